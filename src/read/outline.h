/* The sections of a page, found by the lines that head them. A family gives a table of heads; the tool walks the lines once. */
#ifndef READ_OUTLINE_H
#define READ_OUTLINE_H

#include "base/arena.h"
#include "read/label.h"
#include "read/lines.h"

#include <stdbool.h>
#include <stddef.h>

enum outline_match {
	OUTLINE_LINE,  /* the whole line is the text */
	OUTLINE_START, /* the line begins with it */
	OUTLINE_NAMED  /* behind it stands one word with a digit or '_' in it: "Hardware hw_1" */
};

struct outline_head {
	int part; /* the family's number of what begins here, not 0 */
	const char *text;
	enum outline_match match;
	bool many; /* may head several sections; others count once */
	/* What the next line that is not blank must begin with, when facts are given: a head is told from free text by it. */
	const struct fact *facts;
	size_t count;
	enum label_end end;
};

struct outline_section {
	int part;                /* 0: what stands in front of the first head */
	struct span head;        /* trimmed; empty when part is 0 */
	struct span name;        /* OUTLINE_NAMED: the word; OUTLINE_START: what stands behind the text; else empty */
	const struct span *rows; /* the lines behind the head, whole */
	size_t count;
};

struct outline {
	struct outline_section *sections; /* at least one: the top */
	size_t count, capacity;
};

const struct outline *outline_read(struct arena *arena, const struct lines *lines, const struct outline_head *heads, size_t count);

/* The last line of a section that is not blank; the head's line when there is none. Counted from 1. */
size_t outline_last_line(const struct lines *lines, const struct outline_section *section);

#endif
