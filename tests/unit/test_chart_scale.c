/* Scales and ticks: round, distinct, inside, few. */
#include "chart/scale.h"

#include <check.h>
#include <math.h>
#include <stdint.h>

Suite *suite_chart_scale(void);

static const struct {
	double low, high;
	size_t most;
	size_t count;
	double first, last;
	int decimals, exponent;
} linear[] = {
	{0, 5185.45, 8, 6, 0, 5000, 0, 0},
	{0, 5.4, 8, 6, 0, 5, 0, 0},
	{0, 1, 8, 6, 0, 1, 1, 0},
	{0, 0.93, 8, 5, 0, 0.8, 1, 0},
	{320, 400, 4, 0, 0, 0, 0, 0}, /* count 0: only what holds for all */
	{0, 1e12, 8, 6, 0, 1e12, 1, 12},
	{0, 1e-9, 8, 6, 0, 1e-9, 1, -9},
	{5, 5, 8, 6, 5, 10, 0, 0},    /* equal ends are widened */
	{0, 0, 8, 6, 0, 1, 1, 0},
};

START_TEST(linear_ticks_are_as_expected)
{
	struct scale scale = scale_linear(linear[_i].low, linear[_i].high, 0, 100);
	struct scale_ticks ticks = scale_ticks(&scale, linear[_i].most);
	if (!linear[_i].count)
		return;
	ck_assert_uint_eq(ticks.count, linear[_i].count);
	ck_assert_double_eq_tol(ticks.values[0], linear[_i].first, 1e-9 * fabs(linear[_i].high) + 1e-18);
	ck_assert_double_eq_tol(ticks.values[ticks.count - 1], linear[_i].last, 1e-9 * fabs(linear[_i].high) + 1e-18);
	ck_assert_int_eq(ticks.decimals, linear[_i].decimals);
	ck_assert_int_eq(ticks.exponent, linear[_i].exponent);
}
END_TEST

static double random_value(uint64_t *state)
{
	*state = *state * 6364136223846793005u + 1442695040888963407u;
	return pow(10, -9 + 21.0 * (double)(*state >> 40) / (1 << 24));
}

static bool is_round(double step)
{
	double mantissa = step / pow(10, floor(log10(step) + 1e-9));
	return fabs(mantissa - 1) < 1e-6 || fabs(mantissa - 2) < 1e-6 || fabs(mantissa - 5) < 1e-6;
}

START_TEST(ticks_from_zero_are_3_to_8_round_distinct_and_inside)
{
	uint64_t state = 1;
	for (int n = 0; n < 20000; n++) {
		double high = random_value(&state);
		struct scale scale = scale_linear(0, high, 0, 500);
		struct scale_ticks ticks = scale_ticks(&scale, 8);
		ck_assert_uint_ge(ticks.count, 3);
		ck_assert_uint_le(ticks.count, 8);
		ck_assert_double_eq(ticks.values[0], 0);
		ck_assert(is_round(ticks.values[1]));
		double factor = pow(10, ticks.decimals - ticks.exponent);
		for (size_t i = 1; i < ticks.count; i++) {
			ck_assert_double_le(ticks.values[i], high * (1 + 1e-9));
			/* still distinct when printed */
			ck_assert(round(ticks.values[i] * factor) > round(ticks.values[i - 1] * factor));
		}
	}
}
END_TEST

START_TEST(log_ticks_are_powers_of_ten)
{
	struct scale scale = scale_log(0.5, 2000, 0, 100);
	struct scale_ticks ticks = scale_ticks(&scale, 8);
	ck_assert_uint_eq(ticks.count, 4);
	ck_assert_double_eq_tol(ticks.values[0], 1, 1e-9);
	ck_assert_double_eq_tol(ticks.values[3], 1000, 1e-6);
	scale = scale_log(0, 100, 0, 100); /* no zero on a logarithmic axis */
	ck_assert(scale.low > 0);
	ck_assert_uint_ge(scale_ticks(&scale, 8).count, 2);
}
END_TEST

START_TEST(positions_follow_values)
{
	struct scale scale = scale_linear(0, 10, 100, 200);
	ck_assert_double_eq_tol(scale_at(&scale, 5), 150, 1e-9);
	ck_assert_double_eq_tol(scale_clamped(&scale, 50), 200, 1e-9);
	scale = scale_log(1, 100, 0, 10);
	ck_assert_double_eq_tol(scale_at(&scale, 10), 5, 1e-9);
	scale = scale_linear(NAN, INFINITY, 0, 10);
	ck_assert(isfinite(scale_at(&scale, 0)));
}
END_TEST

Suite *suite_chart_scale(void)
{
	Suite *suite = suite_create("chart scale");
	TCase *scales = tcase_create("scale");
	tcase_add_loop_test(scales, linear_ticks_are_as_expected, 0, sizeof linear / sizeof linear[0]);
	tcase_add_test(scales, ticks_from_zero_are_3_to_8_round_distinct_and_inside);
	tcase_add_test(scales, log_ticks_are_powers_of_ten);
	tcase_add_test(scales, positions_follow_values);
	suite_add_tcase(suite, scales);
	return suite;
}
