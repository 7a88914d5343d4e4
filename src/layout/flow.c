/* Flow's machinery: pending spaces, boxes, lines, and the table of block kinds. */
#include "layout/flow.h"

#include "layout/blocks.h"
#include "layout/strip_cut.h"

struct flow flow_new(struct state *s, struct galley *galley, double width)
{
	return (struct flow){.s = s, .galley = galley, .width = width > 1 ? width : 1};
}

void flow_space(struct flow *f, double space)
{
	if (space > f->space)
		f->space = space;
}

void flow_mark(struct flow *f, const struct doc_node *node)
{
	const struct doc_node **mark = arena_push(f->s->scratch, &f->mark, &f->marks, &f->marks_capacity, sizeof *mark);
	*mark = node;
}

void flow_mark_inside(struct flow *f, const struct doc_node *node)
{
	for (const struct doc_node *child = node->first; child; child = child->next) {
		if (child->anchor)
			flow_mark(f, child);
		flow_mark_inside(f, child);
	}
}

static void give_pending(struct flow *f, struct strip *strip)
{
	strip->before = f->space;
	strip->glue = f->glue;
	strip->new_page = f->new_page;
	strip->region = f->region;
	strip->wide = f->s->wide;
	for (size_t i = 0; i < f->marks; i++)
		strip_add_mark(f->s, strip, f->mark[i]);
	f->space = 0;
	f->glue = GLUE_NONE;
	f->new_page = false;
	f->marks = 0;
	f->s->work++;
}

struct strip *flow_strip(struct flow *f, double height)
{
	struct strip *strip = strip_add(f->s, f->galley);
	strip->height = height;
	give_pending(f, strip);
	return strip;
}

/* Height of what is glued hard above the next strip: a heading, a head. */
static double lead(const struct flow *f)
{
	double height = 0;
	enum strip_glue glue = f->glue;
	size_t i = f->galley->count;
	for (; i > 0 && glue == GLUE_HARD; i--) {
		const struct strip *above = &f->galley->strips[i - 1];
		height += above->height + (i > 1 ? above->before : 0);
		glue = above->glue;
	}
	return height + f->space + (i == 0 ? f->lead : 0);
}

double flow_room(const struct flow *f)
{
	double repeats = 0, above = lead(f);
	for (const struct strip_region *r = f->region; r; r = r->outer)
		repeats += strip_repeat_height(r, f->s->wide);
	return f->s->body_height - (above > repeats ? above : repeats);
}

struct strip_region *flow_region(struct flow *f, struct galley *repeat)
{
	struct strip_region *region = arena_alloc(f->s->scratch, sizeof *region);
	*region = (struct strip_region){.outer = f->region, .first = f->galley->count, .repeat = repeat, .wide = f->s->wide};
	f->region = region;
	return region;
}

void flow_append(struct flow *f, struct strip *strip)
{
	double room = flow_room(f);
	give_pending(f, strip);
	strip_cut(f->s, f->galley, strip, room);
}

void flow_end(struct flow *f)
{
	f->new_page = false; /* no page for nothing */
	if (f->marks)
		flow_strip(f, 0);
}

struct flow_box flow_open(struct flow *f, const struct style *style)
{
	struct flow_box box = {f->x, f->width, f->galley->count};
	if (!style)
		return box;
	flow_space(f, style->space_before);
	double rule = style->rule > 0 ? style->rule + style->rule_gap : 0;
	if (rule + style->pad_top > 0) {
		struct strip *strip = flow_strip(f, rule + style->pad_top);
		strip_add_rect(f->s, strip, (struct rect){f->x, 0, f->width, style->rule}, style->rule_color);
		f->glue = GLUE_HARD;
	}
	double inner = f->width - style->pad_left - style->pad_right;
	f->x += style->pad_left;
	f->width = inner > 1 ? inner : 1;
	if (style->width > 0 && style->width < f->width)
		f->width = style->width;
	return box;
}

static void keep_together(struct flow *f, size_t first, const struct doc_node *node)
{
	for (size_t i = first + 1; i < f->galley->count; i++) {
		struct strip *strip = &f->galley->strips[i];
		if (strip->glue == GLUE_NONE)
			strip->glue = GLUE_KEEP;
		if (!strip->keep)
			strip->keep = node;
	}
}

void flow_close(struct flow *f, const struct style *style, struct flow_box box, const struct doc_node *node)
{
	f->x = box.x;
	f->width = box.width;
	if (!style)
		return;
	if (style->pad_bottom > 0 && f->galley->count > box.first) {
		f->glue = GLUE_HARD;
		f->space = 0;
		flow_strip(f, style->pad_bottom)->drop = true;
	}
	flow_space(f, style->space_after);
	if (style->keep)
		keep_together(f, box.first, node);
	if (style->keep_next && f->galley->count > box.first)
		f->glue = GLUE_HARD;
}

void flow_turn(struct flow *f, bool wide)
{
	double before = f->s->body_width;
	state_turn(f->s, wide);
	f->width += f->s->body_width - before;
	f->glue = GLUE_NONE;
}

void flow_lines(struct flow *f, const struct inline_text *text, enum style_align align)
{
	struct line *lines;
	size_t count = inline_lines(f->s, text, f->width, &lines);
	for (size_t i = 0; i < count; i++) {
		if (i == 1 || (i > 0 && i + 1 == count))
			f->glue = GLUE_HARD;
		struct inline_strut strut = inline_strut(f->s, text, &lines[i]);
		struct strip *strip = flow_strip(f, strut.up + strut.down);
		inline_draw(f->s, strip, text, &lines[i], (struct rect){f->x, 0, f->width, strut.up + strut.down}, strut.up, align);
	}
}

typedef void block_maker(struct flow *f, const struct doc_node *node);

static block_maker *const makers[DOC_KINDS] = {
	[DOC_SECTION] = block_section,
	[DOC_HEAD] = block_head,
	[DOC_PARA] = block_para,
	[DOC_TITLE] = block_para,
	[DOC_COLUMNS] = block_columns,
	[DOC_COLUMN] = block_plain,
	[DOC_FIELDS] = block_fields,
	[DOC_FACTS] = block_facts,
	[DOC_TABLE] = block_table,
	[DOC_PRE] = block_pre,
	[DOC_CHART] = block_chart,
	[DOC_BAND] = block_band,
	[DOC_SPACE] = block_space,
	[DOC_BREAK] = block_break,
	[DOC_TOC] = block_toc,
};

void flow_block(struct flow *f, const struct doc_node *node)
{
	f->s->work++;
	if (node->anchor || node->kind == DOC_SECTION)
		flow_mark(f, node);
	if (makers[node->kind])
		makers[node->kind](f, node);
}

void flow_blocks(struct flow *f, const struct doc_node *parent)
{
	bool lines = false; /* inlines directly in a container are one paragraph, laid out at the first of them */
	for (const struct doc_node *child = parent->first; child; child = child->next) {
		if (!doc_is_inline(child->kind)) {
			flow_block(f, child);
		} else if (!lines) {
			lines = true;
			struct inline_text *text = inline_collect(f->s, parent);
			flow_lines(f, text, text->style->align);
		}
	}
}
