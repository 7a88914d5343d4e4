/* Response times of transactions: average, 90th percentile with its own limit, and the maximum beyond a break of the axis. The limit
 * binds the 90th alone. In a report the chart is drawn inside table rows (timings_table.c), on a slide in rows of their own
 * (timings_rows.c) while they are few enough. */
#include "chart/timings.h"

#include "chart/frame.h"
#include "chart/kinds.h"

#include <math.h>

enum { ROW_LABEL, ROW_AVERAGE, ROW_P90, ROW_LIMIT, ROW_MAXIMUM, ROW_SHARE };

bool timings_known(const struct chart_value *value)
{
	return value->known && isfinite(value->number) && value->number >= 0;
}

bool timings_over(const struct timings_row *row)
{
	return timings_known(row->p90) && timings_known(row->limit) && row->p90->number > row->limit->number;
}

void timings_ring(const struct timings *timings, struct point center, double radius, const char *datum)
{
	struct canvas *canvas = timings->canvas;
	double width = canvas_token(canvas, "line-data");
	struct mark *mark = canvas_circle(canvas, datum ? "average" : "key", center, radius * 1.15 - width / 2, canvas->ground);
	canvas_outline(mark, width, canvas_color(canvas, "data"));
	mark->datum = datum;
}

void timings_square(const struct timings *timings, struct point center, double radius, struct color color, const char *datum)
{
	struct canvas *canvas = timings->canvas;
	struct rect box = {center.x - radius, center.y - radius, 2 * radius, 2 * radius};
	struct mark *mark = canvas_rect(canvas, datum ? "p90" : "key", box, color);
	canvas_outline(mark, canvas_token(canvas, "ground-line"), canvas->ground);
	mark->datum = datum;
}

void timings_limit(const struct timings *timings, struct point center, double height, const char *datum)
{
	struct canvas *canvas = timings->canvas;
	double width = canvas_token(canvas, "line-emphasis");
	struct rect box = {center.x - width / 2, center.y - height / 2, width, height};
	canvas_rect(canvas, datum ? "limit" : "key", box, canvas_color(canvas, "limit"))->datum = datum;
}

void timings_arrow(const struct timings *timings, struct point from, double to, const char *datum)
{
	struct canvas *canvas = timings->canvas;
	double width = canvas_token(canvas, "line-reference"), wing = canvas_token(canvas, "arrow-wing");
	struct path path = geom_segment(canvas->arena, from.x, from.y, to, from.y);
	geom_move(canvas->arena, &path, to - wing, from.y - wing * 0.7);
	geom_line(canvas->arena, &path, to, from.y);
	geom_line(canvas->arena, &path, to - wing, from.y + wing * 0.7);
	struct mark *mark = mark_shape(canvas->arena, canvas->picture, datum ? "maximum" : "key", path);
	canvas_outline(mark, width, canvas_color(canvas, "maximum"));
	mark->datum = datum;
}

void timings_break(const struct timings *timings, double x, double y, double size)
{
	struct canvas *canvas = timings->canvas;
	for (int i = 0; i < 2; i++) {
		double left = x + i * size * 0.55;
		canvas_line(canvas, "break", (struct point){left, y + size / 2}, (struct point){left + size * 0.45, y - size / 2},
			canvas_token(canvas, "line-reference"), canvas->slide ? canvas->axis : canvas->ink);
	}
}

static struct timings read(struct canvas *canvas)
{
	struct timings timings = {.canvas = canvas, .count = canvas_rows(canvas, 0)};
	timings.rows = arena_array(canvas->arena, timings.count, sizeof *timings.rows);
	for (size_t i = 0; i < timings.count; i++) {
		struct timings_row *row = &timings.rows[i];
		const struct chart_value *scaled[3];
		row->label = canvas_value_text(canvas, 0, i, ROW_LABEL);
		row->average = scaled[0] = canvas_value(canvas, 0, i, ROW_AVERAGE);
		row->p90 = scaled[1] = canvas_value(canvas, 0, i, ROW_P90);
		row->limit = scaled[2] = canvas_value(canvas, 0, i, ROW_LIMIT);
		row->maximum = canvas_value(canvas, 0, i, ROW_MAXIMUM);
		row->share = canvas_value(canvas, 0, i, ROW_SHARE);
		for (size_t v = 0; v < 3; v++)
			if (timings_known(scaled[v]))
				timings.high = fmax(timings.high, scaled[v]->number);
		if (timings_known(row->maximum))
			timings.largest = fmax(timings.largest, row->maximum->number);
	}
	if (timings.high <= 0)
		timings.high = timings.largest > 0 ? timings.largest : 1;
	timings.high *= 1.08;
	timings.broken = timings.largest > timings.high;
	return timings;
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct timings timings = read(&canvas);
	bool roomy = canvas.slide && canvas.plot.h / (double)(timings.count ? timings.count : 1) >= canvas_token(&canvas, "row-height") * 0.75;
	double bottom = roomy ? timings_rows_draw(&timings) : timings_table_draw(&timings);
	return frame_close(&canvas, bottom);
}

const struct chart_kind timings_kind = {
	.name = "timings",
	.help = "response times of transactions: average, 90th with its own limit, maximum beyond a break",
	.sets = {
		{"row", true, {{"label", true, "the transaction"}, {"average", false, "in the unit"}, {"p90", false, "90th percentile"},
			{"limit", false, "limit of the 90th"}, {"maximum", false, "beyond a break, bound by no limit"},
			{"share", false, "printed: how much of its limit the 90th uses"}}},
	},
	.words = {"unit", "unit-short", "average", "p90", "limit", "limit-short", "maximum", "head-average", "head-p90", "head-limit-1",
		"head-limit-2", "head-share-1", "head-share-2", "head-maximum", "uses", "of-limit", "axis-cut", "not-to-scale", "left-out"},
	.draw = draw,
};
