/* Tables: shared by its phases (table_measure.c, table_row.c, table.c). Columns are those of the content; `shown` says where each
 * stands when a table too wide for the page is cut into groups of columns. */
#ifndef LAYOUT_TABLE_H
#define LAYOUT_TABLE_H

#include "layout/cell.h"
#include "layout/flow.h"
#include "layout/widths.h"

enum { TABLE_COLUMNS = WIDTHS_MOST };

struct table_column {
	struct doc_table_column spec;
	struct widths_column widths;
	unsigned *cells;        /* what widths.cells counts */
	double left, right;     /* widest parts of numbers around the separator */
	double hang;            /* room for marks right of the digits, 0 when the column has none */
	bool shown;             /* in the group of columns laid out now */
	double x, width;
};

struct table {
	struct state *s;
	const struct doc_node *node;
	size_t count;
	struct table_column columns[TABLE_COLUMNS];
	double width;
	size_t from;            /* first column of the group laid out now; cells before it are repeated: artifacts */
};

struct table *table_measured(struct state *s, const struct doc_node *node); /* measured once, however often asked for in a row */

/* table_fit.c: which columns stand side by side. The groups are as few as fit `table->width`, and of about equal width. */
double table_group_width(const struct table *table);
size_t table_group_end(const struct table *table, size_t from, double width); /* of the group that begins at `from`: at least one column */
bool table_wants_turn(struct flow *f, const struct doc_node *node); /* in landscape there were fewer groups */

/* A row's strip, rule and paddings included. `above`: the row before it in its group, for merged cells, or NULL. */
struct strip table_row(struct table *table, struct flow *f, const struct doc_node *row, const struct doc_node *above);

#endif
