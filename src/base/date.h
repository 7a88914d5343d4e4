/* Dates as disclosures print them, to the precision given. */
#ifndef BASE_DATE_H
#define BASE_DATE_H

#include "base/buf.h"
#include "base/slice.h"

#include <stdbool.h>

struct date {
	int year, month, day; /* 0: not given */
};

/* "Feb-2010", "16-Mar-2010", "August 05, 2016", "Nov 09, 2016", "Fri Sep 10 14:46:50 2004", "2010-02", "2010-02-16",
 * "Jan-2017". The whole slice; impossible dates (31-Feb) are refused. */
bool date_parse(struct slice text, struct date *out);
void date_print_iso(struct buf *out, struct date date); /* "2010-02", "2010-03-16" */
int date_compare(struct date a, struct date b);         /* a missing month or day sorts first */

#endif
