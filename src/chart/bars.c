/* Horizontal bars, a row a result in the order given: one metric, or two under each other. From zero, values at the ends. The reading
 * of the spec and the drawing stand here, sizes and how many rows fit in chart/bars_fit.c. */
#include "chart/bars_fit.h"

#include "chart/frame.h"
#include "chart/kinds.h"

#include <math.h>

enum { SET_METRIC, SET_BAR };
enum { METRIC_LABEL, METRIC_UNIT };
enum { BAR_LABEL, BAR_NOTE, BAR_VALUE, BAR_SECOND };

static const char *text_or_empty(const struct canvas *canvas, size_t set, size_t row, size_t channel)
{
	const char *text = canvas_value(canvas, set, row, channel)->text;
	return text ? text : "";
}

static struct bars read(struct canvas *canvas)
{
	struct bars bars = {.canvas = canvas, .metrics = canvas_rows(canvas, SET_METRIC), .count = canvas_rows(canvas, SET_BAR)};
	if (bars.metrics > BARS_METRICS)
		bars.metrics = BARS_METRICS;
	for (size_t m = 0; m < bars.metrics; m++)
		bars.names[m] = text_or_empty(canvas, SET_METRIC, m, METRIC_LABEL);
	bars.unit = bars.metrics ? canvas_value(canvas, SET_METRIC, 0, METRIC_UNIT)->text : NULL;
	bars.rows = arena_array(canvas->arena, bars.count, sizeof *bars.rows);
	for (size_t i = 0; i < bars.count; i++) {
		struct bars_row *row = &bars.rows[i];
		row->label = text_or_empty(canvas, SET_BAR, i, BAR_LABEL);
		row->note = text_or_empty(canvas, SET_BAR, i, BAR_NOTE);
		for (size_t m = 0; m < bars.metrics; m++) {
			const struct chart_value *value = canvas_value(canvas, SET_BAR, i, BAR_VALUE + m);
			row->text[m] = canvas_value_text(canvas, SET_BAR, i, BAR_VALUE + m);
			row->known[m] = value->known && isfinite(value->number) && value->number >= 0;
			row->value[m] = row->known[m] ? value->number : 0;
		}
	}
	return bars;
}

/* The metrics' names behind a piece of their bars. */
static void draw_key(const struct bars *bars)
{
	struct canvas *canvas = bars->canvas;
	double x = bars->scale.from, pad = canvas_token(canvas, "pad"), high = bars_text_height(canvas, bars->key_font);
	double y = canvas_ascent(canvas, bars->key_font) + canvas->plot.y, side = canvas_cap(canvas, bars->key_font);
	double room = canvas->plot.x + canvas->plot.w - x;
	for (size_t m = 0; bars->metrics > 1 && m < bars->metrics; m++) {
		double width = room / (double)bars->metrics - side - 2 * pad;
		struct mark *mark = canvas_rect(canvas, "key", (struct rect){x, y - side, side, side}, canvas_color_n(canvas, "part-", m + 1));
		if (canvas_token(canvas, "line-outline") > 0)
			canvas_outline(mark, canvas_token(canvas, "line-outline"), canvas_color(canvas, "part-outline"));
		const struct mark *text = canvas_text_within(canvas, "key-label", bars->key_font, canvas->ink, MARK_START,
			(struct point){x + side + pad, y}, fmax(width, high), bars->names[m]);
		x += side + pad + fmin(text->width, fmax(width, high)) + 3 * pad;
	}
}

/* The label with its note, centred on the row. */
static void draw_label(const struct bars *bars, const struct bars_row *row, double y)
{
	struct canvas *canvas = bars->canvas;
	double x = canvas->plot.x, width = bars->label_column - 2 * canvas_token(canvas, "pad");
	double label_high = bars_text_height(canvas, bars->label_font), note_high = bars_text_height(canvas, bars->note_font);
	bool below = bars->notes == BARS_BELOW && *row->note;
	double top = y + (bars->row_height - label_high - (below ? note_high : 0)) / 2;
	double baseline = top + canvas_ascent(canvas, bars->label_font);
	const struct mark *label = canvas_text_within(canvas, "name", bars->label_font, canvas->ink, MARK_START, (struct point){x, baseline}, width, row->label);
	double behind = x + label->width + bars_label_gap(bars);
	if (below)
		canvas_text_within(canvas, "note", bars->note_font, canvas->secondary, MARK_START,
			(struct point){x, top + label_high + canvas_ascent(canvas, bars->note_font)}, width, row->note);
	else if (bars->notes == BARS_BESIDE && *row->note)
		canvas_text(canvas, "note", bars->note_font, canvas->secondary, MARK_START, behind, baseline, row->note);
}

static void draw_bar(const struct bars *bars, const struct bars_row *row, size_t metric, double y)
{
	struct canvas *canvas = bars->canvas;
	double left = bars->scale.from, pad = canvas_token(canvas, "pad"), right = canvas->plot.x + canvas->plot.w;
	double end = row->known[metric] ? scale_at(&bars->scale, row->value[metric]) : left;
	if (row->known[metric]) {
		struct rect box = {left, y, end - left, bars->bar_height};
		struct mark *mark = canvas_rect(canvas, "bar", box, canvas_color_n(canvas, "part-", metric + 1));
		mark->datum = arena_printf(canvas->arena, "%s%s%s: %s %s", row->label, *row->note ? ", " : "", row->note, row->text[metric], bars->names[metric]);
		double outline = canvas_token(canvas, "line-outline");
		struct rect inner = {box.x + outline / 2, box.y + outline / 2, box.w - outline, box.h - outline};
		if (bars->metrics > 1 && outline > 0 && inner.w > 0)
			canvas_outline(canvas_rect(canvas, "outline", inner, (struct color){0}), outline, canvas_color(canvas, "part-outline"));
	}
	struct shape_font font = bars_value_font(bars, metric);
	canvas_text_within(canvas, "value", font, row->known[metric] ? canvas->ink : canvas->secondary, MARK_START,
		(struct point){end + pad, canvas_baseline(canvas, font, y + bars->bar_height / 2)}, right - end - pad, row->text[metric]);
}

static void draw_row(const struct bars *bars, const struct bars_row *row, double y)
{
	double top = y + (bars->row_height - bars_height(bars)) / 2;
	draw_label(bars, row, y);
	for (size_t m = 0; m < bars->metrics; m++)
		draw_bar(bars, row, m, top + (bars->bar_height + bars->pair_gap) * (double)m);
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct bars bars = read(&canvas);
	bars_fit(&bars, canvas.plot.h);
	draw_key(&bars);
	double pitch = bars.row_height + bars.gap;
	for (size_t i = 0; i < bars.shown; i++)
		draw_row(&bars, &bars.rows[i], bars.top + pitch * (double)i);
	double y = bars.top + pitch * (double)bars.shown - bars.gap + canvas_token(&canvas, "pad");
	canvas_line(&canvas, "zero", (struct point){bars.scale.from, bars.top}, (struct point){bars.scale.from, y}, canvas_token(&canvas, "line-axis"), canvas.axis);
	y = axis_draw(&canvas, &bars.axis, y, bars_unit(&bars));
	if (bars.left_out) {
		struct shape_font font = canvas_font(&canvas, SHAPE_SANS, "tick-size");
		canvas_text(&canvas, "left-out", font, canvas.secondary, MARK_END, canvas.plot.x + canvas.plot.w, y + canvas_ascent(&canvas, font), bars.left_out);
		y += canvas_token(&canvas, "tick-leading");
	}
	return frame_close(&canvas, y);
}

const struct chart_kind bars_kind = {
	.name = "bars",
	.help = "horizontal bars, a row a result: one metric, or two under each other",
	.sets = {
		{"metric", true, {{"label", true, "name of a metric: one or two rows"}, {"unit", false, "behind the axis; the first one counts"}}},
		{"bar", true, {{"label", true, "name of the row"}, {"note", false, "behind the name"},
			{"value", true, "of the first metric, from 0"}, {"second", false, "of the second metric"}}},
	},
	.words = {"left-out"},
	.draw = draw,
};
