/* The diagnostics of text/. */
#ifndef TEXT_DIAG_H
#define TEXT_DIAG_H

#include "base/diag.h"

enum text_diag {
	TEXT_DIAG_CONFIG,
	TEXT_DIAG_FONT,
	TEXT_DIAG_OTHER_FONT,
	TEXT_DIAG_FALLBACK,
	TEXT_DIAG_COUNT
};

extern const struct diag_kind text_diag[TEXT_DIAG_COUNT];

#endif
