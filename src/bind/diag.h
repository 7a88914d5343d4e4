/* What can go wrong when a template meets a result. */
#ifndef BIND_DIAG_H
#define BIND_DIAG_H

#include "base/diag.h"

enum bind_diag {
	BIND_NOTHING, BIND_ROOT, BIND_LIMIT, BIND_VALUE, BIND_LINK, BIND_ANCHOR, BIND_VARIABLE, BIND_WORD, BIND_SLOW,
	 BIND_ARGUMENT, BIND_CELLS, BIND_PLACE, BIND_CHART_KIND, BIND_CHART_SET,
	BIND_CHANNEL, BIND_CHANNEL_EMPTY, BIND_CHART_EMPTY,
	BIND_DIAG_COUNT
};

extern const struct diag_kind bind_diag[BIND_DIAG_COUNT];

#endif
