/* The table of the devices' diagnostics. */
#include "device/diag.h"

const struct diag_kind device_diag[] = {
	[DEVICE_DIAG_KIND] = {"device-kind", SEVERITY_USAGE, "unknown output format"},
	[DEVICE_DIAG_NUMBER] = {"device-number", SEVERITY_ERROR, "internal error: a drawing number is not finite or out of range"},
	[DEVICE_DIAG_SIZE] = {"device-size", SEVERITY_ERROR, "a size is out of range"},
	[DEVICE_DIAG_PATH] = {"device-path", SEVERITY_ERROR, "internal error: a path does not begin with a move"},
	[DEVICE_DIAG_ORDER] = {"device-order", SEVERITY_ERROR, "internal error: a drawing call out of order"},
	[DEVICE_DIAG_CLIP] = {"device-clip", SEVERITY_ERROR, "internal error: clips are not balanced"},
	[DEVICE_DIAG_MARK] = {"device-mark", SEVERITY_ERROR, "internal error: the structure is not respected"},
	[DEVICE_DIAG_ANCHOR] = {"device-anchor", SEVERITY_ERROR, "an anchor is missing or named twice"},
	[DEVICE_DIAG_PAGES] = {"device-pages", SEVERITY_ERROR, "too many pages for the output format"},
	[DEVICE_DIAG_PIXELS] = {"device-pixels", SEVERITY_ERROR, "the picture has too many pixels"},
	[DEVICE_DIAG_LIBRARY] = {"device-library", SEVERITY_ERROR, "internal error: the graphics library refuses"},
};

_Static_assert(sizeof device_diag / sizeof *device_diag == DEVICE_DIAG_COUNT, "one row for each device diagnostic");
