/* PDF on cairo's surface: pages, outlines, links, destinations, labels, metadata, and one Document tag that stays open over all pages.
 * Marks are not written. */
#include "device/back.h"
#include "device/cairo.h"
#include "device/tag.h"

#include <cairo-pdf.h>

enum { OUTLINE_LEVELS = 16 };

struct pdf {
	struct cairo_back back;
	size_t *first, *next;   /* chains of each page's anchors: index + 1 into document->anchors, 0 ends */
};

static void set_metadata(struct cairo_back *back)
{
	const struct device_document *document = back->device.document;
	const struct { cairo_pdf_metadata_t key; const char *value; } rows[] = {
		{CAIRO_PDF_METADATA_TITLE, document->title},
		{CAIRO_PDF_METADATA_AUTHOR, document->author},
		{CAIRO_PDF_METADATA_SUBJECT, document->subject},
		{CAIRO_PDF_METADATA_KEYWORDS, document->keywords},
		{CAIRO_PDF_METADATA_CREATOR, "benchfolio"},
		{CAIRO_PDF_METADATA_CREATE_DATE, tag_created(back->device.arena, document->created)},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].value)
			cairo_pdf_surface_set_metadata(back->surface, rows[i].key, device_clean(&back->device, rows[i].value));
}

static void chain_anchors(struct pdf *pdf)
{
	const struct device_document *document = pdf->back.device.document;
	pdf->first = arena_array(pdf->back.device.arena, document->page_count, sizeof *pdf->first);
	pdf->next = arena_array(pdf->back.device.arena, document->anchor_count, sizeof *pdf->next);
	for (size_t i = document->anchor_count; i > 0; i--) {
		size_t page = document->anchors[i - 1].page;
		pdf->next[i - 1] = pdf->first[page];
		pdf->first[page] = i;
	}
}

static void pdf_open(struct device *device)
{
	struct pdf *pdf = (struct pdf *)device;
	cairo_back_open(&pdf->back);
	cairo_back_start(&pdf->back, cairo_pdf_surface_create_for_stream(cairo_back_write, device, 1, 1));
	set_metadata(&pdf->back);
	chain_anchors(pdf);
}

/* Destinations of the page that begins. */
static void add_destinations(struct pdf *pdf)
{
	struct device *device = &pdf->back.device;
	if (device->pages > device->document->page_count)
		return;
	for (size_t i = pdf->first[device->pages - 1]; i > 0; i = pdf->next[i - 1]) {
		const struct device_anchor_at *anchor = &device->document->anchors[i - 1];
		cairo_tag_begin(pdf->back.cr, CAIRO_TAG_DEST, tag_destination(device->arena, anchor->name, anchor->y));
		cairo_tag_end(pdf->back.cr, CAIRO_TAG_DEST);
	}
}

/* cairo forgets the tags of a page on which nothing is painted, the Document tag too, and then writes a damaged file: a white speck in
 * the corner of every page keeps them. */
static void paint_speck(cairo_t *cr)
{
	cairo_set_source_rgb(cr, 1, 1, 1);
	cairo_rectangle(cr, 0, 0, 0.01, 0.01);
	cairo_fill(cr);
}

static void pdf_begin_page(struct device *device, double width, double height)
{
	struct cairo_back *back = (struct cairo_back *)device;
	const struct device_document *document = device->document;
	cairo_pdf_surface_set_size(back->surface, width, height);
	if (device->pages == 1)
		cairo_tag_begin(back->cr, "Document", NULL); /* open over all pages: a link outside any structure damages the file */
	if (document->labels && device->pages <= document->page_count)
		cairo_pdf_surface_set_page_label(back->surface, device_clean(device, document->labels[device->pages - 1]));
	paint_speck(back->cr);
	add_destinations((struct pdf *)device);
}

static void pdf_end_page(struct device *device)
{
	struct cairo_back *back = (struct cairo_back *)device;
	cairo_show_page(back->cr);
	cairo_back_check(back, cairo_status(back->cr));
}

/* cairo writes a link to an unknown destination as it is: such links are left out. */
static void pdf_link(struct device *device, struct rect area, const char *target)
{
	struct cairo_back *back = (struct cairo_back *)device;
	if (*target == '#' && !map_find(device->anchors, slice_of(target + 1)))
		return;
	cairo_tag_begin(back->cr, CAIRO_TAG_LINK, tag_link(device->arena, area, target));
	cairo_tag_end(back->cr, CAIRO_TAG_LINK);
}

static void add_outlines(struct cairo_back *back)
{
	int parents[OUTLINE_LEVELS + 1] = {CAIRO_PDF_OUTLINE_ROOT};
	unsigned deepest = 0;
	for (size_t i = 0; i < back->device.document->outline_count; i++) {
		const struct device_outline *outline = &back->device.document->outlines[i];
		unsigned level = outline->level < deepest + 1 ? outline->level : deepest + 1; /* a skipped level is none */
		deepest = level < OUTLINE_LEVELS ? level : OUTLINE_LEVELS - 1;
		parents[deepest] = cairo_pdf_surface_add_outline(back->surface, parents[deepest - 1], device_clean(&back->device, outline->title),
			tag_aim(back->device.arena, outline->anchor), deepest == 1 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
	}
}

static void pdf_close(struct device *device)
{
	struct cairo_back *back = (struct cairo_back *)device;
	add_outlines(back);
	cairo_tag_end(back->cr, "Document");
	if (!cairo_back_check(back, cairo_status(back->cr)))
		return;
	cairo_surface_finish(back->surface);
	cairo_back_check(back, cairo_surface_status(back->surface));
}

const struct device_kind cairo_pdf_kind = {
	.name = "pdf",
	.extension = ".pdf",
	.paged = true,
	.size = sizeof(struct pdf),
	.open = pdf_open,
	.begin_page = pdf_begin_page,
	.end_page = pdf_end_page,
	.clip = cairo_back_clip,
	.unclip = cairo_back_unclip,
	.fill = cairo_back_fill,
	.stroke = cairo_back_stroke,
	.text = cairo_back_text,
	.link = pdf_link,
	.close = pdf_close,
};
