/* Verbatim lines in monospace: their blanks and alignment kept, two columns where nine lines in ten fit half the measure; a longer
 * line goes on behind a hook. A blank line is never first in a column. */
#include "layout/blocks.h"

#include "layout/place.h"

#include <string.h>

enum { COLUMNS_LEAST = 6 }; /* fewer lines stand in one column */
enum { FIRST_LINES = 5 };   /* of many lines, so many stand in each column where they begin */

static const struct doc_node *text_of(const struct doc_node *line)
{
	return line->first && line->first->kind == DOC_TEXT ? line->first : NULL;
}

static const struct style *style_of(const struct doc_node *pre, const struct doc_node *line)
{
	const struct doc_node *text = text_of(line);
	if (text && text->style)
		return text->style;
	return line->style ? line->style : pre->style;
}

static double em(struct state *s, const struct style *style)
{
	return shape_width(s->tools.shaper, style->font, SLICE("0")) + style->font.tracking;
}

/* Columns for the lines of a block: one unless nine in ten fit. */
static unsigned columns_of(struct state *s, const struct doc_node *pre, double column)
{
	size_t lines = 0, fitting = 0;
	for (const struct doc_node *line = pre->first; line; line = line->next) {
		const struct doc_node *text = text_of(line);
		struct slice words = slice_trim_end(slice_of(text ? text->text : NULL));
		lines++;
		fitting += shape_width(s->tools.shaper, style_of(pre, line)->font, words) <= column;
	}
	return lines >= COLUMNS_LEAST && fitting * 10 >= lines * 9 ? pre->columns : 1;
}

static void draw_hook(struct state *s, struct strip *strip, const struct style *style, double x, double up, double hang)
{
	double size = hang < style->font.size ? hang : style->font.size;
	struct shape_metrics m = s->tools.shaper->metrics(s->tools.shaper, style->font.face);
	struct rect box = {x, up - m.x_height * style->font.size / 2 - size / 2, size, size};
	struct strip_item *item = strip_add_item(s, strip, PAGE_SYMBOL, 0, box);
	item->item.name = "hook";
	item->item.color = style->color;
}

static void lay_line(struct flow *f, const struct doc_node *pre, const struct doc_node *node)
{
	struct state *s = f->s;
	if (node->anchor)
		flow_mark(f, node);
	const struct style *style = style_of(pre, node);
	const struct doc_node *words = text_of(node);
	struct inline_text *text = inline_new(s, style);
	text->verbatim = true;
	if (words)
		inline_add_text(s, text, style, words->number, slice_trim_end(slice_of(words->text)));
	double hang = s->look.pre_hang * em(s, style);
	struct line_options options = {.width = f->width, .hang = hang < f->width / 2 ? hang : 0, .verbatim = true};
	struct line *lines;
	size_t count = line_fill(s->scratch, s->tools.shaper, text->spans, text->count, options, &lines);
	for (size_t i = 0; i < count; i++) {
		if (i == 1 || (i > 0 && i + 1 == count))
			f->glue = GLUE_HARD;
		struct inline_strut strut = inline_strut(s, text, &lines[i]);
		struct strip *strip = flow_strip(f, strut.up + strut.down);
		strip->line = i == 0;
		strip->drop = text->count == 0;
		strip_add_rect(s, strip, (struct rect){f->x, 0, f->width, strip->height}, style->background);
		inline_draw(s, strip, text, &lines[i], (struct rect){f->x, 0, f->width, strip->height}, strut.up, STYLE_LEFT);
		if (i > 0)
			draw_hook(s, strip, style, f->x, strut.up, options.hang);
	}
}

static size_t indent_of(const struct doc_node *line)
{
	const struct doc_node *text = text_of(line);
	return text && text->text ? strspn(text->text, " \t") : 0;
}

/* Whether a line is the first below the one that names it: it stands further in. */
static bool is_named_above(const struct doc_node *above, const struct doc_node *line)
{
	return above && text_of(above) && text_of(line) && indent_of(line) > indent_of(above);
}

/* The first lines stand together, and the last two, with the blank ones between them. */
static void glue_ends(struct galley *galley, size_t columns)
{
	size_t lines = 0;
	for (size_t i = 0; i < galley->count; i++)
		lines += galley->strips[i].line && !galley->strips[i].drop;
	size_t seen = 0, first = lines / columns >= 2 * FIRST_LINES ? FIRST_LINES : 2;
	for (size_t i = 0; i < galley->count && lines >= 4; i++) {
		struct strip *strip = &galley->strips[i];
		if (((seen > 0 && seen < first) || seen + 1 == lines) && strip->glue == GLUE_NONE)
			strip->glue = GLUE_HARD;
		seen += strip->line && !strip->drop;
	}
}

void block_pre(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	if (!node->first || !style_of(node, node->first))
		return;
	struct flow_box box = flow_open(f, node->style);
	struct strip_set *set = arena_alloc(s->scratch, sizeof *set);
	set->kind = SET_BALANCED;
	set->galleys = arena_alloc(s->scratch, sizeof *set->galleys);
	set->width = f->width;
	set->pre = node;
	double half = (f->width + s->look.gutter) / (node->columns ? node->columns : 1) - s->look.gutter;
	double fit = s->look.pre_fit * em(s, style_of(node, node->first));
	set->count = node->columns > 1 ? columns_of(s, node, fit < half ? fit : half) : 1;
	double column = set->count > 1 ? half : f->width;
	double *x = arena_array(s->scratch, set->count, sizeof *x);
	for (size_t i = 0; i < set->count; i++)
		x[i] = f->x + (double)i * (column + s->look.gutter);
	set->x = x;
	struct flow inner = flow_new(s, &set->galleys[0], column);
	const struct doc_node *above = NULL;
	for (const struct doc_node *line = node->first; line; above = line, line = line->next) {
		inner.glue = is_named_above(above, line) ? GLUE_HARD : inner.glue;
		lay_line(&inner, node, line);
	}
	glue_ends(&set->galleys[0], set->count);
	set->whole = place_set_height(s, set) <= s->body_height / 10;
	flow_strip(f, 0)->set = set;
	flow_close(f, node->style, box, node);
}
