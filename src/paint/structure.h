/* The structure tree of a document as devices take it, made from the content tree. */
#ifndef PAINT_STRUCTURE_H
#define PAINT_STRUCTURE_H

#include "base/arena.h"
#include "device/device.h"
#include "doc/content.h"

#include <stddef.h>

struct structure {
	size_t count, capacity;
	struct device_node *nodes;      /* by number of the content node; numbers beyond doc->count are rows made for group titles */
	const unsigned *marks;          /* by number of the content node: the element that it draws into, 0 an artifact */
	const struct doc_node **content; /* by number */
};

struct structure structure_make(struct arena *arena, const struct doc *doc);

#endif
