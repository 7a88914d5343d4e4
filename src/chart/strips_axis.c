/* Below the strips the load, in percent of the highest and in operations a second; in print beside them what is proven at critical
 * and at max. */
#include "chart/strips.h"

#include <math.h>

/* One label of a line of labels: centred at its tick, moved inwards at the ends. */
static double label_center(const struct strips *strips, double x, double half)
{
	return fmin(fmax(x, strips->left + half), strips->right - half);
}

/* Labels at shares of the load: 0, 20, .. 100 %, or 25 % where those are too near. */
static void draw_percent(struct strips *strips, double baseline)
{
	struct canvas *canvas = strips->canvas;
	const char *full = canvas_filled(canvas, "percent", "100");
	double room = (strips->right - strips->left) / 5;
	int step = canvas->slide && canvas_width(canvas, strips->small_font, full) * 1.6 < room && !canvas->half ? 20 : 25;
	for (int percent = 0; percent <= 100; percent += step) {
		const char *text = canvas_filled(canvas, "percent", canvas_number(canvas, percent, 0));
		double half = canvas_width(canvas, strips->small_font, text) / 2, x = strips->left + (strips->right - strips->left) * percent / 100;
		canvas_text(canvas, "tick-label", strips->small_font, canvas->secondary, MARK_MIDDLE, label_center(strips, x, half), baseline, text);
	}
}

/* Which of the round loads have a label: on a slide the highest stands at the right end, and what comes too near to it is left out,
 * with its tick. */
static void keep_labelled(const struct strips *strips, struct scale_ticks *ticks)
{
	const struct canvas *canvas = strips->canvas;
	struct shape_font font = strips->small_font;
	double limit = strips->right, before = -INFINITY;
	if (canvas->slide)
		limit -= canvas_width(canvas, font, canvas_number(canvas, strips->proof->highest, 0)) + font.size;
	size_t kept = 0;
	for (size_t i = 0; i < ticks->count; i++) {
		double half = canvas_width(canvas, font, canvas_number(canvas, ticks->values[i], ticks->decimals)) / 2;
		double center = label_center(strips, scale_at(&strips->scale, ticks->values[i]), half);
		if (center + half > limit || center - half < before)
			continue;
		ticks->values[kept++] = ticks->values[i];
		before = center + half + font.size;
	}
	ticks->count = kept;
}

static void draw_loads(struct strips *strips, const struct scale_ticks *ticks, double baseline)
{
	struct canvas *canvas = strips->canvas;
	struct shape_font font = strips->small_font;
	if (canvas->slide)
		canvas_text(canvas, "tick-label", font, canvas->secondary, MARK_END, strips->right, baseline, canvas_number(canvas, strips->proof->highest, 0));
	for (size_t i = 0; i < ticks->count; i++) {
		const char *text = canvas_number(canvas, ticks->values[i], ticks->decimals);
		double half = canvas_width(canvas, font, text) / 2, center = label_center(strips, scale_at(&strips->scale, ticks->values[i]), half);
		canvas_text(canvas, "tick-label", font, canvas->secondary, MARK_MIDDLE, center, baseline, text);
	}
}

static void draw_ticks(struct strips *strips, const struct scale_ticks *ticks, double y)
{
	struct canvas *canvas = strips->canvas;
	double length = canvas_token(canvas, "tick"), width = canvas_token(canvas, "line-axis");
	canvas_line(canvas, "axis", (struct point){strips->left, y}, (struct point){strips->right, y}, width, canvas->axis);
	for (size_t i = 0; i < ticks->count; i++) {
		double x = scale_at(&strips->scale, ticks->values[i]);
		canvas_line(canvas, "tick", (struct point){x, y}, (struct point){x, canvas->slide ? y - length * 0.8 : y + length}, width, canvas->axis);
	}
	for (int percent = 0; canvas->slide && percent <= 100; percent += canvas->half ? 25 : 20) {
		double x = strips->left + (strips->right - strips->left) * percent / 100;
		canvas_line(canvas, "tick", (struct point){x, y}, (struct point){x, y + length}, width, canvas->axis);
	}
}

static void draw_title(struct strips *strips, const char *title, double baseline)
{
	struct canvas *canvas = strips->canvas;
	double x = canvas->slide ? strips->label_right : canvas->plot.x;
	canvas_text_within(canvas, "axis-title", strips->small_font, canvas->secondary, canvas->slide ? MARK_END : MARK_START,
		(struct point){x, baseline}, strips->left - canvas->plot.x - canvas_token(canvas, "pad"), title);
}

/* "Load, jOPS" */
static const char *print_title(const struct canvas *canvas)
{
	return arena_printf(canvas->arena, "%s, %s", canvas_word(canvas, "head-load"), canvas_word(canvas, "jops"));
}

/* From the axis to the baseline of its first line of labels. */
static double first_line(const struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	return canvas_token(canvas, "tick") + canvas_ascent(canvas, strips->small_font) * (canvas->slide ? 0.95 : 0.85);
}

double strips_axis_height(const struct strips *strips)
{
	return first_line(strips) + canvas_token(strips->canvas, "tick-leading") + canvas_descent(strips->canvas, strips->small_font);
}

double strips_axis_draw(struct strips *strips, double y)
{
	struct canvas *canvas = strips->canvas;
	double leading = canvas_token(canvas, "tick-leading"), first = y + first_line(strips);
	struct scale_ticks ticks = scale_ticks(&strips->scale, 6);
	keep_labelled(strips, &ticks);
	draw_ticks(strips, &ticks, y);
	draw_percent(strips, canvas->slide ? first : first + leading);
	draw_loads(strips, &ticks, canvas->slide ? first + leading : first);
	draw_title(strips, canvas->slide ? canvas_word(canvas, "load") : print_title(canvas), first);
	draw_title(strips, canvas_word(canvas, canvas->slide ? "jops" : "head-share"), first + leading);
	return y + strips_axis_height(strips);
}

static void draw_column(struct strips *strips, const struct strips_mark *mark, double right, double width)
{
	struct canvas *canvas = strips->canvas;
	if (!mark->known)
		return;
	double leading = canvas_token(canvas, "tick-leading"), load = proof_step_below(strips->proof, mark->load);
	canvas_text_within(canvas, "column-head", strips->small_font, canvas->secondary, MARK_END, (struct point){right, strips->heads - leading}, width,
		canvas_word(canvas, "at"));
	canvas_text_within(canvas, "column-head", strips->small_font, canvas->secondary, MARK_END, (struct point){right, strips->heads}, width, mark->label);
	for (size_t i = 0; i < strips->row_count; i++) {
		const struct strips_row *row = &strips->rows[i];
		const char *text = strips_interval_text(strips, proof_at(strips->proof, row->percentile, load));
		canvas_text_within(canvas, "interval", strips->label_font, canvas->ink, MARK_END,
			(struct point){right, canvas_baseline(canvas, strips->label_font, row->top + strips->row_height / 2)}, width, text);
	}
}

void strips_axis_columns(struct strips *strips)
{
	struct canvas *canvas = strips->canvas;
	double right = canvas->plot.x + canvas->plot.w, pad = canvas_token(canvas, "pad"), width = (right - strips->right - 3 * pad) / 2;
	draw_column(strips, &strips->highest, right, width);
	draw_column(strips, &strips->critical, right - width - pad, width);
	canvas_text_within(canvas, "column-head", strips->small_font, canvas->secondary, MARK_START, (struct point){canvas->plot.x, strips->heads},
		strips->left - canvas->plot.x - pad, canvas_word(canvas, "head-percentile"));
}
