/* The small drawn marks: verdicts and the keys of charts. A shape each, so that no verdict hangs on its colour. */
#ifndef PAINT_SYMBOL_H
#define PAINT_SYMBOL_H

#include "base/arena.h"
#include "base/geom.h"
#include "device/device.h"

#include <stdbool.h>

/* Draws a symbol in the middle of `box` (the arrow over its whole width). False for a name that is not in the list. */
bool symbol_draw(struct arena *arena, struct device *device, const char *name, struct rect box, struct color color);

/* The name nearest to an unknown one, or NULL. */
const char *symbol_near(const char *name);

#endif
