/* Cells: measured once for the widths of columns, laid out once at their width, drawn into a row's strip. */
#include "layout/cell.h"

size_t cell_texts(struct state *s, const struct doc_node *cell, struct inline_text ***texts)
{
	size_t count = 0, capacity = 0;
	*texts = NULL;
	bool own = false;
	for (const struct doc_node *child = cell->first; child; child = child->next) {
		if (doc_is_inline(child->kind) && own)
			continue;
		own |= doc_is_inline(child->kind);
		struct inline_text *text = inline_collect(s, doc_is_inline(child->kind) ? cell : child);
		struct inline_text **slot = arena_push(s->scratch, texts, &count, &capacity, sizeof *slot);
		*slot = text;
	}
	return count;
}

struct cell_widths cell_measure(struct state *s, struct inline_text *const *texts, size_t count, const struct style *style)
{
	struct cell_widths widths = {0};
	for (size_t i = 0; i < count; i++) {
		double inset = texts[i]->style->indent > texts[i]->style->hang ? texts[i]->style->indent : texts[i]->style->hang;
		double max = inline_max_width(s, texts[i]) + texts[i]->style->indent;
		double min = inline_min_width(s, texts[i]) + inset;
		widths.min = min > widths.min ? min : widths.min;
		widths.max = max > widths.max ? max : widths.max;
	}
	double pad = style ? style->pad_left + style->pad_right : 0;
	return (struct cell_widths){widths.min + pad, (widths.max > widths.min ? widths.max : widths.min) + pad};
}

struct cell cell_lay_texts(struct state *s, struct inline_text *const *texts, size_t count, double width, enum style_align align)
{
	struct cell cell = {.width = width, .align = align};
	for (size_t i = 0; i < count; i++) {
		struct line *lines;
		size_t n = inline_lines(s, texts[i], width, &lines);
		for (size_t k = 0; k < n; k++) {
			struct cell_line *line = arena_push(s->scratch, &cell.lines, &cell.count, &cell.capacity, sizeof *line);
			*line = (struct cell_line){texts[i], &lines[k], inline_strut(s, texts[i], &lines[k]), 0};
			if (k == 0 && i > 0)
				line->space = texts[i]->style->space_before;
			cell.height += line->space + line->strut.up + line->strut.down;
		}
	}
	if (cell.count)
		cell.up = cell.lines[0].strut.up;
	return cell;
}

struct cell cell_lay(struct state *s, const struct doc_node *node, double width, enum style_align align)
{
	struct inline_text **texts;
	size_t count = cell_texts(s, node, &texts);
	if (align == STYLE_LEFT && count && texts[0]->style->align != STYLE_DECIMAL)
		align = texts[0]->style->align;
	return cell_lay_texts(s, texts, count, width, align);
}

void cell_draw(struct state *s, struct strip *strip, const struct cell *cell, double x, double y, enum strip_when when)
{
	size_t first = strip->count;
	for (size_t i = 0; i < cell->count; i++) {
		const struct cell_line *line = &cell->lines[i];
		y += line->space;
		struct rect box = {x + cell->shift, y, cell->width, line->strut.up + line->strut.down};
		inline_draw(s, strip, line->text, line->line, box, line->strut.up, cell->align);
		y += box.h;
	}
	for (size_t i = first; i < strip->count; i++)
		strip->items[i].when = when;
}
