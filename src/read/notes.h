/* Free text, kept line by line as it stands: tuning notes, explanations, the blocks of a section with their sub-headings. */
#ifndef READ_NOTES_H
#define READ_NOTES_H

#include "read/page.h"

#include <stddef.h>

/* Every row as an element of that name; blank rows at both ends are left out, those inside are empty elements. The number of rows. */
size_t notes_lines(struct page *page, xmlNode *parent, const char *name, const struct span *rows, size_t count);

/* Sub-headings make blocks: <block title="Schema Modifications" at><line at>..</line></block>. A row is a sub-heading when it ends
 * in a colon, is not indented, and either one of `titles` (NULL ends the list) or followed by an indented row. Rows in front of
 * the first sub-heading become plain lines of the parent. */
void notes_blocks(struct page *page, xmlNode *parent, const char *const *titles, const struct span *rows, size_t count);

#endif
