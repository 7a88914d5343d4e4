/* The table of diagnostics of this folder. */
#include "style/diag.h"

const struct diag_kind style_diag[STYLE_DIAG_COUNT] = {
	[STYLE_DIAG_UNKNOWN_STYLE] = {"style-unknown-style", SEVERITY_ERROR, "the theme has no such style"},
	[STYLE_DIAG_UNKNOWN_COLOR] = {"style-unknown-color", SEVERITY_ERROR, "neither a color of the theme nor #rrggbb"},
	[STYLE_DIAG_UNKNOWN_TOKEN] = {"style-unknown-token", SEVERITY_ERROR, "the theme lacks a number or a color that the program needs"},
	[STYLE_DIAG_TWICE] = {"style-twice", SEVERITY_ERROR, "the name is given twice"},
	[STYLE_DIAG_LOOP] = {"style-loop", SEVERITY_ERROR, "a theme, a style or a color is based on itself, or on too long a chain"},
	[STYLE_DIAG_NO_BASE] = {"style-no-base", SEVERITY_ERROR, "the theme is based on a file that cannot be read"},
	[STYLE_DIAG_VALUE] = {"style-value", SEVERITY_ERROR, "the value of a style property is out of its range"},
	[STYLE_DIAG_FORMS] = {"style-forms", SEVERITY_ERROR, "the language's forms are incomplete"},
	[STYLE_DIAG_UNKNOWN_MESSAGE] = {"style-unknown-message", SEVERITY_ERROR, "the language file has no such message"},
	[STYLE_DIAG_SLOT] = {"style-slot", SEVERITY_ERROR, "a slot of the message was given no value"},
	[STYLE_DIAG_BRACE] = {"style-brace", SEVERITY_ERROR, "'{' without '}' in a message (a brace itself is '{{')"},
};
_Static_assert(sizeof style_diag / sizeof style_diag[0] == STYLE_DIAG_COUNT, "one row a diagnostic");
