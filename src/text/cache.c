/* A map per face. Trimming forgets all at once: what a document uses often is back after its first page, and no entry needs
 * an age. */
#include "text/cache.h"

#include "base/map.h"

struct cache {
	struct arena *arena;
	struct map *shapes[SHAPE_FACES];
};

static void release_arena(void *arena)
{
	arena_drop(arena);
}

static void clear(struct cache *cache)
{
	arena_reset(cache->arena);
	for (int face = 0; face < SHAPE_FACES; face++)
		cache->shapes[face] = map_new(cache->arena);
}

struct cache *cache_new(struct arena *arena)
{
	struct cache *cache = arena_alloc(arena, sizeof *cache);
	cache->arena = arena_new();
	arena_defer(arena, release_arena, cache->arena);
	clear(cache);
	return cache;
}

const struct shape *cache_find(const struct cache *cache, enum shape_face face, struct slice text)
{
	return map_find(cache->shapes[face], text);
}

struct shape *cache_add(struct cache *cache, enum shape_face face, struct slice *text)
{
	struct shape *shape = arena_alloc(cache->arena, sizeof *shape);
	struct map *map = cache->shapes[face];
	map_add(map, *text, shape);
	*text = map_key(map, map_count(map) - 1);
	return shape;
}

struct arena *cache_arena(struct cache *cache)
{
	return cache->arena;
}

bool cache_trim(struct cache *cache, size_t bytes)
{
	if (arena_bytes(cache->arena) <= bytes)
		return false;
	clear(cache);
	return true;
}
