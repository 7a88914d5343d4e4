/* Aligning numbers on their decimal separator, with marks that hang outside the digits. */
#ifndef LAYOUT_ALIGN_H
#define LAYOUT_ALIGN_H

#include "layout/inline.h"

struct align_parts { /* of one number on one line, points */
	bool number;
	double left, right;     /* up to the separator; from it on, unit included, a hanging mark not */
	double mark;            /* the hanging mark */
};

/* `hang`: a trailing *, + or dagger is a mark. Text that is no number has number false. */
struct align_parts align_split(struct state *s, const struct inline_text *text, bool hang);

/* Byte offset of the decimal separator of the number a text begins with, of the number's end when it has none; the text's
 * length when it begins with no number. */
size_t align_separator(struct slice text);

#endif
