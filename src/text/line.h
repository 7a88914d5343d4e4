/* Line breaking: ours. Spans of styled text in, lines of placed pieces out. Breaks at blanks; inside a long token after
 * . , : = / ; _ and before an opening bracket, never after a leading '-'; at any character only where nothing else fits.
 * NBSP and narrow NBSP never break. Blanks at a line's end hang (are kept in the text, not in the width). */
#ifndef TEXT_LINE_H
#define TEXT_LINE_H

#include "base/arena.h"
#include "base/slice.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

struct line_span {
	struct slice text;      /* sanitised UTF-8; '\n' forces a new line */
	struct shape_font font;
	bool fill;              /* no text: what follows goes to the right margin of the line (at most one a line) */
	double slot;            /* > 0: no text, an empty slot so many points wide, for a number known later (page numbers) */
};

struct line_piece {         /* text of one span on one line */
	size_t span;
	struct slice text;      /* with the blank at a break at its end */
	double x, width;        /* points from the line's left edge; width without trailing blanks on the last piece */
};

struct line {
	size_t count;
	const struct line_piece *pieces;
	double width;           /* right edge of the pieces, from the line's left edge, without trailing blanks; 0 when blank */
	bool forced;            /* ends at '\n' or at the end of the text */
};

struct line_options {
	double width;           /* available, points; > 0 */
	double indent;          /* of the first line and of each line behind a '\n' */
	double hang;            /* of each continued line; of both at most three quarters of the width count */
	bool verbatim;          /* every blank is kept, tabs go to multiples of 8 columns (monospaced) */
};

/* A line may have several pieces of one span: a tab ends a piece. Slots are pieces with an empty text; fills are none.
 * What stands behind a fill and does not fit beside the rest goes to lines of its own, flush right.
 * Never fails; at least one line (an empty one for no text). No piece is wider than its line unless it is one character. */
size_t line_fill(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count,
	struct line_options options, struct line **lines);

double line_min_width(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count); /* widest piece without a preferred break */
double line_max_width(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count); /* on one line (widest forced line) */

#endif
