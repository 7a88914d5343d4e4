/* The phases of a layout: content -> strips (flow, tables, measured and filled) -> sheets (placing) -> pages (finish). Reads like
 * the contract: layout_document is the way in. */
#include "layout/layout.h"

#include "layout/break.h"
#include "layout/diag.h"
#include "layout/finish.h"
#include "layout/flow.h"
#include "layout/state.h"

enum { DIGITS_FEW = 3, PAGES_FEW = 999, DIGITS_MANY = 5 };

static struct pages *lay(struct layout_tools tools, const struct doc *doc, unsigned digits, size_t *count)
{
	struct state s = state_open(tools, doc, digits);
	struct galley galley = {0};
	break_body(&s, &galley);
	struct sheet *sheets = break_pages(&s, &galley, count);
	struct pages *pages = NULL;
	bool slots_suffice = *count <= PAGES_FEW || digits == DIGITS_MANY;
	if (sheets && slots_suffice)
		pages = finish_pages(&s, sheets, *count);
	state_close(&s);
	return pages;
}

struct pages *layout_document(struct layout_tools tools, const struct doc *doc)
{
	size_t count;
	struct pages *pages = lay(tools, doc, tools.whole ? DIGITS_MANY : DIGITS_FEW, &count); /* a whole's pages are not counted yet */
	if (!pages && !tools.whole && count > PAGES_FEW && count <= STATE_PAGES_LIMIT)
		pages = lay(tools, doc, DIGITS_MANY, &count);
	if (!pages)
		diags_report(tools.diags, &layout_diag[LAYOUT_DIAG_PAGES], (struct place){0}, "%d", STATE_PAGES_LIMIT);
	return pages;
}
