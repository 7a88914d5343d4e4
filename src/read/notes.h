/* Free text, kept line by line as it stands: tuning notes, explanations, the blocks of a section with their sub-headings. */
#ifndef READ_NOTES_H
#define READ_NOTES_H

#include "read/page.h"

#include <stddef.h>

/* Every row as an element of that name; blank rows at both ends are left out, those inside are empty elements. The number of rows. */
size_t notes_lines(struct page *page, xmlNode *parent, const char *name, const struct span *rows, size_t count);

/* What pages put in front of a line in place of layout: "__" is an indent, a bullet begins an item. The mark is taken off, and
 * an attribute says how many stood there. A line that is nothing but a mark is an empty element. */
struct notes_mark {
	const char *text;      /* "__" */
	const char *attribute; /* "indent" */
};

extern const struct notes_mark notes_underscores, notes_bullet;

/* As notes_lines, of lines some of which bear the mark. */
size_t notes_marked_lines(struct page *page, xmlNode *parent, const char *name, const struct notes_mark *mark, const struct span *rows, size_t count);

/* <block title at>, its heading claimed. The parent when the heading is claimed already. */
xmlNode *notes_block(struct page *page, xmlNode *parent, struct slice title, struct span heading);

/* Sub-headings make blocks: <block title="Schema Modifications" at><line at>..</line></block>. A row is a sub-heading when it ends
 * in a colon, is not indented, and either one of `titles` (NULL ends the list) or followed by an indented row. Rows in front of
 * the first sub-heading become plain lines of the parent. */
void notes_blocks(struct page *page, xmlNode *parent, const char *const *titles, const struct span *rows, size_t count);

#endif
