/* The chart kinds; each is one file of its name. */
#ifndef CHART_KINDS_H
#define CHART_KINDS_H

#include "chart/spec.h"

extern const struct chart_kind stacked_kind, timings_kind, strips_kind, iterations_kind, tally_kind, bars_kind;

size_t kinds_count(void);
const struct chart_kind *kinds_at(size_t i);

#endif
