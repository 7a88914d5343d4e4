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

/* Where texts and pictures stand, from top to bottom; `slack` of their heights may be cut into at either end. */
static size_t extents(struct state *s, const struct strip *strip, double slack, struct extent **list)
{
	*list = arena_array(s->scratch, strip->count + 1, sizeof **list);
	size_t n = 0;
	for (size_t i = 0; i < strip->count; i++) {
		const struct page_item *item = &strip->items[i].item;
		if (item->kind == PAGE_RECT || item->kind == PAGE_LINK)
			continue;
		double less = item->kind == PAGE_PICTURE ? 0 : item->box.h * slack;
		(*list)[n++] = (struct extent){item->box.y + less, item->box.y + item->box.h - less};
	}
	qsort(*list, n, sizeof **list, by_top);
	return n;
}

/* The heights at which the strip may be cut, with its top and bottom; *tallest becomes the height of the tallest part. */
static size_t find_cuts(struct state *s, const struct strip *strip, double slack, double **cuts, double *tallest)
{
	struct extent *list;
	size_t n = extents(s, strip, slack, &list), count = 0;
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
	*tallest = 0;
	for (size_t i = 1; i < count; i++)
		if ((*cuts)[i] - (*cuts)[i - 1] > *tallest)
			*tallest = (*cuts)[i] - (*cuts)[i - 1];
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
	static const double slacks[] = {0, 0.08, 0.16}; /* of tall fonts on a narrow leading, boxes of neighbouring lines overlap */
	double *cuts = NULL, tallest = strip->height;
	size_t count = 0;
	for (size_t i = 0; i < sizeof slacks / sizeof slacks[0] && tallest > limit; i++) {
		double *other, other_tallest;
		size_t other_count = find_cuts(s, strip, slacks[i], &other, &other_tallest);
		if (other_tallest >= tallest)
			continue;
		cuts = other;
		tallest = other_tallest;
		count = other_count;
	}
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
