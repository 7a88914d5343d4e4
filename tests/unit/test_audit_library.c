/* The functions that rules may call. */
#include "audit/library.h"
#include "audit/rules.h"
#include "xml/load.h"

#include <check.h>
#include <math.h>
#include <string.h>

Suite *suite_audit_library(void);

static const char page[] =
	"<result version=\"1\" family=\"none\"><system id=\"hw_1\" name=\"App\" role=\"app\" sut=\"yes\" count=\"2\" cores=\"4\" chips=\"2\">"
	"<field id=\"hw_1.model\">Sun Fire X4200</field></system><system id=\"hw_2\" role=\"db\" sut=\"yes\" count=\"1\" cores=\"8\" chips=\"1\">"
	"<field id=\"hw_2.model\">Acme T2000 Server</field></system>"
	"<bom id=\"bom\"><group title=\"Application Server\"><item id=\"k\" supplier=\"Acme\" quantity=\"12\">8GB DDR3 RDIMM 2x4GB Kit<sub>12 pieces of it</sub></item>"
	"<item supplier=\"Acme\" quantity=\"1\">T2000 server, 1x1.2 GHz, 16 GB mem</item></group></bom>"
	"<runs><run kbit=\"2\" ms=\"10\">3</run><run kbit=\"4\" ms=\"5\">1</run><run kbit=\"5\" ms=\"5\">8</run></runs>"
	"<c><tuning>JVM: -server -Xms1g</tuning><tuning> -Xss1m</tuning><tuning>other</tuning></c></result>";

static const struct {
	const char *expression, *text;
} cases[] = {
	{"product-sum(//system, 'count', 'cores')", "16"},
	{"products(//system, 'count', 'cores')", "2 × 4 + 1 × 8"},
	{"median(//run)", "3"},
	{"median(//run[position() < 3])", "2"},
	{"median(//none)", ""},
	{"round-to(geomean(//run), 4)", "2.8845"},
	{"geomean(//none)", ""},
	{"least(//run)", "1"},
	{"greatest(//run)", "8"},
	{"median-product(//run, 'kbit', 'ms')", "20"},
	{"product-spread(//run, 'kbit', 'ms')", "0.25"},
	{"round-to(2.675, 2)", "2.68"},
	{"round-to(2.675, 20)", ""},
	{"abs(-3)", "3"},
	{"choose(1 > 2, 'a', 'b')", "b"},
	{"times-off(100, //run)", "33.333333333"},
	{"times-off(0, //run)", ""},
	{"date-order('Feb-2010', '16-Mar-2010')", "-1"},
	{"date-order('2010-03', '2010-03-16')", "0"},
	{"date-order('2010-03-17', '2010-03-16')", "1"},
	{"date-order('soon', '2010-03-16')", ""},
	{"months-between('Nov 09, 2016', 'Jan-2017')", "2"},
	{"months-between('2016-11', '2016-08')", "-3"},
	{"own-text(id('k'))", "8GB DDR3 RDIMM 2x4GB Kit"},
	{"has-word('app db', 'db')", "true"},
	{"has-word('app dbs', 'db')", "false"},
	{"leading-number('40 drives in pairs')", "40"},
	{"leading-number('12MB L3 cache')", ""},
	{"leading-number('8 x')", ""},
	{"leading-numbers(//sub)", "12"},
	{"equation-left('(* 6 = 0.50 * 12) because')", "6"},
	{"equation-right('(* 6 = 0.50 * 12) because')", "6"},
	{"equation-text('(* 6 = 0.50 * 12) because')", "6 = 0.50 * 12"},
	{"equation-right('6 = 12')", ""},
	{"leading-zero('Purchase 01.98 0.60')", "01.98"},
	{"leading-zero('Purchase 0.60 0 10% 00-12')", ""},
	{"misspelt('Cisco Catlayst 4948', 'known')", "Catlayst"},
	{"meant('Cisco Catlayst 4948', 'known')", "Catalyst"},
	{"misspelt('Catalyst Catalysts Enterprises', 'known')", ""},
	{"torn-word('12MB L3 ca   che', 'torn')", "ca   che"},
	{"torn-word('12MB L3 ca che', 'torn')", ""},
	{"in-list('a.b.c', 'names')", "true"},
	{"in-list('a.bc', 'names')", "false"},
	{"flag-twice('-server -Xms2g -Xms3g')", "-Xms"},
	{"flag-piece('-server -Xms2g -Xms3g -Xmn1g')", "-Xms2g -Xms3g"},
	{"flag-twice('-XX:+UseA -XX:-UseA')", "-XX:+UseA"},
	{"flag-twice('-XX:+UseA -XX:+UseB -Da=1 -Db=1')", ""},
	{"flag-twice('-Dx.y=1 -Dx.y=2')", "-Dx.y"},
	{"flag-twice('-Xlog:gc -Xlog:safepoint -xarch=v8 -xarch=v8')", ""},
	{"command(//tuning[1])", "JVM: -server -Xms1g  -Xss1m "},
	{"has-flag(command(//tuning[1]), '-Xss')", "true"},
	{"flags-glued('a -server-XX:PageSize=2m b')", "-server-XX:PageSize"},
	{"first-flag('-server-XX:PageSize')", "-server"},
	{"flags-glued('-Da=-Xmx -XX:+UseA -Xmx2g')", ""},
	{"flag-dashless('-Da.b=0 Dsun.net.ttl=0')", "Dsun.net.ttl=0"},
	{"flag-dashless('-server Xmx2g')", "Xmx2g"},
	{"flag-dashless('DNS.x=1')", ""},
	{"flag-dashless('Dsun.net.ttl=0')", ""},
	{"count(memory-kits(id('hw_1')))", "1"},
	{"count(memory-kits(id('hw_2')))", "0"},
	{"kit-megabytes(memory-kits(id('hw_1')))", "98304"},
	{"count(memory-item(id('hw_2')))", "1"},
	{"memory-piece(memory-item(id('hw_2')))", "16 GB"},
	{"megabytes('16 GB')", "16384"},
	{"megabytes('512MB and 1 GB')", "512"},
	{"megabytes('much')", ""},
};

START_TEST(a_function_gives_its_value)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	static const char own[] = "<rules version=\"1\"><word list=\"names\">a.b</word></rules>";
	const struct rules_source source = {.templates = "templates", .family = "none", .extra = "own.xml", .extra_bytes = SLICE(own)};
	const struct rules *rules = rules_load(arena, diags, &source);
	ck_assert_ptr_nonnull(rules);
	xmlDoc *document = load_bytes(arena, diags, "page", slice_of(page), LOAD_MAX_BYTES);
	struct path_context *context = path_context_new(arena, diags, document, rules->functions, rules->function_count, (void *)rules);
	const struct path_expr *expr = path_compile(arena, diags, (struct place){0}, slice_of(cases[_i].expression));
	struct path_value value;
	ck_assert(expr && path_check(context, expr) && path_eval(context, arena, expr, xmlDocGetRootElement(document), 1, 1, &value));
	ck_assert_msg(strcmp(value.text, cases[_i].text) == 0, "%s is \"%s\", not \"%s\"", cases[_i].expression, value.text, cases[_i].text);
	arena_drop(arena);
}
END_TEST

START_TEST(every_function_says_what_it_does)
{
	struct arena *arena = arena_new();
	size_t count;
	const struct path_function *const *all = library_all(arena, NULL, &count);
	for (size_t i = 0; i < count; i++) {
		const size_t n = strlen(all[i]->name);
		ck_assert_msg(strncmp(all[i]->help, all[i]->name, n) == 0 && all[i]->help[n] == '(', "%s", all[i]->name);
		for (size_t k = 0; k < i; k++)
			ck_assert_str_ne(all[k]->name, all[i]->name);
	}
	arena_drop(arena);
}
END_TEST

Suite *suite_audit_library(void)
{
	Suite *suite = suite_create("audit_library");
	TCase *tcase = tcase_create("functions");
	tcase_add_loop_test(tcase, a_function_gives_its_value, 0, sizeof cases / sizeof *cases);
	tcase_add_test(tcase, every_function_says_what_it_does);
	suite_add_tcase(suite, tcase);
	return suite;
}
