/* Charts: sets and channels of a <chart> become the spec that a chart is drawn from. Internal to bind/. */
#ifndef BIND_MAKE_FIGURE_H
#define BIND_MAKE_FIGURE_H

#include "bind/walk.h"

walk_maker make_figure, make_figure_set, make_figure_source;

/* The spec of a <chart> element; NULL: reported, as a note when the result lacks its data. */
struct chart_spec *make_figure_spec(struct binder *b, const struct template_node *node, const struct scope *scope);

#endif
