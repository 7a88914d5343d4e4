/* Fuzzing the reader of SPECweb99 with any lines, its own pages or not: every byte is claimed once or unread, and the export reads back.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_web99.c <the .c of base xml result read family> ...
 * The corpus in corpus/web99 is replayed by the unit tests. */
#include "family/web99/web99.h"
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
		reading_round_trip(arena, web99_read(arena, diags, lines, &claims));
		reading_claims(lines, claims);
	}
	arena_drop(arena);
	return 0;
}
