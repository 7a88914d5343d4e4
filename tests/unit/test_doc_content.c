/* The content tree: numbering, links between nodes, its dump. */
#include "base/arena.h"
#include "doc/content.h"

#include <check.h>

Suite *suite_doc_content(void);

START_TEST(nodes_are_numbered_in_the_order_they_are_added)
{
	struct arena *arena = arena_new();
	struct doc *doc = doc_new(arena);
	struct doc_node *root = doc_add(arena, doc, NULL, DOC_DOCUMENT, NULL);
	struct doc_node *para = doc_add(arena, doc, root, DOC_PARA, NULL);
	struct doc_node *text = doc_add_text(arena, doc, para, NULL, "a");
	struct doc_node *last = doc_add(arena, doc, root, DOC_BREAK, NULL);
	ck_assert_uint_eq(root->number, 1);
	ck_assert_uint_eq(text->number, 3);
	ck_assert_uint_eq(last->number, 4);
	ck_assert_uint_eq(doc->count, 4);
	ck_assert_ptr_eq(root->first, para);
	ck_assert_ptr_eq(para->next, last);
	ck_assert_ptr_eq(root->last, last);
	ck_assert_ptr_eq(text->parent, para);
	arena_drop(arena);
}
END_TEST

START_TEST(every_kind_has_a_name_and_inlines_are_told_apart)
{
	for (int kind = 0; kind < DOC_KINDS; kind++) {
		ck_assert_ptr_nonnull(doc_kind_name((enum doc_kind)kind));
		ck_assert_int_eq(doc_is_inline((enum doc_kind)kind), kind >= DOC_TEXT);
	}
	ck_assert_str_eq(doc_kind_name(DOC_PAGE_OF), "page-of");
}
END_TEST

START_TEST(the_dump_shows_what_is_set_and_nothing_else)
{
	struct arena *arena = arena_new();
	const struct style body = { .name = "body" }, bad = { .name = "cell bad" };
	static const struct doc_table_column columns[] = { { .align = STYLE_DECIMAL, .width = 12.5, .key = true } };
	struct doc *doc = doc_new(arena);
	doc->title = "A \"B\"";
	doc->page_width = 595.276;
	struct doc_node *root = doc_add(arena, doc, NULL, DOC_DOCUMENT, &body);
	struct doc_node *section = doc_add(arena, doc, root, DOC_SECTION, &body);
	section->level = 2;
	section->page = true;
	section->anchor = "mix";
	struct doc_node *table = doc_add(arena, doc, section, DOC_TABLE, &body);
	table->table = columns;
	table->table_columns = 1;
	doc_add_text(arena, doc, table, &bad, "x\ty")->at = (struct place){ "p", 4, 7 };
	struct buf out = {0};
	doc_dump(&out, doc);
	ck_assert_str_eq(out.s, "# title \"A \\\"B\\\"\"\n# page width=595.276 height=0\ndocument style=body\n\tsection level=2 page anchor=mix\n"
		"\t\ttable [decimal width=12.5 key]\n\t\t\ttext style='cell bad' \"x\\ty\" @4:7\n");
	buf_drop(&out);
	arena_drop(arena);
}
END_TEST

Suite *suite_doc_content(void)
{
	Suite *suite = suite_create("doc/content");
	TCase *tc = tcase_create("content");
	tcase_add_test(tc, nodes_are_numbered_in_the_order_they_are_added);
	tcase_add_test(tc, every_kind_has_a_name_and_inlines_are_told_apart);
	tcase_add_test(tc, the_dump_shows_what_is_set_and_nothing_else);
	suite_add_tcase(suite, tc);
	return suite;
}
