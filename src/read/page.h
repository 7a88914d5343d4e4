/* A page being read: its lines, what is claimed of them, and the result being built. The functions here claim and build in one
 * step, so that a fact cannot be built without its bytes being claimed, nor claimed without being built. */
#ifndef READ_PAGE_H
#define READ_PAGE_H

#include "base/arena.h"
#include "base/diag.h"
#include "read/claim.h"
#include "read/lines.h"
#include "read/pair.h"
#include "result/build.h"

#include <stdbool.h>

struct page {
	struct arena *arena;
	struct diags *diags;
	const struct lines *lines;
	struct claims *claims;
	struct build *build;
};

/* A page of a family, its <source> filled in. */
struct page page_new(struct arena *arena, struct diags *diags, const struct lines *lines, const char *family, const char *benchmark);

struct slice page_text(const struct page *page, struct span span); /* as a field prints: lines_field */
struct place page_place(const struct page *page, struct span span);
/* Claims as read; false: already claimed. A caller that gives up on false loses nothing: the bytes are in the document. */
bool page_take(struct page *page, struct span span);
void page_pass(struct page *page, struct span span, enum claim_reason reason); /* not read, and why */

/* A field of a known label, or of an unknown one (pair.fact NULL: build_other_field). NULL: already claimed. */
xmlNode *page_field(struct page *page, xmlNode *parent, const char *group, const struct pair *pair);
/* The value goes on in this row. */
void page_continue(struct page *page, xmlNode *field, const struct fact *fact, struct span row);
/* An element with the verbatim text of the row, its blanks at the end taken off; an empty one for a blank row. NULL: already claimed. */
xmlNode *page_line(struct page *page, xmlNode *parent, const char *name, struct span row);
/* The typed attributes of `fact` under a name of its own: name="value". False: no such value, reported. */
bool page_number(struct page *page, xmlNode *node, const char *name, struct span cell);

/* Rows of pairs into fields, in order: known labels, unknown "Label: value" rows, continued values. Rows that are none of
 * these stay unclaimed. Gives back the number of rows with a pair. */
size_t page_fields(struct page *page, xmlNode *parent, const char *group, const struct fact *facts, size_t count, const struct span *rows,
	size_t row_count);

/* <unread>: all that was passed over or never claimed, line by line. Reports what is unknown. Call it last. */
void page_unread(struct page *page);

#endif
