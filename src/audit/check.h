/* Checks: the rows of a rule, joined where they say the same. Internal to audit/. */
#ifndef AUDIT_CHECK_H
#define AUDIT_CHECK_H

#include "audit/evaluate.h"

struct check {
	const struct rule *rule;
	enum verdict verdict;
	const struct row **rows;
	size_t count, capacity;   /* rows */
	size_t weight;            /* how many checks it counts for */
	size_t order;             /* of the rule in its file */
	size_t number;            /* of the rule's checks, from 1 */
};

struct check_list {
	struct check *all;
	size_t count, capacity;
};

/* Joins the rows of one rule, the order-th, and adds its checks. */
void check_join(struct arena *arena, const struct evaluate_rows *rows, size_t order, struct check_list *list);
/* Worst first; what does not pass by its line, what passes by its rule. */
void check_sort(struct check_list *list);

#endif
