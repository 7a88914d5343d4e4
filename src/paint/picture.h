/* The marks of a picture as drawing calls, moved to where the picture stands. */
#ifndef PAINT_PICTURE_H
#define PAINT_PICTURE_H

#include "base/arena.h"
#include "chart/mark.h"
#include "device/device.h"

/* Under the mark that is open; never scaled. Ground first where the picture has one. */
void picture_draw(struct arena *arena, struct device *device, const struct picture *picture, double x, double y);

#endif
