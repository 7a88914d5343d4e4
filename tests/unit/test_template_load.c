/* Loading templates: includes, braces, what is refused and what is said then. */
#include "template/braces.h"
#include "template/elements.h"
#include "template/template.h"

#include "base/file.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Suite *suite_template_load(void);

static struct arena *arena;
static struct diags *diags;
static const char *root;

static void open_folder(void)
{
	char folder[] = "/tmp/benchfolio-template-XXXXXX";
	arena = arena_new();
	diags = diags_new(arena);
	ck_assert(mkdtemp(folder));
	root = arena_string(arena, folder);
}

static void close_folder(void)
{
	const char **paths;
	size_t count;
	if (file_list(arena, diags, root, &paths, &count))
		for (size_t i = 0; i < count; i++)
			unlink(paths[i]);
	rmdir(root);
	arena_drop(arena);
}

static void put(const char *name, const char *text)
{
	ck_assert(file_write(diags, arena_printf(arena, "%s/%s", root, name), slice_of(text)));
}

/* Whether a diagnostic of that tag, or with that text in its line, was reported. */
static bool said(const char *words)
{
	for (size_t i = 0; i < diags_count(diags); i++)
		if (strstr(diags_line(arena, diags_at(diags, i)), words))
			return true;
	return false;
}

static const char *said_all(void)
{
	const char *all = "";
	for (size_t i = 0; i < diags_count(diags); i++)
		all = arena_printf(arena, "%s%s\n", all, diags_line(arena, diags_at(diags, i)));
	return all;
}

static const char *dump(const char *text)
{
	put("t.xml", text);
	const struct template *template = template_load(arena, diags, root, "t");
	ck_assert_msg(template != NULL, "%s", said_all());
	struct buf out = {0};
	template_dump(&out, template);
	const char *copy = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return copy;
}

static const struct {
	const char *text, *literal; /* the parts joined; expressions as <source> */
} braces[] = {
	{ "", "" },
	{ "plain", "plain" },
	{ "{a} b {c}", "<a> b <c>" },
	{ "{{a}}", "{a}" },
	{ "a } b", "a } b" },
	{ "{'}'}", "<'}'>" },
	{ "{concat(\"{\", '}')}x", "<concat(\"{\", '}')>x" },
	{ "a \n\t b", "a b" },
	{ "\xc2\xa0 x", "\xc2\xa0 x" }, /* a no-break space is no white space */
};

START_TEST(braces_part_literals_from_expressions)
{
	struct template_text text;
	ck_assert(braces_parse(arena, diags, (struct place){ "t", 1, 1 }, slice_of(braces[_i].text), true, &text));
	struct buf out = {0};
	for (size_t i = 0; i < text.count; i++) {
		if (text.parts[i].expr)
			buf_addf(&out, "<%s>", path_source(text.parts[i].expr));
		else
			buf_add_slice(&out, text.parts[i].text);
	}
	ck_assert_str_eq(out.s ? out.s : "", braces[_i].literal);
	buf_drop(&out);
}
END_TEST

START_TEST(an_open_brace_is_reported_with_its_place)
{
	struct template_text text;
	ck_assert(!braces_parse(arena, diags, (struct place){ "t", 3, 5 }, slice_of("ab {x"), true, &text));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_uint_eq(diags_at(diags, 0)->at.line, 3);
	ck_assert_uint_eq(diags_at(diags, 0)->at.column, 8);
}
END_TEST

START_TEST(a_template_is_understood_with_its_includes)
{
	put("part.xml", "<part version='1'>\n<para>{b}</para></part>");
	ck_assert_str_eq(dump("<document version='1' title='{a}'>\n<include href='part.xml' if='c'/></document>"),
		"document version=\"1\" title=\"{a}\" @1:1\n\tinclude href=\"part.xml\" if=\"{c}\" @2:1\n\t\tpara @2:1\n\t\t\t\"{b}\" @2:1\n");
}
END_TEST

START_TEST(a_part_holds_what_suits_the_place_of_its_include)
{
	put("words.xml", "<part version='1'> some {x} <fill/> </part>");
	dump("<document version='1' title='T'><para><include href='words.xml'/></para></document>");
	put("t.xml", "<document version='1' title='T'><include href='words.xml'/></document>");
	ck_assert(!template_load(arena, diags, root, "t"));
	ck_assert(said("template-text-place"));
	ck_assert(said("template-place"));
}
END_TEST

static const struct {
	const char *name, *text, *words;
} refused[] = {
	{ "no version", "<document title='T'/>", "xml-missing-attribute" },
	{ "another version", "<document version='2' title='T'/>", "version" },
	{ "no title", "<document version='1'/>", "title" },
	{ "an unknown element", "<document version='1' title='T'><secton title='x'/></document>", "section" },
	{ "an unknown attribute", "<document version='1' title='T'><para stile='x'/></document>", "style" },
	{ "text between blocks", "<document version='1' title='T'><section title='S'>loose</section></document>", "" },
	{ "a block in a para behind an if", "<document version='1' title='T'><para><if test='a'><table/></if></para></document>", "<table> in <para>" },
	{ "a bad expression", "<document version='1' title='T'><para>{a[}</para></document>", "t.xml:1:" },
	{ "a bad condition", "<document version='1' title='T'><para if='(('>x</para></document>", "t.xml:1:" },
	{ "an unclosed brace", "<document version='1' title='T'><para>{a</para></document>", "template-brace" },
	{ "a missing include", "<document version='1' title='T'><include href='none.xml'/></document>", "none.xml" },
	{ "an include that leaves the root", "<document version='1' title='T'><include href='../x.xml'/></document>", "../x.xml" },
	{ "an include from a host", "<document version='1' title='T'><include href='http://h/x.xml'/></document>", "http://h/x.xml" },
	{ "an absolute include", "<document version='1' title='T'><include href='/etc/passwd'/></document>", "/etc/passwd" },
	{ "a file that includes itself", "<document version='1' title='T'><include href='t.xml'/></document>", "template-" },
	{ "a declaration of entities", "<!DOCTYPE d [<!ENTITY e 'x'>]><document version='1' title='T'><para>&e;</para></document>", "" },
	{ "no XML", "document", "" },
};

START_TEST(a_wrong_template_is_refused_with_words)
{
	put("t.xml", refused[_i].text);
	ck_assert_msg(!template_load(arena, diags, root, "t"), "%s was taken", refused[_i].name);
	ck_assert_msg(diags_failed(diags), "%s: nothing was said", refused[_i].name);
	ck_assert_msg(said(refused[_i].words), "%s: %s", refused[_i].name, said_all());
}
END_TEST

START_TEST(all_faults_are_reported_not_the_first_alone)
{
	put("t.xml", "<document version='1' title='T'>\n<para stile='x'>{a[}</para>\n<para>{b</para></document>");
	ck_assert(!template_load(arena, diags, root, "t"));
	ck_assert_uint_ge(diags_count(diags), 3);
}
END_TEST

START_TEST(includes_are_bounded_in_depth)
{
	for (int i = 0; i < 12; i++)
		put(arena_printf(arena, "p%d.xml", i), arena_printf(arena, "<part version='1'><include href='p%d.xml'/></part>", i + 1));
	put("p12.xml", "<part version='1'/>");
	put("t.xml", "<document version='1' title='T'><include href='p0.xml'/></document>");
	ck_assert(!template_load(arena, diags, root, "t"));
	ck_assert(said("template-depth"));
	put("t.xml", "<document version='1' title='T'><include href='p5.xml'/></document>");
	ck_assert(template_load(arena, diags, root, "t") != NULL);
}
END_TEST

START_TEST(includes_are_bounded_in_number)
{
	struct buf text = {0};
	buf_adds(&text, "<document version='1' title='T'>");
	for (int i = 0; i < 64; i++) {
		put(arena_printf(arena, "p%d.xml", i), "<part version='1'/>");
		if (i < 63)
			buf_addf(&text, "<include href='p%d.xml'/><include href='p0.xml'/>", i);
	}
	put("t.xml", arena_printf(arena, "%s</document>", text.s));
	ck_assert_msg(template_load(arena, diags, root, "t") != NULL, "%s", said_all());
	put("t.xml", arena_printf(arena, "%s<include href='p63.xml'/></document>", text.s));
	ck_assert(!template_load(arena, diags, root, "t"));
	ck_assert(said("template-files"));
	buf_drop(&text);
}
END_TEST

START_TEST(an_included_file_must_be_a_part)
{
	put("d.xml", "<document version='1' title='T'/>");
	put("t.xml", "<document version='1' title='T'><include href='d.xml'/></document>");
	ck_assert(!template_load(arena, diags, root, "t"));
	ck_assert(said("template-root"));
}
END_TEST

START_TEST(the_shipped_templates_load)
{
	static const char *const names[] = { "report", "charts/jops", "charts/response-times" };
	ck_assert_msg(template_load(arena, diags, "templates", names[_i]) != NULL, "%s", said_all());
	ck_assert_msg(diags_count(diags) == 0, "%s", said_all());
}
END_TEST

/* Letters of a text outside of its expressions: words belong into templates/text/. */
static bool has_word(const struct template_text *text)
{
	if (text->count == 1 && !text->parts[0].expr && (slice_is(text->parts[0].text, "yes") || slice_is(text->parts[0].text, "no")))
		return false;
	for (size_t i = 0; i < text->count; i++)
		for (size_t k = 0; !text->parts[i].expr && k + 1 < text->parts[i].text.n; k++) {
			const char *c = text->parts[i].text.s + k;
			if (((*c | 32) >= 'a' && (*c | 32) <= 'z') && ((c[1] | 32) >= 'a' && (c[1] | 32) <= 'z'))
				return true;
		}
	return false;
}

static const struct template_node *wordy(const struct template_node *node)
{
	static const char *const shown[] = { "title", "finding", "note", "head", "label", "continued", "alt", "subtitle", "term", "text" };
	if (has_word(&node->text))
		return node;
	for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
		const struct template_attribute *attribute = node->element ? template_find(node, shown[i]) : NULL;
		if (attribute && has_word(&attribute->value))
			return node;
	}
	for (const struct template_node *child = node->first; child; child = child->next)
		if (wordy(child))
			return wordy(child);
	return NULL;
}

START_TEST(the_shipped_templates_hold_no_words)
{
	static const char *const beginnings[] = { "templates/parts/", "templates/charts/", "templates/report", "templates/brief", "templates/booklet" };
	const char **paths;
	size_t count, seen = 0;
	ck_assert(file_list(arena, diags, "templates", &paths, &count));
	for (size_t i = 0; i < count; i++) {
		bool ours = false;
		for (size_t k = 0; k < sizeof beginnings / sizeof *beginnings; k++)
			ours = ours || (slice_starts(slice_of(paths[i]), beginnings[k]) && slice_ends(slice_of(paths[i]), ".xml"));
		/* what a part needs of others is there where it is included: it need not load alone */
		const struct template *template = ours ? template_load(arena, diags_new(arena), "templates", paths[i]) : NULL;
		const struct template_node *node = template ? wordy(template_root(template)) : NULL;
		ck_assert_msg(!node, "%s:%u:%u: a word that cannot be translated", node->at.file, node->at.line, node->at.column);
		seen += template != NULL;
	}
	ck_assert_uint_gt(seen, 30);
}
END_TEST

START_TEST(the_readme_names_every_element_and_attribute)
{
	struct slice readme;
	ck_assert(file_read(arena, diags, "templates/README.md", 1 << 20, &readme));
	for (size_t i = 0; i < elements_vocabulary.count; i++) {
		const struct check_element *element = &elements_vocabulary.elements[i];
		const char *row = arena_printf(arena, "\n| `%s` | %s | ", element->name, element->help);
		const size_t at = slice_find(readme, 0, slice_of(row));
		ck_assert_msg(at < readme.n, "no row for %s", element->name);
		const struct slice line = slice_sub(readme, at + 1, slice_find_char(readme, at + 1, '\n'));
		for (const struct check_attribute *a = element->attributes; a->name; a++)
			ck_assert_msg(strcmp(a->name, "version") == 0 || slice_find(line, 0, slice_of(arena_printf(arena, "`%s`", a->name))) < line.n,
				"%s of %s is not named", a->name, element->name);
	}
}
END_TEST

Suite *suite_template_load(void)
{
	Suite *suite = suite_create("template/load");
	TCase *tc = tcase_create("load");
	tcase_add_checked_fixture(tc, open_folder, close_folder);
	tcase_add_loop_test(tc, braces_part_literals_from_expressions, 0, sizeof braces / sizeof *braces);
	tcase_add_test(tc, an_open_brace_is_reported_with_its_place);
	tcase_add_test(tc, a_template_is_understood_with_its_includes);
	tcase_add_test(tc, a_part_holds_what_suits_the_place_of_its_include);
	tcase_add_loop_test(tc, a_wrong_template_is_refused_with_words, 0, sizeof refused / sizeof *refused);
	tcase_add_test(tc, all_faults_are_reported_not_the_first_alone);
	tcase_add_test(tc, includes_are_bounded_in_depth);
	tcase_add_test(tc, includes_are_bounded_in_number);
	tcase_add_test(tc, an_included_file_must_be_a_part);
	tcase_add_loop_test(tc, the_shipped_templates_load, 0, 3);
	tcase_add_test(tc, the_shipped_templates_hold_no_words);
	tcase_add_test(tc, the_readme_names_every_element_and_attribute);
	suite_add_tcase(suite, tc);
	return suite;
}
