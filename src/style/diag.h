/* Diagnostics of themes, styles and messages. */
#ifndef STYLE_DIAG_H
#define STYLE_DIAG_H

#include "base/diag.h"

enum style_diag {
	STYLE_DIAG_UNKNOWN_STYLE,
	STYLE_DIAG_UNKNOWN_COLOR,
	STYLE_DIAG_UNKNOWN_TOKEN,
	STYLE_DIAG_TWICE,
	STYLE_DIAG_LOOP,
	STYLE_DIAG_NO_BASE,
	STYLE_DIAG_VALUE,
	STYLE_DIAG_FORMS,
	STYLE_DIAG_UNKNOWN_MESSAGE,
	STYLE_DIAG_SLOT,
	STYLE_DIAG_BRACE,
	STYLE_DIAG_COUNT
};

extern const struct diag_kind style_diag[STYLE_DIAG_COUNT];

#endif
