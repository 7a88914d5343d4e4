/* Binary numbers to and from text without the locale, and without exponents, "inf", "nan" or "-0". */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include "base/buf.h"
#include "base/slice.h"

#include <stdbool.h>

/* At most `decimals` (0..9) digits behind the point, trailing zeros dropped: 12.5, 3, 0.001. For coordinates.
 * Non-finite numbers are a bug (assert) and print 0. */
void number_print(struct buf *out, double value, int decimals);

/* Exactly `decimals` digits, halves away from zero after a correction for binary representation (2.675 -> 2.68). */
void number_print_fixed(struct buf *out, double value, int decimals);

/* Decimal or scientific text ("1.1E7", "-6.418E-4", "42"); the whole slice. NaN and infinity are refused. */
bool number_parse(struct slice text, double *out);

double number_round(double value, int decimals); /* to the nearest, halves away from zero */

#endif
