/* PNG on cairo's image surface: one picture on white, document->scale pixels a point. */
#include "device/back.h"
#include "device/cairo.h"

#include <math.h>

#define SIDE_LIMIT 32767.0 /* cairo's */

static void png_open(struct device *device)
{
	cairo_back_open((struct cairo_back *)device);
}

static void png_begin_page(struct device *device, double width, double height)
{
	struct cairo_back *back = (struct cairo_back *)device;
	double scale = device->document->scale > 0 ? device->document->scale : 1;
	double w = ceil(width * scale), h = ceil(height * scale);
	if (!(w <= SIDE_LIMIT && h <= SIDE_LIMIT && w * h <= DEVICE_PIXEL_LIMIT)) {
		device_fail(device, DEVICE_DIAG_PIXELS, NULL);
		return;
	}
	cairo_back_start(back, cairo_image_surface_create(CAIRO_FORMAT_RGB24, (int)w, (int)h));
	cairo_set_source_rgb(back->cr, 1, 1, 1);
	cairo_paint(back->cr);
	cairo_scale(back->cr, scale, scale);
}

static void png_end_page(struct device *device)
{
	cairo_back_check((struct cairo_back *)device, cairo_status(((struct cairo_back *)device)->cr));
}

static void png_close(struct device *device)
{
	struct cairo_back *back = (struct cairo_back *)device;
	cairo_surface_flush(back->surface);
	cairo_back_check(back, cairo_surface_write_to_png_stream(back->surface, cairo_back_write, device));
}

const struct device_kind cairo_png_kind = {
	.name = "png",
	.extension = ".png",
	.size = sizeof(struct cairo_back),
	.open = png_open,
	.begin_page = png_begin_page,
	.end_page = png_end_page,
	.clip = cairo_back_clip,
	.unclip = cairo_back_unclip,
	.fill = cairo_back_fill,
	.stroke = cairo_back_stroke,
	.text = cairo_back_text,
	.close = png_close,
};
