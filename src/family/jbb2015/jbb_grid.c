/* Finding the high bound: the greatest load printed is some step k of it; each k leaves a handful of whole bounds, and the one on
 * whose grid the most numbers lie is taken, the greatest when several do. A number printed wrong does not lead it astray: the search
 * begins at several of the greatest numbers, and one in seven may lie off the grid. */
#include "family/jbb2015/jbb_grid.h"

#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_STEPS = JBB_GRID_STEPS, ANCHORS = 6, FEW = 3 };

enum { MISSES_ONE_IN = 7 }; /* numbers that may lie off a grid */

struct loads {
	double *all;
	size_t count, capacity;
};

static void add_load(struct arena *arena, struct loads *loads, const xmlNode *node, const char *name)
{
	const char *text = load_attribute(node, name);
	double number;
	if (text && number_parse(slice_of(text), &number) && number >= 1)
		*(double *)arena_push(arena, &loads->all, &loads->count, &loads->capacity, sizeof number) = number;
}

static void collect(struct arena *arena, struct loads *loads, const xmlNode *parent)
{
	for (const xmlNode *node = parent->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		const char *name = (const char *)node->name;
		if (strcmp(name, "limit") == 0) {
			collect(arena, loads, node);
		} else if (strcmp(name, "cell") == 0) {
			add_load(arena, loads, node, "pass");
			add_load(arena, loads, node, "fail");
		} else if (strcmp(name, "step") == 0) {
			add_load(arena, loads, node, "jops");
		}
	}
}

static int greater_first(const void *a, const void *b)
{
	const double x = *(const double *)a, y = *(const double *)b;
	return (x < y) - (x > y);
}

int jbb_grid_step(const struct jbb_grid *grid, double jops)
{
	if (grid->bound <= 0 || !isfinite(jops))
		return 0;
	const double k = round(jops * 100 / grid->bound), at = round(k * grid->bound / 100);
	return k >= 1 && k <= MOST_STEPS && (jops == at || jops == at - 1) ? (int)k : 0;
}

/* Numbers on the grid, those exactly on it counted a little more; 0: too few are. */
static double score(const struct loads *loads, struct jbb_grid *grid)
{
	double exact = 0;
	grid->numbers = loads->count;
	grid->on = 0;
	for (size_t i = 0; i < loads->count; i++) {
		if (i - grid->on > loads->count / MISSES_ONE_IN)
			return 0;
		const int k = jbb_grid_step(grid, loads->all[i]);
		grid->on += k > 0;
		exact += k > 0 && loads->all[i] == round(k * grid->bound / 100);
	}
	if (grid->numbers - grid->on > loads->count / MISSES_ONE_IN)
		return 0;
	return (double)grid->on + exact / (double)(loads->count + 1);
}

/* The best bound of which `load` is step k. */
static double best_of_step(const struct loads *loads, double load, int k, struct jbb_grid *best)
{
	double most = 0;
	for (double bound = ceil((load - 0.5) * 100 / k); bound < (load + 1.5) * 100 / k; bound++) {
		struct jbb_grid grid = {.bound = bound};
		const double points = score(loads, &grid);
		if (points > most) {
			most = points;
			*best = grid;
		}
	}
	return most;
}

/* Of one anchor: the coarsest grid on which nearly all numbers lie, since finer ones hold them too. */
static bool fit_from(const struct loads *loads, double load, struct jbb_grid *best)
{
	for (int k = 1; k <= MOST_STEPS; k++) {
		struct jbb_grid grid = {0};
		if (best_of_step(loads, load, k, &grid) > 0) {
			*best = grid;
			return true;
		}
	}
	return false;
}

struct jbb_grid jbb_grid_fit(struct arena *arena, const xmlNode *curve)
{
	struct loads loads = {0};
	struct jbb_grid best = {0};
	collect(arena, &loads, curve);
	best.numbers = loads.count;
	if (loads.count < ANCHORS)
		return best;
	qsort(loads.all, loads.count, sizeof *loads.all, greater_first);
	double before = 0;
	for (size_t i = 0, tried = 0; i < loads.count && tried < ANCHORS && best.on + FEW < loads.count; i++) {
		struct jbb_grid grid;
		if (loads.all[i] == before)
			continue;
		before = loads.all[i];
		tried++;
		if (fit_from(&loads, before, &grid) && grid.on > best.on)
			best = grid;
	}
	for (size_t i = 0; i < loads.count; i++) {
		const int k = jbb_grid_step(&best, loads.all[i]);
		best.exact[k] = best.exact[k] || loads.all[i] == round(k * best.bound / 100);
	}
	return best;
}
