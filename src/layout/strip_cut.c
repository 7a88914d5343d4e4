/* Cuts at heights where no text or picture stands, found by a sweep; rectangles are divided. Where there are no such heights, takes
 * what fits and lets each column go on by itself. */
#include "layout/strip_cut.h"

#include <stdlib.h>

struct extent {
	double top, bottom;
};

static int by_top(const void *a, const void *b)
{
	const struct extent *x = a, *y = b;
	return (x->top > y->top) - (x->top < y->top);
}

/* Where texts and pictures stand, from top to bottom. */
static size_t extents(struct state *s, const struct strip *strip, struct extent **list)
{
	*list = arena_array(s->scratch, strip->count + 1, sizeof **list);
	size_t n = 0;
	for (size_t i = 0; i < strip->count; i++) {
		const struct page_item *item = &strip->items[i].item;
		if (item->kind != PAGE_RECT && item->kind != PAGE_LINK)
			(*list)[n++] = (struct extent){item->box.y, item->box.y + item->box.h};
	}
	qsort(*list, n, sizeof **list, by_top);
	return n;
}

/* The heights at which the strip may be cut, with its top and bottom. */
static size_t find_cuts(struct state *s, const struct strip *strip, double **cuts)
{
	struct extent *list;
	size_t n = extents(s, strip, &list), count = 0;
	*cuts = arena_array(s->scratch, n + 2, sizeof **cuts);
	(*cuts)[count++] = 0;
	double bottom = n ? list[0].bottom : 0;
	for (size_t i = 1; i < n; i++) {
		if (list[i].top >= bottom)
			(*cuts)[count++] = (bottom + list[i].top) / 2;
		if (list[i].bottom > bottom)
			bottom = list[i].bottom;
	}
	(*cuts)[count++] = strip->height;
	return count;
}

static double tallest_part(const double *cuts, size_t count)
{
	double tallest = 0;
	for (size_t i = 1; i < count; i++)
		if (cuts[i] - cuts[i - 1] > tallest)
			tallest = cuts[i] - cuts[i - 1];
	return tallest;
}

/* Index of the part in which the height y lies. */
static size_t part_of(const double *cuts, size_t count, double y)
{
	size_t low = 0, high = count - 1;
	while (high - low > 1) {
		size_t middle = (low + high) / 2;
		if (y >= cuts[middle])
			low = middle;
		else
			high = middle;
	}
	return low;
}

static void distribute(struct state *s, struct strip *parts, const double *cuts, size_t count, const struct strip_item *item)
{
	struct rect box = item->item.box;
	size_t first = part_of(cuts, count, item->item.kind == PAGE_RECT ? box.y : box.y + box.h / 2), last = first;
	if (item->item.kind == PAGE_RECT)
		last = part_of(cuts, count, box.y + box.h - 1e-6);
	for (size_t k = first; k <= last; k++) {
		struct strip_item *copy = strip_add_moved(s, &parts[k], item, 0, -cuts[k]);
		copy->when = STRIP_ALWAYS;
		if (first == last)
			continue;
		double top = box.y > cuts[k] ? box.y : cuts[k];
		double bottom = box.y + box.h < cuts[k + 1] ? box.y + box.h : cuts[k + 1];
		copy->item.box.y = top - cuts[k];
		copy->item.box.h = bottom - top;
	}
}

/* The first part of `strip` with all that it says about spaces and glue; the others follow without. */
static struct strip *add_part(struct state *s, struct galley *galley, const struct strip *strip, bool first, double height)
{
	struct strip *part = strip_add(s, galley);
	*part = *strip;
	part->count = part->capacity = 0;
	part->items = NULL;
	part->top_height = 0;
	part->height = height;
	if (first)
		return part;
	part->before = 0;
	part->glue = GLUE_NONE;
	part->marks = 0;
	part->new_page = part->line = false;
	part->page_room = 0;
	return part;
}

/* The rule above a row stands above each of its parts that begins a page. */
static void repeat_rule(struct state *s, struct strip *parts, size_t count, const struct strip_item *item)
{
	enum { RULE = 2 }; /* points: what is higher is a tint */
	if (item->item.kind != PAGE_RECT || item->item.box.y > 0 || item->item.box.h > RULE)
		return;
	for (size_t k = 1; k < count; k++)
		strip_add_moved(s, &parts[k], item, 0, 0)->when = STRIP_AT_TOP;
}

static void cut_at(struct state *s, struct galley *galley, const struct strip *strip, const double *cuts, size_t count)
{
	size_t parts = count - 1, first = galley->count;
	for (size_t k = 0; k < parts; k++) {
		struct strip *part = add_part(s, galley, strip, k == 0, cuts[k + 1] - cuts[k]);
		if (k == 1 || (k > 0 && k + 1 == parts))
			part->glue = GLUE_HARD;
	}
	for (size_t i = 0; i < strip->count; i++) {
		if (strip->items[i].when != STRIP_AT_TOP)
			distribute(s, &galley->strips[first], cuts, count, &strip->items[i]);
		repeat_rule(s, &galley->strips[first], parts, &strip->items[i]);
	}
}

static double bottom_of(const struct strip_item *item)
{
	return item->item.box.y + item->item.box.h;
}

/* Fills `part` with the items not yet taken that end within `limit` of `start`. Gives where the rest begins. */
static double fill_part(struct state *s, struct strip *part, const struct strip *strip, bool *taken, double start, double limit)
{
	double rest = strip->height, bottom = start;
	for (size_t i = 0; i < strip->count; i++) {
		const struct strip_item *item = &strip->items[i];
		if (taken[i] || item->item.kind == PAGE_RECT)
			continue;
		bool alone = item->item.box.h > limit && item->item.box.y <= start + 1e-6;
		if (bottom_of(item) <= start + limit + 1e-6 || alone) {
			taken[i] = true;
			bottom = bottom_of(item) > bottom ? bottom_of(item) : bottom;
			strip_add_moved(s, part, item, 0, -start)->when = STRIP_ALWAYS;
		} else if (item->item.box.y < rest) {
			rest = item->item.box.y;
		}
	}
	part->height = bottom - start;
	return rest;
}

/* The rectangles of the strip between two heights, drawn before the texts. */
static void fill_rects(struct state *s, struct strip *part, const struct strip *strip, double top, double bottom)
{
	for (size_t i = 0; i < strip->count; i++) {
		const struct page_item *item = &strip->items[i].item;
		double from = item->box.y > top ? item->box.y : top, to = item->box.y + item->box.h;
		to = to < bottom ? to : bottom;
		if (item->kind == PAGE_RECT && strip->items[i].when != STRIP_AT_TOP && to > from)
			strip_add_rect(s, part, (struct rect){item->box.x, from - top, item->box.w, to - from}, item->color);
	}
}

static void cut_unevenly(struct state *s, struct galley *galley, const struct strip *strip, double limit)
{
	bool *taken = arena_array(s->scratch, strip->count, sizeof *taken);
	for (double start = 0; start < strip->height;) {
		struct strip *part = add_part(s, galley, strip, start == 0, 0);
		struct strip texts = {0};
		double rest = fill_part(s, &texts, strip, taken, start, limit);
		part->height = rest < strip->height ? texts.height : strip->height - start;
		part->height = part->height < limit ? part->height : limit;
		fill_rects(s, part, strip, start, start + part->height);
		for (size_t i = 0; i < texts.count; i++)
			strip_add_moved(s, part, &texts.items[i], 0, 0);
		start = rest > start ? rest : strip->height;
	}
}

void strip_cut(struct state *s, struct galley *galley, const struct strip *strip, double limit)
{
	if (strip->height <= limit || limit < 1) {
		*strip_add(s, galley) = *strip;
		return;
	}
	double *cuts;
	size_t count = find_cuts(s, strip, &cuts);
	if (tallest_part(cuts, count) <= limit)
		cut_at(s, galley, strip, cuts, count);
	else
		cut_unevenly(s, galley, strip, limit);
}
