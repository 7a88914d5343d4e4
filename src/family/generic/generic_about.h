/* What a page of an unknown benchmark says about itself in pairs: its figure, its machine, who holds the licence. */
#ifndef FAMILY_GENERIC_ABOUT_H
#define FAMILY_GENERIC_ABOUT_H

#include "read/page.h"

#include <stdbool.h>

/* "License number", "Version": digits behind such a label name something and are no amount. */
bool generic_about_names(struct slice label);

/* "SPECstore2007_r1 = 412.6 ops/s": the benchmark's own name with a number is the page's figure. Claims the pair and builds a metric; false:
 * it is none, or there is one already. */
bool generic_about_metric(struct page *page, struct slice benchmark, const struct pair *pair);

/* Once all is read: vendor and system onto the title, the licence onto the party that submitted or tested. */
void generic_about_finish(struct page *page);

#endif
