/* Pieces of SVG, appended to a buffer. Texts are clean UTF-8. */
#ifndef DEVICE_MARKUP_H
#define DEVICE_MARKUP_H

#include "base/buf.h"
#include "base/geom.h"
#include "base/slice.h"

#define MARKUP_DECIMALS 3 /* of every number */

/* Escaped for content and attributes alike: titles, descriptions, names. */
void markup_prose(struct buf *out, const char *text);
/* Escaped for drawing: viewers drop blanks at the ends and all but one of a run, so those become no-break spaces. */
void markup_drawn(struct buf *out, struct slice text);
void markup_number(struct buf *out, const char *name, double number);      /* name="12.5", a blank before */
void markup_paint(struct buf *out, const char *name, struct color color);  /* fill="#rrggbb", and fill-opacity where it is not opaque */
/* The element's name and its geometry: what stands between '<' and the painting. */
void markup_geometry(struct buf *out, const struct path *path);

#endif
