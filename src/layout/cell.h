/* The content of one cell as lines: paragraphs (further ones are sub-lines) or inlines directly. Cells of tables, labels and values
 * of grids. */
#ifndef LAYOUT_CELL_H
#define LAYOUT_CELL_H

#include "layout/inline.h"
#include "layout/strip.h"

struct cell_line {
	const struct inline_text *text;
	const struct line *line;
	struct inline_strut strut;
	double space;           /* above it */
};

struct cell {
	size_t count, capacity;
	struct cell_line *lines;
	double width, height;
	double up;              /* from the top to the first baseline */
	double shift;           /* added to x of a single line: decimal alignment */
	enum style_align align;
};

struct cell_widths {
	double min, max;        /* paddings included */
};

/* The texts of a cell, one a paragraph. */
size_t cell_texts(struct state *s, const struct doc_node *cell, struct inline_text ***texts);
struct cell_widths cell_measure(struct state *s, struct inline_text *const *texts, size_t count, const struct style *style);
struct cell cell_lay(struct state *s, const struct doc_node *cell, double width, enum style_align align);
struct cell cell_lay_texts(struct state *s, struct inline_text *const *texts, size_t count, double width, enum style_align align);
void cell_draw(struct state *s, struct strip *strip, const struct cell *cell, double x, double y, enum strip_when when);

#endif
