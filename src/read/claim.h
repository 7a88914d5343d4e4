/* The claim map: which bytes of a page have been read. A reader claims the span of every fact (label and value), or passes a
 * span over with a reason; a span is claimed once, and what nobody claimed is the complement, computed, with the reason
 * "unknown". So nothing is lost without being said. Blanks at the ends of spans and between them need no claim. */
#ifndef READ_CLAIM_H
#define READ_CLAIM_H

#include "base/arena.h"
#include "read/lines.h"

#include <stdbool.h>
#include <stddef.h>

enum claim_reason {
	CLAIM_READ,       /* it is in the result document */
	CLAIM_NAVIGATION, /* links to other parts of the page */
	CLAIM_COPYRIGHT,
	CLAIM_CONTACT,    /* whom to ask: the same words on every page */
	CLAIM_DECORATION, /* alternative text of a logo, rules, column heads */
	CLAIM_UNKNOWN,    /* nobody claimed it */
	CLAIM_REASON_COUNT
};

struct claims;

struct claims *claims_new(struct arena *arena, const struct lines *lines);
/* Claims the span, trimmed. False: some of it is claimed already; then nothing is claimed and the caller leaves the fact out. */
bool claim_take(struct claims *claims, struct span span, enum claim_reason reason);
bool claim_free(const struct claims *claims, struct span span); /* nothing of it is claimed */
const char *claim_reason_name(enum claim_reason reason);        /* "navigation" */

/* All pieces of a line in order, trimmed, none blank: claims as they were made and, with CLAIM_UNKNOWN, the gaps between them.
 * Start with *at = 0; false: no more. */
struct claim_piece {
	struct span span;
	enum claim_reason reason;
};
bool claim_next(const struct claims *claims, size_t line, size_t *at, struct claim_piece *piece);

#endif
