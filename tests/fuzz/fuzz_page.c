/* Fuzzing the page reader: any bytes give a result or a diagnostic, and what was read exports, reads back and exports the same.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_page.c <the .c of base xml result read family> ...
 * The corpus in corpus/page is replayed by the unit tests. */
#include "family/reading.h"
#include "support/reading.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena *arena = arena_new(), *one = arena_new();
	struct diags *diags = diags_new(arena);
	struct reading *reading = reading_open(arena, diags, "fuzz", (struct slice){(const char *)bytes, n});
	size_t count = 0;
	for (const struct result *result; reading && (result = reading_next(reading, one)); count++) {
		reading_round_trip(one, result);
		arena_reset(one);
	}
	if (!count && !diags_failed(diags) && !(reading && reading_many(reading)))
		abort();
	arena_drop(one);
	arena_drop(arena);
	return 0;
}
