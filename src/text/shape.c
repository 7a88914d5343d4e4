/* What every shaper shares: cutting a text into the chunks that are shaped and cached on their own, and widths in points;
 * and the fake ruler of the tests, for which every character is half an em wide. The real shaper is text/fonts.c. */
#include "text/shape.h"

#include "base/map.h"
#include "base/utf8.h"
#include "text/itemise.h"

#include <hb.h>

bool shape_blank(unsigned code_point)
{
	switch (code_point) {
	case ' ': case '\t': case '\n': case '\r':
	case 0x1680: case 0x200B: case 0x205F: case 0x3000:
		return true;
	case 0x2007: /* the figure space holds numbers together */
		return false;
	default:
		return code_point >= 0x2002 && code_point <= 0x200A;
	}
}

static bool blank_at(struct slice text, size_t at)
{
	unsigned char c = (unsigned char)text.s[at];
	if (c < 0x80)
		return c == ' ' || (c >= '\t' && c <= '\r' && shape_blank(c));
	return shape_blank(utf8_next(text, &at));
}

static size_t character_end(struct slice text, size_t at)
{
	if ((unsigned char)text.s[at] < 0x80)
		return at + 1;
	utf8_next(text, &at);
	return at;
}

bool shape_mark(unsigned code_point)
{
	if (code_point < 0x300)
		return false;
	switch (hb_unicode_general_category(hb_unicode_funcs_get_default(), code_point)) {
	case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
	case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
	case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
		return true;
	default:
		return code_point == 0x200D || code_point == 0x200C; /* joiners */
	}
}

struct slice shape_next_drawn(struct slice text, size_t *at)
{
	if (*at > 0 || !itemise_needed(text))
		return shape_next(text, at);
	*at = text.n;
	return text;
}

static enum shape_direction direction_of(unsigned code_point)
{
	if (code_point < 0x80)
		return (code_point | 0x20) >= 'a' && (code_point | 0x20) <= 'z' ? SHAPE_LEFT_TO_RIGHT : SHAPE_UNDIRECTED;
	if (code_point == SHAPE_FROM_LEFT || code_point == SHAPE_FROM_RIGHT)
		return code_point == SHAPE_FROM_LEFT ? SHAPE_LEFT_TO_RIGHT : SHAPE_RIGHT_TO_LEFT;
	hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), code_point);
	if (script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN)
		return SHAPE_UNDIRECTED;
	return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? SHAPE_RIGHT_TO_LEFT : SHAPE_LEFT_TO_RIGHT;
}

enum shape_direction shape_direction(struct slice text)
{
	enum shape_direction direction = SHAPE_UNDIRECTED;
	for (size_t at = 0; at < text.n && direction == SHAPE_UNDIRECTED;)
		direction = direction_of(utf8_next(text, &at));
	return direction;
}

bool shape_one_way(struct slice text)
{
	enum shape_direction first = SHAPE_UNDIRECTED, last = SHAPE_UNDIRECTED;
	for (size_t at = 0; at < text.n;) {
		bool begins = at == 0;
		last = direction_of(utf8_next(text, &at));
		first = begins ? last : first;
		if (last != SHAPE_UNDIRECTED && last != first)
			return false;
	}
	return first != SHAPE_UNDIRECTED && last == first;
}

/* The chunk is full: it still takes the marks that belong to its last character. */
static size_t marks_end(struct slice text, size_t at)
{
	for (size_t limit = at + SHAPE_CHUNK_MARKS; at < text.n && at < limit;) {
		size_t next = at;
		if (!shape_mark(utf8_next(text, &next)))
			break;
		at = next;
	}
	return at;
}

struct slice shape_next(struct slice text, size_t *at)
{
	size_t from = *at, end = from;
	if (from >= text.n)
		return (struct slice){0};
	bool blank = blank_at(text, from);
	while (end < text.n && end - from < SHAPE_CHUNK && blank_at(text, end) == blank)
		end = character_end(text, end);
	if (end - from >= SHAPE_CHUNK && !blank)
		end = marks_end(text, end);
	*at = end;
	return slice_sub(text, from, end);
}

double shape_width(struct shaper *shaper, struct shape_font font, struct slice text)
{
	double em = 0;
	unsigned characters = 0;
	for (size_t at = 0; at < text.n;) {
		const struct shape *shape = shaper->shape(shaper, font.face, shape_next(text, &at));
		em += shape->advance;
		characters += shape->characters;
	}
	return em * font.size + (characters ? (characters - 1) * font.tracking : 0);
}

/* The fake ruler */

struct fake {
	struct shaper shaper;
	struct arena *arena;
	struct map *shapes[SHAPE_FACES];
};

static struct shape *fake_new(struct arena *arena, enum shape_face face, struct slice text)
{
	size_t count = utf8_length(text);
	struct shape_glyph *glyphs = arena_array(arena, count ? count : 1, sizeof *glyphs);
	struct shape_run *run = arena_alloc(arena, sizeof *run);
	struct shape *shape = arena_alloc(arena, sizeof *shape);
	for (size_t i = 0, at = 0; i < count; i++) {
		glyphs[i].cluster = (uint32_t)at;
		glyphs[i].id = utf8_next(text, &at);
		glyphs[i].advance = 0.5;
	}
	double advance = 0.5 * (double)count;
	*run = (struct shape_run){.font = face, .count = count, .glyphs = glyphs, .text = text, .advance = advance};
	*shape = (struct shape){.count = count ? 1 : 0, .runs = run, .advance = advance, .characters = (unsigned)count};
	return shape;
}

static const struct shape *fake_shape(struct shaper *shaper, enum shape_face face, struct slice text)
{
	struct fake *fake = (struct fake *)shaper;
	const struct shape *known = map_find(fake->shapes[face], text);
	if (known)
		return known;
	struct slice copy = {arena_copy(fake->arena, text.s, text.n), text.n};
	struct shape *shape = fake_new(fake->arena, face, copy);
	map_add(fake->shapes[face], copy, shape);
	return shape;
}

static struct shape_metrics fake_metrics(struct shaper *shaper, enum shape_face face)
{
	(void)shaper, (void)face;
	return (struct shape_metrics){.ascent = 0.8, .descent = 0.2, .cap_height = 0.7, .x_height = 0.5};
}

struct shaper *shape_fake(struct arena *arena)
{
	struct fake *fake = arena_alloc(arena, sizeof *fake);
	fake->shaper = (struct shaper){.shape = fake_shape, .metrics = fake_metrics};
	fake->arena = arena;
	for (int face = 0; face < SHAPE_FACES; face++)
		fake->shapes[face] = map_new(arena);
	return &fake->shaper;
}
