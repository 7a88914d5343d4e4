/* The checker of vocabularies: one small language, and a document for every kind of message. */
#include "base/buf.h"
#include "xml/check.h"
#include "xml/load.h"

#include <check.h>
#include <string.h>

Suite *suite_xml_check(void);

static const struct check_attribute document_attributes[] = {
	{"version", CHECK_CHOICE, true, "1", "the version of the language"},
	{"size", CHECK_CHOICE, false, "a4|letter", NULL},
	{.name = NULL},
};
static const struct check_attribute para_attributes[] = {
	{"style", CHECK_TEMPLATE, false, NULL, NULL},
	{"name", CHECK_NAME, false, NULL, NULL},
	{"share", CHECK_NUMBER, false, NULL, NULL},
	{"width", CHECK_LENGTH, false, NULL, NULL},
	{"color", CHECK_COLOR, false, NULL, NULL},
	{"page", CHECK_YESNO, false, NULL, NULL},
	{"level", CHECK_INTEGER, false, NULL, NULL},
	{"span", CHECK_INTEGER, false, "12", NULL},
	{"select", CHECK_EXPR, false, NULL, NULL},
	{"any", CHECK_ANY, false, NULL, NULL},
	{.name = NULL},
};
static const struct check_attribute run_attributes[] = {{"text", CHECK_ANY, true, NULL, NULL}, {.name = NULL}};
static const struct check_attribute common[] = {{"if", CHECK_EXPR, false, NULL, NULL}, {"xml:lang", CHECK_NAME, false, NULL, NULL}, {.name = NULL}};

static const struct check_element elements[] = {
	{.name = "document", .attributes = document_attributes, .children = "@block|head"},
	{.name = "part", .children = "*"},
	{.name = "head", .children = ""},
	{.name = "para", .attributes = para_attributes, .children = "@inline", .text = true},
	{.name = "table", .children = "column"},
	{.name = "column", .children = "@inline", .text = true},
	{.name = "run", .attributes = run_attributes, .children = ""},
	{.name = "chart", .children = "", .any_attribute = true},
	{.name = "all", .children = "@all"},
};

static const struct check_group groups[] = {
	{"@block", "para|table|chart|all"}, {"@inline", "run"}, {"@all", "@block|@inline|@all"}, {.name = NULL},
};

static const struct check_vocabulary vocabulary = {
	.name = "template", .roots = "document|part", .elements = elements, .count = sizeof elements / sizeof *elements,
	.groups = groups, .common = common, .braces = true,
};

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

static bool check(const char *text)
{
	const xmlDoc *document = load_bytes(arena, diags, "t.xml", slice_of(text), LOAD_MAX_BYTES);
	ck_assert_ptr_nonnull(document);
	return check_document(diags, &vocabulary, document);
}

static const char *const fine[] = {
	"<document version='1'/>",
	"<document version='1' size='a4'>\n <para if='x'>text <run text=''/> more</para>\n <table><column>t</column></table></document>",
	"<part><run text='x' xml:lang='de'/><column/><document version='1'/></part>",
	"<part><chart anything='x' if='y'/><all><para/><run text=''/><all/></all></part>",
	"<part><para style='{x}' name='a-b.c_1' share='0.5' width='12pt' color='#102030' page='yes' level='-3' select='a/b' any='&lt;'/></part>",
	"<part><para share='{n}' width='{w}mm' color='{c}' page='{p}' level='{l}' name='{n}'/></part>",
	"<part><para width='3mm' color='accent'/><para width='1.5cm' color='none'/><para width='7' color='#10203040'/></part>",
};

START_TEST(what_the_table_allows_is_fine)
{
	ck_assert(check(fine[_i]));
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

static const struct {
	const char *document, *report; /* from the line number on */
} wrong[] = {
	{"<docment version='1'/>", "1:1: error: the document has another root: <docment>; a template begins with: document, part [xml-root]"},
	{"<para/>", "1:1: error: the document has another root: <para>; a template begins with: document, part [xml-root]"},
	{"<part xmlns='u'/>", "1:1: error: the document has another root: <part> in a namespace; a template begins with: document, part [xml-root]"},
	{"<document/>", "1:1: error: a required attribute is missing: version of <document> (the version of the language) [xml-missing-attribute]"},
	{"<part>\n<run/></part>", "2:1: error: a required attribute is missing: text of <run> [xml-missing-attribute]"},
	{"<part>\n  <praa/></part>", "2:3: error: unknown element: <praa>; did you mean 'para'? [xml-unknown-element]"},
	{"<part><table><colum/></table></part>", "1:14: error: unknown element: <colum>; did you mean 'column'? [xml-unknown-element]"},
	{"<part><table><pra/></table></part>", "1:14: error: unknown element: <pra>; did you mean 'para'? [xml-unknown-element]"},
	{"<part><table><xyzzy/></table></part>", "1:14: error: unknown element: <xyzzy>; here may stand: column [xml-unknown-element]"},
	{"<part><head><xyzzy/></head></part>", "1:13: error: unknown element: <xyzzy>; here may stand: nothing [xml-unknown-element]"},
	{"<part xmlns:n='u'><n:para/></part>", "1:19: error: unknown element: <n:para>; it is in a namespace, and a template has none [xml-unknown-element]"},
	{"<part><para xmlns='u'/></part>", "1:7: error: unknown element: <para>; it is in a namespace, and a template has none [xml-unknown-element]"},
	{"<document version='1'><column/></document>", "1:23: error: the element may not stand here: <column> in <document>; "
		"here may stand: head, para, table, chart, all [xml-misplaced-element]"},
	{"<part><para><para/></para></part>", "1:13: error: the element may not stand here: <para> in <para>; here may stand: run [xml-misplaced-element]"},
	{"<part><para stile='x'/></part>", "1:20: error: unknown attribute: stile of <para>; did you mean 'style'? [xml-unknown-attribute]"},
	{"<part><para iff='x'/></part>", "1:18: error: unknown attribute: iff of <para>; did you mean 'if'? [xml-unknown-attribute]"},
	{"<part><run text='' zzz='x'/></part>", "1:25: error: unknown attribute: zzz of <run>; it may have: text, if, xml:lang [xml-unknown-attribute]"},
	{"<document version='1' size='a5'/>", "1:29: error: the attribute has a wrong value: size=\"a5\" of <document>; expected one of: a4, letter; did you mean 'a4'? [xml-value]"},
	{"<document version='1' size='legal'/>", "1:29: error: the attribute has a wrong value: size=\"legal\" of <document>; expected one of: a4, letter [xml-value]"},
	{"<document version='2'/>", "1:20: error: the attribute has a wrong value: version=\"2\" of <document>; expected 1 [xml-value]"},
	{"<part><para page='y'/></part>", "1:19: error: the attribute has a wrong value: page=\"y\" of <para>; expected one of: yes, no [xml-value]"},
	{"<part><para share='1,5'/></part>", "1:20: error: the attribute has a wrong value: share=\"1,5\" of <para>; expected a number"},
	{"<part><para level='1.5'/></part>", "1:20: error: the attribute has a wrong value: level=\"1.5\" of <para>; expected a whole number [xml-value]"},
	{"<part><para span='0'/></part>", "1:19: error: the attribute has a wrong value: span=\"0\" of <para>; expected 1 to 12 [xml-value]"},
	{"<part><para span='13'/></part>", "1:19: error: the attribute has a wrong value: span=\"13\" of <para>; expected 1 to 12 [xml-value]"},
	{"<part><para span='2.5'/></part>", "1:19: error: the attribute has a wrong value: span=\"2.5\" of <para>; expected 1 to 12 [xml-value]"},
	{"<part><para span='02'/></part>", "1:19: error: the attribute has a wrong value: span=\"02\" of <para>; expected 1 to 12 [xml-value]"},
	{"<part><para level='-'/></part>", "1:20: error: the attribute has a wrong value: level=\"-\""},
	{"<part><para width='12 pt'/></part>", "1:20: error: the attribute has a wrong value: width=\"12 pt\" of <para>; expected a length"},
	{"<part><para width='pt'/></part>", "1:20: error: the attribute has a wrong value: width=\"pt\""},
	{"<part><para color='#12345'/></part>", "1:20: error: the attribute has a wrong value: color=\"#12345\" of <para>; expected a colour"},
	{"<part><para name='1a'/></part>", "1:19: error: the attribute has a wrong value: name=\"1a\" of <para>; expected a name"},
	{"<part><para select=' '/></part>", "1:21: error: the attribute has a wrong value: select=\" \" of <para>; expected an expression [xml-value]"},
	{"<part><para if=''/></part>", "1:17: error: the attribute has a wrong value: if=\"\" of <para>; expected an expression [xml-value]"},
	{"<part>\n <table> stray\n text </table></part>", "2:2: error: text may not stand here: \"stray...\" in <table> [xml-text]"},
	{"<part><table>\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4x\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4"
		"\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4</table></part>", "1:7: error: text may not stand here: \"\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4"
		"\xC3\xA4\xC3\xA4\xC3\xA4x\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4\xC3\xA4...\" in <table> [xml-text]"},
};

START_TEST(everything_else_is_reported_with_place_and_advice)
{
	ck_assert(!check(wrong[_i].document));
	ck_assert_uint_eq(diags_count(diags), 1);
	const char *expected = arena_printf(arena, "t.xml:%s", wrong[_i].report), *line = diags_line(arena, diags_at(diags, 0));
	ck_assert_msg(strncmp(line, expected, strlen(expected)) == 0, "%s", line);
}
END_TEST

START_TEST(everything_wrong_is_reported_not_only_the_first)
{
	ck_assert(!check("<document size='x' colour='y'>stray<praa><column zzz=''/></praa>\n<head>text<run/></head></document>"));
	static const char *const tags[] = {"xml-value", "xml-unknown-attribute", "xml-missing-attribute", "xml-text", "xml-unknown-element",
		"xml-unknown-attribute", "xml-text", "xml-misplaced-element", "xml-missing-attribute"};
	ck_assert_uint_eq(diags_count(diags), sizeof tags / sizeof *tags);
	for (size_t i = 0; i < diags_count(diags); i++)
		ck_assert_str_eq(diags_at(diags, i)->kind->tag, tags[i]);
}
END_TEST

START_TEST(of_many_mistakes_the_first_five_hundred_are_listed)
{
	struct buf text = {0};
	buf_adds(&text, "<part>");
	for (size_t i = 0; i < 100000; i++)
		buf_adds(&text, "\n<praa/>");
	buf_adds(&text, "</part>");
	ck_assert(!check(text.s));
	ck_assert_uint_eq(diags_count(diags), 501);
	ck_assert_str_eq(diags_line(arena, diags_at(diags, 500)), "t.xml:502:1: error: there are more mistakes from here on: 500 are listed [xml-more]");
	buf_drop(&text);
}
END_TEST

Suite *suite_xml_check(void)
{
	Suite *suite = suite_create("xml check");
	TCase *tests = tcase_create("check");
	tcase_add_checked_fixture(tests, set_up, tear_down);
	tcase_add_loop_test(tests, what_the_table_allows_is_fine, 0, (int)(sizeof fine / sizeof *fine));
	tcase_add_loop_test(tests, everything_else_is_reported_with_place_and_advice, 0, (int)(sizeof wrong / sizeof *wrong));
	tcase_add_test(tests, everything_wrong_is_reported_not_only_the_first);
	tcase_add_test(tests, of_many_mistakes_the_first_five_hundred_are_listed);
	suite_add_tcase(suite, tests);
	return suite;
}
