/* A hash map in an arena: entries in an array by insertion, beside it a table of open addressing that holds
 * indices into that array, plus one. Nothing is ever taken out. */
#include "base/map.h"

#include "base/hash.h"

#include <assert.h>
#include <stdint.h>

struct entry {
	struct slice key;
	void *value;
	uint64_t hash;
};

struct map {
	struct arena *arena;
	struct entry *entries;
	size_t count, capacity;
	size_t *table; /* a power of two long, at most half full */
	size_t slots;
};

struct map *map_new(struct arena *arena)
{
	struct map *map = arena_alloc(arena, sizeof *map);
	map->arena = arena;
	map->slots = 16;
	map->table = arena_array(arena, map->slots, sizeof *map->table);
	return map;
}

/* The slot that holds the key, or the free one where it belongs. */
static size_t *find_slot(const struct map *map, struct slice key, uint64_t hash)
{
	for (size_t i = hash & (map->slots - 1);; i = (i + 1) & (map->slots - 1)) {
		if (!map->table[i])
			return &map->table[i];
		const struct entry *entry = &map->entries[map->table[i] - 1];
		if (entry->hash == hash && slice_equal(entry->key, key))
			return &map->table[i];
	}
}

static size_t *free_slot(struct map *map, uint64_t hash)
{
	size_t at = hash & (map->slots - 1);
	while (map->table[at])
		at = (at + 1) & (map->slots - 1);
	return &map->table[at];
}

static void grow(struct map *map)
{
	map->slots *= 2;
	map->table = arena_array(map->arena, map->slots, sizeof *map->table);
	for (size_t i = 0; i < map->count; i++)
		*free_slot(map, map->entries[i].hash) = i + 1;
}

void *map_find(const struct map *map, struct slice key)
{
	size_t index = *find_slot(map, key, hash_bytes(key));
	return index ? map->entries[index - 1].value : NULL;
}

bool map_add(struct map *map, struct slice key, void *value)
{
	assert(value);
	uint64_t hash = hash_bytes(key);
	if (*find_slot(map, key, hash))
		return false;
	if ((map->count + 1) * 2 > map->slots)
		grow(map);
	struct entry *entry = arena_push(map->arena, &map->entries, &map->count, &map->capacity, sizeof *entry);
	entry->key = (struct slice){arena_copy(map->arena, key.s, key.n), key.n};
	entry->value = value;
	entry->hash = hash;
	*free_slot(map, hash) = map->count;
	return true;
}

size_t map_count(const struct map *map)
{
	return map->count;
}

struct slice map_key(const struct map *map, size_t i)
{
	assert(i < map->count);
	return map->entries[i].key;
}

void *map_value(const struct map *map, size_t i)
{
	assert(i < map->count);
	return map->entries[i].value;
}
