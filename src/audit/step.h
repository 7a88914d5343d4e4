/* The values of a rule's inputs and lets on one row. Internal to audit/. */
#ifndef AUDIT_STEP_H
#define AUDIT_STEP_H

#include "audit/evaluate.h"

enum step_state { STEP_FINE, STEP_MISSING, STEP_FAILED };

struct step_value {
	double number;       /* NaN: none */
	double slack;        /* what the print may hide: the true value is at most so far away */
	const char *text;
	int decimals;        /* behind the point, as printed */
};

/* The row's context: node `node`, the position-th of size. */
struct step_context {
	const struct evaluate *with;
	const struct rule *rule;
	xmlNode *node;
	size_t position, size;
	struct step_value *values; /* one a step of the rule */
	struct row *row;
};

/* Takes all inputs, computes all lets, as variables and as slots of the row. MISSING: an input that is needed is not there. */
enum step_state step_take_all(struct step_context *context);

/* Sets the variables anew with one input moved by `by`, and computes the lets again. False: failed, reported. */
bool step_move(struct step_context *context, size_t input, double by);

bool step_eval(struct step_context *context, const struct path_expr *expr, struct path_value *value);

#endif
