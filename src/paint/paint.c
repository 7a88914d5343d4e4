/* Pages and pictures to a device: items in their order, each under the mark of its structure element. Decides nothing about
 * positions; the structure comes from the content tree (paint/structure.h), symbols and charts from their own files. */
#include "paint/paint.h"

#include "device/device.h"
#include "paint/diag.h"
#include "paint/picture.h"
#include "paint/structure.h"
#include "paint/symbol.h"

struct painter {
	struct paint_tools tools;
	struct device *device;
	const struct pages *pages;
	struct structure structure;
};

/* ---- the document ---- */

static const struct device_anchor_at *take_anchors(struct arena *arena, const struct pages *pages)
{
	struct device_anchor_at *anchors = arena_array(arena, pages->anchors, sizeof *anchors);
	for (size_t i = 0; i < pages->anchors; i++)
		anchors[i] = (struct device_anchor_at){pages->anchor[i].name, pages->anchor[i].page, pages->anchor[i].y};
	return anchors;
}

static const struct device_outline *take_outlines(struct arena *arena, const struct pages *pages)
{
	struct device_outline *outlines = arena_array(arena, pages->outlines, sizeof *outlines);
	for (size_t i = 0; i < pages->outlines; i++)
		outlines[i] = (struct device_outline){pages->outline[i].level, pages->outline[i].title, pages->outline[i].anchor};
	return outlines;
}

static const char *const *take_labels(struct arena *arena, const struct pages *pages)
{
	const char **labels = arena_array(arena, pages->count, sizeof *labels);
	for (size_t i = 0; i < pages->count; i++)
		labels[i] = pages->pages[i].label ? pages->pages[i].label : arena_printf(arena, "%zu", i + 1);
	return labels;
}

static struct device_document describe(struct arena *arena, const struct pages *pages, const struct structure *structure)
{
	const struct doc *doc = pages->doc;
	return (struct device_document){
		.title = doc->title,
		.author = doc->author,
		.subject = doc->subject,
		.keywords = doc->keywords,
		.language = doc->language,
		.created = doc->created,
		.nodes = structure->nodes,
		.node_count = structure->count,
		.outlines = take_outlines(arena, pages),
		.outline_count = pages->outlines,
		.anchors = take_anchors(arena, pages),
		.anchor_count = pages->anchors,
		.page_count = pages->count,
		.labels = take_labels(arena, pages),
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

bool paint_document(struct paint_tools tools, const struct pages *pages, const char *kind, struct slice *bytes)
{
	struct painter painter = {.tools = tools, .pages = pages, .structure = structure_make(tools.arena, pages->doc)};
	struct device_document document = describe(tools.arena, pages, &painter.structure);
	painter.device = device_open(tools.arena, tools.diags, tools.fonts, kind, &document);
	if (!painter.device)
		return false;
	for (size_t i = 0; i < pages->count; i++)
		paint_page(&painter, &pages->pages[i]);
	return device_close(painter.device, bytes);
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
