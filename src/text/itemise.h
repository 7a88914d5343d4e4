/* Text with scripts that run from right to left, cut into items of one direction in visual order (Unicode's bidirectional
 * algorithm by pango). Private to text/. */
#ifndef TEXT_ITEMISE_H
#define TEXT_ITEMISE_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

struct itemise_item {
	size_t from, to;        /* byte offsets */
	bool right_to_left;
};

enum { ITEMISE_MAX_BYTES = 32 * 1024 }; /* pango's integers wrap round on long texts; longer ones run from left to right */

bool itemise_needed(struct slice text); /* valid UTF-8 of bounded length that holds a letter of such a script */
/* Items in visual order, `arena` holds them; the base direction is that of the first letter. The text is one that needs it. */
size_t itemise_text(struct arena *arena, struct slice text, struct itemise_item **items);

#endif
