/* What a table of last successes and first failures proves about response times at every load. Pure arithmetic, no drawing.
 *
 * A cell says for one percentile and one limit: the last load at which the percentile met the limit (the step itself passes), and the
 * first load at which it missed it (the step itself fails). So at a load s the percentile is at most the smallest limit L with
 * s < first failure(L) or s = last success(L), and above the largest L with s > last success(L) or s = first failure(L). */
#ifndef CHART_PROOF_H
#define CHART_PROOF_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>

struct proof_cell {
	double limit;           /* of the response time, microseconds */
	double percentile;      /* 50; 100 is the maximum */
	double pass, fail;      /* last success, first failure; operations per second */
	bool has_pass, has_fail; /* no success: no step passes; no failure: every step up to the highest passes */
};

struct proof {
	size_t limits, percentiles;
	double *limit;          /* rising */
	double *percentile;     /* rising */
	struct proof_cell *cells; /* of limit l and percentile p at [l * percentiles + p]; limit 0: the table has no such cell */
	double highest;         /* load at which the scale ends */
	double step;            /* between two loads tried */
	size_t steps;           /* from 0 to the highest */
	size_t stations;
	double *station;        /* every load that the table names, rising */
};

/* Above limit[lower] (-1: above nothing) and within limit[upper] (upper = limits: above all limits). lower < upper always. */
struct proof_interval {
	int lower, upper;
};

struct proof_segment {      /* loads with the same interval, from the step before to its last step */
	double from, to;
	struct proof_interval interval;
};

/* `highest`: max-jOPS, 0 when not known (then the highest load of the table). NULL without any cell. */
struct proof *proof_new(struct arena *arena, const struct proof_cell *cells, size_t count, double highest);
struct proof_interval proof_at(const struct proof *proof, size_t percentile, double load);
double proof_step_below(const struct proof *proof, double load); /* the highest step not above the load */
size_t proof_segments(struct arena *arena, const struct proof *proof, size_t percentile, struct proof_segment **segments);
bool proof_is_narrow(struct proof_interval interval);            /* between neighbouring limits: one shade says it */

#endif
