/* Shapes a text: text/segment.h cuts it, HarfBuzz shapes each segment. Direction, script and language are always given, so
 * nothing depends on the locale or on what was shaped before. Monospaced ASCII is set by arithmetic. */
#include "text/word.h"

#include "text/segment.h"

#include <string.h>

struct word_shaper {
	struct fontset *set;
	hb_buffer_t *buffer;    /* reused */
	hb_language_t language;
	struct arena *scratch;  /* of one text */
};

static void release_buffer(void *buffer)
{
	hb_buffer_destroy(buffer);
}

static void release_arena(void *arena)
{
	arena_drop(arena);
}

struct word_shaper *word_new(struct arena *arena, struct fontset *set)
{
	struct word_shaper *words = arena_alloc(arena, sizeof *words);
	*words = (struct word_shaper){
		.set = set,
		.buffer = hb_buffer_create(),
		.language = hb_language_from_string("en", -1),
		.scratch = arena_new(),
	};
	arena_defer(arena, release_buffer, words->buffer);
	arena_defer(arena, release_arena, words->scratch);
	return words;
}

/* Monospaced ASCII */

static bool is_arithmetic(enum shape_face face, struct slice text)
{
	if (!fontset_files[face].mono)
		return false;
	for (size_t i = 0; i < text.n; i++) {
		unsigned char c = (unsigned char)text.s[i];
		if ((c < FONTSET_ASCII_FIRST || c > FONTSET_ASCII_LAST) && c != '\t')
			return false;
	}
	return true;
}

static void shape_by_arithmetic(const struct fontset_font *font, struct arena *arena, enum shape_face face, struct slice text,
	struct shape *shape)
{
	struct shape_glyph *glyphs = arena_array(arena, text.n, sizeof *glyphs);
	struct shape_run *run = arena_alloc(arena, sizeof *run);
	for (size_t i = 0; i < text.n; i++) {
		char c = text.s[i] == '\t' ? ' ' : text.s[i];
		glyphs[i] = (struct shape_glyph){
			.id = font->ascii[c - FONTSET_ASCII_FIRST],
			.cluster = (uint32_t)i,
			.advance = font->ascii_advance,
		};
	}
	double advance = font->ascii_advance * (double)text.n;
	*run = (struct shape_run){.font = face, .count = text.n, .glyphs = glyphs, .text = text, .advance = advance};
	*shape = (struct shape){.count = 1, .runs = run, .advance = advance, .characters = (unsigned)text.n};
}

/* HarfBuzz */

/* No ligatures: readers of the structure tree lose their letters, and code must show each character. */
static const hb_feature_t features[] = {
	{HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
	{HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
	{HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}, /* of monospaced fonts only */
};

enum { FEATURES_PROPORTIONAL = 2, FEATURES_MONO = 3 };

static void copy_glyphs(hb_buffer_t *buffer, double em, struct arena *arena, size_t from, struct shape_run *run)
{
	unsigned count = 0;
	const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
	const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
	struct shape_glyph *glyphs = arena_array(arena, count ? count : 1, sizeof *glyphs);
	hb_position_t advance = 0;
	for (unsigned i = 0; i < count; i++) {
		glyphs[i] = (struct shape_glyph){
			.id = infos[i].codepoint,
			.cluster = infos[i].cluster - (uint32_t)from,
			.x = positions[i].x_offset / em,
			.y = positions[i].y_offset / em,
			.advance = positions[i].x_advance / em,
		};
		advance += positions[i].x_advance;
	}
	run->count = count;
	run->glyphs = glyphs;
	run->advance = advance / em;
}

static void shape_segment(struct word_shaper *words, struct arena *arena, struct slice drawn, const struct segment *segment,
	bool mono, struct shape_run *run)
{
	const struct fontset_font *font = &words->set->fonts[segment->font];
	hb_buffer_t *buffer = words->buffer;
	hb_buffer_reset(buffer);
	hb_buffer_add_utf8(buffer, drawn.s, (int)drawn.n, (unsigned)segment->from, (int)(segment->to - segment->from));
	hb_buffer_set_direction(buffer, segment->right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
	hb_buffer_set_script(buffer, segment->script);
	hb_buffer_set_language(buffer, words->language);
	hb_shape(font->font, buffer, features, mono ? FEATURES_MONO : FEATURES_PROPORTIONAL);
	run->font = segment->font;
	copy_glyphs(buffer, font->em, arena, segment->from, run);
}

static unsigned count_clusters(const struct shape_run *run)
{
	unsigned count = 0;
	for (size_t i = 0; i < run->count; i++)
		count += i == 0 || run->glyphs[i].cluster != run->glyphs[i - 1].cluster;
	return count;
}

/* Tabs and line ends are drawn as blanks. */
static struct slice without_controls(struct arena *scratch, struct slice text)
{
	char *copy = NULL;
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == '\t' || text.s[i] == '\n' || text.s[i] == '\r') {
			copy = copy ? copy : arena_copy(scratch, text.s, text.n);
			copy[i] = ' ';
		}
	return copy ? (struct slice){copy, text.n} : text;
}

void word_shape(struct word_shaper *words, struct arena *arena, enum shape_face face, struct slice text, struct shape *shape)
{
	if (is_arithmetic(face, text)) {
		shape_by_arithmetic(&words->set->fonts[face], arena, face, text, shape);
		return;
	}
	arena_reset(words->scratch);
	struct slice drawn = without_controls(words->scratch, text);
	struct segments segments = segment_text(words->scratch, words->set, face, drawn);
	struct shape_run *runs = arena_array(arena, segments.count, sizeof *runs);
	*shape = (struct shape){.count = segments.count, .runs = runs, .missing = segments.missing};
	for (size_t i = 0; i < segments.count; i++) {
		const struct segment *segment = &segments.items[i];
		shape_segment(words, arena, drawn, segment, fontset_files[face].mono, &runs[i]);
		runs[i].text = slice_sub(text, segment->from, segment->to);
		shape->advance += runs[i].advance;
		shape->characters += count_clusters(&runs[i]);
	}
}
