/* Charts: a spec, a size and a look give a picture of marks. A kind is one file, one line in chart/kinds.c and one template;
 * what a kind declares (sets, channels, words) stands in chart/spec.h, where bind reads it. */
#ifndef CHART_CHART_H
#define CHART_CHART_H

#include "base/arena.h"
#include "base/buf.h"
#include "chart/mark.h"
#include "chart/spec.h"
#include "style/theme.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

struct chart_frame {        /* where it is drawn */
	double width, height;   /* height 0: as high as the chart wants */
	bool slide;             /* laid out for a slide of this height, else for print */
	bool alone;             /* with title, subtitle, source lines and margins: no page says them */
};

struct chart_frame chart_alone(const struct theme *theme); /* of a picture of its own: its size is the theme's; without height, print */

struct picture *chart_draw(struct arena *arena, struct shaper *shaper, const struct theme *theme,
	const struct chart_spec *spec, struct chart_frame frame);
void chart_dump(struct buf *out, const struct picture *picture); /* --dump=marks: a line a mark */

#endif
