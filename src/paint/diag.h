/* Diagnostics of painting. */
#ifndef PAINT_DIAG_H
#define PAINT_DIAG_H

#include "base/diag.h"

enum paint_diag {
	PAINT_DIAG_SYMBOL,
	PAINT_DIAG_COUNT
};

extern const struct diag_kind paint_diag[PAINT_DIAG_COUNT];

#endif
