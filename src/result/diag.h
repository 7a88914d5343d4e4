/* Diagnostics of the result document. */
#ifndef RESULT_DIAG_H
#define RESULT_DIAG_H

#include "base/diag.h"

enum result_diag {
	RESULT_DIAG_VALUE,
	RESULT_DIAG_TWO_READINGS,
	RESULT_DIAG_NOT_RESULT,
	RESULT_DIAG_VERSION,
	RESULT_DIAG_DUPLICATE,
	RESULT_DIAG_COUNT
};

extern const struct diag_kind result_diag[RESULT_DIAG_COUNT];

#endif
