/* Labels: the words of a family's table, found in a line. A blank in a label stands for one or more blanks, tabs or NBSP. */
#ifndef READ_LABEL_H
#define READ_LABEL_H

#include "base/slice.h"
#include "result/fact.h"

#include <stddef.h>

enum label_end {
	LABEL_COLON, /* "Label:", blanks before the colon allowed */
	LABEL_LOOSE, /* a colon, or a blank, or the end of the line behind it */
	LABEL_GLUED  /* anything may follow: "VendorHewlett Packard" */
};

/* Length of `label` at the start of the text with what `end` asks for (the colon is part of it, blanks behind are not); 0: not there. */
size_t label_match(struct slice text, const char *label, enum label_end end);
/* The fact with the longest label that the text begins with, and the label's length; NULL for none. "Vendor URL" goes before "Vendor". */
const struct fact *label_longest(struct slice text, const struct fact *facts, size_t count, enum label_end end, size_t *length);
const struct fact *label_fact(const struct fact *facts, size_t count, const char *id); /* by id; NULL when unknown */

#endif
