/* Fixed columns, and the bill of materials that stands in them. */
#include "read/bom.h"
#include "read/columns.h"
#include "read/source.h"
#include "result/result.h"

#include <check.h>
#include <string.h>

Suite *suite_read_columns(void);

static struct arena *arena;

static void set_up(void)
{
	arena = arena_new();
}

static void tear_down(void)
{
	arena_drop(arena);
}

static const struct {
	const char *line;
	size_t count, second; /* columns, and where the second begins */
} rules[] = {
	{"--------  -----   ---", 3, 10}, {"----\t----", 2, 8}, {"====  ====", 2, 6}, {"--------", 0, 0}, {"-- x --", 0, 0}, {"- -", 0, 0}, {"", 0, 0},
	{"--  -- -", 0, 0},
};

START_TEST(rules_of_dashes_give_columns)
{
	struct columns columns;
	bool found = columns_rule(slice_of(rules[_i].line), &columns);
	ck_assert_int_eq(found, rules[_i].count > 0);
	if (found) {
		ck_assert_uint_eq(columns.count, rules[_i].count);
		ck_assert_uint_eq(columns.from[1], rules[_i].second);
	}
}
END_TEST

/* Columns at 0, 10, 40 and 55. */
static const struct {
	const char *row;
	const char *cells[4];
} rows[] = {
	{"Acme      A server                      SRV-1          2", {"Acme", "A server", "SRV-1", "2"}},
	{"Acme     A server one to the left      SRV-1          2", {"Acme", "A server one to the left", "SRV-1", "2"}},
	{"          more words                    SRV-1          2", {"", "more words", "SRV-1", "2"}},
	{"Acme\t  A server\t\t\t\tSRV-1\t       2", {"Acme", "A server", "SRV-1", "2"}},
	{"Acme      A description that runs on over  SRV-1-2     12", {"Acme", "A description that runs on over", "SRV-1-2", "12"}},
	{"Acme      A description of thirty chars SRV-12         1", {"Acme", "A description of thirty chars", "SRV-12", "1"}},
	{"Acme      A description that runs on for years         6*", {"Acme", "A description that runs on for years", "", "6*"}},
	{"          12MB L3 ca   che", {"", "12MB L3 ca   che", "", ""}},
	{"LongSupplier support                                   3", {"LongSupplier", "support", "", "3"}},
	{"Application Server", {"Application Server", "", "", ""}},
	{"", {"", "", "", ""}},
};

START_TEST(cells_that_leave_their_columns_are_still_found)
{
	const struct columns columns = {4, {0, 10, 40, 55}};
	const struct lines *lines = source_lines(arena, diags_new(arena), "p", slice_of(rows[_i].row[0] ? rows[_i].row : " "));
	struct span cells[COLUMNS_MOST];
	size_t filled = columns_cells(lines, lines_whole(lines, 0), &columns, cells), expected = 0;
	for (size_t i = 0; i < 4; i++) {
		struct slice text = lines_text(lines, cells[i]);
		ck_assert_msg(slice_is(text, rows[_i].cells[i]), "cell %zu is \"%.*s\", not \"%s\"", i, SLICE_ARGS(text), rows[_i].cells[i]);
		expected += rows[_i].cells[i][0] != '\0';
	}
	ck_assert_uint_eq(filled, expected);
}
END_TEST

static const char bom_text[] =
	"Supplier  Description                   Part           Qty\n"
	"--------  ----------------------------  -------------  ---\n"
	"\n"
	"Nodes\n"
	"\n"
	"Acme      Processor                     PR-1           2\n"
	"          3 GHz, 95 W\n"
	"Acme      A long adapter with\n"
	"          optical modules               AD-10          4\n"
	"Acme      Shifted                       SH-1        7\n"
	"\n"
	"Acme      No amounts at all\n"
	"\n"
	"Acme      Licence, per processor,\n"
	"          for 3 years                                  6*\n"
	"\n"
	"(* two for each\n"
	"node)\n"
	"\n"
	"This line is a remark that is far too long to be the title of a group.\n";

static xmlNode *read_bom(struct page *page)
{
	const struct lines *lines = source_lines(arena, diags_new(arena), "p", SLICE(bom_text));
	struct span *rows_of_page = arena_array(arena, lines->count, sizeof *rows_of_page);
	for (size_t i = 0; i < lines->count; i++)
		rows_of_page[i] = lines_whole(lines, i);
	*page = page_new(arena, diags_new(arena), lines, "f", "F");
	xmlNode *bom = build_element(page->build, build_root(page->build), "bom", "bom");
	ck_assert_uint_eq(bom_read(page, bom, rows_of_page, lines->count), 5);
	return bom;
}

static const struct {
	const char *id, *text, *sku, *quantity, *mark;
} items[] = {
	{"bom.1", "Processor", "PR-1", "2", NULL},
	{"bom.2", "A long adapter with optical modules", "AD-10", "4", NULL},
	{"bom.3", "Shifted", "SH-1", "7", NULL},
	{"bom.4", "No amounts at all", NULL, NULL, NULL},
	{"bom.5", "Licence, per processor, for 3 years", NULL, "6", "*"},
};

static void assert_attribute(const struct result *result, const char *id, const char *name, const char *expected)
{
	struct value value = result_attribute(result, id, name);
	ck_assert_int_eq(value.known, expected != NULL);
	ck_assert(!expected || slice_is(value.text, expected));
}

START_TEST(items_wrap_and_have_details)
{
	struct page page;
	read_bom(&page);
	const struct result *result = build_finish(page.build);
	for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
		struct slice text = result_field(result, items[i].id).text;
		ck_assert_msg(slice_is(text, items[i].text), "\"%.*s\"", SLICE_ARGS(text));
		assert_attribute(result, items[i].id, "sku", items[i].sku);
		assert_attribute(result, items[i].id, "quantity", items[i].quantity);
		assert_attribute(result, items[i].id, "mark", items[i].mark);
	}
	const xmlNode *processor = result_node(result, "bom.1");
	ck_assert_str_eq((const char *)processor->last->name, "sub");
	ck_assert_str_eq((const char *)processor->parent->name, "group");
	page_unread(&page);
	ck_assert_uint_eq(diags_count(page.diags), 0);
}
END_TEST

START_TEST(footnotes_and_remarks_are_no_items)
{
	struct page page;
	const xmlNode *bom = read_bom(&page);
	const xmlNode *remark = bom->last, *footnote = remark->prev;
	ck_assert_str_eq((const char *)remark->name, "line");
	ck_assert_str_eq((const char *)footnote->name, "footnote");
	ck_assert_str_eq((const char *)footnote->children->content, "(* two for each node)");
}
END_TEST

Suite *suite_read_columns(void)
{
	Suite *suite = suite_create("read columns");
	TCase *tcase = tcase_create("columns");
	tcase_add_checked_fixture(tcase, set_up, tear_down);
	tcase_add_loop_test(tcase, rules_of_dashes_give_columns, 0, sizeof rules / sizeof *rules);
	tcase_add_loop_test(tcase, cells_that_leave_their_columns_are_still_found, 0, sizeof rows / sizeof *rows);
	tcase_add_test(tcase, items_wrap_and_have_details);
	tcase_add_test(tcase, footnotes_and_remarks_are_no_items);
	suite_add_tcase(suite, tcase);
	return suite;
}
