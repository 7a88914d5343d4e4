/* Pages whose label and value have nothing between them ("VendorHewlett Packard Enterprise", "Number of Systems1"): the text of
 * an HTML table whose cells were run together. The longest label of the group's own list wins, so give the list of the group
 * that the row stands in: the same label means different things by group. */
#ifndef READ_GLUED_H
#define READ_GLUED_H

#include "read/pair.h"

/* The row as one pair. False: it begins with no label of the list. */
bool glued_split(const struct lines *lines, struct span row, const struct fact *facts, size_t count, struct pair *pair);

#endif
