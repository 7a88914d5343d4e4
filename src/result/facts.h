/* The facts of a result as rows of CSV: result, id, label, printed, value, unit, line. What has several values (a timing, a count of
 * processors) has a row for each further one, whose id is "timing.purchase@average". Lines without an id are called by what they stand in:
 * "conf_1/tuning". */
#ifndef RESULT_FACTS_H
#define RESULT_FACTS_H

#include "base/buf.h"
#include "base/slice.h"

#include <libxml/tree.h>
#include <stdbool.h>

void facts_rows(struct buf *out, const xmlNode *node, const char *result); /* of the element and all in it */
bool facts_is_fact(const xmlNode *node); /* not an element that only holds others, nor an empty line */
struct slice facts_line(const xmlNode *node); /* "41" of the nearest @at="41:24" */

#endif
