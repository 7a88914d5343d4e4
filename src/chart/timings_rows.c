/* Response times on a slide: a row a transaction with room for labels at the marks. Left the axis to scale with the headroom of each
 * 90th, behind a break a second axis for the maxima, at the right what the 90th uses of its limit. */
#include "chart/timings.h"

#include "chart/axis.h"
#include "chart/label.h"

#include <math.h>

struct rows {
	const struct timings *timings;
	struct canvas *canvas;
	struct shape_font label, strong, value, bold; /* row labels, their bold; labels at marks, their bold */
	double label_right, left, end;  /* of the axis to scale */
	double zone, zone_end, column;  /* of the maxima; left edge of the words at the right */
	double pitch, pad, headroom;
	struct scale scale, beyond;
	struct axis axis, beyond_axis;
};

static const char *worded(const struct rows *rows, const char *word, const struct chart_value *value, bool with)
{
	return with ? arena_printf(rows->canvas->arena, "%s %s", canvas_word(rows->canvas, word), value->text) : value->text;
}

static const char *datum(const struct rows *rows, const struct timings_row *row, const char *word, const struct chart_value *value)
{
	return arena_printf(rows->canvas->arena, "%s: %s %s", row->label, canvas_word(rows->canvas, word), value->text ? value->text : "");
}

static bool given(const struct chart_value *value)
{
	return value->text && *value->text;
}

/* Width of the words at the right, 0 when no row has any. */
static double column_width(const struct rows *rows)
{
	const struct canvas *canvas = rows->canvas;
	double width = 0;
	for (size_t i = 0; i < rows->timings->count; i++) {
		const struct chart_value *share = rows->timings->rows[i].share;
		if (given(share))
			width = fmax(width, fmax(canvas_width(canvas, rows->strong, canvas_filled(canvas, "uses", share->text)),
				canvas_width(canvas, rows->label, canvas_word(canvas, "of-limit"))));
	}
	return width > 0 && !canvas->half ? fmax(width, canvas->plot.w * 0.186) : width;
}

/* Width of the row labels. Where the longest word is wider than a column may be, the labels get smaller. */
static double label_column(struct rows *rows)
{
	const struct canvas *canvas = rows->canvas;
	double widest = canvas->half ? 0 : canvas->plot.w * 0.11, most = canvas->plot.w * (canvas->half ? 0.24 : 0.2), word = 0;
	for (size_t i = 0; i < rows->timings->count; i++) {
		widest = fmax(widest, canvas_width(canvas, rows->label, rows->timings->rows[i].label));
		word = fmax(word, label_word(canvas->arena, canvas->shaper, rows->label, rows->timings->rows[i].label));
	}
	if (word > most)
		rows->label.size = fmax(canvas_token(canvas, "tick-size"), rows->label.size * most / word);
	return fmin(widest, most);
}

/* The axis of the maxima: two ticks at least, or nothing could be read from it. */
static struct axis axis_beyond(const struct rows *rows)
{
	struct axis axis = {0};
	for (size_t most = 3; most <= 6 && axis.ticks.count < 2; most++) {
		axis = axis_over(rows->canvas, &rows->beyond, rows->zone, rows->zone_end, most);
		axis_begin_above(&axis, rows->timings->high);
	}
	axis.first = canvas_word(rows->canvas, "unit-short");
	return axis;
}

static void measure_across(struct rows *rows)
{
	struct canvas *canvas = rows->canvas;
	double left = canvas->plot.x, right = left + canvas->plot.w, words = fmin(column_width(rows), canvas->plot.w * 0.25);
	rows->label_right = left + label_column(rows);
	rows->left = rows->label_right + 2 * rows->pad;
	rows->column = right - words;
	double end = rows->column - (words > 0 ? canvas->plot.w * 0.033 : 0);
	rows->zone_end = end;
	rows->zone = rows->timings->broken ? end - canvas->plot.w * 0.1 : end;
	rows->end = rows->timings->broken ? rows->zone - canvas->plot.w * 0.037 : end;
	rows->scale = scale_linear(0, rows->timings->high, rows->left, rows->end);
	rows->axis = axis_over(canvas, &rows->scale, rows->left - 2 * rows->pad, rows->end, 8);
	rows->axis.first = canvas_word(canvas, "unit-short");
	rows->axis.bare = rows->timings->broken;
	double from = rows->timings->high / 1.08, to = rows->timings->largest + (rows->timings->largest - from) * 0.1;
	rows->beyond = scale_linear(from, to, rows->zone, rows->zone_end);
	rows->beyond_axis = axis_beyond(rows);
}

static void draw_axis(struct rows *rows, const struct axis *axis, double y)
{
	struct canvas *canvas = rows->canvas;
	double width = canvas_token(canvas, "line-axis");
	canvas_line(canvas, "axis", (struct point){axis->scale->from, y}, (struct point){axis->scale->to, y}, width, canvas->axis);
	axis_draw(canvas, axis, y, NULL);
}

static void draw_axes(struct rows *rows, double y)
{
	struct canvas *canvas = rows->canvas;
	draw_axis(rows, &rows->axis, y);
	if (!rows->timings->broken)
		return;
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double gap = rows->zone - rows->end, size = fmin(rows->pad * 1.6, gap * 0.5), middle = rows->end + gap / 2;
	draw_axis(rows, &rows->beyond_axis, y);
	timings_break(rows->timings, middle - size / 2, y, size);
	const char *power = axis_power_text(canvas, &rows->axis), *words = canvas_word(canvas, "axis-cut");
	if (power)
		words = arena_printf(canvas->arena, "%s · %s", power, words);
	canvas_text(canvas, "note", font, canvas->secondary, MARK_END, middle + canvas_width(canvas, font, canvas_word(canvas, "axis-cut")) / 2,
		y + axis_height(canvas, &rows->axis, NULL) + canvas_ascent(canvas, font), words);
}

/* Grey from 0 to the limit, light from 0 to the 90th, then limit, ring and square. */
static void draw_marks(struct rows *rows, const struct timings_row *row, double middle)
{
	struct canvas *canvas = rows->canvas;
	const struct timings *timings = rows->timings;
	double radius = canvas_token(canvas, "mark-few"), high = rows->headroom;
	struct color over = canvas_color(canvas, "over"), data = canvas_color(canvas, "data");
	if (timings_known(row->limit)) {
		double limit = scale_at(&rows->scale, row->limit->number);
		canvas_rect(canvas, "headroom", (struct rect){rows->left, middle - high / 2, limit - rows->left, high}, canvas_color(canvas, "headroom"));
	}
	if (timings_known(row->p90)) {
		double width = scale_at(&rows->scale, row->p90->number) - rows->left, thick = high * 0.4;
		canvas_rect(canvas, "range", (struct rect){rows->left, middle - thick / 2, width, thick}, canvas_color(canvas, "range"));
	}
	if (timings_known(row->limit))
		timings_limit(timings, (struct point){scale_at(&rows->scale, row->limit->number), middle}, canvas_token(canvas, "limit-height"),
			datum(rows, row, "limit", row->limit));
	if (timings_known(row->average))
		timings_ring(timings, (struct point){scale_at(&rows->scale, row->average->number), middle}, radius,
			datum(rows, row, "average", row->average));
	if (timings_known(row->p90))
		timings_square(timings, (struct point){scale_at(&rows->scale, row->p90->number), middle}, radius, timings_over(row) ? over : data,
			datum(rows, row, "p90", row->p90));
}

static double place_of(const struct rows *rows, const struct chart_value *value)
{
	return scale_at(&rows->scale, timings_known(value) ? value->number : 0);
}

/* Whether the maximum is drawn behind the break: it is longer than every limit. */
static bool is_beyond(const struct timings *timings, const struct chart_value *maximum)
{
	return timings->broken && timings_known(maximum) && maximum->number > timings->high / 1.08;
}

/* The limit's label stands right of its tick, in the longest wording that fits; NULL when none does, or when the arrow of the maximum
 * runs there: then it goes above. */
static const char *limit_beside(const struct rows *rows, const struct timings_row *row, bool with)
{
	const char *wordings[] = {worded(rows, "limit", row->limit, with), worded(rows, "limit-short", row->limit, with), NULL};
	double tick = place_of(rows, row->limit);
	bool last = (timings_known(row->p90) && place_of(rows, row->p90) > tick) || (timings_known(row->average) && place_of(rows, row->average) > tick);
	bool crossed = timings_known(row->maximum) && !is_beyond(rows->timings, row->maximum) && place_of(rows, row->maximum) > tick;
	return last || crossed ? NULL : label_fit(rows->canvas->shaper, with ? rows->bold : rows->value, rows->end - tick - rows->pad, wordings);
}

/* Up to two labels on one baseline, each over or under its mark, moved apart where they would meet. */
struct lane {
	size_t count;
	const char *text[2];
	double center[2];
	struct color color[2];
	struct shape_font font;
};

static void lane_add(struct lane *lane, const char *text, double center, struct color color)
{
	size_t at = lane->count++;
	if (at && lane->center[0] > center) {
		lane->text[1] = lane->text[0];
		lane->center[1] = lane->center[0];
		lane->color[1] = lane->color[0];
		at = 0;
	}
	lane->text[at] = text;
	lane->center[at] = center;
	lane->color[at] = color;
}

static void draw_lane(struct rows *rows, struct lane *lane, double baseline)
{
	struct canvas *canvas = rows->canvas;
	double widths[2], gap = rows->pad * 2, right = rows->end + rows->pad / 2, most = (right - rows->left - gap) / 2;
	for (size_t i = 0; i < lane->count; i++)
		widths[i] = fmin(canvas_width(canvas, lane->font, lane->text[i]), most);
	label_spread(canvas->arena, lane->center, widths, lane->count, gap, rows->left, right);
	for (size_t i = 0; i < lane->count; i++)
		canvas_text_within(canvas, "label", lane->font, lane->color[i], MARK_MIDDLE, (struct point){lane->center[i], baseline}, widths[i],
			lane->text[i]);
}

/* Above the bar the 90th, and the limit when it does not fit beside its tick. */
static void draw_above(struct rows *rows, const struct timings_row *row, double middle, bool with)
{
	struct canvas *canvas = rows->canvas;
	const char *beside = given(row->limit) ? limit_beside(rows, row, with) : NULL;
	struct color limit = canvas_color(canvas, "limit");
	struct lane lane = {.font = rows->bold};
	if (beside)
		canvas_text(canvas, "label", with ? rows->bold : rows->value, limit, MARK_START,
			place_of(rows, row->limit) + rows->pad, canvas_baseline(canvas, rows->value, middle), beside);
	if (given(row->p90))
		lane_add(&lane, worded(rows, "p90", row->p90, with), place_of(rows, row->p90), canvas_color(canvas, timings_over(row) ? "over" : "data"));
	if (given(row->limit) && !beside)
		lane_add(&lane, worded(rows, "limit-short", row->limit, with), place_of(rows, row->limit), limit);
	draw_lane(rows, &lane, middle - canvas_token(canvas, "limit-height") / 2 - rows->pad * 0.7);
}

/* Below the bar the average, and the maximum when it lies on the first axis. */
static void draw_below(struct rows *rows, const struct timings_row *row, double middle, bool with)
{
	struct canvas *canvas = rows->canvas;
	struct lane lane = {.font = rows->value};
	if (given(row->average))
		lane_add(&lane, worded(rows, "average", row->average, with), place_of(rows, row->average), canvas->ink);
	if (given(row->maximum) && !is_beyond(rows->timings, row->maximum))
		lane_add(&lane, worded(rows, "maximum", row->maximum, with), place_of(rows, row->maximum), canvas->secondary);
	draw_lane(rows, &lane, middle + rows->headroom / 2 + rows->pad / 2 + canvas_ascent(canvas, rows->value));
}

/* Above the arrow; word and figure on two lines where one is too narrow, the figure alone where the word is wider than all there is. */
static void draw_maximum_label(struct rows *rows, const struct timings_row *row, struct point at, bool with)
{
	struct canvas *canvas = rows->canvas;
	const char *word = canvas_word(canvas, "maximum"), *figure = row->maximum->text, *text = worded(rows, "maximum", row->maximum, with);
	double least = rows->end + rows->pad, most = fmax(rows->column - rows->pad * (canvas->half ? 1 : 3), rows->zone_end);
	double wide = canvas_width(canvas, rows->value, text), word_wide = canvas_width(canvas, rows->value, word);
	bool two = with && wide > most - least;
	if (two) {
		text = figure;
		wide = fmax(canvas_width(canvas, rows->value, figure), word_wide <= most - least ? word_wide : 0);
	}
	double half = fmin(wide, most - least) / 2;
	at.x = fmin(fmax(at.x, least + half), most - half);
	canvas_text_within(canvas, "label", rows->value, canvas->secondary, MARK_MIDDLE, at, 2 * half, text);
	at.y -= rows->value.size * 1.37;
	if (two && word_wide <= most - least)
		canvas_text(canvas, "label", rows->value, canvas->secondary, MARK_MIDDLE, at.x, at.y, word);
}

/* The maximum on its own axis behind the break, on the first one when it lies there. */
static void draw_maximum(struct rows *rows, const struct timings_row *row, double middle, bool with)
{
	if (!timings_known(row->maximum))
		return;
	bool beyond = is_beyond(rows->timings, row->maximum);
	double tip = beyond ? scale_clamped(&rows->beyond, row->maximum->number) : place_of(rows, row->maximum);
	double from = beyond ? rows->zone : fmin(place_of(rows, row->p90), tip);
	timings_arrow(rows->timings, (struct point){from, middle}, tip, datum(rows, row, "maximum", row->maximum));
	if (beyond)
		draw_maximum_label(rows, row, (struct point){tip, middle - rows->pad * 1.5}, with);
}

static void draw_words(struct rows *rows, const struct timings_row *row, double middle)
{
	struct canvas *canvas = rows->canvas;
	double width = canvas->plot.x + canvas->plot.w - rows->column;
	if (!given(row->share))
		return;
	struct color color = timings_over(row) ? canvas_color(canvas, "over") : canvas->ink;
	struct shape_font small = canvas_font(canvas, SHAPE_SANS, "label-size");
	canvas_text_within(canvas, "share", rows->strong, color, MARK_START, (struct point){rows->column, middle}, width,
		canvas_filled(canvas, "uses", row->share->text));
	canvas_text_within(canvas, "share-note", small, canvas->secondary, MARK_START,
		(struct point){rows->column, middle + small.size * 1.42}, width, canvas_word(canvas, "of-limit"));
}

static void draw_label(struct rows *rows, const struct timings_row *row, double middle)
{
	struct canvas *canvas = rows->canvas;
	const char **lines;
	double leading = rows->label.size * 1.37, width = rows->label_right - canvas->plot.x;
	size_t most = (size_t)fmax(floor(rows->pitch * 0.9 / leading), 1);
	size_t count = label_lines(canvas->arena, canvas->shaper, rows->label, row->label, width, most, &lines);
	double baseline = canvas_baseline(canvas, rows->label, middle - (double)(count - 1) * leading / 2);
	for (size_t i = 0; i < count; i++)
		canvas_text(canvas, "row-label", rows->label, canvas->ink, MARK_END, rows->label_right, baseline + (double)i * leading, lines[i]);
}

/* Marks are named in the first row, and again where the limit changes. */
static bool is_worded(const struct timings *timings, size_t i)
{
	const struct timings_row *row = &timings->rows[i];
	if (i == 0)
		return true;
	const struct timings_row *before = row - 1;
	return timings_known(row->limit) && timings_known(before->limit) && row->limit->number != before->limit->number;
}

static void draw_row(struct rows *rows, size_t i, double top)
{
	struct canvas *canvas = rows->canvas;
	const struct timings_row *row = &rows->timings->rows[i];
	double middle = top + rows->pitch / 2;
	bool with = is_worded(rows->timings, i);
	if (i > 0)
		canvas_line(canvas, "rule", (struct point){canvas->plot.x, top}, (struct point){canvas->plot.x + canvas->plot.w, top},
			canvas_token(canvas, "line-hairline"), canvas->hairline);
	draw_marks(rows, row, middle);
	draw_label(rows, row, middle);
	draw_above(rows, row, middle, with);
	draw_below(rows, row, middle, with);
	draw_maximum(rows, row, middle, with);
	draw_words(rows, row, middle);
}

double timings_rows_draw(const struct timings *timings)
{
	struct canvas *canvas = timings->canvas;
	struct rows rows = {.timings = timings, .canvas = canvas};
	rows.label = canvas_font(canvas, SHAPE_SANS, "text-size");
	rows.strong = canvas_font(canvas, SHAPE_SANS_BOLD, "text-size");
	rows.value = canvas_font(canvas, SHAPE_SANS, "value-size");
	rows.bold = canvas_font(canvas, SHAPE_SANS_BOLD, "value-size");
	rows.pad = canvas_token(canvas, "pad");
	rows.headroom = canvas_token(canvas, "headroom-height");
	measure_across(&rows);
	double foot = canvas_token(canvas, "tick-leading") * 2.45;
	rows.pitch = fmin((canvas->plot.h - foot) / (double)timings->count, canvas_token(canvas, "row-height") * 1.25);
	for (size_t i = 0; i < timings->count; i++)
		draw_row(&rows, i, canvas->plot.y + rows.pitch * (double)i);
	double bottom = canvas->plot.y + rows.pitch * (double)timings->count;
	draw_axes(&rows, bottom);
	return bottom + foot;
}
