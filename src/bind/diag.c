/* The table of this folder's diagnostics. */
#include "bind/diag.h"

const struct diag_kind bind_diag[] = {
	[BIND_NOTHING] = { "bind-nothing", SEVERITY_WARNING, "an expression finds nothing" },
	[BIND_ROOT] = { "bind-root", SEVERITY_ERROR, "this template is of another sort" },
	[BIND_LIMIT] = { "bind-limit", SEVERITY_ERROR, "the template makes too much of this result" },
	[BIND_VALUE] = { "bind-value", SEVERITY_ERROR, "an attribute has a value it may not have" },
	[BIND_LINK] = { "bind-link", SEVERITY_ERROR, "a link leads neither to an anchor nor to an address of http, https or mailto" },
	[BIND_ANCHOR] = { "bind-anchor", SEVERITY_WARNING, "no section has that anchor" },
	[BIND_VARIABLE] = { "bind-variable", SEVERITY_ERROR, "the template gives no value to that variable" },
	[BIND_WORD] = { "bind-word", SEVERITY_ERROR, "the language has no such message" },
	[BIND_SLOW] = { "bind-slow", SEVERITY_WARNING, "a path that walks the whole result" },
	[BIND_ARGUMENT] = { "bind-argument", SEVERITY_ERROR, "a function has an argument it cannot use" },
	[BIND_CELLS] = { "bind-cells", SEVERITY_ERROR, "cells and columns of a table do not fit each other" },
	[BIND_PLACE] = { "bind-place", SEVERITY_ERROR, "an element stands where it may not" },
	[BIND_CHART_KIND] = { "bind-chart-kind", SEVERITY_ERROR, "there is no such kind of chart" },
	[BIND_CHART_SET] = { "bind-chart-set", SEVERITY_ERROR, "this kind of chart has no such set" },
	[BIND_CHANNEL] = { "bind-channel", SEVERITY_ERROR, "this set of the chart has no such channel" },
	[BIND_CHANNEL_EMPTY] = { "bind-channel-empty", SEVERITY_WARNING, "a row of the chart is left out: a channel it needs has no value" },
	[BIND_CHART_EMPTY] = { "bind-chart-empty", SEVERITY_NOTE, "the result lacks the data of this chart" },
};
_Static_assert(sizeof bind_diag / sizeof *bind_diag == BIND_DIAG_COUNT, "a row for each kind");
