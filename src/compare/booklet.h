/* The BOOKLET document written from a plan: results, groups with ranks, refusals, what is not ranked. */
#ifndef COMPARE_BOOKLET_H
#define COMPARE_BOOKLET_H

#include "base/arena.h"
#include "compare/summary.h"

#include <libxml/tree.h>
#include <stddef.h>

struct booklet_group { /* one benchmark and category */
	struct summary **ranked; /* best first */
	size_t count;
	size_t *places;         /* from 1; equal values share one */
};

struct booklet_plan {
	struct summary **all;   /* by chapter: by benchmark, family and category, there the ranked ones first, best first */
	size_t count;
	struct booklet_group *groups;
	size_t group_count;
};

xmlDoc *booklet_write(struct arena *arena, const struct booklet_plan *plan);

#endif
