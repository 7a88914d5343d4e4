/* The reader of SPECweb99 pages, between its files: each part of the page is read by one function. */
#ifndef FAMILY_WEB99_READER_H
#define FAMILY_WEB99_READER_H

#include "family/web99/web99_facts.h"
#include "read/page.h"

#include <stdbool.h>

/* The value of "SPECweb99 = 13278". False: the row is no such thing. */
bool web99_metric_row(const struct lines *lines, struct span row, struct span *value);

/* web99_top.c */
void web99_top(struct page *page, const struct outline_section *section);
void web99_parties(struct page *page, const struct outline_section *section);
void web99_closing(struct page *page, const struct outline_section *section);
bool web99_stamp(struct page *page, struct span row); /* "Fri Sep 10 14:46:50 2004": when the page was made */
void web99_derive(struct page *page);                 /* what follows from the facts; last */

/* web99_runs.c: the iterations, from both places of the page that have them. */
void web99_performance(struct page *page, const struct outline_section *section);
void web99_details(struct page *page, const struct outline_section *section);
void web99_mark_median(struct page *page); /* when both are read */

#endif
