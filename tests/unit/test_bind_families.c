/* The parts of the report and the slides that one family has: what their sentences say of small results, whole and with gaps. */
#include "support/bound.h"

Suite *suite_bind_families(void);

#define NB "\xe2\x80\xaf"   /* narrow no-break space */
#define WORD "\xc2\xa0"     /* no-break space */
#define DASH "\xe2\x80\x93" /* en dash */

#define WEB99 "<result version='1' family='web99' benchmark='SPECweb99' status='compliant' id='r'>" \
	"<title id='title' system='W1' vendor='Corvid' product='Lark 2' product-vendor='Finch' at='3:1'>Corvid W1</title>" \
	"<party id='tested-by' role='tester' license='7' at='9:1'>Corvid</party>" \
	"<metric id='connections' label='SPECweb99' value='998' unit='connections' primary='yes' at='4:1'>998</metric>"
#define RUNS "<runs id='runs' lines='80-83'><run id='run.1' n='1' connections='997' percent='99.7' kbit='334.4' response='358.5' at='81:1'>x</run>" \
	"<run id='run.2' n='2' connections='998' percent='99.8' kbit='340.0' response='352.6' median='yes' at='82:1'>x</run>" \
	"<run id='run.3' n='3' connections='999' percent='99.9' kbit='338.1' response='354.6' at='83:1'>x</run></runs>"
#define REQUESTED "<section id='configuration' title='Benchmark Configuration' at='70:1'>" \
	"<field id='configuration.requested' label='Requested Connections' value='1000' unit='connections' at='71:1'>1000</field></section>"
#define HARDWARE "<section id='hardware' title='Hardware' at='20:1'><field id='hardware.l1' label='Primary Cache' at='21:1'>8KB</field></section>" \
	"<section id='network' title='Network' at='30:1'><field id='network.controller-count' label='# of Controllers' value='16' at='31:1'>16</field>" \
	"<field id='network.controllers' label='Network Controllers' at='32:1'>Gigabit X1</field>" \
	"<field id='network.msl' label='MSL (sec)' value='30' unit='s' at='33:1'>30 (Non RFC1122)</field></section>"
#define NOTES "<section id='notes' title='Notes' at='90:1'><block title='Kernel Notes' at='91:1'><line at='92:1'>Settings</line>" \
	"<line indent='1' at='93:3'>deep=1</line><line bullet='2' at='94:3'>item</line></block></section>"

#define JBB "<result version='1' family='jbb2015' benchmark='SPECjbb2015' category='MultiJVM' status='compliant' id='r'>" \
	"<title id='title' vendor='Corvid' system='R7' at='1:1'>Corvid R7</title><party id='tested-by' role='tester' license='7' at='3:1'>Corvid</party>"
#define METRICS(max, critical) "<metric id='max-jops' label='max-jOPS' value='" max "' unit='jOPS' primary='yes' at='1:9'>" max "</metric>" \
	"<metric id='critical-jops' label='critical-jOPS' value='" critical "' unit='jOPS' at='2:1'>" critical "</metric>"
#define CELL(percentile, pass, fail) "<cell percentile='" percentile "' " pass " " fail ">x</cell>"
#define CURVE(rows) "<curve id='curve' sla-percentile='99'><step id='step.1' jops='1000' verdict='pass'>1000</step><step id='step.2' jops='1010' verdict='fail'>1010</step>" \
	"<sla id='sla.10000' us='10000' jops='500'>500</sla><sla id='sla.100000' us='100000' jops='900'>900</sla>" rows "</curve>"
#define USUAL "<limit us='5000'>" CELL("50", "pass='890'", "fail='900'") CELL("90", "", "fail='10'") CELL("99", "", "fail='10'") "</limit>" \
	"<limit us='500000'>" CELL("50", "pass='990'", "fail='1000'") CELL("90", "pass='900'", "fail='910'") CELL("99", "pass='210'", "fail='200'") "</limit>" \
	"<limit us='1000000'>" CELL("50", "pass='1000'", "") CELL("90", "pass='950'", "fail='960'") CELL("99", "pass='300'", "fail='310'") "</limit>"
#define SLOW "<limit us='5000'>" CELL("50", "pass='100'", "fail='110'") CELL("90", "", "fail='10'") "</limit>"
#define JUMPY(fail) "<limit us='500'>" CELL("50", "pass='1000'", "") CELL("99", "pass='800'", "fail='" fail "'") "</limit>"
#define QUICK "<limit us='500'>" CELL("50", "pass='1000'", "") CELL("90", "pass='1000'", "") CELL("99", "pass='1000'", "") "</limit>"
#define INSTANCE "<software id='jvm_1' name='Kestrel 11' role='jvm'><field id='jvm_1.name' label='Name' at='50:1'>Kestrel 11</field></software>" \
	"<software id='other_1' name='other_1' role='other'><field id='other_1.name' label='Name' state='none' at='60:1'>None</field></software>" \
	"<configuration id='os_1' name='os_1' role='os-image'><field id='os_1.jvm-instances' label='JVM Instances'>jvm_Backend_1(4)<instance name='jvm_Backend_1' count='4' ref='jvm_Backend_1'/></field></configuration>" \
	"<configuration id='jvm_Backend_1' name='jvm_Backend_1' role='jvm'><field id='jvm_Backend_1.jvm' label='JVM Instance Description' ref='jvm_1'>jvm_1</field>" \
	"<field id='jvm_Backend_1.command-line' label='Command Line' at='70:1'>-Xmx4g -server</field><line bullet='1' at='72:1'>numactl 0</line></configuration>"
#define END "</result>"

static const char *const results[] = {
	WEB99 END, WEB99 RUNS END, WEB99 RUNS REQUESTED HARDWARE NOTES END,
	JBB END, JBB METRICS("1000", "700") END, JBB METRICS("1000", "700") CURVE(USUAL) INSTANCE END, JBB CURVE(SLOW) END,
};

static const char *dump_of(struct bound_bench *bench, const char *result, const char *name)
{
	struct buf out = {0};
	const struct template *template = template_load(bench->arena, bench->diags, "templates", name);
	bench->result = result_load(bench->arena, bench->diags, "page.txt", slice_of(result));
	ck_assert_msg(template && bench->result, "%s", bound_said(bench));
	const struct doc *doc = bind_document(bound_tools(bench), template, bench->result->document, bench->result->file);
	ck_assert_msg(doc != NULL, "%s", bound_said(bench));
	doc_dump(&out, doc);
	const char *dump = arena_copy(bench->arena, out.s, out.n);
	buf_drop(&out);
	return dump;
}

START_TEST(a_result_with_gaps_asks_for_nothing_that_is_absent)
{
	struct bound_bench bench = bound_open();
	const char *dump = dump_of(&bench, results[_i], "report");
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	ck_assert_ptr_null(strstr(dump, "\xc2\xab")); /* words that are missing */
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *result, *says; /* in the dump, or in its words joined */
} sentences[] = {
	{ WEB99 RUNS REQUESTED END, "\"998 of 1,000 requested connections conform in the median iteration.\"" },
	{ WEB99 RUNS END, "\"998 connections conform in the median iteration.\"" },
	{ WEB99 RUNS END, "119,882" }, /* kbit/s times milliseconds */
	{ WEB99 END, "\"Finch Lark 2\"" },
	{ WEB99 HARDWARE END, "\"Primary cache\"" },
	{ WEB99 HARDWARE END, "\"16 \xc3\x97 Gigabit X1\"" },
	{ WEB99 HARDWARE END, "\"30" NB "s (Non RFC1122)\"" },
	{ WEB99 REQUESTED HARDWARE END, "\"1,000" WORD "connections\"" },
	{ WEB99 NOTES END, "\"  deep=1\"" },
	{ WEB99 NOTES END, "\"  \xe2\x80\xa2 item\"" },
	{ JBB METRICS("1000", "700") CURVE(USUAL) END, "\"The median stays within 5" NB "ms up to 89" NB "% of max-jOPS; at max-jOPS the 90th is above 1" NB "s.\"" },
	{ JBB METRICS("1000", "700") CURVE(QUICK) END, "\"The median stays within 0.5" NB "ms up to 100" NB "% of max-jOPS; at max-jOPS the 90th is within 0.5" NB "ms.\"" },
	{ JBB METRICS("1000", "700") CURVE("<limit us='5000'>" CELL("50", "pass='896'", "fail='906'") "</limit>") END,
		"\"The median stays within 5" NB "ms up to 89" NB "% of max-jOPS" },
	{ JBB METRICS("1000", "700") CURVE(SLOW) END, "\"The median passes every limit before half of max-jOPS; at max-jOPS the 90th is above 5" NB "ms.\"" },
	{ JBB METRICS("1000", "700") CURVE(USUAL) END, "\"the median here is 0.5" DASH "1" NB "s\"" },
	{ JBB METRICS("1000", "700") CURVE(QUICK) END, "\"the median here is within 0.5" NB "ms\"" },
	{ JBB METRICS("1000", "700") CURVE(SLOW) END, "\"the median here is above 5" NB "ms\"" },
	{ JBB METRICS("1000", "700") CURVE(USUAL) END, "\"geometric mean, 99th within 10" DASH "100" NB "ms;\"" },
	{ JBB METRICS("1000", "599") END, "\"0.599 of max-jOPS, tuned for max-jOPS\"" },
	{ JBB METRICS("1000", "600") END, "\"0.600 of max-jOPS, mixed tuning\"" },
	{ JBB METRICS("1000", "800") END, "\"0.800 of max-jOPS, tuned for critical-jOPS\"" },
	{ JBB METRICS("1000", "700") CURVE(USUAL) END, "last success lies above the first failure (1 cell)." },
	{ JBB METRICS("1000", "700") END, "SPECjbb\xc2\xae" "2015-MultiJVM \xc2\xb7 1,000 max-jOPS \xc2\xb7 700 critical-jOPS" },
	{ JBB INSTANCE END, "\"JVM instance\"" },
	{ JBB INSTANCE END, "\"jvm_Backend_1, 4 instances\"" },
	{ JBB INSTANCE END, "jvm_1 (Kestrel 11)" },
	{ JBB INSTANCE END, "\"-Xmx4g -server\"" },
	{ JBB INSTANCE END, "\"\xe2\x80\xa2 numactl 0\"" },
};

/* The words of texts that follow one another, without their styles. */
static const char *words_of(struct bound_bench *bench, const char *dump)
{
	struct buf out = {0};
	for (const char *at = dump; (at = strstr(at, "text ")) != NULL; at += strlen("text ")) {
		const char *line = at + strcspn(at, "\n");
		const char *from = memchr(at, '"', (size_t)(line - at));
		const char *to = from ? strchr(from + 1, '"') : NULL;
		if (to)
			buf_add(&out, from + 1, (size_t)(to - from - 1));
	}
	const char *words = arena_copy(bench->arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return words;
}

START_TEST(a_result_says_this)
{
	struct bound_bench bench = bound_open();
	const char *dump = dump_of(&bench, sentences[_i].result, "report");
	bool said = strstr(dump, sentences[_i].says) || strstr(words_of(&bench, dump), sentences[_i].says);
	ck_assert_msg(said, "%s is not in\n%s", sentences[_i].says, dump);
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *result, *chart, *title;
	size_t rows; /* of the first set */
} slides[] = {
	{ WEB99 RUNS REQUESTED END, "charts/iterations", "998 of 1,000 requested connections conform, at 334.4 to 340.0" NB "kbit/s on average", 3 },
	{ WEB99 RUNS END, "charts/iterations", "998 connections conform, at 334.4 to 340.0" NB "kbit/s on average", 3 },
	{ JBB METRICS("1000", "700") CURVE(USUAL) END, "charts/strips", "The median holds 5" NB "ms up to 89" NB "% of max-jOPS, the 99th percentile at no step", 9 },
	{ JBB METRICS("1000", "700") CURVE(QUICK) END, "charts/strips", "The median holds 0.5" NB "ms up to 100" NB "% of max-jOPS, the 99th percentile up to 100" NB "%", 3 },
	{ JBB METRICS("1000", "700") CURVE(JUMPY("610")) END, "charts/strips", "The median holds 0.5" NB "ms up to 100" NB "% of max-jOPS, the 99th percentile up to 60" NB "%", 2 },
	{ JBB METRICS("1000", "700") CURVE(JUMPY("310")) END, "charts/strips", "The median holds 0.5" NB "ms up to 100" NB "% of max-jOPS, the 99th percentile only up to 30" NB "%", 2 },
	{ JBB METRICS("1000", "700") CURVE(JUMPY("10")) END, "charts/strips", "The median holds 0.5" NB "ms up to 100" NB "% of max-jOPS, the 99th percentile at no step", 2 },
	{ JBB METRICS("1000", "700") CURVE(SLOW) END, "charts/strips", "The median passes every limit before half of max-jOPS", 2 },
};

static struct chart_spec *slide_of(struct bound_bench *bench, const char *result, const char *chart)
{
	const struct template *template = template_load(bench->arena, bench->diags, "templates", chart);
	bench->result = result_load(bench->arena, bench->diags, "page.txt", slice_of(result));
	ck_assert_msg(template && bench->result, "%s", bound_said(bench));
	return bind_chart(bound_tools(bench), template, bench->result->document, bench->result->file);
}

START_TEST(a_slide_says_what_was_found)
{
	struct bound_bench bench = bound_open();
	const struct chart_spec *spec = slide_of(&bench, slides[_i].result, slides[_i].chart);
	ck_assert_msg(spec && diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	ck_assert_str_eq(spec->title, slides[_i].title);
	ck_assert_uint_eq(spec->sets[0].count, slides[_i].rows);
	ck_assert(spec->sources[0] && spec->sources[1]);
	bound_close(&bench);
}
END_TEST

START_TEST(a_slide_without_its_data_is_left_out_with_a_note)
{
	static const char *const bare[][2] = { { WEB99 END, "charts/iterations" }, { JBB METRICS("1000", "700") END, "charts/strips" } };
	struct bound_bench bench = bound_open();
	ck_assert_ptr_null(slide_of(&bench, bare[_i][0], bare[_i][1]));
	ck_assert_msg(!diags_failed(bench.diags), "%s", bound_said(&bench));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "bind-chart-empty"));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *expression, *text;
} durations[] = {
	{ "duration(500)", "0.5" NB "ms" }, { "duration('10000')", "10" NB "ms" }, { "duration(999999)", "999.999" NB "ms" }, { "duration(1000000)", "1" NB "s" },
	{ "duration(1000, 5000)", "1" DASH "5" NB "ms" }, { "duration(500000, 1000000)", "0.5" DASH "1" NB "s" }, { "optional(duration(nothing))", "" },
};

START_TEST(microseconds_are_said_in_the_unit_of_the_longer)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, arena_printf(bench.arena, "<para>a{%s}</para>", durations[_i].expression));
	ck_assert_msg(strstr(dump, arena_printf(bench.arena, "text \"a%s\"", durations[_i].text)) != NULL, "%s", dump);
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_families(void)
{
	Suite *suite = suite_create("bind/families");
	TCase *tc = tcase_create("families");
	tcase_add_loop_test(tc, a_result_with_gaps_asks_for_nothing_that_is_absent, 0, sizeof results / sizeof *results);
	tcase_add_loop_test(tc, a_result_says_this, 0, sizeof sentences / sizeof *sentences);
	tcase_add_loop_test(tc, a_slide_says_what_was_found, 0, sizeof slides / sizeof *slides);
	tcase_add_loop_test(tc, a_slide_without_its_data_is_left_out_with_a_note, 0, 2);
	tcase_add_loop_test(tc, microseconds_are_said_in_the_unit_of_the_longer, 0, sizeof durations / sizeof *durations);
	suite_add_tcase(suite, tc);
	return suite;
}
