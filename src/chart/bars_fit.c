/* Bars of several results: measuring. Nothing is drawn here, so that drawing only follows. */
#include "chart/bars_fit.h"

#include "chart/label.h"

#include <math.h>

#define LABEL_SHARE 0.42 /* of the width, at most */
#define TICKS_MOST 6

double bars_text_height(const struct canvas *canvas, struct shape_font font)
{
	return canvas_ascent(canvas, font) + canvas_descent(canvas, font);
}

double bars_label_gap(const struct bars *bars)
{
	return canvas_width(bars->canvas, bars->note_font, " ") * 1.5;
}

struct shape_font bars_value_font(const struct bars *bars, size_t metric)
{
	return metric == 0 ? bars->value_font : bars->second_font;
}

const char *bars_unit(const struct bars *bars)
{
	return bars->unit ? bars->unit : bars->metrics == 1 ? bars->names[0] : NULL;
}

double bars_height(const struct bars *bars)
{
	return bars->bar_height * (double)bars->metrics + bars->pair_gap * (double)(bars->metrics - 1);
}

static void choose_fonts(struct bars *bars)
{
	const struct canvas *canvas = bars->canvas;
	bars->label_font = canvas_font(canvas, SHAPE_SANS_BOLD, "text-size");
	bars->note_font = canvas_font(canvas, SHAPE_SANS, "text-size");
	bars->value_font = canvas_font(canvas, SHAPE_SANS_BOLD, "value-size");
	bars->second_font = canvas_font(canvas, SHAPE_SANS, "value-size");
	bars->key_font = canvas_font(canvas, SHAPE_SANS, "label-size");
}

/* Width of a row's label with its note where notes stand now. */
static double label_width(const struct bars *bars, const struct bars_row *row)
{
	const struct canvas *canvas = bars->canvas;
	double label = canvas_width(canvas, bars->label_font, row->label);
	if (!*row->note || bars->notes == BARS_NO_NOTES)
		return label;
	double note = canvas_width(canvas, bars->note_font, row->note);
	return bars->notes == BARS_BESIDE ? label + bars_label_gap(bars) + note : fmax(label, note);
}

static double widest_label(const struct bars *bars)
{
	double widest = 0;
	for (size_t i = 0; i < bars->count; i++)
		widest = fmax(widest, label_width(bars, &bars->rows[i]));
	return widest;
}

static void measure_labels(struct bars *bars)
{
	double gap = 2 * canvas_token(bars->canvas, "pad"), most = bars->canvas->plot.w * LABEL_SHARE - gap;
	bars->label_column = fmin(widest_label(bars), most) + gap;
}

static void measure_rows(struct bars *bars)
{
	const struct canvas *canvas = bars->canvas;
	double lines = bars_text_height(canvas, bars->label_font);
	if (bars->notes == BARS_BELOW)
		lines += bars_text_height(canvas, bars->note_font);
	bars->row_height = fmax(bars_height(bars), lines);
}

static double total_height(const struct bars *bars)
{
	double rows = bars->row_height * (double)bars->shown + bars->gap * (double)(bars->shown > 0 ? bars->shown - 1 : 0);
	return bars->key_height + rows + canvas_token(bars->canvas, "pad") + axis_height(bars->canvas, &bars->axis, bars_unit(bars));
}

/* The scale with which every value stands behind its bar. */
static void choose_scale(struct bars *bars)
{
	const struct canvas *canvas = bars->canvas;
	double left = canvas->plot.x + bars->label_column, right = canvas->plot.x + canvas->plot.w;
	double pad = canvas_token(canvas, "pad"), unit = INFINITY, largest = 0;
	for (size_t i = 0; i < bars->count; i++)
		for (size_t m = 0; m < bars->metrics; m++) {
			const struct bars_row *row = &bars->rows[i];
			if (!row->known[m] || row->value[m] <= 0)
				continue;
			double text = fmin(canvas_width(canvas, bars_value_font(bars, m), row->text[m]), (right - left) / 2);
			unit = fmin(unit, (right - left - pad - text) / row->value[m]);
			largest = fmax(largest, row->value[m]);
		}
	double length = largest > 0 ? largest * unit : right - left;
	bars->scale = scale_linear(0, largest, left, left + length);
	bars->axis = axis_over(canvas, &bars->scale, left, right, TICKS_MOST);
}

/* Takes away room between rows, then notes, then rows, until the rest fits. */
static void squeeze(struct bars *bars, double limit)
{
	const struct canvas *canvas = bars->canvas;
	double least = bars->metrics > 1 ? bars_text_height(canvas, bars->value_font) : canvas_token(canvas, "bars-height-min");
	double wide = bars->gap, high = bars->bar_height;
	for (int step = 1; step <= 4 && total_height(bars) > limit; step++) {
		bars->gap = wide * (1 - step / 5.0);
		bars->bar_height = high + (fmin(least, high) - high) * step / 4;
		measure_rows(bars);
	}
	if (total_height(bars) > limit && bars->notes == BARS_BELOW) {
		bars->notes = BARS_NO_NOTES;
		measure_labels(bars);
		choose_scale(bars);
		measure_rows(bars);
	}
	while (bars->shown > 1 && total_height(bars) + canvas_token(canvas, "tick-leading") > limit)
		bars->shown--;
}

/* On a slide rows share what is left, up to twice their distance. */
static void spread(struct bars *bars, double limit)
{
	double slack = limit - total_height(bars);
	if (bars->canvas->slide && bars->shown > 1 && slack > 0)
		bars->gap += fmin(slack / (double)(bars->shown - 1), bars->gap);
}

void bars_fit(struct bars *bars, double limit)
{
	const struct canvas *canvas = bars->canvas;
	choose_fonts(bars);
	double gap = 2 * canvas_token(canvas, "pad");
	bars->notes = widest_label(bars) <= canvas->plot.w * LABEL_SHARE - gap ? BARS_BESIDE : BARS_BELOW;
	bars->bar_height = canvas_token(canvas, bars->metrics > 1 ? "bars-pair-height" : "bars-height");
	bars->pair_gap = bars->metrics > 1 ? canvas_token(canvas, "bars-pair-gap") : 0;
	bars->gap = canvas_token(canvas, "bars-gap");
	bars->key_height = bars->metrics > 1 ? bars_text_height(canvas, bars->key_font) + canvas_token(canvas, "pad") : 0;
	bars->shown = bars->count < BARS_MOST ? bars->count : BARS_MOST;
	measure_labels(bars);
	choose_scale(bars);
	measure_rows(bars);
	if (limit > 0 && total_height(bars) > limit)
		squeeze(bars, limit);
	if (bars->shown < bars->count)
		bars->left_out = canvas_filled(canvas, "left-out", canvas_number(canvas, (double)(bars->count - bars->shown), 0));
	spread(bars, limit - (bars->left_out ? canvas_token(canvas, "tick-leading") : 0));
	bars->top = canvas->plot.y + bars->key_height;
}
