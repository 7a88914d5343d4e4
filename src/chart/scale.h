/* Scales: values to positions, and the values at which an axis has its ticks. */
#ifndef CHART_SCALE_H
#define CHART_SCALE_H

#include <stdbool.h>
#include <stddef.h>

struct scale {
	double low, high;       /* values; low < high, above 0 when logarithmic */
	double from, to;        /* their positions, points or px; from > to is fine */
	bool log;
};

enum { SCALE_TICKS = 12 };

struct scale_ticks {
	size_t count;
	double values[SCALE_TICKS]; /* rising, round, distinct, within the scale */
	int decimals;           /* digits behind the point that tell them apart, after division by 10^exponent */
	int exponent;           /* 0, or a multiple of 3 for values too large or small to print in full */
};

/* A scale over low..high; what is not finite, empty or (logarithmic) not positive is widened to something drawable. */
struct scale scale_linear(double low, double high, double from, double to);
struct scale scale_log(double low, double high, double from, double to);

double scale_at(const struct scale *scale, double value);       /* position; outside values are extrapolated */
double scale_clamped(const struct scale *scale, double value);  /* position, held between from and to */

/* Round ticks, at most `most` (2..SCALE_TICKS - 4): steps of 1, 2 or 5 times a power of ten, or powers of ten. From 3 on for any
 * linear scale that begins at 0 and most >= 8. */
struct scale_ticks scale_ticks(const struct scale *scale, size_t most);

#endif
