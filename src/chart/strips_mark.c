/* Marks on the strips: the lines of critical and max with their heads, and below the 99th the loads of the SLA limits. */
#include "chart/strips.h"

#include "chart/label.h"

#include <math.h>

/* One line of the metric's name and one of its value in print; on a slide both on one line, on half a slide the name alone. */
static void draw_head(struct strips *strips, const struct strips_mark *mark, enum mark_anchor anchor, double x)
{
	struct canvas *canvas = strips->canvas;
	if (canvas->slide) {
		const char *text = canvas->half ? mark->label : arena_printf(canvas->arena, "%s %s", mark->label, mark->text);
		canvas_text(canvas, "head", strips->strong_font, canvas->ink, anchor, x, strips->heads, text);
		return;
	}
	canvas_text(canvas, "head", strips->small_font, canvas->ink, anchor, x, strips->heads - canvas_token(canvas, "tick-leading"), mark->label);
	canvas_text(canvas, "head", strips->small_bold, canvas->ink, anchor, x, strips->heads, mark->text);
}

static double head_width(const struct strips *strips, const struct strips_mark *mark)
{
	const struct canvas *canvas = strips->canvas;
	if (canvas->slide && !canvas->half)
		return canvas_width(canvas, strips->strong_font, arena_printf(canvas->arena, "%s %s", mark->label, mark->text));
	if (canvas->half)
		return canvas_width(canvas, strips->strong_font, mark->label);
	return fmax(canvas_width(canvas, strips->small_font, mark->label), canvas_width(canvas, strips->small_bold, mark->text));
}

/* A vertical line; over the strips with a light edge, so that it is seen on dark shades. */
static void draw_line(struct strips *strips, const struct strips_mark *mark, const char *role, double from, double to)
{
	struct canvas *canvas = strips->canvas;
	double width = canvas_token(canvas, "line-reference");
	struct color edge = canvas->ground;
	edge.a = 153;
	if (mark != &strips->highest)
		canvas_line(canvas, "edge", (struct point){mark->x, from}, (struct point){mark->x, to}, width * 2.3, edge);
	canvas_line(canvas, role, (struct point){mark->x, from}, (struct point){mark->x, to}, width, canvas->ink)->datum =
		arena_printf(canvas->arena, "%s %s", mark->label, mark->text);
}

static double band_top(const struct strips *strips)
{
	return strips->rows[strips->sla_row].top + strips->row_height;
}

/* Max stands at the right end of its line. Critical is centred (slide) or left of its line, and gives way to max; in print what
 * does not fit beside it goes right of the line of max, in the foremost column. */
void strips_mark_draw(struct strips *strips)
{
	struct canvas *canvas = strips->canvas;
	double pad = canvas_token(canvas, "pad"), top = canvas->slide ? strips->heads + pad * 0.8 : pad / 2, bottom = strips->bottom + pad * 0.7;
	double room = strips->right - (canvas->slide ? 0 : pad * 0.75), max_left = room;
	if (strips->highest.known) {
		draw_line(strips, &strips->highest, "max", top, bottom);
		draw_head(strips, &strips->highest, MARK_END, room);
		max_left = room - head_width(strips, &strips->highest) - 1.5 * pad;
	}
	if (!strips->critical.known)
		return;
	bool breaks = strips->broken && strips->sla_row < strips->row_count;
	double first_end = breaks ? band_top(strips) : bottom;
	bool under = !canvas->slide && strips->critical.x > max_left; /* below the head of max, which it would cross */
	draw_line(strips, &strips->critical, "critical", under ? strips->heads + pad * 0.6 : top, first_end);
	if (breaks && strips->sla_row + 1 < strips->row_count)
		draw_line(strips, &strips->critical, "critical", first_end + strips->band, bottom);
	double width = head_width(strips, &strips->critical), x = strips->critical.x;
	double right = canvas->slide ? x + width / 2 : x - pad * 0.75;
	right = fmax(fmin(right, max_left), canvas->plot.x + width);
	if (canvas->slide || right <= max_left)
		draw_head(strips, &strips->critical, MARK_END, right);
}

/* Where the SLA labels may stand: right of the words at the left, on both sides of the critical line or over its gap. */
struct band {
	const char **texts;
	double *centers, *widths;
	double left, right, gap;
};

static double words_width(const struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	if (!canvas->slide)
		return canvas_width(canvas, strips->small_font, canvas_word(canvas, "sla-print"));
	const char *title = canvas_word(canvas, canvas->half ? "sla-title-short" : "sla-title");
	const char *note = canvas_word(canvas, canvas->half ? "sla-note-short" : "sla-note");
	return fmax(canvas_width(canvas, strips->small_bold, title), canvas_width(canvas, strips->small_font, note));
}

/* The label of a mark: with its unit on a slide; in print, or on half a slide before the last, without. */
static const char *sla_text(const struct strips *strips, size_t i)
{
	const struct strips_sla *sla = &strips->slas[i];
	const struct canvas *canvas = strips->canvas;
	bool bare = !canvas->slide || (canvas->half && i + 1 < strips->sla_count);
	return bare ? sla->limits : arena_printf(canvas->arena, "%s\u202f%s", sla->limits, sla->unit);
}

static struct band band_of(const struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	size_t count = strips->sla_count;
	double gap = canvas->slide ? 10 : canvas_token(canvas, "pad");
	struct band band = {.texts = arena_array(canvas->arena, count, sizeof *band.texts),
		.centers = arena_array(canvas->arena, count, sizeof *band.centers), .widths = arena_array(canvas->arena, count, sizeof *band.widths),
		.left = strips->left + words_width(strips) + gap, .right = strips->right - canvas_token(canvas, "line-reference") * 2, .gap = gap};
	for (size_t i = 0; i < count; i++) {
		band.texts[i] = sla_text(strips, i);
		band.centers[i] = strips->slas[i].x;
		band.widths[i] = canvas_width(canvas, canvas->slide ? strips->small_bold : strips->small_font, band.texts[i]);
		if (canvas->slide)
			band.widths[i] = fmax(band.widths[i], canvas_width(canvas, strips->small_font, strips->slas[i].load_text));
	}
	return band;
}

static bool spread_sides(const struct strips *strips, struct band *band)
{
	size_t before = 0;
	while (before < strips->sla_count && strips->slas[before].x < strips->critical.x)
		before++;
	double clear = band->gap * 0.8, line = strips->critical.x;
	return label_spread(strips->canvas->arena, band->centers, band->widths, before, band->gap, band->left, line - clear) &&
		label_spread(strips->canvas->arena, band->centers + before, band->widths + before, strips->sla_count - before, band->gap, line + clear,
			band->right);
}

static bool spread_all(const struct strips *strips, struct band *band)
{
	return label_spread(strips->canvas->arena, band->centers, band->widths, strips->sla_count, band->gap, band->left, band->right);
}

void strips_mark_place(struct strips *strips)
{
	if (strips->sla_row == strips->row_count || !strips->critical.known)
		return;
	struct band band = band_of(strips);
	strips->broken = strips->critical.x < band.left || !spread_sides(strips, &band);
}

static void draw_words(struct strips *strips, double first, double second)
{
	struct canvas *canvas = strips->canvas;
	struct color color = canvas_color(canvas, "accent");
	if (!canvas->slide) {
		canvas_text(canvas, "sla-note", strips->small_font, color, MARK_START, strips->left, first, canvas_word(canvas, "sla-print"));
		return;
	}
	canvas_text(canvas, "sla-note", strips->small_bold, color, MARK_START, strips->left, first,
		canvas_word(canvas, canvas->half ? "sla-title-short" : "sla-title"));
	canvas_text(canvas, "sla-note", strips->small_font, color, MARK_START, strips->left, second,
		canvas_word(canvas, canvas->half ? "sla-note-short" : "sla-note"));
}

static void draw_sla(struct strips *strips, const struct band *band, size_t i, bool labelled, double first, double second)
{
	struct canvas *canvas = strips->canvas;
	const struct strips_sla *sla = &strips->slas[i];
	struct color color = canvas_color(canvas, "accent");
	double half = canvas_token(canvas, "sla-mark"), tip = band_top(strips) - (canvas->slide ? half * 0.55 : -half * 0.1), base = tip + half * 1.8;
	struct point corners[] = {{sla->x, tip}, {sla->x - half, base}, {sla->x + half, base}};
	struct mark *mark = canvas_polygon(canvas, "sla", corners, 3, color);
	canvas_outline(mark, canvas_token(canvas, "ground-line"), canvas->ground);
	mark->datum = arena_printf(canvas->arena, "%s\u202f%s: %s", sla->limits, sla->unit, sla->load_text);
	if (!labelled)
		return;
	double x = band->centers[i], top = first - canvas_cap(canvas, strips->small_font) - canvas_token(canvas, "pad") * 0.35;
	double near = canvas->slide ? half : band->widths[i] / 2; /* in print a label over its mark needs no leader */
	if (fabs(x - sla->x) > near && top > base)
		canvas_line(canvas, "leader", (struct point){sla->x, base}, (struct point){x, top}, canvas_token(canvas, "line-hairline") * 1.5, color);
	canvas_text(canvas, "sla-label", canvas->slide ? strips->small_bold : strips->small_font, color, MARK_MIDDLE, x, first, band->texts[i]);
	if (canvas->slide)
		canvas_text(canvas, "sla-load", strips->small_font, color, MARK_MIDDLE, x, second, sla->load_text);
}

void strips_mark_draw_slas(struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	if (strips->sla_row == strips->row_count)
		return;
	struct band band = band_of(strips);
	bool labelled = strips->critical.known && !strips->broken ? spread_sides(strips, &band) : spread_all(strips, &band);
	double second = band_top(strips) + strips->band - canvas_token(canvas, "pad") - canvas_descent(canvas, strips->small_font) * 0.5;
	double first = canvas->slide ? second - strips->small_font.size * 1.37 : band_top(strips) + strips->band * 0.72;
	draw_words(strips, first, second);
	for (size_t i = 0; i < strips->sla_count; i++)
		draw_sla(strips, &band, i, labelled, first, second);
}
