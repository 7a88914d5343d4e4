/* What can be wrong with a template beside what the checker of xml/ says. */
#ifndef TEMPLATE_DIAG_H
#define TEMPLATE_DIAG_H

#include "base/diag.h"

enum template_diag {
	TEMPLATE_ROOT, TEMPLATE_BRACE, TEMPLATE_PLACE, TEMPLATE_TEXT_PLACE, TEMPLATE_DEPTH, TEMPLATE_FILES, TEMPLATE_SIZE, TEMPLATE_LOOP,
	TEMPLATE_NAMELESS, TEMPLATE_TWICE, TEMPLATE_UNKNOWN_PART,
	TEMPLATE_DIAG_COUNT
};

extern const struct diag_kind template_diag[TEMPLATE_DIAG_COUNT];

#endif
