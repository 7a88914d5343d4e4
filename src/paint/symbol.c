/* Symbols as paths in a unit square (y down), scaled to the box: pass a disc with a tick, fail a square with a cross, check a
 * triangle with a stroke and a dot, undisclosed a dashed ring, uncheckable a ring with a dash; ring, square, tick, up and arrow
 * as the charts draw them; hook before a continued line of verbatim text. */
#include "paint/symbol.h"

#include "base/near.h"

#include <stddef.h>
#include <string.h>

#define RING_RADIUS 0.42
#define RING_WIDTH 0.1
#define RING_LENGTH (2 * 3.14159265358979 * RING_RADIUS)
#define RING_DASHES 10

struct sketch {
	struct arena *arena;
	struct device *device;
	struct rect box;        /* where the unit square lies */
	struct color color;
};

static const struct color white = {255, 255, 255, 255};

static struct point place(const struct sketch *sketch, struct point p)
{
	return (struct point){sketch->box.x + p.x * sketch->box.w, sketch->box.y + p.y * sketch->box.h};
}

static struct path polyline(const struct sketch *sketch, const struct point *points, size_t count)
{
	struct path path = {0};
	for (size_t i = 0; i < count; i++) {
		struct point p = place(sketch, points[i]);
		if (i == 0)
			geom_move(sketch->arena, &path, p.x, p.y);
		else
			geom_line(sketch->arena, &path, p.x, p.y);
	}
	return path;
}

static void fill_polygon(const struct sketch *sketch, const struct point *points, size_t count, struct color color)
{
	struct path path = polyline(sketch, points, count);
	geom_close(sketch->arena, &path);
	device_fill(sketch->device, &path, color);
}

static void stroke_line(const struct sketch *sketch, const struct point *points, size_t count, double width, struct color color)
{
	struct path path = polyline(sketch, points, count);
	device_stroke(sketch->device, &path, &(struct device_stroke){.width = width * sketch->box.h, .color = color});
}

static void fill_disc(const struct sketch *sketch, struct point centre, double radius, struct color color)
{
	struct point c = place(sketch, centre);
	struct path path = geom_circle(sketch->arena, c.x, c.y, radius * sketch->box.h);
	device_fill(sketch->device, &path, color);
}

static void fill_rect(const struct sketch *sketch, struct rect r, struct color color)
{
	struct point p = place(sketch, (struct point){r.x, r.y});
	struct path path = geom_rect_path(sketch->arena, (struct rect){p.x, p.y, r.w * sketch->box.w, r.h * sketch->box.h});
	device_fill(sketch->device, &path, color);
}

static void stroke_ring(const struct sketch *sketch, double radius, double width, const double *dash, size_t dashes)
{
	struct point c = place(sketch, (struct point){0.5, 0.5});
	struct path path = geom_circle(sketch->arena, c.x, c.y, radius * sketch->box.h);
	device_stroke(sketch->device, &path, &(struct device_stroke){width * sketch->box.h, sketch->color, dash, dashes});
}

static void draw_pass(const struct sketch *sketch)
{
	static const struct point tick[] = {{0.27, 0.52}, {0.44, 0.68}, {0.74, 0.35}};
	fill_disc(sketch, (struct point){0.5, 0.5}, 0.48, sketch->color);
	stroke_line(sketch, tick, 3, 0.12, white);
}

static void draw_fail(const struct sketch *sketch)
{
	static const struct point down[] = {{0.3, 0.3}, {0.7, 0.7}}, up[] = {{0.3, 0.7}, {0.7, 0.3}};
	fill_rect(sketch, (struct rect){0.06, 0.06, 0.88, 0.88}, sketch->color);
	stroke_line(sketch, down, 2, 0.12, white);
	stroke_line(sketch, up, 2, 0.12, white);
}

static void draw_check(const struct sketch *sketch)
{
	static const struct point triangle[] = {{0.5, 0.09}, {0.95, 0.91}, {0.05, 0.91}};
	fill_polygon(sketch, triangle, 3, sketch->color);
	fill_rect(sketch, (struct rect){0.44, 0.37, 0.12, 0.27}, white);
	fill_disc(sketch, (struct point){0.5, 0.77}, 0.07, white);
}

static void draw_undisclosed(const struct sketch *sketch)
{
	double part = RING_LENGTH / RING_DASHES * sketch->box.h;
	const double dash[] = {0.6 * part, 0.4 * part};
	stroke_ring(sketch, RING_RADIUS, RING_WIDTH, dash, 2);
}

static void draw_uncheckable(const struct sketch *sketch)
{
	static const struct point dash[] = {{0.3, 0.5}, {0.7, 0.5}};
	stroke_ring(sketch, RING_RADIUS, RING_WIDTH, NULL, 0);
	stroke_line(sketch, dash, 2, RING_WIDTH, sketch->color);
}

static void draw_ring(const struct sketch *sketch)
{
	stroke_ring(sketch, 0.36, 0.18, NULL, 0);
}

static void draw_square(const struct sketch *sketch)
{
	fill_rect(sketch, (struct rect){0.08, 0.08, 0.84, 0.84}, sketch->color);
}

static void draw_tick(const struct sketch *sketch)
{
	fill_rect(sketch, (struct rect){0.41, 0, 0.18, 1}, sketch->color);
}

static void draw_up(const struct sketch *sketch)
{
	static const struct point triangle[] = {{0.5, 0.12}, {0.96, 0.88}, {0.04, 0.88}};
	fill_polygon(sketch, triangle, 3, sketch->color);
}

/* In points of the box's own width, so that a long box gives a long shaft and not a long head. */
static void draw_arrow(const struct sketch *sketch)
{
	double head = 0.3 * sketch->box.h / sketch->box.w;
	const struct point shaft[] = {{0, 0.5}, {1, 0.5}}, tip[] = {{1 - head, 0.2}, {1, 0.5}, {1 - head, 0.8}};
	stroke_line(sketch, shaft, 2, 0.1, sketch->color);
	stroke_line(sketch, tip, 3, 0.1, sketch->color);
}

static void draw_hook(const struct sketch *sketch)
{
	static const struct point hook[] = {{0.1, 0.05}, {0.1, 0.6}, {0.7, 0.6}}, head[] = {{0.5, 0.4}, {0.7, 0.6}, {0.5, 0.8}};
	stroke_line(sketch, hook, 3, 0.08, sketch->color);
	stroke_line(sketch, head, 3, 0.08, sketch->color);
}

static const struct symbol {
	const char *name;
	void (*draw)(const struct sketch *sketch);
	bool wide;              /* takes the whole box, not the square in its middle */
} symbols[] = {
	{"pass", draw_pass, false},
	{"fail", draw_fail, false},
	{"check", draw_check, false},
	{"undisclosed", draw_undisclosed, false},
	{"uncheckable", draw_uncheckable, false},
	{"ring", draw_ring, false},
	{"square", draw_square, false},
	{"tick", draw_tick, false},
	{"up", draw_up, false},
	{"arrow", draw_arrow, true},
	{"hook", draw_hook, false},
};

enum { SYMBOLS = sizeof symbols / sizeof *symbols };

static struct rect middle_square(struct rect box)
{
	double side = box.w < box.h ? box.w : box.h;
	return (struct rect){box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side};
}

bool symbol_draw(struct arena *arena, struct device *device, const char *name, struct rect box, struct color color)
{
	for (size_t i = 0; i < SYMBOLS; i++) {
		if (strcmp(symbols[i].name, name) != 0)
			continue;
		struct sketch sketch = {arena, device, symbols[i].wide ? box : middle_square(box), color};
		if (box.w > 0 && box.h > 0)
			symbols[i].draw(&sketch);
		return true;
	}
	return false;
}

const char *symbol_near(const char *name)
{
	const char *names[SYMBOLS];
	for (size_t i = 0; i < SYMBOLS; i++)
		names[i] = symbols[i].name;
	return near_name(slice_of(name), names, SYMBOLS);
}
