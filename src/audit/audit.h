/* The audit: every number of a result that can be checked is checked by the rules of its family, and the verdicts become part of
 * the result as <audit> (templates/README.md). */
#ifndef AUDIT_AUDIT_H
#define AUDIT_AUDIT_H

#include "audit/rules.h"
#include "result/result.h"

/* Appends <audit> to the result, in place of an earlier one. False: a rule could not be applied, which is reported; the others
 * stand. */
bool audit_result(struct arena *arena, struct diags *diags, const struct rules *rules, const struct result *result);

/* The <audit> of a result, NULL: it has not been audited. */
xmlNode *audit_of(const struct result *result);

/* Whether a check failed. */
bool audit_failed(const struct result *result);

#endif
