/* Bills of materials: a table in fixed columns (supplier, description, part number, quantity), with group headings, wrapped
 * descriptions, technical sub-lines and footnotes. What a row without supplier is depends on the item before it:
 *   - the item has no part number and no quantity yet: the description goes on, and this row may bring both;
 *   - the item is complete: a row with a part number or a quantity is an item of its own, any other a sub-line.
 * A blank row ends an item. */
#ifndef READ_BOM_H
#define READ_BOM_H

#include "read/page.h"

#include <stddef.h>

/* Builds groups, items and footnotes into `bom`. Rows that fit nothing become <line>. The number of items. */
size_t bom_read(struct page *page, xmlNode *bom, const struct span *rows, size_t count);

#endif
