/* Text of scripts that run from right to left or join and reorder letters, cut into stretches of one direction in visual
 * order, by pango. Opened at the first such text. Private to text/. */
#ifndef TEXT_ITEMISE_H
#define TEXT_ITEMISE_H

#include "base/arena.h"
#include "base/slice.h"

#include <fontconfig/fontconfig.h>

#include <stdbool.h>
#include <stddef.h>

struct itemise_item {
	size_t from, to;        /* byte offsets */
	bool right_to_left;
};

struct itemiser;

/* Asks nothing of pango yet. `config` lives as long as the arena. */
struct itemiser *itemise_new(struct arena *arena, FcConfig *config);

enum { ITEMISE_MAX_BYTES = 32 * 1024 }; /* pango's integers wrap round on long texts */

bool itemise_needed(struct slice text); /* valid UTF-8 of bounded length with a character of such a script */
/* Items in visual order, `arena` holds them; the base direction is left to right. */
size_t itemise_text(struct itemiser *itemiser, struct arena *arena, struct slice text, struct itemise_item **items);

#endif
