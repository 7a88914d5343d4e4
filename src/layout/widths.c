/* Column widths. Where not all fits on one line, columns give way one after the other, each time where the fewest further lines come
 * of it. Where not even words fit, water filling: one level for all columns, each held between its own bounds, so that short words
 * are not broken. */
#include "layout/widths.h"

#include <assert.h>
#include <math.h>

static double clamp(double value, double low, double high)
{
	return value < low ? low : value > high ? high : value;
}

enum bound { BOUND_FLOOR, BOUND_MIN, BOUND_MAX };

static double bound(const struct widths_column *column, enum bound which)
{
	if (column->fixed > 0)
		return column->fixed;
	return which == BOUND_FLOOR ? column->floor : which == BOUND_MIN ? column->min : column->max;
}

static double sum(const struct widths_column *columns, size_t count, enum bound which)
{
	double total = 0;
	for (size_t i = 0; i < count; i++)
		total += bound(&columns[i], which);
	return total;
}

double widths_least(const struct widths_column *columns, size_t count)
{
	return sum(columns, count, BOUND_FLOOR);
}

static double level_sum(const struct widths_column *columns, size_t count, enum bound low, enum bound high, double level)
{
	double total = 0;
	for (size_t i = 0; i < count; i++)
		total += clamp(level, bound(&columns[i], low), bound(&columns[i], high));
	return total;
}

/* The widths between two bounds whose sums lie on both sides of `room`. */
static void fill(const struct widths_column *columns, size_t count, enum bound low, enum bound high, double room, double *widths)
{
	double below = 0, above = room;
	for (int step = 0; step < 64; step++) {
		double level = (below + above) / 2;
		if (level_sum(columns, count, low, high, level) > room)
			above = level;
		else
			below = level;
	}
	for (size_t i = 0; i < count; i++)
		widths[i] = clamp(below, bound(&columns[i], low), bound(&columns[i], high));
}

/* Giving way */

struct narrowing { /* one column */
	double lines[WIDTHS_BINS + 1]; /* of all its cells where it is so many bins wide */
	double least, width, now; /* how narrow it may be; its width and its lines at present */
};

void widths_count(unsigned *cells, double width)
{
	double bin = ceil(width / WIDTHS_BIN) - 1;
	cells[bin < 0 ? 0 : bin < WIDTHS_BINS ? (size_t)bin : WIDTHS_BINS - 1]++;
}

/* Lines of a cell count as their square: a tall one makes its whole row tall. At a line's end half a long word's room is lost. */
static double lines_of(const struct widths_column *column, size_t bins)
{
	const double least = bound(column, BOUND_MIN), width = fmax((double)bins * WIDTHS_BIN, least);
	const double filled = fmax(fmax(width - least / 2, width / 2), 1);
	double sum = 0;
	for (size_t b = 0; column->cells && b < WIDTHS_BINS; b++) {
		double lines = b < bins ? 1 : fmax(2, ceil(((double)b + 0.5) * WIDTHS_BIN / filled));
		sum += column->cells[b] * lines * lines;
	}
	return sum;
}

static double lines_in(const struct narrowing *column, double width)
{
	return column->lines[(size_t)fmin(width / WIDTHS_BIN, WIDTHS_BINS)];
}

static struct narrowing narrowing_of(const struct widths_column *column, double room)
{
	struct narrowing n = {.least = bound(column, BOUND_MIN), .width = fmin(bound(column, BOUND_MAX), room)};
	for (size_t bins = 0; bins <= WIDTHS_BINS; bins++)
		n.lines[bins] = lines_of(column, bins);
	n.now = n.width < bound(column, BOUND_MAX) ? lines_in(&n, n.width) : n.lines[WIDTHS_BINS];
	return n;
}

struct step { /* one column to so many bins */
	struct narrowing *column;
	size_t bins;
	double cost;            /* lines a point */
};

/* The cheapest way to make one column narrower, by at most `need`; the shortest of those that cost the same. */
static struct step cheapest(struct narrowing *column, double need)
{
	struct step best = {.cost = INFINITY};
	size_t bins = (size_t)fmin(ceil(column->width / WIDTHS_BIN), WIDTHS_BINS + 1);
	for (double gained = 0; bins-- > 0 && gained < need;) {
		double width = fmax((double)bins * WIDTHS_BIN, column->least);
		gained = column->width - width;
		double cost = gained > 0 ? (lines_in(column, width) - column->now) / fmin(gained, need) : INFINITY;
		if (cost < best.cost - 1e-9)
			best = (struct step){column, bins, cost};
		if (width <= column->least)
			break;
	}
	return best;
}

/* All between their least and their most, which together need more than `room`. */
static void give_way(const struct widths_column *columns, size_t count, double room, double *widths)
{
	struct narrowing narrowings[WIDTHS_MOST];
	double need = -room;
	assert(count <= WIDTHS_MOST);
	for (size_t i = 0; i < count; i++) {
		narrowings[i] = narrowing_of(&columns[i], room);
		need += narrowings[i].width;
	}
	while (need > 1e-9) {
		struct step best = {.cost = INFINITY};
		for (size_t i = 0; i < count; i++) {
			struct step step = cheapest(&narrowings[i], need);
			bool wider = step.column && best.column && step.cost < best.cost + 1e-9 && step.column->width > best.column->width;
			if (step.column && (step.cost < best.cost - 1e-9 || wider))
				best = step;
		}
		if (!best.column)
			break;
		double width = fmax(fmax((double)best.bins * WIDTHS_BIN, best.column->least), best.column->width - need);
		need -= best.column->width - width;
		best.column->width = width;
		best.column->now = lines_in(best.column, width);
	}
	for (size_t i = 0; i < count; i++)
		widths[i] = narrowings[i].width;
}

static double share(const struct widths_column *column)
{
	return column->fixed > 0 || column->share < 0 ? 0 : column->share;
}

/* All at their most; what is left over by share, or by width where no column has a share. */
static void stretch(const struct widths_column *columns, size_t count, double room, double *widths)
{
	double left = room - sum(columns, count, BOUND_MAX), shares = 0, flexible = 0;
	for (size_t i = 0; i < count; i++) {
		shares += share(&columns[i]);
		flexible += columns[i].fixed > 0 ? 0 : columns[i].max;
	}
	for (size_t i = 0; i < count; i++) {
		widths[i] = bound(&columns[i], BOUND_MAX);
		if (shares > 0)
			widths[i] += left * share(&columns[i]) / shares;
		else if (flexible > 0 && columns[i].fixed <= 0)
			widths[i] += left * columns[i].max / flexible;
	}
}

bool widths_solve(const struct widths_column *columns, size_t count, double room, double *widths)
{
	double floors = sum(columns, count, BOUND_FLOOR), mins = sum(columns, count, BOUND_MIN);
	if (floors > room) {
		for (size_t i = 0; i < count; i++)
			widths[i] = bound(&columns[i], BOUND_FLOOR) * room / floors;
		return false;
	}
	if (mins > room)
		fill(columns, count, BOUND_FLOOR, BOUND_MIN, room, widths);
	else if (sum(columns, count, BOUND_MAX) > room)
		give_way(columns, count, room, widths);
	else
		stretch(columns, count, room, widths);
	return true;
}
