/* What an audit found, within a sentence: the words of findings, the first few of many, a value that several rows share. */
#include "support/bound.h"

#include <libxml/parser.h>

Suite *suite_bind_findings(void);

#define NB "\xc2\xa0"

#define SPELLING(line, wrong) "<check title='audit.spelling' verdict='please-check' count='1' lines='" line "'><slot name='found' form='text' value='" wrong "'/></check>"
#define DASH(line) "<check title='audit.jvm-dash' verdict='please-check' count='1' lines='" line "'/>"
#define FAILED "<check title='audit.totals' verdict='fail' count='1' lines='13 37'><say part='expected' message='audit.value'/><say part='found' message='audit.is'/>" \
	"<slot name='expected' form='number' value='4'/><slot name='found' form='number' value='1024'/></check>"
#define NODES(found) "<check title='audit.nodes' verdict='pass' count='2' lines='1'><say part='found' message='audit.is'/>" found "</check>"
#define FOUND(value) "<slot name='found' form='number' value='" value "'/>"

static const struct {
	const char *checks, *expression, *text;
} findings[] = {
	{SPELLING("38 40", "Catlayst"), "said-list(audit/check)", "the spelling “Catlayst” (line" NB "38)"},
	{SPELLING("38", "Catlayst") DASH("41"), "said-list(audit/check)",
		"the spelling “Catlayst” (line" NB "38) and a flag without its dash (line" NB "41)"},
	{DASH("1") DASH("2") DASH("3"), "said-list(audit/check)",
		"a flag without its dash (line" NB "1), a flag without its dash (line" NB "2) and a flag without its dash (line" NB "3)"},
	{DASH("1") DASH("2") DASH("3") DASH("4"), "said-list(audit/check)",
		"a flag without its dash (line" NB "1), a flag without its dash (line" NB "2) and 2 more"},
	{DASH("1") DASH("1") DASH("1") DASH("1"), "said-list(audit/check)", "a flag without its dash (line" NB "1)"},
	{FAILED, "said-list(audit/check)", "totals: 1,024, expected 4 (line" NB "13)"},
	{"<check title='audit.p90-limit' verdict='fail' count='1' lines='54'><slot name='transaction' form='text' value='Purchase'/><slot name='found' form='number' value='2.40'/>"
		"<slot name='expected' form='number' value='2.00'/><slot name='unit' form='text' value='s'/></check>",
		"said-list(audit/check)", "Purchase 90th 2.40\xe2\x80\xafs, limit 2.00\xe2\x80\xafs (line" NB "54)"},
	{"<check title='audit.jops' verdict='undisclosed' count='1'/>", "said-list(audit/check)", "JOPS"},
	{"<check title='own words' verdict='please-check' count='1'/>", "said-list(audit/check)", "own words"},
	{NODES(FOUND("1") FOUND("2")), "said(audit/check, 'found')", "1, 2"},
	{NODES(FOUND("1") FOUND("1277") FOUND("2")), "said(audit/check, 'found')", "1; 1,277; 2"},
	{NODES(FOUND("1")), "said(audit/check, 'found')", "1 each"},
	{FAILED, "said(audit/check, 'found')", "1,024"},
};

static void audit_of(struct bound_bench *bench, const char *checks)
{
	const char *text = arena_printf(bench->arena, "<audit>%s</audit>", checks);
	xmlDoc *document = xmlReadMemory(text, (int)strlen(text), NULL, NULL, 0);
	ck_assert_ptr_nonnull(document);
	xmlDoc *result = bench->result->document;
	xmlAddChild(xmlDocGetRootElement(result), xmlDocCopyNode(xmlDocGetRootElement(document), result, 1));
	xmlFreeDoc(document);
}

START_TEST(a_finding_reads_in_a_sentence)
{
	struct bound_bench bench = bound_open();
	audit_of(&bench, findings[_i].checks);
	const char *dump = bound_dump(&bench, arena_printf(bench.arena, "<para>{%s}</para>", findings[_i].expression));
	ck_assert_msg(strstr(dump, arena_printf(bench.arena, "text \"%s\"", findings[_i].text)) != NULL, "%s", dump);
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_findings(void)
{
	Suite *suite = suite_create("bind/findings");
	TCase *tc = tcase_create("findings");
	tcase_add_loop_test(tc, a_finding_reads_in_a_sentence, 0, sizeof findings / sizeof *findings);
	suite_add_tcase(suite, tc);
	return suite;
}
