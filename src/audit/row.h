/* One application of a rule to one row: what was found, what was expected, where it stands, and the verdict. Internal to audit/. */
#ifndef AUDIT_ROW_H
#define AUDIT_ROW_H

#include "audit/rules.h"
#include "audit/verdict.h"

#include <libxml/tree.h>
#include <stddef.h>

enum row_form { ROW_NUMBER, ROW_TEXT, ROW_DATE }; /* how the language prints a slot */

struct row_slot {            /* a value for the words of the check */
	const char *name, *value;
	enum row_form form;
};

struct row_input {           /* a fact the verdict rests on */
	const char *ref;         /* id of the fact or of what holds it; NULL: none has one */
	const char *at;          /* "41:24"; NULL: unknown */
	const char *text;        /* its line, as far as the result keeps it */
	const char *mark;        /* the piece of the text at fault; NULL or "" for none */
};

struct row {
	const struct rule *rule;
	enum verdict verdict;
	const char *expected, *found, *tolerance, *low, *high; /* decimal text or text; NULL: there is none */
	const char *say[RULE_SAY_COUNT];                        /* messages for the columns; NULL: nothing */
	struct row_slot *slots;
	size_t slot_count, slot_capacity;
	struct row_input *inputs;
	size_t input_count, input_capacity;
};

void row_slot(struct arena *arena, struct row *row, const char *name, const char *value, enum row_form form);
/* The fact that a node is or belongs to; the same fact once. */
void row_input(struct arena *arena, struct row *row, const xmlNode *node, const char *mark);
unsigned row_line(const struct row *row); /* of the first input; 0: unknown */

#endif
