/* The curve of SPECjbb2015 pages: its laws, and critical-jOPS recomputed from it. A step k of the load is round(k * bound / 100), or 1
 * below it, of the high bound (max attempted). */
#include "support/pages.h"

#include "family/diag.h"
#include "result/node.h"

#include <math.h>

Suite *suite_family_jbb_curve(void);

static const char *const pages[] = {PAGES_SEED_004, "tests/results/jbb2015-meridian-m220.txt", "tests/results/jbb2015-rook-r7.txt",
	"tests/results/jbb2015-meridian-b110-composite.txt"};

enum { PAGES = sizeof pages / sizeof *pages };

static const long limits[] = {500, 1000, 5000, 10000, 25000, 50000, 75000, 100000, 200000, 500000, 1000000};
static const int percentiles[] = {10, 50, 90, 95, 99, 100};

enum { LIMITS = sizeof limits / sizeof *limits, PERCENTILES = sizeof percentiles / sizeof *percentiles, NONE = -1 };

/* A cell of the table; NONE for a dash. */
struct cell {
	int64_t last, first;
};

static int64_t figure(const struct result *result, const char *id, const char *attribute)
{
	struct value value = result_attribute(result, id, attribute);
	if (!value.known || !value.number)
		return NONE;
	ck_assert_int_eq(value.decimal.scale, 0);
	return value.decimal.units;
}

static struct cell cell(const struct result *result, struct arena *arena, size_t l, size_t p)
{
	const char *id = arena_printf(arena, "cell.%ld.%d", limits[l], percentiles[p]);
	ck_assert_ptr_nonnull(result_node(result, id));
	return (struct cell){figure(result, id, "pass"), figure(result, id, "fail")};
}

/* The step of a load; fails when it is on no step. */
static int64_t step_of(const struct result *result, int64_t load)
{
	int64_t bound = figure(result, "validation.high-bound-attempted", "value"), k = (load * 100 + bound / 2) / bound;
	int64_t rounded = (k * bound + 50) / 100;
	ck_assert_msg(load == rounded || load == rounded - 1, "%lld is no step of %lld", (long long)load, (long long)bound);
	return k;
}

START_TEST(loads_stand_on_steps_of_the_high_bound)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	for (size_t i = 0; result && i < LIMITS * PERCENTILES; i++) {
		struct cell c = cell(result, arena, i / PERCENTILES, i % PERCENTILES);
		if (c.last != NONE)
			step_of(result, c.last);
		if (c.first != NONE)
			step_of(result, c.first);
	}
	arena_drop(arena);
}
END_TEST

/* With a larger limit neither number falls, with a higher percentile neither rises. A dash is less or more than any number. */
START_TEST(cells_keep_their_order)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	for (size_t i = 0; result && i < LIMITS * PERCENTILES; i++) {
		size_t l = i / PERCENTILES, p = i % PERCENTILES;
		struct cell here = cell(result, arena, l, p);
		struct cell below = l ? cell(result, arena, l - 1, p) : here, left = p ? cell(result, arena, l, p - 1) : here;
		ck_assert_int_ge(here.last, below.last);
		ck_assert_int_le(here.last, left.last);
		ck_assert(here.first == NONE || (below.first != NONE && here.first >= below.first));
		ck_assert(left.first == NONE || (here.first != NONE && here.first <= left.first));
	}
	arena_drop(arena);
}
END_TEST

static const struct {
	size_t adjacent, crossed, no_last, no_first;
} kinds[PAGES] = {{40, 11, 12, 3}, {31, 15, 9, 11}, {29, 10, 9, 18}, {31, 14, 11, 10}};

START_TEST(cells_are_of_four_kinds)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	size_t adjacent = 0, crossed = 0, no_last = 0, no_first = 0;
	for (size_t i = 0; result && i < LIMITS * PERCENTILES; i++) {
		struct cell c = cell(result, arena, i / PERCENTILES, i % PERCENTILES);
		no_last += c.last == NONE;
		no_first += c.first == NONE;
		ck_assert(c.last != NONE || step_of(result, c.first) == 1);
		ck_assert(c.first != NONE || c.last == figure(result, "max-jops", "value"));
		if (c.last == NONE || c.first == NONE)
			continue;
		bool next = step_of(result, c.first) == step_of(result, c.last) + 1;
		ck_assert(next || c.last > c.first);
		adjacent += next;
		crossed += !next;
	}
	if (result) {
		ck_assert_uint_eq(adjacent, kinds[_i].adjacent);
		ck_assert_uint_eq(crossed, kinds[_i].crossed);
		ck_assert_uint_eq(no_last, kinds[_i].no_last);
		ck_assert_uint_eq(no_first, kinds[_i].no_first);
	}
	arena_drop(arena);
}
END_TEST

START_TEST(max_jops_is_the_last_step_that_passes)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	bool failed = false;
	int64_t before = 0;
	for (size_t i = 1; result && i <= 5; i++) {
		const char *id = arena_printf(arena, "step.%zu", i);
		bool pass = slice_is(result_attribute(result, id, "verdict").text, "pass");
		ck_assert_int_eq(figure(result, id, "jops") > before, 1);
		ck_assert(!failed || !pass);
		if (!pass && !failed)
			ck_assert_int_eq(before, figure(result, "max-jops", "value"));
		failed |= !pass;
		before = figure(result, id, "jops");
	}
	ck_assert(!result || failed);
	arena_drop(arena);
}
END_TEST

static const long slas[] = {10000, 25000, 50000, 75000, 100000};

enum { SLAS = sizeof slas / sizeof *slas };

static int64_t sla(const struct result *result, struct arena *arena, size_t i)
{
	return figure(result, arena_printf(arena, "sla.%ld", slas[i]), "jops");
}

/* The printed values are cut, so their mean may be 1 off. */
START_TEST(critical_jops_is_the_geometric_mean)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	if (result) {
		double product = 1;
		for (size_t i = 0; i < SLAS; i++)
			product *= (double)sla(result, arena, i);
		double printed = (double)figure(result, "critical-jops", "value");
		ck_assert_double_le(fabs(pow(product, 1.0 / SLAS) - printed), 1);
		ck_assert_int_eq(figure(result, "geomean", "jops"), figure(result, "critical-jops", "value"));
	}
	arena_drop(arena);
}
END_TEST

/* The value within a limit, uncut: between the 99th percentile's last success and first failure, n steps with both ends, nOver of
 * which failed: (first * nOver + last * (n - nOver)) / n. Exactly one nOver gives what is printed. */
static double uncut(struct cell c, int64_t n, int64_t printed)
{
	double found = 0;
	size_t fits = 0;
	for (int64_t over = 1; over < n; over++) {
		int64_t sum = c.first * over + c.last * (n - over);
		if (sum / n != printed)
			continue;
		found = (double)sum / (double)n;
		fits++;
	}
	ck_assert_uint_eq(fits, 1);
	return found;
}

START_TEST(critical_jops_is_exact_with_the_table)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), pages[_i]);
	if (result) {
		double product = 1;
		for (size_t i = 0; i < SLAS; i++) {
			struct cell c = cell(result, arena, i + 3, 4);
			ck_assert_int_eq(limits[i + 3], slas[i]);
			int64_t distance = step_of(result, c.last) - step_of(result, c.first);
			product *= uncut(c, (distance < 0 ? -distance : distance) + 1, sla(result, arena, i));
		}
		ck_assert_int_eq((int64_t)pow(product, 1.0 / SLAS), figure(result, "critical-jops", "value"));
	}
	arena_drop(arena);
}
END_TEST

static const struct {
	const char *id, *attribute, *text; /* of the seed */
} facts[] = {
	{"curve", "lines", "145-163"}, {"curve", "sla-percentile", "99"}, {"step.3", "jops", "177501"}, {"step.3", "verdict", "pass"},
	{"step.4", "verdict", "fail"}, {"step.5", "at", "146:34"}, {"sla.10000", "jops", "86383"}, {"sla.100000", "us", "100000"},
	{"geomean", "jops", "138380"}, {"limit.500", "us", "500"}, {"cell.500.10", "pass", NULL}, {"cell.500.10", "fail", "2367"},
	{"cell.500.10", "state", NULL}, {"cell.10000.99", "pass", "87567"}, {"cell.10000.99", "fail", "85200"},
	{"cell.10000.99", NULL, "87567 / 85200"}, {"cell.10000.99", "at", "156:73"}, {"cell.500000.10", "fail", NULL},
	{"cell.1000000.100", "percentile", "100"},
};

START_TEST(the_curve_is_read)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), PAGES_SEED_004);
	if (result)
		pages_check_fact(result, facts[_i].id, facts[_i].attribute, facts[_i].text);
	arena_drop(arena);
}
END_TEST

/* A row that does not fit its heads is left unread, with a report: no number goes into a wrong place. */
static const char *const misfits[] = {
	"max-jOPS =\nPass/Fail Pass Pass\njOPS 1 2 3\n", "max-jOPS =\nPass/Fail Pass Maybe\njOPS 1 2\n", "critical-jOPS =\nSLA (us) 10000 Geomean\njOPS 5\n",
	"critical-jOPS =\nSLA (us) 10000 x\njOPS 5 6\n", "Percentile\n10-th 50-th\n500us - / 5\n", "Percentile\n10-th\n500us - / x\n",
	"Percentile\n10-th\n500us 1.5 / 2\n", "Percentile\n10-th\n500us 1 2 / 3\n",
};

START_TEST(rows_that_do_not_fit_are_reported)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const char *page = arena_printf(arena, "A 9 SPECjbb2015-MultiJVM max-jOPS\n%s", misfits[_i]);
	const struct result *result = family_read(arena, diags, "p", slice_of(page));
	bool reported = false;
	for (size_t i = 0; i < diags_count(diags); i++)
		reported |= diags_at(diags, i)->kind == &family_diag[FAMILY_DIAG_ROW];
	ck_assert(reported);
	ck_assert_uint_eq(pages_count(result->root, "step") + pages_count(result->root, "sla") + pages_count(result->root, "cell"), 0);
	arena_drop(arena);
}
END_TEST

Suite *suite_family_jbb_curve(void)
{
	Suite *suite = suite_create("family jbb curve");
	TCase *tcase = tcase_create("curve");
	tcase_add_loop_test(tcase, the_curve_is_read, 0, sizeof facts / sizeof *facts);
	tcase_add_loop_test(tcase, loads_stand_on_steps_of_the_high_bound, 0, PAGES);
	tcase_add_loop_test(tcase, cells_keep_their_order, 0, PAGES);
	tcase_add_loop_test(tcase, cells_are_of_four_kinds, 0, PAGES);
	tcase_add_loop_test(tcase, max_jops_is_the_last_step_that_passes, 0, PAGES);
	tcase_add_loop_test(tcase, critical_jops_is_the_geometric_mean, 0, PAGES);
	tcase_add_loop_test(tcase, critical_jops_is_exact_with_the_table, 0, PAGES);
	tcase_add_loop_test(tcase, rows_that_do_not_fit_are_reported, 0, sizeof misfits / sizeof *misfits);
	suite_add_tcase(suite, tcase);
	return suite;
}
