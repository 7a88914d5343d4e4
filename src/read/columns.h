/* Tables set in fixed columns. The extents come from a rule of dashes ("--------  -----") or from the heads; tabs are expanded to 8.
 * Real rows leave their columns, so cells are found in the row first (runs of text between two or more blanks or a tab) and
 * then given to the column they begin in, two columns of slack to the left. */
#ifndef READ_COLUMNS_H
#define READ_COLUMNS_H

#include "read/lines.h"

#include <stdbool.h>
#include <stddef.h>

enum { COLUMNS_MOST = 16, COLUMNS_SLACK = 2 };

struct columns {
	size_t count;
	size_t from[COLUMNS_MOST]; /* display columns from 0 */
};

/* The columns of a rule: two or more runs of two or more dashes ('-' or '='), nothing else. */
bool columns_rule(struct slice line, struct columns *out);
/* The columns of a line of heads, set apart by two blanks or a tab. False: fewer than two. */
bool columns_heads(const struct lines *lines, struct span row, struct columns *out);

/* The cells of a row, cells[columns->count], trimmed, empty where there is nothing; the number of cells that are filled.
 * Two runs that begin in one column are one cell with the blanks between them ("L3 ca   che"). A cell that runs over the start of
 * the next, empty column is cut there, again with slack, when all that follows is one word with a digit (a part number); the
 * first cell is cut at its first blank behind the first column, when a further cell follows. */
size_t columns_cells(const struct lines *lines, struct span row, const struct columns *columns, struct span *cells);

/* The display column a span begins in. */
size_t columns_begin(const struct lines *lines, struct span span);

#endif
