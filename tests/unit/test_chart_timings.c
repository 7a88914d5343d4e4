/* Response times: places say values, the limit binds the 90th, maxima stand beyond a break, and all stays in the picture. */
#include "support/charts.h"

Suite *suite_chart_timings(void);

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

static const struct charts_row four[] = {
	{{"Purchase", "0.16", "0.40", "2.00", "7.30", "20 %"}},
	{{"Manage", "0.16", "0.40", "2.00", "8.66", "20 %"}},
	{{"Browse", "0.19", "0.50", "2.00", "5.81", "25 %"}},
	{{"Manufacturing", "1.61", "3.00", "5.00", "7.52", "60 %"}},
};

static struct chart_spec seconds(void)
{
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, four);
	return spec;
}

static double middle(struct rect rect)
{
	return rect.x + rect.w / 2;
}

START_TEST(every_value_has_its_mark_at_its_place)
{
	struct picture *picture = charts_draw(&charts, seconds(), _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "average"), 4);
	ck_assert_uint_eq(charts_count(picture, "p90"), 4);
	ck_assert_uint_eq(charts_count(picture, "limit"), 4);
	ck_assert_uint_eq(charts_count(picture, "maximum"), 4);
	double zero = charts_rect(picture, "headroom", 0).x, unit = charts_rect(picture, "headroom", 0).w / 2;
	static const double p90[] = {0.40, 0.40, 0.50, 3.00}, average[] = {0.16, 0.16, 0.19, 1.61}, limit[] = {2, 2, 2, 5};
	for (size_t i = 0; i < 4; i++) {
		ck_assert_double_eq_tol(middle(charts_rect(picture, "p90", i)), zero + p90[i] * unit, 1e-6);
		ck_assert_double_eq_tol(middle(charts_rect(picture, "average", i)), zero + average[i] * unit, 1e-6);
		ck_assert_double_eq_tol(middle(charts_rect(picture, "limit", i)), zero + limit[i] * unit, 1e-6);
		ck_assert_double_eq_tol(charts_rect(picture, "headroom", i).w, limit[i] * unit, 1e-6);
		struct rect arrow = charts_rect(picture, "maximum", i);
		ck_assert_double_gt(arrow.x, zero + 5 * unit); /* behind the break */
	}
	ck_assert_uint_eq(charts_count(picture, "break"), 2);
}
END_TEST

START_TEST(figures_stand_in_columns_in_print)
{
	struct picture *picture = charts_draw(&charts, seconds(), 0);
	ck_assert_uint_eq(charts_count(picture, "figure"), 20);
	ck_assert_uint_eq(charts_count(picture, "label"), 0);
	ck_assert_uint_eq(charts_count(picture, "key"), 4);
	ck_assert_str_eq(charts_mark(picture, "figure", 1)->text, "0.40");
	ck_assert_int_eq(charts_mark(picture, "figure", 1)->font.face, SHAPE_SANS_BOLD);
	ck_assert_double_eq_tol(charts_mark(picture, "figure", 4)->x, 499.28, 1e-6);
}
END_TEST

START_TEST(on_a_slide_words_stand_where_the_limit_is_new)
{
	struct picture *picture = charts_draw(&charts, seconds(), 1);
	size_t named = 0;
	for (size_t i = 0; i < picture->count; i++)
		if (picture->marks[i].text && strncmp(picture->marks[i].text, "90th ", 5) == 0 && strcmp(picture->marks[i].role, "label") == 0)
			named++;
	ck_assert_uint_eq(named, 2);
	ck_assert_str_eq(charts_mark(picture, "share", 3)->text, "90th uses 60 %");
	ck_assert_str_eq(charts_mark(picture, "tick-label", 0)->text, "0\u202fs");
}
END_TEST

START_TEST(labels_stand_off_their_ticks_on_a_slide)
{
	struct picture *picture = charts_draw(&charts, seconds(), _i);
	for (size_t n = 0; n < charts_count(picture, "limit"); n++) {
		struct rect limit = charts_rect(picture, "limit", n);
		for (size_t i = 0; i < picture->count; i++) {
			const struct mark *mark = &picture->marks[i];
			struct rect ink = mark->kind == MARK_TEXT ? charts_ink(&charts, mark) : (struct rect){0};
			bool above = ink.x < limit.x + limit.w && ink.x + ink.w > limit.x && ink.y < limit.y && ink.y > limit.y - 40;
			ck_assert_msg(!above || ink.y + ink.h <= limit.y - 4, "%s", mark->text ? mark->text : "");
		}
	}
}
END_TEST

/* Behind the break, too, a value can be read: two ticks with their unit. */
START_TEST(maxima_have_a_scale)
{
	static const char *const farthest[] = {"8.66", "11.98", "12.04", "10.36", "7.95", "31", "250"};
	for (size_t i = 0; i < sizeof farthest / sizeof *farthest; i++) {
		struct chart_spec spec = charts_spec(&charts, "timings");
		const struct charts_row rows[] = {{{"Purchase", "0.26", "0.60", "2.00", farthest[i], "30 %"}}, {{"Manufacturing", "1.94", "2.75", "5.00", "9.80", "55 %"}}};
		CHARTS_FILL(&charts, &spec, 0, rows);
		struct picture *picture = charts_draw(&charts, spec, 1);
		charts_check(&charts, picture);
		double zone = charts_rect(picture, "axis", 1).x;
		size_t beyond = 0, united = 0;
		for (size_t n = 0; n < charts_count(picture, "tick-label"); n++) {
			const struct mark *label = charts_mark(picture, "tick-label", n);
			beyond += label->x > zone;
			united += label->x > zone && strchr(label->text, 's') != NULL;
		}
		ck_assert_msg(beyond >= 2 && united == 1, "%s: %zu ticks", farthest[i], beyond);
	}
}
END_TEST

START_TEST(without_a_far_maximum_the_axis_is_whole)
{
	static const struct charts_row rows[] = {{{"Purchase", "0.16", "0.40", "2.00", "1.30", "20 %"}}};
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, rows);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "break"), 0);
	struct rect arrow = charts_rect(picture, "maximum", 0), room = charts_rect(picture, "headroom", 0);
	ck_assert_double_eq_tol(arrow.x + arrow.w, room.x + room.w * 1.30 / 2, 1e-6);
}
END_TEST

/* Maxima right above the greatest limit, between the limits, and below their own. */
START_TEST(every_maximum_has_its_figure_on_a_slide)
{
	static const struct charts_row rows[] = {
		{{"Purchase", "0.16", "0.40", "2.00", "3.30", "20 %"}},
		{{"Manage", "0.16", "0.40", "2.00", "5.36", "20 %"}},
		{{"Browse", "0.19", "0.50", "2.00", "1.20", "25 %"}},
		{{"Sell", "0.19", "0.50", "2.00", "1.99", "25 %"}},
		{{"Manufacturing", "1.61", "3.00", "5.00", "8.11", "60 %"}},
	};
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, rows);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		const char *figure = rows[i].values[4];
		bool found = false;
		for (size_t m = 0; m < picture->count && !found; m++)
			found = picture->marks[m].text && strstr(picture->marks[m].text, figure);
		ck_assert_msg(found, "no figure of the maximum %s", figure);
	}
}
END_TEST

START_TEST(a_missed_limit_is_marked)
{
	static const struct charts_row rows[] = {{{"Purchase", "0.16", "2.40", "2.00", "7.30", "120 %"}}, {{"Manage", "0.16", "0.40", "2.00", "7.30", "20 %"}}};
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, rows);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert(!geom_color_equal(charts_mark(picture, "p90", 0)->fill, charts_mark(picture, "p90", 1)->fill));
}
END_TEST

START_TEST(labels_of_a_missed_limit_are_not_crowded)
{
	static const struct charts_row rows[] = {{{"Purchase", "0.16", "2.40", "2.00", "7.30", "120 %"}}, {{"Manufacturing", "1.61", "3.00", "5.00", "7.52", "60 %"}}};
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, rows);
	struct picture *picture = charts_draw(&charts, spec, 1);
	charts_check(&charts, picture);
	struct rect limit = mark_bounds(charts_mark(picture, "label", 0), charts.shaper), p90 = mark_bounds(charts_mark(picture, "label", 1), charts.shaper);
	ck_assert_str_eq(charts_mark(picture, "label", 0)->text, "limit 2.00");
	ck_assert_double_ge(p90.x - limit.x - limit.w, 15);
}
END_TEST

START_TEST(an_undisclosed_value_has_no_mark_and_its_words)
{
	static const struct charts_row rows[] = {{{"Purchase", "not disclosed", NULL, "2.00", NULL, NULL}}, {{"Manage", "0", "0", "0", "0", "0 %"}}};
	struct chart_spec spec = charts_spec(&charts, "timings");
	CHARTS_FILL(&charts, &spec, 0, rows);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "average"), 1);
	ck_assert_uint_eq(charts_count(picture, "p90"), 1);
	ck_assert_uint_eq(charts_count(picture, "maximum"), 1);
}
END_TEST

START_TEST(permuting_rows_permutes_marks)
{
	const struct charts_row turned[] = {four[3], four[2], four[1], four[0]};
	struct chart_spec spec = seconds();
	struct picture *before = charts_draw(&charts, spec, _i);
	CHARTS_FILL(&charts, &spec, 0, turned);
	struct picture *after = charts_draw(&charts, spec, _i);
	for (size_t i = 0; i < 4; i++) {
		ck_assert_double_eq_tol(charts_rect(before, "p90", i).x, charts_rect(after, "p90", 3 - i).x, 1e-6);
		ck_assert_str_eq(charts_mark(before, "p90", i)->datum, charts_mark(after, "p90", 3 - i)->datum);
	}
}
END_TEST

START_TEST(random_rows_stay_inside_and_apart)
{
	uint64_t state = 5;
	for (int n = 0; n < 900; n++) {
		arena_reset(charts.arena);
		struct chart_spec spec = charts_spec(&charts, "timings");
		struct charts_row rows[40];
		size_t count = 1 + charts_random(&state) % (n % 20 == 0 ? 40 : 6), known = 0;
		for (size_t i = 0; i < count; i++) {
			rows[i] = (struct charts_row){{charts_random_label(&charts, &state)}};
			for (size_t c = 1; c < 5; c++)
				rows[i].values[c] = charts_random_number(&charts, &state);
			rows[i].values[5] = charts_random(&state) % 2 ? "20 %" : NULL;
			known += charts_value(charts.arena, rows[i].values[2]).known;
		}
		charts_fill(&charts, &spec, 0, rows, count);
		struct picture *picture = charts_draw(&charts, spec, n % CHARTS_LOOKS);
		charts_check(&charts, picture);
		if (!charts_count(picture, "left-out"))
			ck_assert_uint_eq(charts_count(picture, "p90"), known);
	}
}
END_TEST

Suite *suite_chart_timings(void)
{
	Suite *suite = suite_create("chart timings");
	TCase *rows = tcase_create("timings");
	tcase_add_checked_fixture(rows, set_up, tear_down);
	tcase_set_timeout(rows, 60);
	tcase_add_loop_test(rows, every_value_has_its_mark_at_its_place, 0, CHARTS_LOOKS);
	tcase_add_test(rows, figures_stand_in_columns_in_print);
	tcase_add_test(rows, on_a_slide_words_stand_where_the_limit_is_new);
	tcase_add_loop_test(rows, every_maximum_has_its_figure_on_a_slide, 0, CHARTS_LOOKS);
	tcase_add_loop_test(rows, labels_stand_off_their_ticks_on_a_slide, 1, CHARTS_LOOKS);
	tcase_add_test(rows, maxima_have_a_scale);
	tcase_add_loop_test(rows, without_a_far_maximum_the_axis_is_whole, 0, CHARTS_LOOKS);
	tcase_add_loop_test(rows, a_missed_limit_is_marked, 0, CHARTS_LOOKS);
	tcase_add_test(rows, labels_of_a_missed_limit_are_not_crowded);
	tcase_add_loop_test(rows, an_undisclosed_value_has_no_mark_and_its_words, 0, CHARTS_LOOKS);
	tcase_add_loop_test(rows, permuting_rows_permutes_marks, 0, CHARTS_LOOKS);
	tcase_add_test(rows, random_rows_stay_inside_and_apart);
	suite_add_tcase(suite, rows);
	return suite;
}
