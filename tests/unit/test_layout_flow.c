/* Blocks, spaces, heads, headers and footers, page numbers: facts of the vertical flow, with the fake ruler. */
#include "chart/chart.h"
#include "support/layout_doc.h"

#define WORDS10 "aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa aaaa "

static const struct page_item *must_find(const struct page_case *c, size_t page, const char *words)
{
	const struct page_item *item = case_find(c, page, words);
	ck_assert_msg(item != NULL, "\"%s\" is not on page %zu", words, page + 1);
	return item;
}

START_TEST(spaces_collapse_to_the_larger_and_vanish_at_the_top)
{
	struct page_case c = case_new(400, 400);
	case_para(&c, NULL, &para_style, "one");
	case_para(&c, NULL, &para_style, "two");
	case_lay(&c);
	const struct page_item *one = must_find(&c, 0, "one"), *two = must_find(&c, 0, "two");
	ck_assert_double_eq_tol(one->box.y, 54 + 1, 1e-6);
	ck_assert_double_eq_tol(two->baseline - one->baseline, 12 + 6, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_rule_stays_at_the_top_of_a_page)
{
	struct page_case c = case_new(400, 400);
	case_para(&c, case_section(&c, NULL, 2, "Title"), &para_style, "text");
	case_lay(&c);
	const struct page_item *rule = &c.pages->pages[0].items[0];
	ck_assert_int_eq(rule->kind, PAGE_RECT);
	ck_assert_uint_eq(rule->node, 0);
	ck_assert_double_eq_tol(rule->box.y, 54, 1e-6);
	ck_assert_double_eq_tol(rule->box.w, 400 - 96, 1e-6);
	ck_assert_double_eq_tol(must_find(&c, 0, "Title")->box.y, 54 + 5 + 1, 1e-6);
	case_drop(&c);
}
END_TEST

static struct doc_node *head_of(struct page_case *c, const char *finding, const char *note)
{
	struct doc_node *section = case_section(c, NULL, 2, "Title");
	case_text(c, case_add(c, section->first, DOC_FINDING, &body_style), &body_style, finding);
	case_text(c, case_add(c, section->first, DOC_NOTE, &small_style), &small_style, note);
	case_para(c, section, &para_style, "text");
	return section;
}

START_TEST(a_head_is_one_line_where_it_fits)
{
	struct page_case c = case_new(400, 400);
	head_of(&c, "short finding", "note");
	case_lay(&c);
	const struct page_item *title = must_find(&c, 0, "Title"), *finding = must_find(&c, 0, "short finding"), *note = must_find(&c, 0, "note");
	ck_assert_double_eq(title->baseline, finding->baseline);
	ck_assert_double_eq(title->baseline, note->baseline);
	ck_assert_double_eq_tol(finding->box.x, 48 + 25 + 6, 1e-6);
	ck_assert_double_eq_tol(note->box.x + note->box.w, 352, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_finding_that_does_not_fit_moves_below)
{
	struct page_case c = case_new(400, 400);
	head_of(&c, "a finding that is too long for the one line of the head", "note");
	case_lay(&c);
	const struct page_item *title = must_find(&c, 0, "Title"), *note = must_find(&c, 0, "note");
	const struct page_item *finding = must_find(&c, 0, "a finding that is too long for the one line of the head");
	ck_assert_double_eq(title->baseline, note->baseline);
	ck_assert_double_gt(finding->box.y, title->box.y + 10);
	ck_assert_double_eq(finding->box.x, 48);
	case_drop(&c);
}
END_TEST

START_TEST(a_heading_goes_with_what_follows)
{
	struct page_case c = case_new(400, 54 + 60 + 60);
	case_para(&c, NULL, &body_style, "one");
	case_para(&c, NULL, &body_style, "two");
	case_para(&c, NULL, &body_style, "three");
	case_para(&c, case_section(&c, NULL, 2, "Title"), &para_style, "text");
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 2);
	must_find(&c, 1, "Title");
	must_find(&c, 1, "text");
	case_drop(&c);
}
END_TEST

START_TEST(two_lines_at_least_on_each_page)
{
	struct page_case c = case_new(48 * 2 + 25, 54 + 60 + 12 * 4);
	case_para(&c, NULL, &body_style, "xxxxx");
	case_para(&c, NULL, &body_style, "aaaaa bbbbb ccccc ddddd");
	case_lay(&c); /* three lines would fit below the first paragraph, leaving one */
	ck_assert_uint_eq(c.pages->count, 2);
	must_find(&c, 0, "bbbbb");
	must_find(&c, 1, "ccccc");
	case_drop(&c);
}
END_TEST

START_TEST(kept_blocks_move_whole)
{
	struct page_case c = case_new(48 * 2 + 25, 54 + 60 + 12 * 8);
	case_para(&c, NULL, &body_style, "xxxxx yyyyy zzzzz");
	case_para(&c, NULL, &keep_style, "aaaaa bbbbb ccccc ddddd eeeee fffff");
	case_lay(&c);
	must_find(&c, 1, "aaaaa");
	must_find(&c, 1, "fffff");
	ck_assert(!case_reported(&c, "layout-keep"));
	case_drop(&c);
}
END_TEST

START_TEST(kept_blocks_taller_than_a_page_are_split_and_reported)
{
	struct page_case c = case_new(48 * 2 + 50, 54 + 60 + 12 * 4);
	case_para(&c, NULL, &keep_style, WORDS10 WORDS10);
	case_lay(&c);
	ck_assert_uint_ge(c.pages->count, 3);
	ck_assert(case_reported(&c, "layout-keep"));
	case_drop(&c);
}
END_TEST

START_TEST(kept_blocks_over_many_pages_take_linear_work)
{
	size_t work[2];
	for (size_t k = 0; k < 2; k++) {
		struct page_case c = case_new(48 * 2 + 50, 54 + 60 + 12 * 40);
		struct buf words = {0};
		for (size_t i = 0; i < (k ? 4000 : 400); i++)
			buf_adds(&words, WORDS10);
		case_para(&c, NULL, &keep_style, words.s);
		buf_drop(&words);
		case_lay(&c);
		work[k] = c.pages->work;
		case_drop(&c);
	}
	ck_assert_uint_le(work[1], work[0] * 11);
}
END_TEST

START_TEST(a_text_read_from_the_right_begins_at_the_right)
{
	struct page_case c = case_new(400, 400);
	struct doc_node *para = case_para(&c, NULL, &para_style, "\u05D0\u05D1 ");
	case_text(&c, para, &body_style, "latin ");
	case_text(&c, para, &para_style, "\u05D2");
	case_para(&c, NULL, &para_style, "latin \u05D0");
	case_lay(&c);
	const struct page_item *first = case_find(&c, 0, "\u05D0\u05D1"), *second = case_find(&c, 0, "latin"), *third = case_find(&c, 0, "\u05D2");
	ck_assert_double_eq_tol(first->box.x + first->box.w, 352, 1e-6);
	ck_assert_double_eq_tol(second->box.x + second->box.w, first->box.x - 5, 1e-6);
	ck_assert_double_eq_tol(third->box.x + third->box.w, second->box.x - 5, 1e-6);
	ck_assert_double_eq_tol(case_find(&c, 0, "latin \u05D0")->box.x, 48, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(anchors_in_cells_and_paragraphs_are_destinations)
{
	static const char *const cells[] = {"a", "b"};
	struct page_case c = case_new(400, 400);
	struct doc_node *row = case_row(&c, case_add(&c, NULL, DOC_TABLE, &body_style), DOC_ROW, cells, 2);
	case_para(&c, row->last, &body_style, "in a cell")->anchor = "cell-para";
	struct doc_node *para = case_para(&c, NULL, &para_style, "text ");
	case_text(&c, para, &body_style, "of a word")->anchor = "word";
	case_lay(&c);
	ck_assert_uint_eq(c.pages->anchors, 2);
	ck_assert_str_eq(c.pages->anchor[0].name, "cell-para");
	ck_assert_str_eq(c.pages->anchor[1].name, "word");
	case_drop(&c);
}
END_TEST

START_TEST(a_chapter_begins_a_page_but_not_a_blank_one)
{
	struct page_case c = case_new(400, 400);
	for (int i = 0; i < 3; i++) {
		struct doc_node *section = case_section(&c, NULL, 1, i ? "Later" : "First");
		section->page = true;
		case_para(&c, section, &para_style, "text");
	}
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 3);
	must_find(&c, 0, "First");
	must_find(&c, 2, "Later");
	ck_assert_uint_eq(c.pages->outlines, 3);
	ck_assert_uint_eq(c.pages->anchor[2].page, 2);
	case_drop(&c);
}
END_TEST

static const struct {
	double room, height; /* left on the page of 286 points; needed by the chapter */
	bool whole;
	size_t page;
} chapters[] = {
	{150, 1000, false, 0}, /* more than the share is left */
	{120, 1000, false, 1},
	{120, 60, false, 0},   /* all of it fits */
	{150, 200, false, 0},
	{150, 200, true, 1},   /* to stand on one page, and it can */
	{150, 1000, true, 0},  /* it cannot */
};

START_TEST(a_chapter_begins_where_enough_of_the_page_is_left)
{
	struct page_case c = case_new(400, 400);
	case_add(&c, NULL, DOC_SPACE, &body_style)->height = 4; /* gone at the top */
	case_para(&c, NULL, &body_style, "above");
	case_add(&c, NULL, DOC_SPACE, &body_style)->height = 286 - 12 - 18 - chapters[_i].room;
	struct doc_node *section = case_section(&c, NULL, 1, "Chapter");
	section->page_auto = true;
	section->page_whole = chapters[_i].whole;
	for (double height = 5 + 12 + 6; height < chapters[_i].height; height += 12)
		case_para(&c, section, &body_style, "text");
	case_lay(&c);
	must_find(&c, chapters[_i].page, "Chapter");
	case_drop(&c);
}
END_TEST

/* As high as it is told, else far too high. */
static struct picture *draw_tall(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	(void)shaper, (void)theme, (void)spec;
	struct picture *picture = arena_alloc(arena, sizeof *picture);
	*picture = (struct picture){.width = frame.width, .height = frame.height > 0 ? frame.height : 5000};
	return picture;
}

START_TEST(a_tall_chart_shares_the_page_with_its_heading)
{
	static const struct chart_kind kind = {.name = "tall", .draw = draw_tall};
	static const struct chart_spec spec = {.kind = &kind};
	struct page_case c = case_new(400, 400);
	case_para(&c, NULL, &para_style, "before");
	case_add(&c, case_section(&c, NULL, 2, "Title"), DOC_CHART, &keep_style)->chart = &spec;
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 2);
	const struct page_item *title = must_find(&c, 1, "Title"), *picture = NULL;
	for (size_t i = 0; i < c.pages->pages[1].count; i++)
		if (c.pages->pages[1].items[i].kind == PAGE_PICTURE)
			picture = &c.pages->pages[1].items[i];
	ck_assert_ptr_nonnull(picture);
	ck_assert(picture->box.y >= title->box.y + title->box.h);
	ck_assert(picture->box.y + picture->box.h <= 340 + 1e-6);
	case_drop(&c);
}
END_TEST

/* Footer "page / pages", header with the running title, three chapters; contents in front. */
static struct page_case numbered(void)
{
	struct page_case c = case_new(400, 300);
	struct doc_node *header = case_add(&c, NULL, DOC_HEADER, &small_style);
	header->continued_page = true;
	struct doc_node *para = case_add(&c, header, DOC_PARA, &small_style);
	case_text(&c, para, &small_style, "system");
	case_add(&c, para, DOC_FILL, &small_style);
	case_add(&c, para, DOC_RUNNING, &small_style);
	struct doc_node *footer = case_add(&c, NULL, DOC_FOOTER, &small_style);
	para = case_add(&c, footer, DOC_PARA, &small_style);
	case_add(&c, para, DOC_PAGE, &small_style);
	case_text(&c, para, &small_style, " / ");
	case_add(&c, para, DOC_PAGES, &small_style);
	struct doc_node *toc = case_add(&c, NULL, DOC_TOC, &body_style);
	toc->level = 1;
	struct doc_node *last = NULL;
	for (int i = 0; i < 3; i++) {
		last = case_section(&c, NULL, 1, i == 0 ? "Alpha" : i == 1 ? "Beta" : "Gamma");
		last->page = true;
		case_para(&c, last, &para_style, "text");
		if (i == 1)
			case_add(&c, NULL, DOC_BREAK, &body_style);
	}
	para = case_add(&c, last, DOC_PARA, &body_style);
	case_text(&c, para, &body_style, "see page ");
	case_add(&c, para, DOC_PAGE_OF, &body_style)->text = arena_printf(c.arena, "#section-%u", last->number);
	case_text(&c, para, &body_style, " there");
	case_lay(&c);
	return c;
}

START_TEST(page_numbers_and_running_titles_are_right)
{
	struct page_case c = numbered();
	ck_assert_uint_eq(c.pages->count, 4);
	ck_assert_ptr_null(case_find(&c, 0, "system"));
	const struct page_item *running = must_find(&c, 2, "Beta");
	ck_assert_uint_eq(running->node, 0);
	ck_assert_double_eq_tol(running->box.x + running->box.w, 352, 1e-6);
	ck_assert_double_eq_tol(running->baseline, 31, 1e-6);
	must_find(&c, 3, "4");
	ck_assert_double_ge(must_find(&c, 3, " /")->box.y, 300 - 60);
	case_drop(&c);
}
END_TEST

START_TEST(contents_give_pages_at_the_right_margin_and_link)
{
	struct page_case c = numbered();
	const struct page_item *number = must_find(&c, 0, "3");
	ck_assert_double_eq_tol(number->box.x + number->box.w, 352, 1e-6);
	ck_assert_double_eq_tol(number->box.w, 5, 1e-6);
	ck_assert_double_eq(number->baseline, must_find(&c, 0, "Beta")->baseline);
	ck_assert_uint_ge(case_count(&c, 0, PAGE_LINK), 3);
	case_drop(&c);
}
END_TEST

static struct pages *part_of(struct page_case *c, const struct layout_whole *whole)
{
	struct layout_tools tools = {.arena = c->arena, .diags = c->diags, .shaper = shape_fake(c->arena), .whole = whole};
	return layout_document(tools, c->doc);
}

START_TEST(a_part_of_an_output_goes_on_with_its_page_numbers)
{
	struct page_case c = numbered();
	size_t alone = c.pages->count;
	c.pages = part_of(&c, &(struct layout_whole){.before = 7, .following = 5});
	ck_assert_uint_eq(c.pages->count, alone);
	ck_assert_str_eq(c.pages->pages[3].label, "11");
	must_find(&c, 3, "11");
	must_find(&c, 3, "16"); /* of all */
	ck_assert_ptr_null(case_find(&c, 0, "system")); /* its first page, not the output's */
	ck_assert_ptr_nonnull(case_find(&c, 1, "system"));
	ck_assert_uint_eq(c.pages->anchor[2].page, 3); /* its own count */
	case_drop(&c);
}
END_TEST

START_TEST(contents_and_references_know_what_follows)
{
	static const struct page_anchor anchors[] = {{"c1", 0, 0}, {"c1-notes", 8, 50}};
	static const struct page_outline outlines[] = {{1, "Machine 2", "c1"}, {2, "Notes", "c1-notes"}};
	struct page_case c = numbered();
	struct doc_node *para = case_add(&c, NULL, DOC_PARA, &body_style);
	case_text(&c, para, &body_style, "notes on page ");
	case_add(&c, para, DOC_PAGE_OF, &body_style)->text = "c1-notes";
	c.pages = part_of(&c, &(struct layout_whole){.following = 9, .anchors = 2, .anchor = anchors, .outlines = 2, .outline = outlines});
	ck_assert_uint_eq(c.pages->count, 4);
	ck_assert_double_eq(must_find(&c, 0, "5")->baseline, must_find(&c, 0, "Machine 2")->baseline);
	ck_assert_ptr_null(case_find(&c, 0, "Notes")); /* deeper than the contents go */
	must_find(&c, 3, "13");
	ck_assert(!case_reported(&c, "layout-target"));
	ck_assert_uint_eq(c.pages->outlines, 3);
	case_drop(&c);
}
END_TEST

START_TEST(a_line_closes_up_behind_a_page_number)
{
	struct page_case c = numbered();
	const struct page_item *see = must_find(&c, 3, "see page"), *there = must_find(&c, 3, " there");
	ck_assert_double_eq_tol(there->box.x, see->box.x + 5 * 9 + 5, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(columns_stand_side_by_side)
{
	struct page_case c = case_new(96 + 348, 400);
	struct doc_node *columns = case_add(&c, NULL, DOC_COLUMNS, &body_style);
	for (int i = 0; i < 2; i++) {
		struct doc_node *column = case_add(&c, columns, DOC_COLUMN, &body_style);
		column->columns = i ? 4 : 8;
		case_para(&c, column, &para_style, i ? "right" : "left");
	}
	case_lay(&c);
	const struct page_item *left = must_find(&c, 0, "left"), *right = must_find(&c, 0, "right");
	ck_assert_double_eq(left->baseline, right->baseline);
	ck_assert_double_eq_tol(right->box.x, 48 + 8 * 30, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_band_is_tinted_behind_its_text)
{
	struct page_case c = case_new(400, 400);
	struct doc_node *band = case_add(&c, NULL, DOC_BAND, &band_style);
	case_para(&c, band, &body_style, "inside");
	case_lay(&c);
	const struct page *page = &c.pages->pages[0];
	ck_assert_int_eq(page->items[0].kind, PAGE_RECT);
	ck_assert_double_eq_tol(page->items[0].box.h, 12 + 12, 1e-6);
	ck_assert_double_eq_tol(must_find(&c, 0, "inside")->box.x, 56, 1e-6);
	case_drop(&c);
}
END_TEST

static struct doc_node *add_fields(struct page_case *c, const char *const *labels, const char *const *values, size_t count, unsigned columns)
{
	struct doc_node *fields = case_add(c, NULL, DOC_FIELDS, &body_style);
	fields->columns = columns;
	for (size_t i = 0; i < count; i++) {
		struct doc_node *field = case_add(c, fields, DOC_FIELD, &row_style);
		case_text(c, case_add(c, field, DOC_LABEL, &body_style), &body_style, labels[i]);
		case_text(c, case_add(c, field, DOC_CELL, &body_style), &body_style, values[i]);
	}
	return fields;
}

START_TEST(fields_stand_in_balanced_halves_left_column_first)
{
	static const char *const labels[] = {"a", "b", "c", "d", "e"}, *const values[] = {"1", "2", "3", "4", "5"};
	struct page_case c = case_new(96 + 412, 400);
	add_fields(&c, labels, values, 5, 2);
	case_lay(&c);
	const struct page_item *a = must_find(&c, 0, "a"), *cc = must_find(&c, 0, "c"), *d = must_find(&c, 0, "d"), *one = must_find(&c, 0, "1");
	ck_assert_double_eq(a->box.x, cc->box.x);
	ck_assert_double_eq(a->baseline, d->baseline);
	ck_assert_double_eq_tol(d->box.x, 48 + 212, 1e-6);
	ck_assert_double_eq_tol(one->box.x, 48 + 62, 1e-6);
	ck_assert_double_eq_tol(cc->baseline - a->baseline, 2 * 15.5, 1e-6);
	ck_assert_uint_eq(case_count(&c, 0, PAGE_RECT), 6);
	case_drop(&c);
}
END_TEST

START_TEST(labels_widen_to_a_third_at_most_and_values_wrap_under_themselves)
{
	static const char *const labels[] = {"a label that is longer than the column allows"}, *const values[] = {"one two three four five six seven eight nine ten"};
	struct page_case c = case_new(96 + 200, 400);
	add_fields(&c, labels, values, 1, 1);
	case_lay(&c);
	const struct page_item *first = must_find(&c, 0, "one two three four five"), *second = must_find(&c, 0, "six seven eight nine");
	ck_assert_double_eq_tol(first->box.x, 48 + 82, 1e-6);
	ck_assert_double_eq(second->box.x, first->box.x);
	case_drop(&c);
}
END_TEST

static struct doc_node *add_pre(struct page_case *c, size_t lines, const char *line)
{
	struct doc_node *pre = case_add(c, NULL, DOC_PRE, &mono_style);
	pre->columns = 2;
	pre->continued = "{n} lines continue on page {page}";
	for (size_t i = 0; i < lines; i++)
		case_text(c, case_add(c, pre, DOC_LINE, &mono_style), &mono_style, line ? line : arena_printf(c->arena, "line%zu  =  %zu", i, i));
	return pre;
}

START_TEST(verbatim_lines_stand_in_two_columns_where_they_fit)
{
	struct page_case c = case_new(96 + 412, 400);
	add_pre(&c, 8, NULL);
	case_lay(&c);
	const struct page_item *first = must_find(&c, 0, "line0  =  0"), *fifth = must_find(&c, 0, "line4  =  4");
	ck_assert_double_eq(first->baseline, fifth->baseline);
	ck_assert_double_eq_tol(fifth->box.x, 48 + 212, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(a_long_verbatim_line_goes_on_behind_a_hook)
{
	struct page_case c = case_new(96 + 200, 400);
	add_pre(&c, 1, "-Da=aaaaaaaaaaaaaaaaaaaaaaaa -Db=bbbbbbbbbbbbbbbbbbbbbbbbb -Dc=ccccccccccccccccccccccccc");
	case_lay(&c);
	ck_assert_uint_ge(case_count(&c, 0, PAGE_SYMBOL), 1);
	const struct page *page = &c.pages->pages[0];
	for (size_t i = 1; i < page->count; i++)
		if (page->items[i].kind == PAGE_SYMBOL)
			ck_assert_str_eq(page->items[i].name, "hook");
		else
			ck_assert_double_eq_tol(page->items[i].box.x, 48 + 7, 1e-6);
	case_drop(&c);
}
END_TEST

START_TEST(broken_verbatim_text_fills_both_columns_and_says_how_it_goes_on)
{
	struct page_case c = case_new(96 + 412, 54 + 60 + 100);
	add_pre(&c, 30, NULL);
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 2);
	must_find(&c, 0, "line9  =  9");
	const struct page_item *note = must_find(&c, 0, "12 lines continue on page 2");
	ck_assert_double_eq_tol(note->box.x + note->box.w, 48 + 412, 1e-6);
	must_find(&c, 1, "line18  =  18");
	case_drop(&c);
}
END_TEST

START_TEST(few_verbatim_lines_never_go_on_alone)
{
	for (size_t lines = 9; lines <= 30; lines++) {
		struct page_case c = case_new(96 + 200, 54 + 60 + 100);
		add_pre(&c, lines, NULL);
		case_lay(&c);
		size_t last = 0, page = c.pages->count - 1;
		for (size_t i = 0; i < lines; i++)
			last += case_find(&c, page, arena_printf(c.arena, "line%zu  =  %zu", i, i)) != NULL;
		ck_assert_msg(last >= 4, "%zu lines: %zu on the last page", lines, last);
		case_drop(&c);
	}
}
END_TEST

START_TEST(the_note_of_lines_that_go_on_is_whole_in_narrow_columns)
{
	for (double measure = 30; measure <= 120; measure += 15) {
		struct page_case c = case_new(96 + measure, 54 + 60 + 240);
		add_pre(&c, 60, "aaaa");
		case_lay(&c);
		struct buf words = {0};
		double top = 1e9, bottom = 0;
		for (size_t i = 0; i < c.pages->pages[0].count; i++) {
			const struct page_item *item = &c.pages->pages[0].items[i];
			if (item->kind != PAGE_TEXT)
				continue;
			ck_assert_double_le(item->box.y + item->box.h, 54 + 240 + 1e-6);
			if (item->node)
				bottom = item->box.y + item->box.h > bottom ? item->box.y + item->box.h : bottom;
			else
				top = item->box.y < top ? item->box.y : top;
			buf_addf(&words, "%s%.*s", !item->node && words.n ? " " : "", item->node ? 0 : (int)slice_trim_end(item->text).n, item->text.s);
		}
		ck_assert_msg(strstr(words.s, "lines continue on page 2") != NULL, "measure %g: \"%s\"", measure, words.s);
		ck_assert_double_le(bottom, top + 1e-6);
		buf_drop(&words);
		case_drop(&c);
	}
}
END_TEST

START_TEST(a_title_has_no_short_last_line)
{
	static const struct style title = {.name = "title", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .balance = true};
	struct page_case c = case_new(96 + 100, 400); /* 20 characters a line */
	case_para(&c, NULL, &title, "one two three four five");
	case_para(&c, NULL, &title, "six seven eight nine tenth elev");
	case_lay(&c);
	must_find(&c, 0, "one two three");
	must_find(&c, 0, "four five");
	must_find(&c, 0, "six seven eight nine"); /* its last line is long enough */
	must_find(&c, 0, "tenth elev");
	case_drop(&c);
}
END_TEST

START_TEST(a_title_keeps_numbers_with_their_names_where_that_costs_no_line)
{
	static const struct style title = {.name = "title", .font = {SHAPE_SANS, 10, 0}, .leading = 12, .color = INK, .balance = true};
	struct page_case c = case_new(96 + 100, 400);
	case_para(&c, NULL, &title, "Sphere Server App 7.2 onto");
	case_para(&c, NULL, &title, "Application Server 3.0 on");
	case_para(&c, NULL, &title, "Applications Servers 30 Ardent Nineteen"); /* needs the whole measure */
	case_lay(&c);
	must_find(&c, 0, "Sphere Server");
	must_find(&c, 0, "App 7.2 onto");
	must_find(&c, 0, "Application");
	must_find(&c, 0, "Server 3.0 on");
	must_find(&c, 0, "Applications Servers");
	case_drop(&c);
}
END_TEST

/* A section of 300 points' measure on pages of 120, with what `fill` puts into it. */
static struct page_case continued_section(void (*fill)(struct page_case *c, struct doc_node *section))
{
	struct page_case c = case_new(96 + 300, 54 + 60 + 120);
	struct doc_node *section = case_section(&c, NULL, 1, "Machine");
	section->continued = "continued";
	fill(&c, section);
	case_para(&c, NULL, &body_style, "behind");
	case_lay(&c);
	return c;
}

static void under_section(struct doc_node *section, struct doc_node *block)
{
	struct doc_node *root = block->parent, *before = root->first;
	while (before->next != block)
		before = before->next;
	before->next = block->next;
	root->last = before;
	section->last->next = block;
	section->last = block;
	block->next = NULL;
	block->parent = section;
}

static void fill_grid(struct page_case *c, struct doc_node *section)
{
	const char *labels[30], *values[30];
	for (size_t i = 0; i < 30; i++)
		labels[i] = arena_printf(c->arena, "label%zu", i), values[i] = arena_printf(c->arena, "value%zu", i);
	under_section(section, add_fields(c, labels, values, 30, 2));
}

static void fill_verbatim(struct page_case *c, struct doc_node *section)
{
	under_section(section, add_pre(c, 60, NULL));
}

static void fill_text(struct page_case *c, struct doc_node *section)
{
	for (size_t i = 0; i < 12; i++)
		case_para(c, section, &para_style, WORDS10 WORDS10);
}

static void fill_kept(struct page_case *c, struct doc_node *section)
{
	for (size_t i = 0; i < 16; i++)
		case_para(c, section, &keep_style, WORDS10 WORDS10);
}

static void fill_columns(struct page_case *c, struct doc_node *section)
{
	struct doc_node *columns = case_add(c, section, DOC_COLUMNS, &body_style);
	for (size_t i = 0; i < 2; i++) {
		struct doc_node *column = case_add(c, columns, DOC_COLUMN, &body_style);
		column->columns = 6;
		case_para(c, column, &para_style, WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10);
	}
}

static void fill_table(struct page_case *c, struct doc_node *section)
{
	static const struct doc_table_column columns[2] = {{.align = STYLE_LEFT}};
	static const char *const heads[] = {"Name", "Count"}, *const cells[] = {"a", "1"};
	struct doc_node *table = case_add(c, section, DOC_TABLE, &body_style);
	table->table = columns;
	table->table_columns = 2;
	table->continued = "continued";
	case_row(c, table, DOC_HEADROW, heads, 2);
	for (size_t i = 0; i < 30; i++)
		case_row(c, table, DOC_ROW, cells, 2);
}

static void (*const fillings[])(struct page_case *c, struct doc_node *section) = {
	fill_grid, fill_verbatim, fill_text, fill_kept, fill_columns, fill_table,
};

START_TEST(a_section_says_its_title_again_on_each_further_page)
{
	struct page_case c = continued_section(fillings[_i]);
	ck_assert_uint_ge(c.pages->count, 3);
	for (size_t p = 1; p < c.pages->count; p++) {
		const struct page *page = &c.pages->pages[p];
		size_t titles = 0;
		double top = 1e9;
		for (size_t i = 0; i < page->count; i++) {
			const struct page_item *item = &page->items[i];
			titles += item->kind == PAGE_TEXT && item->node == 0 && slice_is(slice_trim_end(item->text), "Machine");
			if (item->kind == PAGE_TEXT && item->node && item->box.y < top)
				top = item->box.y;
			ck_assert_double_le(item->box.y + item->box.h, 54 + 120 + 1e-6);
		}
		if (p + 1 == c.pages->count && page->items[0].kind == PAGE_TEXT && slice_is(page->items[0].text, "behind"))
			continue;
		ck_assert_uint_eq(titles, 1);
		ck_assert(case_find(&c, p, " continued") != NULL);
		ck_assert_double_eq_tol(page->items[0].box.y, 54, 1e-6); /* its rule */
		ck_assert_double_ge(top, 54 + 1 + 4 + 12 + 6);
		ck_assert_double_le(top, 54 + 1 + 4 + 12 + 6 + 20);
	}
	case_drop(&c);
}
END_TEST

START_TEST(a_section_that_ends_with_its_page_is_not_said_again)
{
	struct page_case c = case_new(96 + 300, 54 + 60 + 120);
	struct doc_node *section = case_section(&c, NULL, 1, "Machine"), *next = case_section(&c, NULL, 1, "Other");
	section->continued = next->continued = "continued";
	case_para(&c, section, &para_style, "text");
	next->page = true;
	case_para(&c, next, &para_style, "text");
	case_lay(&c);
	ck_assert_ptr_null(case_find(&c, 1, "Machine"));
	ck_assert_ptr_null(case_find(&c, 1, " continued"));
	case_drop(&c);
}
END_TEST

START_TEST(a_block_that_leaves_no_room_for_the_title_stands_alone)
{
	struct page_case c = case_new(96 + 300, 54 + 60 + 12 * 10);
	struct doc_node *section = case_section(&c, NULL, 1, "Machine");
	section->continued = "continued";
	case_para(&c, section, &body_style, "text");
	case_para(&c, section, &keep_style, "a\nb\nc\nd\ne\nf\ng\nh\ni\nj");
	case_lay(&c);
	ck_assert_uint_eq(c.pages->count, 2);
	must_find(&c, 1, "a");
	must_find(&c, 1, "j");
	ck_assert(!case_reported(&c, "layout-keep"));
	case_drop(&c);
}
END_TEST

START_TEST(a_small_section_is_not_broken)
{
	for (size_t above = 0; above < 30; above++) {
		struct page_case c = case_new(96 + 300, 54 + 60 + 12 * 40);
		case_para(&c, NULL, &body_style, "first");
		case_add(&c, NULL, DOC_SPACE, &body_style)->height = 12 * (double)(above + 10);
		struct doc_node *section = case_section(&c, NULL, 2, "Other");
		case_para(&c, section, &body_style, "one");
		case_para(&c, section, &body_style, "two");
		case_lay(&c);
		size_t page = case_find(&c, 0, "Other") ? 0 : 1;
		must_find(&c, page, "one");
		must_find(&c, page, "two");
		case_drop(&c);
	}
}
END_TEST

START_TEST(a_small_last_section_never_stands_alone_on_a_page)
{
	for (size_t above = 20; above < 44; above++) {
		struct page_case c = case_new(96 + 300, 54 + 60 + 12 * 40);
		for (size_t i = 0; i < above; i++)
			case_para(&c, NULL, &body_style, arena_printf(c.arena, "para%zu", i));
		case_para(&c, case_section(&c, NULL, 1, "Source"), &body_style, "one");
		case_lay(&c);
		size_t page = case_find(&c, 0, "Source") ? 0 : 1;
		must_find(&c, page, "one");
		must_find(&c, page, arena_printf(c.arena, "para%zu", above - 1));
		case_drop(&c);
	}
}
END_TEST

START_TEST(of_many_verbatim_lines_several_stand_where_they_begin)
{
	for (size_t above = 0; above < 24; above++) {
		struct page_case c = case_new(96 + 412, 54 + 60 + 300);
		case_para(&c, NULL, &body_style, "first");
		case_add(&c, NULL, DOC_SPACE, &body_style)->height = 12 * (double)above;
		add_pre(&c, 60, NULL);
		case_lay(&c);
		size_t lines = 0;
		for (size_t i = 0; i < 60; i++)
			lines += case_find(&c, 0, arena_printf(c.arena, "line%zu  =  %zu", i, i)) != NULL;
		ck_assert_msg(lines == 0 || lines >= 10, "%zu lines begin", lines);
		case_drop(&c);
	}
}
END_TEST

START_TEST(the_documents_title_is_no_running_title)
{
	struct page_case c = case_new(400, 54 + 60 + 60);
	struct doc_node *header = case_add(&c, NULL, DOC_HEADER, &small_style), *para = case_add(&c, header, DOC_PARA, &small_style);
	case_text(&c, para, &small_style, "header");
	case_add(&c, para, DOC_FILL, &small_style);
	case_add(&c, para, DOC_RUNNING, &small_style);
	c.doc->title = "Server 7";
	for (size_t i = 0; i < 2; i++)
		case_para(&c, case_section(&c, NULL, 1, i ? "Notes" : "Server 7"), &body_style, WORDS10 WORDS10 WORDS10 WORDS10 WORDS10 WORDS10);
	case_lay(&c);
	ck_assert_uint_ge(c.pages->count, 4);
	must_find(&c, 1, "header");
	ck_assert_ptr_null(case_find(&c, 1, "Server 7"));
	must_find(&c, c.pages->count - 1, "Notes");
	case_drop(&c);
}
END_TEST

START_TEST(a_verbatim_line_stands_with_the_first_that_it_names)
{
	for (size_t above = 0; above < 12; above++) {
		struct page_case c = case_new(96 + 412, 54 + 60 + 200);
		struct doc_node *pre = case_add(&c, NULL, DOC_PRE, &mono_style);
		pre->columns = 1;
		for (size_t i = 0; i < 12 + above; i++)
			case_text(&c, case_add(&c, pre, DOC_LINE, &mono_style), &mono_style, "line");
		case_text(&c, case_add(&c, pre, DOC_LINE, &mono_style), &mono_style, "Settings:");
		for (size_t i = 0; i < 8; i++)
			case_text(&c, case_add(&c, pre, DOC_LINE, &mono_style), &mono_style, i ? "   further" : "   first");
		case_lay(&c);
		size_t page = case_find(&c, 0, "Settings:") ? 0 : 1;
		must_find(&c, page, "Settings:");
		ck_assert(case_find(&c, page, "   first") || case_find(&c, page, "first"));
		case_drop(&c);
	}
}
END_TEST

START_TEST(a_line_gives_its_direction_to_a_piece_that_has_another)
{
	struct page_case c = case_new(96 + 60, 400); /* 12 characters a line */
	case_para(&c, NULL, &body_style, "\u05D0\u05D1\u05D2\u05D3 (2.93 GHz) \u05D0\u05D1 Intel");
	case_para(&c, NULL, &body_style, "Latin words \u05D0\u05D1\u05D2) and");
	struct doc_node *table = case_add(&c, NULL, DOC_TABLE, &body_style); /* rows have a scratch arena of their own */
	static const char *const cells[][1] = {{"a) \u05D4\u05D5 a)"}, {"aaaa aaaaaa \u05D4\u05D5 a)"}, {"bbbb bbbb"}, {"cccc cccc"}};
	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
		case_row(&c, table, DOC_ROW, cells[i], 1);
	case_lay(&c);
	must_find(&c, 0, "\u05D0\u05D1\u05D2\u05D3 (2.93");
	must_find(&c, 0, "\u200FGHz) \u05D0\u05D1");
	must_find(&c, 0, "Intel");
	must_find(&c, 0, "Latin words");
	must_find(&c, 0, "\u200E\u05D0\u05D1\u05D2) and");
	must_find(&c, 0, "\u200E\u05D4\u05D5 a)");
	case_drop(&c);
}
END_TEST

Suite *suite_layout_flow(void);

Suite *suite_layout_flow(void)
{
	Suite *suite = suite_create("layout flow");
	TCase *tests = tcase_create("flow");
	tcase_add_test(tests, spaces_collapse_to_the_larger_and_vanish_at_the_top);
	tcase_add_test(tests, a_rule_stays_at_the_top_of_a_page);
	tcase_add_test(tests, a_head_is_one_line_where_it_fits);
	tcase_add_test(tests, a_finding_that_does_not_fit_moves_below);
	tcase_add_test(tests, a_heading_goes_with_what_follows);
	tcase_add_test(tests, two_lines_at_least_on_each_page);
	tcase_add_test(tests, kept_blocks_move_whole);
	tcase_add_test(tests, kept_blocks_taller_than_a_page_are_split_and_reported);
	tcase_add_test(tests, kept_blocks_over_many_pages_take_linear_work);
	tcase_add_test(tests, a_text_read_from_the_right_begins_at_the_right);
	tcase_add_test(tests, anchors_in_cells_and_paragraphs_are_destinations);
	tcase_add_test(tests, a_chapter_begins_a_page_but_not_a_blank_one);
	tcase_add_loop_test(tests, a_chapter_begins_where_enough_of_the_page_is_left, 0, sizeof chapters / sizeof *chapters);
	tcase_add_test(tests, a_tall_chart_shares_the_page_with_its_heading);
	tcase_add_test(tests, page_numbers_and_running_titles_are_right);
	tcase_add_test(tests, contents_give_pages_at_the_right_margin_and_link);
	tcase_add_test(tests, a_line_closes_up_behind_a_page_number);
	tcase_add_test(tests, a_part_of_an_output_goes_on_with_its_page_numbers);
	tcase_add_test(tests, contents_and_references_know_what_follows);
	tcase_add_test(tests, columns_stand_side_by_side);
	tcase_add_test(tests, a_band_is_tinted_behind_its_text);
	tcase_add_test(tests, fields_stand_in_balanced_halves_left_column_first);
	tcase_add_test(tests, labels_widen_to_a_third_at_most_and_values_wrap_under_themselves);
	tcase_add_test(tests, verbatim_lines_stand_in_two_columns_where_they_fit);
	tcase_add_test(tests, a_long_verbatim_line_goes_on_behind_a_hook);
	tcase_add_test(tests, broken_verbatim_text_fills_both_columns_and_says_how_it_goes_on);
	tcase_add_test(tests, few_verbatim_lines_never_go_on_alone);
	tcase_add_test(tests, a_title_has_no_short_last_line);
	tcase_add_test(tests, a_title_keeps_numbers_with_their_names_where_that_costs_no_line);
	tcase_add_test(tests, the_note_of_lines_that_go_on_is_whole_in_narrow_columns);
	tcase_add_loop_test(tests, a_section_says_its_title_again_on_each_further_page, 0, sizeof fillings / sizeof *fillings);
	tcase_add_test(tests, a_section_that_ends_with_its_page_is_not_said_again);
	tcase_add_test(tests, a_block_that_leaves_no_room_for_the_title_stands_alone);
	tcase_add_test(tests, a_small_section_is_not_broken);
	tcase_add_test(tests, a_small_last_section_never_stands_alone_on_a_page);
	tcase_add_test(tests, of_many_verbatim_lines_several_stand_where_they_begin);
	tcase_add_test(tests, the_documents_title_is_no_running_title);
	tcase_add_test(tests, a_verbatim_line_stands_with_the_first_that_it_names);
	tcase_add_test(tests, a_line_gives_its_direction_to_a_piece_that_has_another);
	suite_add_tcase(suite, tests);
	return suite;
}
