/* Diagnostics of reading bytes into lines. */
#ifndef READ_DIAG_H
#define READ_DIAG_H

#include "base/diag.h"

enum read_diag {
	READ_DIAG_EMPTY,
	READ_DIAG_TOO_BIG,
	READ_DIAG_TOO_MANY_LINES,
	READ_DIAG_CP1252,
	READ_DIAG_CONTROLS,
	READ_DIAG_CELL,
	READ_DIAG_TWO_READINGS,
	READ_DIAG_UNREAD,
	READ_DIAG_COUNT
};

extern const struct diag_kind read_diag[READ_DIAG_COUNT];

#endif
