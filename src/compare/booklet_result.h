/* The <result> element of the BOOKLET document. */
#ifndef COMPARE_BOOKLET_RESULT_H
#define COMPARE_BOOKLET_RESULT_H

#include "base/arena.h"
#include "compare/summary.h"

#include <libxml/tree.h>

void booklet_add_result(struct arena *arena, xmlNode *root, const struct summary *summary);

#endif
