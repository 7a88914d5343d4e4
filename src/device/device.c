/* The checking front: every call of every back end passes here. It keeps what the libraries below do not survive (numbers that are
 * not finite, huge sizes, controls in texts) away from them, watches the order of calls, and makes the first failure stick. */
#include "device/back.h"

#include "base/utf8.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#define SIZE_LEAST 1.0
#define SIZE_MOST 288.0

void device_fail(struct device *device, enum device_diag kind, const char *detail)
{
	if (device->failure)
		return;
	device->failure = device_diag[kind].text;
	if (detail)
		diags_report(device->diags, &device_diag[kind], (struct place){0}, "%s: %s", device->kind->name, detail);
	else
		diags_report(device->diags, &device_diag[kind], (struct place){0}, "%s", device->kind->name);
}

/* ---- kinds ---- */

size_t device_count(void)
{
	size_t n = 0;
	while (kinds_all[n])
		n++;
	return n;
}

const struct device_kind *device_at(size_t i)
{
	assert(i < device_count());
	return kinds_all[i];
}

const struct device_kind *device_find(const char *name)
{
	for (size_t i = 0; kinds_all[i]; i++)
		if (strcmp(kinds_all[i]->name, name) == 0)
			return kinds_all[i];
	return NULL;
}

/* ---- checks: each is true when fine, and false after reporting, or silently after an earlier failure ---- */

static bool check(struct device *device, bool fine, enum device_diag kind, const char *detail)
{
	if (!fine)
		device_fail(device, kind, detail);
	return !device->failure;
}

static bool is_number(double x)
{
	return isfinite(x) && fabs(x) <= DEVICE_NUMBER_LIMIT;
}

static bool check_open(struct device *device, const char *call)
{
	return !device->failure && check(device, !device->closed, DEVICE_DIAG_ORDER, call);
}

static bool check_page(struct device *device, const char *call)
{
	return check_open(device, call) && check(device, device->in_page, DEVICE_DIAG_ORDER, call);
}

static bool check_numbers(struct device *device, const char *call, const double *numbers, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!is_number(numbers[i]))
			return check(device, false, DEVICE_DIAG_NUMBER, call);
	return true;
}

static bool check_path(struct device *device, const char *call, const struct path *path)
{
	static const size_t points[] = {[PATH_MOVE] = 1, [PATH_LINE] = 1, [PATH_CURVE] = 3, [PATH_CLOSE] = 0};
	if (!check(device, path->count == 0 || path->steps[0].verb == PATH_MOVE, DEVICE_DIAG_PATH, call))
		return false;
	for (size_t i = 0; i < path->count; i++)
		for (size_t k = 0; k < points[path->steps[i].verb]; k++)
			if (!is_number(path->steps[i].p[k].x) || !is_number(path->steps[i].p[k].y))
				return check(device, false, DEVICE_DIAG_NUMBER, call);
	return true;
}

/* Dashes: none negative, at least one positive; libraries loop or refuse otherwise. */
static bool check_dashes(struct device *device, const struct device_stroke *stroke)
{
	double sum = 0;
	if (!check_numbers(device, "dash", stroke->dash, stroke->dashes))
		return false;
	for (size_t i = 0; i < stroke->dashes; i++) {
		if (stroke->dash[i] < 0)
			return check(device, false, DEVICE_DIAG_NUMBER, "dash");
		sum += stroke->dash[i];
	}
	return check(device, stroke->dashes == 0 || sum > 0, DEVICE_DIAG_NUMBER, "dash");
}

/* ---- text ---- */

/* Clean UTF-8 without line ends and tabs: each becomes a blank. */
static struct slice one_line(struct device *device, struct slice text)
{
	text = utf8_sanitise(device->arena, text);
	if (slice_find_char(text, 0, '\t') == text.n && slice_find_char(text, 0, '\n') == text.n)
		return text;
	char *copy = arena_copy(device->arena, text.s, text.n);
	for (size_t i = 0; i < text.n; i++)
		if (copy[i] == '\t' || copy[i] == '\n')
			copy[i] = ' ';
	return (struct slice){copy, text.n};
}

/* The same with the invisible letter before it that gives a fragment the direction of its line. */
static struct slice one_line_directed(struct device *device, struct slice text)
{
	enum { MARK = 3 };
	const bool marked = text.n > MARK && (slice_is(slice_sub(text, 0, MARK), "\u200E") || slice_is(slice_sub(text, 0, MARK), "\u200F"));
	const struct slice words = marked ? slice_sub(text, MARK, text.n) : text, clean = one_line(device, words);
	if (!marked || clean.s == words.s)
		return marked ? text : clean;
	return slice_of(arena_printf(device->arena, "%.*s%.*s", MARK, text.s, SLICE_ARGS(clean)));
}

const char *device_clean(struct device *device, const char *text)
{
	struct slice clean = one_line(device, slice_of(text));
	return arena_copy(device->arena, clean.s, clean.n);
}

/* ---- opening and closing ---- */

static void release_out(void *device)
{
	buf_drop(&((struct device *)device)->out);
}

static void take_anchors(struct device *device)
{
	const struct device_document *document = device->document;
	device->anchors = map_new(device->arena);
	for (size_t i = 0; i < document->anchor_count; i++) {
		const struct device_anchor_at *anchor = &document->anchors[i];
		check_numbers(device, "anchor", &anchor->y, 1);
		check(device, anchor->page < document->page_count, DEVICE_DIAG_ANCHOR, anchor->name);
		check(device, map_add(device->anchors, slice_of(anchor->name), (void *)anchor), DEVICE_DIAG_ANCHOR, anchor->name);
	}
}

static void check_outlines(struct device *device)
{
	for (size_t i = 0; i < device->document->outline_count; i++) {
		const struct device_outline *outline = &device->document->outlines[i];
		check(device, outline->level >= 1 && map_find(device->anchors, slice_of(outline->anchor)), DEVICE_DIAG_ANCHOR, outline->anchor);
	}
}

struct device *device_open(struct arena *arena, struct diags *diags, struct fonts *fonts, const char *kind, const struct device_document *document)
{
	const struct device_kind *found = device_find(kind);
	if (!found) {
		diags_report(diags, &device_diag[DEVICE_DIAG_KIND], (struct place){0}, "%s", kind);
		return NULL;
	}
	assert(found->size >= sizeof(struct device));
	struct device *device = arena_alloc(arena, found->size);
	device->kind = found;
	device->arena = arena;
	device->diags = diags;
	device->fonts = fonts;
	device->document = document;
	device->nodes = document->nodes;
	device->node_count = document->node_count;
	arena_defer(arena, release_out, device);
	take_anchors(device);
	check_outlines(device);
	if (!device->failure && found->open)
		found->open(device);
	return device;
}

bool device_close(struct device *device, struct slice *bytes)
{
	*bytes = (struct slice){0};
	if (check_open(device, "close") && check(device, !device->in_page && device->pages > 0, DEVICE_DIAG_ORDER, "close"))
		device->kind->close(device);
	device->closed = true;
	if (device->failure)
		return false;
	*bytes = buf_slice(&device->out);
	return true;
}

/* ---- pages ---- */

static bool check_page_count(struct device *device)
{
	size_t most = device->kind->paged ? DEVICE_PAGE_LIMIT : 1;
	return check(device, device->pages < most, DEVICE_DIAG_PAGES, device->kind->paged ? NULL : "one page a file");
}

static bool is_page_size(double size)
{
	return isfinite(size) && size > 0 && size <= DEVICE_PAGE_SIZE_LIMIT;
}

void device_structure(struct device *device, const struct device_node *nodes, size_t count)
{
	if (!check_open(device, "structure") || !check(device, !device->in_page, DEVICE_DIAG_ORDER, "structure"))
		return;
	device->nodes = nodes;
	device->node_count = count;
}

void device_begin_page(struct device *device, double width, double height)
{
	if (!check_open(device, "begin_page") || !check(device, !device->in_page, DEVICE_DIAG_ORDER, "begin_page") ||
		!check_page_count(device) || !check(device, is_page_size(width) && is_page_size(height), DEVICE_DIAG_SIZE, "page"))
		return;
	device->in_page = true;
	device->pages++;
	device->kind->begin_page(device, width, height);
}

void device_end_page(struct device *device)
{
	if (!check_page(device, "end_page") || !check(device, device->clips == 0, DEVICE_DIAG_CLIP, "end_page"))
		return;
	device->kind->end_page(device);
	device->in_page = device->in_mark = false;
	device->mark = 0;
}

/* ---- drawing ---- */

void device_clip(struct device *device, const struct path *path)
{
	if (!check_page(device, "clip") || !check_path(device, "clip", path))
		return;
	device->clips++;
	device->kind->clip(device, path);
}

void device_unclip(struct device *device)
{
	if (!check_page(device, "unclip") || !check(device, device->clips > 0, DEVICE_DIAG_CLIP, "unclip"))
		return;
	device->clips--;
	device->kind->unclip(device);
}

void device_fill(struct device *device, const struct path *path, struct color color)
{
	if (check_page(device, "fill") && check_path(device, "fill", path) && path->count > 1 && color.a > 0)
		device->kind->fill(device, path, color);
}

void device_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke)
{
	if (!check_page(device, "stroke") || !check_path(device, "stroke", path) || !check_dashes(device, stroke) ||
		!check(device, is_number(stroke->width) && stroke->width >= 0, DEVICE_DIAG_NUMBER, "stroke width"))
		return;
	if (path->count > 1 && stroke->color.a > 0 && stroke->width > 0)
		device->kind->stroke(device, path, stroke);
}

void device_draw_text(struct device *device, const struct device_text *text)
{
	const double numbers[] = {text->x, text->y, text->width, text->font.tracking};
	if (!check_page(device, "text") || !check(device, device->in_mark, DEVICE_DIAG_MARK, "text outside a mark") ||
		!check_numbers(device, "text", numbers, sizeof numbers / sizeof *numbers) ||
		!check(device, text->font.size >= SIZE_LEAST && text->font.size <= SIZE_MOST, DEVICE_DIAG_SIZE, "text") ||
		!check(device, text->font.face < SHAPE_FACES, DEVICE_DIAG_NUMBER, "face"))
		return;
	struct device_text clean = *text;
	clean.text = one_line_directed(device, text->text);
	if (clean.text.n > 0 && clean.color.a > 0)
		device->kind->text(device, &clean);
}

static bool is_node(const struct device *device, unsigned node)
{
	return node == 0 || (node < device->node_count && device->nodes[node].role);
}

void device_mark(struct device *device, unsigned node)
{
	if (!check_page(device, "mark") || !check(device, is_node(device, node), DEVICE_DIAG_MARK, "unknown node"))
		return;
	device->in_mark = true;
	device->mark = node;
	if (device->kind->mark)
		device->kind->mark(device, node);
}

void device_link(struct device *device, struct rect area, const char *target)
{
	const double numbers[] = {area.x, area.y, area.w, area.h};
	if (!check_page(device, "link") || !check_numbers(device, "link", numbers, sizeof numbers / sizeof *numbers) ||
		!check(device, area.w >= 0 && area.h >= 0, DEVICE_DIAG_NUMBER, "link"))
		return;
	if (device->kind->link && target && *target)
		device->kind->link(device, area, target);
}

void device_title(struct device *device, const char *title)
{
	if (check_page(device, "title") && device->kind->title)
		device->kind->title(device, title);
}
