/* Response times inside table rows: label, a small chart to one scale, and the figures in columns whose heads carry the marks and so
 * are the key. The look of reports, and of slides with many rows. */
#include "chart/timings.h"

#include "chart/axis.h"
#include "chart/label.h"

#include <math.h>

enum { COLUMN_AVERAGE, COLUMN_P90, COLUMN_LIMIT, COLUMN_SHARE, COLUMN_MAXIMUM, COLUMNS };

struct column {
	const char *head[2];    /* two lines, the first may be empty: the mark stands there */
	double width, right;    /* 0 wide: no row has such a value, the column is left out */
};

struct table {
	const struct timings *timings;
	struct canvas *canvas;
	struct shape_font text, strong, small;
	struct column columns[COLUMNS];
	double gap, label_width, left, end, right; /* the plot: left, end of the axis to scale, right end behind the break */
	double head_height, leading, pad;
	double slide_row, limit_height, headroom; /* heights */
	size_t shown;
	struct scale scale;
	struct axis axis;
};

static const struct chart_value *cell(const struct timings_row *row, size_t column)
{
	const struct chart_value *const values[COLUMNS] = {row->average, row->p90, row->limit, row->share, row->maximum};
	return values[column];
}

static const char *cell_text(const struct timings_row *row, size_t column)
{
	const char *text = cell(row, column)->text;
	return text && *text ? text : "–";
}

static struct shape_font cell_font(const struct table *table, size_t column)
{
	return column == COLUMN_P90 ? table->strong : table->text;
}

static void read_heads(struct table *table)
{
	static const char *const words[COLUMNS][2] = {
		{NULL, "head-average"}, {NULL, "head-p90"}, {"head-limit-1", "head-limit-2"}, {"head-share-1", "head-share-2"}, {NULL, "head-maximum"}};
	for (size_t c = 0; c < COLUMNS; c++)
		for (size_t line = 0; line < 2; line++)
			table->columns[c].head[line] = words[c][line] ? canvas_word(table->canvas, words[c][line]) : "";
}

/* Gives the columns their places from the right, and the plot what is left. */
static void place_columns(struct table *table)
{
	double right = table->canvas->plot.x + table->canvas->plot.w;
	for (size_t c = COLUMNS; c-- > 0;) {
		struct column *column = &table->columns[c];
		column->right = right;
		right -= column->width > 0 ? column->width + table->gap : 0;
	}
	table->right = right;
}

/* Columns are as wide as what stands in them, but leave room for labels and the plot. */
static void measure_columns(struct table *table)
{
	const struct canvas *canvas = table->canvas;
	double most = canvas->plot.w * 0.1;
	for (size_t c = 0; c < COLUMNS; c++) {
		struct column *column = &table->columns[c];
		bool given = false;
		for (size_t i = 0; i < table->shown; i++) {
			const struct timings_row *row = &table->timings->rows[i];
			given = given || cell(row, c)->text;
			column->width = fmax(column->width, canvas_width(canvas, cell_font(table, c), cell_text(row, c)));
		}
		for (size_t line = 0; line < 2; line++)
			column->width = fmax(column->width, canvas_width(canvas, table->small, column->head[line]));
		column->width = given ? fmin(column->width, canvas->half ? 2 * most : most) : 0;
	}
	place_columns(table);
}

/* Where the figures leave too little for the plot (half a slide), the least needed columns go first. */
static void drop_columns(struct table *table)
{
	static const size_t order[] = {COLUMN_LIMIT, COLUMN_AVERAGE, COLUMN_MAXIMUM, COLUMN_SHARE};
	for (size_t i = 0; i < sizeof order / sizeof order[0] && table->right - table->left < table->canvas->plot.w * 0.12; i++) {
		table->columns[order[i]].width = 0;
		place_columns(table);
	}
}

static void measure(struct table *table)
{
	struct canvas *canvas = table->canvas;
	double widest = 0, most = canvas->plot.w * 0.26;
	for (size_t i = 0; i < table->shown; i++)
		widest = fmax(widest, canvas_width(canvas, table->text, table->timings->rows[i].label));
	table->label_width = fmin(fmax(widest, canvas_token(canvas, "label-column") - table->gap), most);
	measure_columns(table);
	table->left = canvas->plot.x + table->label_width + table->gap;
	drop_columns(table);
	table->right = fmax(table->right, table->left + canvas->plot.w * 0.05);
	table->end = table->timings->broken ? table->right - fmin(canvas_token(canvas, "break-zone"), (table->right - table->left) / 2) : table->right;
	table->scale = scale_linear(0, table->timings->high, table->left, table->end);
	table->axis = axis_over(canvas, &table->scale, canvas->plot.x, canvas->plot.x + canvas->plot.w, 7);
}

static double row_height(const struct table *table, const struct timings_row *row)
{
	const char **lines;
	size_t count = label_lines(table->canvas->arena, table->canvas->shaper, table->text, row->label, table->label_width, 4, &lines);
	double height = table->canvas->slide ? table->slide_row : canvas_token(table->canvas, "row-height");
	return fmax(height, (double)count * table->leading + table->pad);
}

/* The mark of a column, right-aligned on the first line of its head; of the limit before its words. */
static void draw_head_mark(const struct table *table, size_t c, double middle)
{
	const struct timings *timings = table->timings;
	double right = table->columns[c].right, radius = canvas_token(table->canvas, "mark-few");
	const char *const *head = table->columns[c].head;
	double words = fmax(canvas_width(table->canvas, table->small, head[0]), canvas_width(table->canvas, table->small, head[1]));
	if (c == COLUMN_AVERAGE)
		timings_ring(timings, (struct point){right - radius * 1.15, middle}, radius, NULL);
	else if (c == COLUMN_P90)
		timings_square(timings, (struct point){right - radius, middle}, radius, canvas_color(table->canvas, "data"), NULL);
	else if (c == COLUMN_LIMIT)
		timings_limit(timings, (struct point){right - words - table->pad, middle}, radius * 3.2, NULL);
	else if (c == COLUMN_MAXIMUM)
		timings_arrow(timings, (struct point){right - 4.2 * radius, middle}, right, NULL);
}

static void draw_heads(struct table *table, double y)
{
	struct canvas *canvas = table->canvas;
	double last = y + table->head_height - table->pad - canvas_descent(canvas, table->small) / 2;
	double leading = canvas_token(canvas, "tick-leading"), first = last - leading;
	for (size_t c = 0; c < COLUMNS; c++) {
		const struct column *column = &table->columns[c];
		if (column->width <= 0)
			continue;
		for (size_t line = 0; line < 2; line++)
			if (*column->head[line])
				canvas_text_within(canvas, "head", table->small, canvas->secondary, MARK_END,
					(struct point){column->right, line ? last : first}, column->width, column->head[line]);
		draw_head_mark(table, c, first - canvas_cap(canvas, table->small) / 2);
	}
	const char *unit = canvas_word(canvas, "unit");
	if (*unit)
		canvas_text_within(canvas, "unit", table->small, canvas->secondary, MARK_START, (struct point){table->left, last},
			table->right - table->left, unit);
}

static const char *datum(const struct table *table, const struct timings_row *row, const char *word, const struct chart_value *value)
{
	return arena_printf(table->canvas->arena, "%s: %s %s", row->label, canvas_word(table->canvas, word), value->text ? value->text : "");
}

/* The maximum: a thin line from the 90th, and an arrow, beyond the break when it lies there. */
static void draw_maximum(struct table *table, const struct timings_row *row, double middle)
{
	struct canvas *canvas = table->canvas;
	if (!timings_known(row->maximum))
		return;
	bool beyond = row->maximum->number > table->timings->high;
	double start = scale_at(&table->scale, timings_known(row->p90) ? row->p90->number : 0);
	double zone = table->right - table->end, tip = beyond ? table->right - zone * 0.04 : scale_at(&table->scale, row->maximum->number);
	const char *what = datum(table, row, "maximum", row->maximum);
	if (!beyond) {
		timings_arrow(table->timings, (struct point){fmin(start, tip), middle}, tip, what);
		return;
	}
	canvas_line(canvas, "maximum-line", (struct point){start, middle}, (struct point){table->end, middle},
		canvas_token(canvas, "line-reference"), canvas_color(canvas, "maximum-line"));
	timings_arrow(table->timings, (struct point){table->end + zone * 0.2, middle}, tip, what);
}

static void draw_marks(struct table *table, const struct timings_row *row, double middle)
{
	struct canvas *canvas = table->canvas;
	const struct timings *timings = table->timings;
	double radius = canvas_token(canvas, "mark-few"), high = table->headroom;
	if (timings_known(row->limit)) {
		double width = scale_at(&table->scale, row->limit->number) - table->left;
		canvas_rect(canvas, "headroom", (struct rect){table->left, middle - high / 2, width, high}, canvas_color(canvas, "headroom"));
	}
	draw_maximum(table, row, middle);
	if (timings_known(row->limit))
		timings_limit(timings, (struct point){scale_at(&table->scale, row->limit->number), middle}, table->limit_height,
			datum(table, row, "limit", row->limit));
	if (timings_known(row->average))
		timings_ring(timings, (struct point){fmax(scale_at(&table->scale, row->average->number), table->left), middle}, radius,
			datum(table, row, "average", row->average));
	if (timings_known(row->p90))
		timings_square(timings, (struct point){scale_at(&table->scale, row->p90->number), middle}, radius,
			canvas_color(canvas, timings_over(row) ? "over" : "data"), datum(table, row, "p90", row->p90));
}

static void draw_row(struct table *table, const struct timings_row *row, double y, double height)
{
	struct canvas *canvas = table->canvas;
	const char **lines;
	double middle = y + height / 2;
	draw_marks(table, row, middle);
	size_t count = label_lines(canvas->arena, canvas->shaper, table->text, row->label, table->label_width, 4, &lines);
	double baseline = canvas_baseline(canvas, table->text, middle - (double)(count - 1) * table->leading / 2);
	for (size_t i = 0; i < count; i++)
		canvas_text(canvas, "row-label", table->text, canvas->ink, MARK_START, canvas->plot.x, baseline + (double)i * table->leading, lines[i]);
	for (size_t c = 0; c < COLUMNS; c++) {
		const struct column *column = &table->columns[c];
		struct shape_font font = cell_font(table, c);
		bool bad = timings_over(row) && (c == COLUMN_P90 || c == COLUMN_SHARE);
		if (column->width > 0)
			canvas_text_within(canvas, "figure", font, bad ? canvas_color(canvas, "over") : canvas->ink, MARK_END,
				(struct point){column->right, canvas_baseline(canvas, font, middle)}, column->width, cell_text(row, c));
	}
}

/* Rules of the rows and the light lines at the ticks: below everything else. */
static void draw_ground(struct table *table, double top, double bottom)
{
	struct canvas *canvas = table->canvas;
	double width = canvas_token(canvas, "line-axis"), y = top;
	for (size_t i = 0; i < table->axis.ticks.count; i++) {
		double x = fmax(scale_at(&table->scale, table->axis.ticks.values[i]), width / 2);
		canvas_line(canvas, "grid", (struct point){x, top}, (struct point){x, bottom}, canvas_token(canvas, "line-hairline"), canvas->hairline);
	}
	for (size_t i = 0; i <= table->shown; i++) {
		canvas_line(canvas, "rule", (struct point){canvas->plot.x, y}, (struct point){canvas->plot.x + canvas->plot.w, y}, width, canvas->hairline);
		y += i < table->shown ? row_height(table, &table->timings->rows[i]) : 0;
	}
}

/* Tick labels, and behind the break the words that the arrows are not to scale. */
static double draw_foot(struct table *table, double y)
{
	struct canvas *canvas = table->canvas;
	double baseline = y + table->pad + canvas_ascent(canvas, table->small) * 0.85, after = table->left;
	for (size_t i = 0; i < table->axis.ticks.count; i++) {
		const char *text = axis_tick_text(canvas, &table->axis, i);
		double center = axis_label_center(canvas, &table->axis, i);
		canvas_text(canvas, "tick-label", table->small, canvas->secondary, MARK_MIDDLE, center, baseline, text);
		after = center + canvas_width(canvas, table->small, text) / 2;
	}
	const char *words = table->timings->broken ? canvas_word(canvas, "not-to-scale") : "";
	const char *power = axis_power_text(canvas, &table->axis);
	if (power)
		words = *words ? arena_printf(canvas->arena, "%s · %s", power, words) : power;
	if (*words) {
		double from = table->end + (table->right - table->end) * 0.2, room = canvas->plot.x + canvas->plot.w;
		bool fits = after + table->small.size < from && from + canvas_width(canvas, table->small, words) <= room;
		baseline += fits ? 0 : canvas_token(canvas, "tick-leading");
		canvas_text_within(canvas, "note", table->small, canvas->secondary, fits ? MARK_START : MARK_END,
			(struct point){fits ? from : room, baseline}, fits ? room - from : canvas->plot.w, words);
	}
	if (table->timings->broken)
		timings_break(table->timings, table->end + table->pad * 0.3, y, table->pad * 1.5);
	return baseline + canvas_descent(canvas, table->small);
}

/* On a slide, as many rows as there is room for. */
static void choose_rows(struct table *table)
{
	const struct canvas *canvas = table->canvas;
	double room = canvas->plot.h - table->head_height - 3 * canvas_token(canvas, "tick-leading");
	table->slide_row = fmin(fmax(room / (double)table->timings->count, table->leading * 1.5), table->leading * 2.4);
	double row = canvas->slide ? table->slide_row : canvas_token(canvas, "row-height");
	table->limit_height = fmin(canvas_token(canvas, "limit-height"), row * 0.8);
	table->headroom = fmin(canvas_token(canvas, "headroom-height"), row * 0.55);
	for (size_t i = 0; canvas->slide && i < table->timings->count; i++) {
		room -= row_height(table, &table->timings->rows[i]);
		if (room >= 0 || i == 0)
			continue;
		table->shown = i;
		break;
	}
}

double timings_table_draw(const struct timings *timings)
{
	struct canvas *canvas = timings->canvas;
	struct table table = {.timings = timings, .canvas = canvas, .shown = timings->count};
	const char *size = canvas->slide ? "label-size" : "text-size";
	table.text = canvas_font(canvas, SHAPE_SANS, size);
	table.strong = canvas_font(canvas, SHAPE_SANS_BOLD, size);
	table.small = canvas_font(canvas, SHAPE_SANS, "tick-size");
	table.gap = table.text.size * 1.4;
	table.leading = table.text.size * 1.41;
	table.pad = canvas_token(canvas, "pad");
	table.head_height = 2 * canvas_token(canvas, "tick-leading") + table.pad;
	read_heads(&table);
	measure(&table);
	choose_rows(&table);
	double top = canvas->plot.y + table.head_height, y = top, bottom = top;
	for (size_t i = 0; i < table.shown; i++)
		bottom += row_height(&table, &timings->rows[i]);
	draw_ground(&table, top, bottom);
	draw_heads(&table, canvas->plot.y);
	for (size_t i = 0; i < table.shown; i++) {
		double height = row_height(&table, &timings->rows[i]);
		draw_row(&table, &timings->rows[i], y, height);
		y += height;
	}
	y = draw_foot(&table, bottom);
	if (table.shown == timings->count)
		return y;
	canvas_text(canvas, "left-out", table.small, canvas->secondary, MARK_START, canvas->plot.x, y + canvas_ascent(canvas, table.small),
		canvas_filled(canvas, "left-out", canvas_number(canvas, (double)(timings->count - table.shown), 0)));
	return y + canvas_token(canvas, "tick-leading");
}
