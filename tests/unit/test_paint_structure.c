/* Content tree to structure tree: roles by kind and place, and the two places where the trees differ. */
#include "paint/roles.h"
#include "paint/structure.h"

#include <check.h>
#include <string.h>

Suite *suite_paint_structure(void);

static struct arena *arena;
static struct doc *doc;

static void setup(void)
{
	arena = arena_new();
	doc = doc_new(arena);
	doc_add(arena, doc, NULL, DOC_DOCUMENT, NULL);
}

static void teardown(void)
{
	arena_drop(arena);
}

static struct doc_node *add(struct doc_node *parent, enum doc_kind kind)
{
	return doc_add(arena, doc, parent, kind, NULL);
}

/* The elements from a node's own up to the document, as "TD<TR<Table". */
static const char *chain(const struct structure *structure, const struct doc_node *node)
{
	struct buf out = {0};
	for (unsigned at = structure->marks[node->number]; at; at = structure->nodes[at].parent)
		buf_addf(&out, "%s%s", out.n ? "<" : "", structure->nodes[at].role);
	const char *text = arena_copy(arena, out.n ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

START_TEST(headings_take_their_sections_level)
{
	struct doc_node *outer = add(doc->root, DOC_SECTION);
	outer->level = 1;
	struct doc_node *title = add(add(outer, DOC_HEAD), DOC_TITLE);
	struct doc_node *text = add(title, DOC_TEXT);
	struct doc_node *inner = add(outer, DOC_SECTION);
	inner->level = 3;
	struct doc_node *head = add(inner, DOC_HEAD);
	struct doc_node *deep = add(head, DOC_TITLE), *finding = add(head, DOC_FINDING);
	struct structure structure = structure_make(arena, doc);
	ck_assert_str_eq(chain(&structure, text), "H1<Sect");
	ck_assert_str_eq(chain(&structure, deep), "H3<Sect<Sect");
	ck_assert_str_eq(chain(&structure, finding), "P<Sect<Sect");
}
END_TEST

START_TEST(tables_hold_rows_only)
{
	static const struct doc_table_column columns[] = {{.key = true}, {.key = false}};
	struct doc_node *table = add(add(doc->root, DOC_SECTION), DOC_TABLE);
	table->table = columns;
	table->table_columns = 2;
	struct doc_node *headrow = add(table, DOC_HEADROW), *head = add(headrow, DOC_CELL);
	struct doc_node *group = add(table, DOC_GROUP), *title = add(group, DOC_TITLE), *row = add(group, DOC_ROW);
	struct doc_node *key = add(row, DOC_CELL), *cell = add(row, DOC_CELL), *para = add(cell, DOC_PARA);
	struct doc_node *wide = add(add(table, DOC_ROW), DOC_CELL);
	wide->span = 2;
	struct doc_node *note = add(table, DOC_FOOTNOTE), *sign = add(note, DOC_LABEL), *words = add(note, DOC_PARA);
	struct structure structure = structure_make(arena, doc);
	ck_assert_str_eq(chain(&structure, head), "TH<TR<Table<Sect");
	ck_assert(!structure.nodes[head->number].row_scope);
	ck_assert_str_eq(chain(&structure, title), "TH<TR<Table<Sect");
	ck_assert_uint_eq(structure.nodes[title->number].span, 2);
	ck_assert_uint_gt(structure.nodes[title->number].parent, doc->count);
	ck_assert_str_eq(chain(&structure, key), "TH<TR<Table<Sect");
	ck_assert(structure.nodes[key->number].row_scope);
	ck_assert_str_eq(chain(&structure, para), "P<TD<TR<Table<Sect");
	ck_assert_str_eq(chain(&structure, wide), "TH<TR<Table<Sect");
	ck_assert_uint_eq(structure.nodes[wide->number].span, 2);
	ck_assert_str_eq(chain(&structure, sign), "Lbl<Note<Sect");
	ck_assert_str_eq(chain(&structure, words), "P<Note<Sect");
	for (size_t i = 1; i < structure.count; i++)
		if (structure.nodes[i].role && strcmp(structure.nodes[structure.nodes[i].parent].role ? structure.nodes[structure.nodes[i].parent].role : "", "Table") == 0)
			ck_assert_str_eq(structure.nodes[i].role, "TR");
}
END_TEST

START_TEST(a_field_is_a_row_with_its_label_as_head)
{
	struct doc_node *field = add(add(doc->root, DOC_FIELDS), DOC_FIELD);
	struct doc_node *label = add(field, DOC_LABEL), *text = add(label, DOC_TEXT), *cell = add(field, DOC_CELL);
	struct structure structure = structure_make(arena, doc);
	ck_assert_str_eq(chain(&structure, text), "TH<TR<Table");
	ck_assert(structure.nodes[label->number].row_scope);
	ck_assert_str_eq(chain(&structure, cell), "TD<TR<Table");
}
END_TEST

START_TEST(headers_and_silent_symbols_are_artifacts)
{
	struct doc_node *para = add(add(doc->root, DOC_FOOTER), DOC_PARA), *page = add(para, DOC_PAGE);
	struct doc_node *body = add(doc->root, DOC_PARA);
	struct doc_node *silent = add(body, DOC_SYMBOL), *said = add(body, DOC_SYMBOL);
	said->alt = "passes";
	struct structure structure = structure_make(arena, doc);
	ck_assert_str_eq(chain(&structure, page), "");
	ck_assert_str_eq(chain(&structure, silent), "");
	ck_assert_str_eq(chain(&structure, said), "Figure<P");
	ck_assert_str_eq(structure.nodes[said->number].alt, "passes");
}
END_TEST

START_TEST(inlines_belong_to_their_paragraph)
{
	struct doc_node *para = add(add(add(doc->root, DOC_COLUMNS), DOC_COLUMN), DOC_PARA);
	struct doc_node *text = add(para, DOC_TEXT), *link = add(para, DOC_LINK), *linked = add(link, DOC_TEXT), *foreign = add(para, DOC_TEXT);
	foreign->language = "de";
	struct doc_node *line = add(add(add(doc->root, DOC_BAND), DOC_PRE), DOC_LINE);
	struct structure structure = structure_make(arena, doc);
	ck_assert_str_eq(chain(&structure, text), "P");
	ck_assert_str_eq(chain(&structure, linked), "Link<P");
	ck_assert_str_eq(chain(&structure, foreign), "Span<P");
	ck_assert_str_eq(structure.nodes[foreign->number].language, "de");
	ck_assert_str_eq(chain(&structure, line), "Code<P<Div");
}
END_TEST

START_TEST(every_role_is_one_that_pdf_knows)
{
	static const char known[] = " Sect Div P H1 H2 H3 H4 H5 H6 Table TR TH TD Note Lbl Code Figure Link TOC Span ";
	for (int kind = DOC_DOCUMENT; kind < DOC_KINDS; kind++) {
		struct doc_node *node = add(add(doc->root, DOC_ROW), (enum doc_kind)kind);
		node->alt = "x";
		node->language = "en";
		const char *role = roles_of(node);
		ck_assert_msg(!role || strstr(known, arena_printf(arena, " %s ", role)), "%s", role);
	}
}
END_TEST

Suite *suite_paint_structure(void)
{
	Suite *suite = suite_create("paint_structure");
	TCase *tcase = tcase_create("structure");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, headings_take_their_sections_level);
	tcase_add_test(tcase, tables_hold_rows_only);
	tcase_add_test(tcase, a_field_is_a_row_with_its_label_as_head);
	tcase_add_test(tcase, headers_and_silent_symbols_are_artifacts);
	tcase_add_test(tcase, inlines_belong_to_their_paragraph);
	tcase_add_test(tcase, every_role_is_one_that_pdf_knows);
	suite_add_tcase(suite, tcase);
	return suite;
}
