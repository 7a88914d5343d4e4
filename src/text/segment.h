/* A text cut into segments that HarfBuzz can shape in one call: one direction, one script, one font. Private to text/. */
#ifndef TEXT_SEGMENT_H
#define TEXT_SEGMENT_H

#include "base/arena.h"
#include "base/slice.h"
#include "text/fontset.h"

#include <hb.h>

#include <stdbool.h>
#include <stddef.h>

struct segment {
	size_t from, to;        /* byte offsets into the text */
	unsigned font;          /* index into the font set; the face itself where no font has the characters */
	hb_script_t script;
	bool right_to_left;
};

struct segments {
	struct segment *items;
	size_t count, capacity;
	unsigned missing;       /* characters that no font has */
};

/* In visual order, in `arena`. */
struct segments segment_text(struct arena *arena, struct fontset *set, enum shape_face face, struct slice text);

size_t segment_cluster_end(struct slice text, size_t at); /* behind the character at `at` and its marks */

#endif
