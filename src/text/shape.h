/* Shaping: which glyphs a word has and how wide it is, in em, whatever the size (no hinting, so widths scale exactly).
 * A shaper is a real one (text/fonts.h, with its word cache) or the fake ruler of the tests (every character 0.5 em). */
#ifndef TEXT_SHAPE_H
#define TEXT_SHAPE_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum shape_face { /* the roles of the main set; fall-back fonts have higher indices in shape_run.font */
	SHAPE_SANS,
	SHAPE_SANS_BOLD,
	SHAPE_SANS_ITALIC,
	SHAPE_MONO,
	SHAPE_MONO_BOLD,
	SHAPE_FACES
};

struct shape_glyph {
	uint32_t id;
	uint32_t cluster;       /* byte offset into the run's text */
	double x, y;            /* offset from the pen, em, y up */
	double advance;         /* em */
};

struct shape_run { /* consecutive glyphs of one font */
	unsigned font;          /* < SHAPE_FACES: the face itself; above: index for fonts_* */
	size_t count;
	const struct shape_glyph *glyphs; /* in visual order */
	struct slice text;      /* the part of the word it draws */
	double advance;         /* em */
};

struct shape {
	size_t count;
	const struct shape_run *runs; /* in visual order */
	double advance;         /* em: the sum */
	unsigned missing;       /* characters that no font has (drawn as the main font's .notdef, reported once a document) */
	unsigned characters;    /* clusters: a base with its marks counts one; what tracking counts */
};

struct shape_metrics { /* em, y up, all positive */
	double ascent, descent, cap_height, x_height;
};

struct shaper {
	/* Valid until shaper's cache is trimmed between documents; equal for equal arguments. Text is sanitised UTF-8
	 * without line ends; a tab is a blank. */
	const struct shape *(*shape)(struct shaper *shaper, enum shape_face face, struct slice text);
	struct shape_metrics (*metrics)(struct shaper *shaper, enum shape_face face);
};

struct shape_font { /* how a style writes */
	enum shape_face face;
	double size;            /* points, 1..288 */
	double tracking;        /* points added behind each character */
};

/* The unit of the word cache: a word, a run of blanks, or a part of at most SHAPE_CHUNK bytes of either. Returns the one at
 * *at and moves *at behind it; empty at the end. The shape of a longer text is the shapes of its chunks side by side. */
struct slice shape_next(struct slice text, size_t *at);
/* The same for drawing: a text with letters that are read from the right is drawn whole, as its chunks do not stand in their order. */
struct slice shape_next_drawn(struct slice text, size_t *at);
bool shape_blank(unsigned code_point); /* lines may break behind it: blank, tab, line feed, en space, ...; not the no-break spaces */
bool shape_mark(unsigned code_point);  /* belongs to the character before it: combining marks and joiners */

enum { SHAPE_CHUNK = 128, SHAPE_CHUNK_MARKS = 32 }; /* bytes; a part ends behind the marks of its last character */

/* The direction of the first letter: a text that begins so is read from the right, whatever follows. */
enum shape_direction { SHAPE_UNDIRECTED, SHAPE_LEFT_TO_RIGHT, SHAPE_RIGHT_TO_LEFT };
enum shape_direction shape_direction(struct slice text);
bool shape_one_way(struct slice text); /* begins and ends with a letter, all of one direction: drawn the same in any line */
enum { SHAPE_FROM_LEFT = 0x200E, SHAPE_FROM_RIGHT = 0x200F }; /* invisible letters that give a text its direction */

/* Width in points of a text on one line, tracking included (not behind the last character). */
double shape_width(struct shaper *shaper, struct shape_font font, struct slice text);

struct shaper *shape_fake(struct arena *arena); /* 0.5 em a character, ascent 0.8, descent 0.2, cap 0.7, x 0.5 */

#endif
