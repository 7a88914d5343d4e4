/* The head of a section said again above what is continued. */
#ifndef LAYOUT_SECTION_H
#define LAYOUT_SECTION_H

#include "layout/flow.h"

/* The title of the nearest section around `inside`, with its rule and the word behind it; nothing where one of the regions `said`
 * repeats that title on such a page. The flow is inside the section. The space below is left in f->space. */
void section_continued(struct flow *f, const struct doc_node *inside, const char *word, const struct strip_region *said);

#endif
