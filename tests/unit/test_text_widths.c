/* The texts of published pages in the real fonts at every column width: no glyph outside its line, no word lost. */
#include "base/diag.h"
#include "base/file.h"
#include "base/utf8.h"
#include "text/fonts.h"
#include "text/line.h"

#include <check.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { NARROWEST = 40, WIDEST = 400, STEP = 8, LINE_BYTES = 4000 };

static const char *const folders[] = {"tests/results", BENCHFOLIO_SHARED "/seeds"};

static const struct { struct shape_font font; bool verbatim; } forms[] = {
	{{SHAPE_SANS, 8.5, 0}, false}, {{SHAPE_SANS_BOLD, 17, -0.1}, false}, {{SHAPE_MONO, 7, 0}, true},
};

static struct slice without_blanks(struct arena *arena, struct slice text)
{
	char *kept = arena_alloc(arena, text.n + 1);
	size_t n = 0;
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != ' ' && text.s[i] != '\t')
			kept[n++] = text.s[i];
	return (struct slice){kept, n};
}

/* As far right as any glyph of a piece is set. */
static double right_of(struct shaper *shaper, struct shape_font font, const struct line_piece *piece)
{
	struct slice ink = slice_trim_end(piece->text);
	return ink.n ? piece->x + shape_width(shaper, font, ink) : 0;
}

static void check_text(struct arena *arena, struct shaper *shaper, struct slice text, size_t form, double width)
{
	struct line_span span = {.text = text, .font = forms[form].font};
	struct line_options options = {.width = width, .hang = forms[form].verbatim ? 8.4 : 0, .verbatim = forms[form].verbatim};
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, options, &lines), n = 0;
	char *drawn = arena_alloc(arena, text.n + 1);
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < lines[i].count; k++) {
			const struct line_piece *piece = &lines[i].pieces[k];
			double right = right_of(shaper, span.font, piece);
			ck_assert_msg(right <= width + 1e-3, "\"%.*s\" reaches %g of %g", SLICE_ARGS(piece->text), right, width);
			struct slice kept = without_blanks(arena, piece->text);
			ck_assert_uint_le(n + kept.n, text.n);
			memcpy(drawn + n, kept.s, kept.n);
			n += kept.n;
		}
	ck_assert(slice_equal((struct slice){drawn, n}, without_blanks(arena, text)));
}

static void check_file(struct shaper *shaper, const char *path)
{
	struct arena *file = arena_new(), *arena = arena_new();
	struct slice bytes;
	ck_assert(file_read(file, diags_new(file), path, 1 << 24, &bytes));
	for (size_t from = 0, line = 0; from < bytes.n; line++) {
		const char *end = memchr(bytes.s + from, '\n', bytes.n - from);
		size_t to = end ? (size_t)(end - bytes.s) : bytes.n;
		struct slice text = slice_trim_end(slice_sub(bytes, from, to));
		from = to + 1;
		if (!text.n || text.n > LINE_BYTES || !utf8_valid(text))
			continue;
		for (size_t form = 0; form < sizeof forms / sizeof *forms; form++)
			for (double width = NARROWEST + (double)(line % STEP); width <= WIDEST; width += STEP) /* every width is met by some lines */
				check_text(arena, shaper, text, form, width);
		arena_reset(arena);
	}
	arena_drop(arena);
	arena_drop(file);
}

START_TEST(no_glyph_of_a_published_page_stands_outside_its_column)
{
	if (access(folders[_i], R_OK) != 0) {
		printf("skipped: no %s\n", folders[_i]);
		return;
	}
	struct arena *arena = arena_new();
	char home[4096];
	ck_assert_ptr_nonnull(getcwd(home, sizeof home));
	struct diags *diags = diags_new(arena);
	struct fonts *fonts = fonts_open(arena, diags, arena_printf(arena, "%s/fonts", home));
	ck_assert_ptr_nonnull(fonts);
	const char **paths;
	size_t count;
	ck_assert(file_list(arena, diags, folders[_i], &paths, &count));
	for (size_t i = 0; i < count; i++)
		check_file(fonts_shaper(fonts), paths[i]);
	arena_drop(arena);
}
END_TEST

Suite *suite_text_widths(void);

Suite *suite_text_widths(void)
{
	Suite *suite = suite_create("text widths");
	TCase *tests = tcase_create("columns");
	tcase_set_timeout(tests, 120);
	tcase_add_loop_test(tests, no_glyph_of_a_published_page_stands_outside_its_column, 0, sizeof folders / sizeof *folders);
	suite_add_tcase(suite, tests);
	return suite;
}
