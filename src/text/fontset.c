/* Opens font files as HarfBuzz fonts and answers which of them has a character. A fall-back that cannot be opened counts
 * as a font without characters. Nothing here shapes: text/word.c does. */
#include "text/fontset.h"

#include "base/utf8.h"
#include "text/diag.h"

#include <hb-ot.h>

#include <unistd.h>

const struct fontset_file fontset_files[] = {
	[SHAPE_SANS] = {.family = "Noto Sans", .file = "NotoSans-Regular.ttf"},
	[SHAPE_SANS_BOLD] = {.family = "Noto Sans", .file = "NotoSans-Bold.ttf", .bold = true},
	[SHAPE_SANS_ITALIC] = {.family = "Noto Sans", .file = "NotoSans-Italic.ttf", .italic = true},
	[SHAPE_MONO] = {.family = "Noto Sans Mono", .file = "NotoSansMono-Regular.ttf", .mono = true},
	[SHAPE_MONO_BOLD] = {.family = "Noto Sans Mono", .file = "NotoSansMono-Bold.ttf", .bold = true, .mono = true},
	[SHAPE_FACES] = {.family = "Noto Sans Math", .file = "fallback/NotoSansMath-Regular.ttf"},
	{.family = "Noto Sans Symbols2", .file = "fallback/NotoSansSymbols2-Regular.ttf"},
	{.family = "Noto Sans Symbols", .file = "fallback/NotoSansSymbols-Regular.ttf"},
	{.family = "DejaVu Sans", .file = "fallback/DejaVuSans.ttf"},
};

_Static_assert(sizeof(fontset_files) / sizeof(fontset_files[0]) == FONTSET_COUNT, "a file for every font");

static void release_font(void *font)
{
	hb_font_destroy(font);
}

static bool open_font(struct arena *arena, struct fontset_font *font)
{
	hb_blob_t *blob = hb_blob_create_from_file_or_fail(font->path);
	if (!blob)
		return false;
	hb_face_t *face = hb_face_create(blob, 0);
	hb_blob_destroy(blob);
	bool sound = hb_face_get_glyph_count(face) > 0;
	if (sound) {
		int em = (int)hb_face_get_upem(face);
		font->em = em;
		font->font = hb_font_create(face);
		hb_font_set_scale(font->font, em, em);
		hb_font_make_immutable(font->font);
		arena_defer(arena, release_font, font->font);
	}
	hb_face_destroy(face);
	return sound;
}

static double metric(const struct fontset_font *font, hb_ot_metrics_tag_t tag, double otherwise)
{
	hb_position_t position = 0;
	if (!hb_ot_metrics_get_position(font->font, tag, &position) || position <= 0)
		return otherwise;
	return position / font->em;
}

static void read_metrics(struct fontset_font *font)
{
	hb_font_extents_t extents;
	hb_font_get_h_extents(font->font, &extents);
	font->metrics = (struct shape_metrics){
		.ascent = extents.ascender / font->em,
		.descent = -extents.descender / font->em,
		.cap_height = metric(font, HB_OT_METRICS_TAG_CAP_HEIGHT, 0.7),
		.x_height = metric(font, HB_OT_METRICS_TAG_X_HEIGHT, 0.5),
	};
}

/* What monospaced ASCII needs to be set by arithmetic. */
static void read_ascii(struct fontset_font *font)
{
	for (hb_codepoint_t c = FONTSET_ASCII_FIRST; c <= FONTSET_ASCII_LAST; c++)
		hb_font_get_nominal_glyph(font->font, c, &font->ascii[c - FONTSET_ASCII_FIRST]);
	font->ascii_advance = hb_font_get_glyph_h_advance(font->font, font->ascii['0' - FONTSET_ASCII_FIRST]) / font->em;
}

struct fontset *fontset_open(struct arena *arena, struct diags *diags, const char *const *paths)
{
	struct fontset *set = arena_alloc(arena, sizeof *set);
	set->arena = arena;
	for (unsigned i = 0; i < FONTSET_COUNT; i++) {
		struct fontset_font *font = &set->fonts[i];
		font->path = paths[i];
		if (i >= SHAPE_FACES) {
			if (access(paths[i], R_OK) != 0)
				diags_report(diags, &text_diag[TEXT_DIAG_FALLBACK], (struct place){0}, "%s", paths[i]);
			continue;
		}
		if (!open_font(arena, font)) {
			diags_report(diags, &text_diag[TEXT_DIAG_FONT], (struct place){0}, "%s", paths[i]);
			return NULL;
		}
		read_metrics(font);
		if (fontset_files[i].mono)
			read_ascii(font);
	}
	return set;
}

static void open_fallbacks(struct fontset *set)
{
	for (unsigned i = SHAPE_FACES; i < FONTSET_COUNT; i++)
		open_font(set->arena, &set->fonts[i]);
	set->fallbacks_opened = true;
}

unsigned fontset_opened(const struct fontset *set)
{
	return set->fallbacks_opened ? FONTSET_COUNT : SHAPE_FACES;
}

/* Characters that show nothing: any font will do. (Default_Ignorable_Code_Point, DerivedCoreProperties.) */
static bool invisible(unsigned c)
{
	static const struct { unsigned from, to; } ranges[] = {
		{0x00AD, 0x00AD}, {0x034F, 0x034F}, {0x061C, 0x061C}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x180B, 0x180E},
		{0x200B, 0x200F}, {0x202A, 0x202E}, {0x2060, 0x206F}, {0x3164, 0x3164}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
		{0xFFA0, 0xFFA0}, {0xFFF0, 0xFFF8}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
	};
	for (size_t i = 0; i < sizeof(ranges) / sizeof(ranges[0]); i++)
		if (c >= ranges[i].from && c <= ranges[i].to)
			return true;
	return c == '\t' || c == '\n' || c == '\r';
}

static bool spacing(unsigned c) /* HarfBuzz makes these from the blank when a font lacks them */
{
	return c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool fontset_covers(const struct fontset *set, unsigned font, unsigned code_point)
{
	hb_codepoint_t glyph, a, b;
	hb_font_t *hb = set->fonts[font].font;
	if (!hb)
		return false;
	if (hb_font_get_nominal_glyph(hb, code_point, &glyph) || invisible(code_point) || spacing(code_point))
		return true;
	if (code_point == 0x2011) /* the no-break hyphen is drawn as a hyphen */
		return fontset_covers(set, font, 0x2010);
	if (code_point >= 0x2190 && code_point <= 0x2BFF) /* signs struck through by a stroke that letters have elsewhere: rather from another font */
		return false;
	return code_point >= 0xC0 && hb_unicode_decompose(hb_unicode_funcs_get_default(), code_point, &a, &b) &&
		fontset_covers(set, font, a) && (!b || fontset_covers(set, font, b));
}

static bool covers_all(const struct fontset *set, unsigned font, struct slice cluster)
{
	for (size_t at = 0; at < cluster.n;)
		if (!fontset_covers(set, font, utf8_next(cluster, &at)))
			return false;
	return true;
}

unsigned fontset_choose(struct fontset *set, enum shape_face face, struct slice cluster)
{
	if (covers_all(set, face, cluster))
		return face;
	if (!set->fallbacks_opened)
		open_fallbacks(set);
	for (unsigned i = SHAPE_FACES; i < FONTSET_COUNT; i++)
		if (covers_all(set, i, cluster))
			return i;
	size_t at = 0;
	struct slice base = cluster;
	utf8_next(cluster, &at);
	base.n = at;
	return at < cluster.n ? fontset_choose(set, face, base) : FONTSET_NONE;
}
