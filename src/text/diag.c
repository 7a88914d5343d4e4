/* The table of diagnostics of text/. Missing characters are the caller's to report: only it knows the document (fonts_missing). */
#include "text/diag.h"

const struct diag_kind text_diag[] = {
	[TEXT_DIAG_CONFIG] = {"text-font-config", SEVERITY_SYSTEM, "cannot read the font set-up"},
	[TEXT_DIAG_FONT] = {"text-font-file", SEVERITY_SYSTEM, "cannot open a font (make links it from its Debian package, see fonts/manifest)"},
	[TEXT_DIAG_OTHER_FONT] = {"text-font-resolve", SEVERITY_SYSTEM, "a font family resolves to another font"},
	[TEXT_DIAG_FALLBACK] = {"text-font-fallback", SEVERITY_WARNING, "a fall-back font is missing, symbols may lack glyphs (see fonts/manifest)"},
};

_Static_assert(sizeof(text_diag) / sizeof(text_diag[0]) == TEXT_DIAG_COUNT, "one entry per kind");
