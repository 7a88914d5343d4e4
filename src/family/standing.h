/* Whether a page's result counts: what every family does about marks, notices and placeholders. */
#ifndef FAMILY_STANDING_H
#define FAMILY_STANDING_H

#include "read/page.h"

/* Sets the status of the result ("invalid", "nc", "cd") and reports it at the span. */
void standing_set(struct page *page, const char *status, struct span at);

/* A line of its own that says so: kept in section "notices". */
void standing_notice(struct page *page, struct span row, const char *status);
xmlNode *standing_notices(struct page *page); /* the section, made when it is not there */

/* What every page of a family has, its last part above all: an element by its id, and what people call it. */
struct standing_proof {
	const char *id, *name;
};
#define STANDING_PUBLISHED {"date.published", "date of publication"}

/* Call it last. What is lacking of `proofs` (the last one's id is NULL), as of a page that was cut off, is reported at the last line
 * and kept in @lacks of the result. A result without a status is unfinished when it has no metric, or when its head (title, parties,
 * dates, metrics) or the element `also` (NULL for none) still holds the words of an unfilled form; else incomplete when it lacks
 * something. */
void standing_finish(struct page *page, const xmlNode *also, const struct standing_proof *proofs);

#endif
