/* XPath: values, functions, variables, origins, what is reported, and that nothing runs away. */
#include "base/buf.h"
#include "xml/load.h"
#include "xml/path.h"

#include <check.h>
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

Suite *suite_xml_path(void);

static struct arena *arena;
static struct diags *diags;
static xmlDoc *document;
static struct path_context *context;

static const char source[] =
	"<result id='top'><timings unit='s'>\n"
	"<timing id='purchase' p90='0.40' limit='2.00'>Purchase</timing>\n"
	"<timing id='manage' p90='2.50' limit='2.00'>Manage <b>now</b></timing>\n"
	"<timing id='browse' limit='2.00'/></timings>\n"
	"<metric id='jops' value='5185.45'>5,185.45</metric></result>";

/* label(node): the text of the first argument in brackets. */
static bool call_label(struct path_call *call, const struct path_value *args, int count)
{
	const char *text = count ? args[0].text : (const char *)path_call_node(call)->name;
	path_return_text(call, arena_printf(path_call_arena(call), "[%s]", text));
	return true;
}

static bool call_twice(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, 2 * args[0].number);
	return true;
}

static bool call_choose(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	const struct path_value *chosen = args[0].boolean ? &args[1] : &args[2];
	path_return_text(call, chosen->text);
	path_return_origin(call, chosen->origin);
	return true;
}

static bool call_parents(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	xmlNode **parents = arena_array(path_call_arena(call), args[0].count, sizeof *parents);
	size_t n = args[0].count ? 1 : 0;
	if (n)
		parents[0] = args[0].nodes[0]->parent;
	path_return_nodes(call, parents, n);
	return true;
}

static bool call_fails(struct path_call *call, const struct path_value *args, int count)
{
	static const struct diag_kind kind = {"test-fails", SEVERITY_ERROR, "it failed"};
	(void)args, (void)count;
	diags_report(path_call_diags(call), &kind, path_call_place(call), NULL);
	return false;
}

static bool call_nothing(struct path_call *call, const struct path_value *args, int count)
{
	(void)args, (void)count;
	path_return_boolean(call, true);
	path_return_text(call, NULL);
	return true;
}

/* inner(): evaluates an expression of its own, as rules do. */
static bool call_inner(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	struct path_value value;
	struct path_expr *expr = path_compile(path_call_arena(call), path_call_diags(call), path_call_place(call), slice_of(args[0].text));
	xmlNode *root = xmlDocGetRootElement(document);
	if (!expr || !path_eval(context, path_call_arena(call), expr, root, 7, 9, &value))
		return false;
	path_return_text(call, value.text);
	return true;
}

static const struct path_function library[] = {
	{"label", 0, 1, call_label, "label([node]): its label"},
	{"twice", 1, 1, call_twice, "twice(number)"},
	{"choose", 3, 3, call_choose, "choose(test, a, b)"},
	{"parents", 1, 1, call_parents, NULL},
	{"fails", 0, -1, call_fails, NULL},
	{"nothing", 0, -1, call_nothing, NULL},
	{"inner", 1, 1, call_inner, NULL},
};

static void set_up(void)
{
	arena = arena_new();
	diags = diags_new(arena);
	document = load_bytes(arena, diags, "r.xml", slice_of(source), LOAD_MAX_BYTES);
	ck_assert_ptr_nonnull(document);
	static const struct path_function *functions[sizeof library / sizeof *library];
	for (size_t i = 0; i < sizeof library / sizeof *library; i++)
		functions[i] = &library[i];
	context = path_context_new(arena, diags, document, functions, sizeof library / sizeof *library, NULL);
}

static void tear_down(void)
{
	arena_drop(arena);
}

static bool evaluate(const char *text, struct path_value *value)
{
	struct path_expr *expr = path_compile(arena, diags, (struct place){"t.xml", 5, 9}, slice_of(text));
	return expr && path_eval(context, arena, expr, xmlDocGetRootElement(document), 1, 1, value);
}

static const struct {
	const char *expression;
	enum path_type type;
	const char *text, *origin; /* the id of the origin; NULL: none */
	size_t count;
} values[] = {
	{"timings/timing", PATH_NODES, "Purchase", "purchase", 3},
	{"timings/timing/@p90", PATH_NODES, "0.40", "purchase", 2},
	{"timings/timing[2]", PATH_NODES, "Manage now", "manage", 1},
	{"timings/timing[3]", PATH_NODES, "", "browse", 1},
	{"id('jops')", PATH_NODES, "5,185.45", "jops", 1},
	{"id('jops')/@value", PATH_NODES, "5185.45", "jops", 1},
	{"id('jops')/text()", PATH_NODES, "5,185.45", "jops", 1},
	{"timings/nothing", PATH_NODES, "", NULL, 0},
	{"namespace::*", PATH_NODES, "", NULL, 0},
	{"/", PATH_NODES, NULL, NULL, 1},
	{"'text'", PATH_STRING, "text", NULL, 0},
	{"1.5", PATH_NUMBER, "1.5", NULL, 0},
	{"1000000 * 1000000", PATH_NUMBER, "1000000000000", NULL, 0},
	{"0.1 + 0.2", PATH_NUMBER, "0.3", NULL, 0},
	{"1 div 3", PATH_NUMBER, "0.333333333", NULL, 0},
	{"-1 div 10000000000", PATH_NUMBER, "0", NULL, 0},
	{"1 div 0", PATH_NUMBER, "", NULL, 0},
	{"number('x')", PATH_NUMBER, "", NULL, 0},
	{"1 = 1", PATH_BOOLEAN, "true", NULL, 0},
	{"position() = last()", PATH_BOOLEAN, "true", NULL, 0},
	{"string(1 div 0)", PATH_STRING, "", NULL, 0},
	{"concat('a', 1 div 0, -1 div 0, 0 div 0, 1.5, 10000000000000000)", PATH_STRING, "a1.510000000000000000", NULL, 0},
	{"string(id('manage'))", PATH_STRING, "Manage now", "manage", 0},
	{"concat('x: ', id('manage')/@p90, id('purchase')/@p90)", PATH_STRING, "x: 2.500.40", "manage", 0},
	{"number(id('jops')/@value)", PATH_NUMBER, "5185.45", "jops", 0},
	{"sum(timings/timing/@limit)", PATH_NUMBER, "6", "purchase", 0},
	{"round(number(id('jops')/@value))", PATH_NUMBER, "5185", "jops", 0},
	{"substring(id('jops'), 1, 3)", PATH_STRING, "5,1", "jops", 0},
	{"translate(id('jops'), ',', '')", PATH_STRING, "5185.45", "jops", 0},
	{"normalize-space()", PATH_STRING, NULL, "top", 0},
	{"string-length(id('jops'))", PATH_NUMBER, "8", "jops", 0},
	{"count(timings/timing)", PATH_NUMBER, "3", NULL, 0},
	{"label(id('manage'))", PATH_STRING, "[Manage now]", "manage", 0},
	{"label()", PATH_STRING, "[result]", NULL, 0},
	{"label('x')", PATH_STRING, "[x]", NULL, 0},
	{"twice(id('manage')/@p90)", PATH_NUMBER, "5", "manage", 0},
	{"twice(timings/timing[label(.) = '[Manage now]']/@p90)", PATH_NUMBER, "5", "manage", 0},
	{"label(twice(number(id('manage')/@p90)))", PATH_STRING, "[5]", "manage", 0},
	{"choose(id('manage')/@p90 > id('manage')/@limit, id('jops'), id('manage'))", PATH_STRING, "5,185.45", "jops", 0},
	{"choose(false(), 'a', 'b')", PATH_STRING, "b", NULL, 0},
	{"parents(id('jops'))", PATH_NODES, NULL, "top", 1},
	{"parents(nothing)/@id", PATH_NODES, "", NULL, 0},
	{"parents(id('jops'))/metric/@value", PATH_NODES, "5185.45", "jops", 1},
	{"nothing()", PATH_STRING, "", NULL, 0},
	{"nothing(1, 2, 3)", PATH_STRING, "", NULL, 0},
	{"timings/timing[3] | timings/timing[1]", PATH_NODES, "Purchase", "purchase", 2},
	{"\n timings / timing [ 1 ] ", PATH_NODES, "Purchase", "purchase", 1},
};

START_TEST(values_have_text_type_and_origin)
{
	struct path_value value;
	ck_assert_msg(evaluate(values[_i].expression, &value), "%s", values[_i].expression);
	ck_assert_int_eq(value.type, values[_i].type);
	ck_assert_uint_eq(value.count, values[_i].count);
	if (values[_i].text)
		ck_assert_str_eq(value.text, values[_i].text);
	if (values[_i].origin) {
		ck_assert_ptr_nonnull(value.origin);
		ck_assert_str_eq(load_attribute(value.origin, "id"), values[_i].origin);
	} else if (values[_i].count == 0) {
		ck_assert_ptr_null(value.origin);
	}
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(values_convert_like_xpath)
{
	struct path_value value;
	ck_assert(evaluate("timings/timing/@p90", &value));
	ck_assert(value.boolean);
	ck_assert_double_eq(value.number, 0.4);
	ck_assert(evaluate("nothing", &value));
	ck_assert(!value.boolean && isnan(value.number));
	ck_assert(evaluate("'12'", &value));
	ck_assert(value.boolean);
	ck_assert_double_eq(value.number, 12);
	ck_assert(evaluate("id('jops')", &value));
	ck_assert(isnan(value.number)); /* "5,185.45" is no number of XPath */
	ck_assert(evaluate("0", &value));
	ck_assert(!value.boolean);
	ck_assert(evaluate("0 div 0", &value));
	ck_assert(!value.boolean && isnan(value.number));
	ck_assert(evaluate("''", &value));
	ck_assert(!value.boolean && isnan(value.number));
	ck_assert(evaluate("true()", &value));
	ck_assert_double_eq(value.number, 1);
}
END_TEST

START_TEST(position_and_size_are_those_given)
{
	struct path_expr *expr = path_compile(arena, diags, (struct place){0}, SLICE("concat(position(), '/', last(), name())"));
	struct path_value value;
	xmlNode *node = xmlDocGetRootElement(document)->children;
	ck_assert(path_eval(context, arena, expr, node, 3, 12, &value));
	ck_assert_str_eq(value.text, "3/12timings");
}
END_TEST

START_TEST(variables_are_copied_and_can_change)
{
	struct path_value value;
	char text[] = "first";
	path_variable(context, "x", &(struct path_value){.type = PATH_STRING, .text = text, .origin = xmlDocGetRootElement(document)});
	memset(text, '!', sizeof text - 1);
	ck_assert(evaluate("$x", &value));
	ck_assert_str_eq(value.text, "first");
	ck_assert_str_eq(load_attribute(value.origin, "id"), "top");
	ck_assert(evaluate("timings/timing", &value));
	path_variable(context, "x", &value);
	ck_assert(evaluate("$x[2]/@p90", &value));
	ck_assert_str_eq(value.text, "2.50");
	path_variable(context, "x", &(struct path_value){.type = PATH_NUMBER, .number = 3});
	ck_assert(evaluate("$x + 1", &value));
	ck_assert_str_eq(value.text, "4");
	path_variable(context, "x", &(struct path_value){.type = PATH_BOOLEAN, .boolean = true});
	ck_assert(evaluate("not($x)", &value));
	ck_assert(!value.boolean);
}
END_TEST

#define AT "t.xml:5:9: error: "
static const struct {
	const char *expression, *report;
} wrong[] = {
	{"", AT "the expression is wrong: it is empty [xml-expression]"},
	{" \n", AT "the expression is wrong: it is empty [xml-expression]"},
	{"timings/", AT "the expression is wrong: this cannot be read at character 9 of 'timings/' [xml-expression]"},
	{"timing[1", AT "the expression is wrong: a predicate is not closed at character 9 of 'timing[1' [xml-expression]"},
	{"'open", AT "the expression is wrong: a quote is not closed"},
	{"a b", AT "the expression is wrong: this cannot be read at character 3 of 'a b' [xml-expression]"},
	{"label(.", AT "the expression is wrong: "},
	{"1 +", AT "the expression is wrong: "},
	{"$", AT "the expression is wrong: a name is expected behind $"},
	{"\xFF", AT "the expression is wrong: it is no text [xml-expression]"},
	{"lable(.)", AT "unknown function: lable() in 'lable(.)'; did you mean 'label'? [xml-unknown-function]"},
	{"concat($long, $long)", AT "the expression makes too long a text: 'concat($long, $long)', at most 1048576 bytes [xml-text-limit]"},
	{"concatt('a', 'b')", AT "unknown function: concatt() in 'concatt('a', 'b')'; did you mean 'concat'? [xml-unknown-function]"},
	{"elephant()", AT "unknown function: elephant() in 'elephant()' [xml-unknown-function]"},
	{"count($row)", AT "unknown variable: $row in 'count($row)' [xml-unknown-variable]"},
	{"$knwon", AT "unknown variable: $knwon in '$knwon'; did you mean 'known'? [xml-unknown-variable]"},
	{"twice()", AT "wrong number of arguments: 0 in 'twice()'; expected twice(number) [xml-arguments]"},
	{"twice(1, 2)", AT "wrong number of arguments: 2 in 'twice(1, 2)'; expected twice(number) [xml-arguments]"},
	{"contains('a')", AT "wrong number of arguments: contains() in 'contains('a')' [xml-arguments]"},
	{"count(1)", AT "the expression cannot be evaluated: a value is of a wrong type: nodes are expected in 'count(1)' [xml-evaluation]"},
	{"'a'/b", AT "the expression cannot be evaluated: "},
	{"n:a", AT "the expression cannot be evaluated: a prefix is not declared in 'n:a' [xml-evaluation]"},
	{"n:f()", AT "the expression cannot be evaluated: a prefix or a name is not known in 'n:f()' [xml-evaluation]"},
	{"$n:x", AT "the expression cannot be evaluated: "},
	{"concat('a', fails())", AT "it failed [test-fails]"},
	{"timings/timing[fails()]", AT "it failed [test-fails]"},
};

START_TEST(wrong_expressions_are_reported_once_and_only_by_us)
{
	int saved = dup(STDERR_FILENO);
	FILE *seen = tmpfile();
	dup2(fileno(seen), STDERR_FILENO);
	struct path_value value, known = {.type = PATH_STRING, .text = "x"};
	path_variable(context, "known", &known);
	char *half = arena_alloc(arena, (1 << 19) + 2); /* two of them are more than a text may be */
	memset(half, 'x', (1 << 19) + 1);
	path_variable(context, "long", &(struct path_value){.type = PATH_STRING, .text = half});
	bool ok = evaluate(wrong[_i].expression, &value);
	dup2(saved, STDERR_FILENO);
	ck_assert(!ok);
	ck_assert_int_eq(lseek(fileno(seen), 0, SEEK_END), 0);
	ck_assert_uint_eq(diags_count(diags), 1);
	const char *line = diags_line(arena, diags_at(diags, 0));
	ck_assert_msg(strncmp(line, wrong[_i].report, strlen(wrong[_i].report)) == 0, "%s", line);
	fclose(seen);
	close(saved);
	ck_assert(evaluate("id('jops')", &value)); /* the context still works */
}
END_TEST

START_TEST(expressions_end_at_4_kib)
{
	struct buf buf = {0};
	buf_addc(&buf, '\'');
	while (buf.n < 4095)
		buf_addc(&buf, 'x');
	buf_addc(&buf, '\'');
	struct path_value value;
	ck_assert(evaluate(buf.s, &value));
	buf_adds(&buf, " ");
	ck_assert(!evaluate(buf.s, &value));
	ck_assert_str_eq(diags_at(diags, 0)->kind->tag, "xml-expression-too-long");
	buf_drop(&buf);
}
END_TEST

static const char *const repeated[] = {"(", "-", "1+", "a[", "//*", "not(", "a|", "../", "concat('a',", "1=", "*"};

START_TEST(long_chains_end_without_a_crash)
{
	struct buf buf = {0};
	while (buf.n < 4000)
		buf_adds(&buf, repeated[_i]);
	struct path_value value;
	evaluate(buf.s, &value);
	buf_adds(&buf, "1");
	evaluate(buf.s, &value);
	buf_drop(&buf);
}
END_TEST

static const char *const bombs[] = {
	"//*[//*[//*[//*]]]",
	"count(//*//*//*//*//*//*)",
	"//*[count(//*[count(//*[count(//*) > 1]) > 1]) > 1]",
	"count(//node()[//node()[//node()[//node()]]])",
	"//*/preceding::*/following::*/preceding::*/following::*/preceding::*",
	"(//*|//@*)[count((//*|//@*)[count((//*|//@*)[. = //*])])]",
	"//*[. = //*[. = //*[. = //*[. = //*]]]]",
	"//e[contains(label(//e[contains(label(//e[label(.)]), 'x')]), 'x')]",
};

START_TEST(bombs_stop_at_the_limit_of_operations)
{
	struct buf buf = {0};
	buf_adds(&buf, "<r>");
	for (int i = 0; i < 300; i++)
		buf_addf(&buf, "<e a='%d'>%d</e>", i, i % 7);
	buf_adds(&buf, "</r>");
	document = load_bytes(arena, diags, "b.xml", buf_slice(&buf), LOAD_MAX_BYTES);
	const struct path_function *functions[] = {&library[0]};
	context = path_context_new(arena, diags, document, functions, 1, NULL);
	struct path_value value;
	bool ok = evaluate(bombs[_i], &value);
	if (!ok)
		ck_assert_str_eq(diags_at(diags, 0)->kind->tag, "xml-limit");
	ck_assert(evaluate("count(//e)", &value));
	ck_assert_str_eq(value.text, "300");
	buf_drop(&buf);
}
END_TEST

START_TEST(the_limit_is_for_each_evaluation)
{
	struct path_expr *expr = path_compile(arena, diags, (struct place){0}, SLICE("count(//*[//*])"));
	struct path_value value;
	for (int i = 0; i < 30000; i++)
		ck_assert(path_eval(context, arena, expr, xmlDocGetRootElement(document), 1, 1, &value));
}
END_TEST

START_TEST(functions_may_evaluate_inside)
{
	struct path_value value;
	ck_assert(evaluate("concat(inner('position()'), position(), inner('last()'), last(), name())", &value));
	ck_assert_str_eq(value.text, "7191result");
	ck_assert(!evaluate("inner('nosuch()')", &value));
	ck_assert_uint_eq(diags_count(diags), 1);
}
END_TEST

START_TEST(one_expression_serves_contexts_with_other_functions)
{
	const struct path_function *functions[] = {&library[1]};
	struct path_context *other = path_context_new(arena, diags, document, functions, 1, NULL);
	struct path_expr *expr = path_compile(arena, diags, (struct place){"t.xml", 5, 9}, SLICE("label('x')"));
	struct path_value value;
	xmlNode *root = xmlDocGetRootElement(document);
	ck_assert(path_eval(context, arena, expr, root, 1, 1, &value));
	ck_assert(!path_eval(other, arena, expr, root, 1, 1, &value));
	ck_assert_str_eq(diags_at(diags, 0)->kind->tag, "xml-unknown-function");
	ck_assert(path_eval(context, arena, expr, root, 1, 1, &value));
	ck_assert_str_eq(value.text, "[x]");
}
END_TEST

static const struct {
	const char *expression;
	size_t unknown;
} checks[] = {
	{"label(twice(1))", 0}, {"concat('lable(', \"x(\")", 0}, {"a/text()", 0}, {"a or (b) and (c) div (d) mod (e)", 0}, {"2-(3)", 0},
	{"self::node ( )", 0}, {"lable(.)", 1}, {"1 = 2 and lable(.)", 1}, {"lable (nosuch())", 2}, {"(a)-(b)", 0}, {"position()", 0},
};

START_TEST(functions_can_be_checked_without_evaluation)
{
	struct path_expr *expr = path_compile(arena, diags, (struct place){"t.xml", 5, 9}, slice_of(checks[_i].expression));
	ck_assert_ptr_nonnull(expr);
	ck_assert_int_eq(path_check(context, expr), checks[_i].unknown == 0);
	ck_assert_uint_eq(diags_count(diags), checks[_i].unknown);
}
END_TEST

START_TEST(a_decimal_comma_in_the_locale_changes_nothing)
{
	if (!setlocale(LC_ALL, "de_DE.UTF-8")) {
		puts("skipped: no locale de_DE.UTF-8");
		return;
	}
	struct path_value value;
	ck_assert(evaluate("concat(1.5, ' ', string(id('manage')/@p90 * 1.1), ' ', substring('12345', 1.5))", &value));
	ck_assert_str_eq(value.text, "1.5 2.75 2345");
	ck_assert(evaluate("'2.50' = id('manage')/@p90 and 2.5 = id('manage')/@p90 and '2.5' = string(2.5)", &value));
	ck_assert(value.boolean);
	ck_assert(evaluate("number('0.5')", &value));
	ck_assert_double_eq(value.number, 0.5);
	setlocale(LC_ALL, "C");
}
END_TEST

#define ADD_TABLE(tests, test, table) tcase_add_loop_test(tests, test, 0, (int)(sizeof(table) / sizeof *(table)))

Suite *suite_xml_path(void)
{
	Suite *suite = suite_create("xml path");
	TCase *tests = tcase_create("path");
	tcase_set_timeout(tests, 60);
	tcase_add_checked_fixture(tests, set_up, tear_down);
	ADD_TABLE(tests, values_have_text_type_and_origin, values);
	tcase_add_test(tests, values_convert_like_xpath);
	tcase_add_test(tests, position_and_size_are_those_given);
	tcase_add_test(tests, variables_are_copied_and_can_change);
	ADD_TABLE(tests, wrong_expressions_are_reported_once_and_only_by_us, wrong);
	tcase_add_test(tests, expressions_end_at_4_kib);
	ADD_TABLE(tests, long_chains_end_without_a_crash, repeated);
	ADD_TABLE(tests, bombs_stop_at_the_limit_of_operations, bombs);
	tcase_add_test(tests, the_limit_is_for_each_evaluation);
	tcase_add_test(tests, functions_may_evaluate_inside);
	tcase_add_test(tests, one_expression_serves_contexts_with_other_functions);
	ADD_TABLE(tests, functions_can_be_checked_without_evaluation, checks);
	tcase_add_test(tests, a_decimal_comma_in_the_locale_changes_nothing);
	suite_add_tcase(suite, tests);
	return suite;
}
