/* Charts: a spec, a size and a look give a picture of marks. A kind is one file, one line in chart/kinds.c and one template. */
#ifndef CHART_CHART_H
#define CHART_CHART_H

#include "base/arena.h"
#include "base/buf.h"
#include "chart/mark.h"
#include "chart/spec.h"
#include "style/theme.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

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

struct chart_frame {        /* where it is drawn */
	double width, height;   /* height 0: as high as the chart wants (in a report) */
	bool slide;             /* with title, subtitle, source lines and margins of the theme's slide look */
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

struct picture *chart_draw(struct arena *arena, struct shaper *shaper, const struct theme *theme,
	const struct chart_spec *spec, struct chart_frame frame);
void chart_dump(struct buf *out, const struct picture *picture); /* --dump=marks: a line a mark */

#endif
