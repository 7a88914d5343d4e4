/* The functions of expressions: what each prints, and that places survive them. */
#include "bind/functions.h"
#include "support/bound.h"

Suite *suite_bind_functions(void);

#define NB "\xe2\x80\xaf" /* narrow no-break space */

static const struct {
	const char *expression, *text;
} forms[] = {
	{ "num(id('jops'))", "5,185.45" },
	{ "num(5185.45)", "5,185.45" },
	{ "num('5,185.450')", "5,185.450" },
	{ "num(id('timing.purchase')/@p90)", "0.40" },
	{ "num(1 div 3, 2)", "0.33" },
	{ "num(0.10, 3)", "0.1" },
	{ "num('see notes')", "see notes" },
	{ "num(-1)", "–1" },
	{ "fixed(2, 2)", "2.00" },
	{ "fixed(2067.854722, 2)", "2,067.85" },
	{ "fixed(0.5)", "1" },
	{ "signed(0.014, 3)", "+0.014" },
	{ "signed(-0.2, 1)", "–0.2" },
	{ "signed(0.0001, 2)", "0.00" },
	{ "percent(0.601)", "60" NB "%" },
	{ "percent(0.6012, 1)", "60.1" NB "%" },
	{ "nb(id('mix.purchase')/@percent, '%')", "25.02" NB "%" },
	{ "nb(900, 's')", "900" NB "s" },
	{ "num(ratio(id('jops')/@value, 0.5))", "10,370.9" },
	{ "num(median(id('timings')/timing/@p90))", "1.7" },
	{ "num(geomean(id('timings')/timing/@limit), 4)", "3.1623" },
	{ "num(max(id('timings')/timing/@maximum))", "7.52" },
	{ "num(min(3, id('timings')/timing/@average, 2))", "0.16" },
	{ "num(abs(-3))", "3" },
	{ "num(sum(id('mix')/transaction/@count))", "8,418,713" },
	{ "printed(id('settings.ramp-up'))", "900" NB "s" },
	{ "printed(id('settings.rate'))", "3,100" },
	{ "printed(id('settings.none'))", "None" },
	{ "printed(id('settings.empty'))", "not disclosed" },
	{ "printed(id('odd.dashes'))", "not disclosed" },
	{ "printed(id('hw_1.memory'))", "98,304" NB "MB" },
	{ "printed(id('network.speed'))", "1\xc2\xa0Gb/sec" },
	{ "printed(id('hw_1.available'))", "Apr 2010" },
	{ "printed(title)", "Server 1 on Machine 2" },
	{ "printed(id('bom.1'))", "Six parts" },
	{ "date(id('date.test'))", "Feb 2010" },
	{ "date('2010-03-16')", "16 Mar 2010" },
	{ "date('some day')", "some day" },
	{ "word('category', 'category', @category)", "Standard category" },
	{ "word('configuration.instances', 'n', 1)", "1 instance" },
	{ "word('configuration.instances', 'n', 8)", "8 instances" },
	{ "word-or('no.such', 'this')", "this" },
	{ "word-or('systems', 'this')", "Systems" },
	{ "choose(1 = 1, 'a', 'b')", "a" },
	{ "choose(nothing, 'a', id('submitter'))", "Meridian Systems" },
	{ "choose(num(nothing), 'a', 'b')", "b" },
	{ "disclosed(nothing)", "not disclosed" },
	{ "disclosed(id('submitter'))", "Meridian Systems" },
	{ "label(id('hw_1.memory'))", "Memory" },
	{ "label(id('timing.purchase'))", "Purchase" },
	{ "label(id('hw_1'))", "Database Server" },
	{ "lower(label(id('timing.manufacturing')))", "manufacturing" },
	{ "lines(id('timings'))", "lines 54–57" },
	{ "lines(id('hw_1'))", "lines 166–216" },
	{ "lines(title)", "line 3" },
	{ "lines(title | id('jops'))", "lines 3–4" },
	{ "label(greatest(id('timings')/timing, 'p90', 'limit'))", "Manufacturing" },
	{ "label(greatest(id('timings')/timing, 'average'))", "Manufacturing" },
	{ "join(id('timings')/timing/@limit, ', ')", "2.00, 5.00" },
	{ "without('Six Core Intel(R) Xeon(R) X5680', '(R)', 'Six Core ')", "Intel Xeon X5680" },
	{ "without('aaab', 'a', '')", "b" },
	{ "without(title, 'none of it')", "Server 1 on Machine 2" },
	{ "slug('Cisco UCS C250 M2')", "cisco-ucs-c250-m2" },
	{ "count(id('bom')//item)", "2" },
	{ "1234567", "1,234,567" },
};

START_TEST(a_function_prints_this)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, arena_printf(bench.arena, "<para>{%s}</para>", forms[_i].expression));
	const char *text = strstr(dump, "text \"");
	ck_assert_msg(text != NULL, "%s: nothing was printed", forms[_i].expression);
	text += strlen("text \"");
	const char *end = strchr(text, '"');
	ck_assert_str_eq(arena_copy(bench.arena, text, (size_t)(end - text)), forms[_i].text);
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *expression;
	unsigned line, column;
} places[] = {
	{ "id('jops')", 4, 1 },
	{ "num(id('jops')/@value)", 4, 1 },
	{ "fixed(ratio(id('jops')/@value, 3), 2)", 4, 1 },
	{ "concat('about ', num(id('mix.purchase')/@count))", 48, 1 },
	{ "word('category', 'category', title/@system)", 3, 1 },
	{ "choose(1 = 1, id('settings.rate'), id('jops'))", 41, 24 },
	{ "@category", 0, 0 },
	{ "'words'", 0, 0 },
};

START_TEST(the_place_in_the_disclosure_survives_functions)
{
	struct bound_bench bench = bound_open();
	const char *text = arena_printf(bench.arena, "<document version='1' title='T'><para>{%s}</para></document>", places[_i].expression);
	const struct doc *doc = bound_document(&bench, text);
	ck_assert_msg(doc != NULL, "%s", bound_said(&bench));
	const struct place at = doc->root->first->first->at;
	ck_assert_uint_eq(at.line, places[_i].line);
	ck_assert_uint_eq(at.column, places[_i].column);
	if (at.line)
		ck_assert_str_eq(at.file, "page.txt");
	bound_close(&bench);
}
END_TEST

static const char *const nothing[] = {
	"nothing", "num(nothing)", "fixed(@nothing, 2)", "percent(ratio(1, 0))", "nb(nothing, 's')", "date(nothing)", "label(nothing)",
	"word('category', 'category', nothing)", "concat('a', num(nothing))", "num(geomean(id('mix')/transaction/@nothing))", "median(nothing)",
	"join(nothing, ', ')", "printed(nothing)", "lower(label(nothing))", "1 div 0",
};

START_TEST(what_finds_nothing_is_said_and_warned_of_once)
{
	struct bound_bench bench = bound_open();
	const char *dump = bound_dump(&bench, arena_printf(bench.arena,
		"<for-each select='id(\"mix\")/transaction'><para>{%s}</para></for-each>", nothing[_i]));
	ck_assert_msg(strstr(dump, "not disclosed") != NULL, "%s", dump);
	ck_assert_msg(strchr(dump, '\001') == NULL, "%s", dump);
	ck_assert_msg(diags_count(bench.diags) == 1, "%s", bound_said(&bench));
	ck_assert_str_eq(diags_at(bench.diags, 0)->kind->tag, "bind-nothing");
	bound_close(&bench);
}
END_TEST

static const char *const silent[] = {
	"optional(nothing)", "optional(num(nothing))", "choose(nothing, num(nothing), 'x')", "disclosed(num(nothing))", "lines(nothing)", "''",
	"count(nothing)",
};

START_TEST(what_may_be_absent_is_not_warned_of)
{
	struct bound_bench bench = bound_open();
	bound_dump(&bench, arena_printf(bench.arena, "<para>{%s}</para>", silent[_i]));
	ck_assert_msg(diags_count(bench.diags) == 0, "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *expression, *near;
} nears[] = {
	{ "id('jop')", "id('jops')" },
	{ "id('hw_1.memroy')", "id('hw_1.memory')" },
	{ "@categorie", "@category" },
	{ "id('timing.purchase')/@p9", "@p90" },
	{ "titel", "title" },
};

START_TEST(a_warning_names_the_nearest)
{
	struct bound_bench bench = bound_open();
	bound_dump(&bench, arena_printf(bench.arena, "<para>{%s}</para>", nears[_i].expression));
	ck_assert_msg(strstr(bound_said(&bench), arena_printf(bench.arena, "the nearest is %s", nears[_i].near)) != NULL, "%s", bound_said(&bench));
	ck_assert_ptr_nonnull(strstr(bound_said(&bench), "t.xml:1:"));
	bound_close(&bench);
}
END_TEST

static const struct {
	const char *expression, *said;
} wrong[] = {
	{ "word('category', 'category')", "takes names and values in pairs" }, { "num(1, 99)", "\"99\" as the number of decimals; expected 0 to 9" },
	{ "num()", "expected num(x[, decimals])" }, { "no-such-function(1)", "no-such-function" }, { "$undefined", "undefined" },
	{ "num(1, 'x')", "\"x\" as the number of decimals; expected 0 to 9" }, { "word(concat('syst', 'ms'))", "\"systms\"; did you mean \"systems\"?" },
	{ "word('category')", "word('category') needs a value for category" },
	{ "word('configuration.instances', 'm', 2)", "word('configuration.instances') needs a value for n" },
};

START_TEST(a_wrong_call_fails_the_document_with_words)
{
	struct bound_bench bench = bound_open();
	const char *text = arena_printf(bench.arena, "<document version='1' title='T'><para>{%s}</para></document>", wrong[_i].expression);
	ck_assert(!bound_document(&bench, text));
	ck_assert(diags_failed(bench.diags));
	ck_assert_msg(strstr(bound_said(&bench), wrong[_i].said) && strstr(bound_said(&bench), "t.xml:1:"), "%s", bound_said(&bench));
	bound_close(&bench);
}
END_TEST

static const char *const odd[] = {
	"''", "0", "-5", "1000000000000000000000", "number('x')", "1 div 0", "-1 div 0", "true()", "nothing", ".", "id('bom')//item", "'abc'", "0.00000001", "'2010-13-45'", "'\xd9\xa3'",
	"//@*", "'p90'", "concat('{', '}')", "'\xc2\xa0'", "id('timings')/timing",
};
enum { ODD = sizeof odd / sizeof *odd };

static const char *odd_call(struct arena *arena, const struct path_function *function, int count, size_t first)
{
	const char *arguments = "";
	for (int i = 0; i < count; i++)
		arguments = arena_printf(arena, "%s%s%s", arguments, i ? ", " : "", odd[(first + (size_t)i * 7) % ODD]);
	return arena_printf(arena, "%s(%s)", function->name, arguments);
}

/* Words or a message with its place, and never what only a machine says. */
START_TEST(a_function_bears_any_argument)
{
	struct bound_bench bench = bound_open();
	size_t count;
	const struct path_function *const *functions = functions_all(bench.arena, &count);
	for (size_t f = 0; f < count; f++)
		for (int n = functions[f]->least; n <= functions[f]->least + 2 && (functions[f]->most < 0 || n <= functions[f]->most); n++) {
			const char *call = odd_call(bench.arena, functions[f], n, (size_t)_i);
			struct diags *said = bench.diags = diags_new(bench.arena);
			const struct doc *doc = bound_document(&bench, arena_printf(bench.arena, "<document version='1' title='T'><para>[{%s}]</para></document>", call));
			ck_assert_msg(doc || diags_failed(said), "%s fails without a word", call);
			ck_assert_msg(diags_count(said) == 0 || strstr(bound_said(&bench), "t.xml:1:"), "%s: %s", call, bound_said(&bench));
			struct buf dump = {0};
			if (doc)
				doc_dump(&dump, doc);
			ck_assert_msg(!doc || (!strstr(dump.s, "nan") && !strstr(dump.s, "Infinity") && !strstr(dump.s, "inf]")), "%s: %s", call, dump.s);
			buf_drop(&dump);
		}
	bound_close(&bench);
}
END_TEST

START_TEST(the_readme_names_every_function)
{
	struct bound_bench bench = bound_open();
	struct slice readme;
	size_t count;
	ck_assert(file_read(bench.arena, bench.diags, "templates/README.md", 1 << 20, &readme));
	const struct path_function *const *functions = functions_all(bench.arena, &count);
	for (size_t i = 0; i < count; i++) {
		const char *help = functions[i]->help, *gives = strstr(help, "): ");
		ck_assert_msg(strncmp(help, functions[i]->name, strlen(functions[i]->name)) == 0 && gives != NULL, "%s", help);
		const char *row = arena_printf(bench.arena, "\n| `%.*s)` | %s |", (int)(gives - help), help, gives + 3);
		ck_assert_msg(slice_find(readme, 0, slice_of(row)) < readme.n, "no row for %s", functions[i]->name);
	}
	bound_close(&bench);
}
END_TEST

Suite *suite_bind_functions(void)
{
	Suite *suite = suite_create("bind/functions");
	TCase *tc = tcase_create("functions");
	tcase_add_loop_test(tc, a_function_prints_this, 0, sizeof forms / sizeof *forms);
	tcase_add_loop_test(tc, the_place_in_the_disclosure_survives_functions, 0, sizeof places / sizeof *places);
	tcase_add_loop_test(tc, what_finds_nothing_is_said_and_warned_of_once, 0, sizeof nothing / sizeof *nothing);
	tcase_add_loop_test(tc, what_may_be_absent_is_not_warned_of, 0, sizeof silent / sizeof *silent);
	tcase_add_loop_test(tc, a_warning_names_the_nearest, 0, sizeof nears / sizeof *nears);
	tcase_add_loop_test(tc, a_function_bears_any_argument, 0, ODD);
	tcase_add_loop_test(tc, a_wrong_call_fails_the_document_with_words, 0, sizeof wrong / sizeof *wrong);
	tcase_add_test(tc, the_readme_names_every_function);
	suite_add_tcase(suite, tc);
	return suite;
}
