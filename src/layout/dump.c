/* --dump=pages: a line a page, then a line an item; what the golden tests compare. */
#include "base/number.h"
#include "layout/page.h"

static void add_number(struct buf *out, double value)
{
	buf_addc(out, ' ');
	number_print(out, value, 2);
}

static void add_box(struct buf *out, struct rect box)
{
	add_number(out, box.x);
	add_number(out, box.y);
	add_number(out, box.w);
	add_number(out, box.h);
}

static void add_color(struct buf *out, struct color c)
{
	buf_addf(out, " #%02x%02x%02x", c.r, c.g, c.b);
	if (c.a != 255)
		buf_addf(out, "%02x", c.a);
}

static void add_quoted(struct buf *out, struct slice text)
{
	buf_adds(out, " \"");
	for (size_t i = 0; i < text.n; i++) {
		if (text.s[i] == '"' || text.s[i] == '\\')
			buf_addc(out, '\\');
		buf_addc(out, text.s[i]);
	}
	buf_addc(out, '"');
}

static void dump_item(struct buf *out, const struct page_item *item)
{
	static const char *const names[] = {
		[PAGE_TEXT] = "text", [PAGE_RECT] = "rect", [PAGE_PICTURE] = "picture", [PAGE_SYMBOL] = "symbol", [PAGE_LINK] = "link",
	};
	static const char *const faces[SHAPE_FACES] = {"sans", "sans-bold", "sans-italic", "mono", "mono-bold"};
	buf_addf(out, "  %s", names[item->kind]);
	add_box(out, item->box);
	if (item->node)
		buf_addf(out, " node %u", item->node);
	switch (item->kind) {
	case PAGE_TEXT:
		buf_addf(out, " %s", faces[item->font.face]);
		add_number(out, item->font.size);
		buf_adds(out, " at");
		add_number(out, item->baseline);
		add_color(out, item->color);
		add_quoted(out, item->text);
		break;
	case PAGE_RECT:
		add_color(out, item->color);
		break;
	case PAGE_SYMBOL:
		add_color(out, item->color);
		buf_addf(out, " %s", item->name ? item->name : "");
		break;
	case PAGE_LINK:
		add_quoted(out, slice_of(item->name));
		break;
	case PAGE_PICTURE:
		buf_addf(out, " %zu marks", item->picture->count);
		break;
	}
	buf_addc(out, '\n');
}

void page_dump(struct buf *out, const struct pages *pages)
{
	for (size_t i = 0; i < pages->count; i++) {
		const struct page *page = &pages->pages[i];
		buf_addf(out, "page %s", page->label);
		add_number(out, page->width);
		add_number(out, page->height);
		buf_addc(out, '\n');
		for (size_t k = 0; k < page->count; k++)
			dump_item(out, &page->items[k]);
	}
	for (size_t i = 0; i < pages->anchors; i++) {
		buf_addf(out, "anchor %s page %zu at", pages->anchor[i].name, pages->anchor[i].page + 1);
		add_number(out, pages->anchor[i].y);
		buf_addc(out, '\n');
	}
	for (size_t i = 0; i < pages->outlines; i++) {
		buf_addf(out, "outline %u %s", pages->outline[i].level, pages->outline[i].anchor);
		add_quoted(out, slice_of(pages->outline[i].title));
		buf_addc(out, '\n');
	}
}
