/* Which bytes of a run's text belong to which of its glyphs: what text extraction needs from a drawn text. */
#ifndef DEVICE_CLUSTER_H
#define DEVICE_CLUSTER_H

#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

struct cluster {
	size_t bytes, glyphs;
};

/* Clusters of a run in the order of its text, at most run->count of them: their bytes add up to the text, their glyphs to the run.
 * *backward: the run goes from right to left, so the first cluster is that of the last glyphs. No glyphs: 0. */
size_t cluster_make(const struct shape_run *run, struct cluster *clusters, bool *backward);

/* Is glyph i the last of its cluster in drawing order? There tracking is added. */
bool cluster_ends(const struct shape_run *run, size_t i);

#endif
