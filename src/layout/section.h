/* The head of a section said again above what is continued. */
#ifndef LAYOUT_SECTION_H
#define LAYOUT_SECTION_H

#include "layout/flow.h"

/* The title of the nearest section around `inside`, with its rule and the word behind it. */
void section_continued(struct flow *f, const struct doc_node *inside, const char *word);

#endif
