/* What can be said of a template without a result: names of functions, variables, words, styles, kinds of charts. */
#ifndef BIND_CHECK_H
#define BIND_CHECK_H

#include "bind/bind.h"

/* False: something is wrong, and reported. A path that walks the whole tree is warned of. Names that are put together from values
 * are known only when a result is bound. */
bool bind_check(struct bind_tools tools, const struct template *template);

#endif
