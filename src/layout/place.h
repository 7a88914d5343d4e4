/* Placing: galleys onto pages. A frame is the free part of one column of a page; place_galley fills it from where the galley
 * stands and says whether the galley is finished. All keep rules are decided here, looking at most one page ahead. */
#ifndef LAYOUT_PLACE_H
#define LAYOUT_PLACE_H

#include "layout/strip.h"

struct placement {
	const struct strip *strip;
	double x, y;
	bool top;               /* directly below repeated heads: merged cells are drawn */
};

struct sheet { /* one page */
	bool wide;              /* turned to landscape */
	size_t count, capacity;
	struct placement *placements;
};

struct frame {
	struct state *s;
	struct sheet *sheet;
	size_t page;            /* number from 1, for "continued on page" */
	double x, y, bottom;    /* free from y to bottom */
	bool top;               /* nothing stands above in this column: no space before */
	double gap;             /* below repeated heads: space above what follows, at least */
	bool fresh;             /* nothing of this galley stands on the page: something must be placed */
	bool unbound;           /* endless paper: nothing is broken */
};

bool place_galley(struct frame *frame, struct galley *galley);
bool place_set(struct frame *frame, struct strip_set *set); /* false: to be continued on the next page */
double place_set_height(struct state *s, const struct strip_set *set); /* all that is left of it */
double place_set_least(struct state *s, const struct strip_set *set);  /* the least part of it worth beginning with */
void place_strip(struct frame *frame, const struct strip *strip, bool top); /* at the frame's y, which moves below it */

/* End of the chain that begins at `first`: strips that stand on one page by glue of at least `glue`. Of a chain taller than a page,
 * as much as shows that: it is looked at again for every strip that is placed. */
size_t place_chain_end(struct state *s, const struct galley *galley, size_t first, enum strip_glue glue);
/* Its height from `first` to `end`, at most just above `limit`; `top`: no space before, spaces dropped. */
double place_chain_height(struct state *s, const struct galley *galley, size_t first, size_t end, bool top, double limit);

#endif
