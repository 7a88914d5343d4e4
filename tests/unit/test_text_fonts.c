/* The real fonts: opening, self-check, shaping, fall-backs, missing characters; the same under any user set-up. */
#include "base/buf.h"
#include "base/file.h"
#include "text/fonts.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct arena *arena;
static struct diags *diags;
static struct fonts *fonts;
static struct shaper *shaper;

static const char *folder(void)
{
	char here[4096];
	ck_assert_ptr_nonnull(getcwd(here, sizeof here));
	return arena_printf(arena, "%s/fonts", here);
}

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
	fonts = fonts_open(arena, diags, folder());
	ck_assert_ptr_nonnull(fonts);
	shaper = fonts_shaper(fonts);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct shape *shape(enum shape_face face, const char *text)
{
	return shaper->shape(shaper, face, slice_of(text));
}

static double width(enum shape_face face, double size, const char *text)
{
	return shape_width(shaper, (struct shape_font){face, size, 0}, slice_of(text));
}

START_TEST(the_main_set_opens_without_a_word)
{
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert_uint_eq(fonts_count(fonts), SHAPE_FACES);
	static const struct { const char *family, *file; bool bold, italic, mono; } faces[SHAPE_FACES] = {
		[SHAPE_SANS] = {"Noto Sans", "/NotoSans-Regular.ttf", false, false, false},
		[SHAPE_SANS_BOLD] = {"Noto Sans", "/NotoSans-Bold.ttf", true, false, false},
		[SHAPE_SANS_ITALIC] = {"Noto Sans", "/NotoSans-Italic.ttf", false, true, false},
		[SHAPE_MONO] = {"Noto Sans Mono", "/NotoSansMono-Regular.ttf", false, false, true},
		[SHAPE_MONO_BOLD] = {"Noto Sans Mono", "/NotoSansMono-Bold.ttf", true, false, true},
	};
	for (unsigned i = 0; i < SHAPE_FACES; i++) {
		ck_assert_str_eq(fonts_family(fonts, i), faces[i].family);
		ck_assert_str_eq(strrchr(fonts_file(fonts, i), '/'), faces[i].file);
		ck_assert_int_eq(fonts_bold(fonts, i), faces[i].bold);
		ck_assert_int_eq(fonts_italic(fonts, i), faces[i].italic);
		ck_assert_int_eq(fonts_mono(fonts, i), faces[i].mono);
	}
}
END_TEST

START_TEST(a_folder_without_fonts_is_a_system_error)
{
	struct diags *errors = diags_new(arena);
	ck_assert_ptr_null(fonts_open(arena, errors, arena_printf(arena, "%s/fallback", folder())));
	ck_assert_uint_eq(diags_count(errors), 1);
	ck_assert_str_eq(diags_at(errors, 0)->kind->tag, "text-font-config");
	ck_assert_int_eq(diags_exit(errors, false), 3);
}
END_TEST

/* A folder of links to the real files, with some of them exchanged. */
static const char *other_folder(const char *const *links)
{
	char *made = arena_string(arena, "build-fonts-XXXXXX");
	char here[4096];
	ck_assert_ptr_nonnull(getcwd(here, sizeof here));
	made = arena_printf(arena, "%s/%s", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp", made);
	ck_assert_ptr_nonnull(mkdtemp(made));
	ck_assert_int_eq(symlink(arena_printf(arena, "%s/fonts.conf", folder()), arena_printf(arena, "%s/fonts.conf", made)), 0);
	for (; *links; links += 2)
		ck_assert_int_eq(symlink(arena_printf(arena, "%s/%s", folder(), links[1]), arena_printf(arena, "%s/%s", made, links[0])), 0);
	return made;
}

static void remove_folder(const char *path, const char *const *links)
{
	for (; *links; links += 2)
		unlink(arena_printf(arena, "%s/%s", path, links[0]));
	unlink(arena_printf(arena, "%s/fonts.conf", path));
	ck_assert_int_eq(rmdir(path), 0);
}

START_TEST(a_missing_font_is_named)
{
	static const char *const links[] = {"NotoSans-Regular.ttf", "NotoSans-Regular.ttf", NULL};
	const char *path = other_folder(links);
	struct diags *errors = diags_new(arena);
	ck_assert_ptr_null(fonts_open(arena, errors, path));
	ck_assert_str_eq(diags_at(errors, 0)->kind->tag, "text-font-file");
	ck_assert_ptr_nonnull(strstr(diags_at(errors, 0)->detail, "NotoSans-Bold.ttf"));
	remove_folder(path, links);
}
END_TEST

START_TEST(a_family_that_resolves_to_another_is_refused)
{
	static const char *const links[] = {
		"NotoSans-Regular.ttf", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Regular.ttf",
		"NotoSans-Italic.ttf", "NotoSans-Italic.ttf", "NotoSansMono-Regular.ttf", "fallback/DejaVuSans.ttf",
		"NotoSansMono-Bold.ttf", "NotoSansMono-Bold.ttf", NULL,
	};
	const char *path = other_folder(links);
	struct diags *errors = diags_new(arena);
	ck_assert_ptr_null(fonts_open(arena, errors, path));
	ck_assert_str_eq(diags_at(errors, 0)->kind->tag, "text-font-resolve");
	remove_folder(path, links);
}
END_TEST

START_TEST(missing_fall_backs_warn_and_the_rest_works)
{
	static const char *const links[] = {
		"NotoSans-Regular.ttf", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Bold.ttf",
		"NotoSans-Italic.ttf", "NotoSans-Italic.ttf", "NotoSansMono-Regular.ttf", "NotoSansMono-Regular.ttf",
		"NotoSansMono-Bold.ttf", "NotoSansMono-Bold.ttf", NULL,
	};
	const char *path = other_folder(links);
	struct diags *warnings = diags_new(arena);
	struct fonts *bare = fonts_open(arena, warnings, path);
	ck_assert_ptr_nonnull(bare);
	ck_assert_uint_eq(diags_count(warnings), 4);
	ck_assert_int_eq(diags_exit(warnings, false), 0);
	struct shaper *s = fonts_shaper(bare);
	ck_assert_uint_eq(s->shape(s, SHAPE_SANS, slice_of("x≤3"))->missing, 1);
	ck_assert_str_eq(fonts_missing(arena, bare), "U+2264");
	remove_folder(path, links);
}
END_TEST

START_TEST(the_manifest_names_every_font_file)
{
	struct slice manifest;
	ck_assert(file_read(arena, diags, "fonts/manifest", 1 << 16, &manifest));
	shape(SHAPE_SANS, "≤"); /* opens the fall-backs */
	for (unsigned i = 0; i < fonts_count(fonts); i++) {
		const char *name = strrchr(fonts_file(fonts, i), '/');
		ck_assert_msg(slice_find(manifest, 0, slice_of(name)) < manifest.n, "%s", name);
	}
}
END_TEST

static bool same(const struct shape *a, const struct shape *b)
{
	bool equal = a->count == b->count && a->advance == b->advance && a->missing == b->missing && a->characters == b->characters;
	for (size_t i = 0; equal && i < a->count; i++) {
		const struct shape_run *x = &a->runs[i], *y = &b->runs[i];
		equal = x->font == y->font && x->count == y->count && x->advance == y->advance && slice_equal(x->text, y->text) &&
			memcmp(x->glyphs, y->glyphs, x->count * sizeof *x->glyphs) == 0;
	}
	return equal;
}

static const char *const texts[] = {
	"AVATAR", "To", "5,185.45", "office", "fi", "-Xmx2048m", "JOPS@Standard", "ÄÖÜ", "e\xCC\x81", "ΑΩ", "Привет", "x≤3", "→",
	"100\xC2\xA0ms", "שלום", "abc שלום עולם def", "مرحبا", "two words", "नमस्ते", "a\xCC\x88\xCC\x81\xCC\x82", " ", "\t", "漢字", "",
};

START_TEST(cached_and_fresh_shapes_are_equal)
{
	struct fonts *fresh = fonts_open(arena, diags, folder());
	struct shaper *other = fonts_shaper(fresh);
	for (size_t face = 0; face < SHAPE_FACES; face++)
		for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
			shape((enum shape_face)face, texts[i]);
			const struct shape *again = shape((enum shape_face)face, texts[i]);
			ck_assert_msg(same(again, other->shape(other, (enum shape_face)face, slice_of(texts[i]))), "%s", texts[i]);
		}
	for (size_t i = sizeof texts / sizeof *texts; i-- > 0;)
		ck_assert(same(shape(SHAPE_SANS, texts[i]), other->shape(other, SHAPE_SANS, slice_of(texts[i]))));
}
END_TEST

START_TEST(runs_add_up_and_cover_the_text)
{
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		const struct shape *s = shape(SHAPE_SANS, texts[i]);
		double sum = 0;
		size_t bytes = 0;
		for (size_t r = 0; r < s->count; r++) {
			double glyphs = 0;
			for (size_t g = 0; g < s->runs[r].count; g++) {
				glyphs += s->runs[r].glyphs[g].advance;
				ck_assert_uint_lt(s->runs[r].glyphs[g].cluster, s->runs[r].text.n);
			}
			ck_assert_double_eq_tol(glyphs, s->runs[r].advance, 1e-9);
			sum += s->runs[r].advance;
			bytes += s->runs[r].text.n;
			ck_assert_uint_lt(s->runs[r].font, fonts_count(fonts));
		}
		ck_assert_double_eq_tol(sum, s->advance, 1e-9);
		ck_assert_uint_eq(bytes, strlen(texts[i]));
	}
}
END_TEST

START_TEST(a_text_is_as_wide_as_its_words)
{
	const char *text = "AV Te 12.5 office, To  V.";
	double sum = 0;
	struct slice all = slice_of(text);
	for (size_t at = 0; at < all.n;)
		sum += shaper->shape(shaper, SHAPE_SANS, shape_next(all, &at))->advance;
	ck_assert_double_eq(shape(SHAPE_SANS, text)->advance, sum);
	ck_assert_double_eq_tol(width(SHAPE_SANS, 9, text), 9 * sum, 1e-9);
}
END_TEST

START_TEST(widths_scale_with_the_size)
{
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		ck_assert_double_eq_tol(width(SHAPE_SANS, 28.8, texts[i]), 32 * width(SHAPE_SANS, 0.9, texts[i]), 1e-9);
	ck_assert_double_gt(width(SHAPE_SANS_BOLD, 10, "Total"), width(SHAPE_SANS, 10, "Total"));
}
END_TEST

START_TEST(tracking_goes_between_characters)
{
	struct shape_font tracked = {SHAPE_SANS, 10, 1.5};
	ck_assert_double_eq_tol(shape_width(shaper, tracked, SLICE("ABC D")), width(SHAPE_SANS, 10, "ABC D") + 4 * 1.5, 1e-9);
	ck_assert_double_eq_tol(shape_width(shaper, tracked, SLICE("e\xCC\x81")), width(SHAPE_SANS, 10, "e\xCC\x81"), 1e-9);
	ck_assert_double_eq(shape_width(shaper, tracked, SLICE("")), 0);
}
END_TEST

START_TEST(digits_are_tabular)
{
	for (size_t face = 0; face < SHAPE_FACES; face++)
		for (char c = '1'; c <= '9'; c++) {
			char pair[3] = {c, '7', '\0'};
			ck_assert_double_eq(shape((enum shape_face)face, pair)->advance, shape((enum shape_face)face, "00")->advance);
		}
}
END_TEST

START_TEST(code_and_prose_have_no_ligatures)
{
	static const char *const samples[] = {"fi", "ffl", "--", "->", "!=", "==", "www"};
	for (size_t face = 0; face < SHAPE_FACES; face++)
		for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
			const struct shape *s = shape((enum shape_face)face, samples[i]);
			ck_assert_uint_eq(s->count, 1);
			ck_assert_uint_eq(s->runs[0].count, strlen(samples[i]));
			ck_assert_uint_eq(s->characters, strlen(samples[i]));
		}
}
END_TEST

/* With a character that is not ASCII in front, HarfBuzz shapes the rest. */
START_TEST(monospaced_ascii_by_arithmetic_is_what_harfbuzz_does)
{
	char ascii[2 + 0x7E - 0x20 + 1] = "\xC3\xA9";
	for (int c = 0x20; c <= 0x7E; c++)
		ascii[2 + c - 0x21 + (c == 0x20)] = (char)c; /* the blank is its own chunk: '!' takes its place */
	for (enum shape_face face = SHAPE_MONO; face <= SHAPE_MONO_BOLD; face++) {
		struct slice rest = {ascii + 2, 0x7E - 0x20};
		const struct shape *whole = shaper->shape(shaper, face, (struct slice){ascii, rest.n + 2});
		const struct shape *part = shaper->shape(shaper, face, rest);
		ck_assert_uint_eq(whole->runs[0].count, part->runs[0].count + 1);
		for (size_t i = 0; i < part->runs[0].count; i++) {
			ck_assert_uint_eq(part->runs[0].glyphs[i].id, whole->runs[0].glyphs[i + 1].id);
			ck_assert_double_eq(part->runs[0].glyphs[i].advance, whole->runs[0].glyphs[i + 1].advance);
			ck_assert_uint_ne(part->runs[0].glyphs[i].id, 0);
		}
		ck_assert_double_eq(shape(face, " ")->advance, shape(face, "M")->advance);
		ck_assert_double_eq(shape(face, "\t")->advance, shape(face, "M")->advance);
	}
}
END_TEST

static const struct { const char *text; unsigned run, font; const char *family; } fallbacks[] = {
	{"≤", 0, SHAPE_FACES, "Noto Sans Math"}, {"≥", 0, SHAPE_FACES, "Noto Sans Math"}, {"→", 0, SHAPE_FACES, "Noto Sans Math"},
	{"p90≤2.00", 1, SHAPE_FACES, "Noto Sans Math"}, {"✓", 0, SHAPE_FACES + 1, "Noto Sans Symbols2"},
	{"█", 0, SHAPE_FACES + 3, "DejaVu Sans"}, {"שלום", 0, SHAPE_FACES + 3, "DejaVu Sans"}, {"µs", 0, SHAPE_SANS, "Noto Sans"},
};

START_TEST(symbols_come_from_the_fall_back_set)
{
	ck_assert_uint_eq(fonts_count(fonts), SHAPE_FACES);
	const struct shape *s = shape(SHAPE_SANS, fallbacks[_i].text);
	ck_assert_uint_gt(s->count, fallbacks[_i].run);
	const struct shape_run *run = &s->runs[fallbacks[_i].run];
	ck_assert_uint_eq(run->font, fallbacks[_i].font);
	ck_assert_str_eq(fonts_family(fonts, run->font), fallbacks[_i].family);
	ck_assert_uint_ne(run->glyphs[0].id, 0);
	ck_assert_uint_eq(s->missing, 0);
	ck_assert_uint_lt(run->font, fonts_count(fonts));
	ck_assert_str_eq(fonts_missing(arena, fonts), "");
}
END_TEST

START_TEST(a_struck_sign_is_not_made_of_a_sign_and_a_stroke)
{
	const struct shape *s = shape(SHAPE_SANS, "≠");
	ck_assert_uint_eq(s->runs[0].count, 1);
	ck_assert_uint_ge(s->runs[0].font, SHAPE_FACES);
}
END_TEST

START_TEST(monospaced_text_has_comparison_signs_of_its_own)
{
	ck_assert_uint_eq(shape(SHAPE_MONO, "x≤3")->runs[0].font, SHAPE_MONO);
	ck_assert_uint_eq(fonts_count(fonts), SHAPE_FACES);
}
END_TEST

START_TEST(right_to_left_words_are_in_visual_order)
{
	struct slice text = SLICE("אב גד");
	const struct shape *s = shaper->shape(shaper, SHAPE_SANS, text);
	const char *start = s->runs[s->count - 1].text.s; /* the first word is drawn last */
	static const size_t order[] = {7, 5, 4, 2, 0};
	size_t i = 0;
	for (size_t r = 0; r < s->count; r++)
		for (size_t g = 0; g < s->runs[r].count; g++)
			ck_assert_uint_eq((size_t)(s->runs[r].text.s - start) + s->runs[r].glyphs[g].cluster, order[i++]);
	ck_assert_uint_eq(i, 5);
}
END_TEST

START_TEST(a_text_read_from_the_right_is_drawn_whole_and_its_numbers_stand_in_their_order)
{
	struct slice text = SLICE("\u05D0\u05D1 16 \u05D2"), latin = SLICE("ab 16 cd");
	size_t at = 0;
	ck_assert(slice_equal(shape_next_drawn(text, &at), text));
	ck_assert_uint_eq(at, text.n);
	at = 0;
	ck_assert(slice_is(shape_next_drawn(latin, &at), "ab"));
	const struct shape *s = shaper->shape(shaper, SHAPE_SANS, text);
	static const size_t order[] = {8, 7, 5, 6, 4, 2, 0}; /* bytes in visual order: the last letter first, the number as it is written */
	size_t i = 0;
	const char *start = s->runs[s->count - 1].text.s;
	for (size_t r = 0; r < s->count; r++)
		for (size_t g = 0; g < s->runs[r].count; g++)
			ck_assert_uint_eq((size_t)(s->runs[r].text.s - start) + s->runs[r].glyphs[g].cluster, order[i++]);
	ck_assert_uint_eq(i, 7);
	ck_assert_int_eq(shape_direction(text), SHAPE_RIGHT_TO_LEFT);
	ck_assert_int_eq(shape_direction(SLICE("16, a \u05D0")), SHAPE_LEFT_TO_RIGHT);
	ck_assert_int_eq(shape_direction(SLICE("16 (2.9)")), SHAPE_UNDIRECTED);
}
END_TEST

START_TEST(a_mark_gives_a_text_its_direction)
{
	struct slice text = SLICE("\u200FGHz)"), plain = SLICE("GHz)");
	const struct shape *s = shaper->shape(shaper, SHAPE_SANS, text);
	size_t at = 0;
	ck_assert(slice_equal(shape_next_drawn(text, &at), text));
	ck_assert_int_eq(shape_direction(text), SHAPE_RIGHT_TO_LEFT);
	ck_assert_int_eq(shape_direction(SLICE("\u200E\u05D0")), SHAPE_LEFT_TO_RIGHT);
	ck_assert(slice_is(s->runs[0].text, ")")); /* on the left */
	ck_assert_double_eq_tol(shape_width(shaper, (struct shape_font){SHAPE_SANS, 10, 0}, text), shape_width(shaper, (struct shape_font){SHAPE_SANS, 10, 0}, plain), 1e-9);
	ck_assert(shape_one_way(SLICE("Six Core Intel")) && shape_one_way(SLICE("\u05D0, \u05D1")));
	ck_assert(!shape_one_way(plain) && !shape_one_way(SLICE("a \u05D0 b")) && !shape_one_way(SLICE("16")));
}
END_TEST

START_TEST(characters_without_a_glyph_are_listed_once_a_document)
{
	const struct shape *s = shape(SHAPE_SANS, "漢字");
	ck_assert_uint_eq(s->missing, 2);
	ck_assert_uint_eq(s->runs[0].glyphs[0].id, 0);
	ck_assert_uint_eq(s->runs[0].font, SHAPE_SANS);
	shape(SHAPE_SANS_BOLD, "字漢 and 漢 again");
	ck_assert_str_eq(fonts_missing(arena, fonts), "U+6F22 U+5B57");
	fonts_next_document(fonts);
	ck_assert_str_eq(fonts_missing(arena, fonts), "");
	shape(SHAPE_SANS, "漢字"); /* from the cache now */
	ck_assert_str_eq(fonts_missing(arena, fonts), "U+6F22 U+5B57");
}
END_TEST

START_TEST(the_list_of_missing_characters_is_bounded)
{
	struct buf text = {0};
	for (unsigned c = 0x4E00; c < 0x4E20; c++)
		buf_add_rune(&text, c);
	shaper->shape(shaper, SHAPE_SANS, buf_slice(&text));
	const char *list = fonts_missing(arena, fonts);
	ck_assert_uint_eq(strlen(list), 16 * 7 - 1 + 4);
	ck_assert_str_eq(list + strlen(list) - 10, "U+4E0F ...");
	buf_drop(&text);
}
END_TEST

START_TEST(no_text_can_crash_the_shaper)
{
	static const char *const hostile[] = {
		"\xEF\xBF\xBE", "\xEF\xBF\xBF", "\xEF\xB7\x90", "\xF4\x8F\xBF\xBF", "\xFF", "\xC3", "\xED\xA0\x80", "a\x01" "b", "\xCC\x81",
		"\xCC\x81\xCC\x81", "\xE2\x80\x8D", "\xE2\x80\xAE" "abc", "\xEF\xB8\x8F", "\xD7\xA9\xFF\xD7", "\xF0\x9F\x98\x80",
		"\xF0\x9F\x91\xA8\xE2\x80\x8D\xF0\x9F\x91\xA9", "a\nb", "\r",
	};
	for (size_t face = 0; face < SHAPE_FACES; face++)
		for (size_t i = 0; i < sizeof hostile / sizeof *hostile; i++) {
			const struct shape *s = shape((enum shape_face)face, hostile[i]);
			ck_assert(isfinite(s->advance) && s->advance >= 0);
		}
	unsigned seed = 7;
	for (int round = 0; round < 2000; round++) {
		char bytes[24];
		for (size_t i = 0; i < sizeof bytes; i++)
			bytes[i] = (char)((seed = seed * 1103515245u + 12345u) >> 16);
		ck_assert(isfinite(shaper->shape(shaper, (enum shape_face)(round % SHAPE_FACES), (struct slice){bytes, (size_t)round % 25})->advance));
	}
}
END_TEST

START_TEST(long_text_is_shaped_in_chunks)
{
	size_t n = 300000;
	char *text = arena_alloc(arena, n);
	memset(text, 'x', n);
	ck_assert_double_eq_tol(shaper->shape(shaper, SHAPE_MONO, (struct slice){text, n})->advance, 0.6 * (double)n, 1e-3);
	size_t at = 0;
	ck_assert_uint_eq(shape_next((struct slice){text, n}, &at).n, SHAPE_CHUNK);
	fonts_next_document(fonts);
	ck_assert_double_eq_tol(shaper->shape(shaper, SHAPE_SANS, (struct slice){text, n})->advance, shape(SHAPE_SANS, "x")->advance * (double)n, 1);
}
END_TEST

START_TEST(the_cache_is_trimmed_between_documents)
{
	double before = width(SHAPE_SANS, 10, "throughput");
	for (int i = 0; i < 60000; i++)
		shape(SHAPE_SANS, arena_printf(arena, "word%d", i));
	fonts_next_document(fonts);
	ck_assert_double_eq(width(SHAPE_SANS, 10, "throughput"), before);
	ck_assert_double_eq_tol(width(SHAPE_SANS, 10, "two words"), width(SHAPE_SANS, 10, "two") + width(SHAPE_SANS, 10, " words"), 1e-9);
}
END_TEST

START_TEST(metrics_are_the_fonts_own)
{
	struct shape_metrics m = shaper->metrics(shaper, SHAPE_SANS);
	ck_assert_double_eq_tol(m.ascent, 1.069, 1e-9);
	ck_assert_double_eq_tol(m.descent, 0.293, 1e-9);
	ck_assert_double_eq_tol(m.cap_height, 0.714, 1e-9);
	ck_assert_double_eq_tol(m.x_height, 0.536, 1e-3);
}
END_TEST

/* A user's set-up that would turn Noto Sans into another family. */
START_TEST(the_users_set_up_changes_nothing)
{
	static const char hostile[] = "<?xml version='1.0'?><fontconfig><dir>/usr/share/fonts</dir><match target='pattern'>"
		"<edit name='family' mode='assign' binding='strong'><string>DejaVu Serif</string></edit></match></fontconfig>";
	char path[] = "/tmp/hostile-fonts-XXXXXX";
	int fd = mkstemp(path);
	ck_assert_int_ge(fd, 0);
	ck_assert_int_eq(write(fd, hostile, sizeof hostile - 1), (int)sizeof hostile - 1);
	close(fd);
	double sans = width(SHAPE_SANS, 10, "JOPS@Standard"), hebrew = width(SHAPE_SANS, 10, "שלום");
	setenv("FONTCONFIG_FILE", path, 1);
	setenv("HOME", "/nonexistent", 1);
	setenv("XDG_CONFIG_HOME", "/nonexistent", 1);
	setenv("LC_ALL", "tr_TR.UTF-8", 1);
	setenv("LANGUAGE", "ar", 1);
	setenv("PANGO_LANGUAGE", "ja", 1);
	fonts = fonts_open(arena, diags, folder());
	ck_assert_ptr_nonnull(fonts);
	shaper = fonts_shaper(fonts);
	ck_assert_double_eq(width(SHAPE_SANS, 10, "JOPS@Standard"), sans);
	ck_assert_double_eq(width(SHAPE_SANS, 10, "שלום"), hebrew);
	unlink(path);
}
END_TEST

Suite *suite_text_fonts(void);

Suite *suite_text_fonts(void)
{
	Suite *suite = suite_create("text fonts");
	TCase *tc = tcase_create("fonts");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_set_timeout(tc, 30);
	tcase_add_test(tc, the_main_set_opens_without_a_word);
	tcase_add_test(tc, a_folder_without_fonts_is_a_system_error);
	tcase_add_test(tc, a_missing_font_is_named);
	tcase_add_test(tc, a_family_that_resolves_to_another_is_refused);
	tcase_add_test(tc, missing_fall_backs_warn_and_the_rest_works);
	tcase_add_test(tc, the_manifest_names_every_font_file);
	tcase_add_test(tc, cached_and_fresh_shapes_are_equal);
	tcase_add_test(tc, runs_add_up_and_cover_the_text);
	tcase_add_test(tc, a_text_is_as_wide_as_its_words);
	tcase_add_test(tc, widths_scale_with_the_size);
	tcase_add_test(tc, tracking_goes_between_characters);
	tcase_add_test(tc, digits_are_tabular);
	tcase_add_test(tc, code_and_prose_have_no_ligatures);
	tcase_add_test(tc, monospaced_ascii_by_arithmetic_is_what_harfbuzz_does);
	tcase_add_loop_test(tc, symbols_come_from_the_fall_back_set, 0, sizeof fallbacks / sizeof *fallbacks);
	tcase_add_test(tc, a_struck_sign_is_not_made_of_a_sign_and_a_stroke);
	tcase_add_test(tc, monospaced_text_has_comparison_signs_of_its_own);
	tcase_add_test(tc, a_mark_gives_a_text_its_direction);
	tcase_add_test(tc, right_to_left_words_are_in_visual_order);
	tcase_add_test(tc, a_text_read_from_the_right_is_drawn_whole_and_its_numbers_stand_in_their_order);
	tcase_add_test(tc, characters_without_a_glyph_are_listed_once_a_document);
	tcase_add_test(tc, the_list_of_missing_characters_is_bounded);
	tcase_add_test(tc, no_text_can_crash_the_shaper);
	tcase_add_test(tc, long_text_is_shaped_in_chunks);
	tcase_add_test(tc, the_cache_is_trimmed_between_documents);
	tcase_add_test(tc, metrics_are_the_fonts_own);
	tcase_add_test(tc, the_users_set_up_changes_nothing);
	suite_add_tcase(suite, tc);
	return suite;
}
