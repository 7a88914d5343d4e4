/* Diagnostics of the audit: what is wrong with files of rules. */
#ifndef AUDIT_DIAG_H
#define AUDIT_DIAG_H

#include "base/diag.h"

enum audit_diag {
	AUDIT_DIAG_TWICE,
	AUDIT_DIAG_VARIABLE,
	AUDIT_DIAG_NOTHING_TO_HOLD,
	AUDIT_DIAG_INCLUDE,
	AUDIT_DIAG_FAMILY,
	AUDIT_DIAG_NO_FAMILY,
	AUDIT_DIAG_MESSAGE,
	AUDIT_DIAG_COUNT
};

extern const struct diag_kind audit_diag[AUDIT_DIAG_COUNT];

#endif
