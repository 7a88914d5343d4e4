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

/* Where a document stands in an output of several: the front and the chapters of a booklet. What follows it was laid out before. */
struct layout_whole {
	size_t before;          /* pages */
	size_t following;       /* pages */
	size_t anchors;         /* destinations on the following pages; their page counts from the first of these, from 0 */
	const struct page_anchor *anchor;
	size_t outlines;        /* sections on the following pages, for the contents */
	const struct page_outline *outline;
};

struct layout_tools {
	struct arena *arena;    /* the pages and everything in them live here */
	struct diags *diags;
	struct shaper *shaper;
	struct theme *theme;    /* looks of charts, symbols */
	const struct layout_whole *whole; /* NULL: the document is all of the output */
};

/* NULL only past the limit of 20,000 pages (reported). */
struct pages *layout_document(struct layout_tools tools, const struct doc *doc);

#endif
