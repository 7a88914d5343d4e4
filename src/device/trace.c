/* The trace back end: each call one line of text, for golden tests and for eyes. Numbers with at most three decimals. The
 * document's title, outlines and anchors come first; a mark shows its number and role. */
#include "device/back.h"

#include "base/number.h"
#include "device/form.h"

#define TRACE_DECIMALS 3

static const char *const face_names[] = {
	[SHAPE_SANS] = "sans",
	[SHAPE_SANS_BOLD] = "sans-bold",
	[SHAPE_SANS_ITALIC] = "sans-italic",
	[SHAPE_MONO] = "mono",
	[SHAPE_MONO_BOLD] = "mono-bold",
};

_Static_assert(sizeof face_names / sizeof *face_names == SHAPE_FACES, "one name a face");

static void add_number(struct buf *out, double number)
{
	buf_addc(out, ' ');
	number_print(out, number, TRACE_DECIMALS);
}

static void add_point(struct buf *out, struct point p)
{
	add_number(out, p.x);
	add_number(out, p.y);
}

static void add_rect(struct buf *out, struct rect r)
{
	add_point(out, (struct point){r.x, r.y});
	add_point(out, (struct point){r.w, r.h});
}

static void add_named(struct buf *out, const char *name, double number)
{
	buf_addf(out, " %s=", name);
	number_print(out, number, TRACE_DECIMALS);
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

static void add_color(struct buf *out, struct color color)
{
	buf_addf(out, " #%02x%02x%02x", color.r, color.g, color.b);
	if (color.a != 255)
		buf_addf(out, "%02x", color.a);
}

static void add_steps(struct buf *out, const struct path *path)
{
	static const struct { char letter; size_t points; } verbs[] = {
		[PATH_MOVE] = {'M', 1}, [PATH_LINE] = {'L', 1}, [PATH_CURVE] = {'C', 3}, [PATH_CLOSE] = {'Z', 0},
	};
	buf_adds(out, " path");
	for (size_t i = 0; i < path->count; i++) {
		buf_addf(out, " %c", verbs[path->steps[i].verb].letter);
		for (size_t k = 0; k < verbs[path->steps[i].verb].points; k++)
			add_point(out, path->steps[i].p[k]);
	}
}

static void add_path(struct buf *out, const struct path *path)
{
	struct form form = form_of(path);
	switch (form.kind) {
	case FORM_EMPTY:
		buf_adds(out, " empty");
		break;
	case FORM_RECT:
		buf_adds(out, " rect");
		add_rect(out, form.rect);
		break;
	case FORM_LINE:
		buf_adds(out, " line");
		add_point(out, form.a);
		add_point(out, form.b);
		break;
	case FORM_CIRCLE:
		buf_adds(out, " circle");
		add_point(out, form.a);
		add_number(out, form.radius);
		break;
	case FORM_PATH:
		add_steps(out, path);
		break;
	}
}

static void trace_open(struct device *device)
{
	const struct device_document *document = device->document;
	struct buf *out = &device->out;
	buf_adds(out, "document");
	add_quoted(out, slice_of(device_clean(device, document->title)));
	if (document->language)
		buf_addf(out, " language=%s", document->language);
	if (document->created)
		buf_addf(out, " created=%s", document->created);
	buf_addc(out, '\n');
	for (size_t i = 0; i < document->outline_count; i++) {
		buf_addf(out, "outline %u", document->outlines[i].level);
		add_quoted(out, slice_of(device_clean(device, document->outlines[i].title)));
		buf_addf(out, " #%s\n", document->outlines[i].anchor);
	}
	for (size_t i = 0; i < document->anchor_count; i++) {
		buf_addf(out, "anchor %s page=%zu", document->anchors[i].name, document->anchors[i].page + 1);
		add_named(out, "y", document->anchors[i].y);
		buf_addc(out, '\n');
	}
}

static void trace_begin_page(struct device *device, double width, double height)
{
	buf_adds(&device->out, "page");
	add_point(&device->out, (struct point){width, height});
	if (device->document->labels && device->pages <= device->document->page_count)
		buf_addf(&device->out, " label=%s", device_clean(device, device->document->labels[device->pages - 1]));
	buf_addc(&device->out, '\n');
}

static void trace_end_page(struct device *device)
{
	buf_adds(&device->out, "end\n");
}

static void trace_clip(struct device *device, const struct path *path)
{
	buf_adds(&device->out, "clip");
	add_path(&device->out, path);
	buf_addc(&device->out, '\n');
}

static void trace_unclip(struct device *device)
{
	buf_adds(&device->out, "unclip\n");
}

static void trace_fill(struct device *device, const struct path *path, struct color color)
{
	buf_adds(&device->out, "fill");
	add_color(&device->out, color);
	add_path(&device->out, path);
	buf_addc(&device->out, '\n');
}

static void trace_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke)
{
	struct buf *out = &device->out;
	buf_adds(out, "stroke");
	add_color(out, stroke->color);
	add_named(out, "width", stroke->width);
	for (size_t i = 0; i < stroke->dashes; i++) {
		buf_adds(out, i == 0 ? " dash=" : ",");
		number_print(out, stroke->dash[i], TRACE_DECIMALS);
	}
	add_path(out, path);
	buf_addc(out, '\n');
}

static void trace_text(struct device *device, const struct device_text *text)
{
	static const char *const anchors[] = {[DEVICE_START] = "start", [DEVICE_MIDDLE] = "middle", [DEVICE_END] = "end"};
	struct buf *out = &device->out;
	buf_adds(out, "text");
	add_point(out, (struct point){text->x, text->y});
	buf_addf(out, " %s %s", anchors[text->anchor], face_names[text->font.face]);
	add_number(out, text->font.size);
	if (text->font.tracking != 0)
		add_named(out, "tracking", text->font.tracking);
	add_color(out, text->color);
	add_named(out, "width", text->width);
	add_quoted(out, text->text);
	buf_addc(out, '\n');
}

static void trace_mark(struct device *device, unsigned node)
{
	if (node == 0)
		buf_adds(&device->out, "mark 0\n");
	else
		buf_addf(&device->out, "mark %u %s\n", node, device->nodes[node].role);
}

static void trace_link(struct device *device, struct rect area, const char *target)
{
	buf_adds(&device->out, "link");
	add_rect(&device->out, area);
	add_quoted(&device->out, slice_of(device_clean(device, target)));
	buf_addc(&device->out, '\n');
}

static void trace_title(struct device *device, const char *title)
{
	if (!title)
		return;
	buf_adds(&device->out, "title");
	add_quoted(&device->out, slice_of(device_clean(device, title)));
	buf_addc(&device->out, '\n');
}

static void trace_close(struct device *device)
{
	buf_adds(&device->out, "close\n");
}

const struct device_kind trace_kind = {
	.name = "trace",
	.extension = ".trace",
	.paged = true,
	.structure = true,
	.size = sizeof(struct device),
	.open = trace_open,
	.begin_page = trace_begin_page,
	.end_page = trace_end_page,
	.clip = trace_clip,
	.unclip = trace_unclip,
	.fill = trace_fill,
	.stroke = trace_stroke,
	.text = trace_text,
	.mark = trace_mark,
	.link = trace_link,
	.title = trace_title,
	.close = trace_close,
};
