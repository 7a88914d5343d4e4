/* Page by page until the galley is finished: each page takes at least one strip, so it ends. */
#include "layout/break.h"

#include "layout/flow.h"

void break_body(struct state *s, struct galley *galley)
{
	struct flow f = flow_new(s, galley, s->body_width);
	f.turns = s->doc->page_height > s->doc->page_width;
	flow_blocks(&f, s->doc->root);
	flow_end(&f);
}

/* Whether the next page is turned: as its first strip wants it. */
static bool next_wide(const struct galley *galley)
{
	size_t i = galley->next;
	while (i < galley->count && galley->strips[i].drop)
		i++;
	return i < galley->count && galley->strips[i].wide;
}

struct sheet *break_pages(struct state *s, struct galley *galley, size_t *count)
{
	struct sheet *sheets = NULL;
	size_t capacity = 0;
	*count = 0;
	for (bool done = false; !done;) {
		if (*count == STATE_PAGES_LIMIT) {
			++*count;
			return NULL;
		}
		struct sheet *sheet = arena_push(s->scratch, &sheets, count, &capacity, sizeof *sheet);
		sheet->wide = next_wide(galley);
		state_turn(s, sheet->wide);
		struct frame frame = {.s = s, .sheet = sheet, .page = s->before + *count, .x = s->doc->margin_left, .y = s->doc->margin_top};
		frame.bottom = s->doc->margin_top + s->body_height;
		frame.top = frame.fresh = true;
		done = place_galley(&frame, galley);
	}
	state_turn(s, false);
	return sheets;
}
