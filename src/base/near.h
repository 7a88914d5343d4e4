/* "did you mean": the nearest of a list of names by edit distance. */
#ifndef BASE_NEAR_H
#define BASE_NEAR_H

#include "base/slice.h"

#include <stddef.h>

/* The nearest name within a distance of a third of its length (at least 1, transpositions count one), the first on a tie; NULL when none is near. */
const char *near_name(struct slice word, const char *const *names, size_t count);

/* How many letters must be put in, left out, changed or swapped with a neighbour; letter case ignored. Beyond 64 bytes: (size_t)-1. */
size_t near_distance(struct slice a, struct slice b);

#endif
