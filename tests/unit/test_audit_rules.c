/* Files of rules: what is wrong is said with its place and the nearest name. */
#include "audit/diag.h"
#include "audit/rules.h"
#include "xml/diag.h"

#include <check.h>
#include <string.h>

Suite *suite_audit_rules(void);

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

static bool is_message(const void *user, const char *id)
{
	(void)user;
	return strncmp(id, "audit.", 6) == 0 && strcmp(id, "audit.jop") != 0;
}

static const char *near_message(struct arena *in, const void *user, struct slice id)
{
	(void)in;
	(void)user;
	return slice_is(id, "audit.jop") ? "audit.jops" : NULL;
}

static const struct rules *load(const char *text)
{
	static const char *const families[] = {"jappserver2004", "web99", NULL};
	static const struct rules_messages messages = {.exists = is_message, .nearest = near_message};
	const struct rules_source source = {.templates = "templates", .family = "jappserver2004", .extra = "own.xml", .extra_bytes = slice_of(text),
		.families = families, .messages = &messages};
	return rules_load(arena, diags, &source);
}

#define RULES(inside) "<rules version=\"1\">\n" inside "\n</rules>"
#define RULE(attributes, inside) RULES("<rule id=\"own\" title=\"Own\" source=\"form\" " attributes ">" inside "</rule>")

static const struct {
	const char *text;
	const struct diag_kind *kind;
	unsigned line;
	const char *detail; /* a piece of it */
} wrong[] = {
	{"<rule/>", &xml_diag[XML_DIAG_ROOT], 1, "rules"},
	{"<rules/>", &xml_diag[XML_DIAG_MISSING_ATTRIBUTE], 1, "version"},
	{RULES("<ruel id=\"a\"/>"), &xml_diag[XML_DIAG_UNKNOWN_ELEMENT], 2, "did you mean 'rule'?"},
	{RULES("<rule id=\"a\" title=\"A\"/>"), &xml_diag[XML_DIAG_MISSING_ATTRIBUTE], 2, "source"},
	{RULE("expectd=\"1\" found=\"1\"", ""), &xml_diag[XML_DIAG_UNKNOWN_ATTRIBUTE], 2, "did you mean 'expected'?"},
	{RULE("expected=\"1\" found=\"1\" severity=\"pleas-check\"", ""), &xml_diag[XML_DIAG_VALUE], 2, "did you mean 'please-check'?"},
	{RULE("expected=\"1\" found=\"1\" relation=\"at-least1\"", ""), &xml_diag[XML_DIAG_VALUE], 2, "did you mean 'at-least'?"},
	{RULE("expected=\"1 +\" found=\"1\"", ""), &xml_diag[XML_DIAG_EXPRESSION], 2, "1 +"},
	{RULE("expected=\"medain(//@count)\" found=\"1\"", ""), &xml_diag[XML_DIAG_UNKNOWN_FUNCTION], 2, "did you mean 'median'?"},
	{RULE("expected=\"$totl\" found=\"1\"", "<input name=\"total\" select=\"1\"/>"), &audit_diag[AUDIT_DIAG_VARIABLE], 2, "did you mean '$total'?"},
	{RULE("expected=\"1\" found=\"1\" when=\"$later\"", "<input name=\"later\" select=\"1\"/>"), &audit_diag[AUDIT_DIAG_VARIABLE], 2, "$later"},
	{RULE("expected=\"$expected\" found=\"1\"", ""), &audit_diag[AUDIT_DIAG_VARIABLE], 2, "$expected"},
	{RULE("", ""), &audit_diag[AUDIT_DIAG_NOTHING_TO_HOLD], 2, "'own'"},
	{RULE("found=\"1\"", ""), &audit_diag[AUDIT_DIAG_NOTHING_TO_HOLD], 2, "'own'"},
	{RULE("relation=\"between\" low=\"1\" found=\"1\"", ""), &audit_diag[AUDIT_DIAG_NOTHING_TO_HOLD], 2, "between"},
	{RULE("holds=\"1\"", "<input name=\"a\" select=\"1\"/>\n<let name=\"a\" select=\"2\"/>"), &audit_diag[AUDIT_DIAG_TWICE], 3, "'a'"},
	{RULES("<rule id=\"a\" title=\"A\" source=\"form\" holds=\"1\"/>\n<rule id=\"a\" title=\"A\" source=\"form\" holds=\"1\"/>"),
		&audit_diag[AUDIT_DIAG_TWICE], 3, "'a'"},
	{RULES("<include href=\"../secret.xml\"/>"), &xml_diag[XML_DIAG_INCLUDE], 2, "../secret.xml"},
	{RULES("<include href=\"rules/web99.xml\"/>"), &audit_diag[AUDIT_DIAG_FAMILY], 0, "web99"},
	{"<rules version=\"1\" family=\"web98\"/>", &audit_diag[AUDIT_DIAG_NO_FAMILY], 1, "did you mean 'web99'?"},
	{RULE("holds=\"1\" say-found=\"audit.jop\"", ""), &audit_diag[AUDIT_DIAG_MESSAGE], 2, "did you mean 'audit.jops'?"},
	{RULES("<rule id=\"a\" title=\"other.title\" source=\"form\" holds=\"1\"/>"), &audit_diag[AUDIT_DIAG_MESSAGE], 2, "'other.title'"},
	{"<rules version=\"1\"", &xml_diag[XML_DIAG_MALFORMED], 1, ""},
};

START_TEST(wrong_rules_are_reported)
{
	ck_assert_ptr_null(load(wrong[_i].text));
	bool found = false;
	for (size_t i = 0; i < diags_count(diags); i++) {
		const struct diag *diag = diags_at(diags, i);
		const bool here = !wrong[_i].line || diag->at.line == wrong[_i].line;
		found = found || (diag->kind == wrong[_i].kind && here && strstr(diag->detail ? diag->detail : "", wrong[_i].detail));
	}
	ck_assert_msg(found, "%s: %s", wrong[_i].text, diags_count(diags) ? diags_line(arena, diags_at(diags, 0)) : "nothing");
}
END_TEST

START_TEST(own_rules_stand_behind_the_shipped_ones)
{
	const struct rules *rules = load(RULE("expected=\"1\" found=\"1\"", ""));
	ck_assert_ptr_nonnull(rules);
	ck_assert_ptr_nonnull(rules_find(rules, "jops"));
	ck_assert_str_eq(rules->all[rules->count - 1].id, "own");
}
END_TEST

START_TEST(an_own_rule_replaces_the_shipped_one_of_its_name)
{
	const struct rules *shipped = load(RULES(""));
	const struct rules *rules = load(RULES("<rule id=\"jops\" title=\"Mine\" source=\"form\" holds=\"1\"/>"));
	ck_assert_ptr_nonnull(rules);
	ck_assert_uint_eq(rules->count, shipped->count);
	ck_assert_str_eq(rules_find(rules, "jops")->title, "Mine");
}
END_TEST

START_TEST(rules_of_another_benchmark_are_left_alone)
{
	const struct rules *rules = load("<rules version=\"1\" family=\"web99\"><rule id=\"x\" title=\"X\" source=\"form\" holds=\"1\"/></rules>");
	ck_assert_ptr_nonnull(rules);
	ck_assert_ptr_null(rules_find(rules, "x"));
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(a_family_without_rules_has_the_general_ones)
{
	static const char *const names[] = {"unheard", "../jappserver2004", "", "UPPER"};
	const struct rules_source source = {.templates = "templates", .family = names[_i]};
	const struct rules *rules = rules_load(arena, diags, &source);
	ck_assert_ptr_nonnull(rules);
	ck_assert_ptr_nonnull(rules_find(rules, "spelling"));
	ck_assert_ptr_null(rules_find(rules, "jops"));
}
END_TEST

START_TEST(an_unknown_rule_has_a_nearest_name)
{
	const struct rules *rules = load(RULES(""));
	ck_assert_str_eq(rules_near(arena, rules, "jopss"), "jops");
	ck_assert_str_eq(rules_near(arena, rules, "mix-shar"), "mix-share");
	ck_assert_ptr_null(rules_near(arena, rules, "zzzzzzzz"));
}
END_TEST

Suite *suite_audit_rules(void)
{
	Suite *suite = suite_create("audit_rules");
	TCase *tcase = tcase_create("rules");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_loop_test(tcase, wrong_rules_are_reported, 0, sizeof wrong / sizeof *wrong);
	tcase_add_test(tcase, own_rules_stand_behind_the_shipped_ones);
	tcase_add_test(tcase, an_own_rule_replaces_the_shipped_one_of_its_name);
	tcase_add_test(tcase, rules_of_another_benchmark_are_left_alone);
	tcase_add_loop_test(tcase, a_family_without_rules_has_the_general_ones, 0, 4);
	tcase_add_test(tcase, an_unknown_rule_has_a_nearest_name);
	suite_add_tcase(suite, tcase);
	return suite;
}
