/* Tables: heads, groups, merged cells, decimals, footnotes, splitting: facts with the fake ruler. */
#include "support/layout_doc.h"

static const struct page_item *must_find(const struct page_case *c, size_t page, const char *words)
{
	ck_assert_uint_lt(page, c->pages->count);
	const struct page_item *item = case_find(c, page, words);
	ck_assert_msg(item != NULL, "\"%s\" is not on page %zu", words, page + 1);
	return item;
}

static struct doc_node *add_table(struct page_case *c, struct doc_node *parent, const struct doc_table_column *columns, size_t count, const char *const *heads)
{
	struct doc_node *table = case_add(c, parent, DOC_TABLE, &body_style);
	table->table = columns;
	table->table_columns = count;
	table->continued = "continued";
	if (heads)
		case_row(c, table, DOC_HEADROW, heads, count);
	return table;
}

static struct doc_node *add_group(struct page_case *c, struct doc_node *table, const char *title)
{
	struct doc_node *group = case_add(c, table, DOC_GROUP, &row_style);
	group->continued = "continued";
	case_text(c, case_add(c, group, DOC_TITLE, &head_style), &head_style, title);
	return group;
}

static const struct doc_table_column plain_columns[64] = {{.align = STYLE_LEFT}};

START_TEST(numbers_stand_on_their_separator_and_marks_hang)
{
	static const struct doc_table_column columns[] = {{.align = STYLE_LEFT, .share = 1}, {.align = STYLE_DECIMAL, .hang_mark = true}};
	static const char *const rows[][2] = {{"a", "1.25"}, {"b", "10.5*"}, {"c", "7"}, {"d", "none"}};
	struct page_case c = case_new(400, 400);
	struct doc_node *table = add_table(&c, NULL, columns, 2, NULL);
	for (size_t i = 0; i < 4; i++)
		case_row(&c, table, DOC_ROW, rows[i], 2);
	case_lay(&c);
	const struct page_item *x = must_find(&c, 0, "1.25"), *y = must_find(&c, 0, "10.5*"), *z = must_find(&c, 0, "7"), *w = must_find(&c, 0, "none");
	double separator = x->box.x + 5;
	ck_assert_double_eq_tol(y->box.x + 10, separator, 1e-6);
	ck_assert_double_eq_tol(z->box.x + 5, separator, 1e-6);
	ck_assert_double_eq_tol(separator + 15, 352 - 8, 1e-6);
	ck_assert_double_eq_tol(w->box.x + w->box.w, 352 - 8, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(heads_repeat_with_the_sections_title_and_the_groups)
{
	static const char *const heads[] = {"Name", "Count"};
	struct page_case c = case_new(400, 54 + 60 + 150);
	struct doc_node *section = case_section(&c, NULL, 1, "Materials");
	struct doc_node *table = add_table(&c, section, plain_columns, 2, heads);
	struct doc_node *group = add_group(&c, table, "Server");
	for (size_t i = 0; i < 24; i++) {
		const char *const cells[] = {arena_printf(c.arena, "item%zu", i), "1"};
		case_row(&c, group, DOC_ROW, cells, 2);
	}
	case_lay(&c);
	ck_assert_uint_ge(c.pages->count, 3);
	for (size_t page = 1; page < c.pages->count; page++) {
		const struct page_item *title = must_find(&c, page, "Materials"), *head = must_find(&c, page, "Name"), *name = must_find(&c, page, "Server");
		ck_assert_uint_eq(title->node, 0);
		ck_assert_uint_eq(head->node, 0);
		ck_assert_double_lt(title->box.y, head->box.y);
		ck_assert_double_lt(head->box.y, name->box.y);
		ck_assert(case_find(&c, page, " continued") || case_find(&c, page, "Materials continued"));
	}
	ck_assert_uint_ne(must_find(&c, 0, "Name")->node, 0);
	must_find(&c, c.pages->count - 1, "item23");
	case_drop(&c);
}
END_TEST

START_TEST(repeated_heads_stand_over_their_columns)
{
	static const char *const heads[] = {"Name", "Count"}, *const cells[] = {"row", "1"};
	static const struct style inset = {.name = "inset", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .pad_left = 20};
	struct page_case c = case_new(400, 54 + 60 + 150);
	struct doc_node *section = case_section(&c, NULL, 1, "Materials");
	section->style = &inset;
	struct doc_node *group = add_group(&c, add_table(&c, section, plain_columns, 2, heads), "Server");
	for (size_t i = 0; i < 24; i++)
		case_row(&c, group, DOC_ROW, cells, 2);
	case_lay(&c);
	for (size_t page = 0; page < c.pages->count; page++) {
		ck_assert_double_eq_tol(must_find(&c, page, "Name")->box.x, must_find(&c, page, "row")->box.x, 1e-6);
		ck_assert_double_eq_tol(must_find(&c, page, "Server")->box.x, must_find(&c, page, "row")->box.x, 1e-6);
		ck_assert_double_eq_tol(must_find(&c, page, "Materials")->box.x, 48 + 20, 1e-6);
	}
	case_drop(&c);
}
END_TEST

START_TEST(a_head_taller_than_a_quarter_page_is_not_repeated)
{
	static const char *const heads[] = {"a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a"};
	static const struct doc_table_column columns[] = {{.width = 20}};
	struct page_case c = case_new(400, 54 + 60 + 160);
	struct doc_node *table = add_table(&c, NULL, columns, 1, heads);
	for (size_t i = 0; i < 40; i++) {
		const char *const cells[] = {"x"};
		case_row(&c, table, DOC_ROW, cells, 1);
	}
	case_lay(&c);
	ck_assert_ptr_null(case_find(&c, c.pages->count - 1, "a a"));
	case_drop(&c);
}
END_TEST

START_TEST(a_head_or_group_title_is_not_alone_at_a_page_foot)
{
	static const char *const heads[] = {"Head"};
	for (double room = 20; room < 120; room += 5) {
		struct page_case c = case_new(400, 54 + 60 + 120);
		case_add(&c, NULL, DOC_SPACE, &body_style)->height = 0;
		case_para(&c, NULL, &body_style, "first");
		case_add(&c, NULL, DOC_SPACE, &body_style)->height = room;
		struct doc_node *table = add_table(&c, NULL, plain_columns, 1, heads);
		struct doc_node *group = add_group(&c, table, "Group");
		static const char *const cells[] = {"row"};
		case_row(&c, group, DOC_ROW, cells, 1);
		case_lay(&c);
		size_t page = case_find(&c, 0, "Head") ? 0 : 1;
		must_find(&c, page, "Head");
		must_find(&c, page, "Group");
		must_find(&c, page, "row");
		case_drop(&c);
	}
}
END_TEST

START_TEST(a_row_that_fits_the_next_page_moves)
{
	struct page_case c = case_new(400, 54 + 60 + 100);
	struct doc_node *table = add_table(&c, NULL, plain_columns, 1, NULL);
	static const char *const small[] = {"small"}, *const tall[] = {"l1\nl2\nl3\nl4\nl5"};
	for (size_t i = 0; i < 4; i++)
		case_row(&c, table, DOC_ROW, small, 1);
	case_row(&c, table, DOC_ROW, tall, 1);
	case_lay(&c);
	must_find(&c, 1, "l1");
	must_find(&c, 1, "l5");
	case_drop(&c);
}
END_TEST

START_TEST(a_row_of_300_lines_is_split_below_repeated_heads)
{
	struct page_case c = case_new(400, 400);
	static const char *const heads[] = {"Key", "Lines"};
	struct doc_node *table = add_table(&c, NULL, plain_columns, 2, heads);
	struct buf lines = {0};
	for (size_t i = 0; i < 300; i++)
		buf_addf(&lines, "%sline%zu", i ? "\n" : "", i);
	const char *const cells[] = {"key", lines.s};
	case_row(&c, table, DOC_ROW, cells, 2);
	case_lay(&c);
	size_t found = 0;
	for (size_t i = 0, page = 0; i < 300; i++) {
		const char *name = arena_printf(c.arena, "line%zu", i);
		while (page < c.pages->count && !case_find(&c, page, name))
			page++;
		found += page < c.pages->count;
	}
	ck_assert_uint_eq(found, 300);
	for (size_t page = 0; page < c.pages->count; page++)
		must_find(&c, page, "Key");
	buf_drop(&lines);
	case_drop(&c);
}
END_TEST

static struct page_case merged(double height)
{
	static const struct doc_table_column columns[] = {{.merge = true}, {.share = 1}};
	static const char *const rows[][2] = {{"Cisco", "server"}, {"Cisco", "card"}, {"Oracle", "support"}, {"Oracle", "licence"}};
	struct page_case c = case_new(400, height);
	struct doc_node *table = add_table(&c, NULL, columns, 2, NULL);
	for (size_t i = 0; i < 4; i++)
		case_row(&c, table, DOC_ROW, rows[i], 2);
	case_lay(&c);
	return c;
}

START_TEST(repeated_values_are_blank_and_their_hairline_too)
{
	struct page_case c = merged(400);
	size_t cisco = 0, short_rules = 0;
	for (size_t i = 0; i < c.pages->pages[0].count; i++) {
		const struct page_item *item = &c.pages->pages[0].items[i];
		cisco += item->kind == PAGE_TEXT && slice_is(item->text, "Cisco");
		short_rules += item->kind == PAGE_RECT && item->box.x > 50;
		if (item->kind == PAGE_RECT && item->box.x > 50)
			ck_assert_double_eq_tol(item->box.x, must_find(&c, 0, "card")->box.x, 1e-6);
	}
	ck_assert_uint_eq(cisco, 1);
	ck_assert_uint_eq(short_rules, 2);
	case_drop(&c);
}
END_TEST

START_TEST(repeated_values_are_shown_again_at_the_top_of_a_page)
{
	struct page_case c = merged(54 + 60 + 3 * 15.5);
	ck_assert_uint_eq(c.pages->count, 2);
	must_find(&c, 1, "Oracle");
	must_find(&c, 1, "licence");
	case_drop(&c);
}
END_TEST

START_TEST(footnotes_stand_under_a_rule_with_their_mark_in_the_first_column)
{
	static const char *const heads[] = {"Supplier", "Description"};
	static const struct doc_table_column columns[] = {{.align = STYLE_LEFT}, {.align = STYLE_LEFT, .share = 1}};
	struct page_case c = case_new(400, 400);
	struct doc_node *table = add_table(&c, NULL, columns, 2, heads);
	static const char *const cells[] = {"Oracle", "licence"};
	case_row(&c, table, DOC_ROW, cells, 2);
	struct doc_node *note = case_add(&c, table, DOC_FOOTNOTE, &row_style);
	case_text(&c, case_add(&c, note, DOC_LABEL, &body_style), &body_style, "*");
	case_para(&c, note, &body_style, "explanation");
	case_lay(&c);
	const struct page_item *mark = must_find(&c, 0, "*"), *text = must_find(&c, 0, "explanation");
	ck_assert_double_eq(mark->baseline, text->baseline);
	ck_assert_double_eq_tol(mark->box.x, 48, 1e-6);
	ck_assert_double_eq_tol(text->box.x, must_find(&c, 0, "licence")->box.x, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_table_too_wide_is_cut_into_groups_of_columns_with_the_key_repeated)
{
	enum { COLUMNS = 16 };
	struct doc_table_column columns[COLUMNS] = {{.key = true}};
	struct page_case c = case_new(400, 400);
	const char *cells[COLUMNS] = {"key"};
	for (size_t i = 1; i < COLUMNS; i++) {
		columns[i].align = STYLE_DECIMAL;
		cells[i] = arena_printf(c.arena, "%zu,000,000", i);
	}
	struct doc_node *table = add_table(&c, case_section(&c, NULL, 1, "Wide"), columns, COLUMNS, NULL);
	case_row(&c, table, DOC_ROW, cells, COLUMNS);
	case_lay(&c);
	size_t keys = 0, artifacts = 0;
	for (size_t i = 0; i < c.pages->pages[0].count; i++) {
		const struct page_item *item = &c.pages->pages[0].items[i];
		ck_assert_double_le(item->box.x + item->box.w, 352 + 1e-6);
		if (item->kind == PAGE_TEXT && slice_is(item->text, "key")) {
			keys++;
			artifacts += item->node == 0;
		}
	}
	ck_assert_uint_ge(keys, 3);
	ck_assert_uint_eq(artifacts, keys - 1);
	ck_assert(case_reported(&c, "layout-groups"));
	ck_assert_ptr_nonnull(case_find(&c, 0, " continued"));
	for (size_t i = 1; i < COLUMNS; i++)
		must_find(&c, 0, cells[i]);
	case_drop(&c);
}
END_TEST

START_TEST(a_head_of_several_rows_repeats_and_its_cells_have_rules)
{
	static const char *const second[] = {"", "last", "first"};
	static const struct style ruled = {.name = "ruled", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .rule = 0.5, .rule_color = INK};
	static const struct style bare = {.name = "bare", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK};
	struct page_case c = case_new(400, 54 + 60 + 150);
	struct doc_node *table = add_table(&c, NULL, plain_columns, 3, NULL), *first = case_add(&c, table, DOC_HEADROW, &bare);
	case_cell(&c, first, DOC_CELL, "");
	struct doc_node *wide = case_cell(&c, first, DOC_CELL, "99th");
	wide->span = 2;
	wide->style = &ruled;
	case_row(&c, table, DOC_HEADROW, second, 3);
	for (size_t i = 0; i < 16; i++) {
		const char *const cells[] = {arena_printf(c.arena, "row%zu", i), "100", "200"};
		case_row(&c, table, DOC_ROW, cells, 3);
	}
	case_lay(&c);
	ck_assert_uint_ge(c.pages->count, 2);
	for (size_t page = 0; page < 2; page++) {
		const struct page_item *above = must_find(&c, page, "99th"), *below = must_find(&c, page, "first");
		ck_assert_double_lt(above->box.y, below->box.y);
		const struct page_item *rule = NULL;
		for (size_t i = 0; i < c.pages->pages[page].count && !rule; i++)
			rule = c.pages->pages[page].items[i].kind == PAGE_RECT ? &c.pages->pages[page].items[i] : NULL;
		ck_assert_ptr_nonnull(rule);
		ck_assert_double_eq_tol(rule->box.x, must_find(&c, page, "last")->box.x, 1e-6);
		ck_assert_double_lt(rule->box.y, above->box.y + 1e-6);
	}
	case_drop(&c);
}
END_TEST

START_TEST(a_cell_spans_columns)
{
	static const char *const cells[] = {"a", "b", "c"};
	struct page_case c = case_new(400, 400);
	struct doc_node *table = add_table(&c, NULL, plain_columns, 3, NULL);
	struct doc_node *row = case_add(&c, table, DOC_ROW, &row_style);
	case_cell(&c, row, DOC_CELL, "a wide cell over two")->span = 2;
	case_cell(&c, row, DOC_CELL, "right");
	case_row(&c, table, DOC_ROW, cells, 3);
	case_lay(&c);
	ck_assert_double_eq_tol(must_find(&c, 0, "right")->box.x, must_find(&c, 0, "c")->box.x, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_cells_own_alignment_wins)
{
	static const struct doc_table_column columns[] = {{.align = STYLE_RIGHT, .width = 100}, {.align = STYLE_RIGHT, .width = 100}};
	static const struct style centred = {.name = "centred", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .align = STYLE_CENTER};
	struct page_case c = case_new(400, 400);
	struct doc_node *row = case_add(&c, add_table(&c, NULL, columns, 2, NULL), DOC_ROW, &row_style);
	struct doc_node *cell = case_cell(&c, row, DOC_CELL, "middle");
	cell->span = 2;
	cell->style = &centred;
	case_lay(&c);
	const struct page_item *item = must_find(&c, 0, "middle");
	ck_assert_double_eq_tol(item->box.x + item->box.w / 2, 48 + 106, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(one_row_of_several_never_stands_alone_below_its_head)
{
	static const char *const heads[] = {"Head"};
	for (double room = 20; room < 120; room += 5) {
		for (int grouped = 0; grouped < 2; grouped++) {
			struct page_case c = case_new(400, 54 + 60 + 200);
			case_para(&c, NULL, &body_style, "first");
			case_add(&c, NULL, DOC_SPACE, &body_style)->height = room + 60;
			struct doc_node *table = add_table(&c, NULL, plain_columns, 1, heads), *rows = grouped ? add_group(&c, table, "Group") : table;
			for (size_t i = 0; i < 6; i++) {
				const char *const cells[] = {arena_printf(c.arena, "row%zu", i)};
				case_row(&c, rows, DOC_ROW, cells, 1);
			}
			case_lay(&c);
			ck_assert_int_eq(case_find(&c, 0, "row0") != NULL, case_find(&c, 0, "row1") != NULL);
			case_drop(&c);
		}
	}
}
END_TEST

START_TEST(a_row_that_keeps_the_next_stands_with_it)
{
	struct style keeps = row_style;
	keeps.keep_next = true;
	for (size_t kept = 2; kept < 14; kept++) {
		struct page_case c = case_new(400, 54 + 60 + 150);
		struct doc_node *table = add_table(&c, NULL, plain_columns, 1, NULL);
		for (size_t i = 0; i < 16; i++) {
			const char *const cells[] = {arena_printf(c.arena, "row%zu.", i)};
			struct doc_node *row = case_row(&c, table, DOC_ROW, cells, 1);
			row->style = i == kept ? &keeps : row->style;
		}
		case_lay(&c);
		const char *first = arena_printf(c.arena, "row%zu.", kept), *second = arena_printf(c.arena, "row%zu.", kept + 1);
		ck_assert_int_eq(case_find(&c, 0, first) != NULL, case_find(&c, 0, second) != NULL);
		case_drop(&c);
	}
}
END_TEST

START_TEST(an_empty_row_is_a_line_high)
{
	static const char *const empty[] = {"", ""}, *const full[] = {"a", "b"};
	struct page_case c = case_new(400, 400);
	struct doc_node *table = add_table(&c, NULL, plain_columns, 2, NULL);
	case_row(&c, table, DOC_ROW, empty, 2);
	case_row(&c, table, DOC_ROW, full, 2);
	case_lay(&c);
	ck_assert_double_eq_tol(must_find(&c, 0, "a")->box.y, 54 + 15.5 + 0.5 + 1 + 1, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(parts_of_a_tall_row_begin_pages_below_a_rule)
{
	struct page_case c = case_new(400, 400);
	static const char *const heads[] = {"Lines"};
	struct doc_node *table = add_table(&c, NULL, plain_columns, 1, heads);
	struct buf lines = {0};
	for (size_t i = 0; i < 100; i++)
		buf_addf(&lines, "%sline%zu", i ? "\n" : "", i);
	const char *const cells[] = {lines.s};
	case_row(&c, table, DOC_ROW, cells, 1);
	case_lay(&c);
	for (size_t page = 0; page < c.pages->count; page++)
		ck_assert_uint_eq(case_count(&c, page, PAGE_RECT), 2); /* of the head, of the row */
	buf_drop(&lines);
	case_drop(&c);
}
END_TEST

START_TEST(ten_thousand_rows_take_linear_work)
{
	size_t work[2], shaped[2];
	for (size_t k = 0; k < 2; k++) {
		static const char *const heads[] = {"Name", "Count"};
		struct page_case c = case_new(595, 842);
		struct doc_node *table = add_table(&c, NULL, plain_columns, 2, heads);
		for (size_t i = 0; i < (k ? 10000 : 1000); i++) {
			const char *const cells[] = {"a name of some length", "12.5"};
			case_row(&c, table, DOC_ROW, cells, 2);
		}
		shaped[k] = case_lay_counted(&c);
		work[k] = c.pages->work;
		case_drop(&c);
	}
	ck_assert_uint_le(work[1], work[0] * 11);
	ck_assert_uint_le(shaped[1], shaped[0] * 11);
}
END_TEST

Suite *suite_layout_table(void);

Suite *suite_layout_table(void)
{
	Suite *suite = suite_create("layout table");
	TCase *tests = tcase_create("table");
	tcase_set_timeout(tests, 30);
	tcase_add_test(tests, numbers_stand_on_their_separator_and_marks_hang);
	tcase_add_test(tests, heads_repeat_with_the_sections_title_and_the_groups);
	tcase_add_test(tests, repeated_heads_stand_over_their_columns);
	tcase_add_test(tests, a_head_taller_than_a_quarter_page_is_not_repeated);
	tcase_add_test(tests, a_head_or_group_title_is_not_alone_at_a_page_foot);
	tcase_add_test(tests, a_row_that_fits_the_next_page_moves);
	tcase_add_test(tests, a_row_of_300_lines_is_split_below_repeated_heads);
	tcase_add_test(tests, repeated_values_are_blank_and_their_hairline_too);
	tcase_add_test(tests, repeated_values_are_shown_again_at_the_top_of_a_page);
	tcase_add_test(tests, footnotes_stand_under_a_rule_with_their_mark_in_the_first_column);
	tcase_add_test(tests, a_table_too_wide_is_cut_into_groups_of_columns_with_the_key_repeated);
	tcase_add_test(tests, a_head_of_several_rows_repeats_and_its_cells_have_rules);
	tcase_add_test(tests, a_cell_spans_columns);
	tcase_add_test(tests, a_cells_own_alignment_wins);
	tcase_add_test(tests, one_row_of_several_never_stands_alone_below_its_head);
	tcase_add_test(tests, a_row_that_keeps_the_next_stands_with_it);
	tcase_add_test(tests, an_empty_row_is_a_line_high);
	tcase_add_test(tests, parts_of_a_tall_row_begin_pages_below_a_rule);
	tcase_add_test(tests, ten_thousand_rows_take_linear_work);
	suite_add_tcase(suite, tests);
	return suite;
}
