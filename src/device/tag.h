/* The strings that cairo's tags, outlines and metadata take: quoted so that no name, address or date can break out of them. */
#ifndef DEVICE_TAG_H
#define DEVICE_TAG_H

#include "base/arena.h"
#include "base/geom.h"

/* A destination: name='..' x=0 y=.. (points from the top of the page). */
const char *tag_destination(struct arena *arena, const char *anchor, double y);
/* A link's aim alone, as an outline entry takes it: dest='..' */
const char *tag_aim(struct arena *arena, const char *anchor);
/* A link: rect=[..] and dest='..' for "#anchor", uri='..' for an address. */
const char *tag_link(struct arena *arena, struct rect area, const char *target);
/* Date of creation: SOURCE_DATE_EPOCH of the environment when it is a number, else `created` ("2010-03-16", "2010-03") filled up to
 * its first second, "" when there is neither: no date then. Never the clock. */
const char *tag_created(struct arena *arena, const char *created);

#endif
