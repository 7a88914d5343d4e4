/* The engine: one rule over one small result, and the check it makes. */
#include "audit/audit.h"
#include "xml/load.h"

#include <check.h>
#include <string.h>

Suite *suite_audit_verdicts(void);

static struct arena *arena;
static struct diags *diags;

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const char page[] =
	"<result version=\"1\" family=\"none\" id=\"r\" status=\"compliant\">"
	"<date id=\"d1\" value=\"2010-02\" at=\"1:1\">Feb-2010</date><date id=\"d2\" value=\"2010-03-16\" at=\"2:1\">16-Mar-2010</date>"
	"<metric id=\"rate\" value=\"813.73\" at=\"4:1\">813.73</metric>"
	"<section id=\"s\" title=\"S\"><field id=\"count\" label=\"Count\" value=\"2929441\" at=\"5:9\">2,929,441</field>"
	"<field id=\"time\" label=\"Time\" value=\"3600\" unit=\"s\" at=\"6:7\">3,600 seconds</field>"
	"<field id=\"none\" label=\"Other\" state=\"none\" at=\"7:1\">None</field><field id=\"name\" label=\"Name\" at=\"8:1\">alpha</field></section>"
	"<timings id=\"t\"><timing id=\"t.a\" p90=\"0.60\" limit=\"2.00\" at=\"9:1\">A 0.60 2.00</timing>"
	"<timing id=\"t.b\" p90=\"2.40\" limit=\"2.00\" at=\"10:1\">B 2.40 2.00</timing>"
	"<timing id=\"t.c\" p90=\"2.75\" limit=\"5.00\" at=\"11:1\">C 2.75 5.00</timing><timing id=\"t.d\" limit=\"5.00\" at=\"12:1\">D 5.00</timing></timings>"
	"</result>";

/* The audit by this rule alone. */
static const xmlNode *audit(const char *attributes, const char *inside)
{
	const char *text = arena_printf(arena, "<rules version=\"1\"><rule id=\"own\" title=\"Own\" source=\"form\" %s>%s</rule></rules>", attributes, inside);
	const struct rules_source source = {.templates = "templates", .family = "none", .extra = "own.xml", .extra_bytes = slice_of(text)};
	const struct rules *rules = rules_load(arena, diags, &source);
	const struct result *result = result_load(arena, diags, "page", slice_of(page));
	ck_assert_msg(rules && result, "%s", diags_count(diags) ? diags_line(arena, diags_at(diags, 0)) : "");
	audit_result(arena, diags, rules, result);
	return audit_of(result);
}

/* The n-th check of the rule, from 0; NULL: it has fewer. */
static const xmlNode *check_at(const xmlNode *found, size_t n)
{
	for (const xmlNode *check = found->children; check; check = check->next)
		if (strcmp(load_attribute(check, "rule"), "own") == 0 && n-- == 0)
			return check;
	return NULL;
}

#define NUMBERS "<input name='rate' select=\"id('rate')\"/><input name='n' select=\"id('count')\"/><input name='time' select=\"id('time')\"/>"
#define TIMINGS "<input name='p90' select='@p90'/><input name='limit' select='@limit'/>"

/* Each attribute a check has; NULL: it has no such attribute. */
static const struct {
	const char *attributes, *inside, *verdict, *expected, *found, *tolerance, *lines;
} cases[] = {
	{"expected='$n div $time' found='$rate'", NUMBERS, "pass", "813.73", "813.73", "0.005", "4 5 6"},
	{"expected='$n div $time + 0.01' found='$rate'", NUMBERS, "fail", "813.74", "813.73", "0.005", "4 5 6"},
	{"expected='$n div $time + 0.01' found='$rate' severity='please-check'", NUMBERS, "please-check", "813.74", "813.73", "0.005", "4 5 6"},
	{"expected='$n div $time + 0.01' found='$rate' tolerance='0.02'", NUMBERS, "pass", "813.74", "813.73", "0.02", "4 5 6"},
	{"expected='$n div $time + 0.01' found='$rate' tolerance='$expected * 0.001'", NUMBERS, "pass", "813.74", "813.73", "0.81", "4 5 6"},
	/* the print of both sides hides something */
	{"expected='$rate * 2' found='$rate + 813.744'", NUMBERS, "fail", "1627.46", "1627.47", "0.005", "4 5 6"},
	{"expected='$rate * 3' found='$rate + 1627.47'", NUMBERS, "pass", "2441.19", "2441.20", "0.01", "4 5 6"},
	/* whole numbers are exact, unless they are said to be cut off */
	{"expected='2929442' found='$n'", "<input name='n' select=\"id('count')\"/>", "fail", "2929442", "2929441", "0", "5"},
	{"expected='2929441' found='$n'", "<input name='n' select=\"id('count')\"/>", "pass", "2929441", "2929441", "0", "5"},
	{"expected='2929442' found='$n'", "<input name='n' select=\"id('count')\" printed='truncated'/>", "pass", "2929442", "2929441", "1", "5"},
	{"expected='813.733' found='$rate'", "<input name='rate' select=\"id('rate')\" printed='exact'/>", "fail", "813.73", "813.73", "0", "4"},
	{"expected='$rate' found='$rate' decimals='1'", "<input name='rate' select=\"id('rate')\"/>", "pass", "813.73", "813.73", "0", "4"},
	{"expected='$rate div 3' found='$rate div 3' decimals='3'", "<input name='rate' select=\"id('rate')\"/>", "pass", "271.243", "271.243", "0", "4"},
	/* relations */
	{"relation='at-most' expected='900' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "pass", "900.00", "813.73", NULL, "4"},
	{"relation='at-most' expected='813' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "fail", "813.00", "813.73", NULL, "4"},
	{"relation='at-most' expected='813' found='$rate' tolerance='1'", "<input name='rate' select=\"id('rate')\"/>", "pass", "813.00", "813.73", "1", "4"},
	{"relation='at-least' expected='813' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "pass", "813.00", "813.73", NULL, "4"},
	{"relation='at-least' expected='814' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "fail", "814.00", "813.73", NULL, "4"},
	{"relation='between' low='813' high='814' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "pass", NULL, "813.73", NULL, "4"},
	{"relation='between' low='814' high='815' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "fail", NULL, "813.73", NULL, "4"},
	/* texts, dates, conditions */
	{"expected=\"'alpha'\" found='$name'", "<input name='name' select=\"id('name')\" as='text'/>", "pass", "alpha", "alpha", NULL, "8"},
	{"expected=\"'beta'\" found='$name'", "<input name='name' select=\"id('name')\" as='text'/>", "fail", "beta", "alpha", NULL, "8"},
	{"holds='date-order($a, $b) &lt;= 0'", "<input name='a' select=\"id('d1')\" as='date'/><input name='b' select=\"id('d2')\" as='date'/>",
		"pass", NULL, NULL, NULL, "1 2"},
	{"holds='date-order($b, $a) &lt;= 0'", "<input name='a' select=\"id('d1')\" as='date'/><input name='b' select=\"id('d2')\" as='date'/>",
		"fail", NULL, NULL, NULL, "1 2"},
	/* what is missing, what cannot be told */
	{"expected='1' found='$x'", "<input name='x' select=\"id('absent')\"/>", "undisclosed", NULL, NULL, NULL, NULL},
	{"expected='1' found='$x'", "<input name='x' select=\"id('none')\"/>", "undisclosed", NULL, NULL, NULL, NULL},
	{"expected='1' found='$x'", "<input name='x' select=\"id('name')\"/>", "undisclosed", NULL, NULL, NULL, NULL},
	{"holds='not($x = $x)'", "<input name='x' select=\"id('absent')\" optional='yes'/>", "pass", NULL, NULL, NULL, NULL},
	{"expected='count($x)' found='0'", "<input name='x' select=\"id('absent')\" as='nodes' optional='yes'/>", "pass", "0", "0", "0", NULL},
	{"found='$rate' uncheckable='true()'", "<input name='rate' select=\"id('rate')\"/>", "uncheckable", NULL, "813.73", NULL, "4"},
	{"expected='$rate div 0' found='$rate' tolerance='0.1 * $expected'", "<input name='rate' select=\"id('rate')\"/>", "uncheckable", NULL, "813.73", NULL,
		"4"},
	{"expected='$rate div 0' found='$rate'", "<input name='rate' select=\"id('rate')\"/>", "uncheckable", NULL, "813.73", NULL, "4"},
};

static void same(const xmlNode *check, const char *name, const char *expected, const char *what)
{
	const char *found = load_attribute(check, name);
	ck_assert_msg(!expected == !found && (!found || strcmp(found, expected) == 0), "%s: @%s is %s, not %s", what, name, found ? found : "none",
		expected ? expected : "none");
}

START_TEST(a_rule_gives_its_verdict)
{
	const xmlNode *check = check_at(audit(cases[_i].attributes, cases[_i].inside), 0);
	ck_assert_ptr_nonnull(check);
	same(check, "verdict", cases[_i].verdict, cases[_i].attributes);
	same(check, "expected", cases[_i].expected, cases[_i].attributes);
	same(check, "found", cases[_i].found, cases[_i].attributes);
	if (strcmp(cases[_i].verdict, "uncheckable") != 0)
		same(check, "tolerance", cases[_i].tolerance, cases[_i].attributes);
	same(check, "lines", cases[_i].lines, cases[_i].attributes);
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(rows_that_hold_are_one_check_others_stand_alone)
{
	const xmlNode *found = audit("for-each='//timing' relation='at-most' expected='$limit' found='$p90'", TIMINGS);
	same(check_at(found, 0), "verdict", "fail", "worst first");
	same(check_at(found, 0), "lines", "10", "b");
	same(check_at(found, 1), "verdict", "undisclosed", "d");
	same(check_at(found, 2), "verdict", "pass", "a and c");
	same(check_at(found, 2), "found", "0.60, 2.75", "a and c");
	same(check_at(found, 2), "count", "2", "a and c");
	same(found, "total", "4", "tally");
	same(found, "fail", "1", "tally");
	same(found, "pass", "2", "tally");
	ck_assert_ptr_null(check_at(found, 3));
}
END_TEST

START_TEST(join_makes_one_check_of_rows_that_do_not_hold)
{
	const xmlNode *found = audit("for-each='//timing[@p90]' relation='at-most' expected='0.1' found='$p90' join='yes'", "<input name='p90' select='@p90'/>");
	same(check_at(found, 0), "lines", "9 10 11", "all");
	same(check_at(found, 0), "count", "1", "all");
	ck_assert_ptr_null(check_at(found, 1));
}
END_TEST

START_TEST(silent_rules_leave_only_what_does_not_hold)
{
	const xmlNode *found = audit("for-each='//timing[@p90]' relation='at-most' expected='$limit' found='$p90' silent='yes'", TIMINGS);
	same(check_at(found, 0), "verdict", "fail", "b");
	ck_assert_ptr_null(check_at(found, 1));
}
END_TEST

START_TEST(when_leaves_rows_out)
{
	const xmlNode *found = audit("for-each='//timing' when='@limit = 5 and @p90' relation='at-most' expected='$limit' found='$p90'", TIMINGS);
	same(check_at(found, 0), "lines", "11", "c");
	ck_assert_ptr_null(check_at(found, 1));
}
END_TEST

START_TEST(bounds_are_there_for_charts)
{
	const xmlNode *found = audit("for-each=\"id('t.c')\" relation='at-most' expected='$limit' found='$p90'", TIMINGS);
	same(check_at(found, 0), "high", "5.00", "at most");
	same(check_at(found, 0), "low", NULL, "at most");
}
END_TEST

START_TEST(an_input_quotes_its_line_and_marks_the_value)
{
	const xmlNode *check = check_at(audit("expected='1' found='$n'", "<input name='n' select=\"id('count')\"/>"), 0);
	for (const xmlNode *input = check->children; input; input = input->next) {
		if (strcmp((const char *)input->name, "input") != 0)
			continue;
		ck_assert_str_eq(load_attribute(input, "ref"), "count");
		ck_assert_str_eq(load_attribute(input, "text"), "Count: 2,929,441");
		ck_assert_str_eq(load_attribute(input, "mark"), "2,929,441");
		return;
	}
	ck_abort_msg("no input");
}
END_TEST

START_TEST(an_evaluation_that_fails_is_reported_and_the_rest_stands)
{
	const xmlNode *found = audit("for-each='//timing' expected='sum($p90)' found='1'", "<input name='p90' select='@p90'/>");
	ck_assert(diags_failed(diags));
	ck_assert_ptr_nonnull(found);
}
END_TEST

START_TEST(auditing_again_replaces_the_first_audit)
{
	const struct rules_source source = {.templates = "templates", .family = "none"};
	const struct rules *rules = rules_load(arena, diags, &source);
	const struct result *result = result_load(arena, diags, "page", slice_of(page));
	audit_result(arena, diags, rules, result);
	audit_result(arena, diags, rules, result);
	size_t count = 0;
	for (const xmlNode *node = result->root->children; node; node = node->next)
		count += strcmp((const char *)node->name, "audit") == 0;
	ck_assert_uint_eq(count, 1);
}
END_TEST

Suite *suite_audit_verdicts(void)
{
	Suite *suite = suite_create("audit_verdicts");
	TCase *tcase = tcase_create("verdicts");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_loop_test(tcase, a_rule_gives_its_verdict, 0, sizeof cases / sizeof *cases);
	tcase_add_test(tcase, rows_that_hold_are_one_check_others_stand_alone);
	tcase_add_test(tcase, join_makes_one_check_of_rows_that_do_not_hold);
	tcase_add_test(tcase, silent_rules_leave_only_what_does_not_hold);
	tcase_add_test(tcase, when_leaves_rows_out);
	tcase_add_test(tcase, bounds_are_there_for_charts);
	tcase_add_test(tcase, an_input_quotes_its_line_and_marks_the_value);
	tcase_add_test(tcase, an_evaluation_that_fails_is_reported_and_the_rest_stands);
	tcase_add_test(tcase, auditing_again_replaces_the_first_audit);
	suite_add_tcase(suite, tcase);
	return suite;
}
