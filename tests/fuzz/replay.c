/* Runs a fuzz target without a fuzzer: over every file of the folders named, and over a fixed number of damaged copies of
 * each (cut, bytes changed, pieces doubled), the same in every run. Linked with one tests/fuzz/fuzz_*.c. */
#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/hash.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

enum { REPLAY_DAMAGES = 40, REPLAY_MOST = 1 << 20 };

static uint64_t replay_random(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

/* A damaged copy of the bytes in `copy`, which has room for twice as many; its length. */
static size_t replay_damage(uint8_t *copy, struct slice bytes, uint64_t *state)
{
	static const char *const pieces[] = {"\t", "\n", "\xC2\xA0", "\xFF\xFE", "99999999999999999999", "]]>", "<", "\r", "-", ":"};
	size_t n = bytes.n, at = (size_t)(replay_random(state) % (bytes.n + 1));
	memcpy(copy, bytes.s, bytes.n);
	switch (replay_random(state) % 4) {
	case 0:
		return at;
	case 1:
		for (size_t i = 0; i < 8 && n; i++)
			copy[replay_random(state) % n] = (uint8_t)replay_random(state);
		return n;
	case 2: {
		size_t length = (n - at) / 4;
		memmove(copy + at + length, copy + at, n - at);
		return n + length;
	}
	default: {
		const char *piece = pieces[replay_random(state) % (sizeof pieces / sizeof *pieces)];
		size_t length = strlen(piece);
		memmove(copy + at + length, copy + at, n - at);
		memcpy(copy + at, piece, length);
		return n + length;
	}
	}
}

static size_t replay_file(const char *path)
{
	struct arena *arena = arena_new();
	struct slice bytes;
	size_t runs = 0;
	if (file_read(arena, diags_new(arena), path, REPLAY_MOST, &bytes)) {
		uint64_t state = hash_bytes(bytes) | 1;
		uint8_t *copy = arena_alloc(arena, 2 * bytes.n + 64);
		memcpy(copy, bytes.s, bytes.n);
		LLVMFuzzerTestOneInput(copy, bytes.n);
		for (runs = 1; runs <= REPLAY_DAMAGES; runs++)
			LLVMFuzzerTestOneInput(copy, replay_damage(copy, bytes, &state));
	}
	arena_drop(arena);
	return runs;
}

int main(int argc, char **argv)
{
	struct arena *arena = arena_new();
	size_t runs = 0;
	for (int i = 1; i < argc; i++) {
		const char **paths;
		size_t count;
		if (!file_is_folder(argv[i]) || !file_list(arena, diags_new(arena), argv[i], &paths, &count))
			continue;
		for (size_t k = 0; k < count; k++)
			runs += replay_file(paths[k]);
	}
	arena_drop(arena);
	printf("%s %zu runs\n", runs ? "ok" : "not ok", runs);
	return !runs;
}
