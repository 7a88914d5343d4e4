/* Stacked bars: the details of a bar that stands alone on a slide, as a table where they fit. */
#ifndef CHART_STACKED_TABLE_H
#define CHART_STACKED_TABLE_H

#include "chart/stacked_fit.h"

void stacked_table_fit(struct stacked *stacked);                /* whether there is a table, and its sizes */
double stacked_table_height(const struct stacked *stacked);     /* 0 without */
void stacked_table_draw(struct stacked *stacked, double y);
bool stacked_table_holds(const struct stacked *stacked, const struct stacked_detail *detail); /* the detail is a row of it */

#endif
