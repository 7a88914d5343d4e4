/* Ids where several results come together: those that clash get 4 hex digits over what tells the results apart, never over the
 * order they came in. */
#ifndef RESULT_DISTINCT_H
#define RESULT_DISTINCT_H

#include "base/arena.h"
#include "base/buf.h"
#include "result/result.h"

struct distinct;

/* What tells results of one id apart: status, category, dates of test and publication, metrics as printed; of a result without an id
 * or a metric its source, too, or when that is not known either all of it. */
void distinct_features(struct buf *out, const struct result *result);

struct distinct *distinct_new(struct arena *arena);
/* Once for every result; the texts are copied. False: the same result, of this id and features, was added before. */
bool distinct_add(struct distinct *distinct, struct slice id, struct slice features);
/* When all are added: the id, or "<id>-1f3c" ("result-1f3c" without an id) when results of other features have it too. In the arena. */
const char *distinct_id(const struct distinct *distinct, struct slice id, struct slice features);

#endif
