/* The language as text, from the same table that checks templates: for `template describe` and for templates/README.md. */
#ifndef TEMPLATE_DESCRIBE_H
#define TEMPLATE_DESCRIBE_H

#include "base/buf.h"
#include "template/elements.h"

void describe_elements(struct buf *out);        /* a line an element */
void describe_element(struct buf *out, const struct template_element *element);
void describe_markdown(struct buf *out);        /* a table: elements and their attributes */

#endif
