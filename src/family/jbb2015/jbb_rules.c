/* Functions for the rules of SPECjbb2015. The laws (last = last success, first = first failure of a percentile at a limit):
 * both never fall with a larger limit and never rise with a higher percentile; last below first are neighbours on the grid; no last
 * means that the first step failed, no first that the last is max-jOPS. An SLA value is (first x nOver + last x nUnder) / n over the
 * n steps from first to last, both ends included, printed truncated. */
#include "family/jbb2015/jbb_rules.h"

#include "base/number.h"
#include "family/jbb2015/jbb_grid.h"
#include "xml/load.h"

#include <math.h>
#include <string.h>

struct found_nodes {
	xmlNode **all;
	size_t count, capacity;
};

static bool is_element(const xmlNode *node, const char *name)
{
	return node && node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

static double number_of(const xmlNode *node, const char *name, double otherwise)
{
	const char *text = load_attribute(node, name);
	double number;
	return text && number_parse(slice_of(text), &number) ? number : otherwise;
}

static xmlNode *first_node(const struct path_value *value)
{
	return value->type == PATH_NODES && value->count ? value->nodes[0] : NULL;
}

static void add_node(struct path_call *call, struct found_nodes *found, xmlNode *node)
{
	*(xmlNode **)arena_push(path_call_arena(call), &found->all, &found->count, &found->capacity, sizeof *found->all) = node;
}

static bool call_high_bound(struct path_call *call, const struct path_value *args, int count)
{
	const xmlNode *curve = first_node(&args[0]);
	(void)count;
	const double bound = curve ? jbb_grid_fit(path_call_arena(call), curve).bound : 0;
	path_return_number(call, bound > 0 ? bound : NAN);
	return true;
}

/* On no step, or 1 below a step that the curve has elsewhere: a step is printed in one way. */
static bool off_grid(const struct jbb_grid *grid, const xmlNode *node, const char *name)
{
	const double load = number_of(node, name, 0);
	const int step = load > 0 ? jbb_grid_step(grid, load) : 0;
	return load > 0 && (!step || (grid->exact[step] && load != round(step * grid->bound / 100)));
}

/* The cells and steps of a curve, in document order; `keep` chooses. */
static bool give_cells(struct path_call *call, const struct path_value *curves, bool (*keep)(const struct jbb_grid *grid, const xmlNode *node))
{
	struct found_nodes found = {0};
	const xmlNode *curve = first_node(curves);
	const struct jbb_grid grid = curve ? jbb_grid_fit(path_call_arena(call), curve) : (struct jbb_grid){0};
	for (xmlNode *node = curve ? curve->children : NULL; node; node = node->next) {
		if (is_element(node, "step") && keep(&grid, node))
			add_node(call, &found, node);
		for (xmlNode *cell = is_element(node, "limit") ? node->children : NULL; cell; cell = cell->next)
			if (is_element(cell, "cell") && keep(&grid, cell))
				add_node(call, &found, cell);
	}
	path_return_nodes(call, found.all, found.count);
	return true;
}

static bool is_off_grid(const struct jbb_grid *grid, const xmlNode *node)
{
	return grid->bound > 0 && (off_grid(grid, node, "pass") || off_grid(grid, node, "fail") || off_grid(grid, node, "jops"));
}

static bool call_off_grid(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	return give_cells(call, &args[0], is_off_grid);
}

static const xmlNode *next_element(const xmlNode *node, const char *name)
{
	do
		node = node->next;
	while (node && !is_element(node, name));
	return node;
}

/* The cell below: of the next limit, the same percentile. */
static const xmlNode *cell_below(const xmlNode *cell)
{
	const char *percentile = load_attribute(cell, "percentile");
	const xmlNode *limit = next_element(cell->parent, "limit");
	for (const xmlNode *other = limit ? limit->children : NULL; other; other = other->next) {
		const char *same = is_element(other, "cell") ? load_attribute(other, "percentile") : NULL;
		if (same && percentile && strcmp(same, percentile) == 0)
			return other;
	}
	return NULL;
}

/* No last success is below all steps, no first failure above all. */
static bool rises(const xmlNode *lower, const xmlNode *higher)
{
	return number_of(lower, "pass", 0) <= number_of(higher, "pass", 0) && number_of(lower, "fail", INFINITY) <= number_of(higher, "fail", INFINITY);
}

static bool is_unordered(const struct jbb_grid *grid, const xmlNode *node)
{
	(void)grid;
	if (!is_element(node, "cell"))
		return false;
	const xmlNode *below = cell_below(node), *right = next_element(node, "cell");
	return (below && !rises(node, below)) || (right && !rises(right, node));
}

static bool call_unordered(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	return give_cells(call, &args[0], is_unordered);
}

/* Steps are one apart; of a cell the last success and the first failure, when in that order, are neighbours. */
static bool is_gap(const struct jbb_grid *grid, const xmlNode *node)
{
	if (is_element(node, "step")) {
		const xmlNode *next = next_element(node, "step");
		const int a = jbb_grid_step(grid, number_of(node, "jops", 0)), b = next ? jbb_grid_step(grid, number_of(next, "jops", 0)) : 0;
		return a && b && b != a + 1;
	}
	const double last = number_of(node, "pass", 0), first = number_of(node, "fail", 0);
	if (last > 0 && first > 0)
		return last == first || (last < first && jbb_grid_step(grid, first) != jbb_grid_step(grid, last) + 1);
	return first > 0 && jbb_grid_step(grid, first) != 1;
}

static bool call_gaps(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	return give_cells(call, &args[0], is_gap);
}

struct sla {
	double exact;  /* untruncated, of the counts that fit best; NaN: its cell is not there */
	int over, steps;
};

static const xmlNode *cell_of_sla(const xmlNode *sla)
{
	const char *us = load_attribute(sla, "us"), *percentile = load_attribute(sla->parent, "sla-percentile");
	for (const xmlNode *limit = sla->parent->children; limit; limit = limit->next) {
		if (!is_element(limit, "limit") || !us || strcmp(load_attribute(limit, "us") ? load_attribute(limit, "us") : "", us) != 0)
			continue;
		for (const xmlNode *cell = limit->children; cell; cell = cell->next) {
			const char *own = is_element(cell, "cell") ? load_attribute(cell, "percentile") : NULL;
			if (own && strcmp(own, percentile ? percentile : "99") == 0)
				return cell;
		}
	}
	return NULL;
}

/* Tries every count of failed steps and keeps the one whose value lies nearest the printed one. */
static struct sla decode(const struct jbb_grid *grid, double last, double first, double printed)
{
	const int distance = jbb_grid_step(grid, last) - jbb_grid_step(grid, first);
	struct sla best = {.exact = NAN, .steps = (distance < 0 ? -distance : distance) + 1};
	if (!distance || !jbb_grid_step(grid, last) || !jbb_grid_step(grid, first))
		return best;
	for (int over = 1; over < best.steps; over++) {
		const double value = (first * over + last * (best.steps - over)) / best.steps;
		if (isnan(best.exact) || fabs(floor(value) - printed) < fabs(floor(best.exact) - printed)) {
			best.exact = value;
			best.over = over;
		}
	}
	return best;
}

static struct sla sla_of(const struct jbb_grid *grid, const xmlNode *node)
{
	const xmlNode *cell = cell_of_sla(node);
	const double last = cell ? number_of(cell, "pass", 0) : NAN, first = cell ? number_of(cell, "fail", 0) : NAN;
	if (!cell || isnan(last) || first == 0)
		return (struct sla){.exact = NAN};
	if (last == 0)
		return (struct sla){.exact = 0};
	return decode(grid, last, first, number_of(node, "jops", 0));
}

static struct sla sla_of_call(struct path_call *call, const struct path_value *args)
{
	const xmlNode *node = first_node(&args[0]);
	if (!is_element(node, "sla") || !node->parent)
		return (struct sla){.exact = NAN};
	const struct jbb_grid grid = jbb_grid_fit(path_call_arena(call), node->parent);
	return sla_of(&grid, node);
}

static bool call_sla_exact(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, sla_of_call(call, args).exact);
	return true;
}

static bool call_sla_over(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, sla_of_call(call, args).over);
	return true;
}

static bool call_sla_steps(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, sla_of_call(call, args).steps);
	return true;
}

/* The geometric mean of the untruncated SLA values; NaN when one cannot be told. */
static bool call_critical_exact(struct path_call *call, const struct path_value *args, int count)
{
	const xmlNode *curve = first_node(&args[0]);
	double logs = 0, slas = 0;
	bool zero = false;
	(void)count;
	const struct jbb_grid grid = curve ? jbb_grid_fit(path_call_arena(call), curve) : (struct jbb_grid){0};
	for (const xmlNode *node = curve ? curve->children : NULL; node; node = node->next) {
		if (!is_element(node, "sla"))
			continue;
		const double exact = sla_of(&grid, node).exact;
		zero = zero || exact == 0;
		logs += exact > 0 || isnan(exact) ? log(exact) : 0;
		slas++;
	}
	path_return_number(call, slas <= 0 ? NAN : zero ? 0 : exp(logs / slas));
	return true;
}

static const xmlNode *find_configuration(const xmlNode *root, const char *id)
{
	for (const xmlNode *node = root->children; id && node; node = node->next) {
		const char *own = is_element(node, "configuration") ? load_attribute(node, "id") : NULL;
		if (own && strcmp(own, id) == 0)
			return node;
	}
	return NULL;
}

/* The heaps of what a configuration starts: its Java machines, or those of its operating system images. */
static double heaps_below(const xmlNode *root, const xmlNode *configuration, int depth)
{
	double sum = number_of(configuration, "heap", 0);
	for (const xmlNode *field = configuration->children; field && depth < 3; field = field->next)
		for (const xmlNode *instance = is_element(field, "field") ? field->children : NULL; instance; instance = instance->next) {
			const xmlNode *inner = is_element(instance, "instance") ? find_configuration(root, load_attribute(instance, "ref")) : NULL;
			if (inner)
				sum += number_of(instance, "count", 1) * heaps_below(root, inner, depth + 1);
		}
	return sum;
}

static bool call_heap_megabytes(struct path_call *call, const struct path_value *args, int count)
{
	const xmlNode *configuration = first_node(&args[0]);
	(void)count;
	const bool known = is_element(configuration, "configuration") && configuration->parent;
	const double sum = known ? heaps_below(configuration->parent, configuration, 0) : 0;
	path_return_number(call, sum > 0 ? sum : NAN);
	return true;
}

const struct path_function jbb_rule_functions[] = {
	{"jbb-high-bound", 1, 1, call_high_bound, "jbb-high-bound(curve): the high bound that the loads of its table fix"},
	{"jbb-off-grid", 1, 1, call_off_grid, "jbb-off-grid(curve): cells and steps that are no whole percent of the high bound, nor 1 below"},
	{"jbb-unordered", 1, 1, call_unordered, "jbb-unordered(curve): cells that fall with a larger limit or rise with a higher percentile"},
	{"jbb-gaps", 1, 1, call_gaps, "jbb-gaps(curve): cells and steps that are not neighbours where they must be"},
	{"sla-exact", 1, 1, call_sla_exact, "sla-exact(sla): (first x nOver + last x nUnder) / n, of the nOver in 1..n-1 that fits the printed value best"},
	{"sla-over", 1, 1, call_sla_over, "sla-over(sla): that nOver, the steps above the limit"},
	{"sla-steps", 1, 1, call_sla_steps, "sla-steps(sla): n, the steps from the first failure to the last success, both included"},
	{"critical-exact", 1, 1, call_critical_exact, "critical-exact(curve): the geometric mean of the untruncated SLA values"},
	{"heap-megabytes", 1, 1, call_heap_megabytes, "heap-megabytes(configuration): -Xmx of all Java machines it starts"},
	{.name = NULL},
};
