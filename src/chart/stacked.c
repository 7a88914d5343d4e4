/* One stacked bar a result: the parts of a sum from zero, named and valued inside. What does not fit inside a part is said behind
 * the bar ("= 489.26 dealer + 324.47 work orders"), what does not fit there below it. The reading of the spec and the drawing
 * stand here, the sizes of blocks and how many fit in chart/stacked_fit.c. */
#include "chart/stacked_table.h"

#include "chart/frame.h"
#include "chart/kinds.h"

#include <math.h>
#include <string.h>

enum { SET_BAR, SET_PART, SET_DETAIL, SET_HEAD };
enum { BAR_ID, BAR_LABEL, BAR_NOTE, BAR_TOTAL, BAR_UNIT };
enum { PART_BAR, PART_LABEL, PART_VALUE };
enum { DETAIL_BAR, DETAIL_LABEL, DETAIL_TEXT, DETAIL_CELL };

static const char *text_or_empty(const struct canvas *canvas, size_t set, size_t row, size_t channel)
{
	const char *text = canvas_value(canvas, set, row, channel)->text;
	return text ? text : "";
}

/* Rows of a set that belong to a bar: all when there is one bar and the row names none. */
static bool belongs(const struct canvas *canvas, size_t set, size_t row, size_t bar)
{
	const char *named = text_or_empty(canvas, set, row, 0);
	return (!*named && canvas_rows(canvas, SET_BAR) == 1) || strcmp(named, text_or_empty(canvas, SET_BAR, bar, BAR_ID)) == 0;
}

/* Parts of the same name have the same color, in order of first appearance. */
static size_t color_of(const struct canvas *canvas, const char *label)
{
	size_t color = 0;
	for (size_t row = 0; row < canvas_rows(canvas, SET_PART); row++) {
		const char *name = text_or_empty(canvas, SET_PART, row, PART_LABEL);
		if (strcmp(name, label) == 0)
			break;
		bool first = true;
		for (size_t before = 0; before < row && first; before++)
			first = strcmp(text_or_empty(canvas, SET_PART, before, PART_LABEL), name) != 0;
		color += first;
	}
	return color % STACKED_COLORS + 1;
}

static void read_parts(struct canvas *canvas, struct stacked_bar *bar, size_t row)
{
	size_t rows = canvas_rows(canvas, SET_PART);
	bar->parts = arena_array(canvas->arena, rows, sizeof *bar->parts);
	for (size_t i = 0; i < rows; i++) {
		if (!belongs(canvas, SET_PART, i, row))
			continue;
		const struct chart_value *value = canvas_value(canvas, SET_PART, i, PART_VALUE);
		struct stacked_part *part = &bar->parts[bar->part_count++];
		part->label = text_or_empty(canvas, SET_PART, i, PART_LABEL);
		part->text = canvas_value_text(canvas, SET_PART, i, PART_VALUE);
		part->known = value->known && isfinite(value->number) && value->number >= 0;
		part->value = part->known ? value->number : 0;
		part->color = color_of(canvas, part->label);
		bar->sum += part->value;
	}
}

static void read_details(struct canvas *canvas, struct stacked_bar *bar, size_t row)
{
	size_t rows = canvas_rows(canvas, SET_DETAIL);
	bar->details = arena_array(canvas->arena, rows, sizeof *bar->details);
	for (size_t i = 0; i < rows; i++) {
		if (!belongs(canvas, SET_DETAIL, i, row))
			continue;
		struct stacked_detail *detail = &bar->details[bar->detail_count++];
		detail->label = text_or_empty(canvas, SET_DETAIL, i, DETAIL_LABEL);
		detail->text = canvas_value_text(canvas, SET_DETAIL, i, DETAIL_TEXT);
		for (size_t c = 0; c < STACKED_CELLS; c++) {
			detail->cells[c] = canvas_value(canvas, SET_DETAIL, i, DETAIL_CELL + c);
			detail->celled = detail->celled || detail->cells[c]->text;
		}
	}
}

static void read_heads(struct canvas *canvas, struct stacked_table *table)
{
	for (size_t c = 0; c <= STACKED_CELLS; c++)
		table->heads[c] = canvas_rows(canvas, SET_HEAD) ? text_or_empty(canvas, SET_HEAD, 0, c) : "";
}

/* "= 489.26 dealer + 324.47 work orders" */
static const char *sum_text(struct canvas *canvas, const struct stacked_bar *bar)
{
	const char *text = "=";
	for (size_t i = 0; i < bar->part_count; i++)
		text = arena_printf(canvas->arena, "%s%s %s%s%s", text, i ? " +" : "", bar->parts[i].text, *bar->parts[i].label ? " " : "",
			bar->parts[i].label);
	return text;
}

static struct stacked read(struct canvas *canvas)
{
	struct stacked stacked = {.canvas = canvas, .count = canvas_rows(canvas, SET_BAR)};
	stacked.bars = arena_array(canvas->arena, stacked.count, sizeof *stacked.bars);
	for (size_t row = 0; row < stacked.count; row++) {
		struct stacked_bar *bar = &stacked.bars[row];
		bar->label = text_or_empty(canvas, SET_BAR, row, BAR_LABEL);
		bar->note = text_or_empty(canvas, SET_BAR, row, BAR_NOTE);
		read_parts(canvas, bar, row);
		read_details(canvas, bar, row);
		bar->total = canvas_value(canvas, SET_BAR, row, BAR_TOTAL)->text;
		if (!bar->total)
			bar->total = canvas_number(canvas, bar->sum, bar->sum < 10 ? 3 : 2);
		bar->sum_text = sum_text(canvas, bar);
		stacked.largest = fmax(stacked.largest, bar->sum);
		if (!stacked.unit_text)
			stacked.unit_text = canvas_value(canvas, SET_BAR, row, BAR_UNIT)->text;
	}
	read_heads(canvas, &stacked.table);
	return stacked;
}

static void draw_part_label(struct stacked *stacked, const struct stacked_part *part, struct rect box)
{
	struct canvas *canvas = stacked->canvas;
	struct color color = canvas_ink_on(canvas, canvas_color_n(canvas, "part-", part->color));
	double x = box.x + canvas_token(canvas, "bar-pad"), y = canvas_baseline(canvas, stacked->value_font, box.y + box.h / 2);
	enum stacked_wording wording = stacked_wording(stacked, part, box.w);
	if (wording == STACKED_NAMED && *part->label) {
		canvas_text(canvas, "label", stacked->label_font, color, MARK_START, x, y, part->label)->datum = part->label;
		x += canvas_width(canvas, stacked->label_font, part->label) + stacked_label_gap(stacked);
	}
	if (wording != STACKED_NOTHING)
		canvas_text(canvas, "value", stacked->value_font, color, MARK_START, x, y, part->text);
}

/* Outline inside the bar in print; on slides a line of the ground between parts. */
static void draw_edge(struct stacked *stacked, struct rect box, bool first)
{
	struct canvas *canvas = stacked->canvas;
	double outline = canvas_token(canvas, "line-outline"), gap = canvas_token(canvas, "ground-line");
	if (outline > 0 && box.w > outline) {
		struct rect inner = {box.x + outline / 2, box.y + outline / 2, box.w - outline, box.h - outline};
		canvas_outline(canvas_rect(canvas, "outline", inner, (struct color){0}), outline, canvas_color(canvas, "part-outline"));
	} else if (outline <= 0 && !first)
		canvas_line(canvas, "gap", (struct point){box.x, box.y}, (struct point){box.x, box.y + box.h}, gap, canvas->ground);
}

static void draw_parts(struct stacked *stacked, const struct stacked_bar *bar, double y)
{
	struct canvas *canvas = stacked->canvas;
	double x = canvas->plot.x;
	for (size_t i = 0; i < bar->part_count; i++) {
		const struct stacked_part *part = &bar->parts[i];
		if (!part->known)
			continue;
		struct rect box = {x, y, part->value * stacked->unit, stacked->bar_height};
		struct mark *mark = canvas_rect(canvas, "bar", box, canvas_color_n(canvas, "part-", part->color));
		mark->datum = arena_printf(canvas->arena, "%s%s%s %s", stacked->count > 1 ? bar->label : "",
			stacked->count > 1 && *bar->label ? ": " : "", part->label, part->text);
		draw_edge(stacked, box, i == 0);
		draw_part_label(stacked, part, box);
		x += box.w;
	}
}

static void draw_behind(struct stacked *stacked, const struct stacked_bar *bar, double y)
{
	struct canvas *canvas = stacked->canvas;
	double pad = canvas_token(canvas, "pad"), middle = y + stacked->bar_height / 2;
	double x = canvas->plot.x + bar->sum * stacked->unit + pad;
	if (stacked->totals && !bar->total_below) {
		canvas_text(canvas, "total", stacked->total_font, canvas->ink, MARK_START, x,
			canvas_baseline(canvas, stacked->total_font, middle), bar->total);
		x += canvas_width(canvas, stacked->total_font, bar->total) + 2 * pad;
	}
	if (bar->sum_place == STACKED_BEHIND)
		canvas_text(canvas, "sum", stacked->note_font, canvas->secondary, MARK_START, x,
			canvas_baseline(canvas, stacked->note_font, middle), bar->sum_text);
}

/* The bar's name, its note behind it or below. Gives the y of the bar. */
static double draw_name(struct stacked *stacked, const struct stacked_bar *bar, double y)
{
	struct canvas *canvas = stacked->canvas;
	if (!stacked->named)
		return y;
	double leading = stacked_name_leading(stacked), left = canvas->plot.x;
	double baseline = y + canvas_ascent(canvas, stacked->name_font);
	size_t lines = canvas_paragraph(canvas, "name", stacked->name_font, canvas->ink, MARK_START, (struct point){left, baseline}, leading,
		canvas->plot.w, STACKED_NAME_LINES, bar->label);
	if (*bar->note && bar->note_beside)
		canvas_text(canvas, "note", stacked->note_font, canvas->secondary, MARK_START,
			left + canvas_width(canvas, stacked->name_font, bar->label) + stacked->note_font.size * 0.75, baseline, bar->note);
	else if (*bar->note)
		canvas_paragraph(canvas, "note", stacked->note_font, canvas->secondary, MARK_START,
			(struct point){left, baseline + leading * (double)lines}, leading, canvas->plot.w, STACKED_NAME_LINES, bar->note);
	return y + bar->name_height;
}

/* The sum that did not fit beside the bar, and the detail rows. */
static void draw_below(struct stacked *stacked, const struct stacked_bar *bar, double y)
{
	struct canvas *canvas = stacked->canvas;
	double leading = canvas_token(canvas, "detail-leading"), left = canvas->plot.x, column = stacked->detail_column;
	double table = stacked->detailed ? stacked_table_height(stacked) : 0;
	double baseline = y + canvas_ascent(canvas, stacked->note_font) + (leading - stacked->note_font.size) / 2;
	const char *sum = stacked_below_text(stacked, bar);
	if (sum) {
		double height = leading * (double)canvas_paragraph(canvas, "sum", stacked->note_font, canvas->secondary, MARK_START,
			(struct point){left, baseline}, leading, canvas->plot.w, STACKED_SUM_LINES, sum);
		baseline += height;
		y += height;
	}
	if (table > 0) {
		stacked_table_draw(stacked, y);
		baseline += table + canvas_token(canvas, "pad");
	}
	for (size_t i = 0; stacked->detailed && i < bar->detail_count; i++) {
		const struct stacked_detail *detail = &bar->details[i];
		if (stacked_table_holds(stacked, detail))
			continue;
		size_t labels = canvas_paragraph(canvas, "detail-label", stacked->note_font, canvas->secondary, MARK_START,
			(struct point){left, baseline}, leading, column - stacked->note_font.size / 2, STACKED_DETAIL_LINES, detail->label);
		size_t lines = canvas_paragraph(canvas, "detail", stacked->note_font, canvas->ink, MARK_START,
			(struct point){left + column, baseline}, leading, canvas->plot.w - column, STACKED_DETAIL_LINES, detail->text);
		baseline += leading * (double)(labels > lines ? labels : lines);
	}
}

/* Below a bar alone, ticks stand at the bar; below several, on a line of their own. */
static double draw_axis(struct stacked *stacked, double y)
{
	struct canvas *canvas = stacked->canvas;
	const struct axis *axis = &stacked->axis;
	if (stacked->count > 1) {
		double end = axis->ticks.count ? scale_at(axis->scale, axis->ticks.values[axis->ticks.count - 1]) : axis->right;
		canvas_line(canvas, "axis", (struct point){axis->left, y}, (struct point){end, y}, canvas_token(canvas, "line-axis"), canvas->axis);
	}
	return axis_draw(canvas, axis, y, stacked->unit_text);
}

static double draw_left_out(struct stacked *stacked, double y)
{
	struct canvas *canvas = stacked->canvas;
	if (!stacked->left_out)
		return y;
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double right = canvas->plot.x + canvas->plot.w;
	canvas_text(canvas, "left-out", font, canvas->secondary, MARK_END, right, y + canvas_ascent(canvas, font), stacked->left_out);
	return y + canvas_token(canvas, "tick-leading");
}

static struct picture *draw(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct canvas canvas = frame_open(arena, shaper, theme, spec, frame);
	struct stacked stacked = read(&canvas);
	stacked_fit(&stacked);
	double y = stacked.top, below = y;
	for (size_t i = 0; i < stacked.shown; i++) {
		const struct stacked_bar *bar = &stacked.bars[i];
		double at = draw_name(&stacked, bar, y);
		draw_parts(&stacked, bar, at);
		draw_behind(&stacked, bar, at);
		below = at + stacked.bar_height;
		if (stacked.count == 1)
			below = draw_axis(&stacked, below);
		draw_below(&stacked, bar, below + stacked.below_gap);
		below = y + stacked_block_height(&stacked, bar);
		y = below + stacked.gap;
	}
	if (stacked.count > 1)
		below = draw_axis(&stacked, stacked.axis_y);
	return frame_close(&canvas, draw_left_out(&stacked, below));
}

const struct chart_kind stacked_kind = {
	.name = "stacked",
	.help = "one stacked bar a result: the parts of a sum, from zero",
	.sets = {
		{"bar", true, {{"id", false, "what parts and details name it by"}, {"label", false, "name above the bar"},
			{"note", false, "behind the name"}, {"total", false, "the sum as printed"}, {"unit", false, "what the axis counts"}}},
		{"part", true, {{"bar", false, "id of its bar"}, {"label", true, "name of the part"}, {"value", true, "a rate or count, from 0"}}},
		{"detail", false, {{"bar", false, "id of its bar"}, {"label", false, "what it is"}, {"text", true, "one line below the bar"},
			{"c1", false, "of a bar alone on a slide: a cell of its row, instead of the line"}, {"c2", false, "as c1"}, {"c3", false, "as c1"},
			{"c4", false, "as c1"}, {"c5", false, "as c1"}, {"c6", false, "as c1"}, {"c7", false, "as c1"}}},
		{"head", false, {{"label", false, "heads of that table: over the labels"}, {"c1", false, "over c1"}, {"c2", false, "as c1"},
			{"c3", false, "as c1"}, {"c4", false, "as c1"}, {"c5", false, "as c1"}, {"c6", false, "as c1"}, {"c7", false, "as c1"}}},
	},
	.words = {"left-out", "no-details"},
	.draw = draw,
};
