/* What must always hold, over generated documents: nested sections, paragraphs, grids, facts, verbatim text, tables with groups and
 * spans, columns, bands. Each word of a document is unique, so that words can be followed from the content to the pages. */
#include "support/layout_doc.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef __SANITIZE_ADDRESS__
enum { DOCUMENTS = 16 };
#else
enum { DOCUMENTS = 64 };
#endif
enum { BATCH = 8, WORDS_MOST = 60 };

struct maker { /* a document being generated */
	struct page_case c;
	uint64_t seed;
	unsigned words;
	unsigned depth;
};

static unsigned below(struct maker *m, unsigned limit)
{
	m->seed = m->seed * 6364136223846793005u + 1442695040888963407u;
	return (unsigned)(m->seed >> 33) % limit;
}

/* At most so many words; where many are asked for, some are as long as a class path. */
static const char *some_words(struct maker *m, unsigned most)
{
	struct buf out = {0};
	for (unsigned n = 1 + below(m, most); n > 0; n--) {
		buf_addf(&out, "%sw%u", out.n ? " " : "", m->words++);
		for (unsigned k = most > 6 && below(m, 12) == 0 ? below(m, 120) : below(m, 8); k > 0; k--)
			buf_addc(&out, k % 17 == 9 ? '.' : 'x');
	}
	char *text = arena_copy(m->c.arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

static void make_blocks(struct maker *m, struct doc_node *parent, unsigned level);

static void make_section(struct maker *m, struct doc_node *parent, unsigned level)
{
	struct doc_node *section = case_section(&m->c, parent, level, some_words(m, 6));
	section->page = level == 1 && below(m, 3) == 0;
	section->continued = below(m, 2) ? "continued" : NULL;
	if (below(m, 2))
		case_text(&m->c, case_add(&m->c, section->first, DOC_FINDING, &body_style), &body_style, some_words(m, 12));
	if (below(m, 2))
		case_text(&m->c, case_add(&m->c, section->first, DOC_NOTE, &small_style), &small_style, some_words(m, 3));
	make_blocks(m, section, level + 1);
}

static void make_para(struct maker *m, struct doc_node *parent, const struct style *style)
{
	struct doc_node *para = case_add(&m->c, parent, DOC_PARA, style);
	for (unsigned n = 1 + below(m, 3); n > 0; n--) {
		struct doc_node *into = para;
		if (below(m, 5) == 0) {
			into = case_add(&m->c, para, DOC_LINK, style);
			into->text = "#somewhere";
		}
		case_text(&m->c, into, style, some_words(m, below(m, 4) == 0 ? 200 : WORDS_MOST));
		if (n > 1)
			case_text(&m->c, para, style, " ");
		if (below(m, 6) == 0)
			case_add(&m->c, para, DOC_SYMBOL, style)->text = "pass";
	}
}

static void make_fields(struct maker *m, struct doc_node *parent, enum doc_kind kind)
{
	struct doc_node *fields = case_add(&m->c, parent, kind, &body_style);
	fields->columns = 1 + below(m, 3);
	for (unsigned n = 1 + below(m, 14); n > 0; n--) {
		struct doc_node *field = case_add(&m->c, fields, DOC_FIELD, kind == DOC_FIELDS ? &row_style : &body_style);
		case_text(&m->c, case_add(&m->c, field, DOC_LABEL, &small_style), &small_style, some_words(m, 4));
		struct doc_node *value = case_add(&m->c, field, DOC_CELL, &body_style);
		for (unsigned k = 1 + below(m, 2); k > 0; k--)
			case_para(&m->c, value, &body_style, some_words(m, below(m, 9) == 0 ? 120 : 9));
	}
}

static void make_row(struct maker *m, struct doc_node *parent, enum doc_kind kind, unsigned columns)
{
	struct doc_node *row = case_add(&m->c, parent, kind, &row_style);
	for (unsigned at = 0; at < columns;) {
		unsigned span = below(m, 10) == 0 && columns - at > 1 ? 2 : 1;
		const char *text = below(m, 8) == 0 ? "" : some_words(m, below(m, 60) == 0 ? 90 : 4);
		case_cell(&m->c, row, DOC_CELL, text)->span = span;
		at += span;
	}
}

static void make_table(struct maker *m, struct doc_node *parent)
{
	struct doc_node *table = case_add(&m->c, parent, DOC_TABLE, &body_style);
	unsigned columns = 1 + below(m, 7);
	struct doc_table_column *specs = arena_array(m->c.arena, columns, sizeof *specs);
	for (unsigned i = 0; i < columns; i++) {
		specs[i].align = below(m, 4) == 0 ? STYLE_DECIMAL : below(m, 3) == 0 ? STYLE_RIGHT : STYLE_LEFT;
		specs[i].share = below(m, 4) == 0;
	}
	table->table = specs;
	table->table_columns = columns;
	table->continued = "continued";
	if (below(m, 4))
		make_row(m, table, DOC_HEADROW, columns);
	for (unsigned n = below(m, 4); n > 0; n--) {
		struct doc_node *into = table;
		if (below(m, 2)) {
			into = case_add(&m->c, table, DOC_GROUP, &row_style);
			into->continued = "continued";
			case_text(&m->c, case_add(&m->c, into, DOC_TITLE, &head_style), &head_style, some_words(m, 4));
		}
		for (unsigned rows = 1 + below(m, 12); rows > 0; rows--)
			make_row(m, into, DOC_ROW, columns);
	}
	if (below(m, 3) == 0) {
		struct doc_node *note = case_add(&m->c, table, DOC_FOOTNOTE, &row_style);
		case_text(&m->c, case_add(&m->c, note, DOC_LABEL, &body_style), &body_style, "*");
		case_para(&m->c, note, &body_style, some_words(m, 20));
	}
}

static void make_pre(struct maker *m, struct doc_node *parent)
{
	struct doc_node *pre = case_add(&m->c, parent, DOC_PRE, &mono_style);
	pre->columns = 1 + below(m, 2);
	pre->continued = "{n} lines continue on page {page}";
	for (unsigned n = 1 + below(m, 80); n > 0; n--)
		case_text(&m->c, case_add(&m->c, pre, DOC_LINE, &mono_style), &mono_style, below(m, 7) == 0 ? "" : some_words(m, below(m, 20) == 0 ? 25 : 4));
}

static void make_columns(struct maker *m, struct doc_node *parent, unsigned level)
{
	struct doc_node *columns = case_add(&m->c, parent, DOC_COLUMNS, &body_style);
	unsigned count = 1 + below(m, 3);
	for (unsigned i = 0; i < count; i++) {
		struct doc_node *column = case_add(&m->c, columns, DOC_COLUMN, &body_style);
		column->columns = 12 / count;
		make_blocks(m, column, level);
	}
}

static void make_band(struct maker *m, struct doc_node *parent, unsigned level)
{
	make_blocks(m, case_add(&m->c, parent, DOC_BAND, &band_style), level);
}

static void make_block(struct maker *m, struct doc_node *parent, unsigned level)
{
	switch (below(m, m->depth < 3 ? 12 : 8)) {
	case 0: make_fields(m, parent, DOC_FIELDS); break;
	case 1: make_fields(m, parent, DOC_FACTS); break;
	case 2: make_table(m, parent); break;
	case 3: make_pre(m, parent); break;
	case 4: case_add(&m->c, parent, DOC_SPACE, &body_style)->height = below(m, 30); break;
	case 5: make_para(m, parent, &keep_style); break;
	case 8: m->depth < 3 && parent->kind != DOC_COLUMN ? make_columns(m, parent, level) : make_para(m, parent, &para_style); break;
	case 9: make_band(m, parent, level); break;
	case 10: make_section(m, parent, level); break;
	default: make_para(m, parent, &para_style); break;
	}
}

static void make_blocks(struct maker *m, struct doc_node *parent, unsigned level)
{
	m->depth++;
	for (unsigned n = 1 + below(m, m->depth > 2 ? 2 : 5); n > 0; n--)
		make_block(m, parent, level < 6 ? level : 6);
	m->depth--;
}

static struct maker make(unsigned number)
{
	struct maker m = {.seed = number * 7919u + 13};
	m.c = case_new(number % 3 == 0 ? 300 : 595, number % 4 == 0 ? 400 : 842);
	struct doc_node *footer = case_add(&m.c, NULL, DOC_FOOTER, &small_style), *para = case_add(&m.c, footer, DOC_PARA, &small_style);
	case_add(&m.c, para, DOC_PAGE, &small_style);
	for (unsigned n = 1 + below(&m, 4); n > 0; n--)
		make_section(&m, m.c.doc->root, 1);
	return m;
}

static void list_nodes(struct doc_node *node, struct doc_node **nodes)
{
	nodes[node->number] = node;
	for (struct doc_node *child = node->first; child; child = child->next)
		list_nodes(child, nodes);
}

static struct doc_node **nodes_of(const struct maker *m)
{
	struct doc_node **nodes = arena_array(m->c.arena, m->c.doc->count + 1, sizeof *nodes);
	list_nodes(m->c.doc->root, nodes);
	return nodes;
}

static void everything_stands_within_the_margins_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	const struct doc *doc = m.c.doc;
	for (size_t p = 0; p < m.c.pages->count; p++) {
		const struct page *page = &m.c.pages->pages[p];
		for (size_t i = 0; i < page->count; i++) {
			const struct page_item *item = &page->items[i];
			if (item->node == 0 && item->box.y > page->height - doc->margin_bottom)
				continue; /* the footer */
			ck_assert_double_ge(item->box.x, doc->margin_left - 1e-3);
			ck_assert_double_le(item->box.x + item->box.w, page->width - doc->margin_right + 1e-3);
			ck_assert_double_ge(item->box.y, doc->margin_top - 1e-3);
			ck_assert_double_le(item->box.y + item->box.h, page->height - doc->margin_bottom + 1e-3);
		}
	}
	case_drop(&m.c);
}

static void no_text_stands_over_another_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	for (size_t p = 0; p < m.c.pages->count; p++) {
		const struct page *page = &m.c.pages->pages[p];
		for (size_t i = 0; i < page->count; i++)
			for (size_t k = i + 1; k < page->count; k++)
				if (page->items[i].kind == PAGE_TEXT && page->items[k].kind == PAGE_TEXT)
					ck_assert_msg(!geom_overlap(page->items[i].box, page->items[k].box, 0.01), "page %zu: \"%.*s\" and \"%.*s\"", p + 1,
						SLICE_ARGS(page->items[i].text), SLICE_ARGS(page->items[k].text));
	}
	case_drop(&m.c);
}

static void add_words(struct buf *out, struct slice text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != ' ' && text.s[i] != '\n')
			buf_addc(out, text.s[i]);
}

/* All that is drawn of each node, in the order it was drawn. */
static struct buf *drawn_by_node(const struct maker *m)
{
	struct buf *drawn = arena_array(m->c.arena, m->c.doc->count + 1, sizeof *drawn);
	for (size_t p = 0; p < m->c.pages->count; p++)
		for (size_t i = 0; i < m->c.pages->pages[p].count; i++) {
			const struct page_item *item = &m->c.pages->pages[p].items[i];
			if (item->kind == PAGE_TEXT && item->node)
				add_words(&drawn[item->node], item->text);
		}
	return drawn;
}

static void words_in_are_words_out_in_order_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	struct doc_node **nodes = nodes_of(&m);
	struct buf *drawn = drawn_by_node(&m);
	for (unsigned n = 1; n <= m.c.doc->count; n++) {
		struct buf words = {0};
		if (nodes[n]->kind == DOC_TEXT)
			add_words(&words, slice_of(nodes[n]->text));
		ck_assert_msg(slice_equal(buf_slice(&words), buf_slice(&drawn[n])), "node %u: \"%s\" became \"%s\"", n, words.s ? words.s : "", drawn[n].s ? drawn[n].s : "");
		buf_drop(&words);
		buf_drop(&drawn[n]);
	}
	case_drop(&m.c);
}

struct extent { /* pages on which a node and all below it stand, from 1; 0: nowhere */
	size_t first, last;
};

static struct extent *extents_of(const struct maker *m, struct doc_node **nodes)
{
	struct extent *extents = arena_array(m->c.arena, m->c.doc->count + 1, sizeof *extents);
	for (size_t p = 0; p < m->c.pages->count; p++)
		for (size_t i = 0; i < m->c.pages->pages[p].count; i++)
			for (struct doc_node *node = nodes[m->c.pages->pages[p].items[i].node]; node; node = node->parent) {
				struct extent *e = &extents[node->number];
				e->first = e->first && e->first < p + 1 ? e->first : p + 1;
				e->last = p + 1;
			}
	return extents;
}

/* The first node after `node` among its siblings that is drawn. */
static const struct doc_node *next_drawn(const struct doc_node *node, const struct extent *extents)
{
	for (node = node->next; node; node = node->next)
		if (extents[node->number].first)
			return node;
	return NULL;
}

static void headings_and_heads_are_never_last_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	struct doc_node **nodes = nodes_of(&m);
	struct extent *extents = extents_of(&m, nodes);
	for (unsigned n = 1; n <= m.c.doc->count; n++) {
		const struct doc_node *node = nodes[n];
		bool heads = node->kind == DOC_HEAD || node->kind == DOC_HEADROW || (node->kind == DOC_TITLE && node->parent->kind == DOC_GROUP);
		if (node->kind != DOC_HEAD && case_reported(&m.c, "layout-groups"))
			continue; /* the heads of later columns stand with their columns */
		const struct doc_node *next = heads ? next_drawn(node, extents) : NULL;
		if (next && extents[n].first)
			ck_assert_msg(extents[n].last == extents[next->number].first, "%s %u ends on page %zu, %s %u begins on %zu", doc_kind_name(node->kind), n,
				extents[n].last, doc_kind_name(next->kind), next->number, extents[next->number].first);
	}
	case_drop(&m.c);
}

/* Lines of a paragraph on a page: distinct baselines of its items. */
static size_t lines_on(const struct maker *m, struct doc_node **nodes, size_t p, const struct doc_node *para)
{
	size_t lines = 0;
	double last = -1;
	for (size_t i = 0; i < m->c.pages->pages[p].count; i++) {
		const struct page_item *item = &m->c.pages->pages[p].items[i];
		const struct doc_node *node = nodes[item->node];
		while (node && node != para)
			node = node->parent;
		if (!node || item->kind != PAGE_TEXT || fabs(item->baseline - last) < 0.01)
			continue;
		last = item->baseline;
		lines++;
	}
	return lines;
}

static bool inside_of(const struct doc_node *node, enum doc_kind kind)
{
	while (node && node->kind != kind)
		node = node->parent;
	return node != NULL;
}

static void widows_and_orphans_are_two_lines_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	struct doc_node **nodes = nodes_of(&m);
	struct extent *extents = extents_of(&m, nodes);
	for (unsigned n = 1; n <= m.c.doc->count; n++) {
		const struct doc_node *para = nodes[n];
		if (para->kind != DOC_PARA || inside_of(para, DOC_CELL) || inside_of(para, DOC_BAND) || inside_of(para, DOC_FOOTNOTE) || extents[n].first == extents[n].last)
			continue;
		ck_assert_uint_ge(lines_on(&m, nodes, extents[n].first - 1, para), 2);
		ck_assert_uint_ge(lines_on(&m, nodes, extents[n].last - 1, para), 2);
	}
	case_drop(&m.c);
}

static void the_same_layout_twice_in(unsigned document)
{
	struct buf dumps[2] = {{0}, {0}};
	for (int k = 0; k < 2; k++) {
		struct maker m = make(document);
		case_lay(&m.c);
		page_dump(&dumps[k], m.c.pages);
		case_drop(&m.c);
	}
	ck_assert(slice_equal(buf_slice(&dumps[0]), buf_slice(&dumps[1])));
	buf_drop(&dumps[0]);
	buf_drop(&dumps[1]);
}

static void every_page_has_its_number_and_something_on_it_in(unsigned document)
{
	struct maker m = make(document);
	case_lay(&m.c);
	for (size_t p = 0; p < m.c.pages->count; p++) {
		const struct page *page = &m.c.pages->pages[p];
		ck_assert_uint_ge(page->count, 2);
		const struct page_item *last = &page->items[page->count - 1];
		ck_assert(slice_is(last->text, page->label));
	}
	case_drop(&m.c);
}

/* A test of BATCH documents: a process a document would take most of the time. */
#define PROPERTY(name) \
	START_TEST(name) \
	{ \
		for (unsigned k = 0; k < BATCH; k++) \
			name##_in((unsigned)_i * BATCH + k); \
	} \
	END_TEST

PROPERTY(everything_stands_within_the_margins)
PROPERTY(no_text_stands_over_another)
PROPERTY(words_in_are_words_out_in_order)
PROPERTY(headings_and_heads_are_never_last)
PROPERTY(widows_and_orphans_are_two_lines)
PROPERTY(the_same_layout_twice)
PROPERTY(every_page_has_its_number_and_something_on_it)

START_TEST(a_thousand_pages_take_linear_work)
{
	size_t work[2], pages[2], shaped[2];
	for (size_t k = 0; k < 2; k++) {
		struct maker m = {.seed = 5, .c = case_new(595, 842)};
		for (size_t i = 0; i < (k ? 4000 : 400); i++) {
			struct doc_node *section = case_section(&m.c, NULL, 2, "section");
			make_para(&m, section, &para_style);
			make_pre(&m, section);
		}
		shaped[k] = case_lay_counted(&m.c);
		work[k] = m.c.pages->work;
		pages[k] = m.c.pages->count;
		case_drop(&m.c);
	}
	ck_assert_uint_ge(pages[1], 1000);
	ck_assert_uint_le(work[1], work[0] * 25); /* twice laid out past 999 pages */
	ck_assert_uint_le(shaped[1], shaped[0] * 25);
}
END_TEST

Suite *suite_layout_properties(void);

Suite *suite_layout_properties(void)
{
	Suite *suite = suite_create("layout properties");
	TCase *tests = tcase_create("properties");
	tcase_set_timeout(tests, 60);
	tcase_add_loop_test(tests, everything_stands_within_the_margins, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, no_text_stands_over_another, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, words_in_are_words_out_in_order, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, headings_and_heads_are_never_last, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, widows_and_orphans_are_two_lines, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, the_same_layout_twice, 0, DOCUMENTS / BATCH);
	tcase_add_loop_test(tests, every_page_has_its_number_and_something_on_it, 0, DOCUMENTS / BATCH);
	tcase_add_test(tests, a_thousand_pages_take_linear_work);
	suite_add_tcase(suite, tests);
	return suite;
}
