/* The table of painting's diagnostics. */
#include "paint/diag.h"

const struct diag_kind paint_diag[] = {
	[PAINT_DIAG_SYMBOL] = {"paint-symbol", SEVERITY_WARNING, "unknown symbol is not drawn"},
};

_Static_assert(sizeof paint_diag / sizeof *paint_diag == PAINT_DIAG_COUNT, "one row for each paint diagnostic");
