/* Words that say that something goes on: "22 lines continue on page 5" below verbatim lines, "continued" behind repeated titles. */
#ifndef LAYOUT_CONTINUED_H
#define LAYOUT_CONTINUED_H

#include "layout/flow.h"
#include "layout/place.h"

double continued_height(struct state *s, const struct strip_set *set);
void continued_place(struct frame *frame, struct strip_set *set); /* below the columns just filled */

/* A title with the word behind it in the quiet style; the title alone without a word. */
struct inline_text *continued_title(struct state *s, const struct doc_node *title, const char *word);

#endif
