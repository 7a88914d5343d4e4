/* Exact decimal numbers as printed on a page: no binary rounding between the page and a check. */
#ifndef BASE_DECIMAL_H
#define BASE_DECIMAL_H

#include "base/buf.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stdint.h>

struct decimal {
	int64_t units; /* value = units / 10^scale */
	int scale;     /* 0..12: digits behind the point as printed */
};

/* The whole slice must be one number: optional sign, digits with correct thousands commas or none, optional point
 * and digits. "5,185.45", "3600", "-0.14". False (and *out untouched) for anything else, or beyond 18 digits. */
bool decimal_parse(struct slice text, struct decimal *out);
void decimal_print(struct buf *out, struct decimal d);          /* canonical: no commas, all printed decimals: "5185.45" */
double decimal_value(struct decimal d);
int decimal_compare(struct decimal a, struct decimal b);
struct decimal decimal_add(struct decimal a, struct decimal b); /* saturates */

#endif
