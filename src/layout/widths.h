/* Widths of table columns from what they hold: a pure function. Points, without gutters. */
#ifndef LAYOUT_WIDTHS_H
#define LAYOUT_WIDTHS_H

#include <stdbool.h>
#include <stddef.h>

enum { WIDTHS_BIN = 6, WIDTHS_BINS = 128, WIDTHS_MOST = 64 }; /* points; of a column; columns */

struct widths_column {
	double floor;           /* below this even broken words do not fit */
	double min;             /* widest piece that breaks only inside a word; >= floor */
	double max;             /* on one line; >= min */
	double fixed;           /* > 0: as the template says */
	double share;           /* > 0: of what is left over */
	const unsigned *cells;  /* WIDTHS_BINS numbers of cells: as wide as 0 to 6 points on one line, 6 to 12, ...; or NULL */
};

/* Fills widths[count] so that they sum to at most `room`, and to just that when some column may stretch: all at their most and
 * the rest shared out; else what keeps the most cells on the fewest lines, the widest column giving way where that is the same; else below their least, down to the floors.
 * False when even the floors do not fit: then all are squeezed in proportion. */
bool widths_solve(const struct widths_column *columns, size_t count, double room, double *widths);

void widths_count(unsigned *cells, double width); /* one more cell of that width */
double widths_least(const struct widths_column *columns, size_t count); /* sum of the floors */

#endif
