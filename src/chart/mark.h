/* What a chart looks like: marks at final positions, in drawing order; points in print, px on slides; origin top left. */
#ifndef CHART_MARK_H
#define CHART_MARK_H

#include "base/arena.h"
#include "base/geom.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

enum mark_anchor { MARK_START, MARK_MIDDLE, MARK_END };

enum mark_kind { MARK_SHAPE, MARK_TEXT, MARK_CLIP, MARK_UNCLIP };

struct mark {
	enum mark_kind kind;
	const char *role;       /* "bar", "tick", "label", "limit", ...: for dumps, tests and counting */
	const char *datum;      /* the row or value it stands for, NULL for furniture; a tooltip in SVG */
	/* MARK_SHAPE, MARK_CLIP */
	struct path path;
	struct color fill, stroke; /* a = 0: none */
	double stroke_width;
	const double *dash;     /* NULL: solid */
	size_t dashes;
	/* MARK_TEXT */
	const char *text;
	struct shape_font font;
	struct color color;
	double x, y;            /* the anchor on the baseline */
	enum mark_anchor anchor;
	double width;           /* measured */
};

struct picture {
	double width, height;
	size_t count, capacity;
	struct mark *marks;
	const char *title, *description, *id;
	struct color background; /* a = 0: none */
};

/* Each appends one mark and returns it for further settings; valid until the next append. */
struct mark *mark_shape(struct arena *arena, struct picture *picture, const char *role, struct path path);
struct mark *mark_text(struct arena *arena, struct picture *picture, const char *role, struct shaper *shaper,
	struct shape_font font, struct color color, enum mark_anchor anchor, double x, double y, const char *text);
void mark_clip(struct arena *arena, struct picture *picture, struct path path);
void mark_unclip(struct arena *arena, struct picture *picture);
struct rect mark_bounds(const struct mark *mark, struct shaper *shaper); /* of a text: ascent to descent; of a shape: with its stroke */

#endif
