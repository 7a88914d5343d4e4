/* Column widths. Water filling: one level for all columns, each held between its own bounds, so that a narrow column keeps its
 * words on one line and only long texts give way. */
#include "layout/widths.h"

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
		fill(columns, count, BOUND_MIN, BOUND_MAX, room, widths);
	else
		stretch(columns, count, room, widths);
	return true;
}
