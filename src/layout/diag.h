/* What layout reports. */
#ifndef LAYOUT_DIAG_H
#define LAYOUT_DIAG_H

#include "base/diag.h"

enum layout_diag {
	LAYOUT_DIAG_PAGES,  /* more pages than the limit */
	LAYOUT_DIAG_KEEP,   /* a block to be kept together is taller than a page */
	LAYOUT_DIAG_TALL,   /* one line or picture is taller than a page */
	LAYOUT_DIAG_NARROW, /* no room: a column is narrower than its longest unbreakable text */
	LAYOUT_DIAG_GROUPS, /* a table was cut into groups of columns */
	LAYOUT_DIAG_TARGET, /* the page of an anchor that does not exist */
	LAYOUT_DIAG_COUNT
};

extern const struct diag_kind layout_diag[LAYOUT_DIAG_COUNT];

#endif
