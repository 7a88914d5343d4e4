/* The texts of the result document's diagnostics. */
#include "result/diag.h"

const struct diag_kind result_diag[RESULT_DIAG_COUNT] = {
	[RESULT_DIAG_VALUE] = {"result-value", SEVERITY_WARNING, "the value is kept as text only"},
	[RESULT_DIAG_TWO_READINGS] = {"result-two-readings", SEVERITY_WARNING, "the value has two readings and is kept as text only"},
	[RESULT_DIAG_NOT_RESULT] = {"result-not-result", SEVERITY_ERROR, "this XML is no exported result"},
	[RESULT_DIAG_VERSION] = {"result-version", SEVERITY_ERROR, "this version of the result document is not known"},
	[RESULT_DIAG_DUPLICATE] = {"result-duplicate", SEVERITY_ERROR, "an id occurs twice in one result"},
};

_Static_assert(sizeof result_diag / sizeof *result_diag == RESULT_DIAG_COUNT, "a text for every kind");
