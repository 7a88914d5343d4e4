/* Bars of several results: lengths say values, order is kept, labels and values stand apart and inside. */
#include "support/charts.h"

Suite *suite_chart_bars(void);

enum { METRIC, BAR };

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

static const struct charts_row one_metric[] = {{{"JOPS"}}};
static const struct charts_row two_metrics[] = {{{"max-jOPS"}}, {{"critical-jOPS"}}};
static const struct charts_row three[] = {
	{{"Hewlett Packard Enterprise", "Synergy 660 Gen9", "177,501", "138,380"}},
	{{"Corvid Computing", "Rook R7 G2", "167,380", "152,079"}},
	{{"Ardent Systems", "Meridian M220", "106,168", "90,588"}},
};

static struct chart_spec spec_of(const struct charts_row *metrics, size_t count, const struct charts_row *bars, size_t bar_count)
{
	struct chart_spec spec = charts_spec(&charts, "bars");
	charts_fill(&charts, &spec, METRIC, metrics, count);
	charts_fill(&charts, &spec, BAR, bars, bar_count);
	return spec;
}

START_TEST(bar_lengths_are_proportional_and_from_one_zero)
{
	struct picture *picture = charts_draw(&charts, spec_of(two_metrics, 2, three, 3), _i);
	static const double values[] = {177501, 138380, 167380, 152079, 106168, 90588};
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "bar"), 6);
	double unit = charts_rect(picture, "bar", 0).w / values[0], zero = charts_rect(picture, "bar", 0).x;
	for (size_t i = 0; i < 6; i++) {
		ck_assert_double_eq_tol(charts_rect(picture, "bar", i).w, values[i] * unit, 1e-6);
		ck_assert_double_eq_tol(charts_rect(picture, "bar", i).x, zero, 1e-9);
	}
	ck_assert_double_eq_tol(charts_rect(picture, "zero", 0).x, zero, 1);
}
END_TEST

START_TEST(rows_keep_their_order_and_values_stand_at_the_ends)
{
	struct picture *picture = charts_draw(&charts, spec_of(two_metrics, 2, three, 3), _i);
	for (size_t i = 0; i < 3; i++) {
		ck_assert_str_eq(charts_mark(picture, "name", i)->text, three[i].values[0]);
		ck_assert_str_eq(charts_mark(picture, "note", i)->text, three[i].values[1]);
	}
	for (size_t i = 0; i < 6; i++) {
		struct rect bar = charts_rect(picture, "bar", i);
		const struct mark *value = charts_mark(picture, "value", i);
		ck_assert_str_eq(value->text, three[i / 2].values[2 + i % 2]);
		ck_assert(value->x > bar.x + bar.w && value->x < bar.x + bar.w + 12);
		ck_assert(value->y > bar.y && value->y < bar.y + bar.h + 3);
	}
	ck_assert_str_eq(charts_mark(picture, "bar", 3)->datum, "Corvid Computing, Rook R7 G2: 152,079 critical-jOPS");
}
END_TEST

/* The figures of a pair stand apart as lines of text do. */
START_TEST(figures_of_a_pair_stand_apart)
{
	struct picture *picture = charts_draw(&charts, spec_of(two_metrics, 2, three, 3), _i);
	for (size_t i = 0; i < 6; i += 2) {
		const struct mark *first = charts_mark(picture, "value", i), *second = charts_mark(picture, "value", i + 1);
		ck_assert_double_ge(second->y - first->y, first->font.size * 1.5);
		struct rect upper = charts_rect(picture, "bar", i), lower = charts_rect(picture, "bar", i + 1);
		ck_assert_double_ge(lower.y - upper.y - upper.h, 1);
	}
}
END_TEST

START_TEST(the_axis_of_two_metrics_has_their_unit)
{
	static const struct charts_row metrics[] = {{{"max-jOPS", "jOPS"}}, {{"critical-jOPS"}}};
	struct picture *picture = charts_draw(&charts, spec_of(metrics, 2, three, 3), _i);
	charts_check(&charts, picture);
	ck_assert_str_eq(charts_mark(picture, "unit", 0)->text, "jOPS");
}
END_TEST

START_TEST(one_metric_is_named_at_the_axis_two_in_a_key)
{
	struct picture *one = charts_draw(&charts, spec_of(one_metric, 1, three, 3), _i), *two = charts_draw(&charts, spec_of(two_metrics, 2, three, 3), _i);
	charts_check(&charts, one);
	ck_assert_uint_eq(charts_count(one, "key"), 0);
	ck_assert_str_eq(charts_mark(one, "unit", 0)->text, "JOPS");
	ck_assert_uint_eq(charts_count(one, "bar"), 3);
	ck_assert_uint_eq(charts_count(two, "unit"), 0);
	ck_assert_str_eq(charts_mark(two, "key-label", 1)->text, "critical-jOPS");
	ck_assert(!geom_color_equal(charts_mark(two, "bar", 0)->fill, charts_mark(two, "bar", 1)->fill));
	ck_assert(geom_color_equal(charts_mark(two, "key", 1)->fill, charts_mark(two, "bar", 1)->fill));
}
END_TEST

START_TEST(one_result_alone_fills_the_measure)
{
	struct picture *picture = charts_draw(&charts, spec_of(one_metric, 1, three, 1), 0);
	charts_check(&charts, picture);
	const struct mark *value = charts_mark(picture, "value", 0);
	ck_assert_double_eq_tol(value->x + value->width, 499.28, 1e-6);
}
END_TEST

START_TEST(zeros_and_unknown_values_are_said)
{
	static const struct charts_row bars[] = {{{"a", NULL, "0", "not disclosed"}}, {{"b", "", NULL, "12"}}};
	struct picture *picture = charts_draw(&charts, spec_of(two_metrics, 2, bars, 2), _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "bar"), 2);
	ck_assert_double_eq(charts_rect(picture, "bar", 0).w, 0);
	ck_assert_str_eq(charts_mark(picture, "value", 1)->text, "not disclosed");
	ck_assert_str_eq(charts_mark(picture, "value", 2)->text, "–");
}
END_TEST

START_TEST(more_than_forty_are_counted)
{
	struct charts_row bars[45];
	for (size_t i = 0; i < 45; i++)
		bars[i] = (struct charts_row){{"A vendor", arena_printf(charts.arena, "system %zu", i), arena_printf(charts.arena, "%zu", 1000 - i)}};
	struct picture *picture = charts_draw(&charts, spec_of(one_metric, 1, bars, 45), 0);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "bar"), 40);
	ck_assert_str_eq(charts_mark(picture, "left-out", 0)->text, "5 more do not fit here");
	ck_assert(picture->height < 800);
}
END_TEST

START_TEST(a_given_height_is_kept)
{
	struct charts_row bars[40];
	for (size_t i = 0; i < 40; i++)
		bars[i] = (struct charts_row){{"A vendor", "a system", "1,000", "900"}};
	struct chart_spec spec = spec_of(two_metrics, 2, bars, 40);
	spec.title = spec.subtitle = spec.sources[0] = NULL;
	struct picture *picture = chart_draw(charts.arena, charts.shaper, charts.print, &spec, (struct chart_frame){.width = 499.28, .height = 400});
	charts_check(&charts, picture);
	ck_assert(picture->height <= 400);
	size_t shown = charts_count(picture, "bar") / 2;
	ck_assert(shown > 10 && shown < 40);
	ck_assert_str_eq(charts_mark(picture, "left-out", 0)->text, arena_printf(charts.arena, "%zu more do not fit here", 40 - shown));
}
END_TEST

START_TEST(random_series_stay_inside_and_apart)
{
	uint64_t state = 5;
	for (int n = 0; n < 600; n++) {
		arena_reset(charts.arena);
		struct charts_row bars[50];
		size_t count = 1 + charts_random(&state) % (n % 10 == 0 ? 50 : 6), metrics = 1 + charts_random(&state) % 2, known = 0;
		for (size_t i = 0; i < count; i++) {
			bars[i] = (struct charts_row){{charts_random_label(&charts, &state), charts_random(&state) % 3 ? charts_random_label(&charts, &state) : NULL,
				charts_random_number(&charts, &state), charts_random_number(&charts, &state)}};
			for (size_t m = 0; m < metrics; m++)
				known += charts_value(charts.arena, bars[i].values[2 + m]).known;
		}
		struct picture *picture = charts_draw(&charts, spec_of(two_metrics, metrics, bars, count), n % CHARTS_LOOKS);
		charts_check(&charts, picture);
		if (!charts_count(picture, "left-out"))
			ck_assert_uint_eq(charts_count(picture, "bar"), known);
	}
}
END_TEST

Suite *suite_chart_bars(void)
{
	Suite *suite = suite_create("chart bars");
	TCase *bars = tcase_create("bars");
	tcase_add_checked_fixture(bars, set_up, tear_down);
	tcase_set_timeout(bars, 60);
	tcase_add_loop_test(bars, bar_lengths_are_proportional_and_from_one_zero, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, rows_keep_their_order_and_values_stand_at_the_ends, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, figures_of_a_pair_stand_apart, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, the_axis_of_two_metrics_has_their_unit, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, one_metric_is_named_at_the_axis_two_in_a_key, 0, CHARTS_LOOKS);
	tcase_add_test(bars, one_result_alone_fills_the_measure);
	tcase_add_loop_test(bars, zeros_and_unknown_values_are_said, 0, CHARTS_LOOKS);
	tcase_add_test(bars, more_than_forty_are_counted);
	tcase_add_test(bars, a_given_height_is_kept);
	tcase_add_test(bars, random_series_stay_inside_and_apart);
	suite_add_tcase(suite, bars);
	return suite;
}
