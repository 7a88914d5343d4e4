/* The texts of the audit's diagnostics. */
#include "audit/diag.h"

const struct diag_kind audit_diag[AUDIT_DIAG_COUNT] = {
	[AUDIT_DIAG_TWICE] = {"audit-twice", SEVERITY_ERROR, "a name is given twice"},
	[AUDIT_DIAG_VARIABLE] = {"audit-variable", SEVERITY_ERROR, "neither an input nor a let above has this name"},
	[AUDIT_DIAG_NOTHING_TO_HOLD] = {"audit-nothing-to-hold", SEVERITY_ERROR, "the rule says nothing that could hold"},
	[AUDIT_DIAG_INCLUDE] = {"audit-include", SEVERITY_ERROR, "rules include each other"},
	[AUDIT_DIAG_FAMILY] = {"audit-family", SEVERITY_ERROR, "the rules are of another benchmark"},
	[AUDIT_DIAG_NO_FAMILY] = {"audit-no-family", SEVERITY_ERROR, "no benchmark has this name"},
	[AUDIT_DIAG_MESSAGE] = {"audit-message", SEVERITY_ERROR, "no message has this name"},
};

_Static_assert(sizeof audit_diag / sizeof *audit_diag == AUDIT_DIAG_COUNT, "a text for every kind");
