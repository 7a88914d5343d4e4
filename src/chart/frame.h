/* Opening and closing a chart's canvas. */
#ifndef CHART_FRAME_H
#define CHART_FRAME_H

#include "chart/canvas.h"

/* Draws the ground, title, subtitle and source lines of a chart alone; canvas.plot is what is left. In a page nothing is drawn. */
struct canvas frame_open(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame);
struct picture *frame_close(struct canvas *canvas, double bottom); /* bottom: y below the lowest mark, the height in print */

#endif
