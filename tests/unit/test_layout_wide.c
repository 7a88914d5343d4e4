/* Tables of every number of columns and rows: turned pages, groups of columns, no word lost, none outside its page or over another,
 * and exact page numbers. With the fake ruler. */
#include "support/layout_doc.h"

#include <math.h>

static struct doc_node *add_table(struct page_case *c, struct doc_node *parent, size_t columns, bool decimal)
{
	struct doc_table_column *specs = arena_array(c->arena, columns, sizeof *specs);
	for (size_t i = 0; i < columns; i++)
		specs[i] = (struct doc_table_column){.align = decimal && i % 3 == 2 ? STYLE_DECIMAL : STYLE_LEFT, .key = i == 0};
	struct doc_node *table = case_add(c, parent, DOC_TABLE, &body_style);
	table->table = specs;
	table->table_columns = columns;
	table->continued = "continued";
	return table;
}

/* A row whose words are unlike all others: "r3c7". */
static void add_row(struct page_case *c, struct doc_node *table, enum doc_kind kind, size_t number, size_t columns)
{
	struct doc_node *row = case_add(c, table, kind, &row_style);
	for (size_t i = 0; i < columns; i++)
		case_cell(c, row, DOC_CELL, number % 4 == 1 && i % 5 == 4 ? "" : arena_printf(c->arena, "r%zuc%zu", number, i));
}

static void check_page(const struct page_case *c, size_t number)
{
	const struct page *page = &c->pages->pages[number];
	for (size_t i = 0; i < page->count; i++) {
		struct rect box = page->items[i].box;
		ck_assert_double_ge(box.x, c->doc->margin_left - 1e-3);
		ck_assert_double_le(box.x + box.w, page->width - c->doc->margin_right + 1e-3);
		ck_assert_double_le(box.y + box.h, page->height - c->doc->margin_bottom + 1e-3);
		for (size_t k = i + 1; k < page->count; k++)
			if (page->items[i].kind == PAGE_TEXT && page->items[k].kind == PAGE_TEXT)
				ck_assert(!geom_overlap(box, page->items[k].box, 0.01));
	}
}

/* How many characters are drawn that belong to nodes. */
static size_t characters_drawn(const struct page_case *c)
{
	size_t count = 0;
	for (size_t p = 0; p < c->pages->count; p++)
		for (size_t i = 0; i < c->pages->pages[p].count; i++) {
			const struct page_item *item = &c->pages->pages[p].items[i];
			for (size_t k = 0; item->kind == PAGE_TEXT && item->node && k < item->text.n; k++)
				count += item->text.s[k] != ' ';
		}
	return count;
}

static size_t characters_of(const struct doc_node *node)
{
	size_t count = 0;
	for (const char *at = node->kind == DOC_TEXT ? node->text : ""; *at; at++)
		count += *at != ' ';
	for (const struct doc_node *child = node->first; child; child = child->next)
		count += characters_of(child);
	return count;
}

START_TEST(a_wide_table_turns_its_pages_and_takes_its_heading_along)
{
	struct page_case c = case_new(400, 600);
	case_section(&c, NULL, 1, "Before");
	case_para(&c, NULL, &para_style, "upright");
	struct doc_node *section = case_section(&c, NULL, 1, "Wide");
	struct doc_node *table = add_table(&c, section, 11, false);
	for (size_t i = 0; i < 28; i++)
		add_row(&c, table, i ? DOC_ROW : DOC_HEADROW, i, 11);
	case_para(&c, section, &para_style, "upright again");
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 4);
	static const double widths[] = {400, 600, 600, 400};
	for (size_t p = 0; p < 4; p++) {
		ck_assert_double_eq(c.pages->pages[p].width, widths[p]);
		ck_assert_double_eq(c.pages->pages[p].height, 1000 - widths[p]);
		check_page(&c, p);
	}
	ck_assert_ptr_nonnull(case_find(&c, 1, "Wide"));
	ck_assert_ptr_nonnull(case_find(&c, 2, "Wide"));
	ck_assert_ptr_nonnull(case_find(&c, 2, "r0c10"));
	const struct page_item *again = case_find(&c, 3, "upright again");
	ck_assert_ptr_nonnull(again);
	ck_assert_double_eq(again->box.x, 48);
	ck_assert(!case_reported(&c, "layout-groups"));
	case_drop(&c);
}
END_TEST

START_TEST(what_follows_a_turned_section_inside_another_has_the_upright_measure)
{
	struct page_case c = case_new(400, 600);
	struct doc_node *outer = case_section(&c, NULL, 1, "Outer");
	struct doc_node *table = add_table(&c, case_section(&c, outer, 2, "Inner"), 14, false);
	for (size_t i = 0; i < 3; i++)
		add_row(&c, table, DOC_ROW, i, 14);
	case_para(&c, outer, &para_style, "words that need more than the upright measure and are therefore broken into two lines of it");
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 2);
	ck_assert_double_eq(c.pages->pages[0].width, 600);
	ck_assert_ptr_nonnull(case_find(&c, 0, "Outer"));
	ck_assert_double_eq(c.pages->pages[1].width, 400);
	check_page(&c, 1);
	case_drop(&c);
}
END_TEST

START_TEST(wide_tables_share_turned_pages)
{
	struct page_case c = case_new(400, 600);
	for (size_t k = 0; k < 2; k++) {
		struct doc_node *table = add_table(&c, case_section(&c, NULL, 1, k ? "Second" : "First"), 14, false);
		for (size_t i = 0; i < 3; i++)
			add_row(&c, table, DOC_ROW, i, 14);
	}
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 1);
	ck_assert_double_eq(c.pages->pages[0].width, 600);
	case_drop(&c);
}
END_TEST

START_TEST(a_table_in_a_band_or_beside_others_never_turns_its_page)
{
	struct page_case c = case_new(400, 600);
	struct doc_node *band = case_add(&c, NULL, DOC_BAND, &band_style);
	add_row(&c, add_table(&c, band, 14, false), DOC_ROW, 0, 14);
	struct doc_node *columns = case_add(&c, NULL, DOC_COLUMNS, &body_style);
	struct doc_node *column = case_add(&c, columns, DOC_COLUMN, &body_style);
	column->columns = 6;
	add_row(&c, add_table(&c, column, 14, false), DOC_ROW, 0, 14);
	case_lay(&c);
	for (size_t p = 0; p < c.pages->count; p++) {
		ck_assert_double_eq(c.pages->pages[p].width, 400);
		check_page(&c, p);
	}
	ck_assert_uint_eq(characters_drawn(&c), characters_of(c.doc->root));
	case_drop(&c);
}
END_TEST

static struct doc_node *turned_section(struct page_case *c, struct doc_node *parent, const char *title, enum doc_orientation orientation)
{
	struct doc_node *section = case_section(c, parent, parent ? 2 : 1, title);
	section->orientation = orientation;
	return section;
}

static void check_widths(const struct page_case *c, const double *widths, size_t count)
{
	ck_assert_uint_eq(c->pages->count, count);
	for (size_t p = 0; p < count; p++) {
		ck_assert_double_eq(c->pages->pages[p].width, widths[p]);
		ck_assert_double_eq(c->pages->pages[p].height, 1000 - widths[p]);
		check_page(c, p);
	}
}

static const char *const long_words = "words that need more than the upright measure of the page and are therefore broken into lines of it";

START_TEST(a_section_stands_on_turned_pages_when_it_says_so)
{
	struct page_case c = case_new(400, 600);
	struct doc_node *outer = case_section(&c, NULL, 1, "Before");
	case_para(&c, outer, &para_style, "upright");
	struct doc_node *section = turned_section(&c, outer, "Turned", DOC_LANDSCAPE);
	case_para(&c, section, &para_style, long_words);
	for (size_t k = 0; k < 2; k++) { /* a table too wide for upright pages turns nothing back */
		struct doc_node *table = add_table(&c, section, 11, false);
		add_row(&c, table, DOC_ROW, k, 11);
	}
	case_para(&c, case_section(&c, section, 3, "Within"), &para_style, "within");
	case_para(&c, outer, &para_style, long_words);
	case_lay(&c);
	check_widths(&c, (const double[]){400, 600, 400}, 3);
	ck_assert_ptr_nonnull(case_find(&c, 1, "Turned"));
	ck_assert_ptr_nonnull(case_find(&c, 1, "r1c10"));
	ck_assert_ptr_nonnull(case_find(&c, 1, "within"));
	ck_assert_uint_eq(characters_drawn(&c), characters_of(c.doc->root));
	case_drop(&c);
}
END_TEST

START_TEST(heads_right_above_a_turned_section_go_along)
{
	struct page_case c = case_new(400, 600);
	case_para(&c, NULL, &para_style, "upright");
	struct doc_node *outer = case_section(&c, NULL, 1, "Outer");
	struct doc_node *inner = turned_section(&c, case_section(&c, outer, 2, "Between"), "Inner", DOC_LANDSCAPE);
	case_para(&c, inner, &para_style, "turned");
	case_para(&c, outer, &para_style, long_words);
	case_lay(&c);
	check_widths(&c, (const double[]){400, 600, 400}, 3);
	ck_assert_ptr_nonnull(case_find(&c, 1, "Outer"));
	ck_assert_ptr_nonnull(case_find(&c, 1, "Between"));
	ck_assert_ptr_nonnull(case_find(&c, 1, "turned"));
	case_drop(&c);
}
END_TEST

START_TEST(sections_turn_within_turned_ones_and_on_landscape_documents)
{
	static const double widths[] = {400, 600, 400, 600, 400};
	for (size_t k = 0; k < 2; k++) {
		struct page_case c = case_new(k ? 600 : 400, k ? 400 : 600);
		const enum doc_orientation own = k ? DOC_LANDSCAPE : DOC_PORTRAIT, other = k ? DOC_PORTRAIT : DOC_LANDSCAPE;
		case_para(&c, NULL, &para_style, "as the document");
		struct doc_node *section = turned_section(&c, NULL, "Other", other);
		case_para(&c, section, &para_style, "other");
		case_para(&c, turned_section(&c, section, "Own", own), &para_style, "own");
		case_para(&c, section, &para_style, "other again");
		case_para(&c, turned_section(&c, NULL, "As it is", own), &para_style, "as the document again");
		case_lay(&c);
		ck_assert_uint_eq(c.pages->count, 5);
		for (size_t p = 0; p < 5; p++)
			ck_assert_double_eq(c.pages->pages[p].width, k ? 1000 - widths[p] : widths[p]);
		case_drop(&c);
	}
}
END_TEST

START_TEST(turned_pages_have_a_foot_of_their_own)
{
	struct page_case c = case_new(400, 600);
	for (size_t k = 0; k < 3; k++) {
		struct doc_node *footer = case_add(&c, NULL, DOC_FOOTER, &small_style);
		footer->pages = k == 0 ? DOC_PAGES_ANY : k == 1 ? DOC_PAGES_LANDSCAPE : DOC_PAGES_LEFT;
		case_para(&c, footer, &small_style, k == 0 ? "any" : k == 1 ? "wide" : "left");
	}
	case_para(&c, turned_section(&c, NULL, "One", DOC_PORTRAIT), &para_style, "one");
	case_para(&c, turned_section(&c, NULL, "Two", DOC_LANDSCAPE), &para_style, "two");
	case_para(&c, turned_section(&c, NULL, "Three", DOC_PORTRAIT), &para_style, "three");
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 3);
	ck_assert_ptr_nonnull(case_find(&c, 0, "any"));
	ck_assert_ptr_nonnull(case_find(&c, 1, "wide"));
	ck_assert_ptr_null(case_find(&c, 1, "left"));
	ck_assert_ptr_nonnull(case_find(&c, 2, "any"));
	case_drop(&c);
}
END_TEST

/* Groups of columns repeat the heads and keys as artifacts: each word belongs to its node once. */
START_TEST(tables_of_any_number_of_columns_lose_nothing)
{
	size_t columns = (size_t)_i;
	for (size_t k = 0; k < 4; k++) {
		struct page_case c = case_new(k % 2 ? 300 : 595, k % 2 ? 420 : 842);
		struct doc_node *section = case_section(&c, NULL, 1, "Table");
		struct doc_node *table = add_table(&c, section, columns, k > 1);
		for (size_t i = 0; i < 12; i++)
			add_row(&c, table, i ? DOC_ROW : DOC_HEADROW, i, columns);
		case_lay(&c);
		for (size_t p = 0; p < c.pages->count; p++)
			check_page(&c, p);
		ck_assert_uint_eq(characters_drawn(&c), characters_of(c.doc->root));
		case_drop(&c);
	}
}
END_TEST

static const size_t row_counts[] = {0, 1, 2, 39, 40, 41, 400, 10000};

START_TEST(tables_of_any_number_of_rows_lose_nothing_and_know_their_pages)
{
	struct page_case c = case_new(400, 600);
	struct doc_node *footer = case_add(&c, NULL, DOC_FOOTER, &small_style);
	struct doc_node *foot = case_add(&c, footer, DOC_PARA, &small_style);
	case_add(&c, foot, DOC_PAGE, &small_style);
	struct doc_node *table = add_table(&c, NULL, 3, false);
	add_row(&c, table, DOC_HEADROW, 0, 3);
	for (size_t i = 1; i <= row_counts[_i]; i++)
		add_row(&c, table, DOC_ROW, i, 3);
	struct doc_node *end = case_para(&c, NULL, &para_style, "end on ");
	end->anchor = "end";
	case_add(&c, end, DOC_PAGE_OF, &para_style)->text = "#end";
	case_lay(&c);
	size_t last = c.pages->count;
	ck_assert_uint_eq(characters_drawn(&c), characters_of(c.doc->root) + (last > 99 ? 3 : last > 9 ? 2 : 1)); /* its page's number */
	ck_assert_ptr_nonnull(case_find(&c, last - 1, "end on"));
	ck_assert_ptr_nonnull(case_find(&c, last - 1, arena_printf(c.arena, "%zu", last)));
	for (size_t p = 0; p + 1 < last; p++)
		ck_assert_ptr_nonnull(case_find(&c, p, "r0c0")); /* the head stands on each page */
	case_drop(&c);
}
END_TEST

Suite *suite_layout_wide(void);

Suite *suite_layout_wide(void)
{
	Suite *suite = suite_create("layout wide");
	TCase *tests = tcase_create("tables");
	tcase_set_timeout(tests, 60);
	tcase_add_test(tests, a_wide_table_turns_its_pages_and_takes_its_heading_along);
	tcase_add_test(tests, what_follows_a_turned_section_inside_another_has_the_upright_measure);
	tcase_add_test(tests, wide_tables_share_turned_pages);
	tcase_add_test(tests, a_table_in_a_band_or_beside_others_never_turns_its_page);
	tcase_add_test(tests, a_section_stands_on_turned_pages_when_it_says_so);
	tcase_add_test(tests, heads_right_above_a_turned_section_go_along);
	tcase_add_test(tests, sections_turn_within_turned_ones_and_on_landscape_documents);
	tcase_add_test(tests, turned_pages_have_a_foot_of_their_own);
	tcase_add_loop_test(tests, tables_of_any_number_of_columns_lose_nothing, 1, 65);
	tcase_add_loop_test(tests, tables_of_any_number_of_rows_lose_nothing_and_know_their_pages, 0, sizeof row_counts / sizeof *row_counts);
	suite_add_tcase(suite, tests);
	return suite;
}
