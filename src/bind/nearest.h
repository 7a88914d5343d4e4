/* "Did you mean" for expressions that find nothing. Internal to bind/. */
#ifndef BIND_NEAREST_H
#define BIND_NEAREST_H

#include "bind/binder.h"

/* The existing names nearest to those of the expression: "id 'jops'", "@p90"; "" when nothing is near. */
const char *nearest_names(struct binder *b, const xmlNode *context, const char *expression);

#endif
