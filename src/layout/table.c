/* Tables: measure, solve the widths, then rows as strips inside regions whose heads are repeated on each further page. A table
 * too wide even with broken words is laid out once for each group of columns, the key columns repeated. */
#include "layout/blocks.h"

#include "layout/continued.h"
#include "layout/diag.h"
#include "layout/section.h"
#include "layout/table.h"

enum { ROWS_GLUED = 4 }; /* fewer rows of a table stand as they come */

static bool is_row(const struct doc_node *node)
{
	return node->kind == DOC_ROW;
}

static bool stands_in(const struct table_column *column, size_t i, size_t from, size_t to)
{
	return (i >= from && i < to) || (i < from && column->spec.key);
}

/* Widths and places of the columns [from, to) with the key columns before them. */
static void solve(struct table *table, size_t from, size_t to)
{
	struct widths_column columns[TABLE_COLUMNS];
	double widths[TABLE_COLUMNS], gutter = table->s->look.table_gutter;
	size_t count = 0;
	table->from = from;
	for (size_t i = 0; i < table->count; i++) {
		struct table_column *column = &table->columns[i];
		column->shown = stands_in(column, i, from, to);
		if (column->shown)
			columns[count++] = column->widths;
	}
	double room = table->width - gutter * (double)(count ? count - 1 : 0);
	if (!widths_solve(columns, count, room > (double)count ? room : (double)count, widths))
		diags_report(table->s->tools.diags, &layout_diag[LAYOUT_DIAG_NARROW], table->node->from, NULL);
	double x = 0;
	for (size_t i = 0, k = 0; i < table->count; i++) {
		if (!table->columns[i].shown)
			continue;
		table->columns[i].x = x;
		table->columns[i].width = widths[k++];
		x += table->columns[i].width + gutter;
	}
}

static void lay_heads(struct table *table, struct flow *f)
{
	for (const struct doc_node *row = table->node->first; row; row = row->next) {
		if (row->kind != DOC_HEADROW)
			continue;
		struct strip strip = table_row(table, f, row, NULL);
		flow_append(f, &strip);
		f->glue = GLUE_HARD;
	}
}

static double galley_height(const struct galley *galley)
{
	double height = 0;
	for (size_t i = 0; i < galley->count; i++)
		height += galley->strips[i].height + galley->strips[i].before;
	return height;
}

/* What a further page of the table begins with: the section's title, where the section does not say it itself, and the heads, unless
 * they are taller than a quarter page. */
static void repeat_heads(struct table *table, struct flow *f)
{
	struct state *s = table->s;
	struct galley heads = {0};
	struct strip_region *region = flow_region(f, arena_alloc(s->scratch, sizeof(struct galley)));
	struct flow inner = flow_new(s, region->repeat, f->width), probe = flow_new(s, &heads, f->width);
	inner.x = f->x;
	bool artifact = s->artifact;
	s->artifact = true;
	lay_heads(table, &probe);
	if (table->node->continued)
		section_continued(&inner, table->node, table->node->continued, region->outer);
	if (galley_height(&heads) <= s->body_height / 4)
		lay_heads(table, &inner);
	s->artifact = artifact;
	region->after = inner.space;
}

static void mark_anchors(struct flow *f, const struct doc_node *row)
{
	if (f->s->artifact)
		return;
	if (row->anchor)
		flow_mark(f, row);
	flow_mark_inside(f, row);
}

/* Only the row's items outlive its drawing. */
static void lay_row(struct table *table, struct flow *f, const struct doc_node *row, const struct doc_node *above)
{
	struct state *s = f->s;
	mark_anchors(f, row);
	state_begin_brief(s);
	struct strip strip = table_row(table, f, row, above);
	bool late = strip_is_late(&strip);
	if (!late)
		strip = strip_seal(s->lasting, &strip);
	state_end_brief(s);
	if (late)
		strip = table_row(table, f, row, above);
	if (above && above->style && above->style->keep_next)
		f->glue = GLUE_HARD;
	flow_append(f, &strip);
}

static void lay_group_title(struct flow *f, const struct doc_node *group, const struct doc_node *title, const char *word)
{
	struct inline_text *text = continued_title(f->s, title, word);
	const struct style *style = group->style ? group->style : title->style;
	struct flow_box box = flow_open(f, style);
	flow_lines(f, text, STYLE_LEFT);
	flow_close(f, style, box, group);
	f->glue = GLUE_HARD;
}

static struct galley *repeated_title(struct flow *f, const struct doc_node *group, const struct doc_node *title)
{
	struct state *s = f->s;
	struct galley *galley = arena_alloc(s->scratch, sizeof *galley);
	struct flow inner = flow_new(s, galley, f->width);
	inner.x = f->x;
	bool artifact = s->artifact;
	s->artifact = true;
	lay_group_title(&inner, group, title, group->continued ? group->continued : group->parent->continued);
	s->artifact = artifact;
	return galley;
}

static void lay_group(struct table *table, struct flow *f, const struct doc_node *group)
{
	const struct doc_node *title = group->first && group->first->kind == DOC_TITLE ? group->first : NULL, *above = NULL;
	const struct strip_region *outer = f->region;
	if (title) {
		flow_region(f, repeated_title(f, group, title));
		if (group->anchor)
			flow_mark(f, group);
		bool artifact = f->s->artifact;
		f->s->artifact |= table->from > 0;
		lay_group_title(f, group, title, NULL);
		f->s->artifact = artifact;
	}
	for (const struct doc_node *row = group->first; row; row = row->next) {
		if (!is_row(row))
			continue;
		lay_row(table, f, row, above);
		above = row;
	}
	f->region = outer;
}

enum { FOOTNOTE_SHARE = 4 }; /* a second column that begins beyond this part of the table is too far from the marks */

/* Where a footnote's text begins: in the second column where that is near, else behind its mark. */
static double footnote_indent(const struct table *table, const struct doc_node *note)
{
	double indent = table->count > 1 ? table->columns[1].x : 0, least = 0;
	for (const struct doc_node *child = note->first; child; child = child->next)
		if (child->kind == DOC_LABEL)
			least = inline_max_width(table->s, inline_collect(table->s, child)) + 4;
	if (indent < least || indent > table->width / FOOTNOTE_SHARE)
		indent = least;
	return indent < table->width / 2 ? indent : table->width / 2;
}

/* The mark in the first column, the text in the second; the rule above the first footnote only. */
static void lay_footnote(struct table *table, struct flow *f, const struct doc_node *note, bool first)
{
	static const struct style clear = {0};
	struct state *s = f->s;
	struct style style = note->style ? *note->style : clear;
	if (!first) {
		style.rule = 0;
		style.pad_top += 2;
	} else if (f->glue == GLUE_NONE) {
		f->glue = GLUE_KEEP;
	}
	double measure = style.width;
	style.width = 0;
	struct flow_box box = flow_open(f, &style);
	double indent = footnote_indent(table, note);
	struct strip strip = {0};
	double y = 0, up = 0;
	for (const struct doc_node *child = note->first; child; child = child->next) {
		bool mark = child->kind == DOC_LABEL;
		double x = mark ? 0 : indent, width = mark ? indent : f->width - x;
		if (!mark && measure > 0 && measure < width)
			width = measure;
		struct cell cell = cell_lay(s, child, width, STYLE_LEFT);
		double shift = y == 0 && up > cell.up ? up - cell.up : 0;
		cell_draw(s, &strip, &cell, f->x + x, y + shift, STRIP_ALWAYS);
		if (strip.height < y + shift + cell.height)
			strip.height = y + shift + cell.height;
		up = mark ? cell.up : up;
		y = mark ? y : y + shift + cell.height;
	}
	flow_append(f, &strip);
	flow_close(f, &style, box, note);
}

/* Of several rows the first two stand together and the last two, as the lines of a paragraph do. */
static void glue_ends(struct flow *f, size_t first)
{
	struct galley *galley = f->galley;
	if (galley->count < first + ROWS_GLUED)
		return;
	size_t second = first + 1;
	double height = galley->strips[first].height;
	while (second < galley->count && galley->strips[second].glue != GLUE_NONE)
		height += galley->strips[second++].height; /* a group's title, its first row */
	if (second < galley->count && height + galley->strips[second].height < f->s->body_height / 4)
		galley->strips[second].glue = GLUE_HARD;
	struct strip *last = &galley->strips[galley->count - 1];
	if (last->glue == GLUE_NONE && last[0].height + last[-1].height < f->s->body_height / 4)
		last->glue = GLUE_HARD;
}

/* The table for the columns now shown. */
static void lay_part(struct table *table, struct flow *f, bool last)
{
	const struct strip_region *outer = f->region;
	const struct doc_node *above = NULL;
	repeat_heads(table, f);
	lay_heads(table, f);
	size_t rows = f->galley->count;
	for (const struct doc_node *child = table->node->first; child; child = child->next) {
		if (child->kind == DOC_GROUP) {
			lay_group(table, f, child);
			above = NULL;
		} else if (is_row(child)) {
			lay_row(table, f, child, above);
			above = child;
		}
	}
	f->region = outer;
	glue_ends(f, rows);
	bool first = true;
	for (const struct doc_node *child = table->node->first; last && child; child = child->next) {
		if (child->kind != DOC_FOOTNOTE)
			continue;
		lay_footnote(table, f, child, first);
		first = false;
	}
}

/* Further columns of the table: below the section's title with the word for "continued". */
static void begin_group(struct table *table, struct flow *f)
{
	struct state *s = f->s;
	bool artifact = s->artifact;
	flow_space(f, s->look.table_gutter);
	if (!table->node->continued || !*table->node->continued)
		return;
	s->artifact = true;
	size_t first = f->galley->count;
	section_continued(f, table->node, table->node->continued, NULL);
	s->artifact = artifact;
	if (f->galley->count > first) {
		f->galley->strips[first].before = 2 * s->look.table_gutter;
		f->glue = GLUE_HARD;
	}
}

static void lay_parts(struct table *table, struct flow *f)
{
	const double most = table_group_width(table);
	for (size_t from = 0; from < table->count;) {
		size_t end = table_group_end(table, from, most);
		if (from > 0)
			begin_group(table, f);
		else if (end < table->count)
			diags_report(f->s->tools.diags, &layout_diag[LAYOUT_DIAG_GROUPS], table->node->from, NULL);
		solve(table, from, end);
		lay_part(table, f, end == table->count);
		from = end;
	}
}

void block_table(struct flow *f, const struct doc_node *node)
{
	bool turned = f->turns && f->s->wide; /* by the section that begins with the table */
	if (f->turns && !turned && f->glue != GLUE_HARD && table_wants_turn(f, node)) {
		turned = true;
		flow_turn(f, true);
	}
	struct flow_box box = flow_open(f, node->style);
	struct table *table = table_measured(f->s, node);
	table->width = f->width;
	lay_parts(table, f);
	flow_close(f, node->style, box, node);
	if (turned)
		flow_turn(f, false);
}
