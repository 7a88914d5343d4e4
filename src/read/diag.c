/* The texts of the diagnostics of reading. */
#include "read/diag.h"

const struct diag_kind read_diag[READ_DIAG_COUNT] = {
	[READ_DIAG_EMPTY] = {"read-empty", SEVERITY_ERROR, "the file holds no text"},
	[READ_DIAG_TOO_BIG] = {"read-too-big", SEVERITY_ERROR, "the result file is too big"},
	[READ_DIAG_TOO_MANY_LINES] = {"read-too-many-lines", SEVERITY_ERROR, "the result file has too many lines"},
	[READ_DIAG_CP1252] = {"read-cp1252", SEVERITY_NOTE, "not valid UTF-8: the whole file is read as windows-1252"},
	[READ_DIAG_CONTROLS] = {"read-controls", SEVERITY_NOTE, "control or bidi characters are shown as U+FFFD"},
	[READ_DIAG_CELL] = {"read-cell", SEVERITY_WARNING, "a cell of a table is not understood"},
	[READ_DIAG_TWO_READINGS] = {"read-two-readings", SEVERITY_WARNING, "a number that could be thousands or a fraction is kept as text only"},
	[READ_DIAG_UNREAD] = {"read-unread", SEVERITY_WARNING, "parts of the page were not understood; they are listed in the result as unread"},
};

_Static_assert(sizeof read_diag / sizeof *read_diag == READ_DIAG_COUNT, "a text for every kind");
