/* Stacked bars: lengths say values, labels stand inside or are said elsewhere, and all stays in the picture. */
#include "support/charts.h"

Suite *suite_chart_stacked(void);

enum { BAR, PART, DETAIL, HEAD };

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

static const struct charts_row two_bars[] = {
	{{"a", "Cisco UCS C250 M2", "tested Feb 2010", "5,185.45"}},
	{{"b", "Sun Fire X4200 M2", "tested Jul 2007", "813.73"}},
};
static const struct charts_row four_parts[] = {
	{{"a", "dealer", "3,117.60"}},
	{{"a", "work orders", "2,067.85"}},
	{{"b", "dealer", "489.26"}},
	{{"b", "work orders", "324.47"}},
};
static const struct charts_row details[] = {
	{{"a", "application tier", "2 chips, 12 cores"}},
	{{"b", "application tier", "4 chips, 8 cores"}},
};

static struct chart_spec two(void)
{
	struct chart_spec spec = charts_spec(&charts, "stacked");
	CHARTS_FILL(&charts, &spec, BAR, two_bars);
	CHARTS_FILL(&charts, &spec, PART, four_parts);
	CHARTS_FILL(&charts, &spec, DETAIL, details);
	return spec;
}

START_TEST(bar_lengths_are_proportional)
{
	struct picture *picture = charts_draw(&charts, two(), _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "bar"), 4);
	static const double values[] = {3117.60, 2067.85, 489.26, 324.47};
	double unit = charts_rect(picture, "bar", 0).w / values[0];
	for (size_t i = 0; i < 4; i++)
		ck_assert_double_eq_tol(charts_rect(picture, "bar", i).w, values[i] * unit, 1e-6);
	struct rect first = charts_rect(picture, "bar", 0), second = charts_rect(picture, "bar", 1);
	ck_assert_double_eq_tol(first.x + first.w, second.x, 1e-9);
	ck_assert_double_eq_tol(first.x, charts_rect(picture, "bar", 2).x, 1e-9); /* all from one zero */
}
END_TEST

START_TEST(a_bar_alone_fills_the_measure_in_print)
{
	struct chart_spec spec = charts_spec(&charts, "stacked");
	static const struct charts_row bar[] = {{{NULL, NULL, NULL, "5,185.45"}}};
	static const struct charts_row parts[] = {{{NULL, "Dealer transactions", "3,117.60"}}, {{NULL, "Work orders", "2,067.85"}}};
	CHARTS_FILL(&charts, &spec, BAR, bar);
	CHARTS_FILL(&charts, &spec, PART, parts);
	struct picture *picture = charts_draw(&charts, spec, 0);
	charts_check(&charts, picture);
	struct rect last = charts_rect(picture, "bar", 1);
	ck_assert_double_eq_tol(last.x + last.w, 499.28, 1e-6);
	ck_assert_double_eq_tol(last.h, 22, 1e-9);
	ck_assert_uint_eq(charts_count(picture, "label"), 2);
	ck_assert_uint_eq(charts_count(picture, "sum"), 0);
	ck_assert_uint_eq(charts_count(picture, "total"), 0); /* the headline says it */
	ck_assert_str_eq(charts_mark(picture, "tick-label", 1)->text, "1,000");
}
END_TEST

static const struct charts_row tiers[] = {
	{{NULL, "application tier", "1 node · 12 cores", "1", "2", "12", "Intel Xeon X5680, 3.33 GHz", "8", "Oracle WebLogic Server 10.3.3"}},
	{{NULL, "database tier", "1 node · 12 cores", "1", "2", "12", "Intel Xeon X5670, 2.93 GHz", "1", "Oracle Database 11.2"}},
	{{NULL, "derived", "432.1 JOPS per application-tier core"}},
};

static struct chart_spec one_with_tiers(void)
{
	static const struct charts_row bar[] = {{{NULL, "Cisco UCS C250 M2", "tested Feb 2010", "5,185.45 JOPS", "operations per second"}}};
	static const struct charts_row parts[] = {{{NULL, "dealer transactions", "3,117.60"}}, {{NULL, "work orders", "2,067.85"}}};
	static const struct charts_row heads[] = {{{NULL, "Nodes", "Chips", "Cores", "Processor", "Instances", "Software"}}};
	struct chart_spec spec = charts_spec(&charts, "stacked");
	CHARTS_FILL(&charts, &spec, BAR, bar);
	CHARTS_FILL(&charts, &spec, PART, parts);
	CHARTS_FILL(&charts, &spec, DETAIL, tiers);
	CHARTS_FILL(&charts, &spec, HEAD, heads);
	return spec;
}

/* On a slide wide enough the tiers of a bar alone are a table, figures at the right; elsewhere lines. */
START_TEST(details_of_a_bar_alone_are_a_table_on_a_slide)
{
	struct chart_spec spec = one_with_tiers();
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "cell"), _i == 1 ? 14 : 0);
	ck_assert_uint_ge(charts_count(picture, "detail"), _i == 1 ? 1 : 3);
	ck_assert_str_eq(charts_mark(picture, "unit", 0)->text, "operations per second");
	if (_i != 1)
		return;
	ck_assert_uint_eq(charts_count(picture, "head"), 7);
	ck_assert_double_eq_tol(charts_mark(picture, "cell", 3)->x, charts_mark(picture, "cell", 10)->x, 1e-9); /* 12 over 12 */
	ck_assert_int_eq(charts_mark(picture, "cell", 3)->anchor, MARK_END);
	ck_assert_int_eq(charts_mark(picture, "cell", 4)->anchor, MARK_START);
}
END_TEST

START_TEST(a_table_too_wide_stays_lines)
{
	struct chart_spec spec = one_with_tiers();
	struct charts_row wide[] = {tiers[0], tiers[1]};
	for (size_t c = 3; c < 9; c++)
		wide[0].values[c] = "-Djavax.xml.parsers.DocumentBuilderFactory=com.sun.org.apache.xerces";
	CHARTS_FILL(&charts, &spec, DETAIL, wide);
	struct picture *picture = charts_draw(&charts, spec, 1);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "cell"), 0);
	ck_assert_uint_eq(charts_count(picture, "detail"), 2);
}
END_TEST

/* A subtitle too long for its line breaks between its parts. */
START_TEST(subtitles_break_between_their_parts)
{
	struct chart_spec spec = two();
	spec.subtitle = "Oracle WebLogic Server Standard Edition Release 10.3.3 on Cisco UCS C250 M2 Rackmount Server · 5,185.45 SPECjAppServer2004 JOPS@Standard · "
		"response times in seconds, lower is better";
	struct picture *picture = charts_draw(&charts, spec, 1);
	ck_assert_uint_eq(charts_count(picture, "subtitle"), 2);
	ck_assert_str_eq(charts_mark(picture, "subtitle", 1)->text, "response times in seconds, lower is better");
}
END_TEST

START_TEST(sources_break_between_their_sentences)
{
	struct chart_spec spec = two();
	spec.sources[1] = "Source: www.spec.org, published 16 Mar 2010, tested by Cisco Systems, Inc.; retrieved 30 Nov 2026. SPEC® and SPECjAppServer® are "
		"registered trademarks of SPEC and of others that shall be named, too.";
	struct picture *picture = charts_draw(&charts, spec, 1);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "source"), 3);
	ck_assert_str_eq(charts_mark(picture, "source", 1)->text, "Source: www.spec.org, published 16 Mar 2010, tested by Cisco Systems, Inc.; retrieved 30 Nov 2026.");
}
END_TEST

START_TEST(a_part_too_narrow_for_its_label_is_said_behind_the_bar)
{
	struct picture *picture = charts_draw(&charts, two(), 1);
	ck_assert_str_eq(charts_mark(picture, "sum", 0)->text, "= 489.26 dealer + 324.47 work orders");
}
END_TEST

START_TEST(doubling_all_values_changes_only_tick_labels)
{
	static const struct charts_row doubled[] = {
		{{"a", "dealer", "6,235.20"}}, {{"a", "work orders", "4,135.70"}}, {{"b", "dealer", "978.52"}}, {{"b", "work orders", "648.94"}}};
	struct chart_spec spec = two();
	struct picture *before = charts_draw(&charts, spec, 1);
	CHARTS_FILL(&charts, &spec, PART, doubled);
	struct picture *after = charts_draw(&charts, spec, 1);
	for (size_t i = 0; i < 4; i++)
		ck_assert_double_eq_tol(charts_rect(before, "bar", i).w, charts_rect(after, "bar", i).w, 1e-6);
	ck_assert_str_eq(charts_mark(before, "tick-label", 1)->text, "1,000");
	ck_assert_str_eq(charts_mark(after, "tick-label", 1)->text, "2,000");
}
END_TEST

START_TEST(permuting_bars_permutes_marks)
{
	const struct charts_row swapped[] = {two_bars[1], two_bars[0]};
	struct chart_spec spec = two();
	struct picture *before = charts_draw(&charts, spec, _i);
	CHARTS_FILL(&charts, &spec, BAR, swapped);
	struct picture *after = charts_draw(&charts, spec, _i);
	static const size_t places[] = {2, 3, 0, 1};
	ck_assert_uint_eq(before->count, after->count);
	for (size_t i = 0; i < 4; i++) {
		ck_assert_double_eq_tol(charts_rect(before, "bar", i).w, charts_rect(after, "bar", places[i]).w, 1e-6);
		ck_assert(geom_color_equal(charts_mark(before, "bar", i)->fill, charts_mark(after, "bar", places[i])->fill));
		ck_assert_str_eq(charts_mark(before, "bar", i)->datum, charts_mark(after, "bar", places[i])->datum);
	}
}
END_TEST

START_TEST(zeros_and_unknown_values_are_said_not_drawn_wide)
{
	struct chart_spec spec = charts_spec(&charts, "stacked");
	static const struct charts_row bar[] = {{{"a", "All zero", NULL, "0"}}};
	static const struct charts_row parts[] = {{{"a", "dealer", "0"}}, {{"a", "work orders", "not disclosed"}}, {{"a", "refunds", "-5"}}};
	CHARTS_FILL(&charts, &spec, BAR, bar);
	CHARTS_FILL(&charts, &spec, PART, parts);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "bar"), 1); /* the known one */
	ck_assert_double_eq(charts_rect(picture, "bar", 0).w, 0);
	ck_assert_str_eq(charts_mark(picture, "sum", 0)->text, "= 0 dealer + not disclosed work orders + -5 refunds");
}
END_TEST

START_TEST(a_thousandth_keeps_its_label_in_the_picture)
{
	struct chart_spec spec = charts_spec(&charts, "stacked");
	static const struct charts_row bar[] = {{{"a", "One", NULL, "1,001"}}};
	static const struct charts_row parts[] = {{{"a", "dealer", "1,000"}}, {{"a", "work orders", "1"}}};
	CHARTS_FILL(&charts, &spec, BAR, bar);
	CHARTS_FILL(&charts, &spec, PART, parts);
	struct picture *picture = charts_draw(&charts, spec, _i);
	charts_check(&charts, picture);
	ck_assert_uint_eq(charts_count(picture, "sum"), 1);
	ck_assert_double_eq_tol(charts_rect(picture, "bar", 1).w * 1000, charts_rect(picture, "bar", 0).w, 1e-6);
}
END_TEST

START_TEST(more_bars_than_fit_are_counted)
{
	struct chart_spec spec = charts_spec(&charts, "stacked");
	struct charts_row bars[40], parts[40];
	for (size_t i = 0; i < 40; i++) {
		const char *id = arena_printf(charts.arena, "b%zu", i);
		bars[i] = (struct charts_row){{id, "A system", NULL, "10"}};
		parts[i] = (struct charts_row){{id, "dealer", "10"}};
	}
	CHARTS_FILL(&charts, &spec, BAR, bars);
	CHARTS_FILL(&charts, &spec, PART, parts);
	struct picture *picture = charts_draw(&charts, spec, 1);
	charts_check(&charts, picture);
	size_t shown = charts_count(picture, "bar");
	ck_assert(shown > 4 && shown < 40);
	const char *said = arena_printf(charts.arena, "%zu more do not fit here", 40 - shown);
	ck_assert_str_eq(charts_mark(picture, "left-out", 0)->text, said);
	ck_assert_uint_eq(charts_count(charts_draw(&charts, spec, 0), "bar"), 40); /* a page has room */
}
END_TEST

START_TEST(random_series_stay_inside_and_apart)
{
	uint64_t state = 11;
	for (int n = 0; n < 600; n++) {
		arena_reset(charts.arena);
		struct chart_spec spec = charts_spec(&charts, "stacked");
		struct charts_row bars[12], parts[36], notes[12];
		size_t count = 1 + charts_random(&state) % (n % 10 == 0 ? 12 : 4), used = 0, known = 0;
		for (size_t i = 0; i < count; i++) {
			const char *id = arena_printf(charts.arena, "b%zu", i);
			bars[i] = (struct charts_row){{id, charts_random_label(&charts, &state), charts_random_label(&charts, &state),
				charts_random_number(&charts, &state)}};
			notes[i] = (struct charts_row){{id, "tier", charts_random_label(&charts, &state)}};
			for (size_t p = charts_random(&state) % 4; p > 0; p--) {
				parts[used] = (struct charts_row){{id, p % 2 ? "dealer" : charts_random_label(&charts, &state), charts_random_number(&charts, &state)}};
				known += charts_value(charts.arena, parts[used++].values[2]).known;
			}
		}
		charts_fill(&charts, &spec, BAR, bars, count);
		charts_fill(&charts, &spec, PART, parts, used);
		charts_fill(&charts, &spec, DETAIL, notes, charts_random(&state) % 2 ? count : 0);
		struct picture *picture = charts_draw(&charts, spec, n % CHARTS_LOOKS);
		charts_check(&charts, picture);
		if (!charts_count(picture, "left-out"))
			ck_assert_uint_eq(charts_count(picture, "bar"), known);
	}
}
END_TEST

Suite *suite_chart_stacked(void)
{
	Suite *suite = suite_create("chart stacked");
	TCase *bars = tcase_create("stacked");
	tcase_add_checked_fixture(bars, set_up, tear_down);
	tcase_set_timeout(bars, 60);
	tcase_add_loop_test(bars, bar_lengths_are_proportional, 0, CHARTS_LOOKS);
	tcase_add_test(bars, a_bar_alone_fills_the_measure_in_print);
	tcase_add_loop_test(bars, details_of_a_bar_alone_are_a_table_on_a_slide, 0, CHARTS_LOOKS);
	tcase_add_test(bars, a_table_too_wide_stays_lines);
	tcase_add_test(bars, subtitles_break_between_their_parts);
	tcase_add_test(bars, sources_break_between_their_sentences);
	tcase_add_test(bars, a_part_too_narrow_for_its_label_is_said_behind_the_bar);
	tcase_add_test(bars, doubling_all_values_changes_only_tick_labels);
	tcase_add_loop_test(bars, permuting_bars_permutes_marks, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, zeros_and_unknown_values_are_said_not_drawn_wide, 0, CHARTS_LOOKS);
	tcase_add_loop_test(bars, a_thousandth_keeps_its_label_in_the_picture, 0, CHARTS_LOOKS);
	tcase_add_test(bars, more_bars_than_fit_are_counted);
	tcase_add_test(bars, random_series_stay_inside_and_apart);
	suite_add_tcase(suite, bars);
	return suite;
}
