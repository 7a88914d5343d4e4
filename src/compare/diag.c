/* The table of compare's diagnostics. */
#include "compare/diag.h"

const struct diag_kind compare_diag[COMPARE_DIAG_COUNT] = {
	[COMPARE_DIAG_TWICE] = {"compare-twice", SEVERITY_WARNING, "the same result was given before; it is ranked once"},
	[COMPARE_DIAG_NOT_RANKED] = {"compare-not-ranked", SEVERITY_WARNING, "the result is listed, but not ranked"},
	[COMPARE_DIAG_NO_METRIC] = {"compare-no-metric", SEVERITY_WARNING, "the result has no primary metric and is not ranked"},
};
