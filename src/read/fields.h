/* Groups of fields whose labels stand loose ("Memory 64GB") or glued ("VendorHewlett Packard") in front of their values, one pair
 * a row, some with lines of free text below them. Pages with colons are read by page_fields. */
#ifndef READ_FIELDS_H
#define READ_FIELDS_H

#include "read/notes.h"
#include "read/page.h"

#include <stddef.h>

enum fields_wrap {
	FIELDS_NO_WRAP, /* a row without a label is none of the group's */
	FIELDS_WRAP,    /* it goes on with the value of the row right above it */
	FIELDS_SPREAD   /* only below a label that stood alone, blank rows between them allowed */
};

struct fields_group {
	const struct fact *facts; /* of FACT_LINES facts only the last ones: behind their labels, labels come in the table's order */
	size_t count;
	enum label_end end;
	enum fields_wrap wrap;
	const struct notes_mark *mark; /* of the lines; NULL for none */
};

/* Reads the rows into fields and lines of `parent`; `id` is the group's id. Rows that are none of it stay unclaimed. The number of rows
 * with a label. */
size_t fields_read(struct page *page, xmlNode *parent, const char *id, const struct fields_group *group, const struct span *rows, size_t count);

#endif
