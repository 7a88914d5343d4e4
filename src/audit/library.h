/* The functions that expressions of rules may call, beside those of XPath and a family's own. Internal to audit/. Their user is the
 * struct rules they belong to. */
#ifndef AUDIT_LIBRARY_H
#define AUDIT_LIBRARY_H

#include "base/arena.h"
#include "base/slice.h"
#include "xml/path.h"

/* The functions of one file; ends with a NULL name. */
extern const struct path_function library_number[], library_text[], library_flags[], library_bill[];

/* All of them and the family's (NULL for none), as path_context_new wants them. */
const struct path_function *const *library_all(struct arena *arena, const struct path_function *family, size_t *count);

/* The text that stands directly in a node, its child elements' left out; of an attribute its value. */
const char *library_own_text(struct arena *arena, const xmlNode *node);

/* The next word of letters only at or after *at (ASCII); false at the end. */
bool library_next_word(struct slice text, size_t *at, struct slice *word);
/* The next piece between blanks. */
bool library_next_token(struct slice text, size_t *at, struct slice *token);

#endif
