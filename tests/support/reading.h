/* What must hold of any page that was read, however damaged. Aborts, so that fuzz targets and unit tests can share it. */
#ifndef SUPPORT_READING_H
#define SUPPORT_READING_H

#include "read/claim.h"
#include "result/result.h"

#include <stdio.h>
#include <stdlib.h>

/* The export reads back and exports the same. */
static inline void reading_round_trip(struct arena *arena, const struct result *result)
{
	struct buf first = {0}, second = {0};
	result_export_xml(&first, result);
	const struct result *again = result_load(arena, diags_new(arena), "export", buf_slice(&first));
	if (!again)
		abort();
	result_export_xml(&second, again);
	if (!slice_equal(buf_slice(&first), buf_slice(&second)))
		abort();
	buf_drop(&first);
	buf_drop(&second);
}

/* Bytes that are no blank, tab or NBSP. */
static inline size_t reading_solid(struct slice text)
{
	size_t count = 0;
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] == '\xC2' && i + 1 < text.n && text.s[i + 1] == '\xA0')
			i++;
		else
			count += text.s[i] != ' ' && text.s[i] != '\t';
	return count;
}

/* Claims and gaps do not overlap, and together they hold every byte that is not blank. The number of pieces nobody knows. */
static inline size_t reading_claims(const struct lines *lines, const struct claims *claims)
{
	size_t unknown = 0;
	for (size_t line = 0; line < lines->count; line++) {
		size_t solid = 0, end = 0, at = 0;
		for (struct claim_piece piece; claim_next(claims, line, &at, &piece); end = piece.span.to) {
			if (piece.span.from < end)
				abort();
			solid += reading_solid(lines_text(lines, piece.span));
			unknown += piece.reason == CLAIM_UNKNOWN;
		}
		if (solid != reading_solid(lines->line[line].text))
			abort();
	}
	return unknown;
}

#endif
