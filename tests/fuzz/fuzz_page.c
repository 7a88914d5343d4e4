/* Fuzzing the page reader: any bytes give a result or a diagnostic, and what was read exports, reads back and exports the same.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_page.c <the .c of base xml result read family> ...
 * The corpus in corpus/page is replayed by the unit tests. */
#include "family/family.h"
#include "support/reading.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct result *result = family_read(arena, diags, "fuzz", (struct slice){(const char *)bytes, n});
	if (!result && !diags_failed(diags))
		abort();
	if (result)
		reading_round_trip(arena, result);
	arena_drop(arena);
	return 0;
}
