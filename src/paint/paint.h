/* Paint: pages and pictures to a device. Decides nothing about positions. */
#ifndef PAINT_PAINT_H
#define PAINT_PAINT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "chart/mark.h"
#include "layout/page.h"
#include "style/theme.h"
#include "text/fonts.h"

#include <stdbool.h>

struct paint_tools {
	struct arena *arena;
	struct diags *diags;
	struct fonts *fonts;
	const struct theme *theme;
};

/* An output of one document, or of several: all that must be known before its first page. */
struct paint_whole {
	const struct doc *doc;  /* whose title, author, language and date it takes */
	size_t pages;
	size_t anchors;
	const struct page_anchor *anchor; /* page from 0 in the output */
	size_t outlines;
	const struct page_outline *outline;
};

struct painter;

/* Opens an output of device `kind` ("pdf", "trace"); it lives in tools.arena, what `whole` points to must live until the close.
 * NULL: reported. */
struct painter *paint_open(struct paint_tools tools, const struct paint_whole *whole, const char *kind);
void paint_pages(struct painter *painter, struct paint_tools tools, const struct pages *pages); /* may be freed afterwards, with tools.arena */
bool paint_close(struct painter *painter, struct slice *bytes); /* the bytes live in the arena of paint_open */

/* All of that for one document. */
bool paint_document(struct paint_tools tools, const struct pages *pages, const char *kind, struct slice *bytes);

/* One picture as an output of its own ("svg", "png", "pdf", "trace"). scale: pixels a px for png. */
bool paint_picture(struct paint_tools tools, const struct picture *picture, const char *language, const char *kind, double scale, struct slice *bytes);

#endif
