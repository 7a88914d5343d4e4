/* The names of verdicts. */
#include "audit/verdict.h"

#include <assert.h>

static const char *const verdict_names[] = {
	[VERDICT_FAIL] = "fail",
	[VERDICT_PLEASE_CHECK] = "please-check",
	[VERDICT_UNDISCLOSED] = "undisclosed",
	[VERDICT_UNCHECKABLE] = "uncheckable",
	[VERDICT_PASS] = "pass",
};

_Static_assert(sizeof verdict_names / sizeof *verdict_names == VERDICT_COUNT, "a name for every verdict");

const char *verdict_name(enum verdict verdict)
{
	assert(verdict < VERDICT_COUNT);
	return verdict_names[verdict];
}
