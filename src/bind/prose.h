/* Telling running text from tables in lines of plain text, and filling running text into paragraphs. Knows no content tree. */
#ifndef BIND_PROSE_H
#define BIND_PROSE_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

struct prose_piece {
	bool verbatim;          /* lines[first .. first + count) as they stand; else `text` is a paragraph */
	size_t first, count;
	const char *text;       /* NULL when verbatim */
};

struct prose {
	struct prose_piece *pieces;
	size_t count, capacity;
};

/* Blank lines part the lines into chunks. In a chunk everything from the first tabular line on is verbatim: a line with a tab or three
 * blanks inside, or an indent that differs by two or more from the chunk's first. What stands before is filled; a line end stays where
 * the next word would have had room and the line ends a sentence or a lead-in (".", ":", ";"), or left much
 * room before a capital, or a list mark follows. */
struct prose prose_split(struct arena *arena, const struct slice *lines, size_t count);

size_t prose_indent(struct slice line); /* leading blanks; a tab goes to the next multiple of 8 */

#endif
