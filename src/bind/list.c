/* Listing the functions from their tables. */
#include "bind/list.h"

#include "bind/functions.h"

#include <assert.h>
#include <string.h>

/* "num(x): a number" in its two halves. */
static void print(struct buf *out, const struct path_function *function, const char *before, const char *between, const char *behind)
{
	const struct slice help = slice_of(function->help);
	const size_t colon = slice_find(help, 0, SLICE("): ")) + 1;
	buf_addf(out, "%s%.*s%s%.*s%s", before, SLICE_ARGS(slice_sub(help, 0, colon)), between,
		SLICE_ARGS(slice_sub(help, colon + 2, help.n)), behind);
}

void list_functions(struct buf *out, const char *before, const char *between, const char *behind)
{
	struct arena *arena = arena_new();
	size_t count;
	const struct path_function *const *all = functions_all(arena, &count);
	for (size_t i = 0; i < count; i++)
		print(out, all[i], before, between, behind);
	arena_drop(arena);
}

bool list_function(struct buf *out, const char *name)
{
	struct arena *arena = arena_new();
	size_t count, i = 0;
	const struct path_function *const *all = functions_all(arena, &count);
	while (i < count && strcmp(all[i]->name, name) != 0)
		i++;
	if (i < count)
		print(out, all[i], "", ": ", "\n");
	arena_drop(arena);
	return i < count;
}

size_t list_function_names(const char **names)
{
	struct arena *arena = arena_new();
	size_t count;
	const struct path_function *const *all = functions_all(arena, &count);
	assert(count <= LIST_FUNCTIONS_MOST);
	for (size_t i = 0; i < count; i++)
		names[i] = all[i]->name;
	arena_drop(arena);
	return count;
}
