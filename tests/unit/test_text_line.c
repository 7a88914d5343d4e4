/* Line breaking with the fake ruler: every character is 0.5 em wide, at 10 points 5 points. */
#include "base/buf.h"
#include "base/utf8.h"
#include "text/line.h"

#include <check.h>
#include <math.h>
#include <string.h>

static struct arena *arena;
static struct shaper *shaper;

static void set_up(void)
{
	arena = arena_new();
	shaper = shape_fake(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct shape_font sans = {SHAPE_SANS, 10, 0};

static struct line_span text_span(const char *text)
{
	return (struct line_span){.text = slice_of(text), .font = sans};
}

/* The lines as text: pieces one after another, lines divided by '|', forced ends but the last as "\\". */
static const char *joined(const struct line *lines, size_t count)
{
	struct buf out = {0};
	for (size_t i = 0; i < count; i++) {
		for (size_t k = 0; k < lines[i].count; k++)
			buf_add_slice(&out, lines[i].pieces[k].text);
		if (i + 1 < count)
			buf_adds(&out, lines[i].forced ? "\\" : "|");
	}
	const char *text = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

static const struct broken {
	const char *text;
	double columns; /* of the line, in characters */
	const char *lines;
} breaks[] = {
	{"", 10, ""},
	{"one", 10, "one"},
	{"one two three", 10, "one two |three"},
	{"one two three", 7, "one two |three"},
	{"one two three", 6, "one |two |three"},
	{"one  two", 5, "one  |two"},
	{"one\ntwo", 10, "one\\two"},
	{"one\n", 10, "one\\"},
	{"\n\none", 10, "\\\\one"},
	{"one     two", 3, "one     |two"},
	{"  one", 10, "  one"},
	{"a-b", 10, "a-b"},
	/* no-break spaces hold together */
	{"wait 100\xC2\xA0ms now", 11, "wait 100\xC2\xA0ms |now"},
	{"wait 100\xC2\xA0ms now", 9, "wait |100\xC2\xA0ms |now"},
	{"of 20 % was", 5, "of |20 % |was"},
	{"of 20 %, was", 6, "of |20 %, |was"},
	{"20 %1 was", 4, "20 |%1 |was"},
	{"of 20  % was", 5, "of 20  |% was"},
	{"on 4 × 22, 2 × 3", 8, "on |4 × 22, |2 × 3"},
	{"4 × a 4 × 5", 5, "4 × a |4 × 5"},
	{"7 ÷ 2 = 3.5", 7, "7 ÷ 2 |= 3.5"},
	{"a = b = 35", 5, "a = b |= 35"},
	{"x 5\xE2\x80\xAF" "185 y", 5, "x |5\xE2\x80\xAF" "185 |y"},
	{"100\xC2\xA0ms", 4, "10|0\xC2\xA0ms"},
	/* inside long tokens */
	{"com.sun.org.apache", 10, "com.sun.|org.apache"},
	{"see com.sun.org.apache", 10, "see com.|sun.org.|apache"},
	{"see com.sun.org", 11, "see |com.sun.org"},
	{"/opt/bea/wlserver/lib", 10, "/opt/bea/|wlserver/|lib"},
	{"a=1;b=2;c=3;d=4", 8, "a=1;b=2;|c=3;d=4"},
	{"http://example.org/x", 9, "http://|example.|org/x"},
	{"java_vendor_name", 8, "java_|vendor_|name"},
	{"max-jOPS-value", 10, "max-jOPS-|value"},
	{"function(argument)", 12, "function|(argument)"},
	{"name.part_of(it)", 10, "name.|part_of|(it)"},
	{"1,234,567,890", 8, "1,234,|567,890"},
	{"2010-02-16", 8, "2010-02-|16"},
	{"abcdefghijklmno", 6, "abcdef|ghijkl|mno"},
	{"ab abcdefghijkl", 6, "ab |abcdef|ghijkl"},
	{"ab abc.defghijkl", 6, "ab |abc.|defghi|jkl"},
	/* never behind a leading hyphen, never before what ends a phrase */
	{"-Xmx2048m", 1, "-|X|m|x|2|0|4|8|m"},
	{"--foo-bar", 5, "--foo|-bar"},
	{"-D-x", 3, "-D-|x"},
	{"(see x.).", 4, "(see |x.)."},
	{"abc.)def", 4, "abc.|)def"},
	/* characters are not broken */
	{"e\xCC\x81", 1, "e|\xCC\x81"}, /* the fake ruler counts the mark as a character */
	{"\xC3\xA4\xC3\xB6\xC3\xBC", 2, "\xC3\xA4\xC3\xB6|\xC3\xBC"},
	{"a", 0.5, "a"},
	{"abc", 0.5, "a|b|c"},
	{"one\xE2\x80\x83two", 4, "one\xE2\x80\x83|two"},
};

START_TEST(texts_break_as_tabled)
{
	const struct broken *row = &breaks[_i];
	struct line_span span = text_span(row->text);
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 5 * row->columns}, &lines);
	ck_assert_str_eq(joined(lines, count), row->lines);
	ck_assert(lines[count - 1].forced);
}
END_TEST

START_TEST(spans_hold_together_without_a_blank)
{
	struct line_span spans[] = {text_span("one bo"), text_span("ld"), text_span("er two")};
	struct line *lines;
	size_t count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 35}, &lines);
	ck_assert_str_eq(joined(lines, count), "one |bolder |two");
	ck_assert_uint_eq(lines[1].count, 3);
	ck_assert_uint_eq(lines[1].pieces[1].span, 1);
	ck_assert_double_eq_tol(lines[1].pieces[1].x, 10, 1e-9);
	ck_assert_double_eq_tol(lines[1].pieces[2].width, 10, 1e-9);
	ck_assert_double_eq_tol(lines[1].width, 30, 1e-9);
	count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 20}, &lines);
	ck_assert_str_eq(joined(lines, count), "one |bold|er |two");
}
END_TEST

START_TEST(blanks_between_spans_hang)
{
	struct line_span spans[] = {text_span("one "), text_span(" "), text_span("two")};
	struct line *lines;
	size_t count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 15}, &lines);
	ck_assert_str_eq(joined(lines, count), "one  |two");
	ck_assert_double_eq_tol(lines[0].width, 15, 1e-9);
	ck_assert_double_eq_tol(lines[0].pieces[1].width, 0, 1e-9);
}
END_TEST

START_TEST(first_and_continued_lines_are_indented)
{
	struct line_span span = text_span("one two three\nfour five");
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 40, .indent = 5, .hang = 15}, &lines);
	ck_assert_str_eq(joined(lines, count), "one two |three\\four |five");
	static const double x[] = {5, 15, 5, 15};
	for (size_t i = 0; i < count; i++)
		ck_assert_double_eq_tol(lines[i].pieces[0].x, x[i], 1e-9);
	ck_assert_double_eq_tol(lines[0].width, 40, 1e-9);
}
END_TEST

START_TEST(an_indent_leaves_a_quarter_of_the_line)
{
	struct line_span span = text_span("one two");
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 60, .indent = 100, .hang = -4}, &lines);
	ck_assert_double_eq_tol(lines[0].pieces[0].x, 45, 1e-9);
	ck_assert_double_eq_tol(lines[1].pieces[0].x, 0, 1e-9);
	ck_assert_uint_eq(count, 2);
}
END_TEST

START_TEST(a_fill_takes_the_rest_to_the_right)
{
	struct line_span spans[] = {text_span("left "), {.fill = true, .font = sans}, text_span("right")};
	struct line *lines;
	ck_assert_uint_eq(line_fill(arena, shaper, spans, 3, (struct line_options){.width = 100}, &lines), 1);
	ck_assert_uint_eq(lines[0].count, 2);
	ck_assert_double_eq_tol(lines[0].pieces[1].x, 75, 1e-9);
	ck_assert_double_eq_tol(lines[0].width, 100, 1e-9);
	ck_assert_uint_eq(line_fill(arena, shaper, spans, 3, (struct line_options){.width = 50}, &lines), 1);
	ck_assert_double_eq_tol(lines[0].pieces[1].x, 25, 1e-9);
}
END_TEST

START_TEST(a_right_side_that_does_not_fit_has_its_own_line)
{
	struct line_span spans[] = {text_span("left"), {.fill = true, .font = sans}, text_span("right\nnext")};
	struct line *lines;
	size_t count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 45}, &lines); /* no room for a gap */
	ck_assert_str_eq(joined(lines, count), "left|right\\next");
	ck_assert_double_eq_tol(lines[1].pieces[0].x, 20, 1e-9);
	ck_assert_double_eq_tol(lines[2].pieces[0].x, 0, 1e-9);
	count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 20}, &lines);
	ck_assert_str_eq(joined(lines, count), "left|righ|t\\next");
	ck_assert_double_eq_tol(lines[2].pieces[0].x, 15, 1e-9);
}
END_TEST

START_TEST(a_long_right_side_goes_below_flush_right)
{
	struct line_span spans[] = {text_span("left"), {.fill = true, .font = sans}, text_span("a right side of many words")};
	struct line *lines;
	size_t count = line_fill(arena, shaper, spans, 3, (struct line_options){.width = 60}, &lines);
	ck_assert_str_eq(joined(lines, count), "left|a right side |of many |words");
	ck_assert_double_eq_tol(lines[2].pieces[0].x, 25, 1e-9);
	for (size_t i = 1; i < count; i++)
		ck_assert_double_eq_tol(lines[i].width, 60, 1e-9);
}
END_TEST

START_TEST(slots_are_empty_pieces_of_fixed_width)
{
	struct line_span spans[] = {text_span("page "), {.slot = 12, .font = sans}, text_span(" of "), {.slot = 20, .font = sans}};
	struct line *lines;
	ck_assert_uint_eq(line_fill(arena, shaper, spans, 4, (struct line_options){.width = 200}, &lines), 1);
	ck_assert_uint_eq(lines[0].count, 4);
	ck_assert_uint_eq(lines[0].pieces[1].text.n, 0);
	ck_assert_double_eq_tol(lines[0].pieces[1].x, 25, 1e-9);
	ck_assert_double_eq_tol(lines[0].pieces[3].x, 57, 1e-9);
	ck_assert_double_eq_tol(lines[0].width, 77, 1e-9);
	ck_assert_double_eq_tol(line_max_width(arena, shaper, spans, 4), 77, 1e-9);
	ck_assert_double_eq_tol(line_min_width(arena, shaper, spans, 4), 20, 1e-9);
	ck_assert_uint_eq(line_fill(arena, shaper, spans, 4, (struct line_options){.width = 10}, &lines), 5); /* pa|ge |[] |of |[] */
}
END_TEST

START_TEST(verbatim_tabs_go_to_multiples_of_eight_columns)
{
	struct line_span span = text_span("a\tb\t\tc\n12345678\td");
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 500, .verbatim = true, .indent = 7}, &lines);
	ck_assert_uint_eq(count, 2);
	ck_assert_uint_eq(lines[0].count, 4);
	ck_assert_double_eq_tol(lines[0].pieces[1].x, 7 + 40, 1e-9);
	ck_assert_double_eq_tol(lines[0].pieces[3].x, 7 + 120, 1e-9);
	ck_assert_double_eq_tol(lines[1].pieces[1].x, 7 + 80, 1e-9);
	ck_assert_str_eq(joined(lines, count), "a\tb\t\tc\\12345678\td");
}
END_TEST

START_TEST(an_indented_verbatim_line_breaks_behind_its_indentation)
{
	struct line_span span = text_span("    -Dabcdefghijklmnopqrst -Dx");
	struct line *lines;
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = 75, .verbatim = true, .hang = 10}, &lines);
	ck_assert_str_eq(joined(lines, count), "    -Dabcdefghi|jklmnopqrst |-Dx");
}
END_TEST

START_TEST(tracking_counts_between_characters)
{
	struct line_span span = {.text = SLICE("abc de"), .font = {SHAPE_SANS, 10, 1}};
	struct line *lines;
	ck_assert_uint_eq(line_fill(arena, shaper, &span, 1, (struct line_options){.width = 35}, &lines), 1);
	ck_assert_double_eq_tol(lines[0].width, 35, 1e-9);
	ck_assert_double_eq_tol(lines[0].width, shape_width(shaper, span.font, span.text), 1e-9);
	ck_assert_double_eq_tol(line_max_width(arena, shaper, &span, 1), 35, 1e-9);
	ck_assert_uint_eq(line_fill(arena, shaper, &span, 1, (struct line_options){.width = 34}, &lines), 2);
	ck_assert_double_eq_tol(lines[0].width, 17, 1e-9);
}
END_TEST

static const struct { const char *text; double min, max; } widths[] = {
	{"", 0, 0}, {"one", 3, 3}, {"one two", 3, 7}, {"a\nlonger line", 6, 11}, {"TCP/IP e.g.", 6, 11},
	{"com.sun.org.apache.xerces", 7, 25}, {"  x  ", 1, 3}, {"100\xC2\xA0ms", 6, 6}, {"1,234,567,890,123", 17, 17},
	{"max-jOPS_and_more_of_it", 23, 23},
};

START_TEST(widths_are_as_tabled)
{
	struct line_span span = text_span(widths[_i].text);
	ck_assert_double_eq_tol(line_min_width(arena, shaper, &span, 1), 5 * widths[_i].min, 1e-9);
	ck_assert_double_eq_tol(line_max_width(arena, shaper, &span, 1), 5 * widths[_i].max, 1e-9);
}
END_TEST

/* Properties over random texts */

static unsigned random_state;

static unsigned random_below(unsigned n)
{
	random_state = random_state * 1664525u + 1013904223u;
	return (random_state >> 8) % n;
}

static const char *random_text(unsigned length)
{
	static const char *const letters[] = {
		"a", "b", "c", "W", "1", "2", "9", " ", " ", " ", "  ", "\t", "\n", ".", ",", ":", "=", "/", ";", "_", "-", "(", ")", "[",
		"\xC2\xA0", "\xE2\x80\xAF", "\xC3\xA4", "\xE2\x89\xA4", "\xE6\xBC\xA2", "\xE2\x80\x83", "com.sun", "--", "://",
	};
	struct buf out = {0};
	for (unsigned i = 0; i < length; i++)
		buf_adds(&out, letters[random_below(sizeof letters / sizeof *letters)]);
	const char *text = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

/* All bytes but line feeds, span by span, are on the lines, in order. */
static void check_nothing_lost(const struct line_span *spans, size_t count, const struct line *lines, size_t lines_count)
{
	struct buf in = {0}, out = {0};
	for (size_t i = 0; i < count; i++)
		for (size_t k = 0; k < spans[i].text.n; k++)
			if (spans[i].text.s[k] != '\n')
				buf_addc(&in, spans[i].text.s[k]);
	for (size_t i = 0; i < lines_count; i++)
		for (size_t k = 0; k < lines[i].count; k++)
			buf_add_slice(&out, lines[i].pieces[k].text);
	ck_assert(slice_equal(buf_slice(&in), buf_slice(&out)));
	buf_drop(&in);
	buf_drop(&out);
}

static void check_line(const struct line *line, struct line_options options, bool first)
{
	double start = fmin(first ? options.indent : options.hang, 0.75 * options.width);
	size_t characters = 0;
	double x = start;
	for (size_t k = 0; k < line->count; k++) {
		const struct line_piece *piece = &line->pieces[k];
		ck_assert_double_ge(piece->x, x - 1e-9);
		ck_assert_double_ge(piece->width, 0);
		x = piece->x + piece->width;
		for (size_t at = 0; at < piece->text.n;)
			characters += !shape_blank(utf8_next(piece->text, &at));
		ck_assert(piece->text.n == 0 || ((unsigned char)piece->text.s[0] & 0xC0) != 0x80);
	}
	if (characters > 1)
		ck_assert_msg(line->width <= options.width + 1e-6, "%s", joined(line, 1));
}

START_TEST(random_texts_keep_the_rules)
{
	for (unsigned seed = 1; seed <= 3000; seed++) {
		random_state = seed;
		struct line_span spans[3];
		size_t count = 1 + random_below(3);
		for (size_t i = 0; i < count; i++)
			spans[i] = (struct line_span){.text = slice_of(random_text(random_below(60))), .font = {SHAPE_SANS, 10, i == 1 ? 0.5 : 0}};
		struct line_options options = {.width = 3 + random_below(150), .indent = random_below(20), .hang = random_below(40),
			.verbatim = random_below(2)};
		struct line *lines;
		size_t n = line_fill(arena, shaper, spans, count, options, &lines);
		check_nothing_lost(spans, count, lines, n);
		for (size_t i = 0; i < n; i++)
			check_line(&lines[i], options, i == 0 || lines[i - 1].forced);
		ck_assert(lines[n - 1].forced);
		options = (struct line_options){.width = line_max_width(arena, shaper, spans, count) + 0.001};
		size_t forced = 1;
		for (size_t i = 0; i < count; i++)
			for (size_t k = 0; k < spans[i].text.n; k++)
				forced += spans[i].text.s[k] == '\n';
		ck_assert_uint_eq(line_fill(arena, shaper, spans, count, options, &lines), forced);
	}
}
END_TEST

START_TEST(a_token_at_its_minimal_width_breaks_only_where_preferred)
{
	struct line_span span = text_span("com.sun.org.apache.xerces.internal.jaxp.DocumentBuilderFactoryImpl");
	struct line *lines;
	double width = line_min_width(arena, shaper, &span, 1);
	size_t count = line_fill(arena, shaper, &span, 1, (struct line_options){.width = width}, &lines);
	ck_assert_str_eq(joined(lines, count), "com.sun.org.apache.xerces.|internal.jaxp.|DocumentBuilderFactoryImpl");
}
END_TEST

START_TEST(long_text_takes_linear_time)
{
	size_t n = 2 << 20;
	char *text = arena_alloc(arena, n);
	for (size_t i = 0; i < n; i++)
		text[i] = i % 8 == 7 && i < n / 2 ? ' ' : 'x'; /* words, then one word of a million characters */
	struct line_span span = {.text = {text, n}, .font = sans};
	struct line *lines;
	ck_assert_uint_gt(line_fill(arena, shaper, &span, 1, (struct line_options){.width = 200}, &lines), 40000);
	ck_assert_double_gt(line_min_width(arena, shaper, &span, 1), 5e6);
}
END_TEST

Suite *suite_text_line(void);

Suite *suite_text_line(void)
{
	Suite *suite = suite_create("text line");
	TCase *tests = tcase_create("fake ruler");
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_set_timeout(tests, 60);
	tcase_add_loop_test(tests, texts_break_as_tabled, 0, sizeof breaks / sizeof *breaks);
	tcase_add_test(tests, spans_hold_together_without_a_blank);
	tcase_add_test(tests, blanks_between_spans_hang);
	tcase_add_test(tests, first_and_continued_lines_are_indented);
	tcase_add_test(tests, an_indent_leaves_a_quarter_of_the_line);
	tcase_add_test(tests, a_fill_takes_the_rest_to_the_right);
	tcase_add_test(tests, a_right_side_that_does_not_fit_has_its_own_line);
	tcase_add_test(tests, a_long_right_side_goes_below_flush_right);
	tcase_add_test(tests, slots_are_empty_pieces_of_fixed_width);
	tcase_add_test(tests, verbatim_tabs_go_to_multiples_of_eight_columns);
	tcase_add_test(tests, an_indented_verbatim_line_breaks_behind_its_indentation);
	tcase_add_test(tests, tracking_counts_between_characters);
	tcase_add_loop_test(tests, widths_are_as_tabled, 0, sizeof widths / sizeof *widths);
	tcase_add_test(tests, random_texts_keep_the_rules);
	tcase_add_test(tests, a_token_at_its_minimal_width_breaks_only_where_preferred);
	tcase_add_test(tests, long_text_takes_linear_time);
	suite_add_tcase(suite, tests);
	return suite;
}
