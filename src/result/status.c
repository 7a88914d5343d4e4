/* Recognising marks of results that are not compliant. Placeholders make a page unfinished: they are states (state.h). */
#include "result/status.h"

#include <stdbool.h>
#include <stddef.h>

static bool holds(struct slice text, const char *words)
{
	return slice_find(text, 0, slice_of(words)) < text.n;
}

const char *status_of(struct slice text)
{
	text = slice_trim(text);
	if (holds(text, "INVALID") || slice_equal_fold(text, SLICE("invalid")))
		return "invalid";
	if (slice_equal_fold(text, SLICE("NC")) || holds(text, "Non-Compliant") || holds(text, "non-compliant") || holds(text, "NON-COMPLIANT"))
		return "nc";
	if (slice_equal_fold(text, SLICE("CD")) || holds(text, "Code Defect"))
		return "cd";
	return NULL;
}
