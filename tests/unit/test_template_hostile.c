/* Templates that want what they may not have: files of others, all memory, no end. Each is refused with the place of the include. */
#include "template/template.h"

#include "base/buf.h"
#include "base/file.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

Suite *suite_template_hostile(void);

static struct arena *arena;
static struct diags *diags;
static const char *top, *root, *own; /* own: the folder of the user's template, beside the root */

static void put(const char *folder, const char *name, const char *text)
{
	ck_assert(file_write(diags, arena_printf(arena, "%s/%s", folder, name), slice_of(text)));
}

static void set_up(void)
{
	char folder[] = "/tmp/benchfolio-hostile-XXXXXX";
	arena = arena_new();
	diags = diags_new(arena);
	ck_assert(mkdtemp(folder));
	top = arena_string(arena, folder);
	root = arena_printf(arena, "%s/root", top);
	own = arena_printf(arena, "%s/own", top);
	ck_assert(mkdir(root, 0700) == 0 && mkdir(own, 0700) == 0);
	put(top, "secret.xml", "<part version='1'><para>secret</para></part>");
	put(root, "shipped.xml", "<part version='1'><para>shipped</para></part>");
}

static void tear_down(void)
{
	const char **paths;
	size_t count;
	if (file_list(arena, diags, top, &paths, &count))
		for (size_t i = 0; i < count; i++)
			unlink(paths[i]);
	unlink(arena_printf(arena, "%s/link.xml", own));
	unlink(arena_printf(arena, "%s/pipe.xml", own));
	rmdir(arena_printf(arena, "%s/folder.xml", own));
	rmdir(root);
	rmdir(own);
	rmdir(top);
	arena_drop(arena);
}

static const char *said(void)
{
	const char *all = "";
	for (size_t i = 0; i < diags_count(diags); i++)
		all = arena_printf(arena, "%s%s\n", all, diags_line(arena, diags_at(diags, i)));
	return all;
}

/* The template of the user's own folder that holds `body`. */
static const struct template *own_template(const char *body)
{
	put(own, "t.xml", arena_printf(arena, "<document version='1' title='T'>%s</document>", body));
	return template_load(arena, diags, root, arena_printf(arena, "%s/t.xml", own));
}

static void refused(const char *body, const char *words)
{
	ck_assert_msg(!own_template(body), "%.60s was taken", body);
	ck_assert_msg(strstr(said(), words) != NULL, "%s", said());
	for (size_t i = 0; i < diags_count(diags); i++)
		ck_assert_msg(diags_at(diags, i)->at.line > 0, "%s", said());
}

START_TEST(files_are_found_beside_the_template_then_among_the_shipped)
{
	put(own, "mine.xml", "<part version='1'><para>mine</para></part>");
	ck_assert_msg(own_template("<include href='mine.xml'/><include href='shipped.xml'/>") != NULL, "%s", said());
	put(own, "shipped.xml", "<part version='1'><para>replaced</para></part>");
	const struct template *template = own_template("<include href='shipped.xml'/>");
	struct buf out = {0};
	template_dump(&out, template);
	ck_assert_msg(strstr(out.s, "replaced") != NULL, "%s", out.s);
	buf_drop(&out);
}
END_TEST

static const char *const outside[] = {
	"../secret.xml", "./../secret.xml", "a/../../secret.xml", "/etc/passwd", "file:///etc/passwd", "http://h/x.xml", "", ".", "..", "link.xml", "folder.xml", "pipe.xml", "none.xml",
};

START_TEST(nothing_outside_of_the_folders_is_read)
{
	ck_assert(symlink("../secret.xml", arena_printf(arena, "%s/link.xml", own)) == 0);
	ck_assert(mkdir(arena_printf(arena, "%s/folder.xml", own), 0700) == 0);
	ck_assert(mkfifo(arena_printf(arena, "%s/pipe.xml", own), 0600) == 0);
	refused(arena_printf(arena, "<include href='%s'/>", outside[_i]), "xml-include");
}
END_TEST

/* Each part holds the next twice: 2^n. */
START_TEST(parts_do_not_grow_without_bound)
{
	struct buf text = {0};
	for (int i = 0; i < 30; i++)
		buf_addf(&text, "<part name='p%d'><use part='p%d'/><use part='p%d'/></part>", i, i + 1, i + 1);
	buf_adds(&text, "<part name='p30'><para>x</para></part><use part='p0'/>");
	refused(text.s, "template-depth");
	buf_drop(&text);
}
END_TEST

START_TEST(parts_are_bounded_in_size)
{
	struct buf text = {0};
	buf_adds(&text, "<part name='paras'>");
	for (int i = 0; i < 1000; i++)
		buf_adds(&text, "<para/>");
	buf_adds(&text, "</part><part name='many'>");
	for (int i = 0; i < 100; i++)
		buf_adds(&text, "<use part='paras'/>");
	buf_adds(&text, "</part>");
	const size_t n = text.n;
	buf_adds(&text, "<use part='many'/>");
	ck_assert_msg(own_template(text.s) != NULL, "%s", said());
	text.n = n;
	for (int i = 0; i < 3; i++)
		buf_adds(&text, "<use part='many'/>");
	refused(text.s, "template-size");
	buf_drop(&text);
}
END_TEST

START_TEST(a_template_of_one_file_is_bounded_in_size)
{
	struct buf text = {0};
	for (int i = 0; i < 100100; i++)
		buf_adds(&text, "<para>x</para>");
	refused(text.s, "template-size");
	buf_drop(&text);
}
END_TEST

START_TEST(many_expressions_in_one_text_take_linear_time)
{
	struct buf text = {0};
	buf_adds(&text, "<para>");
	for (int i = 0; i < 190000; i++)
		buf_adds(&text, "{1}\n");
	buf_adds(&text, "</para>");
	ck_assert_msg(own_template(text.s) != NULL, "%s", said());
	buf_drop(&text);
}
END_TEST

START_TEST(a_file_of_many_elements_included_often_is_bounded)
{
	struct buf text = {0};
	buf_adds(&text, "<part version='1'>");
	for (int i = 0; i < 50000; i++)
		buf_adds(&text, "<para/>");
	put(own, "many.xml", arena_printf(arena, "%s</part>", text.s));
	buf_drop(&text);
	for (int i = 0; i < 100; i++)
		buf_adds(&text, "<include href='many.xml'/>");
	refused(text.s, "template-size");
	buf_drop(&text);
}
END_TEST

static const struct {
	const char *body, *words;
} loops[] = {
	{ "<part name='a'><use part='b'/></part><part name='b'><para><use part='a'/></para></part><use part='a'/>", "t.xml:1:" },
	{ "<include href='a.xml'/>", "b.xml:1:" },
	{ "<part name='a'><include href='c.xml'/></part><use part='a'/>", "c.xml:1:" },
};

START_TEST(a_loop_is_said_with_its_place)
{
	put(own, "a.xml", "<part version='1'><include href='b.xml'/></part>");
	put(own, "b.xml", "<part version='1'><section title='x'><include href='./a.xml'/></section></part>");
	put(own, "c.xml", "<part version='1'><use part='a'/></part>");
	refused(loops[_i].body, "template-loop");
	ck_assert_msg(strstr(said(), loops[_i].words) != NULL, "%s", said());
}
END_TEST

/* A part compiled where it is shallow may not be put where it is too deep. */
START_TEST(depth_counts_wherever_a_part_is_put)
{
	const char *body = "<part name='p0'><para>x</para></part>";
	for (int i = 1; i < 12; i++)
		body = arena_printf(arena, "%s<part name='p%d'><use part='p%d'/></part><use part='p%d'/>", body, i, i - 1, i);
	refused(body, "template-depth");
	ck_assert_msg(strstr(said(), "at most 8") != NULL, "%s", said());
}
END_TEST

START_TEST(elements_are_bounded_in_depth)
{
	struct buf text = {0};
	for (int i = 0; i < 130; i++)
		buf_adds(&text, "<if test='1'>");
	for (int i = 0; i < 130; i++)
		buf_adds(&text, "</if>");
	refused(text.s, "xml-too-deep");
	buf_drop(&text);
}
END_TEST

START_TEST(expressions_are_bounded_in_length)
{
	struct buf text = {0};
	buf_adds(&text, "<para>{1");
	for (int i = 0; i < 3000; i++)
		buf_adds(&text, "+1");
	buf_adds(&text, "}</para>");
	refused(text.s, "xml-expression-too-long");
	buf_drop(&text);
}
END_TEST

START_TEST(a_file_over_4_MiB_is_refused)
{
	struct buf text = {0};
	for (int i = 0; i < (4 << 20) / 50; i++)
		buf_adds(&text, "<!-- 56 characters of no use to anybody but to fill a file -->\n");
	put(own, "big.xml", arena_printf(arena, "<part version='1'>%s</part>", text.s));
	buf_drop(&text);
	ck_assert(!own_template("<include href='big.xml'/>"));
	ck_assert_msg(strstr(said(), "too") != NULL, "%s", said());
}
END_TEST

static const struct {
	const char *text, *words;
} tricks[] = {
	{ "<!DOCTYPE document [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><document version='1' title='&b;'/>", "xml-doctype" },
	{ "<!DOCTYPE document SYSTEM 'http://h/x.dtd'><document version='1' title='T'/>", "xml-doctype" },
	{ "<document version='1' title='T' xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='/etc/passwd' parse='text'/></document>", "xml-unknown-element" },
	{ "<document version='1' title='T'><para>\xff</para></document>", "xml-" },
	{ "<document version='1' title='T'><para>{document('/etc/passwd')}</para><para>{id(</para></document>", "template-brace" },
	{ "", "" },
};

START_TEST(tricks_of_xml_are_refused)
{
	put(own, "t.xml", tricks[_i].text);
	ck_assert(!template_load(arena, diags, root, arena_printf(arena, "%s/t.xml", own)));
	ck_assert_msg(diags_failed(diags) && strstr(said(), tricks[_i].words), "%s", said());
}
END_TEST

Suite *suite_template_hostile(void)
{
	Suite *suite = suite_create("template/hostile");
	TCase *tc = tcase_create("hostile");
	tcase_add_checked_fixture(tc, set_up, tear_down);
	tcase_set_timeout(tc, 60);
	tcase_add_test(tc, files_are_found_beside_the_template_then_among_the_shipped);
	tcase_add_loop_test(tc, nothing_outside_of_the_folders_is_read, 0, sizeof outside / sizeof *outside);
	tcase_add_test(tc, parts_do_not_grow_without_bound);
	tcase_add_test(tc, parts_are_bounded_in_size);
	tcase_add_test(tc, a_template_of_one_file_is_bounded_in_size);
	tcase_add_test(tc, many_expressions_in_one_text_take_linear_time);
	tcase_add_test(tc, a_file_of_many_elements_included_often_is_bounded);
	tcase_add_loop_test(tc, a_loop_is_said_with_its_place, 0, sizeof loops / sizeof *loops);
	tcase_add_test(tc, depth_counts_wherever_a_part_is_put);
	tcase_add_test(tc, elements_are_bounded_in_depth);
	tcase_add_test(tc, expressions_are_bounded_in_length);
	tcase_add_test(tc, a_file_over_4_MiB_is_refused);
	tcase_add_loop_test(tc, tricks_of_xml_are_refused, 0, sizeof tricks / sizeof *tricks);
	suite_add_tcase(suite, tc);
	return suite;
}
