/* Response times of transactions: what both looks of the chart (table rows, slide rows) draw from. */
#ifndef CHART_TIMINGS_H
#define CHART_TIMINGS_H

#include "chart/canvas.h"

struct timings_row {
	const char *label;
	const struct chart_value *average, *p90, *limit, *maximum, *share;
};

struct timings {
	struct canvas *canvas;
	size_t count;
	struct timings_row *rows;
	double high;            /* where the axis to scale ends: above every average, 90th and limit */
	double largest;         /* maximum of all rows, 0 when none is known */
	bool broken;            /* some maximum lies beyond high, behind a break of the axis */
};

bool timings_known(const struct chart_value *value);            /* a number that can be drawn: finite, not negative */
bool timings_over(const struct timings_row *row);               /* the 90th misses its limit */

/* Marks, shared by rows and heads. */
void timings_ring(const struct timings *timings, struct point center, double radius, const char *datum);
void timings_square(const struct timings *timings, struct point center, double radius, struct color color, const char *datum);
void timings_limit(const struct timings *timings, struct point center, double height, const char *datum);
void timings_arrow(const struct timings *timings, struct point from, double to, const char *datum); /* datum NULL: in a head */
void timings_break(const struct timings *timings, double x, double y, double size);                 /* two slashes */

double timings_table_draw(const struct timings *timings);       /* y below the lowest mark */
double timings_rows_draw(const struct timings *timings);

#endif
