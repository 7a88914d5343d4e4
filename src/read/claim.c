/* The claim map: for each line a list of disjoint spans, sorted. Claims come nearly in order, so each list is kept with its end
 * at hand and an insertion rarely walks. */
#include "read/claim.h"

#include <assert.h>

struct claim {
	struct claim *next;
	size_t from, to;
	enum claim_reason reason;
};

struct claim_line {
	struct claim *first, *last;
};

struct claims {
	struct arena *arena;
	const struct lines *lines;
	struct claim_line *line;
};

static const char *const reason_names[CLAIM_REASON_COUNT] = {
	[CLAIM_READ] = "read", [CLAIM_NAVIGATION] = "navigation", [CLAIM_COPYRIGHT] = "copyright", [CLAIM_CONTACT] = "contact",
	[CLAIM_DECORATION] = "decoration", [CLAIM_UNKNOWN] = "unknown",
};

struct claims *claims_new(struct arena *arena, const struct lines *lines)
{
	struct claims *claims = arena_alloc(arena, sizeof *claims);
	*claims = (struct claims){arena, lines, arena_array(arena, lines->count, sizeof(struct claim_line))};
	return claims;
}

/* The last claim that begins before `to`; NULL when there is none. */
static struct claim *claim_before(const struct claim_line *line, size_t to)
{
	if (line->last && line->last->from < to)
		return line->last;
	struct claim *before = NULL;
	for (struct claim *claim = line->first; claim && claim->from < to; claim = claim->next)
		before = claim;
	return before;
}

bool claim_free(const struct claims *claims, struct span span)
{
	span = lines_trim(claims->lines, span);
	const struct claim *before = claim_before(&claims->line[span.line], span.to);
	return span.from == span.to || !before || before->to <= span.from;
}

bool claim_take(struct claims *claims, struct span span, enum claim_reason reason)
{
	assert(span.line < claims->lines->count);
	span = lines_trim(claims->lines, span);
	if (!claim_free(claims, span))
		return false;
	if (span.from == span.to)
		return true;
	struct claim_line *line = &claims->line[span.line];
	struct claim *before = claim_before(line, span.to), *claim = arena_alloc(claims->arena, sizeof *claim);
	*claim = (struct claim){before ? before->next : line->first, span.from, span.to, reason};
	*(before ? &before->next : &line->first) = claim;
	if (!claim->next)
		line->last = claim;
	return true;
}

const char *claim_reason_name(enum claim_reason reason)
{
	return reason_names[reason];
}

bool claim_next(const struct claims *claims, size_t line, size_t *at, struct claim_piece *piece)
{
	size_t end = claims->lines->line[line].text.n;
	const struct claim *claim = claims->line[line].first;
	while (claim && claim->to <= *at)
		claim = claim->next;
	struct span gap = lines_trim(claims->lines, (struct span){line, *at, claim ? claim->from : end});
	if (gap.from < gap.to) {
		*piece = (struct claim_piece){gap, CLAIM_UNKNOWN};
		*at = gap.to;
		return true;
	}
	if (!claim)
		return false;
	*piece = (struct claim_piece){{line, claim->from, claim->to}, claim->reason};
	*at = claim->to;
	return true;
}
