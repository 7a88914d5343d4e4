/* The list of back ends. A further one is one file and one line here. */
#include "device/back.h"

const struct device_kind *const kinds_all[] = {
	&cairo_pdf_kind,
	&svg_kind,
	&cairo_png_kind,
	&trace_kind,
	NULL,
};
