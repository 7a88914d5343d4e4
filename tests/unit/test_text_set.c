/* Lines set in the real fonts: what is measured is what will be drawn, and the longest real token fits a narrow column. */
#include "base/buf.h"
#include "base/file.h"
#include "base/utf8.h"
#include "text/fonts.h"
#include "text/line.h"

#include <check.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct arena *arena;
static struct diags *diags;
static struct shaper *shaper;

static void set_up(void)
{
	char here[4096];
	arena = arena_new();
	diags = diags_new(arena);
	ck_assert_ptr_nonnull(getcwd(here, sizeof here));
	struct fonts *fonts = fonts_open(arena, diags, arena_printf(arena, "%s/fonts", here));
	ck_assert_ptr_nonnull(fonts);
	shaper = fonts_shaper(fonts);
}

static void tear_down(void)
{
	arena_drop(arena);
}

/* The text of a piece as a device draws it: without the blanks that hang. */
static struct slice drawn(struct slice text)
{
	size_t end = 0;
	for (size_t at = 0; at < text.n;)
		if (!shape_blank(utf8_next(text, &at)))
			end = at;
	return slice_sub(text, 0, end);
}

/* Pieces are as wide as their text set afresh, and stay on the line. */
static void check_lines(const struct line_span *spans, const struct line *lines, size_t count, double width)
{
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < lines[i].count; k++) {
			const struct line_piece *piece = &lines[i].pieces[k];
			bool last = k + 1 == lines[i].count;
			struct slice text = last ? drawn(piece->text) : piece->text;
			ck_assert_double_eq_tol(piece->width, shape_width(shaper, spans[piece->span].font, text), 1e-6);
			if (last && utf8_length(text) > 1)
				ck_assert_msg(piece->x + piece->width <= width + 1e-5, "[%.*s] %zu pieces, x %g width %g of %g", SLICE_ARGS(text), lines[i].count, piece->x, piece->width, width);
		}
}

START_TEST(the_longest_token_of_a_real_page_fits_narrow_columns)
{
	struct slice bytes;
	const char *path = BENCHFOLIO_SHARED "/seeds/000_a230a60a293b064d.txt";
	if (access(path, R_OK) != 0) {
		puts("skipped: no ../shared");
		return;
	}
	ck_assert(file_read(arena, diags, path, 1 << 20, &bytes));
	size_t at = slice_find(bytes, 0, SLICE("DocumentBuilderFactoryImpl"));
	ck_assert_uint_lt(at, bytes.n);
	size_t from = at, to = slice_find_char(bytes, at, '\n');
	while (from > 0 && bytes.s[from - 1] != '\n')
		from--;
	struct line_span span = {.text = slice_trim(slice_sub(bytes, from, to)), .font = {SHAPE_MONO, 9, 0}};
	ck_assert_double_gt(line_max_width(arena, shaper, &span, 1), 500);
	for (double width = 200; width >= 100; width -= 50) {
		struct line *lines;
		size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = width, .verbatim = true}, &lines);
		ck_assert_uint_gt(count, 2);
		check_lines(&span, lines, count, width);
		for (size_t i = 0; i < count; i++) {
			ck_assert_double_le(lines[i].width, width + 1e-6);
			ck_assert(lines[i].width > 0);
			ck_assert(!slice_is(lines[i].pieces[0].text, "-"));
		}
	}
	ck_assert_double_le(line_min_width(arena, shaper, &span, 1), 200);
}
END_TEST

static unsigned random_state = 5;

static unsigned random_below(unsigned n)
{
	random_state = random_state * 1664525u + 1013904223u;
	return (random_state >> 8) % n;
}

/* Letters that kern, marks, fall-backs, right-to-left letters. */
START_TEST(random_lines_are_measured_as_they_are_drawn)
{
	static const char *const letters[] = {
		"A", "V", "T", "o", "W", ".", ",", "1", "7", " ", " ", "  ", "_", "-", "(", "e\xCC\x81", "f", "i", "/", "=", "\xC2\xA0",
		"\xE2\x89\xA4", "\xE2\x86\x92", "\xCE\xA9", "\xD0\x96", "\xE6\xBC\xA2", "P.", "\xE2\x80\x83",
	};
	for (int round = 0; round < 1500; round++) {
		struct buf text[2] = {{0}};
		struct line_span spans[2];
		for (unsigned i = 0; i < 2; i++) {
			for (unsigned k = random_below(60); k > 0; k--)
				buf_adds(&text[i], letters[random_below(sizeof letters / sizeof *letters)]);
			spans[i] = (struct line_span){.text = buf_slice(&text[i]),
				.font = {(enum shape_face)random_below(SHAPE_FACES), 7 + random_below(6), random_below(3) * 0.25}};
		}
		double width = 10 + random_below(150);
		struct line *lines;
		size_t count = line_fill(arena, shaper, spans, 2, (struct line_options){.width = width}, &lines);
		check_lines(spans, lines, count, width);
		double widest = line_max_width(arena, shaper, spans, 2);
		if (widest > 0) {
			ck_assert_uint_eq(line_fill(arena, shaper, spans, 2, (struct line_options){.width = widest}, &lines), 1);
			ck_assert_double_eq_tol(lines[0].width, widest, 1e-6);
		}
		buf_drop(&text[0]);
		buf_drop(&text[1]);
	}
}
END_TEST

START_TEST(lines_are_the_same_under_another_locale)
{
	static const struct line_span span = {.text = {"Dealer Injection Rate 5,185.45 \xE2\x89\xA4 2.00 s; I\xC4\xB1", 46},
		.font = {SHAPE_SANS, 9, 0.2}};
	double before = line_max_width(arena, shaper, &span, 1);
	static const char *const locales[] = {"C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "C"};
	for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
		if (!setlocale(LC_ALL, locales[i]))
			continue;
		tear_down();
		set_up();
		ck_assert_double_eq(line_max_width(arena, shaper, &span, 1), before);
	}
	setlocale(LC_ALL, "C");
}
END_TEST

START_TEST(ten_thousand_words_fill_quickly)
{
	struct buf text = {0};
	for (unsigned i = 0; i < 10000; i++)
		buf_addf(&text, "%s%u ", i % 3 ? "word" : "AVATAR,", random_below(700));
	struct line_span span = {.text = buf_slice(&text), .font = {SHAPE_SANS, 9, 0}};
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 400}, &lines);
	ck_assert_uint_gt(count, 500);
	check_lines(&span, lines, count, 400);
	buf_drop(&text);
}
END_TEST

Suite *suite_text_set(void);

Suite *suite_text_set(void)
{
	Suite *suite = suite_create("text set");
	TCase *tests = tcase_create("real fonts");
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, the_longest_token_of_a_real_page_fits_narrow_columns);
	tcase_add_test(tests, random_lines_are_measured_as_they_are_drawn);
	tcase_add_test(tests, lines_are_the_same_under_another_locale);
	tcase_add_test(tests, ten_thousand_words_fill_quickly);
	suite_add_tcase(suite, tests);
	return suite;
}
