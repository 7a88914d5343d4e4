/* Applying a rule: its rows with their verdicts. Internal to audit/. */
#ifndef AUDIT_EVALUATE_H
#define AUDIT_EVALUATE_H

#include "audit/row.h"

struct evaluate_rows {
	struct row *all;
	size_t count, capacity;
};

struct evaluate {
	struct arena *arena;
	struct path_context *context; /* of the result's document */
	xmlNode *root;                /* <result> */
};

/* Adds the rule's rows. False: an expression could not be evaluated, which is reported; the rule's other rows stand. */
bool evaluate_rule(const struct evaluate *with, const struct rule *rule, struct evaluate_rows *rows);

#endif
