/* Paths, rectangles and colours. */
#include "base/geom.h"

#include <math.h>
#include <string.h>

static struct path_step *add(struct arena *arena, struct path *path, enum path_verb verb)
{
	struct path_step *step = arena_push(arena, &path->steps, &path->count, &path->capacity, sizeof *step);
	step->verb = verb;
	return step;
}

void geom_move(struct arena *arena, struct path *path, double x, double y)
{
	add(arena, path, PATH_MOVE)->p[0] = (struct point){x, y};
}

void geom_line(struct arena *arena, struct path *path, double x, double y)
{
	add(arena, path, PATH_LINE)->p[0] = (struct point){x, y};
}

void geom_curve(struct arena *arena, struct path *path, struct point a, struct point b, struct point end)
{
	struct path_step *step = add(arena, path, PATH_CURVE);
	step->p[0] = a;
	step->p[1] = b;
	step->p[2] = end;
}

void geom_close(struct arena *arena, struct path *path)
{
	add(arena, path, PATH_CLOSE);
}

struct path geom_rect_path(struct arena *arena, struct rect r)
{
	struct path path = {0};
	geom_move(arena, &path, r.x, r.y);
	geom_line(arena, &path, r.x + r.w, r.y);
	geom_line(arena, &path, r.x + r.w, r.y + r.h);
	geom_line(arena, &path, r.x, r.y + r.h);
	geom_close(arena, &path);
	return path;
}

struct path geom_segment(struct arena *arena, double x1, double y1, double x2, double y2)
{
	struct path path = {0};
	geom_move(arena, &path, x1, y1);
	geom_line(arena, &path, x2, y2);
	return path;
}

struct path geom_circle(struct arena *arena, double cx, double cy, double radius)
{
	/* The control points of a quarter: 4/3 (sqrt 2 - 1), off the circle by at most 0.03 % of the radius. */
	double k = 0.5522847498307936 * radius, r = radius;
	struct path path = {0};
	geom_move(arena, &path, cx + r, cy);
	geom_curve(arena, &path, (struct point){cx + r, cy + k}, (struct point){cx + k, cy + r}, (struct point){cx, cy + r});
	geom_curve(arena, &path, (struct point){cx - k, cy + r}, (struct point){cx - r, cy + k}, (struct point){cx - r, cy});
	geom_curve(arena, &path, (struct point){cx - r, cy - k}, (struct point){cx - k, cy - r}, (struct point){cx, cy - r});
	geom_curve(arena, &path, (struct point){cx + k, cy - r}, (struct point){cx + r, cy - k}, (struct point){cx + r, cy});
	geom_close(arena, &path);
	return path;
}

static bool same(double a, double b)
{
	return !(a < b) && !(a > b);
}

bool geom_is_rect(const struct path *path, struct rect *out)
{
	static const enum path_verb verbs[] = {PATH_MOVE, PATH_LINE, PATH_LINE, PATH_LINE, PATH_CLOSE};
	if (path->count != sizeof verbs / sizeof *verbs)
		return false;
	for (size_t i = 0; i < path->count; i++)
		if (path->steps[i].verb != verbs[i])
			return false;
	struct point a = path->steps[0].p[0], b = path->steps[1].p[0], c = path->steps[2].p[0], d = path->steps[3].p[0];
	bool across = same(a.y, b.y) && same(b.x, c.x) && same(c.y, d.y) && same(d.x, a.x);
	bool down = same(a.x, b.x) && same(b.y, c.y) && same(c.x, d.x) && same(d.y, a.y);
	if (!across && !down)
		return false;
	*out = (struct rect){fmin(a.x, c.x), fmin(a.y, c.y), fabs(c.x - a.x), fabs(c.y - a.y)};
	return true;
}

struct rect geom_bounds(const struct path *path)
{
	static const size_t points[] = {[PATH_MOVE] = 1, [PATH_LINE] = 1, [PATH_CURVE] = 3, [PATH_CLOSE] = 0};
	double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
	for (size_t i = 0; i < path->count; i++) {
		const struct path_step *step = &path->steps[i];
		for (size_t k = 0; k < points[step->verb]; k++) {
			left = fmin(left, step->p[k].x);
			right = fmax(right, step->p[k].x);
			top = fmin(top, step->p[k].y);
			bottom = fmax(bottom, step->p[k].y);
		}
	}
	return left <= right ? (struct rect){left, top, right - left, bottom - top} : (struct rect){0};
}

bool geom_inside(struct rect inner, struct rect outer, double slack)
{
	return inner.x >= outer.x - slack && inner.y >= outer.y - slack &&
		inner.x + inner.w <= outer.x + outer.w + slack && inner.y + inner.h <= outer.y + outer.h + slack;
}

bool geom_overlap(struct rect a, struct rect b, double slack)
{
	double across = fmin(a.x + a.w, b.x + b.w) - fmax(a.x, b.x);
	double down = fmin(a.y + a.h, b.y + b.h) - fmax(a.y, b.y);
	return across > slack && down > slack;
}

static int hex_digit(char c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool geom_color_parse(const char *text, struct color *out)
{
	if (strcmp(text, "none") == 0) {
		*out = (struct color){0};
		return true;
	}
	size_t n = strlen(text);
	if (text[0] != '#' || (n != 7 && n != 9))
		return false;
	uint8_t parts[4] = {0, 0, 0, 255};
	for (size_t i = 0; i < (n - 1) / 2; i++) {
		int high = hex_digit(text[1 + 2 * i]), low = hex_digit(text[2 + 2 * i]);
		if (high < 0 || low < 0)
			return false;
		parts[i] = (uint8_t)(high * 16 + low);
	}
	*out = (struct color){parts[0], parts[1], parts[2], parts[3]};
	return true;
}

bool geom_color_equal(struct color a, struct color b)
{
	return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}
