/* Linear and logarithmic scales and their ticks. Knows no text: how a tick is written is the canvas' part. */
#include "chart/scale.h"

#include "base/number.h"

#include <assert.h>
#include <math.h>

struct scale scale_linear(double low, double high, double from, double to)
{
	if (!isfinite(low))
		low = 0;
	if (!isfinite(high))
		high = low;
	if (high - low <= 1e-12 * fmax(fabs(low), fabs(high)))
		high = low + (low == 0 ? 1 : fabs(low));
	return (struct scale){low, high, from, to, false};
}

struct scale scale_log(double low, double high, double from, double to)
{
	if (!isfinite(high) || high <= 0)
		high = 1;
	if (!isfinite(low) || low <= 0 || low > high)
		low = high / 10;
	if (high / low < 2) {
		low /= 1.5;
		high *= 1.5;
	}
	return (struct scale){low, high, from, to, true};
}

double scale_at(const struct scale *scale, double value)
{
	double share = scale->log ? log(fmax(value, 1e-300) / scale->low) / log(scale->high / scale->low)
		: (value - scale->low) / (scale->high - scale->low);
	return scale->from + share * (scale->to - scale->from);
}

double scale_clamped(const struct scale *scale, double value)
{
	return scale_at(scale, fmin(fmax(value, scale->low), scale->high));
}

/* The exponent by which tick labels are divided: none for 0.000001 up to below 1e9. */
static int shown_exponent(double largest, double step)
{
	if (largest < 1e9 && step >= 9e-7)
		return 0;
	return 3 * (int)floor(log10(largest) / 3);
}

static int decimals_of(double step)
{
	int places = -(int)floor(log10(step) + 1e-9);
	return places < 0 ? 0 : places > 9 ? 9 : places;
}

/* How many multiples of the step lie within low..high, with a hair of slack for binary fractions. */
static double multiples(const struct scale *scale, double step, double *first)
{
	*first = ceil(scale->low / step - 1e-9);
	return floor(scale->high / step + 1e-9) - *first + 1;
}

static struct scale_ticks linear_ticks(const struct scale *scale, size_t most)
{
	static const double mantissas[] = {1, 2, 5, 10};
	double decade = pow(10, floor(log10((scale->high - scale->low) / (double)most)));
	double step = decade, first = 0, count = 0;
	for (size_t i = 0; i < 8; i++) {
		step = decade * mantissas[i % 3] * (i / 3 == 0 ? 1 : i / 3 == 1 ? 10 : 100);
		count = multiples(scale, step, &first);
		if (count <= (double)most)
			break;
	}
	struct scale_ticks ticks = {0};
	for (size_t i = 0; i < (size_t)fmax(count, 0) && i < SCALE_TICKS; i++)
		ticks.values[ticks.count++] = fmin(fmax((first + (double)i) * step, scale->low), scale->high);
	ticks.exponent = shown_exponent(fmax(fabs(scale->low), fabs(scale->high)), step);
	ticks.decimals = decimals_of(step / pow(10, ticks.exponent));
	return ticks;
}

/* Powers of ten, every n-th when there are too many; with 2 and 5 between them when there are less than three. */
static struct scale_ticks log_ticks(const struct scale *scale, size_t most)
{
	static const double between[] = {1, 2, 5};
	int low = (int)floor(log10(scale->low) + 1e-9), high = (int)floor(log10(scale->high) + 1e-9);
	int decades = high - low + 1;
	size_t parts = (size_t)decades * 3 <= most || decades < 3 ? 3 : 1;
	int stride = parts == 3 ? 1 : (decades + (int)most - 1) / (int)most;
	struct scale_ticks ticks = {0};
	for (int decade = low; decade <= high; decade += stride)
		for (size_t i = 0; i < parts; i++) {
			double value = between[i] * pow(10, decade);
			bool inside = value >= scale->low * (1 - 1e-9) && value <= scale->high * (1 + 1e-9);
			if (inside && ticks.count < SCALE_TICKS)
				ticks.values[ticks.count++] = value;
		}
	ticks.decimals = decimals_of(ticks.count ? ticks.values[0] : 1);
	return ticks;
}

struct scale_ticks scale_ticks(const struct scale *scale, size_t most)
{
	assert(scale->low < scale->high && most >= 2 && most <= SCALE_TICKS - 4);
	return scale->log ? log_ticks(scale, most) : linear_ticks(scale, most);
}
