/* Iterations in a report: a table whose rows hold the figures as columns and, beside the value, its dot in the band. */
#include "chart/iterations.h"

#include "chart/label.h"

#include <math.h>
#include <string.h>

enum { SET_ROW, SET_BAND, SET_HEAD, SET_TOTAL };
enum { ROW_LABEL, ROW_VALUE, ROW_C1 };
enum { HEAD_COLUMN, HEAD_FIRST, HEAD_SECOND };
enum { TOTAL_LABEL, TOTAL_C1 };

struct column {
	size_t channel;         /* of the row */
	const char *name, *first, *second;
	double width, right;    /* 0 wide: left out */
};

struct table {
	struct iterations *iterations;
	struct canvas *canvas;
	struct shape_font text, strong, small;
	struct column label, columns[ITERATIONS_COLUMNS]; /* c1 to c5, value, c6 */
	double gap, leading, pad, row, left, right; /* left, right: of the plot */
};

static bool is_after(size_t column)
{
	return column > ITERATIONS_BEFORE;
}

static void read_head(struct table *table, struct column *column)
{
	const struct canvas *canvas = table->canvas;
	column->first = column->second = "";
	for (size_t i = 0; i < canvas_rows(canvas, SET_HEAD); i++) {
		const char *name = canvas_value(canvas, SET_HEAD, i, HEAD_COLUMN)->text;
		if (!name || strcmp(name, column->name) != 0)
			continue;
		const char *first = canvas_value(canvas, SET_HEAD, i, HEAD_FIRST)->text, *second = canvas_value(canvas, SET_HEAD, i, HEAD_SECOND)->text;
		column->first = first ? first : "";
		column->second = second ? second : "";
	}
}

static void name_columns(struct table *table)
{
	static const char *const names[ITERATIONS_COLUMNS] = {"c1", "c2", "c3", "c4", "c5", "value", "c6"};
	static const size_t channels[ITERATIONS_COLUMNS] = {ROW_C1, ROW_C1 + 1, ROW_C1 + 2, ROW_C1 + 3, ROW_C1 + 4, ROW_VALUE, ROW_C1 + 5};
	table->label = (struct column){.channel = ROW_LABEL, .name = "label"};
	read_head(table, &table->label);
	for (size_t c = 0; c < ITERATIONS_COLUMNS; c++) {
		table->columns[c] = (struct column){.channel = channels[c], .name = names[c]};
		read_head(table, &table->columns[c]);
	}
}

/* As wide as its figures, at most `most`, and as its head; 0 when no row has such a value. */
static double column_width(const struct table *table, const struct column *column, double most)
{
	const struct canvas *canvas = table->canvas;
	double head = fmax(canvas_width(canvas, table->small, column->first), canvas_width(canvas, table->small, column->second)), width = 0;
	bool given = false;
	for (size_t i = 0; i < table->iterations->count; i++) {
		given = given || canvas_value(canvas, SET_ROW, i, column->channel)->text;
		width = fmax(width, canvas_width(canvas, table->text, canvas_value_text(canvas, SET_ROW, i, column->channel)));
	}
	if (strcmp(column->name, "c1") == 0 && canvas_rows(canvas, SET_TOTAL))
		width = fmax(width, canvas_width(canvas, table->strong, canvas_value_text(canvas, SET_TOTAL, 0, TOTAL_C1)));
	return given ? fmax(fmin(width, most), fmin(head, canvas->plot.w * 0.12)) : 0;
}

/* Columns before the plot from the left, those behind it from the right. */
static void place_columns(struct table *table)
{
	double x = table->canvas->plot.x + table->label.width, right = table->canvas->plot.x + table->canvas->plot.w;
	for (size_t c = 0; !is_after(c); c++) {
		x += table->columns[c].width > 0 ? table->gap + table->columns[c].width : 0;
		table->columns[c].right = x;
	}
	for (size_t c = ITERATIONS_COLUMNS - 1; is_after(c); c--) {
		table->columns[c].right = right;
		right -= table->columns[c].width > 0 ? table->gap + table->columns[c].width : 0;
	}
	table->left = x + table->gap;
	table->right = right;
}

/* Where the figures leave too little for the plot, the last ones before the value go first. */
static void drop_columns(struct table *table)
{
	for (size_t c = ITERATIONS_BEFORE; c-- > 1 && table->right - table->left < table->canvas->plot.w * 0.08;) {
		table->columns[c].width = 0;
		place_columns(table);
	}
	table->right = fmax(table->right, table->left + 10);
}

static void measure(struct table *table)
{
	const struct canvas *canvas = table->canvas;
	double most = canvas->plot.w * 0.09;
	table->label.width = column_width(table, &table->label, canvas->plot.w * 0.2);
	if (canvas_rows(canvas, SET_TOTAL))
		table->label.width = fmax(table->label.width, fmin(canvas_width(canvas, table->strong, canvas_value_text(canvas, SET_TOTAL, 0, TOTAL_LABEL)), most));
	for (size_t c = 0; c < ITERATIONS_COLUMNS; c++)
		table->columns[c].width = column_width(table, &table->columns[c], most);
	place_columns(table);
	drop_columns(table);
	double unit = canvas_width(canvas, table->small, canvas_word(canvas, "unit")) + 3 * table->pad;
	double end = fmax(table->right - unit, table->left + (table->right - table->left) / 2);
	iterations_scale(table->iterations, table->left, end, table->left, canvas->plot.x + canvas->plot.w);
}

static void draw_head(struct table *table, const struct column *column, enum mark_anchor anchor, double x, double last)
{
	struct canvas *canvas = table->canvas;
	if (*column->first)
		canvas_text_within(canvas, "head", table->small, canvas->secondary, anchor, (struct point){x, last - canvas_token(canvas, "tick-leading")},
			column->width, column->first);
	if (*column->second)
		canvas_text_within(canvas, "head", table->small, canvas->secondary, anchor, (struct point){x, last}, column->width, column->second);
}

static void draw_heads(struct table *table, double last)
{
	struct canvas *canvas = table->canvas;
	const struct iterations *iterations = table->iterations;
	draw_head(table, &table->label, MARK_START, canvas->plot.x, last);
	for (size_t c = 0; c < ITERATIONS_COLUMNS; c++)
		if (table->columns[c].width > 0)
			draw_head(table, &table->columns[c], MARK_END, table->columns[c].right, last);
	const char *words = iterations_band_name(iterations, table->small, table->right - table->left);
	if (!*words)
		return;
	double middle = (scale_at(&iterations->scale, iterations->band_low) + scale_at(&iterations->scale, iterations->band_high)) / 2;
	double half = fmin(canvas_width(canvas, table->small, words), table->right - table->left) / 2;
	canvas_text_within(canvas, "head", table->small, canvas->secondary, MARK_MIDDLE,
		(struct point){fmin(fmax(middle, table->left + half), table->right - half), last}, 2 * half, words);
}

static void draw_rule(struct table *table, double y, bool strong)
{
	struct canvas *canvas = table->canvas;
	canvas_line(canvas, "rule", (struct point){canvas->plot.x, y}, (struct point){canvas->plot.x + canvas->plot.w, y},
		strong ? canvas_token(canvas, "line-outline") : canvas_token(canvas, "line-axis"), strong ? canvas->ink : canvas->hairline);
}

static void draw_row(struct table *table, size_t row, double middle)
{
	struct canvas *canvas = table->canvas;
	double baseline = canvas_baseline(canvas, table->text, middle);
	canvas_text_within(canvas, "row-label", table->text, canvas->ink, MARK_START, (struct point){canvas->plot.x, baseline}, table->label.width,
		canvas_value_text(canvas, SET_ROW, row, ROW_LABEL));
	for (size_t c = 0; c < ITERATIONS_COLUMNS; c++) {
		const struct column *column = &table->columns[c];
		if (column->width > 0)
			canvas_text_within(canvas, "figure", table->text, is_after(c) ? canvas->secondary : canvas->ink, MARK_END,
				(struct point){column->right, baseline}, column->width, canvas_value_text(canvas, SET_ROW, row, column->channel));
	}
	iterations_dot(table->iterations, row, middle);
}

/* On one line below the rows: the total at the left, the axis under the plot. */
static double draw_foot(struct table *table, double y)
{
	struct canvas *canvas = table->canvas;
	draw_rule(table, y, true);
	iterations_cut(table->iterations, y, table->pad * 1.5);
	double bottom = axis_draw(canvas, &table->iterations->axis, y, canvas_word(canvas, "unit"));
	if (!canvas_rows(canvas, SET_TOTAL))
		return bottom;
	double baseline = canvas_baseline(canvas, table->strong, y + table->row * 0.52);
	canvas_text_within(canvas, "total", table->strong, canvas->ink, MARK_START, (struct point){canvas->plot.x, baseline}, table->label.width,
		canvas_value_text(canvas, SET_TOTAL, 0, TOTAL_LABEL));
	if (table->columns[0].width > 0)
		canvas_text_within(canvas, "total", table->strong, canvas->ink, MARK_END, (struct point){table->columns[0].right, baseline},
			table->columns[0].width, canvas_value_text(canvas, SET_TOTAL, 0, TOTAL_C1));
	return fmax(bottom, y + table->row);
}

double iterations_table_draw(struct iterations *iterations)
{
	struct canvas *canvas = iterations->canvas;
	struct table table = {.iterations = iterations, .canvas = canvas, .text = canvas_font(canvas, SHAPE_SANS, "text-size"),
		.strong = canvas_font(canvas, SHAPE_SANS_BOLD, "text-size"), .small = canvas_font(canvas, SHAPE_SANS, "tick-size")};
	table.gap = table.text.size * 1.4;
	table.leading = table.text.size * 1.41;
	table.pad = canvas_token(canvas, "pad");
	table.row = table.leading * 1.5;
	name_columns(&table);
	measure(&table);
	double head = canvas->plot.y + 2 * canvas_token(canvas, "tick-leading") + table.pad, bottom = head + table.row * (double)iterations->count;
	iterations_band(iterations, head, bottom);
	draw_heads(&table, head - table.pad - canvas_descent(canvas, table.small) / 2);
	for (size_t i = 0; i < iterations->count; i++) {
		draw_rule(&table, head + table.row * (double)i, false);
		draw_row(&table, i, head + table.row * ((double)i + 0.5));
	}
	return draw_foot(&table, bottom);
}
