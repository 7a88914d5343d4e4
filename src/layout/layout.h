/* Layout: content tree -> pages. Cut by phase: measure, widths, flow, pages. Deterministic, linear, never fails on content:
 * what cannot be placed as asked is placed as well as possible and reported. */
#ifndef LAYOUT_LAYOUT_H
#define LAYOUT_LAYOUT_H

#include "base/arena.h"
#include "base/diag.h"
#include "layout/page.h"
#include "style/message.h"
#include "style/theme.h"
#include "text/shape.h"

struct layout_tools {
	struct arena *arena;    /* the pages and everything in them live here */
	struct diags *diags;
	struct shaper *shaper;
	struct theme *theme;    /* looks of charts, symbols */
};

/* NULL only past the limit of 20,000 pages (reported). */
struct pages *layout_document(struct layout_tools tools, const struct doc *doc);

#endif
