/* Fuzzing files of rules: any bytes are rules or a diagnostic, and whatever loads can be applied to a result.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_rules.c <the .c of base xml result audit> ...
 * The corpus is in corpus/rules. Run in the top folder: the shipped rules are loaded first. */
#include "audit/audit.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static const char page[] = "<result version=\"1\" family=\"jappserver2004\" id=\"r\" status=\"compliant\">"
	"<metric id=\"jops\" value=\"10.50\" at=\"1:1\">10.50</metric><mix id=\"mix\"><transaction id=\"mix.purchase\" count=\"7\" percent=\"25.00\" at=\"2:1\">"
	"Purchase 7 25.00%</transaction><total id=\"mix.dealer-total\" value=\"28\" at=\"3:1\">28</total></mix></result>";

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	static const uint8_t none[1];
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	const struct rules_source source = {.templates = "templates", .family = "jappserver2004", .extra = "fuzz",
		.extra_bytes = {(const char *)(bytes ? bytes : none), n}};
	const struct rules *rules = rules_load(arena, diags, &source);
	if (!rules && !diags_failed(diags))
		abort();
	const struct result *result = rules ? result_load(arena, diags, "page", (struct slice){page, sizeof page - 1}) : NULL;
	if (rules && (!result || (!audit_result(arena, diags, rules, result) && !diags_failed(diags))))
		abort();
	arena_drop(arena);
	return 0;
}
