/* Geometry in points, origin top left, y down; and colours. */
#ifndef BASE_GEOM_H
#define BASE_GEOM_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct point {
	double x, y;
};

struct rect {
	double x, y, w, h;
};

struct color {
	uint8_t r, g, b, a; /* a: 255 opaque, 0 nothing */
};

enum path_verb { PATH_MOVE, PATH_LINE, PATH_CURVE, PATH_CLOSE };

struct path_step {
	enum path_verb verb;
	struct point p[3]; /* MOVE and LINE: p[0]; CURVE: two controls and the end; CLOSE: none */
};

struct path {
	struct path_step *steps;
	size_t count, capacity;
};

void geom_move(struct arena *arena, struct path *path, double x, double y);
void geom_line(struct arena *arena, struct path *path, double x, double y);
void geom_curve(struct arena *arena, struct path *path, struct point a, struct point b, struct point end);
void geom_close(struct arena *arena, struct path *path);
struct path geom_rect_path(struct arena *arena, struct rect r);
struct path geom_segment(struct arena *arena, double x1, double y1, double x2, double y2);
struct path geom_circle(struct arena *arena, double cx, double cy, double radius); /* four curves */

/* When the path is one axis-parallel closed rectangle, its rect in *out. */
bool geom_is_rect(const struct path *path, struct rect *out);
struct rect geom_bounds(const struct path *path); /* of all points, controls included; zero for an empty path */
bool geom_inside(struct rect inner, struct rect outer, double slack);
bool geom_overlap(struct rect a, struct rect b, double slack); /* share more than slack in both directions */
bool geom_color_parse(const char *text, struct color *out);    /* "#rrggbb", "#rrggbbaa" or "none" */
bool geom_color_equal(struct color a, struct color b);

#endif
