/* Diagnostics of recognising and reading a benchmark's pages. */
#ifndef FAMILY_DIAG_H
#define FAMILY_DIAG_H

#include "base/diag.h"

enum family_diag {
	FAMILY_DIAG_UNKNOWN,
	FAMILY_DIAG_BINARY,
	FAMILY_DIAG_MARKUP,
	FAMILY_DIAG_NO_METRIC,
	FAMILY_DIAG_INVALID,
	FAMILY_DIAG_NOT_COMPARABLE,
	FAMILY_DIAG_NO_SECTION,
	FAMILY_DIAG_ROW,
	FAMILY_DIAG_TWO_VALUES,
	FAMILY_DIAG_CUT,
	FAMILY_DIAG_COUNT
};

extern const struct diag_kind family_diag[FAMILY_DIAG_COUNT];

#endif
