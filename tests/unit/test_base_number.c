/* Exact decimals, doubles as text, and dates. All must be the same under a locale with a decimal comma. */
#include "base/date.h"
#include "base/decimal.h"
#include "base/number.h"

#include <check.h>
#include <locale.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Suite *suite_base_number(void);

static const struct {
	const char *text;
	int64_t units;
	int scale;
	const char *printed;
} decimals[] = {
	{"0", 0, 0, "0"},
	{"3600", 3600, 0, "3600"},
	{"5,185.45", 518545, 2, "5185.45"},
	{"2,808,119", 2808119, 0, "2808119"},
	{"-0.14", -14, 2, "-0.14"},
	{"+7", 7, 0, "7"},
	{".5", 5, 1, "0.5"},
	{"0.10", 10, 2, "0.10"},
	{"-0.00", 0, 2, "0.00"},
	{"007", 7, 0, "7"},
	{"0.000000000001", 1, 12, "0.000000000001"},
	{"999999999999999999", 999999999999999999, 0, "999999999999999999"},
	{"123,456,789,012,345.678", 123456789012345678, 3, "123456789012345.678"},
};

START_TEST(decimals_keep_what_is_printed)
{
	struct decimal d;
	ck_assert(decimal_parse(slice_of(decimals[_i].text), &d));
	ck_assert_int_eq(d.units, decimals[_i].units);
	ck_assert_int_eq(d.scale, decimals[_i].scale);
	struct buf out = {0};
	decimal_print(&out, d);
	ck_assert_str_eq(out.s, decimals[_i].printed);
	struct decimal again;
	ck_assert(decimal_parse(buf_slice(&out), &again));
	ck_assert_int_eq(decimal_compare(d, again), 0);
	buf_drop(&out);
}
END_TEST

static const char *const not_decimals[] = {
	"", " 1", "1 ", "-", "+", ".", "5.", "1,23", "1,2345", ",123", "1,,234", "1234,567", "12,34.5", "1.234,567", "0,123", "1,234,",
	"1e5", "0x10", "1.2.3", "--1", "1.0000000000001", "1234567890123456789", "5 185", "\xC2\xA0\x35", "nan", "12%", "1,234.",
};

START_TEST(other_texts_are_no_decimals)
{
	struct decimal d = {42, 7};
	ck_assert_msg(!decimal_parse(slice_of(not_decimals[_i]), &d), "\"%s\" was read", not_decimals[_i]);
	ck_assert(d.units == 42 && d.scale == 7);
}
END_TEST

START_TEST(decimals_compare_and_add_exactly)
{
	ck_assert_int_eq(decimal_compare((struct decimal){100, 2}, (struct decimal){1, 0}), 0);
	ck_assert_int_eq(decimal_compare((struct decimal){101, 2}, (struct decimal){1, 0}), 1);
	ck_assert_int_eq(decimal_compare((struct decimal){INT64_MIN, 0}, (struct decimal){INT64_MAX, 12}), -1);
	struct decimal sum = decimal_add((struct decimal){1, 1}, (struct decimal){2, 2});
	ck_assert(sum.units == 12 && sum.scale == 2);
	sum = decimal_add((struct decimal){INT64_MAX, 0}, (struct decimal){1, 12});
	ck_assert(sum.units == INT64_MAX && sum.scale == 12);
	sum = decimal_add((struct decimal){INT64_MIN, 0}, (struct decimal){-1, 0});
	ck_assert(sum.units == INT64_MIN);
	ck_assert_double_eq(decimal_value((struct decimal){518545, 2}), 5185.45);
	ck_assert_double_eq(decimal_value((struct decimal){-14, 2}), -0.14);
	struct buf out = {0};
	decimal_print(&out, (struct decimal){INT64_MIN, 12});
	ck_assert_str_eq(out.s, "-9223372.036854775808");
	buf_drop(&out);
}
END_TEST

static const struct {
	double value;
	int decimals;
	const char *shortest, *fixed;
} prints[] = {
	{0, 0, "0", "0"},
	{0, 3, "0", "0.000"},
	{-0.0, 3, "0", "0.000"},
	{-0.0001, 3, "0", "0.000"},
	{12.5, 3, "12.5", "12.500"},
	{3, 3, "3", "3.000"},
	{0.001, 3, "0.001", "0.001"},
	{-100, 2, "-100", "-100.00"},
	{2.675, 2, "2.68", "2.68"},
	{2929441, 9, "2929441", "2929441.000000000"},
	{1.005, 2, "1.01", "1.01"},
	{-1.005, 2, "-1.01", "-1.01"},
	{0.5, 0, "1", "1"},
	{-0.5, 0, "-1", "-1"},
	{1.4999999, 0, "1", "1"},
	{99.9995, 3, "100", "100.000"},
	{1e-9, 9, "0.000000001", "0.000000001"},
	{4e-10, 9, "0", "0.000000000"},
	{0.1 + 0.2, 9, "0.3", "0.300000000"},
	{1e15, 2, "1000000000000000", "1000000000000000.00"},
	{9007199254740993.0, 0, "9007199254740992", "9007199254740992"},
	{1e22, 2, "10000000000000000000000", "10000000000000000000000.00"},
	{-1e300, 0, NULL, NULL},
};

START_TEST(numbers_print_without_exponent_or_locale)
{
	struct buf out = {0};
	number_print(&out, prints[_i].value, prints[_i].decimals);
	if (prints[_i].shortest)
		ck_assert_str_eq(out.s, prints[_i].shortest);
	ck_assert_ptr_null(strpbrk(out.s, "eEnNiI"));
	double back;
	ck_assert(number_parse(buf_slice(&out), &back));
	buf_clear(&out);
	number_print_fixed(&out, prints[_i].value, prints[_i].decimals);
	if (prints[_i].fixed)
		ck_assert_str_eq(out.s, prints[_i].fixed);
	buf_drop(&out);
}
END_TEST

START_TEST(every_two_decimals_round_trip)
{
	struct buf out = {0};
	for (int i = -200000; i <= 200000; i += 7) {
		buf_clear(&out);
		number_print_fixed(&out, i / 100.0, 2);
		struct decimal d;
		ck_assert(decimal_parse(buf_slice(&out), &d));
		ck_assert_int_eq(d.units, i);
		ck_assert_double_eq(decimal_value(d), i / 100.0);
	}
	buf_drop(&out);
}
END_TEST

static const struct {
	const char *text;
	double value;
} numbers[] = {
	{"42", 42}, {"-6.418E-4", -6.418e-4}, {"1.1E7", 1.1e7}, {"+0.5", 0.5}, {".5", 0.5}, {"-0", 0}, {"1e-400", 0},
	{"0.1", 0.1}, {"179769313486231570000e288", 1.7976931348623157e308}, {"123456789012345678901234567890", 1.2345678901234568e29},
	{"0.30000000000000004", 0.30000000000000004}, {"9007199254740993", 9007199254740992.0}, {"4.9e-324", 4.9e-324}, {"1E+2", 100},
	{"2.2250738585072011e-308", 2.2250738585072011e-308}, {"1.5e00000000000000000001", 15},
};

START_TEST(numbers_are_read_correctly_rounded)
{
	double value;
	ck_assert(number_parse(slice_of(numbers[_i].text), &value));
	ck_assert_double_eq(value, numbers[_i].value);
	ck_assert(!signbit(value) || value < 0);
}
END_TEST

static const char *const not_numbers[] = {
	"", "-", ".", "1.", "e5", "1e", "1e+", "1,5", "1,000", "nan", "inf", "Infinity", "1e309", "-1e999999999999", "0x1p3", " 1", "1 ", "1d5", "1e5.0",
};

START_TEST(other_texts_are_no_numbers)
{
	double value = 42;
	ck_assert_msg(!number_parse(slice_of(not_numbers[_i]), &value), "\"%s\" was read", not_numbers[_i]);
	ck_assert_double_eq(value, 42);
}
END_TEST

START_TEST(rounding_takes_halves_away_from_zero)
{
	ck_assert_double_eq(number_round(2.675, 2), 2.68);
	ck_assert_double_eq(number_round(-2.5, 0), -3);
	ck_assert_double_eq(number_round(2.4, 0), 2);
	ck_assert_double_eq(number_round(1e300, 9), 1e300);
	ck_assert(isinf(number_round(INFINITY, 2)) && isnan(number_round(NAN, 2)));
}
END_TEST

static const struct {
	const char *text, *iso;
} dates[] = {
	{"Feb-2010", "2010-02"},
	{"Jan-2017", "2017-01"},
	{"16-Mar-2010", "2010-03-16"},
	{"27-May-2003", "2003-05-27"},
	{"1-Jul-2007", "2007-07-01"},
	{"August 05, 2016", "2016-08-05"},
	{"Nov 09, 2016", "2016-11-09"},
	{"Apr 25, 2005", "2005-04-25"},
	{"Sept 2004", "2004-09"},
	{"may 2003", "2003-05"},
	{"Fri Sep 10 14:46:50 2004", "2004-09-10"},
	{"Wed Oct 09 22:04:01 CST 2024", "2024-10-09"},
	{"Sat Nov  6 09:00:00 2004", "2004-11-06"},
	{"2010-02", "2010-02"},
	{"2010-02-16", "2010-02-16"},
	{"29-Feb-2004", "2004-02-29"},
	{"29-Feb-2000", "2000-02-29"},
	{"Dec-9999", "9999-12"},
};

START_TEST(dates_are_read_to_their_precision)
{
	struct date date;
	ck_assert_msg(date_parse(slice_of(dates[_i].text), &date), "\"%s\" was not read", dates[_i].text);
	struct buf out = {0};
	date_print_iso(&out, date);
	ck_assert_str_eq(out.s, dates[_i].iso);
	struct date again;
	ck_assert(date_parse(buf_slice(&out), &again));
	ck_assert_int_eq(date_compare(date, again), 0);
	buf_drop(&out);
}
END_TEST

static const char *const not_dates[] = {
	"", "2010", "Feb", "31-Feb-2010", "29-Feb-2010", "29-Feb-1900", "32-Jan-2010", "0-Jan-2010", "2010-13", "2010-00", "2010-02-30", "2010-02-00",
	"MMM DD, YYYY", "OnSUBMISSION", "<<DATE>>", "Feb-2010 ", " Feb-2010", "Feb--2010", "Feb-", "Feb-10", "Febr-2010", "Feb-20100", "02/16/2010",
	"August 05 , 2016", "Fri Sep 10 14:46 2004", "3,100", "Purchase 2,808,119 25.02%", "Nov 09, 2016 and later", "0000-01", "Jan-0012",
};

START_TEST(other_texts_are_no_dates)
{
	struct date date;
	ck_assert_msg(!date_parse(slice_of(not_dates[_i]), &date), "\"%s\" was read", not_dates[_i]);
}
END_TEST

START_TEST(a_missing_day_sorts_first)
{
	ck_assert_int_lt(date_compare((struct date){2010, 2, 0}, (struct date){2010, 2, 1}), 0);
	ck_assert_int_lt(date_compare((struct date){2010, 0, 0}, (struct date){2010, 1, 1}), 0);
	ck_assert_int_gt(date_compare((struct date){2011, 0, 0}, (struct date){2010, 12, 31}), 0);
}
END_TEST

START_TEST(a_decimal_comma_in_the_locale_changes_nothing)
{
	if (!setlocale(LC_ALL, "de_DE.UTF-8")) {
		puts("skipped: no locale de_DE.UTF-8");
		return;
	}
	struct buf out = {0};
	double value;
	ck_assert(number_parse(SLICE("1234567890123456789.5"), &value));
	ck_assert_double_eq(value, 1234567890123456789.5);
	ck_assert(number_parse(SLICE("0.30000000000000004"), &value));
	ck_assert_double_eq(value, 0.30000000000000004);
	number_print(&out, 1234.5, 3);
	number_print(&out, -1e20, 3);
	ck_assert_str_eq(out.s, "1234.5-100000000000000000000");
	buf_drop(&out);
	setlocale(LC_ALL, "C");
}
END_TEST

#define ADD_TABLE(tests, test, table) tcase_add_loop_test(tests, test, 0, (int)(sizeof(table) / sizeof *(table)))

Suite *suite_base_number(void)
{
	Suite *suite = suite_create("base number");
	TCase *tests = tcase_create("number");
	ADD_TABLE(tests, decimals_keep_what_is_printed, decimals);
	ADD_TABLE(tests, other_texts_are_no_decimals, not_decimals);
	tcase_add_test(tests, decimals_compare_and_add_exactly);
	ADD_TABLE(tests, numbers_print_without_exponent_or_locale, prints);
	tcase_add_test(tests, every_two_decimals_round_trip);
	ADD_TABLE(tests, numbers_are_read_correctly_rounded, numbers);
	ADD_TABLE(tests, other_texts_are_no_numbers, not_numbers);
	tcase_add_test(tests, rounding_takes_halves_away_from_zero);
	ADD_TABLE(tests, dates_are_read_to_their_precision, dates);
	ADD_TABLE(tests, other_texts_are_no_dates, not_dates);
	tcase_add_test(tests, a_missing_day_sorts_first);
	tcase_add_test(tests, a_decimal_comma_in_the_locale_changes_nothing);
	suite_add_tcase(suite, tests);
	return suite;
}
