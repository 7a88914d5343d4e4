/* Stacked bars: measuring. Nothing is drawn here, so that drawing only follows. */
#include "chart/stacked_fit.h"

#include "chart/label.h"
#include "chart/stacked_table.h"

#include <math.h>

double stacked_name_leading(const struct stacked *stacked)
{
	return fmax(canvas_token(stacked->canvas, "detail-leading"), stacked->name_font.size * 1.37);
}

double stacked_label_gap(const struct stacked *stacked)
{
	return canvas_width(stacked->canvas, stacked->label_font, " ") * (stacked->canvas->slide ? 1 : 2);
}

enum stacked_wording stacked_wording(const struct stacked *stacked, const struct stacked_part *part, double width)
{
	const struct canvas *canvas = stacked->canvas;
	double room = width - 2 * canvas_token(canvas, "bar-pad"), value = canvas_width(canvas, stacked->value_font, part->text);
	double name = canvas_width(canvas, stacked->label_font, part->label) + stacked_label_gap(stacked);
	return name + value <= room ? STACKED_NAMED : value <= room ? STACKED_VALUED : STACKED_NOTHING;
}

const char *stacked_below_text(const struct stacked *stacked, const struct stacked_bar *bar)
{
	if (bar->total_below)
		return arena_printf(stacked->canvas->arena, "%s %s", bar->total, bar->sum_text);
	return bar->sum_place == STACKED_BELOW ? bar->sum_text : NULL;
}

static size_t line_count(const struct canvas *canvas, struct shape_font font, const char *text, double width, size_t most)
{
	const char **lines;
	return label_lines(canvas->arena, canvas->shaper, font, text, width, most, &lines);
}

static double below_height(const struct stacked *stacked, const struct stacked_bar *bar)
{
	const struct canvas *canvas = stacked->canvas;
	const char *sum = stacked_below_text(stacked, bar);
	double width = canvas->plot.w, column = stacked->detail_column;
	size_t lines = sum ? line_count(canvas, stacked->note_font, sum, width, STACKED_SUM_LINES) : 0;
	double table = stacked->detailed ? stacked_table_height(stacked) : 0;
	for (size_t i = 0; stacked->detailed && i < bar->detail_count; i++) {
		if (stacked_table_holds(stacked, &bar->details[i]))
			continue;
		size_t labels = line_count(canvas, stacked->note_font, bar->details[i].label, column - stacked->note_font.size / 2, STACKED_DETAIL_LINES);
		size_t texts = line_count(canvas, stacked->note_font, bar->details[i].text, width - column, STACKED_DETAIL_LINES);
		lines += labels > texts ? labels : texts;
	}
	double gaps = (table > 0 || lines ? stacked->below_gap : 0) + (table > 0 && lines ? canvas_token(canvas, "pad") : 0);
	return gaps + table + (double)lines * canvas_token(canvas, "detail-leading");
}

double stacked_block_height(const struct stacked *stacked, const struct stacked_bar *bar)
{
	double axis = stacked->count == 1 ? axis_height(stacked->canvas, &stacked->axis, stacked->unit_text) : 0;
	return bar->name_height + stacked->bar_height + axis + below_height(stacked, bar);
}

static double total_height(const struct stacked *stacked)
{
	double sum = 0;
	for (size_t i = 0; i < stacked->shown; i++)
		sum += stacked_block_height(stacked, &stacked->bars[i]) + (i ? stacked->gap : 0);
	return sum;
}

static void choose_fonts(struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	bool slide = canvas->slide;
	stacked->label_font = canvas_font(canvas, slide ? SHAPE_SANS_BOLD : SHAPE_SANS, slide ? "label-size" : "text-size");
	stacked->value_font = canvas_font(canvas, SHAPE_SANS_BOLD, slide ? "label-size" : "text-size");
	stacked->name_font = canvas_font(canvas, SHAPE_SANS_BOLD, "name-size");
	stacked->note_font = canvas_font(canvas, SHAPE_SANS, slide ? "label-size" : "value-size");
	stacked->total_font = canvas_font(canvas, SHAPE_SANS_BOLD, "total-size");
}

static void measure_name(struct stacked *stacked, struct stacked_bar *bar)
{
	const struct canvas *canvas = stacked->canvas;
	double width = canvas->plot.w, leading = stacked_name_leading(stacked);
	double both = canvas_width(canvas, stacked->name_font, bar->label) + stacked->note_font.size * 0.75 +
		canvas_width(canvas, stacked->note_font, bar->note);
	size_t lines = line_count(canvas, stacked->name_font, bar->label, width, STACKED_NAME_LINES);
	bar->note_beside = both <= width;
	if (*bar->note && !bar->note_beside)
		lines += line_count(canvas, stacked->note_font, bar->note, width, STACKED_NAME_LINES);
	bar->name_height = canvas_token(canvas, "name-leading") + leading * (double)(lines - 1);
}

/* The largest unit with which every total stands behind its bar. */
static double largest_unit(const struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	double unit = INFINITY, pad = canvas_token(canvas, "pad");
	for (size_t i = 0; i < stacked->count; i++) {
		const struct stacked_bar *bar = &stacked->bars[i];
		bool behind = stacked->totals && !bar->total_below;
		double room = canvas->plot.w - (behind ? pad + canvas_width(canvas, stacked->total_font, bar->total) : 0);
		if (bar->sum > 0)
			unit = fmin(unit, room / bar->sum);
	}
	return isfinite(unit) ? unit : 0;
}

static void place_sum(struct stacked *stacked, struct stacked_bar *bar)
{
	const struct canvas *canvas = stacked->canvas;
	bool inside = bar->part_count > 0;
	for (size_t i = 0; i < bar->part_count; i++)
		inside = inside && bar->parts[i].known && stacked_wording(stacked, &bar->parts[i], bar->parts[i].value * stacked->unit) == STACKED_NAMED;
	double pad = canvas_token(canvas, "pad"), used = bar->sum * stacked->unit + pad;
	if (stacked->totals && !bar->total_below)
		used += canvas_width(canvas, stacked->total_font, bar->total) + 2 * pad;
	bool behind = used + canvas_width(canvas, stacked->note_font, bar->sum_text) <= canvas->plot.w;
	bar->sum_place = inside || !bar->part_count ? STACKED_INSIDE : behind ? STACKED_BEHIND : STACKED_BELOW;
}

static void measure(struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	stacked->totals = canvas->alone || stacked->count > 1; /* in a page the total is its headline */
	stacked->named = false;
	for (size_t i = 0; i < stacked->count; i++) {
		struct stacked_bar *bar = &stacked->bars[i];
		stacked->named = stacked->named || (stacked->totals && (*bar->label || *bar->note));
		bar->total_below = stacked->totals && canvas_width(canvas, stacked->total_font, bar->total) > canvas->plot.w * 0.35;
		for (size_t d = 0; d < bar->detail_count; d++)
			stacked->detail_column = fmax(stacked->detail_column, canvas_width(canvas, stacked->note_font, bar->details[d].label));
	}
	stacked->detail_column = fmin(stacked->detail_column + stacked->note_font.size, canvas->plot.w * 0.4);
	stacked->unit = largest_unit(stacked);
	for (size_t i = 0; i < stacked->count; i++) {
		place_sum(stacked, &stacked->bars[i]);
		if (stacked->named)
			measure_name(stacked, &stacked->bars[i]);
	}
}

/* Takes away room, then details, then bars, until the rest fits. */
static void squeeze(struct stacked *stacked, double room)
{
	const struct canvas *canvas = stacked->canvas;
	stacked->table.shown = stacked->table.shown && total_height(stacked) <= room;
	if (total_height(stacked) <= room)
		return;
	double high = stacked->bar_height, least = canvas_token(canvas, "bar-height-min"), gap = stacked->gap;
	for (int step = 1; step <= 4; step++) {
		stacked->bar_height = high + (least - high) * step / 4;
		stacked->gap = gap * (1 - step / 6.0);
		if (total_height(stacked) <= room)
			return;
	}
	room -= canvas_token(canvas, "tick-leading");
	stacked->detailed = false;
	stacked->left_out = canvas_word(canvas, "no-details");
	while (stacked->shown > 1 && total_height(stacked) > room)
		stacked->shown--;
	if (stacked->shown < stacked->count)
		stacked->left_out = canvas_filled(canvas, "left-out", canvas_number(canvas, (double)(stacked->count - stacked->shown), 0));
}

/* In print blocks follow each other; on a slide they share its height. A bar alone stands at the top; half of what is left goes
 * between it and its details. */
static void place_blocks(struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	double pad = canvas_token(canvas, "pad");
	stacked->top = canvas->plot.y;
	if (canvas->slide) {
		double room = canvas->plot.h - (stacked->count > 1 ? pad + axis_height(canvas, &stacked->axis, stacked->unit_text) : 0);
		squeeze(stacked, room);
		double slack = fmax(room - total_height(stacked), 0), share = slack / (double)(stacked->shown + 1);
		stacked->top += stacked->count == 1 ? slack * 0.1 : fmin(share, pad * 1.5);
		stacked->below_gap += stacked->count == 1 ? fmin(slack * 0.3, pad * 4) : 0;
		stacked->gap += fmin(share, stacked->gap);
	}
	stacked->axis_y = stacked->top + total_height(stacked) + (canvas->slide ? fmin(stacked->gap, canvas->plot.h * 0.06) : pad * 2);
	if (canvas->slide)
		stacked->axis_y = fmin(stacked->axis_y, canvas->plot.y + canvas->plot.h - axis_height(canvas, &stacked->axis, stacked->unit_text));
}

static void choose_scale(struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	double left = canvas->plot.x, length = stacked->largest > 0 ? stacked->largest * stacked->unit : canvas->plot.w;
	stacked->scale = scale_linear(0, stacked->largest, left, left + length);
	stacked->axis = axis_over(canvas, &stacked->scale, left, left + canvas->plot.w, 8);
}

void stacked_fit(struct stacked *stacked)
{
	const struct canvas *canvas = stacked->canvas;
	choose_fonts(stacked);
	stacked->detailed = true;
	stacked->shown = stacked->count;
	stacked->bar_height = canvas_token(canvas, stacked->count == 1 ? "bar-height-max" : "bar-height");
	stacked->gap = canvas_token(canvas, "bar-gap");
	stacked->below_gap = canvas_token(canvas, "pad") * (stacked->count == 1 ? 1.5 : 0.5);
	measure(stacked);
	choose_scale(stacked);
	stacked_table_fit(stacked);
	place_blocks(stacked);
}
