/* Fuzz target: any bytes as a disclosure. Reading ends, what was read is exported, and the export is read back the same. */
#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "family/family.h"
#include "result/result.h"

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct result *result = family_read(arena, diags, "fuzz", (struct slice){(const char *)bytes, n});
	if (result) {
		struct buf first = {0}, second = {0};
		result_export_xml(&first, result);
		const struct result *again = result_load(arena, diags, "again", buf_slice(&first));
		assert(again);
		result_export_xml(&second, again);
		assert(slice_equal(buf_slice(&first), buf_slice(&second)));
		buf_drop(&first);
		buf_drop(&second);
	}
	arena_drop(arena);
	return 0;
}
