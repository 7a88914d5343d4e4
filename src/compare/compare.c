/* Groups, places, refusals and the order of chapters: compare_add, compare_booklet. All depend on the results alone, not on the order
 * they were given in. Writing the document is booklet.c's. */
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

void compare_add(struct compare *compare, const struct result *result)
{
	struct summary *summary = summary_of(compare->arena, result, compare->count);
	summary->twin = find_twin(compare, summary);
	report(compare, summary);
	struct summary **slot = arena_push(compare->arena, &compare->summaries, &compare->count, &compare->capacity, sizeof *slot);
	*slot = summary;
}

static int by_group(const struct summary *a, const struct summary *b)
{
	int order = strcmp(a->benchmark, b->benchmark);
	if (!order)
		order = strcmp(a->family, b->family);
	return order ? order : strcmp(a->category, b->category);
}

static int by_value(const struct summary_metric *a, const struct summary_metric *b)
{
	int order = decimal_compare(b->value, a->value);
	return a->less ? -order : order;
}

/* By group; in it the ranked ones, best first; equal values by publication, then id: independent of the order of the input. Distinct
 * results have distinct ids but for a clash of hashes. */
static int by_chapter(const void *left, const void *right)
{
	const struct summary *a = *(struct summary *const *)left, *b = *(struct summary *const *)right;
	int order = by_group(a, b);
	if (!order)
		order = summary_ranked(b) - summary_ranked(a);
	if (!order && summary_ranked(a))
		order = by_value(&a->metrics[0], &b->metrics[0]);
	if (!order)
		order = strcmp(a->published, b->published);
	if (!order)
		order = strcmp(a->id, b->id);
	return order ? order : a->given < b->given ? -1 : a->given > b->given;
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
		group->ranked[0]->alone = group->count == 1;
		place(group, compare->arena);
		from = to;
	}
}

/* Names the chapters by their order. */
static void arrange(struct compare *compare)
{
	if (compare->count)
		qsort(compare->summaries, compare->count, sizeof *compare->summaries, by_chapter);
	for (size_t i = 0; i < compare->count; i++) {
		compare->summaries[i]->chapter = i + 1;
		compare->summaries[i]->ref = arena_printf(compare->arena, "c%zu", i + 1);
	}
}

xmlDoc *compare_booklet(struct compare *compare)
{
	struct summary **ranked = arena_array(compare->arena, compare->count + 1, sizeof *ranked);
	size_t count = 0;
	settle_ids(compare);
	arrange(compare);
	for (size_t i = 0; i < compare->count; i++)
		if (summary_ranked(compare->summaries[i]))
			ranked[count++] = compare->summaries[i];
	struct booklet_plan plan = {.all = compare->summaries, .count = compare->count};
	split_groups(compare, &plan, ranked, count);
	return booklet_write(compare->arena, &plan);
}

size_t compare_given(const struct compare *compare, size_t chapter)
{
	return compare->summaries[chapter]->given;
}
