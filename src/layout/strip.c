/* Building strips. */
#include "layout/strip.h"

#include <string.h>

double strip_repeat_height(const struct strip_region *region, bool wide)
{
	double height = 0;
	for (size_t i = 0; region->wide == wide && region->repeat && i < region->repeat->count; i++)
		height += region->repeat->strips[i].height + region->repeat->strips[i].before;
	return height > 0 ? height + region->after : 0;
}

struct strip *strip_add(struct state *s, struct galley *galley)
{
	return arena_push(s->scratch, &galley->strips, &galley->count, &galley->capacity, sizeof(struct strip));
}

/* Most strips are one line with one or two items. */
static struct strip_item *add(struct state *s, struct strip *strip)
{
	enum { FEW = 2 };
	if (strip->capacity == 0) {
		strip->items = arena_array(s->scratch, FEW, sizeof *strip->items);
		strip->capacity = FEW;
	}
	return arena_push(s->scratch, &strip->items, &strip->count, &strip->capacity, sizeof *strip->items);
}

struct strip strip_seal(struct arena *arena, const struct strip *strip)
{
	struct strip sealed = *strip;
	sealed.items = arena_array(arena, strip->count, sizeof *strip->items);
	sealed.capacity = strip->count;
	if (strip->count)
		memcpy(sealed.items, strip->items, strip->count * sizeof *strip->items);
	return sealed;
}

bool strip_is_late(const struct strip *strip)
{
	for (size_t i = 0; i < strip->count; i++)
		if (strip->items[i].late)
			return true;
	return false;
}

struct strip_item *strip_add_item(struct state *s, struct strip *strip, enum page_item_kind kind, unsigned node, struct rect box)
{
	struct strip_item *item = add(s, strip);
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
	struct strip_item *item = add(s, to);
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
