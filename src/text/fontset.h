/* The font files: five main ones, opened at start, and the fall-backs, opened at the first character that the main set lacks.
 * HarfBuzz fonts at the scale of the file's own units, so that advances are exact at every size. Private to text/. */
#ifndef TEXT_FONTSET_H
#define TEXT_FONTSET_H

#include "base/arena.h"
#include "base/diag.h"
#include "text/shape.h"

#include <hb.h>

#include <stdbool.h>
#include <stdint.h>

enum { FONTSET_FALLBACKS = 4, FONTSET_COUNT = SHAPE_FACES + FONTSET_FALLBACKS, FONTSET_NONE = FONTSET_COUNT };

struct fontset_file {
	const char *family;
	const char *file;       /* below the fonts folder */
	bool bold, italic, mono;
};

extern const struct fontset_file fontset_files[FONTSET_COUNT]; /* by enum shape_face, then the fall-backs in the order they are tried */

enum { FONTSET_ASCII_FIRST = 0x20, FONTSET_ASCII_LAST = 0x7E };

struct fontset_font {
	const char *path;       /* absolute */
	hb_font_t *font;        /* NULL: not opened */
	double em;              /* units per em */
	uint32_t ascii[FONTSET_ASCII_LAST - FONTSET_ASCII_FIRST + 1]; /* glyphs of the printable ASCII, main fonts only */
	double ascii_advance;   /* em, of monospaced fonts */
	struct shape_metrics metrics;
};

struct fontset {
	struct arena *arena;
	bool fallbacks_opened;
	struct fontset_font fonts[FONTSET_COUNT];
};

/* `paths` has FONTSET_COUNT absolute paths. NULL: a main font cannot be opened (reported). A missing fall-back is a warning. */
struct fontset *fontset_open(struct arena *arena, struct diags *diags, const char *const *paths);

/* The font to draw a cluster with (a character and its marks; UTF-8): the face, or a fall-back, which opens them.
 * FONTSET_NONE when none has the character. */
unsigned fontset_choose(struct fontset *set, enum shape_face face, struct slice cluster);
bool fontset_covers(const struct fontset *set, unsigned font, unsigned code_point);
unsigned fontset_opened(const struct fontset *set); /* SHAPE_FACES, or all when the fall-backs are open */

#endif
