/* Response-time strips: a row a percentile, from left to right the load, the shade is the limit that the page proves at each step.
 * Striped: only the outer limits are proven. The arithmetic is chart/proof.c; this file reads the spec and places the rows. */
#include "chart/strips.h"

#include "chart/frame.h"
#include "chart/kinds.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SET_CELL, SET_SLA, SET_MARK };
enum { CELL_LIMIT, CELL_PERCENTILE, CELL_PASS, CELL_FAIL };
enum { SLA_LIMIT, SLA_JOPS, SLA_LABEL };
enum { MARK_ID, MARK_JOPS, MARK_LABEL };

struct color strips_ramp(const struct strips *strips, int upper)
{
	int limits = (int)strips->proof->limits;
	int shade = upper >= limits ? STRIPS_RAMP : limits == STRIPS_RAMP - 1 ? upper + 1
		: 1 + (int)lround((double)upper * (STRIPS_RAMP - 2) / fmax(limits - 1, 1));
	return canvas_color_n(strips->canvas, "ramp-", (size_t)(shade < 1 ? 1 : shade));
}

const char *strips_limit_text(const struct strips *strips, double limit, const char **unit)
{
	bool seconds = limit >= 1e6;
	*unit = canvas_word(strips->canvas, seconds ? "seconds" : "milliseconds");
	double value = limit / (seconds ? 1e6 : 1e3);
	return canvas_number(strips->canvas, value, value == floor(value) ? 0 : value * 10 == floor(value * 10) ? 1 : 3);
}

static const char *with_unit(const struct strips *strips, double limit)
{
	const char *unit, *number = strips_limit_text(strips, limit, &unit);
	return arena_printf(strips->canvas->arena, "%s\u202f%s", number, unit);
}

const char *strips_interval_text(const struct strips *strips, struct proof_interval interval)
{
	const struct proof *proof = strips->proof;
	if (interval.upper == (int)proof->limits)
		return interval.lower < 0 ? "–" : arena_printf(strips->canvas->arena, "> %s", with_unit(strips, proof->limit[interval.lower]));
	if (interval.lower < 0)
		return canvas_filled(strips->canvas, "within", with_unit(strips, proof->limit[interval.upper]));
	const char *unit, *lower_unit, *upper = strips_limit_text(strips, proof->limit[interval.upper], &unit);
	const char *lower = strips_limit_text(strips, proof->limit[interval.lower], &lower_unit);
	if (lower_unit != unit)
		lower = canvas_number(strips->canvas, proof->limit[interval.lower] / 1e6, proof->limit[interval.lower] >= 1e5 ? 1 : 3);
	return arena_printf(strips->canvas->arena, "%s–%s\u202f%s", lower, upper, unit);
}

const char *strips_within_text(const struct strips *strips, struct proof_interval interval, bool brief)
{
	bool narrow = proof_is_narrow(interval) && interval.upper < (int)strips->proof->limits;
	if (!narrow || !strips->canvas->slide)
		return strips_interval_text(strips, interval);
	const char *limit = with_unit(strips, strips->proof->limit[interval.upper]);
	return brief ? limit : canvas_filled(strips->canvas, "within", limit);
}

static bool is_load(const struct chart_value *value)
{
	return value->known && isfinite(value->number) && value->number > 0;
}

static const struct proof *read_proof(struct canvas *canvas, double highest)
{
	size_t rows = canvas_rows(canvas, SET_CELL), count = 0;
	struct proof_cell *cells = arena_array(canvas->arena, rows, sizeof *cells);
	for (size_t i = 0; i < rows; i++) {
		const struct chart_value *limit = canvas_value(canvas, SET_CELL, i, CELL_LIMIT);
		const struct chart_value *percentile = canvas_value(canvas, SET_CELL, i, CELL_PERCENTILE);
		const struct chart_value *pass = canvas_value(canvas, SET_CELL, i, CELL_PASS), *fail = canvas_value(canvas, SET_CELL, i, CELL_FAIL);
		if (is_load(limit) && is_load(percentile) && percentile->number <= 100)
			cells[count++] = (struct proof_cell){limit->number, percentile->number, pass->number, fail->number, is_load(pass), is_load(fail)};
	}
	return proof_new(canvas->arena, cells, count, highest);
}

static void read_marks(struct strips *strips)
{
	struct canvas *canvas = strips->canvas;
	for (size_t i = 0; i < canvas_rows(canvas, SET_MARK); i++) {
		const char *id = canvas_value_text(canvas, SET_MARK, i, MARK_ID);
		const struct chart_value *jops = canvas_value(canvas, SET_MARK, i, MARK_JOPS);
		struct strips_mark mark = {.label = canvas_value_text(canvas, SET_MARK, i, MARK_LABEL),
			.text = canvas_value_text(canvas, SET_MARK, i, MARK_JOPS), .load = jops->number, .known = is_load(jops)};
		if (strcmp(id, "critical") == 0)
			strips->critical = mark;
		else if (strcmp(id, "max") == 0)
			strips->highest = mark;
	}
}

/* Limits with the same load share a mark: "75, 100". */
static void read_slas(struct strips *strips)
{
	struct canvas *canvas = strips->canvas;
	size_t rows = canvas_rows(canvas, SET_SLA);
	strips->slas = arena_array(canvas->arena, rows, sizeof *strips->slas);
	for (size_t i = 0; i < rows; i++) {
		const struct chart_value *limit = canvas_value(canvas, SET_SLA, i, SLA_LIMIT), *jops = canvas_value(canvas, SET_SLA, i, SLA_JOPS);
		if (!is_load(limit) || !is_load(jops) || jops->number > strips->proof->highest)
			continue;
		const char *unit, *text = strips_limit_text(strips, limit->number, &unit), *label = canvas_value(canvas, SET_SLA, i, SLA_LABEL)->text;
		struct strips_sla *last = strips->sla_count ? &strips->slas[strips->sla_count - 1] : NULL;
		if (last && last->load == jops->number && last->unit == unit)
			last->limits = arena_printf(canvas->arena, "%s, %s", last->limits, label ? label : text);
		else
			strips->slas[strips->sla_count++] = (struct strips_sla){label ? label : text, unit, jops->text, jops->number, 0};
	}
}

static int by_load(const void *a, const void *b)
{
	const struct strips_sla *x = a, *y = b;
	return x->load < y->load ? -1 : x->load > y->load;
}

static const char *row_label(const struct strips *strips, double percentile)
{
	const struct canvas *canvas = strips->canvas;
	if (percentile == 50)
		return canvas_word(canvas, canvas->slide ? "median" : "head-median");
	if (percentile == 100)
		return canvas_word(canvas, canvas->slide ? "maximum" : "head-maximum");
	return canvas_filled(canvas, "percentile", canvas_number(canvas, percentile, percentile == floor(percentile) ? 0 : 1));
}

static void read_rows(struct strips *strips)
{
	const struct proof *proof = strips->proof;
	strips->rows = arena_array(strips->canvas->arena, proof->percentiles, sizeof *strips->rows);
	strips->row_count = strips->sla_row = proof->percentiles;
	for (size_t p = 0; p < proof->percentiles; p++) {
		strips->rows[p] = (struct strips_row){p, proof->percentile[p], row_label(strips, proof->percentile[p]), 0};
		if (proof->percentile[p] == 99 && strips->sla_count)
			strips->sla_row = p;
	}
}

static void choose_fonts(struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	const char *label = canvas->slide ? "label-size" : "text-size";
	strips->label_font = canvas_font(canvas, SHAPE_SANS, label);
	strips->strong_font = canvas_font(canvas, SHAPE_SANS_BOLD, label);
	strips->small_font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	strips->small_bold = canvas_font(canvas, SHAPE_SANS_BOLD, "tick-size");
}

static void place_across(struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	double left = canvas->plot.x, width = canvas->plot.w, widest = 0, pad = canvas_token(canvas, "pad");
	for (size_t i = 0; i < strips->row_count; i++)
		widest = fmax(widest, canvas_width(canvas, strips->strong_font, strips->rows[i].label));
	double column = fmin(fmax(widest, canvas->slide ? width * 0.0676 : 0), width * 0.2);
	strips->label_right = left + column;
	strips->left = canvas->slide ? strips->label_right + pad * 4 / 3 : fmax(strips->label_right + 2 * pad, width * 0.1166);
	strips->right = left + width - (canvas->slide ? pad / 2 : 0);
	if (!canvas->slide)
		strips->right -= width * 0.2345; /* two columns of intervals */
	strips->scale = scale_linear(0, strips->proof->highest, strips->left, strips->right);
	strips->critical.x = scale_clamped(&strips->scale, strips->critical.load);
	strips->highest.x = strips->right;
	for (size_t i = 0; i < strips->sla_count; i++)
		strips->slas[i].x = scale_at(&strips->scale, strips->slas[i].load);
}

/* Rows from `top`, each as high as `row_height`. */
static void place_down(struct strips *strips, double top, double row_height)
{
	double y = strips->top = top;
	strips->row_height = row_height;
	for (size_t i = 0; i < strips->row_count; i++) {
		strips->rows[i].top = y;
		y += row_height;
		strips->bottom = y;
		if (i == strips->sla_row)
			strips->bottom = y += strips->band;
		else
			y += strips->gap;
	}
}

/* On a slide as high as `room` allows. */
static double slide_row_height(const struct strips *strips, double room)
{
	size_t rows = strips->row_count;
	double gaps = strips->gap * (double)(rows - 1) + (strips->band > 0 ? strips->band - (strips->sla_row + 1 < rows ? strips->gap : 0) : 0);
	return fmin(fmax((room - gaps) / (double)rows, 2), canvas_token(strips->canvas, "strip-height") * 1.6);
}

static void draw_row_labels(struct strips *strips)
{
	struct canvas *canvas = strips->canvas;
	for (size_t i = 0; i < strips->row_count; i++) {
		const struct strips_row *row = &strips->rows[i];
		bool strong = canvas->slide && i == strips->sla_row;
		struct shape_font font = strong ? strips->strong_font : strips->label_font;
		struct point at = {canvas->slide ? strips->label_right : canvas->plot.x, canvas_baseline(canvas, font, row->top + strips->row_height / 2)};
		canvas_text_within(canvas, "row-label", font, canvas->ink, canvas->slide ? MARK_END : MARK_START, at,
			strips->label_right - canvas->plot.x, row->label);
	}
}

/* On a slide the key stands above, in print below. */
static double draw_slide(struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	double pad = canvas_token(canvas, "pad"), leading = canvas_token(canvas, "tick-leading");
	double y = canvas->plot.y + pad * 0.7, key = strips_key_height(strips);
	strips_key_draw(strips, y);
	strips->heads = y + key + canvas_ascent(canvas, strips->strong_font) + pad * 0.6;
	strips->heads += strips_mark_stacked(strips) ? strips_mark_row(strips) : 0;
	double top = strips->heads + pad * 1.9, bottom = canvas->plot.y + canvas->plot.h - 2 * leading - pad * 1.9;
	place_down(strips, top, slide_row_height(strips, bottom - top));
	return strips->bottom + pad * 1.3;
}

/* From the last strip to the axis, and from there to the key. */
static double axis_top(const struct strips *strips)
{
	return strips->bottom + canvas_token(strips->canvas, "pad") * 0.75;
}

static double key_top(const struct strips *strips, double axis_bottom)
{
	return axis_bottom + canvas_token(strips->canvas, "pad") * 2;
}

/* In print strips are as high as the theme says, or as fill the height that the chart was given. */
static double draw_print(struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	double leading = canvas_token(canvas, "tick-leading"), height = canvas_token(canvas, "strip-height");
	double pad = canvas_token(canvas, "pad"), top = canvas->plot.y + 2 * leading + pad;
	strips->heads_top = canvas->plot.y + pad / 2;
	strips->heads = canvas->plot.y + 2 * leading - pad / 2;
	place_down(strips, top, height);
	double natural = key_top(strips, axis_top(strips) + strips_axis_height(strips)) + strips_key_height(strips);
	if (canvas->plot.h > 0)
		place_down(strips, top, fmax(height + (canvas->plot.y + canvas->plot.h - natural) / (double)strips->row_count, canvas_token(canvas, "tick-leading")));
	return axis_top(strips);
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct strips strips = {.canvas = &canvas};
	read_marks(&strips);
	strips.proof = read_proof(&canvas, strips.highest.known ? strips.highest.load : 0);
	if (!strips.proof)
		return frame_close(&canvas, fmax(frame.height, 1));
	read_slas(&strips);
	qsort(strips.slas, strips.sla_count, sizeof *strips.slas, by_load);
	read_rows(&strips);
	choose_fonts(&strips);
	place_across(&strips);
	strips.gap = canvas_token(&canvas, "strip-gap");
	strips.band = strips.sla_row < strips.row_count ? canvas_token(&canvas, "sla-band") : 0;
	double axis = canvas.slide ? draw_slide(&strips) : draw_print(&strips);
	strips_mark_place(&strips);
	strips_segment_draw_all(&strips);
	strips_mark_draw(&strips);
	strips_mark_draw_slas(&strips);
	draw_row_labels(&strips);
	double bottom = strips_axis_draw(&strips, axis);
	if (canvas.slide)
		return frame_close(&canvas, bottom);
	strips_axis_columns(&strips);
	double key = key_top(&strips, bottom);
	strips_key_draw(&strips, key);
	return frame_close(&canvas, key + strips_key_height(&strips));
}

const struct chart_kind strips_kind = {
	.name = "strips",
	.help = "response-time strips: a row a percentile, across the load, the shade is the limit that is proven at each step",
	.sets = {
		{"cell", true, {{"limit_us", true, "limit of the response time, microseconds"}, {"percentile", true, "1 to 100; 100 is the maximum"},
			{"pass", false, "last success, operations a second; none: no step passes"},
			{"fail", false, "first failure; none: every step up to the highest passes"}}},
		{"sla", false, {{"us", true, "limit of the 99th, microseconds"}, {"jops", true, "load within it"}, {"label", false, "the limit in milliseconds"}}},
		{"mark", false, {{"id", true, "critical or max"}, {"jops", true, "the load"}, {"label", true, "name of the metric"}}},
	},
	.words = {"within", "milliseconds", "seconds", "median", "maximum", "head-median", "head-maximum", "percentile", "head-percentile",
		"striped", "striped-1", "striped-2", "proven", "sla-title", "sla-note", "sla-title-short", "sla-note-short", "sla-print", "load",
		"jops", "head-load", "head-share", "at", "percent"},
	.draw = draw,
};
