/* Iterations: dots at their values, the band shaded, the cut of the axis marked. */
#include "support/charts.h"

Suite *suite_chart_iterations(void);

enum { ROW, BAND, HEAD, TOTAL };

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

static const struct charts_row three[] = {
	{{"1", "334.4", "13,277", "100.0 %", "99.977 %", "37,005.9", "2.79", "358.5"}},
	{{"2", "333.8", "13,278", "100.0 %", "99.985 %", "36,960.0", "2.78", "359.0"}},
	{{"3", "334.2", "13,278", "100.0 %", "99.985 %", "36,987.5", "2.79", "358.6"}},
};
static const struct charts_row band[] = {{{"320", "400"}}};
static const struct charts_row heads[] = {{{"c1", "Conforming", "connections"}}, {{"value", "kbit/s per", "connection"}}, {{"c6", "Response, ms", "no latency"}}};
static const struct charts_row total[] = {{{"Median", "13,278"}}};

static struct chart_spec real(void)
{
	struct chart_spec spec = charts_spec(&charts, "iterations");
	CHARTS_FILL(&charts, &spec, ROW, three);
	CHARTS_FILL(&charts, &spec, BAND, band);
	CHARTS_FILL(&charts, &spec, HEAD, heads);
	CHARTS_FILL(&charts, &spec, TOTAL, total);
	return spec;
}

START_TEST(dots_stand_in_the_band_at_their_values)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "dot"), 3);
	struct rect shade = charts_rect(picture, "band", 0);
	static const double values[] = {334.4, 333.8, 334.2};
	for (size_t i = 0; i < 3; i++) {
		struct rect dot = charts_rect(picture, "dot", i);
		ck_assert_double_eq_tol(dot.x + dot.w / 2, shade.x + shade.w * (values[i] - 320) / 80, 1e-6);
	}
	ck_assert_uint_eq(charts_count(picture, "break"), 2);
}
END_TEST

/* On a slide with its bounds; in a page without where there is no room. */
START_TEST(the_band_is_named)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	const char *bounds = "conforming: 320 to 400\u202fkbit/s";
	if (_i > 0) {
		ck_assert_str_eq(charts_mark(picture, "band-label", 0)->text, bounds);
		return;
	}
	size_t named = 0;
	for (size_t i = 0; i < charts_count(picture, "head"); i++) {
		const char *text = charts_mark(picture, "head", i)->text;
		named += strcmp(text, bounds) == 0 || strcmp(text, "conforming") == 0;
	}
	ck_assert_uint_eq(named, 1);
}
END_TEST

START_TEST(the_table_holds_every_figure)
{
	struct picture *picture = charts_draw(&charts, real(), 0);
	ck_assert_uint_eq(charts_count(picture, "figure"), 21);
	ck_assert_uint_eq(charts_count(picture, "total"), 2);
	ck_assert_str_eq(charts_mark(picture, "total", 1)->text, "13,278");
}
END_TEST

START_TEST(a_value_outside_the_band_is_marked)
{
	static const struct charts_row rows[] = {{{"1", "310", NULL}}, {{"2", "350", NULL}}};
	struct chart_spec spec = charts_spec(&charts, "iterations");
	CHARTS_FILL(&charts, &spec, ROW, rows);
	CHARTS_FILL(&charts, &spec, BAND, band);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert(!geom_color_equal(charts_mark(picture, "dot", 0)->fill, charts_mark(picture, "dot", 1)->fill));
}
END_TEST

START_TEST(an_axis_from_zero_has_no_cut)
{
	static const struct charts_row rows[] = {{{"1", "0"}}, {{"2", "350"}}};
	struct chart_spec spec = charts_spec(&charts, "iterations");
	CHARTS_FILL(&charts, &spec, ROW, rows);
	ck_assert_uint_eq(charts_count(charts_draw(&charts, spec, _i), "break"), 0);
}
END_TEST

START_TEST(random_rows_stay_inside_and_apart)
{
	uint64_t state = 9;
	for (int n = 0; n < 600; n++) {
		arena_reset(charts.arena);
		struct chart_spec spec = charts_spec(&charts, "iterations");
		struct charts_row rows[30];
		size_t count = 1 + charts_random(&state) % (n % 10 == 0 ? 30 : 4), known = 0;
		for (size_t i = 0; i < count; i++) {
			rows[i] = (struct charts_row){{charts_random_label(&charts, &state)}};
			for (size_t c = 1; c < 8; c++)
				rows[i].values[c] = charts_random_number(&charts, &state);
			known += charts_value(charts.arena, rows[i].values[1]).known;
		}
		charts_fill(&charts, &spec, ROW, rows, count);
		charts_fill(&charts, &spec, BAND, band, charts_random(&state) % 2);
		charts_fill(&charts, &spec, HEAD, heads, charts_random(&state) % 4);
		charts_fill(&charts, &spec, TOTAL, total, charts_random(&state) % 2);
		struct picture *picture = charts_draw(&charts, spec, n % CHARTS_LOOKS);
		charts_check(&charts, picture);
		if (n % CHARTS_LOOKS == 0)
			ck_assert_uint_eq(charts_count(picture, "dot"), known);
	}
}
END_TEST

Suite *suite_chart_iterations(void)
{
	Suite *suite = suite_create("chart iterations");
	TCase *rows = tcase_create("iterations");
	tcase_add_checked_fixture(rows, set_up, tear_down);
	tcase_set_timeout(rows, 60);
	tcase_add_loop_test(rows, dots_stand_in_the_band_at_their_values, 0, CHARTS_LOOKS);
	tcase_add_loop_test(rows, the_band_is_named, 0, CHARTS_LOOKS);
	tcase_add_test(rows, the_table_holds_every_figure);
	tcase_add_loop_test(rows, a_value_outside_the_band_is_marked, 0, CHARTS_LOOKS);
	tcase_add_loop_test(rows, an_axis_from_zero_has_no_cut, 0, CHARTS_LOOKS);
	tcase_add_test(rows, random_rows_stay_inside_and_apart);
	suite_add_tcase(suite, rows);
	return suite;
}
