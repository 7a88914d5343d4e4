/* One value an iteration as a dot against the band in which it must lie. The axis is cut, and marked so: differences within the band
 * are what is to be seen, so no bars. In a report drawn inside a table (iterations_table.c), on a slide in rows (iterations_rows.c). */
#include "chart/iterations.h"

#include "chart/frame.h"
#include "chart/kinds.h"
#include "chart/label.h"

#include <math.h>

enum { SET_ROW, SET_BAND };
enum { ROW_LABEL, ROW_VALUE };
enum { BAND_LOW, BAND_HIGH };

bool iterations_known(const struct chart_value *value)
{
	return value->known && isfinite(value->number);
}

static void read_range(struct iterations *iterations)
{
	const struct canvas *canvas = iterations->canvas;
	double low = INFINITY, high = -INFINITY;
	for (size_t i = 0; i < iterations->count; i++) {
		const struct chart_value *value = canvas_value(canvas, SET_ROW, i, ROW_VALUE);
		if (iterations_known(value)) {
			low = fmin(low, value->number);
			high = fmax(high, value->number);
		}
	}
	if (canvas_rows(canvas, SET_BAND) > 0) {
		const struct chart_value *from = canvas_value(canvas, SET_BAND, 0, BAND_LOW), *to = canvas_value(canvas, SET_BAND, 0, BAND_HIGH);
		iterations->banded = iterations_known(from) && iterations_known(to) && from->number < to->number;
		iterations->band_low = from->number;
		iterations->band_high = to->number;
	}
	if (iterations->banded) {
		low = fmin(low, iterations->band_low);
		high = fmax(high, iterations->band_high);
	}
	if (!isfinite(low) || !isfinite(high))
		low = high = 0;
	double room = (high - low) * 0.12;
	if (room <= 1e-9 * fmax(fabs(low), fabs(high)))
		room = low == 0 ? 1 : fabs(low) * 0.1;
	bool from_zero = low >= 0 && low < (high - low) * 0.5;
	iterations->low = from_zero ? 0 : low - room;
	iterations->high = high + room;
	iterations->cut = !from_zero && low > 0;
}

/* Ticks at both ends of the band and in its middle: what must be read off is whether a dot lies within. */
static void tick_band(struct iterations *iterations)
{
	const struct canvas *canvas = iterations->canvas;
	double low = iterations->band_low, high = iterations->band_high, middle = (low + high) / 2;
	double room = fabs(scale_at(&iterations->scale, middle) - scale_at(&iterations->scale, low));
	double width = canvas_width(canvas, canvas_font(canvas, SHAPE_SANS, "tick-size"), canvas_number(canvas, high, 0));
	if (low == floor(low) && middle == floor(middle) && high == floor(high) && room > width * 1.5)
		iterations->axis.ticks = (struct scale_ticks){.count = 3, .values = {low, middle, high}};
}

void iterations_scale(struct iterations *iterations, double left, double right, double label_left, double label_right)
{
	iterations->scale = scale_linear(iterations->low, iterations->high, left, right);
	iterations->axis = axis_over(iterations->canvas, &iterations->scale, label_left, label_right, 5);
	if (iterations->banded && !iterations->canvas->slide)
		tick_band(iterations);
}

void iterations_band(const struct iterations *iterations, double top, double bottom)
{
	struct canvas *canvas = iterations->canvas;
	if (!iterations->banded)
		return;
	double left = scale_at(&iterations->scale, iterations->band_low), right = scale_at(&iterations->scale, iterations->band_high);
	canvas_rect(canvas, "band", (struct rect){left, top, right - left, bottom - top}, canvas_color(canvas, "headroom"));
}

const char *iterations_band_name(const struct iterations *iterations, struct shape_font font, double room)
{
	const struct canvas *canvas = iterations->canvas;
	double low = iterations->band_low, high = iterations->band_high;
	int decimals = low == floor(low) && high == floor(high) ? 0 : 1;
	const char *wordings[] = {canvas_filled_two(canvas, "conforms", canvas_number(canvas, low, decimals), canvas_number(canvas, high, decimals)),
		canvas_word(canvas, "conforms-short"), NULL};
	const char *name = iterations->banded && *canvas_word(canvas, "conforms") ? label_fit(canvas->shaper, font, room, wordings) : NULL;
	return name ? name : "";
}

void iterations_dot(const struct iterations *iterations, size_t row, double middle)
{
	struct canvas *canvas = iterations->canvas;
	const struct chart_value *value = canvas_value(canvas, SET_ROW, row, ROW_VALUE);
	if (!iterations_known(value))
		return;
	bool outside = iterations->banded && (value->number < iterations->band_low || value->number > iterations->band_high);
	struct point center = {scale_at(&iterations->scale, value->number), middle};
	struct mark *mark = canvas_circle(canvas, "dot", center, canvas_token(canvas, "mark-few"), canvas_color(canvas, outside ? "over" : "data"));
	mark->datum = arena_printf(canvas->arena, "%s: %s %s", canvas_value_text(canvas, SET_ROW, row, ROW_LABEL), value->text, canvas_word(canvas, "unit"));
}

void iterations_cut(const struct iterations *iterations, double y, double size)
{
	struct canvas *canvas = iterations->canvas;
	double x = iterations->scale.from;
	for (int i = 0; i < 2 && iterations->cut; i++, x += size * 0.55)
		canvas_line(canvas, "break", (struct point){x, y + size / 2}, (struct point){x + size * 0.45, y - size / 2},
			canvas_token(canvas, "line-reference"), canvas->slide ? canvas->axis : canvas->ink);
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct iterations iterations = {.canvas = &canvas, .count = canvas_rows(&canvas, SET_ROW)};
	read_range(&iterations);
	return frame_close(&canvas, canvas.slide ? iterations_rows_draw(&iterations) : iterations_table_draw(&iterations));
}

const struct chart_kind iterations_kind = {
	.name = "iterations",
	.help = "one value an iteration as a dot against the band in which it must lie; the axis is cut",
	.sets = {
		{"row", true, {{"label", true, "the iteration"}, {"value", true, "the value drawn"}, {"c1", false, "a figure before it, in print"},
			{"c2", false, "as c1"}, {"c3", false, "as c1"}, {"c4", false, "as c1"}, {"c5", false, "as c1"},
			{"c6", false, "a figure at the right, quiet"}}},
		{"band", false, {{"low", true, "where the band begins"}, {"high", true, "where it ends"}}},
		{"head", false, {{"column", true, "label, value or c1 to c6"}, {"first", false, "upper line of its head"}, {"second", true, "lower line"}}},
		{"total", false, {{"label", true, "name of the row below all"}, {"c1", true, "its figure, under the first column"}}},
	},
	.words = {"unit", "conforms", "conforms-short", "axis-cut", "left-out"},
	.draw = draw,
};
