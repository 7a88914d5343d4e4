/* The arithmetic of proven limits. Loads lie on a grid of equal steps, which is found from the loads themselves. */
#include "chart/proof.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_STEPS = 500 };

static int compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return x < y ? -1 : x > y;
}

/* Sorts and removes equal values; gives how many are left. */
static size_t distinct(double *values, size_t count)
{
	size_t kept = 0;
	qsort(values, count, sizeof *values, compare);
	for (size_t i = 0; i < count; i++)
		if (!kept || values[i] != values[kept - 1])
			values[kept++] = values[i];
	return kept;
}

static size_t place_of(const double *values, size_t count, double value)
{
	size_t i = 0;
	while (i < count && values[i] != value)
		i++;
	return i;
}

static void collect(struct arena *arena, struct proof *proof, const struct proof_cell *cells, size_t count)
{
	proof->limit = arena_array(arena, count, sizeof *proof->limit);
	proof->percentile = arena_array(arena, count, sizeof *proof->percentile);
	proof->station = arena_array(arena, 2 * count + 2, sizeof *proof->station);
	for (size_t i = 0; i < count; i++) {
		proof->limit[i] = cells[i].limit;
		proof->percentile[i] = cells[i].percentile;
		if (cells[i].has_pass && cells[i].pass > 0)
			proof->station[++proof->stations] = cells[i].pass;
		if (cells[i].has_fail && cells[i].fail > 0)
			proof->station[++proof->stations] = cells[i].fail;
	}
	proof->stations++; /* the first is 0 */
	proof->limits = distinct(proof->limit, count);
	proof->percentiles = distinct(proof->percentile, count);
}

static void index_cells(struct arena *arena, struct proof *proof, const struct proof_cell *cells, size_t count)
{
	proof->cells = arena_array(arena, proof->limits * proof->percentiles, sizeof *proof->cells);
	for (size_t i = 0; i < count; i++) {
		size_t l = place_of(proof->limit, proof->limits, cells[i].limit);
		size_t p = place_of(proof->percentile, proof->percentiles, cells[i].percentile);
		if (cells[i].has_pass || cells[i].has_fail)
			proof->cells[l * proof->percentiles + p] = cells[i];
	}
}

/* The grid: the smallest distance of two loads that is no rounding (loads are printed whole, so they may be one off). */
static void find_step(struct proof *proof)
{
	double least = proof->highest / MOST_STEPS, step = proof->highest;
	for (size_t i = 1; i < proof->stations; i++) {
		double distance = proof->station[i] - proof->station[i - 1];
		if (distance >= least && distance < step)
			step = distance;
	}
	proof->steps = (size_t)fmax(round(proof->highest / step), 1);
	proof->step = proof->highest / (double)proof->steps;
}

struct proof *proof_new(struct arena *arena, const struct proof_cell *cells, size_t count, double highest)
{
	if (!count)
		return NULL;
	struct proof *proof = arena_alloc(arena, sizeof *proof);
	collect(arena, proof, cells, count);
	for (size_t i = 0; i < proof->stations && highest <= 0; i++)
		proof->highest = fmax(proof->highest, proof->station[i]);
	if (highest > 0)
		proof->highest = highest;
	if (proof->highest <= 0)
		return NULL;
	proof->station[proof->stations++] = proof->highest;
	proof->stations = distinct(proof->station, proof->stations);
	index_cells(arena, proof, cells, count);
	find_step(proof);
	return proof;
}

/* -1, 0, 1: the load lies a step or more below, at, above the value. */
static int against(const struct proof *proof, double load, double value)
{
	double distance = load - value;
	return fabs(distance) <= 0.3 * proof->step ? 0 : distance < 0 ? -1 : 1;
}

static bool is_within(const struct proof *proof, const struct proof_cell *cell, double load)
{
	return !cell->has_fail || against(proof, load, cell->fail) < 0 || (cell->has_pass && against(proof, load, cell->pass) == 0);
}

static bool is_above(const struct proof *proof, const struct proof_cell *cell, double load)
{
	return !cell->has_pass || against(proof, load, cell->pass) > 0 || (cell->has_fail && against(proof, load, cell->fail) == 0);
}

struct proof_interval proof_at(const struct proof *proof, size_t percentile, double load)
{
	struct proof_interval interval = {-1, (int)proof->limits};
	for (size_t l = 0; l < proof->limits; l++) {
		const struct proof_cell *cell = &proof->cells[l * proof->percentiles + percentile];
		if (cell->limit <= 0)
			continue;
		if (is_above(proof, cell, load))
			interval.lower = (int)l;
		if (is_within(proof, cell, load) && interval.upper > (int)l)
			interval.upper = (int)l;
	}
	if (interval.lower >= interval.upper) /* a table that contradicts itself: what passed counts */
		interval.lower = interval.upper - 1;
	return interval;
}

/* The load of a step: as the table names it, else computed. */
static double load_of(const struct proof *proof, size_t step)
{
	double load = step == proof->steps ? proof->highest : proof->step * (double)step;
	for (size_t i = 0; i < proof->stations; i++)
		if (against(proof, load, proof->station[i]) == 0)
			return proof->station[i];
	return proof->step >= 2 ? round(load) : load; /* loads are printed whole */
}

double proof_step_below(const struct proof *proof, double load)
{
	double step = floor(load / proof->step + 1e-6);
	return load_of(proof, (size_t)fmin(fmax(step, 0), (double)proof->steps));
}

size_t proof_segments(struct arena *arena, const struct proof *proof, size_t percentile, struct proof_segment **segments)
{
	size_t count = 0, capacity = 0;
	*segments = NULL;
	double from = 0;
	for (size_t step = 1; step <= proof->steps; step++) {
		double load = load_of(proof, step);
		struct proof_interval interval = proof_at(proof, percentile, load);
		struct proof_segment *last = count ? &(*segments)[count - 1] : NULL;
		if (last && last->interval.lower == interval.lower && last->interval.upper == interval.upper)
			last->to = load;
		else
			*(struct proof_segment *)arena_push(arena, segments, &count, &capacity, sizeof **segments) =
				(struct proof_segment){from, load, interval};
		from = load;
	}
	return count;
}

bool proof_is_narrow(struct proof_interval interval)
{
	return interval.upper - interval.lower == 1;
}
