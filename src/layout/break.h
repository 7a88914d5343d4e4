/* The document's body as one galley, and the galley broken into pages. */
#ifndef LAYOUT_BREAK_H
#define LAYOUT_BREAK_H

#include "layout/place.h"

void break_body(struct state *s, struct galley *galley);

/* Sheets in the scratch arena; NULL (and *count above it) past the limit of pages. At least one. */
struct sheet *break_pages(struct state *s, struct galley *galley, size_t *count);

#endif
