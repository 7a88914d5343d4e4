/* The texts of the families' diagnostics. */
#include "family/diag.h"

const struct diag_kind family_diag[FAMILY_DIAG_COUNT] = {
	[FAMILY_DIAG_UNKNOWN] = {"family-unknown", SEVERITY_WARNING, "unknown benchmark: read by the shape of its lines, neither checked nor compared"},
	[FAMILY_DIAG_BINARY] = {"family-binary", SEVERITY_ERROR, "this is no text; save the page as text"},
	[FAMILY_DIAG_MARKUP] = {"family-markup", SEVERITY_ERROR, "this is the source of a web page or other XML; save the page as text"},
	[FAMILY_DIAG_NO_METRIC] = {"family-no-metric", SEVERITY_WARNING, "the page has no line with its metric"},
	[FAMILY_DIAG_INVALID] = {"family-invalid", SEVERITY_WARNING, "the page is marked as not compliant"},
	[FAMILY_DIAG_NOT_COMPARABLE] = {"family-not-comparable", SEVERITY_WARNING, "this workload may not be compared with published results"},
	[FAMILY_DIAG_NO_SECTION] = {"family-no-section", SEVERITY_WARNING, "a listed name has no section of its own"},
	[FAMILY_DIAG_ROW] = {"family-row", SEVERITY_WARNING, "a row of a table has an unexpected number of cells"},
	[FAMILY_DIAG_TWO_VALUES] = {"family-two-values", SEVERITY_WARNING, "two places of the page give different values"},
	[FAMILY_DIAG_CUT] = {"family-cut", SEVERITY_WARNING, "the page ends without what every such page has; it may be cut off"},
};

_Static_assert(sizeof family_diag / sizeof *family_diag == FAMILY_DIAG_COUNT, "a text for every kind");
