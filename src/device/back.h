/* What the checking front and the back ends share: reporting a failure, clean text, and the back ends' tables. */
#ifndef DEVICE_BACK_H
#define DEVICE_BACK_H

#include "device/device.h"
#include "device/diag.h"

#include <stddef.h>

/* Reports the first failure of a device and makes it stick; later ones are ignored. detail may be NULL. */
void device_fail(struct device *device, enum device_diag kind, const char *detail);

/* A copy of a title, label or name of the document that libraries and formats survive: clean UTF-8 on one line. NULL gives "". */
const char *device_clean(struct device *device, const char *text);

extern const struct device_kind svg_kind, trace_kind, cairo_pdf_kind, cairo_png_kind;

extern const struct device_kind *const kinds_all[]; /* ends with NULL */

#endif
