/* Cuts a text into segments. Direction comes from pango, and only for texts with a script that needs it; the font of a
 * character is the face's own, else the first fall-back that has it with its marks; the script is that of the letters. */
#include "text/segment.h"

#include "base/utf8.h"
#include "text/itemise.h"

size_t segment_cluster_end(struct slice text, size_t at)
{
	utf8_next(text, &at);
	while (at < text.n && (unsigned char)text.s[at] >= 0x80) {
		size_t next = at;
		unsigned c = utf8_next(text, &next);
		bool variation = c >= 0xFE00 && c <= 0xFE0F;
		if (!variation && !shape_mark(c))
			break;
		at = next;
	}
	return at;
}

static hb_script_t script_at(struct slice text, size_t at)
{
	unsigned char c = (unsigned char)text.s[at];
	if (c < 0x80)
		return (c | 0x20) >= 'a' && (c | 0x20) <= 'z' ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON;
	hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), utf8_next(text, &at));
	return script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? HB_SCRIPT_COMMON : script;
}

static unsigned font_of(struct segments *segments, struct fontset *set, enum shape_face face, struct slice cluster)
{
	if (cluster.n == 1 && (unsigned char)cluster.s[0] < 0x80)
		return face; /* the main fonts have all of ASCII */
	unsigned font = fontset_choose(set, face, cluster);
	if (font != FONTSET_NONE)
		return font;
	segments->missing++;
	return face;
}

static void reverse(struct segment *items, size_t count)
{
	for (size_t i = 0, j = count; i + 1 < j; i++) {
		struct segment swap = items[i];
		items[i] = items[--j];
		items[j] = swap;
	}
}

/* Characters common to all scripts go with the letters before them, leading ones with the letters behind, else Latin. */
static void name_scripts(struct segment *items, size_t count)
{
	hb_script_t script = HB_SCRIPT_LATIN;
	for (size_t i = count; i-- > 0;) {
		if (items[i].script == HB_SCRIPT_COMMON)
			items[i].script = script;
		script = items[i].script;
	}
}

static void add_item(struct segments *segments, struct arena *arena, struct fontset *set, enum shape_face face, struct slice text,
	struct itemise_item item)
{
	size_t first = segments->count;
	struct slice within = slice_sub(text, 0, item.to);
	struct segment *last = NULL;
	for (size_t at = item.from, end; at < item.to; at = end) {
		end = segment_cluster_end(within, at);
		hb_script_t script = script_at(text, at);
		unsigned font = font_of(segments, set, face, slice_sub(text, at, end));
		bool turns = last && script != HB_SCRIPT_COMMON && last->script != HB_SCRIPT_COMMON && script != last->script;
		if (!last || last->font != font || turns) {
			hb_script_t before = last ? last->script : HB_SCRIPT_COMMON;
			last = arena_push(arena, &segments->items, &segments->count, &segments->capacity, sizeof *last);
			*last = (struct segment){.from = at, .font = font, .right_to_left = item.right_to_left,
				.script = script == HB_SCRIPT_COMMON ? before : script};
		} else if (last->script == HB_SCRIPT_COMMON) {
			last->script = script;
		}
		last->to = end;
	}
	name_scripts(segments->items + first, segments->count - first);
	if (item.right_to_left)
		reverse(segments->items + first, segments->count - first);
}

struct segments segment_text(struct arena *arena, struct fontset *set, enum shape_face face, struct slice text)
{
	struct segments segments = {0};
	struct itemise_item whole = {.to = text.n}, *items = &whole;
	size_t count = itemise_needed(text) ? itemise_text(arena, text, &items) : 1;
	for (size_t i = 0; i < count; i++)
		add_item(&segments, arena, set, face, text, items[i]);
	return segments;
}
