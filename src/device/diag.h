/* Diagnostics of the devices. All but the unknown kind and the limits are errors of this program: callers hand over checked values. */
#ifndef DEVICE_DIAG_H
#define DEVICE_DIAG_H

#include "base/diag.h"

enum device_diag {
	DEVICE_DIAG_KIND,
	DEVICE_DIAG_NUMBER,
	DEVICE_DIAG_SIZE,
	DEVICE_DIAG_PATH,
	DEVICE_DIAG_ORDER,
	DEVICE_DIAG_CLIP,
	DEVICE_DIAG_MARK,
	DEVICE_DIAG_ANCHOR,
	DEVICE_DIAG_PAGES,
	DEVICE_DIAG_PIXELS,
	DEVICE_DIAG_LIBRARY,
	DEVICE_DIAG_COUNT
};

extern const struct diag_kind device_diag[DEVICE_DIAG_COUNT];

#endif
