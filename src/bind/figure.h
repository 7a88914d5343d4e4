/* Charts: sets and channels of a <chart> become the spec that a chart is drawn from. Internal to bind/. */
#ifndef BIND_FIGURE_H
#define BIND_FIGURE_H

#include "bind/flow.h"

flow_maker figure_chart, figure_set, figure_source;

/* The spec of a <chart> element; NULL: reported, as a note when the result lacks its data. */
struct chart_spec *figure_spec(struct binder *b, const struct template_node *node, const struct scope *scope);

#endif
