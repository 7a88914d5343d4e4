/* What a row of a page looks like, by itself and by its neighbours. Nothing is claimed or built here. */
#ifndef FAMILY_GENERIC_SHAPE_H
#define FAMILY_GENERIC_SHAPE_H

#include "read/columns.h"
#include "read/lines.h"
#include "read/pair.h"

#include <stdbool.h>
#include <stddef.h>

enum { GENERIC_PAIRS = 4, SHAPE_TABLE_ROWS = 2, GENERIC_CELLS = 64 /* of a row; the last takes the rest */ };

bool generic_shape_blank(const struct lines *lines, size_t i);  /* beyond the last line, too */
bool generic_shape_rule(const struct lines *lines, size_t i);   /* dashes, stars and their kin alone */
size_t generic_shape_solid(const struct lines *lines, size_t i); /* the first line from i on that is not blank; lines->count for none */

/* "Label: value", several of them set apart by two blanks or a tab; "Label<tab>value"; "key = value"; "Label ..... value". The labels are
 * without what joins them to their values. The number of pairs; 0: the row is no such thing. */
size_t generic_shape_pairs(const struct lines *lines, size_t i, struct pair pairs[static GENERIC_PAIRS]);

/* A table from line i on: rows of tabs, or of columns under heads or over a rule. */
struct generic_shape_table {
	size_t end;             /* the line behind it */
	size_t rule;            /* the line of its rule; `end` when it has none */
	enum generic_shape_parts {
		SHAPE_COLUMNS,  /* its cells stand in `columns` */
		SHAPE_EACH_TAB, /* between tabs, one for each: there may be empty ones */
		SHAPE_TAB_RUNS, /* between runs of tabs, as many in each row */
	} parts;
	struct columns columns;
};
bool generic_shape_table(const struct lines *lines, size_t i, struct generic_shape_table *table);

/* A line that heads what follows; *underlined: the next line is a rule that belongs to it. */
bool generic_shape_heading(const struct lines *lines, size_t i, bool *underlined);

/* Longer than so many characters. */
bool generic_shape_longer(struct slice text, size_t most);

#endif
