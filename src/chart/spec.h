/* What a chart shows, bound and in the reader's language: named sets of rows, each row with the channels its kind declares
 * (struct chart_kind). Built by bind, held by the content tree, read by the chart. No result, no template. */
#ifndef CHART_SPEC_H
#define CHART_SPEC_H

#include "base/place.h"

#include <stdbool.h>
#include <stddef.h>

struct arena;
struct shaper;
struct theme;
struct picture;
struct messages;
struct chart_spec;
struct chart_frame; /* chart/chart.h */

enum { CHART_CHANNELS = 16, CHART_SETS = 4, CHART_WORDS = 24 };

struct chart_channel {
	const char *name;       /* attribute of <set> in templates */
	bool required;          /* a row without it is dropped by bind, with a warning */
	const char *help;       /* what it means, with its unit */
};

struct chart_set_kind {
	const char *name;       /* <set name="..."> */
	bool required;          /* no row: the result lacks this chart's data */
	struct chart_channel channels[CHART_CHANNELS]; /* name NULL ends */
};

struct chart_kind {
	const char *name;       /* <chart kind="..."> */
	const char *help;
	struct chart_set_kind sets[CHART_SETS];  /* name NULL ends */
	const char *words[CHART_WORDS];          /* ids of messages "chart.<kind>.<word>"; NULL ends */
	/* The picture's marks lie within its width and height. Never fails: what cannot fit is left out and said in the picture. */
	struct picture *(*draw)(struct arena *arena, struct shaper *shaper, const struct theme *theme,
		const struct chart_spec *spec, struct chart_frame frame);
};

const struct chart_kind *chart_find(const char *name);         /* NULL when unknown */
size_t chart_count(void);
const struct chart_kind *chart_at(size_t i);
int chart_channel(const struct chart_kind *kind, size_t set, const char *channel); /* index, or -1 */

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
	const struct messages *messages; /* forms of the numbers at ticks (style/message.h); NULL: plain digits */
	const char *alt;                /* alternative text */
	const char *id;                 /* stable: prefix of element ids in SVG */
};

#endif
