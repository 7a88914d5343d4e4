/* Iterations on a slide: a row each, the value at its dot, the band named above. */
#include "chart/iterations.h"

#include "chart/label.h"

#include <math.h>

enum { SET_ROW, SET_BAND };
enum { ROW_LABEL, ROW_VALUE };

struct rows {
	struct iterations *iterations;
	struct canvas *canvas;
	struct shape_font label, value;
	double pad, pitch, top, label_right, left, right;
	size_t shown;
};

static void measure(struct rows *rows)
{
	struct canvas *canvas = rows->canvas;
	double widest = canvas->plot.w * 0.07, most = canvas->plot.w * 0.24;
	for (size_t i = 0; i < rows->iterations->count; i++)
		widest = fmax(widest, canvas_width(canvas, rows->label, canvas_value_text(canvas, SET_ROW, i, ROW_LABEL)));
	rows->label_right = canvas->plot.x + fmin(widest, most);
	rows->left = rows->label_right + 2 * rows->pad;
	rows->right = canvas->plot.x + canvas->plot.w;
	iterations_scale(rows->iterations, rows->left, rows->right, rows->left - rows->pad, rows->right);
	double leading = canvas_token(canvas, "tick-leading"), room = canvas->plot.h - 4.6 * leading;
	rows->top = canvas->plot.y + 1.5 * leading;
	rows->pitch = fmin(room / (double)rows->iterations->count, canvas_token(canvas, "row-height") * 1.1);
	rows->pitch = fmax(rows->pitch, rows->label.size * 1.5);
	rows->shown = (size_t)fmax(fmin((double)rows->iterations->count, floor(room / rows->pitch + 1e-6)), 1);
}

/* The value beside its dot, on the side with more room. */
static void draw_value(struct rows *rows, size_t row, double middle)
{
	struct canvas *canvas = rows->canvas;
	const struct chart_value *value = canvas_value(canvas, SET_ROW, row, ROW_VALUE);
	double radius = canvas_token(canvas, "mark-few"), gap = radius + rows->pad * 0.8;
	double x = iterations_known(value) ? scale_at(&rows->iterations->scale, value->number) : rows->left;
	bool right = rows->right - x >= x - rows->left;
	double room = right ? rows->right - x - gap : x - gap - rows->left;
	canvas_text_within(canvas, "value", rows->value, canvas->ink, right ? MARK_START : MARK_END,
		(struct point){right ? x + gap : x - gap, canvas_baseline(canvas, rows->value, middle)}, room, canvas_value_text(canvas, SET_ROW, row, ROW_VALUE));
}

static void draw_label(struct rows *rows, size_t row, double middle)
{
	struct canvas *canvas = rows->canvas;
	const char **lines;
	double leading = rows->label.size * 1.37;
	size_t most = (size_t)fmax(floor(rows->pitch * 0.95 / leading), 1);
	size_t count = label_lines(canvas->arena, canvas->shaper, rows->label, canvas_value_text(canvas, SET_ROW, row, ROW_LABEL),
		rows->label_right - canvas->plot.x, most, &lines);
	double baseline = canvas_baseline(canvas, rows->label, middle - (double)(count - 1) * leading / 2);
	for (size_t i = 0; i < count; i++)
		canvas_text(canvas, "row-label", rows->label, canvas->ink, MARK_END, rows->label_right, baseline + (double)i * leading, lines[i]);
}

static void draw_band_name(struct rows *rows, double baseline)
{
	struct canvas *canvas = rows->canvas;
	const struct iterations *iterations = rows->iterations;
	const char *words = iterations_band_name(iterations, rows->value, rows->right - rows->left);
	if (!*words)
		return;
	double middle = (scale_at(&iterations->scale, iterations->band_low) + scale_at(&iterations->scale, iterations->band_high)) / 2;
	double half = fmin(canvas_width(canvas, rows->value, words), rows->right - rows->left) / 2;
	canvas_text_within(canvas, "band-label", rows->value, canvas->secondary, MARK_MIDDLE,
		(struct point){fmin(fmax(middle, rows->left + half), rows->right - half), baseline}, 2 * half, words);
}

static double draw_foot(struct rows *rows, double y)
{
	struct canvas *canvas = rows->canvas;
	const struct iterations *iterations = rows->iterations;
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	canvas_line(canvas, "axis", (struct point){rows->left, y}, (struct point){rows->right, y}, canvas_token(canvas, "line-axis"), canvas->axis);
	iterations_cut(iterations, y, rows->pad * 1.6);
	double bottom = axis_draw(canvas, &iterations->axis, y, canvas_word(canvas, "unit"));
	const char *words = iterations->cut ? canvas_word(canvas, "axis-cut") : "";
	size_t hidden = iterations->count - rows->shown;
	if (hidden)
		words = arena_printf(canvas->arena, "%s%s%s", words, *words ? " · " : "", canvas_filled(canvas, "left-out", canvas_number(canvas, (double)hidden, 0)));
	if (*words)
		canvas_text(canvas, "note", font, canvas->secondary, MARK_START, rows->left, bottom + canvas_ascent(canvas, font), words);
	return bottom + canvas_token(canvas, "tick-leading");
}

double iterations_rows_draw(struct iterations *iterations)
{
	struct canvas *canvas = iterations->canvas;
	struct rows rows = {.iterations = iterations, .canvas = canvas, .label = canvas_font(canvas, SHAPE_SANS, "text-size"),
		.value = canvas_font(canvas, SHAPE_SANS, "value-size"), .pad = canvas_token(canvas, "pad")};
	measure(&rows);
	double bottom = rows.top + rows.pitch * (double)rows.shown;
	iterations_band(iterations, rows.top, bottom);
	draw_band_name(&rows, rows.top - rows.pad * 0.8);
	for (size_t i = 0; i < rows.shown; i++) {
		double middle = rows.top + rows.pitch * ((double)i + 0.5);
		if (i > 0)
			canvas_line(canvas, "rule", (struct point){canvas->plot.x, middle - rows.pitch / 2}, (struct point){rows.right, middle - rows.pitch / 2},
				canvas_token(canvas, "line-hairline"), canvas->hairline);
		iterations_dot(iterations, i, middle);
		draw_label(&rows, i, middle);
		draw_value(&rows, i, middle);
	}
	return draw_foot(&rows, bottom);
}
