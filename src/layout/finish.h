/* Finish: placements of strips become pages with items, now that all page numbers are known; anchors, outline, headers, footers. */
#ifndef LAYOUT_FINISH_H
#define LAYOUT_FINISH_H

#include "layout/place.h"

/* The name of a node's destination: its own, or one made from its number. Lives with the pages. */
const char *finish_anchor(struct state *s, const struct doc_node *node);

struct pages *finish_pages(struct state *s, const struct sheet *sheets, size_t count);

#endif
