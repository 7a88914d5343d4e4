/* Cutting strips that are taller than a page. */
#ifndef LAYOUT_STRIP_CUT_H
#define LAYOUT_STRIP_CUT_H

#include "layout/strip.h"

/* Appends `strip` (without a set) to the galley: whole, or, when taller than `limit`, cut where no line of text is crossed;
 * the parts may stand on different pages, but no single line at either end. Where columns of the strip have no common gaps, each
 * is cut at its own and goes on at the top of the next part. */
void strip_cut(struct state *s, struct galley *galley, const struct strip *strip, double limit);

#endif
