/* A disclosure as lines of clean UTF-8, and spans of them: the currency of all readers. A span knows its place, so every fact
 * can say where it stood. Lines and bytes count from 0 here; places count from 1, in code points. */
#ifndef READ_LINES_H
#define READ_LINES_H

#include "base/arena.h"
#include "base/place.h"
#include "base/slice.h"

#include <stddef.h>

struct line_text {
	struct slice text; /* sanitised, without its line end; NBSP and tabs as they came */
};

struct lines {
	const char *file;     /* as the user named it */
	const char *encoding; /* "UTF-8", "windows-1252", "UTF-16LE", "UTF-16BE" */
	char sha256[65];      /* of the bytes as they came */
	size_t bytes;         /* likewise */
	size_t count;
	const struct line_text *line;
};

struct span {
	size_t line;
	size_t from, to; /* bytes [from, to) of the line's text */
};

struct span lines_whole(const struct lines *lines, size_t line);
struct slice lines_text(const struct lines *lines, struct span span);  /* verbatim */
struct span lines_trim(const struct lines *lines, struct span span);   /* blanks, tabs and NBSP off both ends */
struct span lines_part(struct span span, size_t from, size_t to);      /* bytes [from, to) of the span, clamped */
struct place lines_place(const struct lines *lines, struct span span); /* of its first byte */
/* As a field prints: trimmed, and every kind of blank (NBSP, tab) a plain blank. Borrowed when nothing changes. */
struct slice lines_field(struct arena *arena, const struct lines *lines, struct span span);

#endif
