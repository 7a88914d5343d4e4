/* How a language writes numbers and dates: <forms> of its language file. */
#ifndef STYLE_FORM_H
#define STYLE_FORM_H

#include "base/arena.h"
#include "base/date.h"
#include "base/slice.h"

#include <libxml/tree.h>
#include <stdbool.h>

enum { FORM_MONTHS = 12 };

struct form {
	const char *thousands, *decimal, *minus;
	const char *list;                       /* between values of a list, before a blank */
	int group_from;                         /* digits before the point from which groups of three are made */
	bool capital_nouns;                     /* within a sentence, too */
	const char *months[FORM_MONTHS];
	const char *date, *date_month, *date_year; /* with {day} {month} {year} */
};

/* Reads a checked <forms>; false when months are missing. Strings live in the arena or the document. */
bool form_read(struct arena *arena, struct form *form, const xmlNode *node);

const char *form_number(struct arena *arena, const struct form *form, double value, int decimals);
const char *form_printed(struct arena *arena, const struct form *form, struct slice printed);
const char *form_date(struct arena *arena, const struct form *form, struct date date);

#endif
