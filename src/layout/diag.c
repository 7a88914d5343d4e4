/* The table of what layout reports. Content never fails a layout: all but the limit of pages are warnings or notes. */
#include "layout/diag.h"

const struct diag_kind layout_diag[] = {
	[LAYOUT_DIAG_PAGES] = {"layout-pages", SEVERITY_ERROR, "the document has more pages than the limit"},
	[LAYOUT_DIAG_KEEP] = {"layout-keep", SEVERITY_WARNING, "what shall be kept together is taller than a page and was split"},
	[LAYOUT_DIAG_TALL] = {"layout-tall", SEVERITY_WARNING, "taller than a page"},
	[LAYOUT_DIAG_NARROW] = {"layout-narrow", SEVERITY_WARNING, "the table is too wide for the page and its words were broken"},
	[LAYOUT_DIAG_GROUPS] = {"layout-groups", SEVERITY_NOTE, "the table is too wide for the page and was cut into groups of columns"},
	[LAYOUT_DIAG_TARGET] = {"layout-target", SEVERITY_WARNING, "the page of an anchor that does not exist"},
};

_Static_assert(sizeof(layout_diag) / sizeof(layout_diag[0]) == LAYOUT_DIAG_COUNT, "one entry per kind");
