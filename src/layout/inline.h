/* Inline content: what stands in a paragraph, a cell, a title, as spans for the line breaker, and lines of it as items.
 * Page numbers that are not known yet are slots as wide as the widest digits; a line with such slots becomes one late item
 * that inline_expand draws when the pages are finished: the numbers take their own width then, and the line closes up. */
#ifndef LAYOUT_INLINE_H
#define LAYOUT_INLINE_H

#include "layout/strip.h"
#include "text/line.h"

enum inline_kind { INLINE_TEXT, INLINE_FILL, INLINE_SYMBOL, INLINE_PAGE, INLINE_PAGES, INLINE_PAGE_OF };

struct inline_run { /* what a span of the line breaker stands for */
	enum inline_kind kind;
	unsigned node;
	const struct style *style;
	const char *link;       /* target of the enclosing link, or NULL */
	unsigned link_node;
	const char *name;       /* SYMBOL; PAGE_OF: the anchor */
};

struct inline_text {
	const struct style *style; /* the paragraph's: its strut and alignment */
	bool verbatim;          /* stands where its blanks put it: at the left, whatever its script */
	bool late;              /* has slots for page numbers */
	size_t count, capacity;
	struct line_span *spans;
	size_t runs_count, runs_capacity;
	struct inline_run *runs; /* one a span */
};

struct inline_late {
	const struct inline_text *text;
	const struct line *line;
	enum style_align align;
	double up;              /* from the top of the line's box to its baseline */
	bool artifact;
};

struct inline_strut { /* a line's height around its baseline */
	double up, down;
};

/* The inline children of `node` (its own inlines; paragraphs are not entered). */
struct inline_text *inline_collect(struct state *s, const struct doc_node *node);
struct inline_text *inline_new(struct state *s, const struct style *style);
void inline_add_text(struct state *s, struct inline_text *text, const struct style *style, unsigned node, struct slice words);
void inline_add_run(struct state *s, struct inline_text *text, struct inline_run run); /* not TEXT */
void inline_append(struct state *s, struct inline_text *text, const struct inline_text *more);

double inline_min_width(struct state *s, const struct inline_text *text);
double inline_max_width(struct state *s, const struct inline_text *text);
size_t inline_lines(struct state *s, const struct inline_text *text, double width, struct line **lines);
struct inline_strut inline_strut(struct state *s, const struct inline_text *text, const struct line *line);

/* Draws a line whose box begins at (x, y) and is `width` wide; `up` from y to the baseline. */
void inline_draw(struct state *s, struct strip *strip, const struct inline_text *text, const struct line *line,
	struct rect box, double up, enum style_align align);

/* Draws a late item (s->known is set) as final items into `strip`. */
void inline_expand(struct state *s, struct strip *strip, const struct strip_item *item);

const char *inline_number(struct state *s, const struct inline_run *run); /* a page number as text; s->known is set */

struct slice inline_plain(struct state *s, const struct doc_node *node); /* all text below a node, in order */

#endif
