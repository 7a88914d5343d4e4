/* Spans read as a stream of atoms: words, blanks, tabs, line ends, slots, fills, each with its width. A scan is a position:
 * copy it to come back. Private to text/. */
#ifndef TEXT_LINE_SCAN_H
#define TEXT_LINE_SCAN_H

#include "text/line.h"

enum line_atom_kind {
	LINE_ATOM_END,          /* of the text; again and again */
	LINE_ATOM_NEWLINE,
	LINE_ATOM_BLANK,        /* a line may break behind it */
	LINE_ATOM_TAB,          /* as wide as a blank */
	LINE_ATOM_WORD,         /* what stands in one span between such; words and slots side by side hold together */
	LINE_ATOM_SLOT,
	LINE_ATOM_FILL
};

struct line_atom {
	enum line_atom_kind kind;
	size_t span, from, to;  /* bytes of the span's text */
	double width;           /* points, with the tracking behind its last character */
	double tracking;        /* of which is tracking behind the last character */
};

struct line_scan {
	struct shaper *shaper;
	const struct line_span *spans;
	size_t count;
	size_t span, at;
};

/* A word is measured until it is wider than `limit`: then only its beginning is returned, and the rest
 * follows. With a negative limit the atom of a word is empty. */
struct line_atom line_scan_next(struct line_scan *scan, double limit);

/* The width of a part of a span's text with the tracking behind its last character. */
double line_scan_width(struct shaper *shaper, const struct line_span *span, size_t from, size_t to);

#endif
