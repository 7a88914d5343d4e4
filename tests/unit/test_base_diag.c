/* Diagnostics, suggestions, geometry. */
#include "base/diag.h"
#include "base/geom.h"
#include "base/near.h"

#include <check.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

Suite *suite_base_diag(void);

static const struct diag_kind kinds[SEVERITY_COUNT] = {
	{"test-note", SEVERITY_NOTE, "said in passing"},
	{"test-warning", SEVERITY_WARNING, "this looks odd"},
	{"test-error", SEVERITY_ERROR, "this is wrong"},
	{"test-usage", SEVERITY_USAGE, "no such option"},
	{"test-system", SEVERITY_SYSTEM, "the disk is full"},
};

static const struct {
	enum severity severity;
	struct place at;
	const char *detail, *line;
} lines[] = {
	{SEVERITY_ERROR, {"a.xml", 3, 14}, "found x", "a.xml:3:14: error: this is wrong: found x [test-error]"},
	{SEVERITY_WARNING, {"a.xml", 3, 0}, NULL, "a.xml:3: warning: this looks odd [test-warning]"},
	{SEVERITY_NOTE, {"a.xml", 0, 0}, NULL, "a.xml: note: said in passing [test-note]"},
	{SEVERITY_USAGE, {0}, "--bogus", "benchfolio: error: no such option: --bogus [test-usage]"},
	{SEVERITY_SYSTEM, {0}, "", "benchfolio: error: the disk is full [test-system]"},
	{SEVERITY_NOTE, {0}, "a\nb\tc\x1B[0m", "benchfolio: note: said in passing: a b c\xEF\xBF\xBD[0m [test-note]"},
};

START_TEST(a_diagnostic_is_one_line_with_place_and_tag)
{
	struct arena *arena = arena_new();
	struct diag diag = {&kinds[lines[_i].severity], lines[_i].at, lines[_i].detail};
	ck_assert_str_eq(diags_line(arena, &diag), lines[_i].line);
	arena_drop(arena);
}
END_TEST

static const struct {
	enum severity worst;
	int plain, strict;
	bool failed;
} exits[] = {
	{SEVERITY_NOTE, 0, 0, false}, {SEVERITY_WARNING, 0, 1, false}, {SEVERITY_ERROR, 1, 1, true},
	{SEVERITY_USAGE, 2, 2, true}, {SEVERITY_SYSTEM, 3, 3, true},
};

START_TEST(the_worst_severity_decides_the_exit_code)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	ck_assert_int_eq(diags_exit(diags, true), 0);
	for (int severity = exits[_i].worst; severity >= 0; severity--)
		diags_report(diags, &kinds[severity], (struct place){0}, NULL);
	ck_assert_int_eq(diags_exit(diags, false), exits[_i].plain);
	ck_assert_int_eq(diags_exit(diags, true), exits[_i].strict);
	ck_assert_int_eq(diags_failed(diags), exits[_i].failed);
	arena_drop(arena);
}
END_TEST

START_TEST(equal_diagnostics_are_kept_once)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	for (unsigned i = 0; i < 10; i++) {
		diags_report(diags, &kinds[0], (struct place){"a", 1 + i % 2, 1}, "detail %d", 7);
		diags_report(diags, &kinds[0], (struct place){"a", 1, 1}, NULL);
	}
	ck_assert_uint_eq(diags_count(diags), 3);
	ck_assert_str_eq(diags_at(diags, 0)->detail, "detail 7");
	ck_assert_ptr_null(diags_at(diags, 3));
	arena_drop(arena);
}
END_TEST

START_TEST(a_thousand_are_kept_and_the_rest_counted)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	for (unsigned i = 1; i <= 1005; i++)
		diags_report(diags, &kinds[0], (struct place){"a", i, 1}, NULL);
	diags_report(diags, &kinds[SEVERITY_ERROR], (struct place){"a", 1, 1}, NULL);
	ck_assert_uint_eq(diags_count(diags), 1000);
	ck_assert_uint_eq(diags_dropped(diags), 6);
	ck_assert(diags_failed(diags));
	arena_drop(arena);
}
END_TEST

START_TEST(diagnostics_are_echoed_at_once_and_once)
{
	int ends[2];
	ck_assert_int_eq(pipe(ends), 0);
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	diags_report(diags, &kinds[0], (struct place){0}, "before");
	diags_echo(diags, ends[1]);
	for (int i = 0; i < 2; i++)
		diags_report(diags, &kinds[1], (struct place){"a", 1, 2}, "x");
	char text[200] = "";
	ck_assert_int_gt(read(ends[0], text, sizeof text - 1), 0);
	ck_assert_str_eq(text, "a:1:2: warning: this looks odd: x [test-warning]\n");
	close(ends[0]);
	close(ends[1]);
	arena_drop(arena);
}
END_TEST

START_TEST(kinds_of_base_are_complete)
{
	for (size_t i = 0; i < BASE_DIAG_COUNT; i++) {
		ck_assert(strncmp(base_diag[i].tag, "base-", 5) == 0);
		ck_assert_ptr_nonnull(base_diag[i].text);
	}
}
END_TEST

static const struct {
	const char *word, *nearest;
} words[] = {
	{"sectoin", "section"}, {"Section", "section"}, {"sections", "section"}, {"pra", "para"}, {"paragraph", NULL}, {"tabel", "table"},
	{"f", "if"},            {"fi", "if"},           {"x", NULL},             {"", NULL},      {"p", NULL},         {"colum", "column"},
	{"continud", "continued"}, {"foot", NULL},      {"header", "header"},
};

START_TEST(the_nearest_name_is_suggested)
{
	static const char *const names[] = {"section", "para", "table", "if", "column", "continued", "header", "a"};
	const char *nearest = near_name(slice_of(words[_i].word), names, sizeof names / sizeof *names);
	ck_assert_pstr_eq(nearest, words[_i].nearest);
}
END_TEST

START_TEST(the_first_of_equally_near_names_wins)
{
	static const char *const names[] = {"left", "lent", "lest"};
	ck_assert_str_eq(near_name(SLICE("le_t"), names, 3), "left");
	char lengthy[200];
	memset(lengthy, 'a', sizeof lengthy);
	ck_assert_ptr_null(near_name((struct slice){lengthy, sizeof lengthy}, names, 3));
}
END_TEST

static bool close_to(double a, double b)
{
	return a - b < 1e-9 && b - a < 1e-9;
}

START_TEST(rectangles_are_recognised_and_bounded)
{
	struct arena *arena = arena_new();
	struct rect r, given = {10, 20, 30, 40};
	struct path path = geom_rect_path(arena, given);
	ck_assert(geom_is_rect(&path, &r));
	ck_assert(close_to(r.x, 10) && close_to(r.y, 20) && close_to(r.w, 30) && close_to(r.h, 40));
	path.steps[2].p[0].x += 1;
	ck_assert(!geom_is_rect(&path, &r));
	struct path segment = geom_segment(arena, 5, 6, 1, 2);
	ck_assert(!geom_is_rect(&segment, &r));
	r = geom_bounds(&segment);
	ck_assert(close_to(r.x, 1) && close_to(r.y, 2) && close_to(r.w, 4) && close_to(r.h, 4));
	struct path circle = geom_circle(arena, 10, 10, 5);
	r = geom_bounds(&circle);
	ck_assert(close_to(r.x, 5) && close_to(r.y, 5) && close_to(r.w, 10) && close_to(r.h, 10));
	r = geom_bounds(&(struct path){0});
	ck_assert(close_to(r.w, 0) && close_to(r.h, 0));
	arena_drop(arena);
}
END_TEST

START_TEST(touching_rectangles_do_not_overlap)
{
	struct rect a = {0, 0, 10, 10};
	ck_assert(!geom_overlap(a, (struct rect){10, 0, 5, 5}, 0));
	ck_assert(geom_overlap(a, (struct rect){9, 9, 5, 5}, 0));
	ck_assert(!geom_overlap(a, (struct rect){9, 9, 5, 5}, 1));
	ck_assert(geom_inside((struct rect){0, 0, 10, 10}, a, 0));
	ck_assert(!geom_inside((struct rect){0, 0, 10.5, 10}, a, 0.1));
	ck_assert(geom_inside((struct rect){0, 0, 10.5, 10}, a, 0.5));
}
END_TEST

static const struct {
	const char *text;
	bool ok;
	struct color color;
} colors[] = {
	{"#102030", true, {16, 32, 48, 255}}, {"#AbCdEf80", true, {0xAB, 0xCD, 0xEF, 0x80}}, {"none", true, {0, 0, 0, 0}},
	{"", false, {0}}, {"#", false, {0}}, {"#12345", false, {0}}, {"#1234567", false, {0}}, {"102030", false, {0}},
	{"#10203g", false, {0}}, {"None", false, {0}}, {"#1020304050", false, {0}},
};

START_TEST(colours_are_six_or_eight_digits)
{
	struct color color = {1, 2, 3, 4};
	ck_assert_int_eq(geom_color_parse(colors[_i].text, &color), colors[_i].ok);
	ck_assert(geom_color_equal(color, colors[_i].ok ? colors[_i].color : (struct color){1, 2, 3, 4}));
}
END_TEST

#define ADD_TABLE(tests, test, table) tcase_add_loop_test(tests, test, 0, (int)(sizeof(table) / sizeof *(table)))

Suite *suite_base_diag(void)
{
	Suite *suite = suite_create("base diag");
	TCase *tests = tcase_create("diag");
	ADD_TABLE(tests, a_diagnostic_is_one_line_with_place_and_tag, lines);
	ADD_TABLE(tests, the_worst_severity_decides_the_exit_code, exits);
	tcase_add_test(tests, equal_diagnostics_are_kept_once);
	tcase_add_test(tests, a_thousand_are_kept_and_the_rest_counted);
	tcase_add_test(tests, diagnostics_are_echoed_at_once_and_once);
	tcase_add_test(tests, kinds_of_base_are_complete);
	ADD_TABLE(tests, the_nearest_name_is_suggested, words);
	tcase_add_test(tests, the_first_of_equally_near_names_wins);
	tcase_add_test(tests, rectangles_are_recognised_and_bounded);
	tcase_add_test(tests, touching_rectangles_do_not_overlap);
	ADD_TABLE(tests, colours_are_six_or_eight_digits, colors);
	suite_add_tcase(suite, tests);
	return suite;
}
