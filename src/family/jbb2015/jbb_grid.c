/* Finding the high bound: the greatest load printed is some step k of it; each k leaves a handful of whole bounds, and the one on
 * whose grid the most numbers lie is taken, the greatest when several do. A number printed wrong does not lead it astray: the search
 * begins at several of the greatest numbers, and one in seven may lie off the grid. */
#include "family/jbb2015/jbb_grid.h"

#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_STEPS = JBB_GRID_STEPS, ANCHORS = 6, FEW = 3 };

enum { MISSES_ONE_IN = 7 }; /* numbers that may lie off a grid */

static const double most_load = 1e12; /* beyond it a load is a slip, and bounds are no longer whole numbers of a double */

struct load {
	double jops;
	size_t times; /* it is printed */
};

struct loads {
	struct load *all;
	size_t count, capacity;
	size_t numbers; /* with those printed again */
};

static void add_load(struct arena *arena, struct loads *loads, const xmlNode *node, const char *name)
{
	const char *text = load_attribute(node, name);
	double number;
	if (text && number_parse(slice_of(text), &number) && number >= 1 && number <= most_load)
		*(struct load *)arena_push(arena, &loads->all, &loads->count, &loads->capacity, sizeof *loads->all) = (struct load){number, 1};
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
	const double x = ((const struct load *)a)->jops, y = ((const struct load *)b)->jops;
	return (x < y) - (x > y);
}

static int often_first(const void *a, const void *b)
{
	const size_t x = ((const struct load *)a)->times, y = ((const struct load *)b)->times;
	return x != y ? (x < y) - (x > y) : greater_first(a, b);
}

/* The greatest first, each once. */
static void sort(struct loads *loads)
{
	size_t count = 0;
	if (loads->count)
		qsort(loads->all, loads->count, sizeof *loads->all, greater_first);
	for (size_t i = 0; i < loads->count; i++) {
		if (count && loads->all[count - 1].jops == loads->all[i].jops)
			loads->all[count - 1].times++;
		else
			loads->all[count++] = loads->all[i];
	}
	loads->numbers = loads->count;
	loads->count = count;
}

/* round() of a number from 0 to 1e15: the search rounds a hundred thousand times a page. */
static inline double nearest(double number)
{
	return (double)(int64_t)(number + 0.5);
}

static inline int step_of(double bound, double jops, bool *exact)
{
	const double k = nearest(jops * 100 / bound), at = nearest(k * bound / 100);
	*exact = jops == at;
	return k >= 1 && k <= MOST_STEPS && (*exact || jops == at - 1) ? (int)k : 0;
}

int jbb_grid_step(const struct jbb_grid *grid, double jops)
{
	bool exact;
	return grid->bound > 0 && jops >= 0 && jops <= most_load ? step_of(grid->bound, jops, &exact) : 0;
}

/* Numbers on the grid, those exactly on it counted a little more; 0: too few are. */
static double score(const struct loads *often, struct jbb_grid *grid)
{
	const size_t most_off = often->numbers / MISSES_ONE_IN;
	size_t exactly = 0, off = 0;
	for (size_t i = 0; i < often->count && off <= most_off; i++) {
		const struct load *load = &often->all[i];
		bool exact;
		if (!step_of(grid->bound, load->jops, &exact))
			off += load->times;
		else if (exact)
			exactly += load->times;
	}
	if (off > most_off)
		return 0;
	grid->numbers = often->numbers;
	grid->on = often->numbers - off;
	return (double)grid->on + (double)exactly / (double)(often->numbers + 1);
}

/* The best bound of which `load` is step k. */
static double best_of_step(const struct loads *often, double load, int k, struct jbb_grid *best)
{
	double most = 0;
	for (double bound = ceil((load - 0.5) * 100 / k); bound < (load + 1.5) * 100 / k; bound++) {
		struct jbb_grid grid = {.bound = bound};
		const double points = score(often, &grid);
		if (points > most) {
			most = points;
			*best = grid;
		}
	}
	return most;
}

/* Of one anchor: the coarsest grid on which nearly all numbers lie, since finer ones hold them too. */
static bool fit_from(const struct loads *often, double load, struct jbb_grid *best)
{
	for (int k = 1; k <= MOST_STEPS; k++) {
		struct jbb_grid grid = {0};
		if (best_of_step(often, load, k, &grid) > 0) {
			*best = grid;
			return true;
		}
	}
	return false;
}

static struct jbb_grid fit(struct arena *arena, const struct loads *loads)
{
	struct jbb_grid best = {.numbers = loads->numbers};
	struct loads often = *loads; /* the loads printed most often tell the soonest that a grid is wrong */
	often.all = arena_array(arena, loads->count + 1, sizeof *often.all);
	if (loads->numbers < ANCHORS)
		return best;
	memcpy(often.all, loads->all, loads->count * sizeof *often.all);
	qsort(often.all, often.count, sizeof *often.all, often_first);
	for (size_t i = 0; i < loads->count && i < ANCHORS && best.on + FEW < loads->numbers; i++) {
		struct jbb_grid grid;
		if (fit_from(&often, loads->all[i].jops, &grid) && grid.on > best.on)
			best = grid;
	}
	return best;
}

struct jbb_grid jbb_grid_fit(struct arena *arena, const xmlNode *curve)
{
	struct loads loads = {0};
	collect(arena, &loads, curve);
	sort(&loads);
	struct jbb_grid best = fit(arena, &loads);
	for (size_t i = 0; i < loads.count && best.bound > 0; i++) {
		bool exact;
		const int k = step_of(best.bound, loads.all[i].jops, &exact);
		best.exact[k] = best.exact[k] || exact;
	}
	return best;
}
