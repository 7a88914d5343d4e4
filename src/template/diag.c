/* The table of this folder's diagnostics. */
#include "template/diag.h"

const struct diag_kind template_diag[] = {
	[TEMPLATE_ROOT] = { "template-root", SEVERITY_ERROR, "this file cannot stand here" },
	[TEMPLATE_BRACE] = { "template-brace", SEVERITY_ERROR, "an expression in braces is not closed" },
	[TEMPLATE_PLACE] = { "template-place", SEVERITY_ERROR, "an element stands where it may not" },
	[TEMPLATE_TEXT_PLACE] = { "template-text-place", SEVERITY_ERROR, "text stands where it may not" },
	[TEMPLATE_DEPTH] = { "template-depth", SEVERITY_ERROR, "includes are nested too deeply" },
	[TEMPLATE_FILES] = { "template-files", SEVERITY_ERROR, "too many files are included" },
	[TEMPLATE_SIZE] = { "template-size", SEVERITY_ERROR, "the template is too large with all its parts" },
	[TEMPLATE_LOOP] = { "template-loop", SEVERITY_ERROR, "a part holds itself" },
	[TEMPLATE_NAMELESS] = { "template-nameless", SEVERITY_ERROR, "a part inside a file needs a name and stands right below the root" },
	[TEMPLATE_TWICE] = { "template-twice", SEVERITY_ERROR, "two parts have one name" },
	[TEMPLATE_UNKNOWN_PART] = { "template-unknown-part", SEVERITY_ERROR, "no part of that name is known here" },
};
_Static_assert(sizeof template_diag / sizeof *template_diag == TEMPLATE_DIAG_COUNT, "a row for each kind");
