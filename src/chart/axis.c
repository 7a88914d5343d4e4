/* Axes below a plot: which ticks fit, their labels, the power of ten they are times, the unit. */
#include "chart/axis.h"

#include "base/buf.h"

#include <math.h>

/* "×10⁹": Noto Sans has the raised digits and the raised minus. */
static const char *power_text(struct arena *arena, int exponent)
{
	static const char *const raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
	struct buf out = {0}, digits = {0};
	buf_adds(&out, exponent < 0 ? "×10⁻" : "×10");
	buf_addf(&digits, "%d", exponent < 0 ? -exponent : exponent);
	for (size_t i = 0; i < digits.n; i++)
		buf_adds(&out, raised[digits.s[i] - '0']);
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&digits);
	buf_drop(&out);
	return text;
}

const char *axis_tick_text(const struct canvas *canvas, const struct axis *axis, size_t i)
{
	const char *text = canvas_number(canvas, axis->ticks.values[i] / pow(10, axis->ticks.exponent), axis->ticks.decimals);
	return i == 0 && axis->first ? arena_printf(canvas->arena, "%s %s", text, axis->first) : text;
}

/* Where a label of this half width stands: at its tick, but not beyond the ends. */
static double label_center(const struct axis *axis, size_t i, double half)
{
	return fmin(fmax(scale_at(axis->scale, axis->ticks.values[i]), axis->left + half), axis->right - half);
}

void axis_begin_above(struct axis *axis, double value)
{
	while (axis->ticks.count > 1 && axis->ticks.values[0] <= value) {
		axis->ticks.count--;
		for (size_t i = 0; i < axis->ticks.count; i++)
			axis->ticks.values[i] = axis->ticks.values[i + 1];
	}
}

double axis_label_center(const struct canvas *canvas, const struct axis *axis, size_t i)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	return label_center(axis, i, canvas_width(canvas, font, axis_tick_text(canvas, axis, i)) / 2);
}

static bool labels_apart(const struct canvas *canvas, const struct axis *axis, struct shape_font font)
{
	double before = -INFINITY;
	for (size_t i = 0; i < axis->ticks.count; i++) {
		double half = canvas_width(canvas, font, axis_tick_text(canvas, axis, i)) / 2;
		double center = label_center(axis, i, half);
		if (center - half < before + font.size || 2 * half > axis->right - axis->left)
			return false;
		before = center + half;
	}
	return true;
}

struct axis axis_over(const struct canvas *canvas, const struct scale *scale, double left, double right, size_t most)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	struct axis axis = {.scale = scale, .ticks = scale_ticks(scale, most), .left = left, .right = right};
	while (most > 2 && !labels_apart(canvas, &axis, font))
		axis.ticks = scale_ticks(scale, --most);
	while (axis.ticks.count && !labels_apart(canvas, &axis, font))
		axis.ticks.count--;
	return axis;
}

const char *axis_power_text(const struct canvas *canvas, const struct axis *axis)
{
	return axis->ticks.exponent ? power_text(canvas->arena, axis->ticks.exponent) : NULL;
}

/* The unit with the power of ten before it, NULL when there is neither. */
static const char *unit_text(const struct canvas *canvas, const struct axis *axis, const char *unit)
{
	const char *power = axis->bare ? NULL : axis_power_text(canvas, axis);
	bool given = unit && *unit;
	if (!power || !given)
		return given ? unit : power;
	return arena_printf(canvas->arena, "%s %s", power, unit);
}

/* Where the unit begins behind the last label; beyond the right end when it does not fit there and goes below. */
static double unit_start(const struct canvas *canvas, const struct axis *axis, const char *text)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double after = axis->left;
	if (axis->ticks.count) {
		double half = canvas_width(canvas, font, axis_tick_text(canvas, axis, axis->ticks.count - 1)) / 2;
		after = label_center(axis, axis->ticks.count - 1, half) + half;
	}
	double start = after + 2 * canvas_token(canvas, "pad");
	return start + canvas_width(canvas, font, text) <= axis->right ? start : axis->right + 1;
}

static double first_baseline(const struct canvas *canvas)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	return canvas_token(canvas, "tick") + canvas_token(canvas, "pad") / 2 + canvas_ascent(canvas, font) * 0.85;
}

double axis_height(const struct canvas *canvas, const struct axis *axis, const char *unit)
{
	const char *text = unit_text(canvas, axis, unit);
	bool below = text && unit_start(canvas, axis, text) > axis->right;
	return first_baseline(canvas) + (below ? canvas_token(canvas, "tick-leading") : 0) +
		canvas_descent(canvas, canvas_font(canvas, SHAPE_SANS, "tick-size"));
}

double axis_draw(struct canvas *canvas, const struct axis *axis, double y, const char *unit)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double length = canvas_token(canvas, "tick"), width = canvas_token(canvas, "line-axis"), baseline = y + first_baseline(canvas);
	for (size_t i = 0; i < axis->ticks.count; i++) {
		const char *text = axis_tick_text(canvas, axis, i);
		double center = label_center(axis, i, canvas_width(canvas, font, text) / 2);
		double x = scale_at(axis->scale, axis->ticks.values[i]);
		double at = fmin(fmax(x, axis->left + width / 2), axis->right - width / 2);
		canvas_line(canvas, "tick", (struct point){at, y}, (struct point){at, y + length}, width, canvas->axis);
		canvas_text(canvas, "tick-label", font, canvas->secondary, MARK_MIDDLE, center, baseline, text);
	}
	const char *text = unit_text(canvas, axis, unit);
	double start = text ? unit_start(canvas, axis, text) : 0;
	if (text && start <= axis->right)
		canvas_text(canvas, "unit", font, canvas->secondary, MARK_START, start, baseline, text);
	else if (text)
		canvas_text(canvas, "unit", font, canvas->secondary, MARK_END, axis->right, baseline + canvas_token(canvas, "tick-leading"), text);
	return y + axis_height(canvas, axis, unit);
}
