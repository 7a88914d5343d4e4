/* Fuzzing the reader of unknown benchmarks with any lines, its own pages or not: every byte is claimed once or unread, and the export reads back.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_generic.c <the .c of base xml result read family> ...
 * The corpus in corpus/generic is replayed by the unit tests. */
#include "family/generic/generic.h"
#include "read/source.h"
#include "support/reading.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct lines *lines = source_lines(arena, diags, "fuzz", (struct slice){(const char *)bytes, n});
	struct claims *claims;
	if (!lines && !diags_failed(diags))
		abort();
	if (lines) {
		reading_round_trip(arena, generic_read(arena, diags, lines, &claims));
		reading_claims(lines, claims);
	}
	arena_drop(arena);
	return 0;
}
