/* Every shipped theme draws every kind of chart, alone and, of themes for print, in a page, without lacking a number or a color. */
#include "base/file.h"
#include "support/charts.h"

Suite *suite_chart_themes(void);

static struct charts charts;

static void set_up(void)
{
	charts = charts_open();
}

static void tear_down(void)
{
	charts_close(&charts);
}

/* Two rows in each set of the kind, numbers in every channel. */
static struct chart_spec filled(const struct chart_kind *kind)
{
	struct chart_spec spec = charts_spec(&charts, kind->name);
	struct charts_row rows[2];
	for (size_t c = 0; c < CHART_CHANNELS; c++) {
		rows[0].values[c] = "50";
		rows[1].values[c] = "99";
	}
	for (size_t set = 0; set < CHART_SETS && kind->sets[set].name; set++)
		CHARTS_FILL(&charts, &spec, set, rows);
	return spec;
}

static struct theme *shipped_theme(const char *path)
{
	struct theme *theme = theme_load(charts.house, charts.diags, "templates", path);
	ck_assert_ptr_nonnull(theme);
	return theme;
}

START_TEST(a_shipped_theme_lacks_nothing)
{
	const char **paths;
	size_t count, themes = 0;
	ck_assert(file_list(charts.house, charts.diags, "templates/themes", &paths, &count));
	for (size_t i = 0; i < count; i++) {
		const struct theme *theme = shipped_theme(paths[i]);
		themes++;
		for (size_t kind = 0; kind < chart_count(); kind++) {
			struct chart_spec spec = filled(chart_at(kind));
			charts_check(&charts, chart_draw(charts.arena, charts.shaper, theme, &spec, chart_alone(theme)));
			if (!chart_alone(theme).slide)
				charts_check(&charts, chart_draw(charts.arena, charts.shaper, theme, &spec, (struct chart_frame){.width = 499.28}));
			ck_assert_msg(diags_count(charts.diags) == 0, "%s, %s", paths[i], chart_at(kind)->name);
		}
	}
	ck_assert_uint_ge(themes, 2);
}
END_TEST

/* Title first, sources last, the chart between them. */
START_TEST(print_alone_has_its_title_and_sources)
{
	for (size_t kind = 0; kind < chart_count(); kind++) {
		struct chart_spec spec = filled(chart_at(kind));
		struct picture *picture = chart_draw(charts.arena, charts.shaper, charts.print, &spec, chart_alone(charts.print));
		double title = charts_mark(picture, "title", 0)->y, source = charts_mark(picture, "source", 0)->y;
		for (size_t i = 0; i < picture->count; i++) {
			const struct mark *mark = &picture->marks[i];
			bool frame = strcmp(mark->role, "title") == 0 || strcmp(mark->role, "subtitle") == 0 || strcmp(mark->role, "source") == 0;
			struct rect box = mark_bounds(mark, charts.shaper);
			if (!frame)
				ck_assert_msg(box.y >= title && box.y + box.h <= source, "%s: %s", chart_at(kind)->name, mark->role);
		}
	}
}
END_TEST

Suite *suite_chart_themes(void)
{
	Suite *suite = suite_create("chart themes");
	TCase *themes = tcase_create("themes");
	tcase_add_checked_fixture(themes, set_up, tear_down);
	tcase_add_test(themes, a_shipped_theme_lacks_nothing);
	tcase_add_test(themes, print_alone_has_its_title_and_sources);
	suite_add_tcase(suite, themes);
	return suite;
}
