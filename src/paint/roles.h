/* Which structure element a content node is in the output: the roles of PDF 1.7, one place for all of them. */
#ifndef PAINT_ROLES_H
#define PAINT_ROLES_H

#include "doc/content.h"

#include <stdbool.h>

/* "P", "H2", "TH", ...; NULL: no element of its own, what it draws belongs to the element around it. */
const char *roles_of(const struct doc_node *node);
bool roles_is_artifact(const struct doc_node *node); /* it and all below are no content: headers, footers, symbols without words */
bool roles_heads_row(const struct doc_node *cell);   /* of a TH: it heads its row, not its column */
unsigned roles_span(const struct doc_node *cell);    /* columns it covers, at least 1 */

#endif
