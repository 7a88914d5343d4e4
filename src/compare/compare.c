/* Groups, places and refusals: compare_add, compare_booklet. Order and places depend on the results alone, chapters on
 * the order they were given in. Writing the document is booklet.c's. */
#include "compare/compare.h"

#include "compare/booklet.h"
#include "compare/diag.h"
#include "compare/summary.h"
#include "result/distinct.h"

#include <stdlib.h>
#include <string.h>

struct compare {
	struct arena *arena;
	struct diags *diags;
	struct distinct *distinct;
	struct summary **summaries;
	size_t count, capacity;
};

struct compare *compare_new(struct arena *arena, struct diags *diags)
{
	struct compare *compare = arena_alloc(arena, sizeof *compare);
	compare->arena = arena;
	compare->diags = diags;
	compare->distinct = distinct_new(arena);
	return compare;
}

/* The summary of the same result given before, or NULL. */
static const struct summary *find_twin(struct compare *compare, struct summary *summary)
{
	if (distinct_add(compare->distinct, slice_of(summary->id), slice_of(summary->features)))
		return NULL;
	for (size_t i = 0; i < compare->count; i++) {
		const struct summary *twin = compare->summaries[i];
		if (!twin->twin && strcmp(twin->id, summary->id) == 0 && strcmp(twin->features, summary->features) == 0)
			return twin;
	}
	return NULL;
}

/* Different results with one id: each gets digits over what tells them apart. */
static void settle_ids(struct compare *compare)
{
	for (size_t i = 0; i < compare->count; i++) {
		struct summary *summary = compare->summaries[i];
		summary->id = distinct_id(compare->distinct, slice_of(summary->id), slice_of(summary->features));
	}
}

static void report(struct compare *compare, const struct summary *summary)
{
	struct place at = {.file = summary->file};
	if (summary->twin)
		diags_report(compare->diags, &compare_diag[COMPARE_DIAG_TWICE], at, "%s", summary->id);
	else if (strcmp(summary->status, "compliant"))
		diags_report(compare->diags, &compare_diag[COMPARE_DIAG_NOT_RANKED], at, "%s", summary->status);
	else if (!summary_ranked(summary))
		diags_report(compare->diags, &compare_diag[COMPARE_DIAG_NO_METRIC], at, NULL);
}

size_t compare_add(struct compare *compare, const struct result *result)
{
	struct summary *summary = summary_of(compare->arena, result, compare->count + 1);
	summary->twin = find_twin(compare, summary);
	report(compare, summary);
	struct summary **slot = arena_push(compare->arena, &compare->summaries, &compare->count, &compare->capacity, sizeof *slot);
	*slot = summary;
	return summary->chapter;
}

static int by_group(const struct summary *a, const struct summary *b)
{
	int order = strcmp(a->benchmark, b->benchmark);
	return order ? order : strcmp(a->category, b->category);
}

static int by_value(const struct summary_metric *a, const struct summary_metric *b)
{
	int order = decimal_compare(b->value, a->value);
	return a->less ? -order : order;
}

/* Best first; equal values by publication, then id: independent of the order of the input. Distinct results have distinct ids but
 * for a clash of hashes. */
static int by_rank(const void *left, const void *right)
{
	const struct summary *a = *(struct summary *const *)left, *b = *(struct summary *const *)right;
	int order = by_group(a, b);
	if (!order)
		order = by_value(&a->metrics[0], &b->metrics[0]);
	if (!order)
		order = strcmp(a->published, b->published);
	if (!order)
		order = strcmp(a->id, b->id);
	return order ? order : a->chapter < b->chapter ? -1 : a->chapter > b->chapter;
}

/* Places from 1; equal values share a place and the next one counts on (1, 1, 3). */
static void place(struct booklet_group *group, struct arena *arena)
{
	group->places = arena_array(arena, group->count, sizeof *group->places);
	for (size_t i = 0; i < group->count; i++) {
		bool tie = i > 0 && by_value(&group->ranked[i]->metrics[0], &group->ranked[i - 1]->metrics[0]) == 0;
		group->places[i] = tie ? group->places[i - 1] : i + 1;
	}
}

static void split_groups(struct compare *compare, struct booklet_plan *plan, struct summary **ranked, size_t count)
{
	size_t capacity = 0;
	for (size_t from = 0; from < count;) {
		size_t to = from + 1;
		while (to < count && by_group(ranked[from], ranked[to]) == 0)
			to++;
		struct booklet_group *group = arena_push(compare->arena, &plan->groups, &plan->group_count, &capacity, sizeof *group);
		group->ranked = ranked + from;
		group->count = to - from;
		place(group, compare->arena);
		from = to;
	}
}

xmlDoc *compare_booklet(struct compare *compare)
{
	struct summary **ranked = arena_array(compare->arena, compare->count + 1, sizeof *ranked);
	size_t count = 0;
	settle_ids(compare);
	for (size_t i = 0; i < compare->count; i++)
		if (summary_ranked(compare->summaries[i]))
			ranked[count++] = compare->summaries[i];
	qsort(ranked, count, sizeof *ranked, by_rank);
	struct booklet_plan plan = {.all = compare->summaries, .count = compare->count};
	split_groups(compare, &plan, ranked, count);
	return booklet_write(compare->arena, &plan);
}
