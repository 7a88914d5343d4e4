/* The grid of a response-throughput curve: every load that a page prints is round(k x high bound / 100) for a whole k, or 1 below
 * (FACTS of the reporter: one point of a real curve is). The printed numbers alone fix the high bound. */
#ifndef FAMILY_JBB2015_JBB_GRID_H
#define FAMILY_JBB2015_JBB_GRID_H

#include "base/arena.h"

#include <libxml/tree.h>
#include <stdbool.h>
#include <stddef.h>

enum { JBB_GRID_STEPS = 130 };

struct jbb_grid {
	double bound;        /* operations per second; 0: the numbers lie on no grid */
	size_t numbers, on;  /* all numbers of the curve, and those on the grid */
	bool exact[JBB_GRID_STEPS + 1]; /* steps that a number stands on, not 1 below */
};

/* `curve`: <curve> of a result. */
struct jbb_grid jbb_grid_fit(struct arena *arena, const xmlNode *curve);

/* The step of a load; 0: it lies on none. */
int jbb_grid_step(const struct jbb_grid *grid, double jops);

#endif
