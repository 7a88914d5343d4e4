/* A bump allocator over a chain of chunks. arena_alloc is the only way in; the deferred list lives in the
 * arena's own memory and runs before the chunks go. Under AddressSanitizer each allocation is a chunk of its
 * own, so that an overrun inside an arena is seen. */
#include "base/arena.h"

#include <assert.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_SPARSE 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(ARENA_SPARSE)
enum { CHUNK_BYTES = 0 };
#else
enum { CHUNK_BYTES = 32 * 1024 };
#endif

struct chunk {
	struct chunk *next;
	size_t used, size;
	alignas(max_align_t) unsigned char bytes[];
};

struct deferred {
	struct deferred *next;
	void (*release)(void *);
	void *object;
};

struct arena {
	struct chunk *chunks; /* the one being filled first */
	struct deferred *deferred;
	size_t bytes;
};

_Noreturn void arena_exhausted(void)
{
	fputs("benchfolio: error: out of memory [base-memory]\n", stderr);
	abort();
}

struct arena *arena_new(void)
{
	struct arena *arena = calloc(1, sizeof *arena);
	if (!arena)
		arena_exhausted();
	return arena;
}

static void run_deferred(struct arena *arena)
{
	while (arena->deferred) {
		struct deferred *last = arena->deferred;
		arena->deferred = last->next;
		last->release(last->object);
	}
}

void arena_reset(struct arena *arena)
{
	run_deferred(arena);
	struct chunk *kept = NULL;
	while (arena->chunks) {
		struct chunk *chunk = arena->chunks;
		arena->chunks = chunk->next;
		if (!kept && CHUNK_BYTES > 0 && chunk->size == (size_t)CHUNK_BYTES) {
			kept = chunk;
			kept->used = 0;
			kept->next = NULL;
		} else {
			free(chunk);
		}
	}
	arena->chunks = kept;
	arena->bytes = 0;
}

void arena_drop(struct arena *arena)
{
	if (!arena)
		return;
	arena_reset(arena);
	free(arena->chunks);
	free(arena);
}

/* A chunk with room for `size` bytes. A large one goes behind the one being filled, whose rest stays in use. */
static struct chunk *add_chunk(struct arena *arena, size_t size)
{
	size_t room = size > (size_t)CHUNK_BYTES / 4 ? size : (size_t)CHUNK_BYTES;
	if (room > SIZE_MAX - sizeof(struct chunk))
		arena_exhausted();
	struct chunk *chunk = malloc(sizeof *chunk + room);
	if (!chunk)
		arena_exhausted();
	chunk->used = 0;
	chunk->size = room;
	bool behind = room == size && arena->chunks && CHUNK_BYTES > 0;
	chunk->next = behind ? arena->chunks->next : arena->chunks;
	if (behind)
		arena->chunks->next = chunk;
	else
		arena->chunks = chunk;
	return chunk;
}

void *arena_alloc(struct arena *arena, size_t size)
{
	size_t align = alignof(max_align_t);
	if (size > SIZE_MAX - align)
		arena_exhausted();
	size_t rounded = (size + align - 1) / align * align;
	struct chunk *chunk = arena->chunks;
	if (!chunk || chunk->size - chunk->used < rounded)
		chunk = add_chunk(arena, rounded);
	void *memory = chunk->bytes + chunk->used;
	chunk->used += rounded;
	arena->bytes += rounded;
	return memset(memory, 0, rounded);
}

void *arena_array(struct arena *arena, size_t count, size_t size)
{
	if (size && count > SIZE_MAX / size)
		arena_exhausted();
	return arena_alloc(arena, count * size);
}

char *arena_copy(struct arena *arena, const char *bytes, size_t n)
{
	if (n == SIZE_MAX)
		arena_exhausted();
	char *copy = arena_alloc(arena, n + 1);
	if (n)
		memcpy(copy, bytes, n);
	return copy;
}

char *arena_string(struct arena *arena, const char *text)
{
	return text ? arena_copy(arena, text, strlen(text)) : NULL;
}

char *arena_printf(struct arena *arena, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	char *text = arena_vprintf(arena, format, args);
	va_end(args);
	return text;
}

char *arena_vprintf(struct arena *arena, const char *format, va_list args)
{
	va_list again;
	va_copy(again, args);
	int n = vsnprintf(NULL, 0, format, again);
	va_end(again);
	assert(n >= 0);
	char *text = arena_alloc(arena, (size_t)n + 1);
	vsnprintf(text, (size_t)n + 1, format, args);
	return text;
}

void arena_defer(struct arena *arena, void (*release)(void *), void *object)
{
	struct deferred *deferred = arena_alloc(arena, sizeof *deferred);
	*deferred = (struct deferred){arena->deferred, release, object};
	arena->deferred = deferred;
}

void *arena_push(struct arena *arena, void *items, size_t *count, size_t *capacity, size_t size)
{
	unsigned char *array = NULL;
	memcpy(&array, items, sizeof array);
	if (*count == *capacity) {
		size_t grown = *capacity ? *capacity * 2 : 8;
		unsigned char *larger = arena_array(arena, grown, size);
		if (*count)
			memcpy(larger, array, *count * size);
		memcpy(items, &larger, sizeof larger);
		array = larger;
		*capacity = grown;
	}
	void *last = array + *count * size;
	++*count;
	return memset(last, 0, size);
}

size_t arena_bytes(const struct arena *arena)
{
	return arena->bytes;
}
