/* Reading exports back: one <result>, or a <results> with any number of them, one at a time. */
#ifndef RESULT_IMPORT_H
#define RESULT_IMPORT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "result/result.h"

#include <stdbool.h>
#include <stddef.h>

struct import;

/* Checks the root. NULL: reported. Lives in the arena, the bytes are not needed afterwards. */
struct import *import_open(struct arena *arena, struct diags *diags, const char *name, struct slice bytes);
bool import_many(const struct import *import); /* the root is <results> */
size_t import_tell(const struct import *import); /* the place of what comes next */
void import_seek(struct import *import, size_t at); /* to a place that import_tell gave; what was given before is not given again */

/* The next one, whose tree lives in `arena`, which may be reset before the next call. NULL: no more; one that cannot be used is reported and
 * passed over. */
struct result *import_next(struct import *import, struct arena *arena);

#endif
