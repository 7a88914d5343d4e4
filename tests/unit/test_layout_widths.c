/* Column widths and decimal separators: the pure functions of the table layout. */
#include "layout/align.h"
#include "layout/widths.h"

#include <check.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static unsigned next_random(uint64_t *seed)
{
	*seed = *seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(*seed >> 33);
}

static double total(const double *widths, size_t count)
{
	double sum = 0;
	for (size_t i = 0; i < count; i++)
		sum += widths[i];
	return sum;
}

START_TEST(short_columns_keep_their_words_on_one_line)
{
	struct widths_column columns[] = {{.floor = 20, .min = 20, .max = 40}, {.floor = 36, .min = 50, .max = 600}, {.floor = 30, .min = 30, .max = 60}};
	double widths[3];
	ck_assert(widths_solve(columns, 3, 300, widths));
	ck_assert_double_eq_tol(widths[0], 40, 1e-6);
	ck_assert_double_eq_tol(widths[1], 200, 1e-6);
	ck_assert_double_eq_tol(widths[2], 60, 1e-6);
}
END_TEST

START_TEST(a_long_token_does_not_starve_its_neighbours)
{
	struct widths_column columns[] = {{.floor = 36, .min = 60, .max = 80}, {.floor = 36, .min = 545, .max = 545}, {.floor = 36, .min = 50, .max = 50}};
	double widths[3];
	ck_assert(widths_solve(columns, 3, 300, widths));
	ck_assert_double_ge(widths[0], 59.9);
	ck_assert_double_ge(widths[2], 49.9);
	ck_assert_double_eq_tol(total(widths, 3), 300, 1e-6);
}
END_TEST

START_TEST(what_is_left_over_goes_by_share_alone)
{
	struct widths_column columns[] = {{.max = 40}, {.max = 100, .share = 1}, {.max = 20, .share = 3}, {.fixed = 50, .max = 10}};
	double widths[4];
	ck_assert(widths_solve(columns, 4, 290, widths));
	ck_assert_double_eq_tol(widths[0], 40, 1e-9);
	ck_assert_double_eq_tol(widths[1], 120, 1e-9);
	ck_assert_double_eq_tol(widths[2], 80, 1e-9);
	ck_assert_double_eq_tol(widths[3], 50, 1e-9);
}
END_TEST

START_TEST(the_column_gives_way_where_the_fewest_lines_come_of_it)
{
	unsigned names[WIDTHS_BINS] = {0}, values[WIDTHS_BINS] = {0}, notes[WIDTHS_BINS] = {0};
	for (size_t i = 0; i < 30; i++) {
		widths_count(names, 100);
		widths_count(values, i ? 60 : 130); /* one of them is long */
		widths_count(notes, i < 3 ? 90 : 20);
	}
	struct widths_column columns[] = {
		{.floor = 36, .min = 40, .max = 100, .cells = names}, {.floor = 36, .min = 40, .max = 130, .cells = values},
		{.floor = 36, .min = 40, .max = 90, .cells = notes},
	};
	double widths[3];
	ck_assert(widths_solve(columns, 3, 270, widths));
	ck_assert_double_eq_tol(widths[0], 100, 1e-6);
	ck_assert_double_eq_tol(widths[1], 80, 1e-6);
	ck_assert_double_eq_tol(widths[2], 90, 1e-6);
	ck_assert(widths_solve(columns, 3, 230, widths));
	ck_assert_double_eq_tol(widths[0], 100, 1e-6);
	ck_assert_double_ge(widths[1], 60);
	ck_assert_double_eq_tol(total(widths, 3), 230, 1e-6);
}
END_TEST

static double needed(const struct widths_column *columns, size_t count)
{
	double sum = 0;
	for (size_t i = 0; i < count; i++)
		sum += columns[i].fixed > 0 ? columns[i].fixed : columns[i].max;
	return sum;
}

static void check_widths(uint64_t seed)
{
	static unsigned cells[64][WIDTHS_BINS];
	struct widths_column columns[64];
	double widths[64];
	size_t count = 1 + next_random(&seed) % 64;
	double room = 20 + next_random(&seed) % 2000;
	for (size_t i = 0; i < count; i++) {
		double floor = next_random(&seed) % 40, min = floor + next_random(&seed) % 80;
		columns[i] = (struct widths_column){.floor = floor, .min = min, .max = min + next_random(&seed) % 400};
		columns[i].share = next_random(&seed) % 4 == 0 ? next_random(&seed) % 3 : 0;
		columns[i].fixed = next_random(&seed) % 9 == 0 ? 30 : 0;
		columns[i].cells = NULL;
		if (next_random(&seed) % 3 == 0)
			continue;
		columns[i].cells = memset(cells[i], 0, sizeof cells[i]);
		for (unsigned n = next_random(&seed) % 50; n > 0; n--)
			widths_count(cells[i], next_random(&seed) % (unsigned)(columns[i].max + 1));
	}
	bool fits = widths_solve(columns, count, room, widths);
	ck_assert_int_eq(fits, widths_least(columns, count) <= room);
	ck_assert_double_le(total(widths, count), room + 1e-6);
	if (fits && needed(columns, count) >= room)
		ck_assert_double_ge(total(widths, count), room - 1e-6);
	for (size_t i = 0; i < count; i++) {
		ck_assert_double_ge(widths[i], 0);
		if (fits && columns[i].fixed > 0)
			ck_assert_double_eq_tol(widths[i], columns[i].fixed, 1e-9);
		else if (fits)
			ck_assert_double_ge(widths[i], columns[i].floor - 1e-6);
	}
}

START_TEST(widths_stay_in_their_bounds_and_fill_the_room)
{
	for (uint64_t seed = 1; seed <= 2000; seed++)
		check_widths(seed);
}
END_TEST

static const struct {
	const char *text;
	size_t at;
} separators[] = {
	{"5,185.45", 5}, {"11,223,356", 10}, {"25.02 %", 2}, {"3", 1}, {"-0.14", 2}, {".5", 0}, {"6*", 1}, {"1\u202f234\u202f567,8", 13},
	{"0,25", 1}, {"1.234.567", 9}, {"2.13.4", 6}, {"not disclosed", 13}, {"", 0}, {"\u2013", 3}, {"< 1 s", 3}, {"7. Mai", 1}, {"12,345", 6},
};

START_TEST(the_decimal_separator_of_a_printed_number)
{
	ck_assert_uint_eq(align_separator(slice_of(separators[_i].text)), separators[_i].at);
}
END_TEST

Suite *suite_layout_widths(void);

Suite *suite_layout_widths(void)
{
	Suite *suite = suite_create("layout widths");
	TCase *tests = tcase_create("widths");
	tcase_add_test(tests, short_columns_keep_their_words_on_one_line);
	tcase_add_test(tests, a_long_token_does_not_starve_its_neighbours);
	tcase_add_test(tests, the_column_gives_way_where_the_fewest_lines_come_of_it);
	tcase_add_test(tests, what_is_left_over_goes_by_share_alone);
	tcase_add_test(tests, widths_stay_in_their_bounds_and_fill_the_room);
	tcase_add_loop_test(tests, the_decimal_separator_of_a_printed_number, 0, (int)(sizeof separators / sizeof separators[0]));
	suite_add_tcase(suite, tests);
	return suite;
}
