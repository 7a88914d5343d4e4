/* The SVG back end: a picture for slides and web pages with live text. Plain attributes that every viewer knows and nothing else: no
 * CSS, no classes, no letter-spacing (a tracked text is written without), no nesting but clipped groups. One element a line. A fill
 * and a stroke of the same path become one element, so that elements can be counted like marks. Links and outlines are not written. */
#include "device/back.h"

#include "base/number.h"
#include "device/form.h"
#include "device/markup.h"

#include <string.h>

#define SVG_SANS "Noto Sans, 'Helvetica Neue', Arial, sans-serif"
#define SVG_MONO "Noto Sans Mono, Menlo, Consolas, monospace"

struct svg {
	struct device device;
	const char *prefix;     /* of ids: an XML name, or "" */
	double width, height;
	struct buf defs, body;
	unsigned clips;         /* clip paths written */
	const char *title;      /* for the next shape, NULL for none */
	bool pending;           /* a filled shape that waits for its stroke: */
	struct buf geometry;    /* "rect x=.. y=.. .." */
	struct color fill;
	const char *fill_title;
};

/* ---- shapes ---- */

/* Writes one shape: `geometry` with the painting, and the tooltip inside. */
static void add_shape(struct svg *svg, const struct buf *geometry, const struct buf *painting, const char *title)
{
	struct buf *out = &svg->body;
	buf_addc(out, '<');
	buf_add_slice(out, buf_slice(geometry));
	buf_add_slice(out, buf_slice(painting));
	if (title) {
		buf_adds(out, "><title>");
		markup_prose(out, device_clean(&svg->device, title));
		buf_addf(out, "</title></%.*s>\n", (int)strcspn(geometry->s, " "), geometry->s);
	} else {
		buf_adds(out, "/>\n");
	}
}

/* The filled shape that no stroke of the same path followed. */
static void flush_shape(struct svg *svg)
{
	if (!svg->pending)
		return;
	struct buf painting = {0};
	markup_paint(&painting, "fill", svg->fill);
	add_shape(svg, &svg->geometry, &painting, svg->fill_title);
	buf_drop(&painting);
	svg->pending = false;
}

static void svg_fill(struct device *device, const struct path *path, struct color color)
{
	struct svg *svg = (struct svg *)device;
	flush_shape(svg);
	if (form_of(path).kind == FORM_LINE)
		return; /* no area; its title waits for the stroke */
	buf_clear(&svg->geometry);
	markup_geometry(&svg->geometry, path);
	svg->pending = true;
	svg->fill = color;
	svg->fill_title = svg->title;
	svg->title = NULL;
}

static void add_stroke(struct buf *out, const struct device_stroke *stroke)
{
	markup_paint(out, "stroke", stroke->color);
	if (stroke->width != 1)
		markup_number(out, "stroke-width", stroke->width);
	for (size_t i = 0; i < stroke->dashes; i++) {
		buf_adds(out, i == 0 ? " stroke-dasharray=\"" : " ");
		number_print(out, stroke->dash[i], MARKUP_DECIMALS);
	}
	if (stroke->dashes > 0)
		buf_addc(out, '"');
}

static void svg_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke)
{
	struct svg *svg = (struct svg *)device;
	struct buf geometry = {0}, painting = {0};
	markup_geometry(&geometry, path);
	bool merge = svg->pending && !svg->title && slice_equal(buf_slice(&geometry), buf_slice(&svg->geometry));
	if (merge)
		markup_paint(&painting, "fill", svg->fill);
	else
		flush_shape(svg);
	if (!merge && !slice_starts(buf_slice(&geometry), "line"))
		buf_adds(&painting, " fill=\"none\"");
	add_stroke(&painting, stroke);
	add_shape(svg, &geometry, &painting, merge ? svg->fill_title : svg->title);
	svg->pending = false;
	svg->title = NULL;
	buf_drop(&geometry);
	buf_drop(&painting);
}

static void svg_title(struct device *device, const char *title)
{
	((struct svg *)device)->title = arena_string(device->arena, title);
}

static void svg_clip(struct device *device, const struct path *path)
{
	struct svg *svg = (struct svg *)device;
	flush_shape(svg);
	buf_addf(&svg->defs, "<clipPath id=\"%sclip%u\"><", svg->prefix, ++svg->clips);
	markup_geometry(&svg->defs, path);
	buf_adds(&svg->defs, "/></clipPath>\n");
	buf_addf(&svg->body, "<g clip-path=\"url(#%sclip%u)\">\n", svg->prefix, svg->clips);
}

static void svg_unclip(struct device *device)
{
	flush_shape((struct svg *)device);
	buf_adds(&((struct svg *)device)->body, "</g>\n");
}

/* ---- text ---- */

static void svg_text(struct device *device, const struct device_text *text)
{
	static const struct { bool mono, bold, italic; } faces[] = {
		[SHAPE_SANS_BOLD] = {.bold = true},
		[SHAPE_SANS_ITALIC] = {.italic = true},
		[SHAPE_MONO] = {.mono = true},
		[SHAPE_MONO_BOLD] = {.mono = true, .bold = true},
	};
	_Static_assert(sizeof faces / sizeof *faces == SHAPE_FACES, "one row a face");
	struct svg *svg = (struct svg *)device;
	struct buf *out = &svg->body;
	flush_shape(svg);
	buf_adds(out, "<text");
	markup_number(out, "x", text->x);
	markup_number(out, "y", text->y);
	buf_addf(out, " font-family=\"%s\"", faces[text->font.face].mono ? SVG_MONO : SVG_SANS);
	markup_number(out, "font-size", text->font.size);
	if (faces[text->font.face].bold)
		buf_adds(out, " font-weight=\"bold\"");
	if (faces[text->font.face].italic)
		buf_adds(out, " font-style=\"italic\"");
	markup_paint(out, "fill", text->color);
	if (text->anchor != DEVICE_START)
		buf_addf(out, " text-anchor=\"%s\"", text->anchor == DEVICE_MIDDLE ? "middle" : "end");
	buf_addc(out, '>');
	markup_drawn(out, text->text);
	buf_adds(out, "</text>\n");
}

/* ---- the picture ---- */

/* Ids are "<prefix>-title" and so on: the characters of the prefix that an XML name takes, a letter first. */
static const char *make_prefix(struct arena *arena, const char *wanted)
{
	struct slice from = slice_of(wanted);
	char *prefix = arena_array(arena, from.n + 4, 1);
	size_t n = 0;
	for (size_t i = 0; i < from.n; i++) {
		char c = from.s[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
		bool other = (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
		if (n == 0 && !letter)
			prefix[n++] = 'p';
		prefix[n++] = letter || other ? c : '-';
	}
	if (n > 0)
		prefix[n++] = '-';
	return prefix;
}

static void release_buffers(void *object)
{
	struct svg *svg = object;
	buf_drop(&svg->defs);
	buf_drop(&svg->body);
	buf_drop(&svg->geometry);
}

static void svg_open(struct device *device)
{
	struct svg *svg = (struct svg *)device;
	svg->prefix = make_prefix(device->arena, device->document->id_prefix);
	arena_defer(device->arena, release_buffers, svg);
}

static void svg_begin_page(struct device *device, double width, double height)
{
	((struct svg *)device)->width = width;
	((struct svg *)device)->height = height;
}

static void svg_end_page(struct device *device)
{
	flush_shape((struct svg *)device);
}

static void add_root(struct svg *svg)
{
	const struct device_document *document = svg->device.document;
	struct buf *out = &svg->device.out;
	buf_adds(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"");
	markup_number(out, "width", svg->width);
	markup_number(out, "height", svg->height);
	buf_adds(out, " viewBox=\"0 0 ");
	number_print(out, svg->width, MARKUP_DECIMALS);
	buf_addc(out, ' ');
	number_print(out, svg->height, MARKUP_DECIMALS);
	buf_addc(out, '"');
	if (document->language) {
		buf_adds(out, " xml:lang=\"");
		markup_prose(out, device_clean(&svg->device, document->language));
		buf_addc(out, '"');
	}
	buf_adds(out, " role=\"img\"");
	if (document->title)
		buf_addf(out, " aria-labelledby=\"%stitle", svg->prefix);
	if (document->title && document->description)
		buf_addf(out, " %sdesc", svg->prefix);
	buf_adds(out, document->title ? "\">\n" : ">\n");
}

static void add_named(struct svg *svg, const char *name, const char *text)
{
	if (!text)
		return;
	buf_addf(&svg->device.out, "<%s id=\"%s%s\">", name, svg->prefix, name);
	markup_prose(&svg->device.out, device_clean(&svg->device, text));
	buf_addf(&svg->device.out, "</%s>\n", name);
}

static void svg_close(struct device *device)
{
	struct svg *svg = (struct svg *)device;
	add_root(svg);
	add_named(svg, "title", device->document->title);
	add_named(svg, "desc", device->document->description);
	if (svg->defs.n > 0) {
		buf_adds(&device->out, "<defs>\n");
		buf_add_slice(&device->out, buf_slice(&svg->defs));
		buf_adds(&device->out, "</defs>\n");
	}
	buf_add_slice(&device->out, buf_slice(&svg->body));
	buf_adds(&device->out, "</svg>\n");
}

const struct device_kind svg_kind = {
	.name = "svg",
	.extension = ".svg",
	.size = sizeof(struct svg),
	.open = svg_open,
	.begin_page = svg_begin_page,
	.end_page = svg_end_page,
	.clip = svg_clip,
	.unclip = svg_unclip,
	.fill = svg_fill,
	.stroke = svg_stroke,
	.text = svg_text,
	.title = svg_title,
	.close = svg_close,
};
