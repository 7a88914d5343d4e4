/* Pages and pictures as traces: marks, order, places; symbols; the same marks in every format. */
#include "paint/diag.h"
#include "paint/paint.h"
#include "paint/symbol.h"

#include <check.h>
#include <string.h>

Suite *suite_paint_paint(void);

static const struct color ink = {26, 26, 26, 255}, accent = {11, 95, 165, 255}, white = {255, 255, 255, 255};

static struct arena *arena;
static struct diags *diags;
static struct paint_tools tools;

static void setup(void)
{
	arena = arena_new();
	diags = diags_new(arena);
	tools = (struct paint_tools){.arena = arena, .diags = diags};
}

static void teardown(void)
{
	arena_drop(arena);
}

static struct page_item *add_item(struct page *page, enum page_item_kind kind, unsigned node, struct rect box)
{
	struct page_item *item = arena_push(arena, &page->items, &page->count, &page->capacity, sizeof *item);
	*item = (struct page_item){.kind = kind, .node = node, .box = box, .color = ink};
	return item;
}

static void add_text(struct page *page, unsigned node, double y, const char *text)
{
	struct page_item *item = add_item(page, PAGE_TEXT, node, (struct rect){48, y, 20, 10});
	item->text = slice_of(text);
	item->font = (struct shape_font){SHAPE_SANS, 8.5, 0};
	item->baseline = y + 8;
}

static struct picture *make_picture(void)
{
	struct picture *picture = arena_alloc(arena, sizeof *picture);
	*picture = (struct picture){.width = 100, .height = 50, .title = "T", .description = "D", .id = "c", .background = white};
	struct mark *bar = mark_shape(arena, picture, "bar", geom_rect_path(arena, (struct rect){1, 2, 30, 4}));
	bar->fill = accent;
	bar->stroke = ink;
	bar->stroke_width = 0.75;
	bar->datum = "Purchase";
	mark_clip(arena, picture, geom_circle(arena, 10, 10, 5));
	mark_shape(arena, picture, "rule", geom_segment(arena, 0, 0, 9, 9))->stroke = ink;
	picture->marks[picture->count - 1].stroke_width = 1;
	mark_unclip(arena, picture);
	mark_text(arena, picture, "label", shape_fake(arena), (struct shape_font){SHAPE_SANS_BOLD, 10, 0}, ink, MARK_END, 20, 30, "5.2");
	return picture;
}

/* A section with heading and paragraph, a footer, a chart. */
static struct pages *make_pages(void)
{
	struct doc *doc = doc_new(arena);
	struct pages *pages = arena_alloc(arena, sizeof *pages);
	struct doc_node *root = doc_add(arena, doc, NULL, DOC_DOCUMENT, NULL);
	doc_add(arena, doc, doc_add(arena, doc, root, DOC_FOOTER, NULL), DOC_PARA, NULL);           /* 2, 3 */
	struct doc_node *section = doc_add(arena, doc, root, DOC_SECTION, NULL);                    /* 4 */
	doc_add(arena, doc, doc_add(arena, doc, section, DOC_HEAD, NULL), DOC_TITLE, NULL);         /* 5, 6 */
	struct doc_node *para = doc_add(arena, doc, section, DOC_PARA, NULL);                       /* 7 */
	doc_add_text(arena, doc, para, NULL, "one");                                                /* 8 */
	doc_add_text(arena, doc, para, NULL, "two");                                                /* 9 */
	doc_add(arena, doc, section, DOC_CHART, NULL)->alt = "D";                                   /* 10 */
	section->level = 1;
	doc->title = "Report";
	doc->language = "en";
	pages->doc = doc;
	struct page *page = arena_push(arena, &pages->pages, &pages->count, &pages->capacity, sizeof *page);
	*page = (struct page){.width = 595, .height = 842, .label = "1"};
	add_item(page, PAGE_RECT, 0, (struct rect){48, 50, 499, 0.75});
	add_text(page, 6, 60, "Mix");
	add_text(page, 8, 80, "one");
	add_text(page, 9, 80, "two");
	add_item(page, PAGE_LINK, 9, (struct rect){48, 80, 20, 10})->name = "#mix";
	add_item(page, PAGE_PICTURE, 10, (struct rect){48, 100, 100, 50})->picture = make_picture();
	add_text(page, 3, 800, "1 / 1");
	struct page_anchor *anchor = arena_push(arena, &pages->anchor, &pages->anchors, &pages->anchors_capacity, sizeof *anchor);
	*anchor = (struct page_anchor){"mix", 0, 50};
	struct page_outline *outline = arena_push(arena, &pages->outline, &pages->outlines, &pages->outlines_capacity, sizeof *outline);
	*outline = (struct page_outline){1, "Mix", "mix"};
	return pages;
}

START_TEST(a_page_is_painted_in_order_under_its_marks)
{
	struct slice bytes;
	ck_assert(paint_document(tools, make_pages(), "trace", &bytes));
	ck_assert_str_eq(bytes.s,
		"document \"Report\" language=en\n"
		"outline 1 \"Mix\" #mix\n"
		"anchor mix page=1 y=50\n"
		"page 595 842 label=1\n"
		"mark 0\n"
		"fill #1a1a1a rect 48 50 499 0.75\n"
		"mark 6 H1\n"
		"text 48 68 start sans 8.5 #1a1a1a width=20 \"Mix\"\n"
		"mark 7 P\n"
		"text 48 88 start sans 8.5 #1a1a1a width=20 \"one\"\n"
		"text 48 88 start sans 8.5 #1a1a1a width=20 \"two\"\n"
		"link 48 80 20 10 \"#mix\"\n"
		"mark 10 Figure\n"
		"fill #ffffff rect 48 100 100 50\n"
		"title \"Purchase\"\n"
		"fill #0b5fa5 rect 49 102 30 4\n"
		"stroke #1a1a1a width=0.75 rect 49 102 30 4\n"
		"clip circle 58 110 5\n"
		"stroke #1a1a1a width=1 line 48 100 57 109\n"
		"unclip\n"
		"text 68 130 end sans-bold 10 #1a1a1a width=15 \"5.2\"\n"
		"mark 0\n"
		"text 48 808 start sans 8.5 #1a1a1a width=20 \"1 / 1\"\n"
		"end\n"
		"close\n");
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(several_documents_are_painted_into_one_output)
{
	static const struct page_anchor anchors[] = {{"mix", 0, 50}, {"c1-mix", 1, 50}};
	static const struct page_outline outlines[] = {{1, "Mix", "mix"}, {1, "Mix", "c1-mix"}};
	struct pages *front = make_pages();
	const struct paint_whole whole = {.doc = front->doc, .pages = 2, .anchors = 2, .anchor = anchors, .outlines = 2, .outline = outlines};
	struct painter *painter = paint_open(tools, &whole, "trace");
	paint_pages(painter, tools, front);
	struct pages *chapter = make_pages();
	((struct doc_node *)chapter->doc->root->last)->depth = 2; /* as in a chapter */
	paint_pages(painter, tools, chapter);
	struct slice bytes;
	ck_assert(paint_close(painter, &bytes));
	ck_assert_ptr_nonnull(strstr(bytes.s, "anchor c1-mix page=2 y=50\npage 595 842 label=1\n"));
	ck_assert_ptr_nonnull(strstr(bytes.s, "mark 6 H1\n"));
	const char *second = strstr(bytes.s, "page 595 842 label=2\n");
	ck_assert_ptr_nonnull(second);
	ck_assert_ptr_nonnull(strstr(second, "mark 6 H2\n"));
	ck_assert_uint_eq(diags_count(diags), 0);
}
END_TEST

START_TEST(a_picture_is_an_output_of_its_own)
{
	struct slice bytes;
	ck_assert(paint_picture(tools, make_picture(), "en", "svg", 1, &bytes));
	ck_assert_str_eq(bytes.s,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\" xml:lang=\"en\" role=\"img\""
		" aria-labelledby=\"c-title c-desc\">\n"
		"<title id=\"c-title\">T</title>\n"
		"<desc id=\"c-desc\">D</desc>\n"
		"<defs>\n"
		"<clipPath id=\"c-clip1\"><circle cx=\"10\" cy=\"10\" r=\"5\"/></clipPath>\n"
		"</defs>\n"
		"<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"#ffffff\"/>\n"
		"<rect x=\"1\" y=\"2\" width=\"30\" height=\"4\" fill=\"#0b5fa5\" stroke=\"#1a1a1a\" stroke-width=\"0.75\"><title>Purchase</title></rect>\n"
		"<g clip-path=\"url(#c-clip1)\">\n"
		"<line x1=\"0\" y1=\"0\" x2=\"9\" y2=\"9\" stroke=\"#1a1a1a\"/>\n"
		"</g>\n"
		"<text x=\"20\" y=\"30\" font-family=\"Noto Sans, 'Helvetica Neue', Arial, sans-serif\" font-size=\"10\" font-weight=\"bold\" fill=\"#1a1a1a\""
		" text-anchor=\"end\">5.2</text>\n"
		"</svg>\n");
}
END_TEST

START_TEST(an_unpainted_page_fails_as_a_whole)
{
	struct pages *pages = make_pages();
	pages->pages[0].items[2].font.size = 1e6;
	struct slice bytes;
	ck_assert(!paint_document(tools, pages, "trace", &bytes));
	ck_assert_uint_eq(bytes.n, 0);
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert(diags_failed(diags));
}
END_TEST

static const struct {
	const char *name;
	size_t calls;
} symbols[] = {
	{"pass", 2}, {"fail", 3}, {"check", 3}, {"undisclosed", 1}, {"uncheckable", 2}, {"ring", 1}, {"square", 1}, {"tick", 1}, {"arrow", 2}, {"hook", 2},
};

START_TEST(a_symbol_is_drawn_in_its_box)
{
	const struct device_document document = {.page_count = 1};
	struct device *device = device_open(arena, diags, NULL, "trace", &document);
	device_begin_page(device, 100, 100);
	ck_assert(symbol_draw(arena, device, symbols[_i].name, (struct rect){10, 20, 9, 9}, accent));
	device_end_page(device);
	struct slice bytes;
	ck_assert(device_close(device, &bytes));
	size_t calls = 0;
	for (const char *at = bytes.s; (at = strstr(at, "#0b5fa5")); at++)
		calls++;
	for (const char *at = bytes.s; (at = strstr(at, "#ffffff")); at++)
		calls++;
	ck_assert_uint_eq(calls, symbols[_i].calls);
}
END_TEST

START_TEST(an_unknown_symbol_is_reported_with_the_nearest)
{
	struct pages *pages = make_pages();
	struct page *page = &pages->pages[0];
	add_item(page, PAGE_SYMBOL, 9, (struct rect){0, 0, 9, 9})->name = "chekc";
	((struct doc_node *)pages->doc->root->last->first->next)->last->from = (struct place){"report.xml", 3, 14};
	struct slice bytes;
	ck_assert(paint_document(tools, pages, "trace", &bytes));
	ck_assert_uint_eq(diags_count(diags), 1);
	ck_assert_str_eq(diags_line(arena, diags_at(diags, 0)),
		"report.xml:3:14: warning: unknown symbol is not drawn: chekc; did you mean check? [paint-symbol]");
}
END_TEST

Suite *suite_paint_paint(void)
{
	Suite *suite = suite_create("paint_paint");
	TCase *tcase = tcase_create("paint");
	tcase_add_checked_fixture(tcase, setup, teardown);
	tcase_add_test(tcase, a_page_is_painted_in_order_under_its_marks);
	tcase_add_test(tcase, several_documents_are_painted_into_one_output);
	tcase_add_test(tcase, a_picture_is_an_output_of_its_own);
	tcase_add_test(tcase, an_unpainted_page_fails_as_a_whole);
	tcase_add_loop_test(tcase, a_symbol_is_drawn_in_its_box, 0, sizeof symbols / sizeof *symbols);
	tcase_add_test(tcase, an_unknown_symbol_is_reported_with_the_nearest);
	suite_add_tcase(suite, tcase);
	return suite;
}
