/* Shapes by face and text, in an arena of their own. Private to text/. */
#ifndef TEXT_CACHE_H
#define TEXT_CACHE_H

#include "base/arena.h"
#include "base/slice.h"
#include "text/shape.h"

#include <stdbool.h>

struct cache;

struct cache *cache_new(struct arena *arena); /* lives and dies with the arena */
const struct shape *cache_find(const struct cache *cache, enum shape_face face, struct slice text); /* NULL when absent */
/* Adds an empty shape to be filled in; *text becomes the cache's own copy. What the shape holds belongs into cache_arena. */
struct shape *cache_add(struct cache *cache, enum shape_face face, struct slice *text);
struct arena *cache_arena(struct cache *cache);
bool cache_trim(struct cache *cache, size_t bytes); /* forgets everything when it holds more than so many bytes; true when it did */

#endif
