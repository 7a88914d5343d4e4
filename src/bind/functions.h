/* The functions of expressions: num(), word(), label() and the rest. They serve templates; each is one row with its help. Internal
 * to bind/. An argument that finds nothing makes a function return VALUE_MISSING, which is warned of where it would be printed. */
#ifndef BIND_FUNCTIONS_H
#define BIND_FUNCTIONS_H

#include "bind/binder.h"

/* The functions of one file; ends with a NULL name. */
extern const struct path_function functions_number[], functions_text[], functions_nodes[], functions_audit[], functions_group[];

/* All of them, as path_context_new wants them. */
const struct path_function *const *functions_all(struct arena *arena, size_t *count);

/* Helpers for their arguments. The text of a value as a machine reads it: of an element its @value if it has one; NULL: nothing. */
const char *functions_plain(const struct path_value *value);
/* Its number; false: none, which is no fault of the template when `value` found something. */
bool functions_number_of(const struct path_value *value, double *number);
/* As printed in the disclosure, in the language's form; NULL: nothing found. */
const char *functions_printed(struct binder *b, const struct path_value *value);
/* A number and its unit on one line; the number itself without a unit. */
const char *functions_with_unit(struct arena *arena, const char *number, const char *unit);
bool functions_is_nothing(const struct path_value *value);
bool functions_missing(struct path_call *call); /* returns VALUE_MISSING and true */

#endif
