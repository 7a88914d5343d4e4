/* Shaping one text, without a cache. Private to text/. */
#ifndef TEXT_WORD_H
#define TEXT_WORD_H

#include "base/arena.h"
#include "base/slice.h"
#include "text/fontset.h"
#include "text/shape.h"

struct word_shaper;

/* Lives in the arena; `set` outlives it. */
struct word_shaper *word_new(struct arena *arena, struct fontset *set);

/* The glyphs and runs are put into `arena`; the texts of the runs are parts of `text`, which is not empty. */
void word_shape(struct word_shaper *words, struct arena *arena, enum shape_face face, struct slice text, struct shape *shape);

#endif
