/* Proven limits: the table of a real disclosure (HPE Synergy 660 Gen9, SPECjbb2015-MultiJVM, max-jOPS 177,501) and small ones. */
#include "chart/proof.h"

#include <check.h>

Suite *suite_chart_proof(void);

enum { LIMITS = 11, PERCENTILES = 6, ABOVE = LIMITS };

static const double limits[LIMITS] = {500, 1000, 5000, 10000, 25000, 50000, 75000, 100000, 200000, 500000, 1000000};
static const double percentiles[PERCENTILES] = {10, 50, 90, 95, 99, 100};

/* last success, first failure; 0: a dash */
static const double table[LIMITS][PERCENTILES][2] = {
	{{0, 2367}, {0, 2367}, {0, 2367}, {0, 2367}, {0, 2367}, {0, 2367}},
	{{4733, 7100}, {0, 2367}, {0, 2367}, {0, 2367}, {0, 2367}, {0, 2367}},
	{{168034, 170401}, {158568, 160934}, {71000, 73367}, {56800, 59167}, {37867, 40234}, {0, 2367}},
	{{170401, 172768}, {165668, 168034}, {132534, 134901}, {115967, 118334}, {87567, 85200}, {2367, 4733}},
	{{170401, 172768}, {170401, 172768}, {165668, 168034}, {163301, 165668}, {144367, 146734}, {9467, 4733}},
	{{170401, 172768}, {170401, 172768}, {168034, 170401}, {165668, 168034}, {156201, 146734}, {37867, 4733}},
	{{170401, 172768}, {170401, 172768}, {168034, 170401}, {168034, 170401}, {163301, 158568}, {87567, 14200}},
	{{172768, 175134}, {170401, 172768}, {168034, 170401}, {168034, 170401}, {163301, 158568}, {87567, 14200}},
	{{175134, 177501}, {170401, 172768}, {168034, 170401}, {168034, 170401}, {168034, 165668}, {97034, 35500}},
	{{177501, 0}, {175134, 177501}, {170401, 172768}, {170401, 172768}, {168034, 170401}, {168034, 165668}},
	{{177501, 0}, {177501, 0}, {175134, 177501}, {175134, 177501}, {170401, 172768}, {168034, 170401}},
};

static struct arena *arena;

static void set_up(void)
{
	arena = arena_new();
}

static void tear_down(void)
{
	arena_drop(arena);
}

static struct proof *proof_of_table(void)
{
	struct proof_cell cells[LIMITS * PERCENTILES];
	for (size_t i = 0; i < LIMITS * PERCENTILES; i++) {
		size_t l = i / PERCENTILES, p = i % PERCENTILES;
		const double *loads = table[l][p];
		cells[i] = (struct proof_cell){limits[l], percentiles[p], loads[0], loads[1], loads[0] > 0, loads[1] > 0};
	}
	return proof_new(arena, cells, LIMITS * PERCENTILES, 177501);
}

START_TEST(the_grid_is_found_from_the_loads)
{
	struct proof *proof = proof_of_table();
	ck_assert_uint_eq(proof->steps, 75);
	ck_assert_double_eq_tol(proof->step, 2366.68, 0.005); /* a hundredth of the high bound 236,668 */
	ck_assert_uint_eq(proof->limits, LIMITS);
	ck_assert_uint_eq(proof->percentiles, PERCENTILES);
}
END_TEST

static const struct {
	size_t percentile; /* index */
	double load;
	double low, high;  /* microseconds; 0 and 0: none, above all */
} intervals[] = {
	/* the step below critical-jOPS 138,380 */
	{0, 137267, 1000, 5000},
	{1, 137267, 1000, 5000},
	{2, 137267, 10000, 25000},
	{3, 137267, 10000, 25000},
	{4, 137267, 10000, 25000},
	{5, 137267, 200000, 500000},
	/* max-jOPS */
	{0, 177501, 200000, 500000},
	{1, 177501, 500000, 1000000},
	{2, 177501, 1000000, 0},
	{3, 177501, 1000000, 0},
	{4, 177501, 1000000, 0},
	{5, 177501, 1000000, 0},
	/* a last success above the first failure: between them only the outer limits, at them the steps themselves */
	{4, 85200, 10000, 25000},
	{4, 87567, 5000, 10000},
	{5, 2367, 5000, 10000},
	{5, 60000, 50000, 500000},
};

START_TEST(intervals_are_as_the_table_proves)
{
	struct proof *proof = proof_of_table();
	struct proof_interval interval = proof_at(proof, intervals[_i].percentile, intervals[_i].load);
	double low = interval.lower < 0 ? 0 : proof->limit[interval.lower];
	double high = interval.upper == ABOVE ? 0 : proof->limit[interval.upper];
	ck_assert_double_eq(low, intervals[_i].low);
	ck_assert_double_eq(high, intervals[_i].high);
}
END_TEST

/* The load up to which every step is proven to be within a limit. */
static double within_to(const struct proof *proof, size_t percentile, double limit)
{
	struct proof_segment *segments;
	size_t count = proof_segments(arena, proof, percentile, &segments);
	double to = 0;
	for (size_t i = 0; i < count; i++) {
		if (segments[i].interval.upper == ABOVE || proof->limit[segments[i].interval.upper] > limit)
			break;
		to = segments[i].to;
	}
	return to;
}

START_TEST(the_headline_figures_come_out)
{
	struct proof *proof = proof_of_table();
	ck_assert_double_eq(within_to(proof, 1, 5000), 158568);
	ck_assert_double_eq(within_to(proof, 4, 5000), 37867);
	ck_assert_double_eq(within_to(proof, 4, 25000), 144367);
	ck_assert_double_eq(within_to(proof, 5, 5000), 0);
	ck_assert_double_eq(proof_step_below(proof, 138380), 137267);
	ck_assert_double_eq(proof_step_below(proof, 177501), 177501);
}
END_TEST

START_TEST(segments_cover_the_scale_without_gaps)
{
	struct proof *proof = proof_of_table();
	struct proof_segment *segments;
	size_t count = proof_segments(arena, proof, (size_t)_i, &segments);
	ck_assert_uint_gt(count, 1);
	ck_assert_double_eq(segments[0].from, 0);
	for (size_t i = 1; i < count; i++) {
		ck_assert_double_eq(segments[i].from, segments[i - 1].to);
		ck_assert(segments[i].interval.lower != segments[i - 1].interval.lower || segments[i].interval.upper != segments[i - 1].interval.upper);
	}
	ck_assert_double_eq(segments[count - 1].to, 177501);
}
END_TEST

START_TEST(wide_zones_are_those_where_successes_and_failures_mix)
{
	struct proof *proof = proof_of_table();
	struct proof_segment *segments;
	size_t wide[PERCENTILES] = {0};
	for (size_t p = 0; p < PERCENTILES; p++)
		for (size_t count = proof_segments(arena, proof, p, &segments), i = 0; i < count; i++)
			wide[p] += !proof_is_narrow(segments[i].interval);
	ck_assert_uint_eq(wide[0] + wide[1] + wide[2] + wide[3], 0);
	ck_assert(wide[4] > 0 && wide[5] > wide[4]);
}
END_TEST

START_TEST(a_table_that_contradicts_itself_gives_an_interval)
{
	static const struct proof_cell cells[] = {
		{5000, 99, 100, 200, true, true}, {10000, 99, 50, 60, true, true}};
	struct proof *proof = proof_new(arena, cells, 2, 0);
	for (double load = 1; load <= 200; load++) {
		struct proof_interval interval = proof_at(proof, 0, load);
		ck_assert(interval.lower >= -1 && interval.lower < interval.upper && interval.upper <= 2);
	}
}
END_TEST

START_TEST(nothing_gives_no_proof)
{
	static const struct proof_cell empty[] = {{5000, 99, 0, 0, false, false}};
	ck_assert_ptr_null(proof_new(arena, empty, 0, 100));
	ck_assert_ptr_null(proof_new(arena, empty, 1, 0));
	ck_assert_ptr_nonnull(proof_new(arena, empty, 1, 100));
}
END_TEST

Suite *suite_chart_proof(void)
{
	Suite *suite = suite_create("chart proof");
	TCase *proofs = tcase_create("proof");
	tcase_add_checked_fixture(proofs, set_up, tear_down);
	tcase_add_test(proofs, the_grid_is_found_from_the_loads);
	tcase_add_loop_test(proofs, intervals_are_as_the_table_proves, 0, sizeof intervals / sizeof intervals[0]);
	tcase_add_test(proofs, the_headline_figures_come_out);
	tcase_add_loop_test(proofs, segments_cover_the_scale_without_gaps, 0, PERCENTILES);
	tcase_add_test(proofs, wide_zones_are_those_where_successes_and_failures_mix);
	tcase_add_test(proofs, a_table_that_contradicts_itself_gives_an_interval);
	tcase_add_test(proofs, nothing_gives_no_proof);
	suite_add_tcase(suite, proofs);
	return suite;
}
