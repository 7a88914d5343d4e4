/* Breaks a galley over pages. A chain of glued strips moves as one; what is taller than a page gives up its softer glue first. */
#include "layout/place.h"

#include "layout/diag.h"

enum { MOST_SOUGHT = 100 };

static const double hair = 1e-6; /* sums of heights are not exact */

/* Of a strip below another. */
static bool may_begin_page(const struct strip *strip)
{
	return strip->new_page || strip->page_room > 0 || strip->wide != strip[-1].wide;
}

static bool begins_page(const struct frame *frame, const struct strip *strip)
{
	return strip->new_page || strip->wide != frame->s->wide || (strip->page_room > 0 && frame->bottom - frame->y - strip->before < strip->page_room - hair);
}

size_t place_chain_end(struct state *s, const struct galley *galley, size_t first, enum strip_glue glue)
{
	size_t end = first + 1;
	double least = galley->strips[first].drop ? 0 : galley->strips[first].height; /* sets not counted */
	while (end < galley->count && galley->strips[end].glue >= glue && !may_begin_page(&galley->strips[end]) && least <= s->body_height + hair) {
		if (glue == GLUE_HARD && galley->strips[end - 1].set)
			break; /* what stands above a set stands with its beginning */
		least += galley->strips[end].drop ? 0 : galley->strips[end].height;
		s->work++;
		end++;
	}
	return end;
}

double place_chain_height(struct state *s, const struct galley *galley, size_t first, size_t end, bool top, double limit)
{
	double height = 0;
	for (size_t i = first; i < end && height <= limit; i++) {
		const struct strip *strip = &galley->strips[i];
		s->work++;
		if (top && strip->drop)
			continue;
		height += top ? 0 : strip->before;
		top = false;
		if (strip->set && i + 1 == end)
			height += place_set_least(s, strip->set);
		else
			height += strip->set ? place_set_height(s, strip->set) : strip->height;
	}
	return height;
}

void place_strip(struct frame *frame, const struct strip *strip, bool top)
{
	struct placement *p = arena_push(frame->s->scratch, &frame->sheet->placements, &frame->sheet->count, &frame->sheet->capacity, sizeof *p);
	*p = (struct placement){strip, frame->x, frame->y, top};
	frame->y += top && strip->top_height > strip->height ? strip->top_height : strip->height;
	frame->s->work++;
}

/* Regions that have begun before strip `first`, from the outermost in. */
static size_t open_regions(const struct galley *galley, size_t first, const struct strip_region **regions, size_t limit)
{
	size_t count = 0;
	const struct strip *strip = &galley->strips[first];
	for (const struct strip_region *r = strip->region; r; r = r->outer)
		if (r->repeat && r->first < first && r->wide == strip->wide && count < limit)
			regions[count++] = r;
	for (size_t i = 0; i < count / 2; i++) {
		const struct strip_region *other = regions[i];
		regions[i] = regions[count - 1 - i];
		regions[count - 1 - i] = other;
	}
	return count;
}

enum { REGIONS_LIMIT = 16 };

static double repeat_height(const struct galley *galley, size_t first)
{
	const struct strip_region *regions[REGIONS_LIMIT];
	size_t count = open_regions(galley, first, regions, REGIONS_LIMIT);
	double height = 0;
	for (size_t i = 0; i < count; i++)
		height += strip_repeat_height(regions[i], regions[i]->wide);
	return height;
}

/* How much higher a row is below repeated heads, where its merged cells are drawn. */
static double top_growth(const struct strip *strip)
{
	return strip->top_height > strip->height ? strip->top_height - strip->height : 0;
}

/* Space above a strip where the frame stands: none at the top, and below repeated heads what these want. */
static double space_above(const struct frame *frame, const struct strip *strip)
{
	return frame->top ? 0 : strip->before > frame->gap ? strip->before : frame->gap;
}

static void place_repeat(struct frame *frame, const struct strip_region *region)
{
	for (size_t k = 0; k < region->repeat->count; k++) {
		const struct strip *strip = &region->repeat->strips[k];
		frame->y += space_above(frame, strip);
		place_strip(frame, strip, false);
		frame->top = false;
		frame->gap = 0;
	}
	if (region->repeat->count)
		frame->gap = region->after;
}

/* Repeats the heads of what is continued here, if they and the next chain fit. True below the repeated heads, if any there be. */
static bool place_repeats(struct frame *frame, const struct galley *galley)
{
	const struct strip_region *regions[REGIONS_LIMIT];
	size_t first = galley->next, count = open_regions(galley, first, regions, REGIONS_LIMIT);
	const struct strip *next = &galley->strips[first];
	if (count == 0)
		return false;
	double bare = frame->bottom - frame->y, room = bare - repeat_height(galley, first) - next->before;
	for (int glue = GLUE_KEEP; glue <= GLUE_HARD; glue++) {
		size_t end = place_chain_end(frame->s, galley, first, (enum strip_glue)glue);
		double need = place_chain_height(frame->s, galley, first, end, true, bare) + top_growth(next);
		if (need <= room + hair)
			break;
		if (need <= bare + hair || glue == GLUE_HARD)
			return false;
	}
	for (size_t i = 0; i < count; i++)
		place_repeat(frame, regions[i]);
	return true;
}

/* Fills the placement reserved at `index` with a tint from `top` down to where the frame stands now. */
static void place_tint(struct frame *frame, size_t index, const struct strip_tint *tint, double top)
{
	struct strip *behind = arena_alloc(frame->s->scratch, sizeof *behind);
	strip_add_rect(frame->s, behind, (struct rect){tint->x, 0, tint->width, frame->y - top}, tint->color);
	frame->sheet->placements[index] = (struct placement){.strip = behind, .x = frame->x, .y = top};
}

/* The strip, or as much of its set as fits; false when that is to be continued. */
static bool place_one(struct frame *frame, const struct strip *strip, bool repeated)
{
	if (!strip->set) {
		place_strip(frame, strip, repeated);
		return true;
	}
	if (!strip->set->started)
		place_strip(frame, strip, false); /* its marks; the set's own height follows */
	return place_set(frame, strip->set);
}

static bool place_tinted(struct frame *frame, const struct strip *strip, double top, bool repeated)
{
	static const struct strip none = {0};
	size_t index = frame->sheet->count;
	double y = frame->y;
	place_strip(frame, &none, false);
	bool done = place_one(frame, strip, repeated);
	place_tint(frame, index, strip->tint, strip->tint_begins ? y : top);
	return done;
}

/* Places strips [next, end); false when the last, a set, is to be continued. */
static bool place_chain(struct frame *frame, struct galley *galley, size_t end, bool repeated)
{
	while (galley->next < end) {
		struct strip *strip = &galley->strips[galley->next];
		if (frame->top && strip->drop) {
			galley->next++;
			continue;
		}
		double top = frame->y;
		frame->y += space_above(frame, strip);
		frame->top = false;
		frame->gap = 0;
		if (!(strip->tint ? place_tinted(frame, strip, top, repeated) : place_one(frame, strip, repeated)))
			return false;
		repeated = false;
		frame->fresh = false;
		galley->next++;
	}
	return true;
}

/* Whether strips [next, end) fit a page of their own, if need be without repeated heads. */
static bool fits_a_page(struct state *s, const struct galley *galley, size_t end)
{
	return place_chain_height(s, galley, galley->next, end, true, s->body_height) <= s->body_height + hair;
}

/* The node with that number: numbers rise in reading order. */
static const struct doc_node *numbered(const struct doc_node *node, unsigned number)
{
	while (node && node->number != number) {
		const struct doc_node *child = node->first;
		while (child && child->next && child->next->number <= number)
			child = child->next;
		node = child;
	}
	return node;
}

/* What stands in a strip, as far as the template has a place for it. */
static const struct doc_node *standing_in(struct state *s, const struct strip *strip)
{
	const struct doc_node *node = strip->marks ? strip->mark[0] : NULL;
	if (!node && strip->count && s->sought++ < MOST_SOUGHT)
		node = numbered(s->doc->root, strip->items[0].item.node);
	while (node && !node->from.line)
		node = node->parent;
	return node;
}

static void report(struct state *s, const struct galley *galley, size_t end, enum layout_diag kind)
{
	const struct doc_node *node = NULL;
	for (size_t i = galley->next; i < end && !node; i++)
		node = galley->strips[i].keep;
	if (!node)
		node = standing_in(s, &galley->strips[galley->next]);
	diags_report(s->tools.diags, &layout_diag[kind], node ? node->from : (struct place){0}, node ? "<%s>" : NULL, node ? doc_kind_name(node->kind) : "");
}

/* How far to place now: the end of a chain that fits, or galley->next to go on with the next page. */
static size_t next_end(struct frame *frame, const struct galley *galley, bool repeated)
{
	struct state *s = frame->s;
	const struct strip *next = &galley->strips[galley->next];
	double gap = space_above(frame, next) - (frame->top ? 0 : next->before);
	double room = frame->bottom - frame->y - gap - (repeated ? top_growth(next) : 0);
	for (int glue = GLUE_KEEP; glue <= GLUE_HARD; glue++) {
		size_t end = place_chain_end(s, galley, galley->next, (enum strip_glue)glue);
		if (frame->unbound || place_chain_height(s, galley, galley->next, end, frame->top, room) <= room + hair)
			return end;
		bool fits = fits_a_page(s, galley, end);
		if (!frame->fresh && fits)
			return galley->next;
		if (glue == GLUE_KEEP && !fits && place_chain_end(s, galley, galley->next, GLUE_HARD) != end)
			report(s, galley, end, LAYOUT_DIAG_KEEP);
	}
	if (!frame->fresh)
		return galley->next;
	report(s, galley, galley->next + 1, LAYOUT_DIAG_TALL);
	return galley->next + 1;
}

bool place_galley(struct frame *frame, struct galley *galley)
{
	bool repeated = false;
	while (frame->top && galley->next < galley->count && galley->strips[galley->next].drop)
		galley->next++;
	if (frame->fresh && frame->top && galley->next > 0 && galley->next < galley->count)
		repeated = place_repeats(frame, galley);
	while (galley->next < galley->count) {
		const struct strip *strip = &galley->strips[galley->next];
		if (strip->drop && frame->top) {
			galley->next++;
			continue;
		}
		if (begins_page(frame, strip) && !frame->fresh && !frame->unbound)
			return false;
		if (strip->drop && !frame->unbound && frame->y + strip->before + strip->height > frame->bottom + hair) {
			while (galley->next < galley->count && galley->strips[galley->next].drop)
				galley->next++; /* spaces at the foot of a page are used up by it */
			return galley->next == galley->count;
		}
		size_t end = next_end(frame, galley, repeated);
		if (end == galley->next || !place_chain(frame, galley, end, repeated))
			return false;
		repeated = false;
	}
	return true;
}
