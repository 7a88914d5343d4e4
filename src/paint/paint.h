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

/* All pages into one output of device `kind` ("pdf", "trace"). */
bool paint_document(struct paint_tools tools, const struct pages *pages, const char *kind, struct slice *bytes);

/* One picture as an output of its own ("svg", "png", "pdf", "trace"). scale: pixels a px for png. */
bool paint_picture(struct paint_tools tools, const struct picture *picture, const char *language, const char *kind, double scale, struct slice *bytes);

#endif
