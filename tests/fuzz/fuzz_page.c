/* Fuzzing the page reader: any bytes give a result or a diagnostic, and what was read exports, reads back and exports the same.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_page.c <the .c of base xml result read family> ...
 * The corpus in corpus/page is replayed by the unit tests. */
#include "family/family.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void check_round_trip(struct arena *arena, const struct result *result)
{
	struct buf first = {0}, second = {0};
	result_export_xml(&first, result);
	struct diags *diags = diags_new(arena);
	const struct result *again = result_load(arena, diags, "export", buf_slice(&first));
	if (!again)
		abort();
	result_export_xml(&second, again);
	if (!slice_equal(buf_slice(&first), buf_slice(&second)))
		abort();
	buf_drop(&first);
	buf_drop(&second);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct result *result = family_read(arena, diags, "fuzz", (struct slice){(const char *)bytes, n});
	if (!result && !diags_failed(diags))
		abort();
	if (result)
		check_round_trip(arena, result);
	arena_drop(arena);
	return 0;
}
