/* Marks on the strips: the lines of critical and max with their heads, and below the 99th the loads of the SLA limits. */
#include "chart/strips.h"

#include "chart/label.h"

#include <math.h>

/* The name and the value on one line; on half a slide the name alone. `right`: where it ends. */
static void draw_head_line(struct strips *strips, const struct strips_mark *mark, double right, double baseline)
{
	struct canvas *canvas = strips->canvas;
	if (canvas->slide) {
		const char *text = canvas->half ? mark->label : arena_printf(canvas->arena, "%s %s", mark->label, mark->text);
		canvas_text(canvas, "head", strips->strong_font, canvas->ink, MARK_END, right, baseline, text);
		return;
	}
	double before = canvas_width(canvas, strips->small_bold, mark->text) + canvas_width(canvas, strips->small_font, " ");
	canvas_text(canvas, "head", strips->small_bold, canvas->ink, MARK_END, right, baseline, mark->text);
	canvas_text(canvas, "head", strips->small_font, canvas->ink, MARK_END, right - before, baseline, mark->label);
}

/* In print the value below the name. */
static void draw_head(struct strips *strips, const struct strips_mark *mark, enum mark_anchor anchor, double x)
{
	struct canvas *canvas = strips->canvas;
	if (canvas->slide) {
		draw_head_line(strips, mark, x, strips->heads);
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

/* Where the heads end: that of max at its line, in print left of it. */
static double max_right(const struct strips *strips)
{
	return strips->right - (strips->canvas->slide ? 0 : canvas_token(strips->canvas, "pad") * 0.75);
}

/* Where that of critical may end beside it. */
static double critical_most(const struct strips *strips)
{
	if (!strips->highest.known)
		return strips->right;
	return max_right(strips) - head_width(strips, &strips->highest) - 1.5 * canvas_token(strips->canvas, "pad");
}

/* On a slide the line of critical must end under its own head, in print beside it; else it would seem to be that of max. */
bool strips_mark_stacked(const struct strips *strips)
{
	if (!strips->critical.known || !strips->highest.known)
		return false;
	double clear = canvas_token(strips->canvas, "pad") * (strips->canvas->slide ? -0.75 : 0.75);
	return strips->critical.x - clear > critical_most(strips);
}

double strips_mark_row(const struct strips *strips)
{
	return strips->canvas->slide ? strips->strong_font.size * 1.37 : canvas_token(strips->canvas, "tick-leading");
}

/* Where lines begin: on a slide below the heads, in print beside both lines of them, or beside one when heads are stacked. */
static double critical_top(const struct strips *strips, bool stacked)
{
	const struct canvas *canvas = strips->canvas;
	double pad = canvas_token(canvas, "pad");
	if (canvas->slide)
		return strips->heads + pad * 0.8;
	return stacked ? strips->heads - strips_mark_row(strips) + canvas_descent(canvas, strips->small_font) : strips->heads_top;
}

static void draw_critical_head(struct strips *strips, bool stacked)
{
	const struct canvas *canvas = strips->canvas;
	double pad = canvas_token(canvas, "pad"), x = strips->critical.x, width = head_width(strips, &strips->critical);
	if (canvas->slide) {
		double most = stacked ? fmax(strips->right - pad, x - 1) : critical_most(strips);
		draw_head(strips, &strips->critical, MARK_END, fmax(fmin(x + width / 2, most), canvas->plot.x + width));
	} else if (stacked) {
		draw_head_line(strips, &strips->critical, x - pad * 0.75, strips->heads);
	} else if (x - pad * 0.75 - width < strips->left) {
		draw_head(strips, &strips->critical, MARK_START, x + pad * 0.75);
	} else {
		draw_head(strips, &strips->critical, MARK_END, x - pad * 0.75);
	}
}

static void draw_max(struct strips *strips, bool stacked, double bottom)
{
	double row = stacked ? strips_mark_row(strips) : 0, top = strips->heads_top;
	if (strips->canvas->slide)
		top = strips->heads - row + canvas_token(strips->canvas, "pad") * 0.8;
	draw_line(strips, &strips->highest, "max", top, bottom);
	if (stacked)
		draw_head_line(strips, &strips->highest, max_right(strips), strips->heads - row);
	else
		draw_head(strips, &strips->highest, MARK_END, max_right(strips));
}

/* Heads stand side by side at their lines; where they would not, that of max stands above that of critical. */
void strips_mark_draw(struct strips *strips)
{
	bool stacked = strips_mark_stacked(strips), breaks = strips->broken && strips->sla_row < strips->row_count;
	double bottom = strips->bottom + canvas_token(strips->canvas, "pad") * 0.7, first_end = breaks ? band_top(strips) : bottom;
	if (strips->highest.known)
		draw_max(strips, stacked, bottom);
	if (!strips->critical.known)
		return;
	draw_line(strips, &strips->critical, "critical", critical_top(strips, stacked), first_end);
	if (breaks && strips->sla_row + 1 < strips->row_count)
		draw_line(strips, &strips->critical, "critical", first_end + strips->band, bottom);
	draw_critical_head(strips, stacked);
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
	double gap = canvas->slide ? 10 : strips->small_font.size; /* nearer, they read as one row of numbers */
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
