/* Simple blocks: paragraphs, spaces, page breaks, charts, tinted bands, columns side by side. */
#include "layout/blocks.h"

#include "chart/chart.h"
#include "layout/place.h"

static void lay_para(struct flow *f, const struct doc_node *node)
{
	struct inline_text *text = inline_collect(f->s, node);
	flow_mark_inside(f, node);
	if (text->count)
		flow_lines(f, text, text->style->align);
}

void block_para(struct flow *f, const struct doc_node *node)
{
	if (node->style && node->style->background.a) {
		block_band(f, node);
		return;
	}
	struct flow_box box = flow_open(f, node->style);
	lay_para(f, node);
	flow_close(f, node->style, box, node);
}

void block_plain(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	flow_blocks(f, node);
	flow_close(f, node->style, box, node);
}

void block_space(struct flow *f, const struct doc_node *node)
{
	enum strip_glue glue = f->glue;
	double space = f->space;
	f->space = 0;
	flow_strip(f, node->height + space)->drop = true;
	f->glue = glue; /* a heading stays with what follows the space */
}

void block_break(struct flow *f, const struct doc_node *node)
{
	(void)node;
	f->new_page = true;
	f->glue = GLUE_NONE;
}

struct strip flow_compose(struct state *s, struct galley *galley)
{
	struct sheet sheet = {0};
	struct frame frame = {.s = s, .sheet = &sheet, .bottom = 1e9, .top = true, .fresh = true, .unbound = true};
	place_galley(&frame, galley);
	struct strip whole = {.height = frame.y};
	for (size_t i = 0; i < sheet.count; i++) {
		const struct placement *p = &sheet.placements[i];
		strip_merge(s, &whole, p->strip, p->x, p->y, p->top);
	}
	return whole;
}

static double natural_height(struct state *s, const struct galley *galley, size_t first)
{
	double height = 0;
	for (size_t i = first; i < galley->count; i++) {
		const struct strip *strip = &galley->strips[i];
		height += (i > first ? strip->before : 0) + (strip->set ? place_set_height(s, strip->set) : strip->height);
	}
	return height;
}

/* The strips from `first` on as one, in their place, before a background. */
static void join(struct flow *f, size_t first, struct rect area, struct color background)
{
	struct strip *strips = &f->galley->strips[first];
	struct galley inside = {.count = f->galley->count - first, .strips = strips};
	struct strip content = flow_compose(f->s, &inside), whole = strips[0];
	whole.set = NULL;
	whole.height = content.height;
	whole.count = whole.capacity = whole.marks = whole.marks_capacity = 0;
	whole.items = NULL;
	whole.mark = NULL;
	area.h = content.height;
	strip_add_rect(f->s, &whole, area, background);
	strip_merge(f->s, &whole, &content, 0, 0, false);
	f->galley->strips[first] = whole;
	f->galley->count = first + 1;
}

static void tint(struct flow *f, size_t first, struct rect area, struct color background)
{
	struct strip_tint *shared = arena_alloc(f->s->scratch, sizeof *shared);
	*shared = (struct strip_tint){area.x, area.w, background};
	for (size_t i = first; i < f->galley->count; i++) {
		f->galley->strips[i].tint = shared;
		f->galley->strips[i].tint_begins = i == first;
	}
}

static void lay_inside(struct flow *f, const struct doc_node *node, const struct style *style)
{
	size_t first = f->galley->count;
	if (style->pad_top > 0) {
		flow_strip(f, style->pad_top);
		f->glue = GLUE_HARD;
		first++;
	}
	if (node->kind == DOC_PARA)
		lay_para(f, node);
	else
		flow_blocks(f, node);
	if (style->pad_top > 0 && f->galley->count > first)
		f->galley->strips[first].before = 0;
	f->space = 0;
	if (style->pad_bottom > 0) {
		f->glue = GLUE_HARD;
		flow_strip(f, style->pad_bottom)->drop = true;
	}
}

/* A tinted box: one strip while it fits a page, else strips that are tinted one by one. */
void block_band(struct flow *f, const struct doc_node *node)
{
	static const struct style clear = {0};
	const struct style *style = node->style ? node->style : &clear;
	struct style outside = *style;
	outside.pad_top = outside.pad_bottom = outside.pad_left = outside.pad_right = 0;
	struct flow_box box = flow_open(f, &outside);
	size_t first = f->galley->count;
	struct rect area = {f->x, 0, f->width, 0};
	double room = flow_room(f);
	bool turns = f->turns;
	f->turns = false;
	double inner = f->width - style->pad_left - style->pad_right;
	f->x += style->pad_left;
	f->width = inner > 1 ? inner : 1;
	lay_inside(f, node, style);
	if (f->galley->count > first && natural_height(f->s, f->galley, first) <= room)
		join(f, first, area, style->background);
	else
		tint(f, first, area, style->background);
	f->turns = turns;
	flow_close(f, &outside, box, node);
}

void block_chart(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	if (!node->chart)
		return;
	struct flow_box box = flow_open(f, node->style);
	struct chart_frame frame = {.width = f->width, .height = node->height};
	struct picture *picture = chart_draw(s->tools.arena, s->tools.shaper, s->tools.theme, node->chart, frame);
	double room = flow_room(f); /* below its heading */
	if (picture && picture->height > room) {
		frame.height = room;
		picture = chart_draw(s->tools.arena, s->tools.shaper, s->tools.theme, node->chart, frame);
	}
	if (picture) {
		struct strip *strip = flow_strip(f, picture->height);
		struct rect area = {f->x, 0, picture->width, picture->height};
		strip_add_item(s, strip, PAGE_PICTURE, node->number, area)->item.picture = picture;
	}
	flow_close(f, node->style, box, node);
}

enum { COLUMN_LEAST = 30 }; /* points: where a column were narrower, columns stand one below the other */

static unsigned span_of(const struct flow *f, const struct doc_node *column)
{
	unsigned grid = f->s->look.grid, span = column->columns ? column->columns : 1;
	double width = span * (f->width + f->s->look.gutter) / grid - f->s->look.gutter;
	return span < grid && width >= COLUMN_LEAST ? span : grid;
}

/* Columns of one row of the grid: from `first` while their spans fit. Gives the first that does not. */
static const struct doc_node *row_of_columns(const struct flow *f, const struct doc_node *first, size_t *count)
{
	unsigned used = 0;
	*count = 0;
	const struct doc_node *column = first;
	for (; column; column = column->next) {
		unsigned span = span_of(f, column);
		if (*count && used + span > f->s->look.grid)
			break;
		used += span;
		++*count;
	}
	return column;
}

static void lay_columns(struct flow *f, struct strip_set *set, const struct doc_node *first)
{
	struct state *s = f->s;
	double unit = (f->width + s->look.gutter) / s->look.grid;
	double *x = arena_array(s->scratch, set->count, sizeof *x);
	double left = f->x, before = 0;
	const struct doc_node *column = first;
	for (size_t i = 0; i < set->count; i++, column = column->next) {
		double width = span_of(f, column) * unit - s->look.gutter;
		struct flow inner = flow_new(s, &set->galleys[i], width);
		inner.lead = s->body_height - flow_room(f);
		flow_block(&inner, column);
		flow_end(&inner);
		const struct galley *galley = &set->galleys[i];
		if (galley->count && galley->strips[0].before > before)
			before = galley->strips[0].before;
		if (inner.space > set->after)
			set->after = inner.space;
		x[i] = left;
		left += width + s->look.gutter;
	}
	set->x = x;
	flow_space(f, before);
}

void block_columns(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	struct flow_box box = flow_open(f, node->style);
	for (const struct doc_node *first = node->first; first;) {
		struct strip_set *set = arena_alloc(s->scratch, sizeof *set);
		set->kind = SET_COLUMNS;
		const struct doc_node *next = row_of_columns(f, first, &set->count);
		set->galleys = arena_array(s->scratch, set->count, sizeof *set->galleys);
		set->width = f->width;
		lay_columns(f, set, first);
		set->whole = place_set_height(s, set) <= s->body_height / 3;
		flow_strip(f, 0)->set = set;
		flow_space(f, set->after);
		first = next;
	}
	flow_close(f, node->style, box, node);
}
