/* Joining rows to checks and putting checks in order. Rows that pass, or lack an input, or cannot be checked make one check; each
 * row that does not hold stands alone, unless its rule joins them. */
#include "audit/check.h"

#include <stdlib.h>

static struct check *find(struct check_list *list, size_t from, enum verdict verdict)
{
	for (size_t i = from; i < list->count; i++)
		if (list->all[i].verdict == verdict)
			return &list->all[i];
	return NULL;
}

void check_join(struct arena *arena, const struct evaluate_rows *rows, size_t order, struct check_list *list)
{
	const size_t from = list->count;
	for (size_t i = 0; i < rows->count; i++) {
		const struct row *row = &rows->all[i];
		const bool holds = row->verdict >= VERDICT_UNDISCLOSED;
		struct check *check = holds || row->rule->join ? find(list, from, row->verdict) : NULL;
		if (!check) {
			check = arena_push(arena, &list->all, &list->count, &list->capacity, sizeof *check);
			*check = (struct check){.rule = row->rule, .verdict = row->verdict, .order = order, .number = list->count - from};
		}
		*(const struct row **)arena_push(arena, &check->rows, &check->count, &check->capacity, sizeof *check->rows) = row;
		check->weight = row->rule->join ? 1 : check->count;
	}
}

static int by_number(size_t a, size_t b)
{
	return (a > b) - (a < b);
}

static int compare(const void *a, const void *b)
{
	const struct check *x = a, *y = b;
	int order = by_number(x->verdict, y->verdict);
	if (!order && x->verdict != VERDICT_PASS)
		order = by_number(row_line(x->rows[0]), row_line(y->rows[0]));
	if (!order)
		order = by_number(x->order, y->order);
	return order ? order : by_number(x->number, y->number);
}

void check_sort(struct check_list *list)
{
	if (list->count)
		qsort(list->all, list->count, sizeof *list->all, compare);
}
