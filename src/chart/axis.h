/* Axes below a plot. */
#ifndef CHART_AXIS_H
#define CHART_AXIS_H

#include "chart/canvas.h"
#include "chart/scale.h"

struct axis {
	const struct scale *scale;
	struct scale_ticks ticks;
	double left, right;     /* labels are moved inwards to stand between them */
	const char *first;      /* behind the first label ("0 s"); NULL: nothing */
	bool bare;              /* the caller says the power of ten */
};

/* The ticks that fit: as many as `most`, fewer when their labels would come nearer than one em. */
struct axis axis_over(const struct canvas *canvas, const struct scale *scale, double left, double right, size_t most);
const char *axis_tick_text(const struct canvas *canvas, const struct axis *axis, size_t i);

void axis_begin_above(struct axis *axis, double value); /* drops ticks up to a value, said on another axis; one stays */
double axis_label_center(const struct canvas *canvas, const struct axis *axis, size_t i);
const char *axis_power_text(const struct canvas *canvas, const struct axis *axis); /* "×10⁹" that all labels are times; NULL: none */
double axis_height(const struct canvas *canvas, const struct axis *axis, const char *unit); /* of what axis_draw draws */

/* Ticks downwards from y and their labels below. `unit` (NULL: none) stands behind the last label where there is room, else
 * below. Gives the y below the labels. */
double axis_draw(struct canvas *canvas, const struct axis *axis, double y, const char *unit);

#endif
