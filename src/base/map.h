/* A hash map from text to pointer, in an arena. Iteration is by insertion, so nothing depends on hash order. */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

struct map;

struct map *map_new(struct arena *arena);
void *map_find(const struct map *map, struct slice key); /* NULL when absent */
bool map_add(struct map *map, struct slice key, void *value); /* copies the key; false (unchanged) when present; value not NULL */
size_t map_count(const struct map *map);
struct slice map_key(const struct map *map, size_t i); /* i-th by insertion */
void *map_value(const struct map *map, size_t i);

#endif
