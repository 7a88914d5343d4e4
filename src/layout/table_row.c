/* One row of a table as a strip: cells on a common first baseline (heads on a common last line), numbers on their separator,
 * merged cells blank with their hairline, except at the top of a page. */
#include "layout/align.h"
#include "layout/table.h"

struct row_cell {
	const struct doc_node *node;
	size_t at;              /* its column */
	size_t first, last;     /* of its columns, the shown ones */
	double x, width;
	bool merged;
	struct cell cell;
};

struct row {
	size_t count;
	struct row_cell cells[TABLE_COLUMNS];
	bool head;
	double up, height, merged_height; /* common first baseline; of the cells, without and with the merged ones */
};

/* The shown columns that a cell at [at, at + span) covers; false for none. */
static bool covers(const struct table *table, size_t at, size_t span, struct row_cell *cell)
{
	bool any = false;
	for (size_t i = at; i < at + span && i < table->count; i++) {
		if (!table->columns[i].shown)
			continue;
		cell->first = any ? cell->first : i;
		cell->last = i;
		any = true;
	}
	if (!any)
		return false;
	const struct table_column *first = &table->columns[cell->first], *last = &table->columns[cell->last];
	cell->x = first->x;
	cell->width = last->x + last->width - first->x;
	return true;
}

static void align_number(struct table *table, struct row_cell *cell, const struct inline_text *text)
{
	const struct table_column *column = &table->columns[cell->first];
	if (column->spec.align != STYLE_DECIMAL && !column->spec.hang_mark)
		return;
	struct align_parts parts = align_split(table->s, text, column->spec.hang_mark);
	if (!parts.number || cell->cell.count != 1)
		return;
	double edge = cell->width - column->hang;
	double start = column->spec.align == STYLE_DECIMAL ? edge - column->right - parts.left : edge - parts.left - parts.right;
	cell->cell.align = STYLE_LEFT;
	cell->cell.shift = start > 0 ? start : 0;
	cell->cell.width -= cell->cell.shift;
}

static void lay_cell(struct table *table, const struct row *row, struct row_cell *cell)
{
	const struct table_column *column = &table->columns[cell->first];
	const struct style *style = cell->node->style;
	struct inline_text **texts;
	size_t count = cell_texts(table->s, cell->node, &texts);
	enum style_align align = style && style->align != STYLE_LEFT ? style->align : column->spec.align;
	align = align == STYLE_DECIMAL ? STYLE_RIGHT : align;
	double pad = style ? style->pad_left + style->pad_right : 0;
	double room = cell->width - pad - (cell->first == cell->last && align == STYLE_RIGHT ? column->hang : 0);
	bool single = !row->head && count == 1 && cell->first == cell->last && pad == 0;
	cell->cell = cell_lay_texts(table->s, texts, count, room, align);
	if (single && cell->cell.count > 1) /* a mark may hang where the words would not fit */
		cell->cell = cell_lay_texts(table->s, texts, count, cell->width, align);
	if (single)
		align_number(table, cell, texts[0]);
}

static bool same_text(struct state *s, const struct doc_node *a, const struct doc_node *b)
{
	const char *x = inline_plain(s, a).s, *y = inline_plain(s, b).s;
	return *x && slice_equal(slice_of(x), slice_of(y));
}

static const struct doc_node *cell_at(const struct doc_node *row, size_t column)
{
	size_t at = 0;
	for (const struct doc_node *cell = row->first; cell; cell = cell->next) {
		if (at == column)
			return cell;
		at += cell->span ? cell->span : 1;
	}
	return NULL;
}

/* Columns are merged from the left: one that differs ends it. */
static void find_merged(struct table *table, struct row *row, const struct doc_node *above)
{
	for (size_t i = 0; above && i < row->count; i++) {
		struct row_cell *cell = &row->cells[i];
		if (!table->columns[cell->first].spec.merge || cell->first != cell->last)
			continue;
		const struct doc_node *before = cell_at(above, cell->first);
		cell->merged = before && same_text(table->s, before, cell->node);
		if (!cell->merged)
			return;
	}
}

static void lay_row(struct table *table, struct row *row, const struct doc_node *node, const struct doc_node *above)
{
	size_t at = 0;
	for (const struct doc_node *child = node->first; child && at < table->count && row->count < TABLE_COLUMNS; child = child->next) {
		size_t span = child->span ? child->span : 1;
		struct row_cell cell = {.node = child, .at = at};
		if (covers(table, at, span, &cell)) {
			lay_cell(table, row, &cell);
			row->cells[row->count++] = cell;
		}
		at += span;
	}
	find_merged(table, row, above);
	for (size_t i = 0; i < row->count; i++)
		if (row->cells[i].cell.up > row->up)
			row->up = row->cells[i].cell.up;
	for (size_t i = 0; i < row->count; i++) {
		const struct cell *cell = &row->cells[i].cell;
		double height = (row->head || !cell->count ? 0 : row->up - cell->up) + cell->height;
		if (!row->cells[i].merged && height > row->height)
			row->height = height;
		if (height > row->merged_height)
			row->merged_height = height;
	}
}

static struct strip_item *add_rule(struct flow *f, struct strip *strip, double x, double width, const struct style *style)
{
	size_t count = strip->count;
	strip_add_rect(f->s, strip, (struct rect){x, 0, width, style->rule}, style->rule_color);
	return strip->count > count ? &strip->items[count] : NULL;
}

/* The hairline above the row; in pieces where merged cells are blank. */
static void draw_rules(struct flow *f, struct strip *strip, const struct row *row, const struct style *style, bool merged)
{
	if (style->rule <= 0)
		return;
	struct strip_item *whole = add_rule(f, strip, f->x, f->width, style);
	if (!merged || !whole)
		return;
	whole->when = STRIP_AT_TOP;
	for (size_t i = 0; i < row->count;) {
		size_t end = i + 1;
		if (row->cells[i].merged) {
			i = end;
			continue;
		}
		while (end < row->count && !row->cells[end].merged)
			end++;
		double left = row->cells[i].x, right = end < row->count ? row->cells[end - 1].x + row->cells[end - 1].width : f->width;
		struct strip_item *piece = add_rule(f, strip, f->x + left, right - left, style);
		if (piece)
			piece->when = STRIP_NOT_AT_TOP;
		i = end;
	}
}

static void draw_backgrounds(struct table *table, struct flow *f, struct strip *strip, const struct row *row, const struct style *style)
{
	strip_add_rect(f->s, strip, (struct rect){f->x, 0, f->width, strip->height}, style->background);
	double half = table->s->look.table_gutter / 2;
	for (size_t i = 0; i < row->count; i++) {
		const struct row_cell *cell = &row->cells[i];
		if (!cell->node->style || cell->merged)
			continue;
		double left = cell->x - half > 0 ? cell->x - half : 0;
		double right = cell->x + cell->width + half < f->width ? cell->x + cell->width + half : f->width;
		strip_add_rect(f->s, strip, (struct rect){f->x + left, 0, right - left, strip->height}, cell->node->style->background);
	}
}

/* A cell's own rule is as wide as the cell: it joins the columns below a common head. */
static void draw_cell_rules(struct table *table, struct flow *f, struct strip *strip, const struct row *row)
{
	for (size_t i = 0; i < row->count; i++) {
		const struct row_cell *cell = &row->cells[i];
		const struct style *style = cell->node->style;
		if (style && style->rule > 0 && !cell->merged)
			strip_add_rect(table->s, strip, (struct rect){f->x + cell->x, 0, cell->width, style->rule}, style->rule_color);
	}
}

struct strip table_row(struct table *table, struct flow *f, const struct doc_node *node, const struct doc_node *above)
{
	static const struct style clear = {0};
	const struct style *style = node->style ? node->style : &clear;
	struct state *s = table->s;
	struct row row = {.head = node->kind == DOC_HEADROW};
	lay_row(table, &row, node, above);
	if (row.height <= 0 && !row.head)
		row.height = style->leading; /* an empty row is a line high */
	double top = (style->rule > 0 ? style->rule + style->rule_gap : 0) + style->pad_top;
	bool merged = false;
	for (size_t i = 0; i < row.count; i++)
		merged |= row.cells[i].merged;
	struct strip strip = {.height = top + row.height + style->pad_bottom};
	strip.top_height = merged ? top + row.merged_height + style->pad_bottom : 0;
	draw_backgrounds(table, f, &strip, &row, style);
	draw_rules(f, &strip, &row, style, merged);
	draw_cell_rules(table, f, &strip, &row);
	for (size_t i = 0; i < row.count; i++) {
		struct row_cell *cell = &row.cells[i];
		double y = top + (row.head ? row.height - cell->cell.height : cell->cell.count ? row.up - cell->cell.up : 0);
		double pad = cell->node->style ? cell->node->style->pad_left : 0;
		bool artifact = s->artifact;
		s->artifact |= cell->at < table->from;
		cell_draw(s, &strip, &cell->cell, f->x + cell->x + pad, y, cell->merged ? STRIP_AT_TOP : STRIP_ALWAYS);
		s->artifact = artifact;
	}
	return strip;
}
