/* pango_itemize on a context of our own fonts. Only direction and order are taken from it: which font draws a character is
 * decided in text/word.c, the same way for every script. */
#include "text/itemise.h"

#include "base/utf8.h"

#include <hb.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

struct itemiser {
	struct arena *arena;
	FcConfig *config;
	PangoContext *context; /* NULL until needed */
	PangoAttrList *attributes;
};

struct itemiser *itemise_new(struct arena *arena, FcConfig *config)
{
	struct itemiser *itemiser = arena_alloc(arena, sizeof *itemiser);
	itemiser->arena = arena;
	itemiser->config = config;
	return itemiser;
}

/* Scripts whose characters stand one after another as they are stored. */
static bool plain_script(hb_script_t script)
{
	switch (script) {
	case HB_SCRIPT_COMMON: case HB_SCRIPT_INHERITED: case HB_SCRIPT_UNKNOWN: case HB_SCRIPT_LATIN: case HB_SCRIPT_GREEK:
	case HB_SCRIPT_CYRILLIC: case HB_SCRIPT_ARMENIAN: case HB_SCRIPT_GEORGIAN: case HB_SCRIPT_HAN: case HB_SCRIPT_HIRAGANA:
	case HB_SCRIPT_KATAKANA: case HB_SCRIPT_BOPOMOFO: case HB_SCRIPT_HANGUL:
		return true;
	default:
		return false;
	}
}

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
		found = c >= 0x590 && !plain_script(hb_unicode_script(hb_unicode_funcs_get_default(), c));
	}
	return found && utf8_valid(text);
}

static void release_attributes(void *attributes)
{
	pango_attr_list_unref(attributes);
}

static void open_context(struct itemiser *itemiser)
{
	PangoFontMap *map = pango_ft2_font_map_new();
	pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), itemiser->config);
	pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
	arena_defer(itemiser->arena, g_object_unref, map);
	itemiser->context = pango_font_map_create_context(map);
	arena_defer(itemiser->arena, g_object_unref, itemiser->context);
	PangoFontDescription *description = pango_font_description_from_string("Noto Sans 10");
	pango_context_set_font_description(itemiser->context, description);
	pango_font_description_free(description);
	pango_context_set_language(itemiser->context, pango_language_from_string("en"));
	pango_context_set_base_dir(itemiser->context, PANGO_DIRECTION_LTR);
	pango_context_set_round_glyph_positions(itemiser->context, FALSE);
	itemiser->attributes = pango_attr_list_new();
	arena_defer(itemiser->arena, release_attributes, itemiser->attributes);
}

static void free_item(gpointer item)
{
	pango_item_free(item);
}

size_t itemise_text(struct itemiser *itemiser, struct arena *arena, struct slice text, struct itemise_item **items)
{
	if (!itemiser->context)
		open_context(itemiser);
	GList *logical = pango_itemize_with_base_dir(itemiser->context, PANGO_DIRECTION_LTR, text.s, 0, (int)text.n,
		itemiser->attributes, NULL);
	GList *visual = pango_reorder_items(logical);
	size_t count = 0;
	*items = arena_array(arena, g_list_length(visual), sizeof **items);
	for (GList *node = visual; node; node = node->next) {
		const PangoItem *item = node->data;
		struct itemise_item next = {
			.from = (size_t)item->offset,
			.to = (size_t)(item->offset + item->length),
			.right_to_left = item->analysis.level % 2 != 0,
		};
		struct itemise_item *last = count ? &(*items)[count - 1] : NULL;
		/* pango also cuts where the font changes: letters must join over that */
		if (last && !next.right_to_left && !last->right_to_left && last->to == next.from)
			last->to = next.to;
		else if (last && next.right_to_left && last->right_to_left && next.to == last->from)
			last->from = next.from;
		else
			(*items)[count++] = next;
	}
	g_list_free(visual);
	g_list_free_full(logical, free_item);
	return count;
}
