/* The last phase: everything has its page now, so page numbers, running titles and contents are exact. Copies what the pages keep
 * out of the scratch arena. */
#include "layout/finish.h"

#include "base/map.h"
#include "layout/flow.h"
#include "layout/inline.h"

#include <string.h>

const char *finish_anchor(struct state *s, const struct doc_node *node)
{
	return node->anchor ? node->anchor : arena_printf(s->tools.arena, "section-%u", node->number);
}

static const struct doc_node *title_of(const struct doc_node *section)
{
	const struct doc_node *head = section->first && section->first->kind == DOC_HEAD ? section->first : NULL;
	for (const struct doc_node *part = head ? head->first : NULL; part; part = part->next)
		if (part->kind == DOC_TITLE)
			return part;
	return NULL;
}

static void add_outline(struct state *s, struct pages *pages, const struct doc_node *parent)
{
	for (const struct doc_node *child = parent->first; child; child = child->next) {
		if (doc_is_inline(child->kind))
			continue;
		const struct doc_node *title = child->kind == DOC_SECTION && child->outline ? title_of(child) : NULL;
		if (title) {
			struct page_outline *entry = arena_push(s->tools.arena, &pages->outline, &pages->outlines, &pages->outlines_capacity, sizeof *entry);
			*entry = (struct page_outline){doc_depth(child), inline_plain(s, title).s, finish_anchor(s, child)};
		}
		if (child->kind == DOC_SECTION || child->kind == DOC_COLUMNS || child->kind == DOC_COLUMN || child->kind == DOC_BAND)
			add_outline(s, pages, child);
	}
}

static void add_anchors(struct state *s, struct pages *pages, struct map *anchors, const struct sheet *sheets, size_t count)
{
	for (size_t page = 0; page < count; page++)
		for (size_t i = 0; i < sheets[page].count; i++) {
			const struct placement *p = &sheets[page].placements[i];
			for (size_t k = 0; k < p->strip->marks; k++) {
				struct page_anchor *anchor = arena_push(s->tools.arena, &pages->anchor, &pages->anchors, &pages->anchors_capacity, sizeof *anchor);
				*anchor = (struct page_anchor){finish_anchor(s, p->strip->mark[k]), page, p->y};
			}
		}
	for (size_t i = 0; i < pages->anchors; i++)
		map_add(anchors, slice_of(pages->anchor[i].name), &pages->anchor[i]);
}

/* Destinations on the pages that follow the document, counted like its own. */
static void add_following(struct state *s, struct map *anchors, const struct layout_whole *whole, size_t count)
{
	struct page_anchor *following = arena_array(s->scratch, whole->anchors, sizeof *following);
	for (size_t i = 0; i < whole->anchors; i++) {
		following[i] = whole->anchor[i];
		following[i].page += count;
		map_add(anchors, slice_of(following[i].name), &following[i]);
	}
}

static const struct doc_node *chapter_mark(const struct strip *strip)
{
	for (size_t k = 0; k < strip->marks; k++)
		if (strip->mark[k]->kind == DOC_SECTION && strip->mark[k]->level == 1)
			return strip->mark[k];
	return NULL;
}

/* The level-1 section at the top of the page, else the first that begins on it; *current becomes the last that does. */
static const char *running_title(struct state *s, const struct sheet *sheet, const struct doc_node **current)
{
	const struct doc_node *running = *current;
	for (size_t i = 0; i < sheet->count; i++) {
		const struct doc_node *begins = chapter_mark(sheet->placements[i].strip);
		if (begins && (i == 0 || !running))
			running = begins;
		if (begins)
			*current = begins;
	}
	const struct doc_node *title = running ? title_of(running) : NULL;
	const char *name = title ? inline_plain(s, title).s : "";
	return s->doc->title && strcmp(name, s->doc->title) == 0 ? "" : name; /* headers say the document's title themselves */
}

static void copy_items(struct state *s, struct page *page, const struct strip *strip)
{
	page->items = arena_array(s->tools.arena, strip->count, sizeof *page->items);
	page->count = page->capacity = strip->count;
	for (size_t i = 0; i < strip->count; i++) {
		struct page_item *item = &page->items[i];
		*item = strip->items[i].item;
		if (item->kind == PAGE_TEXT)
			item->text.s = arena_copy(s->tools.arena, item->text.s, item->text.n);
		if (item->kind == PAGE_SYMBOL || item->kind == PAGE_LINK)
			item->name = arena_string(s->tools.arena, item->name);
	}
}

/* How closely a header or footer is meant for a page: 0 not at all. */
static int meant_for(const struct doc_node *block, bool first_page, bool landscape, size_t number)
{
	switch (block->pages) {
	case DOC_PAGES_FIRST:
		return first_page ? 5 : 0;
	case DOC_PAGES_LANDSCAPE:
		return landscape ? 4 : 0;
	case DOC_PAGES_LEFT:
		return number % 2 == 0 ? 3 : 0;
	case DOC_PAGES_RIGHT:
		return number % 2 == 1 ? 3 : 0;
	case DOC_PAGES_ANY:
		break;
	}
	return !block->continued_page ? 1 : first_page ? 0 : 2;
}

/* The header or footer for a page: the one that is meant for it most closely. */
static const struct doc_node *margin_block(struct state *s, enum doc_kind kind, bool first_page, bool landscape)
{
	const struct doc_node *best = NULL;
	int closest = 0;
	for (size_t i = 0; i < s->margin_count; i++) {
		const struct doc_node *block = s->margins[i];
		const int close = block->kind == kind ? meant_for(block, first_page, landscape, s->known->page) : 0;
		s->work++;
		if (close > closest) {
			closest = close;
			best = block;
		}
	}
	return best;
}

static void find_margins(struct state *s)
{
	for (const struct doc_node *child = s->doc->root->first; child; child = child->next) {
		s->work++;
		if (child->kind == DOC_HEADER || child->kind == DOC_FOOTER)
			*(const struct doc_node **)arena_push(s->scratch, &s->margins, &s->margin_count, &s->margin_capacity, sizeof child) = child;
	}
}

static double first_baseline(const struct strip *strip)
{
	for (size_t i = 0; i < strip->count; i++)
		if (strip->items[i].item.kind == PAGE_TEXT)
			return strip->items[i].item.baseline;
	return 0;
}

static void draw_margin(struct state *s, struct strip *out, enum doc_kind kind, bool first_page, const struct page *page)
{
	const struct doc_node *block = margin_block(s, kind, first_page, page->width > page->height);
	if (!block)
		return;
	s->artifact = true;
	struct galley galley = {0};
	struct flow f = flow_new(s, &galley, s->body_width);
	struct flow_box box = flow_open(&f, block->style);
	flow_blocks(&f, block);
	flow_close(&f, block->style, box, block);
	struct strip content = flow_compose(s, &galley);
	double y = kind == DOC_HEADER ? s->look.header_baseline - first_baseline(&content) : page->height - s->look.footer_top;
	if (y + content.height > page->height)
		y = page->height - content.height;
	strip_merge(s, out, &content, s->doc->margin_left, y > 0 ? y : 0, false);
	s->artifact = false;
}

static void draw_placement(struct state *s, struct strip *out, const struct placement *p)
{
	struct strip moved = {0};
	strip_merge(s, &moved, p->strip, p->x, p->y, p->top);
	for (size_t i = 0; i < moved.count; i++) {
		if (moved.items[i].late) {
			inline_expand(s, out, &moved.items[i]);
			continue;
		}
		struct strip_item *item = arena_push(s->scratch, &out->items, &out->count, &out->capacity, sizeof *item);
		*item = moved.items[i];
	}
}

static void finish_page(struct state *s, struct page *page, const struct sheet *sheet)
{
	struct strip out = {0};
	bool first = s->known->page == s->before + 1;
	state_turn(s, sheet->wide);
	page->width = sheet->wide ? s->doc->page_height : s->doc->page_width;
	page->height = sheet->wide ? s->doc->page_width : s->doc->page_height;
	page->label = arena_printf(s->tools.arena, "%zu", s->known->page);
	state_begin_brief(s);
	draw_margin(s, &out, DOC_HEADER, first, page);
	for (size_t i = 0; i < sheet->count; i++)
		draw_placement(s, &out, &sheet->placements[i]);
	draw_margin(s, &out, DOC_FOOTER, first, page);
	copy_items(s, page, &out);
	state_end_brief(s);
}

struct pages *finish_pages(struct state *s, const struct sheet *sheets, size_t count)
{
	struct pages *pages = arena_alloc(s->tools.arena, sizeof *pages);
	struct map *anchors = map_new(s->scratch);
	const struct doc_node *chapter = NULL;
	pages->doc = s->doc;
	pages->count = pages->capacity = count;
	pages->pages = arena_array(s->tools.arena, count, sizeof *pages->pages);
	const struct layout_whole *whole = s->tools.whole;
	size_t all = s->before + count + (whole ? whole->following : 0);
	add_anchors(s, pages, anchors, sheets, count);
	if (whole)
		add_following(s, anchors, whole, count);
	add_outline(s, pages, s->doc->root);
	find_margins(s);
	for (size_t i = 0; i < count; i++) {
		struct state_known known = {.page = s->before + i + 1, .pages = all, .anchors = anchors};
		known.running = running_title(s, &sheets[i], &chapter);
		s->known = &known;
		finish_page(s, &pages->pages[i], &sheets[i]);
		s->known = NULL;
	}
	pages->missing = s->missing;
	pages->work = s->work;
	return pages;
}
