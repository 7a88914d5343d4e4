/* CSV as spreadsheets read it: commas, quotes where needed, a line feed behind each row. Text that a spreadsheet would take for a
 * formula gets an apostrophe in front; numbers stay numbers. */
#ifndef RESULT_CSV_H
#define RESULT_CSV_H

#include "base/buf.h"

#include <stddef.h>

/* The i-th cell of a row, from 0. */
void csv_text(struct buf *out, size_t i, struct slice text);
void csv_value(struct buf *out, size_t i, struct slice value); /* a number or a date of ours: as it stands */
void csv_end(struct buf *out);

#endif
