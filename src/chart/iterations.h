/* One value an iteration against a band: what both looks draw from. */
#ifndef CHART_ITERATIONS_H
#define CHART_ITERATIONS_H

#include "chart/axis.h"

enum { ITERATIONS_BEFORE = 5, ITERATIONS_COLUMNS = 7 }; /* figures before the value; all, the value among them */

struct iterations {
	struct canvas *canvas;
	size_t count;
	double band_low, band_high;
	bool banded;
	bool cut;               /* the axis does not begin at 0 */
	double low, high;       /* of the axis */
	struct scale scale;
	struct axis axis;
};

bool iterations_known(const struct chart_value *value);
void iterations_scale(struct iterations *iterations, double left, double right, double label_left, double label_right);
void iterations_band(const struct iterations *iterations, double top, double bottom);   /* shaded */
const char *iterations_band_name(const struct iterations *iterations, struct shape_font font, double room); /* "" without a band */
void iterations_dot(const struct iterations *iterations, size_t row, double middle);
void iterations_cut(const struct iterations *iterations, double y, double size);        /* two slashes where the axis is cut */

double iterations_table_draw(struct iterations *iterations);
double iterations_rows_draw(struct iterations *iterations);

#endif
