/* Comparing results: summaries of N results -> the BOOKLET document (templates/booklet.rng): groups that may be
 * compared, ranks in them, what is not ranked or not compared and why. Holds summaries, never result trees. */
#ifndef COMPARE_COMPARE_H
#define COMPARE_COMPARE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "result/result.h"

#include <libxml/tree.h>
#include <stddef.h>

struct compare;

struct compare *compare_new(struct arena *arena, struct diags *diags);

/* Copies what a booklet needs of a result, which may be freed afterwards. A result that was added before (same id, metrics and dates) is kept as a chapter and never ranked twice. */
void compare_add(struct compare *compare, const struct result *result);

/* The booklet document over all added results, once they all are; freed with the arena. It settles the order of the chapters: by
 * benchmark and category, there the best first. */
xmlDoc *compare_booklet(struct compare *compare);
size_t compare_given(const struct compare *compare, size_t chapter); /* which of the added results it is, both from 0; after that */

/* A booklet document as text. */
void compare_export_xml(struct buf *out, const xmlDoc *booklet);

#endif
