/* Flow: blocks of content as strips of a galley, one below the other. Collapses spaces, draws rules and paddings, and says with
 * glue where no page may end: below a heading, inside what is kept together, near the ends of a paragraph. */
#ifndef LAYOUT_FLOW_H
#define LAYOUT_FLOW_H

#include "layout/inline.h"
#include "layout/strip.h"

struct flow {
	struct state *s;
	struct galley *galley;
	double x, width;        /* of what comes next, within the galley */
	double space;           /* asked for above the next strip, collapsed */
	enum strip_glue glue;   /* of the next strip */
	bool new_page;          /* the next strip begins a page */
	bool turns;             /* the document's body on upright pages: a wide table may turn its pages to landscape */
	bool ahead;             /* pages turned for the heads above a section that turns them */
	double lead;            /* height glued above the galley's first strip: a heading above columns */
	const struct strip_region *region;
	size_t marks, marks_capacity;
	const struct doc_node **mark; /* of the next strip */
};

struct flow flow_new(struct state *s, struct galley *galley, double width);
void flow_blocks(struct flow *f, const struct doc_node *parent); /* its children that are blocks, inlines among them as a paragraph */
void flow_block(struct flow *f, const struct doc_node *node);
void flow_end(struct flow *f); /* what is still pending gets an empty strip */

/* The next strip, with all that is pending given to it. Valid until the next is asked for. */
struct strip *flow_strip(struct flow *f, double height);
void flow_append(struct flow *f, struct strip *strip); /* a drawn strip as the next one; cut when taller than flow_room */
double flow_room(const struct flow *f); /* height that the next strip may have on a page with all that is glued above it, or with repeated heads */
void flow_space(struct flow *f, double space);
void flow_mark(struct flow *f, const struct doc_node *node);
void flow_mark_inside(struct flow *f, const struct doc_node *node); /* all anchors below a node that is drawn as one: a row, a field, a paragraph */

/* From the next strip on, below a head that is repeated on each further page, until f->region is what it was. */
struct strip_region *flow_region(struct flow *f, struct galley *repeat);

struct flow_box { /* what flow_open changed, for flow_close */
	double x, width;
	size_t first;
};

/* Space, rule and upper padding of a box; what follows is laid out inside it until flow_close. */
struct flow_box flow_open(struct flow *f, const struct style *style);
void flow_close(struct flow *f, const struct style *style, struct flow_box box, const struct doc_node *node);

/* What follows stands on pages turned to landscape, or on upright ones again; the measure grows and shrinks with them. */
void flow_turn(struct flow *f, bool wide);

/* Lines of a text as strips, with widows and orphans of 2. */
void flow_lines(struct flow *f, const struct inline_text *text, enum style_align align);

/* The galley as one strip of its natural height: nothing in it is on a page yet. */
struct strip flow_compose(struct state *s, struct galley *galley);

#endif
