/* Strips: the segments drawn are those that the table proves; labels stand inside them, marks at their loads. The data is that of a
 * real disclosure (HPE Synergy 660 Gen9, SPECjbb2015-MultiJVM). */
#include "support/charts.h"

Suite *suite_chart_strips(void);

enum { CELL, SLA, MARK };

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

#define CELLS(us, a, b, c, d, e, f, g, h, i, j, k, l) \
	{{us, "10", a, b}}, {{us, "50", c, d}}, {{us, "90", e, f}}, {{us, "95", g, h}}, {{us, "99", i, j}}, {{us, "100", k, l}}

static const struct charts_row cells[] = {
	CELLS("500", NULL, "2367", NULL, "2367", NULL, "2367", NULL, "2367", NULL, "2367", NULL, "2367"),
	CELLS("1000", "4733", "7100", NULL, "2367", NULL, "2367", NULL, "2367", NULL, "2367", NULL, "2367"),
	CELLS("5000", "168034", "170401", "158568", "160934", "71000", "73367", "56800", "59167", "37867", "40234", NULL, "2367"),
	CELLS("10000", "170401", "172768", "165668", "168034", "132534", "134901", "115967", "118334", "87567", "85200", "2367", "4733"),
	CELLS("25000", "170401", "172768", "170401", "172768", "165668", "168034", "163301", "165668", "144367", "146734", "9467", "4733"),
	CELLS("50000", "170401", "172768", "170401", "172768", "168034", "170401", "165668", "168034", "156201", "146734", "37867", "4733"),
	CELLS("75000", "170401", "172768", "170401", "172768", "168034", "170401", "168034", "170401", "163301", "158568", "87567", "14200"),
	CELLS("100000", "172768", "175134", "170401", "172768", "168034", "170401", "168034", "170401", "163301", "158568", "87567", "14200"),
	CELLS("200000", "175134", "177501", "170401", "172768", "168034", "170401", "168034", "170401", "168034", "165668", "97034", "35500"),
	CELLS("500000", "177501", NULL, "175134", "177501", "170401", "172768", "170401", "172768", "168034", "170401", "168034", "165668"),
	CELLS("1000000", "177501", NULL, "177501", NULL, "175134", "177501", "175134", "177501", "170401", "172768", "168034", "170401"),
};
static const struct charts_row slas[] = {
	{{"10000", "86,383"}}, {{"25000", "145,550"}}, {{"50000", "154,307"}}, {{"75000", "161,723"}}, {{"100000", "161,723"}}};
static const struct charts_row marks[] = {{{"critical", "138,380", "critical-jOPS"}}, {{"max", "177,501", "max-jOPS"}}};

static struct chart_spec real(void)
{
	struct chart_spec spec = charts_spec(&charts, "strips");
	CHARTS_FILL(&charts, &spec, CELL, cells);
	CHARTS_FILL(&charts, &spec, SLA, slas);
	CHARTS_FILL(&charts, &spec, MARK, marks);
	return spec;
}

/* The n-th segment whose datum begins so. */
static struct rect segment(const struct picture *picture, const char *datum)
{
	for (size_t i = 0; i < picture->count; i++) {
		const struct mark *mark = &picture->marks[i];
		if (strcmp(mark->role, "segment") == 0 && strncmp(mark->datum, datum, strlen(datum)) == 0)
			return geom_bounds(&mark->path);
	}
	ck_abort_msg("no segment %s", datum);
	return (struct rect){0};
}

START_TEST(segments_end_where_the_table_says)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	charts_check(&charts, picture);
	struct rect last = segment(picture, _i ? "maximum: > 1" : "Maximum: > 1"), median = segment(picture, _i ? "median: 1–5" : "Median: 1–5");
	struct rect p99 = segment(picture, "99th: 1–5");
	double unit = (last.x + last.w - median.x) / 177501;
	ck_assert_double_eq_tol(median.w / unit, 158568, 1.2 / unit); /* less the line of the ground */
	ck_assert_double_eq_tol(p99.w / unit, 37867, 1.2 / unit);
	ck_assert_double_eq_tol(median.x, p99.x, 1e-9);
}
END_TEST

START_TEST(neighbours_share_no_place_and_fill_the_strip)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	const struct mark *before = NULL;
	for (size_t i = 0; i < picture->count; i++) {
		const struct mark *mark = &picture->marks[i];
		if (strcmp(mark->role, "segment") != 0)
			continue;
		struct rect box = geom_bounds(&mark->path);
		if (before && fabs(geom_bounds(&before->path).y - box.y) < 1e-9) {
			double gap = box.x - (geom_bounds(&before->path).x + geom_bounds(&before->path).w);
			ck_assert(gap >= -1e-9 && gap < 1.5);
			ck_assert(!geom_color_equal(before->fill, mark->fill) || strstr(before->datum, "–") != NULL);
		}
		before = mark;
	}
}
END_TEST

START_TEST(loads_of_marks_are_their_places)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	double left = segment(picture, _i ? "median: 1–5" : "Median: 1–5").x;
	double max = charts_rect(picture, "max", 0).x, critical = charts_rect(picture, "critical", 0).x;
	ck_assert_double_eq_tol((critical - left) / (max - left), 138380.0 / 177501, 1e-6);
	ck_assert_uint_eq(charts_count(picture, "sla"), 4); /* 75 and 100 ms share theirs */
	struct rect first = charts_rect(picture, "sla", 0);
	ck_assert_double_eq_tol((first.x + first.w / 2 - left) / (max - left), 86383.0 / 177501, 1e-6);
	ck_assert_uint_eq(charts_count(picture, "sla-label"), 4);
}
END_TEST

static void check_no_text_is_crossed(const struct picture *picture)
{
	static const char *const roles[] = {"critical", "max"};
	for (size_t i = 0; i < picture->count; i++) {
		const struct mark *mark = &picture->marks[i];
		if (mark->kind != MARK_TEXT)
			continue;
		struct rect box = mark_bounds(mark, charts.shaper);
		for (size_t n = 0; n < picture->count; n++) {
			const struct mark *line = &picture->marks[n];
			if (strcmp(line->role, roles[0]) != 0 && strcmp(line->role, roles[1]) != 0)
				continue;
			struct rect at = geom_bounds(&line->path);
			bool crossed = at.x > box.x && at.x < box.x + box.w && at.y < box.y + box.h - 0.6 && at.y + at.h > box.y + 0.6;
			if (crossed)
				charts_fail(picture, "crossed", mark, line);
		}
	}
}

START_TEST(no_label_is_crossed_by_the_lines)
{
	check_no_text_is_crossed(charts_draw(&charts, real(), _i));
}
END_TEST

/* The head of critical-jOPS in all its pieces. */
static struct rect critical_head(const struct picture *picture, const char *figure)
{
	struct rect all = {0};
	for (size_t i = 0; i < picture->count; i++) {
		const struct mark *mark = &picture->marks[i];
		if (strcmp(mark->role, "head") != 0 || (!strstr(mark->text, "critical-jOPS") && strcmp(mark->text, figure) != 0))
			continue;
		struct rect box = mark_bounds(mark, charts.shaper);
		double left = all.w > 0 ? fmin(all.x, box.x) : box.x, right = fmax(all.x + all.w, box.x + box.w);
		all = (struct rect){left, box.y, right - left, box.h};
	}
	return all;
}

/* However near critical is to max, each head stands at its own line: over it on a slide, beside it in print; no line runs through
 * a head. */
START_TEST(heads_stand_at_their_lines)
{
	for (int percent = 1; percent <= 100; percent++) {
		struct chart_spec spec = real();
		const char *figure = arena_printf(charts.arena, "%d", 1775 * percent + 1);
		const struct charts_row lines[] = {{{"critical", figure, "critical-jOPS"}}, {{"max", "177,501", "max-jOPS"}}};
		CHARTS_FILL(&charts, &spec, MARK, lines);
		struct picture *picture = charts_draw(&charts, spec, _i);
		charts_check(&charts, picture);
		check_no_text_is_crossed(picture);
		struct rect head = critical_head(picture, figure);
		double line = charts_rect(picture, "critical", 0).x, left = line - head.x, right = head.x + head.w - line;
		if (_i == 0)
			ck_assert_msg(fabs(left) < 5 || fabs(right) < 5, "%d %%: %g %g", percent, left, right);
		else
			ck_assert_msg(left > -1.5 && right > -1.5, "%d %%: %g %g", percent, left, right);
	}
}
END_TEST

START_TEST(the_key_says_its_unit)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	const struct mark *first = charts_mark(picture, "key-label", 0);
	ck_assert_str_eq(first->text, _i == 1 ? "0.5\u202fms" : "ms");
	for (size_t n = 1, boxes = 0; _i != 1 && n < charts_count(picture, "key-label") && boxes < 11; n++) {
		const struct mark *mark = charts_mark(picture, "key-label", n);
		if (mark->anchor != MARK_MIDDLE)
			continue;
		struct rect box = charts_rect(picture, "key", boxes++); /* in print its upper limit stands where it ends */
		ck_assert_double_eq_tol(mark->x, box.x + box.w, 0.6);
	}
}
END_TEST

START_TEST(every_tick_of_the_load_has_a_label)
{
	static const char *const tops[] = {"106,168", "167,380", "177,501", "24,587"};
	for (size_t i = 0; i < sizeof tops / sizeof *tops; i++) {
		struct chart_spec spec = real();
		const struct charts_row lines[] = {{{"max", tops[i], "max-jOPS"}}};
		CHARTS_FILL(&charts, &spec, MARK, lines);
		struct picture *picture = charts_draw(&charts, spec, _i);
		size_t shares = _i == 1 ? 6 : 5, ends = _i > 0, drawn = charts_count(picture, "tick") - (_i > 0 ? shares : 0);
		ck_assert_uint_eq(charts_count(picture, "tick-label"), drawn + shares + ends);
		ck_assert_uint_ge(drawn, _i == 2 ? 2 : 3);
	}
}
END_TEST

START_TEST(the_page_says_what_is_proven_at_critical_and_at_max)
{
	static const char *const at_max[] = {"200–500\u202fms", "0.5–1\u202fs", "> 1\u202fs", "> 1\u202fs", "> 1\u202fs", "> 1\u202fs"};
	static const char *const at_critical[] = {"1–5\u202fms", "1–5\u202fms", "10–25\u202fms", "10–25\u202fms", "10–25\u202fms", "200–500\u202fms"};
	struct picture *picture = charts_draw(&charts, real(), 0);
	ck_assert_uint_eq(charts_count(picture, "interval"), 12);
	for (size_t i = 0; i < 6; i++) {
		ck_assert_str_eq(charts_mark(picture, "interval", i)->text, at_max[i]);
		ck_assert_str_eq(charts_mark(picture, "interval", 6 + i)->text, at_critical[i]);
	}
}
END_TEST

START_TEST(stripes_stay_inside_their_boxes)
{
	struct picture *picture = charts_draw(&charts, real(), _i);
	ck_assert_uint_gt(charts_count(picture, "hatch"), 4);
	for (size_t i = 1; i < picture->count; i++)
		if (strcmp(picture->marks[i].role, "hatch") == 0)
			ck_assert(geom_inside(geom_bounds(&picture->marks[i].path), geom_bounds(&picture->marks[i - 1].path), 1e-6));
}
END_TEST

/* In print a chart that is given a height fills it with its strips. */
START_TEST(strips_fill_the_height_they_are_given)
{
	const struct chart_spec spec = real();
	const struct chart_frame frame = {.width = 499.28};
	struct picture *natural = chart_draw(charts.arena, charts.shaper, charts.print, &spec, frame);
	for (int more = -24; more <= 120; more += 12) {
		struct chart_frame given = {.width = frame.width, .height = natural->height + more};
		struct picture *picture = chart_draw(charts.arena, charts.shaper, charts.print, &spec, given);
		ck_assert_double_eq_tol(picture->height, given.height, 1e-9);
		ck_assert_double_eq_tol(charts_rect(picture, "segment", 0).h - charts_rect(natural, "segment", 0).h, more / 6.0, 1e-9);
		charts_check(&charts, picture);
	}
}
END_TEST

START_TEST(a_table_of_one_cell_is_drawn)
{
	static const struct charts_row one[] = {{{"5000", "99", "100", "200"}}};
	struct chart_spec spec = charts_spec(&charts, "strips");
	CHARTS_FILL(&charts, &spec, CELL, one);
	charts_check(&charts, charts_draw(&charts, spec, _i));
	CHARTS_FILL(&charts, &spec, SLA, slas); /* beyond the highest load: left out */
	charts_check(&charts, charts_draw(&charts, spec, _i));
}
END_TEST

/* Any table, any places of critical and max, any SLA loads. */
START_TEST(random_tables_stay_inside_and_apart)
{
	static const char *const limits[] = {"500", "1000", "5000", "10000", "25000", "50000", "75000", "100000", "200000", "500000", "1000000"};
	static const char *const percentiles[] = {"10", "50", "90", "95", "99", "100"};
	uint64_t state = 3;
	for (int n = 0; n < 300; n++) {
		arena_reset(charts.arena);
		struct chart_spec spec = charts_spec(&charts, "strips");
		struct charts_row table[66], sla[5];
		unsigned top = 10 + charts_random(&state) % 2000000, grid = 20 + charts_random(&state) % 100, used = 0;
		for (size_t i = 0; i < 66; i++) {
			if (charts_random(&state) % 8 == 0)
				continue;
			unsigned pass = charts_random(&state) % (grid + 1), fail = charts_random(&state) % (grid + 1);
			table[used++] = (struct charts_row){{limits[i / 6], percentiles[i % 6], pass ? arena_printf(charts.arena, "%u", pass * top / grid) : NULL,
				fail ? arena_printf(charts.arena, "%u", fail * top / grid) : NULL}};
		}
		for (size_t i = 0; i < 5; i++)
			sla[i] = (struct charts_row){{limits[3 + i], arena_printf(charts.arena, "%u", charts_random(&state) % top)}};
		const struct charts_row lines[] = {{{"critical", arena_printf(charts.arena, "%u", charts_random(&state) % top), "critical-jOPS"}},
			{{"max", arena_printf(charts.arena, "%u", top), "max-jOPS"}}};
		charts_fill(&charts, &spec, CELL, table, used);
		charts_fill(&charts, &spec, SLA, sla, charts_random(&state) % 6);
		charts_fill(&charts, &spec, MARK, lines, charts_random(&state) % 3);
		struct picture *picture = charts_draw(&charts, spec, n % CHARTS_LOOKS);
		charts_check(&charts, picture);
		check_no_text_is_crossed(picture);
	}
}
END_TEST

Suite *suite_chart_strips(void)
{
	Suite *suite = suite_create("chart strips");
	TCase *strips = tcase_create("strips");
	tcase_add_checked_fixture(strips, set_up, tear_down);
	tcase_set_timeout(strips, 60);
	tcase_add_loop_test(strips, segments_end_where_the_table_says, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, neighbours_share_no_place_and_fill_the_strip, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, loads_of_marks_are_their_places, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, no_label_is_crossed_by_the_lines, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, heads_stand_at_their_lines, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, the_key_says_its_unit, 0, CHARTS_LOOKS);
	tcase_add_loop_test(strips, every_tick_of_the_load_has_a_label, 0, CHARTS_LOOKS);
	tcase_add_test(strips, the_page_says_what_is_proven_at_critical_and_at_max);
	tcase_add_loop_test(strips, stripes_stay_inside_their_boxes, 0, CHARTS_LOOKS);
	tcase_add_test(strips, strips_fill_the_height_they_are_given);
	tcase_add_loop_test(strips, a_table_of_one_cell_is_drawn, 0, CHARTS_LOOKS);
	tcase_add_test(strips, random_tables_stay_inside_and_apart);
	suite_add_tcase(suite, strips);
	return suite;
}
