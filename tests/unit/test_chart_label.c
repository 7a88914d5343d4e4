/* Labels: breaking, spreading by least movement, choosing a wording. With the fake ruler every character is half an em. */
#include "chart/label.h"

#include <check.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

Suite *suite_chart_label(void);

static const struct shape_font font = {SHAPE_SANS, 10, 0}; /* a character is 5 wide */
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

START_TEST(lines_break_at_blanks_and_say_when_cut)
{
	const char **lines;
	ck_assert_uint_eq(label_lines(arena, shaper, font, "one two three", 40, 5, &lines), 2);
	ck_assert_str_eq(lines[0], "one two");
	ck_assert_str_eq(lines[1], "three");
	ck_assert_uint_eq(label_lines(arena, shaper, font, "one two three four", 40, 1, &lines), 1);
	ck_assert_str_eq(lines[0], "one two…");
	ck_assert_uint_eq(label_lines(arena, shaper, font, "", 40, 3, &lines), 1);
	ck_assert_str_eq(lines[0], "");
}
END_TEST

START_TEST(a_short_last_line_is_evened_out)
{
	const char **lines;
	ck_assert_uint_eq(label_even_lines(arena, shaper, font, "published and tested by someone, www", 150, 3, &lines), 2);
	ck_assert_str_eq(lines[0], "published and tested by");
	ck_assert_str_eq(lines[1], "someone, www");
	ck_assert_uint_eq(label_even_lines(arena, shaper, font, "one two three", 40, 3, &lines), 2); /* long enough: as it is */
	ck_assert_str_eq(lines[0], "one two");
	ck_assert_uint_eq(label_even_lines(arena, shaper, font, "one two", 40, 3, &lines), 1);
	ck_assert_uint_eq(label_even_lines(arena, shaper, font, "one two three four", 40, 1, &lines), 1);
	ck_assert_str_eq(lines[0], "one two…");
}
END_TEST

START_TEST(the_widest_word_counts)
{
	ck_assert_double_eq_tol(label_word(arena, shaper, font, "a manufacturing x"), 65, 1e-9);
}
END_TEST

START_TEST(the_longest_wording_that_fits_is_chosen)
{
	static const char *const wordings[] = {"limit of the 90th 2.00", "limit 2.00", "2.00", NULL};
	ck_assert_str_eq(label_fit(shaper, font, 200, wordings), "limit of the 90th 2.00");
	ck_assert_str_eq(label_fit(shaper, font, 50, wordings), "limit 2.00");
	ck_assert_str_eq(label_fit(shaper, font, 20, wordings), "2.00");
	ck_assert_ptr_null(label_fit(shaper, font, 10, wordings));
}
END_TEST

START_TEST(labels_that_stand_apart_do_not_move)
{
	double centers[] = {10, 50, 90}, widths[] = {10, 10, 10};
	ck_assert(label_spread(arena, centers, widths, 3, 5, 0, 100));
	ck_assert_double_eq(centers[0], 10);
	ck_assert_double_eq(centers[1], 50);
	ck_assert_double_eq(centers[2], 90);
}
END_TEST

START_TEST(equal_labels_spread_evenly_about_their_place)
{
	double centers[] = {50, 50, 50}, widths[] = {10, 10, 10};
	ck_assert(label_spread(arena, centers, widths, 3, 5, 0, 100));
	ck_assert_double_eq_tol(centers[0], 35, 1e-9);
	ck_assert_double_eq_tol(centers[1], 50, 1e-9);
	ck_assert_double_eq_tol(centers[2], 65, 1e-9);
}
END_TEST

START_TEST(what_cannot_fit_is_left_alone)
{
	double centers[] = {50, 50}, widths[] = {60, 60};
	ck_assert(!label_spread(arena, centers, widths, 2, 5, 0, 100));
	ck_assert_double_eq(centers[0], 50);
}
END_TEST

START_TEST(random_labels_stand_apart_inside_and_in_order)
{
	uint64_t state = 7;
	for (int n = 0; n < 5000; n++) {
		double centers[8], widths[8], at = 0;
		size_t count = 1 + n % 8;
		for (size_t i = 0; i < count; i++) {
			state = state * 6364136223846793005u + 1442695040888963407u;
			at += (double)((state >> 40) % 60);
			centers[i] = fmin(at, 300);
			widths[i] = 5 + (double)((state >> 50) % 25);
		}
		ck_assert(label_spread(arena, centers, widths, count, 3, 0, 300));
		for (size_t i = 0; i < count; i++) {
			ck_assert(centers[i] - widths[i] / 2 >= -1e-9 && centers[i] + widths[i] / 2 <= 300 + 1e-9);
			if (i > 0)
				ck_assert(centers[i] - widths[i] / 2 >= centers[i - 1] + widths[i - 1] / 2 + 3 - 1e-9);
		}
	}
}
END_TEST

Suite *suite_chart_label(void)
{
	Suite *suite = suite_create("chart label");
	TCase *labels = tcase_create("label");
	tcase_add_checked_fixture(labels, set_up, tear_down);
	tcase_add_test(labels, lines_break_at_blanks_and_say_when_cut);
	tcase_add_test(labels, a_short_last_line_is_evened_out);
	tcase_add_test(labels, the_widest_word_counts);
	tcase_add_test(labels, the_longest_wording_that_fits_is_chosen);
	tcase_add_test(labels, labels_that_stand_apart_do_not_move);
	tcase_add_test(labels, equal_labels_spread_evenly_about_their_place);
	tcase_add_test(labels, what_cannot_fit_is_left_alone);
	tcase_add_test(labels, random_labels_stand_apart_inside_and_in_order);
	suite_add_tcase(suite, labels);
	return suite;
}
