/* The functions of expressions as text, for `template describe` and templates/README.md. */
#ifndef BIND_LIST_H
#define BIND_LIST_H

#include "base/buf.h"

#include <stdbool.h>
#include <stddef.h>

enum { LIST_FUNCTIONS_MOST = 100 };

/* A line for each function: before, its call, between, what it gives, behind. */
void list_functions(struct buf *out, const char *before, const char *between, const char *behind);
bool list_function(struct buf *out, const char *name); /* false: unknown */
size_t list_function_names(const char **names); /* room for LIST_FUNCTIONS_MOST */

#endif
