/* The details of a bar alone as a table: a row a detail, its label first. One that is wider than the slide in the smallest type is no
 * table: the details stay lines of text. */
#include "chart/stacked_table.h"

#include <math.h>

static const struct stacked_bar *only_bar(const struct stacked *stacked)
{
	return &stacked->bars[0];
}

bool stacked_table_holds(const struct stacked *stacked, const struct stacked_detail *detail)
{
	return stacked->table.shown && detail->celled;
}

static const char *cell_text(const struct stacked_detail *detail, size_t column)
{
	const char *text = column == 0 ? detail->label : detail->cells[column - 1]->text;
	return text ? text : "–";
}

/* Widths in the type at hand, figures at the right; gives the width of all. */
static double measure(struct stacked *stacked)
{
	struct stacked_table *table = &stacked->table;
	const struct stacked_bar *bar = only_bar(stacked);
	double all = 0;
	table->gap = table->text.size * 1.8;
	for (size_t c = 0; c <= STACKED_CELLS; c++) {
		double width = 0;
		table->right[c] = c > 0;
		for (size_t i = 0; i < bar->detail_count; i++) {
			const struct stacked_detail *detail = &bar->details[i];
			if (!detail->celled || (c > 0 && !detail->cells[c - 1]->text))
				continue;
			width = fmax(width, canvas_width(stacked->canvas, table->text, cell_text(detail, c)));
			table->right[c] = table->right[c] && detail->cells[c - 1]->known;
		}
		table->widths[c] = width > 0 ? fmax(width, canvas_width(stacked->canvas, table->small, table->heads[c])) : 0;
		all += table->widths[c] > 0 ? table->widths[c] + (c ? table->gap : 0) : 0;
	}
	return all;
}

void stacked_table_fit(struct stacked *stacked)
{
	static const char *const sizes[] = {"text-size", "label-size", "tick-size"};
	const struct canvas *canvas = stacked->canvas;
	struct stacked_table *table = &stacked->table;
	bool celled = false;
	for (size_t i = 0; stacked->count == 1 && i < only_bar(stacked)->detail_count; i++)
		celled = celled || only_bar(stacked)->details[i].celled;
	table->small = canvas_font(canvas, SHAPE_SANS, "tick-size");
	for (size_t i = 0; canvas->slide && celled && !table->shown && i < sizeof sizes / sizeof *sizes; i++) {
		table->text = canvas_font(canvas, SHAPE_SANS, sizes[i]);
		table->shown = measure(stacked) <= canvas->plot.w;
	}
	table->head = canvas_token(canvas, "tick-leading") * 1.4;
	table->row = table->text.size * 1.37 + canvas_token(canvas, "pad") * 2.4;
}

double stacked_table_height(const struct stacked *stacked)
{
	const struct stacked_table *table = &stacked->table;
	double height = table->shown ? table->head : 0;
	for (size_t i = 0; table->shown && i < only_bar(stacked)->detail_count; i++)
		height += only_bar(stacked)->details[i].celled ? table->row : 0;
	return height;
}

static void draw_cells(struct stacked *stacked, const struct stacked_detail *detail, double baseline)
{
	struct canvas *canvas = stacked->canvas;
	const struct stacked_table *table = &stacked->table;
	double x = canvas->plot.x;
	for (size_t c = 0; c <= STACKED_CELLS; c++) {
		if (table->widths[c] <= 0)
			continue;
		struct color color = detail && c > 0 ? canvas->ink : canvas->secondary;
		canvas_text(canvas, detail ? "cell" : "head", detail ? table->text : table->small, color, table->right[c] ? MARK_END : MARK_START,
			table->right[c] ? x + table->widths[c] : x, baseline, detail ? cell_text(detail, c) : table->heads[c]);
		x += table->widths[c] + table->gap;
	}
}

static void draw_rule(struct stacked *stacked, double y, bool first)
{
	struct canvas *canvas = stacked->canvas;
	canvas_line(canvas, "rule", (struct point){canvas->plot.x, y}, (struct point){canvas->plot.x + canvas->plot.w, y},
		canvas_token(canvas, first ? "line-axis" : "line-hairline"), first ? canvas->axis : canvas->hairline);
}

void stacked_table_draw(struct stacked *stacked, double y)
{
	const struct stacked_table *table = &stacked->table;
	if (!table->shown)
		return;
	draw_cells(stacked, NULL, y + canvas_ascent(stacked->canvas, table->small));
	y += table->head;
	bool first = true;
	for (size_t i = 0; i < only_bar(stacked)->detail_count; i++) {
		const struct stacked_detail *detail = &only_bar(stacked)->details[i];
		if (!detail->celled)
			continue;
		draw_rule(stacked, y, first);
		draw_cells(stacked, detail, canvas_baseline(stacked->canvas, table->text, y + table->row / 2));
		y += table->row;
		first = false;
	}
}
