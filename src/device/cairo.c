/* The back ends on cairo: PDF (pages, outlines, links, metadata, one open Document tag) and PNG (one picture). The only file that
 * knows cairo and FreeType. Texts are the glyphs and clusters of the program's own shaper, so places equal layout's and extraction
 * gives the text back. cairo writes through a callback into device->out; its status is asked after every page. */
#include "device/back.h"

#include "device/cluster.h"
#include "device/tag.h"

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H

#include <math.h>

#define PICTURE_SIDE_LIMIT 32767.0 /* cairo's */
#define SVG_MITER_LIMIT 4.0        /* so that both formats draw the same corners */

static const struct color white = {255, 255, 255, 255};

struct drawing {
	struct device device;
	cairo_surface_t *surface;
	cairo_t *cr;
	cairo_font_face_t **faces; /* by font number of text/fonts.h; NULL until used */
	size_t face_count, face_capacity;
	cairo_glyph_t *glyphs;     /* scratch of one run, as many clusters */
	cairo_text_cluster_t *clusters;
	struct cluster *spans;
	size_t glyph_capacity;
	size_t *first_anchor, *next_anchor; /* chains of each page's anchors: index + 1 into document->anchors, 0 ends */
};

static cairo_status_t write_out(void *device, const unsigned char *bytes, unsigned n)
{
	buf_add(&((struct device *)device)->out, bytes, n);
	return CAIRO_STATUS_SUCCESS;
}

/* The first error of cairo's becomes the device's. */
static bool check_status(struct drawing *drawing, cairo_status_t status)
{
	if (status != CAIRO_STATUS_SUCCESS)
		device_fail(&drawing->device, DEVICE_DIAG_LIBRARY, cairo_status_to_string(status));
	return status == CAIRO_STATUS_SUCCESS;
}

static void release(void *object)
{
	struct drawing *drawing = object;
	if (drawing->cr)
		cairo_destroy(drawing->cr);
	if (drawing->surface)
		cairo_surface_destroy(drawing->surface);
	for (size_t i = 0; i < drawing->face_count; i++)
		if (drawing->faces[i])
			cairo_font_face_destroy(drawing->faces[i]);
}

static void start_drawing(struct drawing *drawing, cairo_surface_t *surface)
{
	drawing->surface = surface;
	drawing->cr = cairo_create(surface);
	cairo_set_miter_limit(drawing->cr, SVG_MITER_LIMIT);
	cairo_font_options_t *options = cairo_font_options_create();
	cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
	cairo_set_font_options(drawing->cr, options);
	cairo_font_options_destroy(options);
	check_status(drawing, cairo_status(drawing->cr));
}

/* ---- shapes ---- */

static void set_color(cairo_t *cr, struct color color)
{
	cairo_set_source_rgba(cr, color.r / 255.0, color.g / 255.0, color.b / 255.0, color.a / 255.0);
}

static void set_path(cairo_t *cr, const struct path *path)
{
	cairo_new_path(cr);
	for (size_t i = 0; i < path->count; i++) {
		const struct point *p = path->steps[i].p;
		switch (path->steps[i].verb) {
		case PATH_MOVE: cairo_move_to(cr, p[0].x, p[0].y); break;
		case PATH_LINE: cairo_line_to(cr, p[0].x, p[0].y); break;
		case PATH_CURVE: cairo_curve_to(cr, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y); break;
		case PATH_CLOSE: cairo_close_path(cr); break;
		}
	}
}

static void draw_clip(struct device *device, const struct path *path)
{
	cairo_t *cr = ((struct drawing *)device)->cr;
	cairo_save(cr);
	set_path(cr, path);
	cairo_clip(cr);
}

static void draw_unclip(struct device *device)
{
	cairo_restore(((struct drawing *)device)->cr);
}

static void draw_fill(struct device *device, const struct path *path, struct color color)
{
	cairo_t *cr = ((struct drawing *)device)->cr;
	set_color(cr, color);
	set_path(cr, path);
	cairo_fill(cr);
}

static void draw_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke)
{
	cairo_t *cr = ((struct drawing *)device)->cr;
	set_color(cr, stroke->color);
	set_path(cr, path);
	cairo_set_line_width(cr, stroke->width);
	cairo_set_dash(cr, stroke->dash, (int)stroke->dashes, 0);
	cairo_stroke(cr);
}

/* ---- text ---- */

static const cairo_user_data_key_t library_key;

static void release_library(void *library)
{
	FT_Done_FreeType(library);
}

/* Each font file has a FreeType library of its own, which cairo ends together with the face: cairo's caches may hold a face longer
 * than this device lives. */
static cairo_font_face_t *open_face(struct drawing *drawing, const char *file)
{
	FT_Library library;
	FT_Face face;
	if (FT_Init_FreeType(&library) != 0) {
		device_fail(&drawing->device, DEVICE_DIAG_LIBRARY, "FreeType");
		return NULL;
	}
	if (FT_New_Face(library, file, 0, &face) != 0) {
		FT_Done_FreeType(library);
		device_fail(&drawing->device, DEVICE_DIAG_LIBRARY, file);
		return NULL;
	}
	cairo_font_face_t *opened = cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING);
	if (cairo_font_face_set_user_data(opened, &library_key, library, release_library) != CAIRO_STATUS_SUCCESS)
		FT_Done_FreeType(library);
	return opened;
}

static cairo_font_face_t *find_face(struct drawing *drawing, unsigned font)
{
	while (drawing->face_count <= font)
		arena_push(drawing->device.arena, &drawing->faces, &drawing->face_count, &drawing->face_capacity, sizeof *drawing->faces);
	if (!drawing->faces[font])
		drawing->faces[font] = open_face(drawing, fonts_file(drawing->device.fonts, font));
	return drawing->faces[font];
}

static void reserve_glyphs(struct drawing *drawing, size_t count)
{
	if (count <= drawing->glyph_capacity)
		return;
	drawing->glyph_capacity = count < 64 ? 64 : 2 * count;
	drawing->glyphs = arena_array(drawing->device.arena, drawing->glyph_capacity, sizeof *drawing->glyphs);
	drawing->clusters = arena_array(drawing->device.arena, drawing->glyph_capacity, sizeof *drawing->clusters);
	drawing->spans = arena_array(drawing->device.arena, drawing->glyph_capacity, sizeof *drawing->spans);
}

/* The run's clusters as cairo wants them; how many. */
static int take_clusters(struct drawing *drawing, const struct shape_run *run, bool *backward)
{
	size_t count = cluster_make(run, drawing->spans, backward);
	for (size_t i = 0; i < count; i++)
		drawing->clusters[i] = (cairo_text_cluster_t){(int)drawing->spans[i].bytes, (int)drawing->spans[i].glyphs};
	return (int)count;
}

/* Draws one run from pen (points); gives where the pen stands behind it. */
static double draw_run(struct drawing *drawing, const struct shape_run *run, struct shape_font font, double pen, double y)
{
	cairo_font_face_t *face = find_face(drawing, run->font);
	if (!face)
		return pen;
	reserve_glyphs(drawing, run->count);
	for (size_t i = 0; i < run->count; i++) {
		const struct shape_glyph *glyph = &run->glyphs[i];
		drawing->glyphs[i] = (cairo_glyph_t){glyph->id, pen + glyph->x * font.size, y - glyph->y * font.size};
		pen += glyph->advance * font.size;
		if (cluster_ends(run, i))
			pen += font.tracking;
	}
	if (run->count == 0)
		return pen;
	bool backward;
	int clusters = take_clusters(drawing, run, &backward);
	cairo_set_font_face(drawing->cr, face);
	cairo_set_font_size(drawing->cr, font.size);
	cairo_show_text_glyphs(drawing->cr, run->text.s, (int)run->text.n, drawing->glyphs, (int)run->count,
		drawing->clusters, clusters, backward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : 0);
	return pen;
}

static void draw_text(struct device *device, const struct device_text *text)
{
	static const double before[] = {[DEVICE_START] = 0, [DEVICE_MIDDLE] = 0.5, [DEVICE_END] = 1};
	struct drawing *drawing = (struct drawing *)device;
	struct shaper *shaper = fonts_shaper(device->fonts);
	double pen = text->x - before[text->anchor] * text->width;
	set_color(drawing->cr, text->color);
	for (size_t at = 0; at < text->text.n;) {
		const struct shape *shape = shaper->shape(shaper, text->font.face, shape_next(text->text, &at));
		for (size_t i = 0; i < shape->count; i++)
			pen = draw_run(drawing, &shape->runs[i], text->font, pen, text->y);
	}
}

/* ---- PDF ---- */

static void set_metadata(struct drawing *drawing)
{
	const struct device_document *document = drawing->device.document;
	const struct { cairo_pdf_metadata_t key; const char *value; } rows[] = {
		{CAIRO_PDF_METADATA_TITLE, document->title},
		{CAIRO_PDF_METADATA_AUTHOR, document->author},
		{CAIRO_PDF_METADATA_SUBJECT, document->subject},
		{CAIRO_PDF_METADATA_KEYWORDS, document->keywords},
		{CAIRO_PDF_METADATA_CREATOR, "benchfolio"},
		{CAIRO_PDF_METADATA_CREATE_DATE, tag_created(drawing->device.arena, document->created)},
	};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].value)
			cairo_pdf_surface_set_metadata(drawing->surface, rows[i].key, device_clean(&drawing->device, rows[i].value));
}

static void chain_anchors(struct drawing *drawing)
{
	const struct device_document *document = drawing->device.document;
	drawing->first_anchor = arena_array(drawing->device.arena, document->page_count, sizeof *drawing->first_anchor);
	drawing->next_anchor = arena_array(drawing->device.arena, document->anchor_count, sizeof *drawing->next_anchor);
	for (size_t i = document->anchor_count; i > 0; i--) {
		size_t page = document->anchors[i - 1].page;
		drawing->next_anchor[i - 1] = drawing->first_anchor[page];
		drawing->first_anchor[page] = i;
	}
}

static void pdf_open(struct device *device)
{
	struct drawing *drawing = (struct drawing *)device;
	arena_defer(device->arena, release, drawing);
	start_drawing(drawing, cairo_pdf_surface_create_for_stream(write_out, device, 1, 1));
	set_metadata(drawing);
	chain_anchors(drawing);
}

/* Destinations of the page that begins. */
static void add_destinations(struct drawing *drawing)
{
	const struct device_document *document = drawing->device.document;
	if (drawing->device.pages > document->page_count)
		return;
	for (size_t i = drawing->first_anchor[drawing->device.pages - 1]; i > 0; i = drawing->next_anchor[i - 1]) {
		const struct device_anchor_at *anchor = &document->anchors[i - 1];
		cairo_tag_begin(drawing->cr, CAIRO_TAG_DEST, tag_destination(drawing->device.arena, anchor->name, anchor->y));
		cairo_tag_end(drawing->cr, CAIRO_TAG_DEST);
	}
}

/* cairo forgets the tags of a page on which nothing is painted, the Document tag too, and then writes a damaged file: a white speck in
 * the corner of every page keeps them. */
static void paint_speck(cairo_t *cr)
{
	set_color(cr, white);
	cairo_rectangle(cr, 0, 0, 0.01, 0.01);
	cairo_fill(cr);
}

static void pdf_begin_page(struct device *device, double width, double height)
{
	struct drawing *drawing = (struct drawing *)device;
	const struct device_document *document = device->document;
	cairo_pdf_surface_set_size(drawing->surface, width, height);
	if (device->pages == 1)
		cairo_tag_begin(drawing->cr, "Document", NULL); /* open over all pages: a link outside any structure damages the file */
	if (document->labels && device->pages <= document->page_count)
		cairo_pdf_surface_set_page_label(drawing->surface, device_clean(device, document->labels[device->pages - 1]));
	paint_speck(drawing->cr);
	add_destinations(drawing);
}

static void pdf_end_page(struct device *device)
{
	struct drawing *drawing = (struct drawing *)device;
	cairo_show_page(drawing->cr);
	check_status(drawing, cairo_status(drawing->cr));
}

/* cairo writes a link to an unknown destination as it is: such links are left out. */
static void pdf_link(struct device *device, struct rect area, const char *target)
{
	struct drawing *drawing = (struct drawing *)device;
	if (*target == '#' && !map_find(device->anchors, slice_of(target + 1)))
		return;
	cairo_tag_begin(drawing->cr, CAIRO_TAG_LINK, tag_link(device->arena, area, target));
	cairo_tag_end(drawing->cr, CAIRO_TAG_LINK);
}

static void add_outlines(struct drawing *drawing)
{
	enum { LEVELS = 16 };
	int parents[LEVELS + 1] = {CAIRO_PDF_OUTLINE_ROOT};
	unsigned deepest = 0;
	for (size_t i = 0; i < drawing->device.document->outline_count; i++) {
		const struct device_outline *outline = &drawing->device.document->outlines[i];
		unsigned level = outline->level < deepest + 1 ? outline->level : deepest + 1; /* a skipped level is none */
		deepest = level < LEVELS ? level : LEVELS - 1;
		parents[deepest] = cairo_pdf_surface_add_outline(drawing->surface, parents[deepest - 1], device_clean(&drawing->device, outline->title),
			tag_aim(drawing->device.arena, outline->anchor), deepest == 1 ? CAIRO_PDF_OUTLINE_FLAG_OPEN : 0);
	}
}

static void pdf_close(struct device *device)
{
	struct drawing *drawing = (struct drawing *)device;
	add_outlines(drawing);
	cairo_tag_end(drawing->cr, "Document");
	if (!check_status(drawing, cairo_status(drawing->cr)))
		return;
	cairo_surface_finish(drawing->surface);
	check_status(drawing, cairo_surface_status(drawing->surface));
}

const struct device_kind cairo_pdf_kind = {
	.name = "pdf",
	.extension = ".pdf",
	.paged = true,
	.size = sizeof(struct drawing),
	.open = pdf_open,
	.begin_page = pdf_begin_page,
	.end_page = pdf_end_page,
	.clip = draw_clip,
	.unclip = draw_unclip,
	.fill = draw_fill,
	.stroke = draw_stroke,
	.text = draw_text,
	.link = pdf_link,
	.close = pdf_close,
};

/* ---- PNG ---- */

static void png_open(struct device *device)
{
	arena_defer(device->arena, release, device);
}

static void png_begin_page(struct device *device, double width, double height)
{
	struct drawing *drawing = (struct drawing *)device;
	double scale = device->document->scale > 0 ? device->document->scale : 1;
	double w = ceil(width * scale), h = ceil(height * scale);
	if (!(w <= PICTURE_SIDE_LIMIT && h <= PICTURE_SIDE_LIMIT && w * h <= DEVICE_PIXEL_LIMIT)) {
		device_fail(device, DEVICE_DIAG_PIXELS, NULL);
		return;
	}
	start_drawing(drawing, cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)w, (int)h));
	set_color(drawing->cr, white);
	cairo_paint(drawing->cr);
	cairo_scale(drawing->cr, scale, scale);
}

static void png_end_page(struct device *device)
{
	check_status((struct drawing *)device, cairo_status(((struct drawing *)device)->cr));
}

static void png_close(struct device *device)
{
	struct drawing *drawing = (struct drawing *)device;
	cairo_surface_flush(drawing->surface);
	check_status(drawing, cairo_surface_write_to_png_stream(drawing->surface, write_out, device));
}

const struct device_kind cairo_png_kind = {
	.name = "png",
	.extension = ".png",
	.size = sizeof(struct drawing),
	.open = png_open,
	.begin_page = png_begin_page,
	.end_page = png_end_page,
	.clip = draw_clip,
	.unclip = draw_unclip,
	.fill = draw_fill,
	.stroke = draw_stroke,
	.text = draw_text,
	.close = png_close,
};
