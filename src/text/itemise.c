/* Levels per character from pango, runs of one level, and rule L2 of UAX 9 to put them in visual order. No pango context or
 * font map is made: which font draws a character is decided in text/segment.c, the same way for every script. */
#include "text/itemise.h"

#include "base/utf8.h"
#include "text/shape.h"

#include <hb.h>
#include <pango/pango.h>

bool itemise_needed(struct slice text)
{
	if (text.n > ITEMISE_MAX_BYTES)
		return false;
	bool found = false;
	for (size_t at = 0; at < text.n && !found;) {
		if ((unsigned char)text.s[at] < 0x80) {
			at++;
			continue;
		}
		unsigned c = utf8_next(text, &at);
		found = c == SHAPE_FROM_RIGHT || (c >= 0x590 &&
			hb_script_get_horizontal_direction(hb_unicode_script(hb_unicode_funcs_get_default(), c)) == HB_DIRECTION_RTL);
	}
	return found && utf8_valid(text);
}

static void reverse(struct itemise_item *items, size_t count)
{
	for (size_t i = 0, j = count; i + 1 < j; i++) {
		struct itemise_item swap = items[i];
		items[i] = items[--j];
		items[j] = swap;
	}
}

/* L2: from the highest level down to 1, every stretch of at least that level is reversed. */
static void reorder(struct itemise_item *items, const unsigned char *levels, size_t count)
{
	unsigned highest = 0;
	for (size_t i = 0; i < count; i++)
		highest = levels[i] > highest ? levels[i] : highest;
	/* stretches keep their places while they turn round, so the logical levels still tell where they are */
	for (unsigned level = highest; level > 0; level--)
		for (size_t from = 0, to; from < count; from = to + 1) {
			for (to = from; to < count && levels[to] >= level; to++)
				;
			reverse(items + from, to - from);
		}
}

size_t itemise_text(struct arena *arena, struct slice text, struct itemise_item **items)
{
	PangoDirection base = shape_direction(text) == SHAPE_RIGHT_TO_LEFT ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR;
	guint8 *level = pango_log2vis_get_embedding_levels(text.s, (int)text.n, &base);
	size_t count = 0, capacity = 0, levels_count = 0, levels_capacity = 0, character = 0;
	unsigned char *levels = NULL;
	*items = NULL;
	for (size_t at = 0; at < text.n; character++) {
		if (character == 0 || level[character] != level[character - 1]) {
			struct itemise_item *item = arena_push(arena, items, &count, &capacity, sizeof *item);
			*item = (struct itemise_item){.from = at, .right_to_left = level[character] % 2 != 0};
			*(unsigned char *)arena_push(arena, &levels, &levels_count, &levels_capacity, sizeof *levels) = level[character];
		}
		utf8_next(text, &at);
		(*items)[count - 1].to = at;
	}
	g_free(level);
	reorder(*items, levels, count);
	return count;
}
