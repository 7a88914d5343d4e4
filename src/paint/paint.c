/* Pages and pictures to a device: items in their order, each under the mark of its structure element. Decides nothing about
 * positions; the structure comes from the content tree (paint/structure.h), symbols and charts from their own files. */
#include "paint/paint.h"

#include "device/device.h"
#include "paint/diag.h"
#include "paint/picture.h"
#include "paint/structure.h"
#include "paint/symbol.h"

struct painter {
	struct device_document document;
	struct device *device;
	/* of the pages in hand */
	struct paint_tools tools;
	const struct pages *pages;
	struct structure structure;
};

/* ---- the output ---- */

static const struct device_anchor_at *take_anchors(struct arena *arena, const struct paint_whole *whole)
{
	struct device_anchor_at *anchors = arena_array(arena, whole->anchors, sizeof *anchors);
	for (size_t i = 0; i < whole->anchors; i++)
		anchors[i] = (struct device_anchor_at){whole->anchor[i].name, whole->anchor[i].page, whole->anchor[i].y};
	return anchors;
}

static const struct device_outline *take_outlines(struct arena *arena, const struct paint_whole *whole)
{
	struct device_outline *outlines = arena_array(arena, whole->outlines, sizeof *outlines);
	for (size_t i = 0; i < whole->outlines; i++)
		outlines[i] = (struct device_outline){whole->outline[i].level, whole->outline[i].title, whole->outline[i].anchor};
	return outlines;
}

/* Pages are numbered from 1, as they print. */
static const char *const *make_labels(struct arena *arena, size_t pages)
{
	const char **labels = arena_array(arena, pages, sizeof *labels);
	for (size_t i = 0; i < pages; i++)
		labels[i] = arena_printf(arena, "%zu", i + 1);
	return labels;
}

static struct device_document describe(struct arena *arena, const struct paint_whole *whole)
{
	const struct doc *doc = whole->doc;
	return (struct device_document){
		.title = doc->title,
		.author = doc->author,
		.subject = doc->subject,
		.keywords = doc->keywords,
		.language = doc->language,
		.created = doc->created,
		.outlines = take_outlines(arena, whole),
		.outline_count = whole->outlines,
		.anchors = take_anchors(arena, whole),
		.anchor_count = whole->anchors,
		.page_count = whole->pages,
		.labels = make_labels(arena, whole->pages),
	};
}

/* ---- items ---- */

static void paint_text(const struct painter *painter, const struct page_item *item)
{
	device_draw_text(painter->device, &(struct device_text){
		.text = item->text,
		.font = item->font,
		.x = item->box.x,
		.y = item->baseline,
		.width = item->box.w,
		.color = item->color,
	});
}

static void paint_symbol(const struct painter *painter, const struct page_item *item)
{
	if (!item->name || symbol_draw(painter->tools.arena, painter->device, item->name, item->box, item->color))
		return;
	const struct doc_node *node = item->node <= painter->pages->doc->count ? painter->structure.content[item->node] : NULL;
	struct place from = node ? node->from : (struct place){0};
	const char *near = symbol_near(item->name);
	if (near)
		diags_report(painter->tools.diags, &paint_diag[PAINT_DIAG_SYMBOL], from, "%s; did you mean %s?", item->name, near);
	else
		diags_report(painter->tools.diags, &paint_diag[PAINT_DIAG_SYMBOL], from, "%s", item->name);
}

static void paint_item(const struct painter *painter, const struct page_item *item)
{
	struct path path;
	switch (item->kind) {
	case PAGE_TEXT:
		paint_text(painter, item);
		break;
	case PAGE_RECT:
		path = geom_rect_path(painter->tools.arena, item->box);
		device_fill(painter->device, &path, item->color);
		break;
	case PAGE_PICTURE:
		picture_draw(painter->tools.arena, painter->device, item->picture, item->box.x, item->box.y);
		break;
	case PAGE_SYMBOL:
		paint_symbol(painter, item);
		break;
	case PAGE_LINK:
		device_link(painter->device, item->box, item->name);
		break;
	}
}

/* Items of one element that follow each other share one mark. */
static void paint_page(const struct painter *painter, const struct page *page)
{
	unsigned open = 0;
	device_begin_page(painter->device, page->width, page->height);
	for (size_t i = 0; i < page->count; i++) {
		unsigned number = page->items[i].node;
		unsigned mark = number <= painter->pages->doc->count ? painter->structure.marks[number] : 0;
		if (i == 0 || mark != open)
			device_mark(painter->device, mark);
		open = mark;
		paint_item(painter, &page->items[i]);
	}
	device_end_page(painter->device);
}

struct painter *paint_open(struct paint_tools tools, const struct paint_whole *whole, const char *kind)
{
	struct painter *painter = arena_alloc(tools.arena, sizeof *painter);
	painter->document = describe(tools.arena, whole);
	painter->device = device_open(tools.arena, tools.diags, tools.fonts, kind, &painter->document);
	return painter->device ? painter : NULL;
}

void paint_pages(struct painter *painter, struct paint_tools tools, const struct pages *pages)
{
	painter->tools = tools;
	painter->pages = pages;
	painter->structure = structure_make(tools.arena, pages->doc);
	device_structure(painter->device, painter->structure.nodes, painter->structure.count);
	for (size_t i = 0; i < pages->count; i++)
		paint_page(painter, &pages->pages[i]);
}

bool paint_close(struct painter *painter, struct slice *bytes)
{
	return device_close(painter->device, bytes);
}

bool paint_document(struct paint_tools tools, const struct pages *pages, const char *kind, struct slice *bytes)
{
	const struct paint_whole whole = {.doc = pages->doc, .pages = pages->count, .anchors = pages->anchors, .anchor = pages->anchor,
		.outlines = pages->outlines, .outline = pages->outline};
	struct painter *painter = paint_open(tools, &whole, kind);
	if (!painter)
		return false;
	paint_pages(painter, tools, pages);
	return paint_close(painter, bytes);
}

bool paint_picture(struct paint_tools tools, const struct picture *picture, const char *language, const char *kind, double scale, struct slice *bytes)
{
	const struct device_node nodes[] = {{0}, {.role = "Figure", .alt = picture->description, .span = 1}};
	const struct device_document document = {
		.title = picture->title,
		.description = picture->description,
		.language = language,
		.id_prefix = picture->id,
		.nodes = nodes,
		.node_count = sizeof nodes / sizeof *nodes,
		.page_count = 1,
		.scale = scale,
	};
	struct device *device = device_open(tools.arena, tools.diags, tools.fonts, kind, &document);
	if (!device)
		return false;
	device_begin_page(device, picture->width, picture->height);
	device_mark(device, 1);
	picture_draw(tools.arena, device, picture, 0, 0);
	device_end_page(device);
	return device_close(device, bytes);
}
