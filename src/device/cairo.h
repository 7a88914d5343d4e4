/* What the back ends on cairo share: a surface with its context, the fonts' faces, and all drawing on it. Known to device/cairo*.c alone. */
#ifndef DEVICE_CAIRO_H
#define DEVICE_CAIRO_H

#include "device/device.h"

#include <cairo.h>

#include <stdbool.h>
#include <stddef.h>

struct cluster;

struct cairo_back {
	struct device device;
	cairo_surface_t *surface;  /* released with the arena, as all of cairo's here */
	cairo_t *cr;
	cairo_font_face_t **faces; /* by font number of text/fonts.h; NULL until used */
	size_t face_count, face_capacity;
	cairo_glyph_t *glyphs;     /* of runs not yet drawn, with their clusters and words */
	cairo_text_cluster_t *clusters;
	struct cluster *spans;     /* scratch of one run */
	char *words;
	size_t glyph_count, glyph_capacity, cluster_count, word_count, word_capacity;
	unsigned font;             /* of those runs */
};

void cairo_back_open(struct cairo_back *back); /* before anything else: releases all with the arena */
void cairo_back_start(struct cairo_back *back, cairo_surface_t *surface); /* takes the surface */
bool cairo_back_check(struct cairo_back *back, cairo_status_t status); /* false: cairo's error is the device's now */
cairo_status_t cairo_back_write(void *device, const unsigned char *bytes, unsigned n); /* cairo's write function: into device->out */
void cairo_back_set_color(cairo_t *cr, struct color color);

/* Entries of the back ends' tables. */
void cairo_back_clip(struct device *device, const struct path *path);
void cairo_back_unclip(struct device *device);
void cairo_back_fill(struct device *device, const struct path *path, struct color color);
void cairo_back_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke);
void cairo_back_text(struct device *device, const struct device_text *text);

#endif
