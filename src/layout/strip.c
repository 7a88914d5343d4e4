/* Building strips and cutting those that are taller than a page. */
#include "layout/strip.h"

#include <stdlib.h>
#include <string.h>

struct strip *strip_add(struct state *s, struct galley *galley)
{
	return arena_push(s->scratch, &galley->strips, &galley->count, &galley->capacity, sizeof(struct strip));
}

struct strip_item *strip_add_item(struct state *s, struct strip *strip, enum page_item_kind kind, unsigned node, struct rect box)
{
	struct strip_item *item = arena_push(s->scratch, &strip->items, &strip->count, &strip->capacity, sizeof *item);
	item->item.kind = kind;
	item->item.node = s->artifact ? 0 : node;
	item->item.box = box;
	return item;
}

void strip_add_rect(struct state *s, struct strip *strip, struct rect box, struct color color)
{
	if (color.a == 0 || box.w <= 0 || box.h <= 0)
		return;
	struct strip_item *item = strip_add_item(s, strip, PAGE_RECT, 0, box);
	item->item.color = color;
}

void strip_add_mark(struct state *s, struct strip *strip, const struct doc_node *node)
{
	const struct doc_node **mark = arena_push(s->scratch, &strip->mark, &strip->marks, &strip->marks_capacity, sizeof *mark);
	*mark = node;
}

static struct strip_item *add_moved(struct state *s, struct strip *to, const struct strip_item *from, double dx, double dy)
{
	struct strip_item *item = arena_push(s->scratch, &to->items, &to->count, &to->capacity, sizeof *item);
	*item = *from;
	item->item.box.x += dx;
	item->item.box.y += dy;
	item->item.baseline += dy;
	return item;
}

void strip_merge(struct state *s, struct strip *to, const struct strip *from, double dx, double dy, bool top)
{
	for (size_t i = 0; i < from->count; i++)
		if (from->items[i].when == STRIP_ALWAYS || (from->items[i].when == STRIP_AT_TOP) == top)
			add_moved(s, to, &from->items[i], dx, dy)->when = STRIP_ALWAYS;
	for (size_t i = 0; i < from->marks; i++)
		strip_add_mark(s, to, from->mark[i]);
}

struct extent {
	double top, bottom;
};

static int by_top(const void *a, const void *b)
{
	const struct extent *x = a, *y = b;
	return (x->top > y->top) - (x->top < y->top);
}

/* Where texts and pictures stand, without the slack of ascent and descent, from top to bottom. */
static size_t extents(struct state *s, const struct strip *strip, struct extent **list)
{
	*list = arena_array(s->scratch, strip->count + 1, sizeof **list);
	size_t n = 0;
	for (size_t i = 0; i < strip->count; i++) {
		const struct page_item *item = &strip->items[i].item;
		if (item->kind == PAGE_RECT || item->kind == PAGE_LINK)
			continue;
		double slack = item->kind == PAGE_PICTURE ? 0 : item->box.h * 0.15;
		(*list)[n++] = (struct extent){item->box.y + slack, item->box.y + item->box.h - slack};
	}
	qsort(*list, n, sizeof **list, by_top);
	return n;
}

/* The heights at which the strip may be cut, `cuts` with its top and bottom. */
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
		struct strip_item *copy = add_moved(s, &parts[k], item, 0, -cuts[k]);
		copy->when = STRIP_ALWAYS;
		if (first == last)
			continue;
		double top = box.y > cuts[k] ? box.y : cuts[k];
		double bottom = box.y + box.h < cuts[k + 1] ? box.y + box.h : cuts[k + 1];
		copy->item.box.y = top - cuts[k];
		copy->item.box.h = bottom - top;
	}
}

void strip_append_cut(struct state *s, struct galley *galley, const struct strip *strip, double limit)
{
	double *cuts = NULL;
	size_t count = strip->height > limit ? find_cuts(s, strip, &cuts) : 0;
	if (count < 3) {
		*strip_add(s, galley) = *strip;
		return;
	}
	size_t parts = count - 1, first = galley->count;
	struct strip rest = *strip;
	rest.count = rest.capacity = 0;
	rest.items = NULL;
	rest.top_height = 0;
	for (size_t k = 0; k < parts; k++) {
		struct strip *part = strip_add(s, galley);
		*part = rest;
		part->height = cuts[k + 1] - cuts[k];
		if (k > 0) {
			part->before = 0;
			part->glue = k == 1 || k + 1 == parts ? GLUE_HARD : GLUE_NONE;
			part->marks = 0;
			part->new_page = part->line = false;
		}
	}
	for (size_t i = 0; i < strip->count; i++)
		if (strip->items[i].when != STRIP_AT_TOP)
			distribute(s, &galley->strips[first], cuts, count, &strip->items[i]);
}
