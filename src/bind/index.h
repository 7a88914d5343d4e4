/* The index: terms that were met, with their pages. Internal to bind/. */
#ifndef BIND_INDEX_H
#define BIND_INDEX_H

#include "bind/walk.h"

walk_maker index_entry, index_block;

/* Fills the indexes of the document when all terms are known. */
void index_fill(struct binder *b);

#endif
