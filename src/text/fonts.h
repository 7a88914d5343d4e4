/* The program's own fonts: a private fontconfig over the folder fonts/, five main files and a fall-back set that opens at
 * the first missing glyph. Lives for the process. Nothing of the user's font set-up is looked at. */
#ifndef TEXT_FONTS_H
#define TEXT_FONTS_H

#include "base/arena.h"
#include "base/diag.h"
#include "text/shape.h"

#include <stdbool.h>

struct fonts;

/* `folder` (absolute) holds fonts.conf and the linked font files. Checks that each family resolves to itself. NULL: reported (system). */
struct fonts *fonts_open(struct arena *arena, struct diags *diags, const char *folder);
struct shaper *fonts_shaper(struct fonts *fonts);

unsigned fonts_count(const struct fonts *fonts);             /* SHAPE_FACES and the fall-backs opened so far */
const char *fonts_file(const struct fonts *fonts, unsigned font);   /* absolute path */
const char *fonts_family(const struct fonts *fonts, unsigned font); /* "Noto Sans" */
bool fonts_bold(const struct fonts *fonts, unsigned font);
bool fonts_italic(const struct fonts *fonts, unsigned font);
bool fonts_mono(const struct fonts *fonts, unsigned font);

/* Between documents: trims the word cache to its bound and forgets which missing characters were reported. Widths and
 * glyphs never depend on what was shaped before. */
void fonts_next_document(struct fonts *fonts);

/* Characters drawn without a glyph since fonts_next_document: "U+6F22 U+5B57" (at most 16, then "..."), "" for none. */
const char *fonts_missing(struct arena *arena, const struct fonts *fonts);

#endif
