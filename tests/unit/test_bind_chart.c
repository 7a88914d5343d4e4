/* Charts: sets, channels, numbers and words of the spec; charts without data; the shipped ones. */
#include "support/bound.h"

Suite *suite_bind_chart(void);

static const char timings[] = "<chart version='1' kind='timings' id='rt' title='{count(id(\"timings\")/timing)} rows' alt='a'>"
	"<set name='row' select=\"id('timings')/timing\" label='{label(.)}' p90='{num(@p90)}' share='{percent(@p90 div @limit)}'/>"
	"<source>From {id('submitter')}.</source><source>Second</source></chart>";

static const struct chart_spec *spec_of(struct bound_bench *bench, const char *text)
{
	const struct template *template = bound_template(bench, text);
	ck_assert_msg(template != NULL, "%s", bound_said(bench));
	return bind_chart(bound_tools(bench), template, bench->result->document, bench->result->file);
}

static const struct chart_value *value_of(const struct chart_spec *spec, size_t row, const char *channel)
{
	return &spec->sets[0].rows[row].values[chart_channel(spec->kind, 0, channel)];
}

START_TEST(a_row_for_each_node_with_its_channels)
{
	struct bound_bench bench = bound_open();
	const struct chart_spec *spec = spec_of(&bench, timings);
	ck_assert_msg(spec != NULL, "%s", bound_said(&bench));
	ck_assert_uint_eq(spec->sets[0].count, 2);
	ck_assert_str_eq(value_of(spec, 1, "label")->text, "Manufacturing");
	ck_assert(!value_of(spec, 1, "label")->known);
	ck_assert_str_eq(value_of(spec, 1, "p90")->text, "3.00");
	ck_assert_double_eq(value_of(spec, 1, "p90")->number, 3);
	ck_assert_double_eq_tol(value_of(spec, 1, "share")->number, 0.6, 1e-9);
	ck_assert_ptr_null(value_of(spec, 1, "average")->text);
	ck_assert_uint_eq(spec->sets[0].rows[1].at.line, 57);
	bound_close(&bench);
}
END_TEST

START_TEST(title_sources_and_words_are_ready)
{
	struct bound_bench bench = bound_open();
	const struct chart_spec *spec = spec_of(&bench, timings);
	ck_assert_str_eq(spec->title, "2 rows");
	ck_assert_ptr_null(spec->subtitle);
	ck_assert_str_eq(spec->sources[0], "From Meridian Systems.");
	ck_assert_str_eq(spec->sources[1], "Second");
	ck_assert_ptr_null(spec->sources[2]);
	ck_assert_str_eq(spec->id, "rt");
	for (size_t i = 0; i < CHART_WORDS && spec->kind->words[i]; i++)
		ck_assert_msg(*spec->words[i] && strncmp(spec->words[i], "\xc2\xab", 2) != 0, "no words for %s", spec->kind->words[i]);
	bound_close(&bench);
}
END_TEST

START_TEST(a_chart_without_its_data_is_a_note)
{
	struct bound_bench bench = bound_open();
	ck_assert_ptr_null(spec_of(&bench, "<chart version='1' kind='timings' alt='a'><set name='row' select='nothing' label='x'/></chart>"));
	ck_assert(!diags_failed(bench.diags));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-chart-empty"));
	bound_close(&bench);
}
END_TEST

START_TEST(a_row_without_a_channel_it_needs_is_left_out)
{
	struct bound_bench bench = bound_open();
	const struct chart_spec *spec = spec_of(&bench, "<chart version='1' kind='timings' alt='a'>"
		"<set name='row' select=\"id('timings')/timing\" label=\"{choose(@p90 &gt; 1, 'late', '')}\"/></chart>");
	ck_assert_uint_eq(spec->sets[0].count, 1);
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-channel-empty"));
	bound_close(&bench);
}
END_TEST

START_TEST(rows_of_a_set_may_be_written_one_by_one_and_by_loop)
{
	struct bound_bench bench = bound_open();
	const struct chart_spec *spec = spec_of(&bench, "<chart version='1' kind='timings' alt='a'><set name='row' label='one'/>"
		"<for-each select=\"id('mix')/transaction\"><set name='row' label='{label(.)}' if='@percent &gt; 30'/></for-each></chart>");
	ck_assert_uint_eq(spec->sets[0].count, 2);
	ck_assert_str_eq(value_of(spec, 1, "label")->text, "Browse");
	bound_close(&bench);
}
END_TEST

START_TEST(a_chart_in_a_document_is_a_block)
{
	struct bound_bench bench = bound_open();
	ck_assert_str_eq(bound_dump(&bench, "<chart kind='stacked' alt='{@category}' height='40'><set name='bar' total='{num(id(\"jops\"))}'/>"
		"<set name='part' label='a' value='{fixed(1.5, 2)}'/></chart>"),
		"chart height=40 style=chart alt=\"Standard\" kind=stacked\n\tbar total=\"5,185.45\"=5185.45 @4:1\n\tpart label=\"a\" value=\"1.50\"=1.5\n");
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_chart(void)
{
	Suite *suite = suite_create("bind/chart");
	TCase *tc = tcase_create("chart");
	tcase_add_test(tc, a_row_for_each_node_with_its_channels);
	tcase_add_test(tc, title_sources_and_words_are_ready);
	tcase_add_test(tc, a_chart_without_its_data_is_a_note);
	tcase_add_test(tc, a_row_without_a_channel_it_needs_is_left_out);
	tcase_add_test(tc, rows_of_a_set_may_be_written_one_by_one_and_by_loop);
	tcase_add_test(tc, a_chart_in_a_document_is_a_block);
	suite_add_tcase(suite, tc);
	return suite;
}
