/* Footnotes in text, and titles of sections quoted elsewhere: what is known only when more of the document is bound. Internal to bind/. */
#ifndef BIND_NOTE_H
#define BIND_NOTE_H

#include "bind/walk.h"

void note_make(struct binder *b, const struct template_node *node, const struct scope *scope); /* the mark; the note waits */
void note_place(struct binder *b, struct doc_node *section); /* the notes that wait, at the end of the section */

void note_title(struct binder *b, const char *anchor, const char *title); /* a section's */
void note_refer(struct binder *b, struct doc_node *text, const char *anchor, struct place at);
void note_resolve(struct binder *b); /* when all sections are bound */

#endif
