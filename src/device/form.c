/* Recognises rectangles, straight lines and circles among paths. */
#include "device/form.h"

#include <math.h>

#define FORM_SLACK 1e-4 /* points */

static bool is_line(const struct path *path)
{
	return path->count == 2 && path->steps[0].verb == PATH_MOVE && path->steps[1].verb == PATH_LINE;
}

static bool near(double a, double b)
{
	return fabs(a - b) <= FORM_SLACK;
}

/* A quarter of the circle round `c`: ends on the circle, a right angle apart, the middle of the curve on it too (within the
 * 0.03 % by which four curves differ from a circle), controls on the tangents. */
static bool is_quarter(struct point c, double radius, struct point from, const struct path_step *curve)
{
	struct point u = {from.x - c.x, from.y - c.y}, v = {curve->p[2].x - c.x, curve->p[2].y - c.y};
	struct point s = {curve->p[0].x - from.x, curve->p[0].y - from.y};
	struct point t = {curve->p[1].x - curve->p[2].x, curve->p[1].y - curve->p[2].y};
	double middle_x = (from.x + 3 * curve->p[0].x + 3 * curve->p[1].x + curve->p[2].x) / 8 - c.x;
	double middle_y = (from.y + 3 * curve->p[0].y + 3 * curve->p[1].y + curve->p[2].y) / 8 - c.y;
	double slack = FORM_SLACK * radius;
	return near(hypot(u.x, u.y), radius) && near(hypot(v.x, v.y), radius) && fabs(u.x * v.x + u.y * v.y) <= slack &&
		fabs(s.x * u.x + s.y * u.y) <= slack && fabs(t.x * v.x + t.y * v.y) <= slack &&
		fabs(hypot(middle_x, middle_y) - radius) <= 1e-3 * radius;
}

static bool is_circle(const struct path *path, struct form *form)
{
	if (path->count != 6 || path->steps[0].verb != PATH_MOVE || path->steps[5].verb != PATH_CLOSE)
		return false;
	for (size_t i = 1; i <= 4; i++)
		if (path->steps[i].verb != PATH_CURVE)
			return false;
	struct point from = path->steps[0].p[0], across = path->steps[2].p[2];
	struct point centre = {(from.x + across.x) / 2, (from.y + across.y) / 2};
	double radius = hypot(from.x - centre.x, from.y - centre.y), turn = 0;
	if (radius <= FORM_SLACK)
		return false;
	for (size_t i = 1; i <= 4; i++) {
		struct point to = path->steps[i].p[2];
		if (!is_quarter(centre, radius, from, &path->steps[i]))
			return false;
		turn += (from.x - centre.x) * (to.y - centre.y) - (from.y - centre.y) * (to.x - centre.x);
		from = to;
	}
	form->a = centre;
	form->radius = radius;
	return fabs(fabs(turn) - 4 * radius * radius) <= 1e-3 * radius * radius; /* once round, in one direction */
}

struct form form_of(const struct path *path)
{
	struct form form = {.kind = FORM_PATH};
	if (path->count < 2)
		form.kind = FORM_EMPTY;
	else if (geom_is_rect(path, &form.rect))
		form.kind = FORM_RECT;
	else if (is_line(path))
		form = (struct form){.kind = FORM_LINE, .a = path->steps[0].p[0], .b = path->steps[1].p[0]};
	else if (is_circle(path, &form))
		form.kind = FORM_CIRCLE;
	return form;
}
