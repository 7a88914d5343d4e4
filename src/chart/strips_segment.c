/* The strips themselves: segments in the shade of the proven limit, stripes where only outer limits are proven, labels inside. */
#include "chart/strips.h"

#include <math.h>

enum { CORNERS = 8 };

/* Keeps the part of a convex polygon where a*x + b*y >= c. */
static size_t cut(struct point *points, size_t count, double a, double b, double c)
{
	struct point kept[CORNERS];
	size_t n = 0;
	for (size_t i = 0; i < count; i++) {
		struct point p = points[i], q = points[(i + 1) % count];
		double dp = a * p.x + b * p.y - c, dq = a * q.x + b * q.y - c;
		if (dp >= 0 && n < CORNERS)
			kept[n++] = p;
		if ((dp < 0) != (dq < 0) && n < CORNERS) {
			double t = dp / (dp - dq);
			kept[n++] = (struct point){p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)};
		}
	}
	for (size_t i = 0; i < n; i++)
		points[i] = kept[i];
	return n;
}

/* Stripes rising to the right at 45 degrees, in step with those of every other box, cut to the box: no clip needed. */
void strips_segment_hatch(struct strips *strips, struct rect box, struct color color)
{
	struct canvas *canvas = strips->canvas;
	double step = canvas_token(canvas, "hatch-step") * sqrt(2), width = canvas_token(canvas, "hatch-line") * sqrt(2);
	double first = floor((box.x + box.y - width) / step) * step, last = box.x + box.w + box.y + box.h;
	struct path path = {0};
	for (double c = first; step > 0 && c <= last; c += step) {
		struct point points[CORNERS] = {{box.x, box.y}, {box.x + box.w, box.y}, {box.x + box.w, box.y + box.h}, {box.x, box.y + box.h}};
		size_t count = cut(points, 4, 1, 1, c);
		count = cut(points, count, -1, -1, -(c + width));
		for (size_t i = 0; i < count && count > 2; i++)
			(i == 0 ? geom_move : geom_line)(canvas->arena, &path, points[i].x, points[i].y);
		if (count > 2)
			geom_close(canvas->arena, &path);
	}
	if (path.count)
		mark_shape(canvas->arena, canvas->picture, "hatch", path)->fill = color;
}

static struct rect box_of(const struct strips *strips, const struct strips_row *row, const struct proof_segment *segment)
{
	double from = scale_at(&strips->scale, segment->from), to = scale_at(&strips->scale, segment->to);
	return (struct rect){from, row->top, to - from, strips->row_height};
}

static void draw_segment(struct strips *strips, const struct strips_row *row, const struct proof_segment *segment)
{
	struct canvas *canvas = strips->canvas;
	struct rect box = box_of(strips, row, segment);
	double gap = segment->to < strips->proof->highest ? fmin(canvas_token(canvas, "ground-line"), box.w / 2) : 0;
	box.w -= gap;
	bool stripes = !proof_is_narrow(segment->interval);
	struct mark *mark = canvas_rect(canvas, "segment", box, strips_ramp(strips, segment->interval.upper));
	mark->datum = arena_printf(canvas->arena, "%s: %s · %s–%s", row->label, strips_interval_text(strips, segment->interval),
		canvas_number(canvas, segment->from, 0), canvas_number(canvas, segment->to, 0));
	if (stripes)
		strips_segment_hatch(strips, box, strips_ramp(strips, segment->interval.lower + 1));
}

/* The label in a piece of a segment between two x, when it fits; on stripes it gets a plate. */
static bool draw_label(struct strips *strips, const struct strips_row *row, struct proof_interval interval, double from, double to)
{
	struct canvas *canvas = strips->canvas;
	struct shape_font font = canvas->slide ? strips->label_font : strips->small_font;
	double pad = canvas->slide ? canvas_token(canvas, "pad") * 0.7 : canvas_token(canvas, "pad") * 1.2, height = font.size * 1.36;
	bool stripes = !proof_is_narrow(interval);
	const char *text = strips_within_text(strips, interval, false);
	if (canvas_width(canvas, font, text) + 2 * pad > to - from)
		text = strips_within_text(strips, interval, true);
	double width = canvas_width(canvas, font, text);
	if (width + 2 * pad > to - from || height > strips->row_height)
		return false;
	double middle = row->top + strips->row_height / 2, x = canvas->slide ? (from + to - width) / 2 : from + pad;
	struct color plate = canvas->slide ? strips_ramp(strips, interval.upper) : canvas->ground;
	struct color under = stripes ? plate : strips_ramp(strips, interval.upper);
	if (stripes)
		canvas_plate(canvas, (struct rect){x, middle - height * 0.42, width, height * 0.84}, pad * 0.6, plate);
	canvas_text(canvas, "label", font, canvas_ink_on(canvas, under), MARK_START, x, canvas_baseline(canvas, font, middle), text);
	return true;
}

/* Whether a label centred in the segment would be crossed by the critical line. */
static bool is_crossed(const struct strips *strips, const struct proof_segment *segment, double middle)
{
	const struct canvas *canvas = strips->canvas;
	double half = canvas_width(canvas, strips->label_font, strips_within_text(strips, segment->interval, false)) / 2;
	return fabs(middle - strips->critical.x) < half + canvas_token(canvas, "pad") * 0.7;
}

/* A label crossed by the critical line moves to one side of it, to the wider one first. */
static void label_segment(struct strips *strips, const struct strips_row *row, const struct proof_segment *segment)
{
	struct rect box = box_of(strips, row, segment);
	double from = box.x, to = box.x + box.w, line = strips->critical.x, clear = canvas_token(strips->canvas, "line-reference") * 2;
	bool beside = !strips->critical.known || line <= from || line >= to;
	if (beside || (strips->canvas->slide && !is_crossed(strips, segment, (from + to) / 2))) {
		draw_label(strips, row, segment->interval, from, to);
		return;
	}
	bool left_first = line - from >= to - line;
	for (int attempt = 0; attempt < 2; attempt++) {
		bool left = left_first == (attempt == 0);
		if (draw_label(strips, row, segment->interval, left ? from : line + clear, left ? line - clear : to))
			return;
	}
}

void strips_segment_draw_all(struct strips *strips)
{
	for (size_t i = 0; i < strips->row_count; i++) {
		const struct strips_row *row = &strips->rows[i];
		struct proof_segment *segments;
		size_t count = proof_segments(strips->canvas->arena, strips->proof, row->percentile, &segments);
		for (size_t s = 0; s < count; s++)
			draw_segment(strips, row, &segments[s]);
		for (size_t s = 0; s < count; s++)
			label_segment(strips, row, &segments[s]);
	}
}
