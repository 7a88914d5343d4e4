/* The shipped report and charts over small results: nothing fails, nothing is asked for that may be absent. */
#include "support/bound.h"

Suite *suite_bind_report(void);

static const char title_only[] = "<result version='1' family='other' benchmark='Other' status='unfinished' id='r'><title id='title'>X</title></result>";
static const char nothing_at_all[] = "<result version='1' family='jappserver2004' benchmark='SPECjAppServer2004' status='invalid' id='r'></result>";

static const char *const results[] = { bound_result, title_only, nothing_at_all };

static const struct doc *report_of(struct bound_bench *bench, const char *result)
{
	const struct template *template = template_load(bench->arena, bench->diags, "templates", "report");
	bench->result = result_load(bench->arena, bench->diags, "page.txt", slice_of(result));
	ck_assert_msg(template && bench->result, "%s", bound_said(bench));
	return bind_document(bound_tools(bench), template, bench->result->document, bench->result->file);
}

static const char *dump_of(struct bound_bench *bench, const struct doc *doc)
{
	struct buf out = {0};
	doc_dump(&out, doc);
	const char *dump = arena_copy(bench->arena, out.s, out.n);
	buf_drop(&out);
	return dump;
}

START_TEST(the_report_takes_what_is_there)
{
	struct bound_bench bench = bound_open();
	const struct doc *doc = report_of(&bench, results[_i]);
	ck_assert_msg(doc != NULL, "%s", bound_said(&bench));
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	ck_assert_ptr_null(strstr(dump_of(&bench, doc), "\xc2\xab")); /* words that are missing */
	bound_close(&bench);
}
END_TEST

START_TEST(a_result_that_may_not_be_used_says_so)
{
	struct bound_bench bench = bound_open();
	ck_assert_ptr_nonnull(strstr(dump_of(&bench, report_of(&bench, nothing_at_all)), "This result is invalid."));
	ck_assert_ptr_null(strstr(dump_of(&bench, report_of(&bench, bound_result)), "invalid"));
	bound_close(&bench);
}
END_TEST

START_TEST(the_figure_and_its_facts_stand_on_the_first_page)
{
	struct bound_bench bench = bound_open();
	const char *dump = dump_of(&bench, report_of(&bench, bound_result));
	ck_assert_ptr_nonnull(strstr(dump, "text \"5,185.45\" @4:1"));
	ck_assert_ptr_nonnull(strstr(dump, "text \"Every 90th percentile is within its limit; the closest, manufacturing, uses 60\xe2\x80\xaf% of it.\""));
	ck_assert_ptr_nonnull(strstr(dump, "retrieval date missing"));
	bound_close(&bench);
}
END_TEST

START_TEST(a_chart_without_data_is_left_out_with_a_note)
{
	static const char *const charts[] = { "charts/jops", "charts/response-times" };
	struct bound_bench bench = bound_open();
	bench.result = result_load(bench.arena, bench.diags, "page.txt", slice_of(nothing_at_all));
	const struct template *template = template_load(bench.arena, bench.diags, "templates", charts[_i]);
	ck_assert_ptr_null(bind_chart(bound_tools(&bench), template, bench.result->document, bench.result->file));
	ck_assert_msg(!diags_failed(bench.diags), "%s", bound_said(&bench));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-chart-empty"));
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_report(void)
{
	Suite *suite = suite_create("bind/report");
	TCase *tc = tcase_create("report");
	tcase_add_loop_test(tc, the_report_takes_what_is_there, 0, sizeof results / sizeof *results);
	tcase_add_test(tc, a_result_that_may_not_be_used_says_so);
	tcase_add_test(tc, the_figure_and_its_facts_stand_on_the_first_page);
	tcase_add_loop_test(tc, a_chart_without_data_is_left_out_with_a_note, 0, 2);
	suite_add_tcase(suite, tc);
	return suite;
}
