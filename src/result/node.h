/* Looking at elements of a result while it is built or when it stands: borrowed text, empty when there is none. */
#ifndef RESULT_NODE_H
#define RESULT_NODE_H

#include "base/slice.h"

#include <libxml/tree.h>
#include <stdbool.h>

struct slice node_text(const xmlNode *node);                             /* in front of the first child element; node may be NULL */
struct slice node_attribute(const xmlNode *node, const char *attribute); /* node may be NULL */
bool node_is(const xmlNode *node, const char *name);                     /* an element of that name */

#endif
