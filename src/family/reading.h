/* The reading step: bytes -> results. A saved page holds one, an export may hold several; one result is in memory at a time. */
#ifndef FAMILY_READING_H
#define FAMILY_READING_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "result/result.h"

#include <stdbool.h>
#include <stddef.h>

struct reading;

/* `bytes` must live as long as the reading, which lives in `arena`. NULL: reported. */
struct reading *reading_open(struct arena *arena, struct diags *diags, const char *name, struct slice bytes);
/* Whether the bytes are text of no known benchmark, which is read by its shape alone. Reports nothing. */
bool reading_by_shape(struct slice bytes);
bool reading_many(const struct reading *reading); /* may hold several results: an export of several */

/* The place of what comes next, and going there: each result is given once. */
size_t reading_tell(const struct reading *reading);
void reading_seek(struct reading *reading, size_t at);

/* The next result, in `arena`, which may be reset before the next call. NULL: no more; what cannot be read is reported and passed over. */
struct result *reading_next(struct reading *reading, struct arena *arena);

#endif
