/* What reading costs, for tests/bench.sh to count: reads a page into a result so many times, or only validates its UTF-8.
 * usage: reading read|validate TIMES FILE */
#include "base/arena.h"
#include "base/file.h"
#include "base/utf8.h"
#include "family/family.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_BYTES = 64 << 20 };

static bool read_once(struct arena *arena, const char *name, struct slice bytes)
{
	bool read = family_read(arena, diags_new(arena), name, bytes);
	arena_reset(arena);
	return read;
}

int main(int argc, char **argv)
{
	struct arena *arena = arena_new(), *one = arena_new();
	struct slice bytes;
	bool fine = argc == 4 && file_read(arena, diags_new(arena), argv[3], MOST_BYTES, &bytes);
	for (int i = 0; fine && i < atoi(argv[2]); i++)
		fine = strcmp(argv[1], "read") ? utf8_valid(bytes) : read_once(one, argv[3], bytes);
	arena_drop(one);
	arena_drop(arena);
	if (!fine)
		fprintf(stderr, "usage: reading read|validate TIMES FILE\n");
	return !fine;
}
