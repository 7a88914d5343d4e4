/* What the columns of a table hold: least and greatest widths, and the parts of numbers around their separators. Each cell once. */
#include "layout/align.h"
#include "layout/table.h"

enum { FLOOR = 36 }; /* points: words are broken down to columns so narrow before columns are split into groups */

static void widen(struct table_column *column, double min, double max)
{
	if (min > column->widths.min)
		column->widths.min = min;
	if (max > column->widths.max)
		column->widths.max = max;
}

static bool aligned(const struct table_column *column)
{
	return column->spec.align == STYLE_DECIMAL || column->spec.hang_mark;
}

static void measure_number(struct table_column *column, const struct align_parts *parts)
{
	bool decimal = column->spec.align == STYLE_DECIMAL;
	double left = decimal ? parts->left : parts->left + parts->right;
	if (left > column->left)
		column->left = left;
	if (decimal && parts->right > column->right)
		column->right = parts->right;
}

static void measure_cell(struct table *table, struct table_column *column, const struct doc_node *cell, bool head)
{
	struct inline_text **texts;
	size_t count = cell_texts(table->s, cell, &texts);
	if (!head && count == 1 && aligned(column)) {
		struct align_parts parts = align_split(table->s, texts[0], column->spec.hang_mark);
		if (parts.mark > 0)
			column->hang = parts.mark > table->s->look.mark_hang ? parts.mark : table->s->look.mark_hang;
		if (parts.number) {
			measure_number(column, &parts);
			return;
		}
	}
	struct cell_widths widths = cell_measure(table->s, texts, count, cell->style);
	widen(column, widths.min, widths.max);
	widths_count(column->cells, widths.max);
}

/* A cell over several columns widens the last of them by what they lack. */
static void measure_span(struct table *table, size_t first, const struct doc_node *cell)
{
	struct inline_text **texts;
	size_t count = cell_texts(table->s, cell, &texts);
	struct cell_widths widths = cell_measure(table->s, texts, count, cell->style);
	double min = 0, max = 0;
	size_t end = first + cell->span < table->count ? first + cell->span : table->count;
	for (size_t i = first; i < end; i++) {
		double gutter = i > first ? table->s->look.table_gutter : 0;
		min += table->columns[i].widths.min + gutter;
		max += table->columns[i].widths.max + gutter;
	}
	struct widths_column *last = &table->columns[end - 1].widths;
	double less = widths.min - min, more = widths.max - max;
	widen(&table->columns[end - 1], last->min + (less > 0 ? less : 0), last->max + (more > 0 ? more : 0));
}

static void measure_row(struct table *table, const struct doc_node *row, bool spans)
{
	size_t at = 0;
	for (const struct doc_node *cell = row->first; cell && at < table->count; cell = cell->next) {
		unsigned span = cell->span ? cell->span : 1;
		if (span == 1 && !spans)
			measure_cell(table, &table->columns[at], cell, row->kind == DOC_HEADROW);
		else if (span > 1 && spans)
			measure_span(table, at, cell);
		at += span;
	}
}

static void measure_rows(struct table *table, const struct doc_node *parent, bool spans)
{
	for (const struct doc_node *child = parent->first; child; child = child->next) {
		if (child->kind == DOC_GROUP) {
			measure_rows(table, child, spans);
		} else if (child->kind == DOC_ROW || child->kind == DOC_HEADROW) {
			state_begin_brief(table->s);
			measure_row(table, child, spans);
			state_end_brief(table->s);
		}
	}
}

/* Numbers are never broken: their column's floor is their width. */
static void settle(struct table_column *column)
{
	double numbers = column->left + column->right;
	widen(column, numbers, numbers);
	struct widths_column *w = &column->widths;
	w->min += column->hang;
	w->max = (w->max > w->min - column->hang ? w->max : w->min - column->hang) + column->hang;
	w->floor = w->min < FLOOR ? w->min : FLOOR;
	if (numbers + column->hang > w->floor)
		w->floor = numbers + column->hang;
	w->fixed = column->spec.width;
	w->share = column->spec.share;
}

static void measure(struct table *table)
{
	measure_rows(table, table->node, false);
	for (size_t i = 0; i < table->count; i++)
		settle(&table->columns[i]);
	measure_rows(table, table->node, true);
}

static size_t columns_in(const struct doc_node *node)
{
	size_t most = node->table_columns;
	if (most)
		return most < TABLE_COLUMNS ? most : TABLE_COLUMNS;
	for (const struct doc_node *row = node->first; row; row = row->next) {
		size_t cells = 0;
		for (const struct doc_node *cell = row->first; cell; cell = cell->next)
			cells += cell->span ? cell->span : 1;
		most = cells > most ? cells : most;
	}
	return most < TABLE_COLUMNS ? most : TABLE_COLUMNS;
}

struct table *table_measured(struct state *s, const struct doc_node *node)
{
	if (s->measured && s->measured->node == node)
		return s->measured;
	struct table *table = arena_alloc(s->scratch, sizeof *table);
	*table = (struct table){.s = s, .node = node, .count = columns_in(node)};
	for (size_t i = 0; i < table->count && i < node->table_columns; i++)
		table->columns[i].spec = node->table[i];
	for (size_t i = 0; i < table->count; i++)
		table->columns[i].widths.cells = table->columns[i].cells = arena_array(s->scratch, WIDTHS_BINS, sizeof(unsigned));
	measure(table);
	s->measured = table;
	return table;
}
