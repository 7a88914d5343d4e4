/* What a chart shows, bound and in the reader's language: named sets of rows, each row with the channels its kind declares
 * (chart/chart.h). Built by bind, held by the content tree, read by the chart. No result, no template. */
#ifndef CHART_SPEC_H
#define CHART_SPEC_H

#include "base/place.h"

#include <stdbool.h>
#include <stddef.h>

struct chart_kind;

struct chart_value {
	const char *text;       /* as it shall be printed; NULL when the channel was not given */
	double number;          /* when known */
	bool known;             /* it is a finite number */
};

struct chart_row {
	const struct chart_value *values; /* one per channel of the set */
	struct place at;        /* where the row's facts stand */
};

struct chart_set {
	size_t count;
	const struct chart_row *rows;
};

struct chart_spec {
	const struct chart_kind *kind;
	const struct chart_set *sets;   /* one per set of the kind, in the kind's order; empty ones have count 0 */
	const char **words;             /* one per word of the kind: legends, axis titles, notes; translated, slots filled */
	const char *title, *subtitle;   /* NULL in a report, where the section's head says it */
	const char *sources[3];         /* foot lines of a slide, first NULL ends */
	const char *alt;                /* alternative text */
	const char *id;                 /* stable: prefix of element ids in SVG */
};

#endif
