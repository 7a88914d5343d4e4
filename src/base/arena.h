/* Memory with one lifetime: process, document or chapter. Everything allocated from an arena is released
 * together by arena_reset or arena_drop; foreign objects (libxml2, pango, cairo) ride along on the deferred
 * list. Allocation never returns NULL: out of memory ends the program (src/oom.c; abort under sanitizers). */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

struct arena;

struct arena *arena_new(void);
void arena_reset(struct arena *arena); /* releases all, runs the deferred list last in first out; the arena stays usable */
void arena_drop(struct arena *arena);  /* arena_reset and the arena itself; accepts NULL */

void *arena_alloc(struct arena *arena, size_t size);                /* zeroed, aligned for any type */
void *arena_array(struct arena *arena, size_t count, size_t size);  /* zeroed; an overflow of count * size ends the program */
char *arena_copy(struct arena *arena, const char *bytes, size_t n); /* n bytes and a NUL behind */
char *arena_string(struct arena *arena, const char *text);          /* a copy; NULL gives NULL */
char *arena_printf(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *arena, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* Calls release(object) when the arena is reset or dropped. */
void arena_defer(struct arena *arena, void (*release)(void *), void *object);

/* A growing array in an arena: *items holds *count of *capacity elements of `size` bytes. Returns the address of
 * a new zeroed last element; earlier addresses into *items become stale when it grows. */
void *arena_push(struct arena *arena, void *items, size_t *count, size_t *capacity, size_t size);

size_t arena_bytes(const struct arena *arena); /* bytes in use, for limits and statistics */

_Noreturn void arena_exhausted(void); /* out of memory: one line to standard error and abort */

#endif
