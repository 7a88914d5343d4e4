/* Building strips. */
#include "layout/strip.h"

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

struct strip_item *strip_add_moved(struct state *s, struct strip *to, const struct strip_item *from, double dx, double dy)
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
			strip_add_moved(s, to, &from->items[i], dx, dy)->when = STRIP_ALWAYS;
	for (size_t i = 0; i < from->marks; i++)
		strip_add_mark(s, to, from->mark[i]);
}
