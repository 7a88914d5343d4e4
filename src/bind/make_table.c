/* Binding tables. A table's children are walked twice: once for its columns, which may come from loops and conditions, and once
 * for rows, groups and footnotes. Every row gets a cell for each column, so that layout need not look. */
#include "bind/make_table.h"

#include "bind/make_block.h"
#include "bind/diag.h"
#include "bind/make_inline.h"
#include "bind/note.h"
#include "bind/value.h"

#include "base/number.h"

#include <string.h>

struct column {
	const struct template_node *node;
	const char *head;               /* NULL: none */
	const char *head_style;
	struct place head_at;           /* in the disclosure */
};

struct table {
	const struct template_node *template;
	struct doc_node *node;
	struct column columns[ELEMENTS_TABLE_COLUMNS];
	struct doc_table_column layout[ELEMENTS_TABLE_COLUMNS];
	size_t count, rows;
	size_t cells;                   /* columns taken in the row being made */
	const char *continued;
};

static enum style_align align_of(const char *name)
{
	static const char *const names[] = {
		[STYLE_LEFT] = "left", [STYLE_RIGHT] = "right", [STYLE_CENTER] = "center", [STYLE_DECIMAL] = "decimal" };
	for (size_t i = 0; name && i < sizeof names / sizeof *names; i++)
		if (strcmp(names[i], name) == 0)
			return (enum style_align)i;
	return STYLE_LEFT;
}

void make_table_column(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct table *table = scope->table;
	if (table->count == ELEMENTS_TABLE_COLUMNS) {
		binder_stop(b, node->at, "columns in a table", ELEMENTS_TABLE_COLUMNS);
		return;
	}
	const struct template_attribute *head = template_find(node, "head");
	const struct bound bound = head ? value_shown(b, scope, &head->value) : (struct bound){ .text = "" };
	struct column *column = &table->columns[table->count];
	*column = (struct column){ .node = node, .head = *bound.text ? bound.text : NULL, .head_at = bound.at,
		.head_style = value_plain(b, scope, node, "head-style") };
	struct doc_table_column *layout = &table->layout[table->count++];
	*layout = (struct doc_table_column){
		.align = align_of(value_plain(b, scope, node, "align")),
		.width = value_length(b, scope, node, "width", 0),
		.share = value_share(b, scope, node, "share"),
		.key = value_flag(b, scope, node, "key", false),
		.merge = value_flag(b, scope, node, "merge", false),
		.hang_mark = value_flag(b, scope, node, "hang-mark", false),
	};
}

static void head_row(struct binder *b, const struct table *table)
{
	bool any = false;
	for (size_t i = 0; i < table->count; i++)
		any = any || table->columns[i].head;
	if (!any)
		return;
	const struct place at = table->template->at;
	struct doc_node *row = binder_add(b, table->node, DOC_HEADROW, binder_style(b, table->node->style, at, "table-head"), at);
	for (size_t i = 0; i < table->count; i++) {
		const struct column *column = &table->columns[i];
		struct doc_node *cell = binder_add(b, row, DOC_CELL, binder_style(b, row->style, column->node->at, column->head_style), column->node->at);
		cell->span = 1;
		if (column->head)
			doc_add_text(b->tools.arena, b->doc, cell, cell->style, column->head)->at = column->head_at;
	}
}

/* Counts a row; false past the limit. */
static bool count_row(struct binder *b, struct table *table, struct place at)
{
	if (table->rows++ < BINDER_MAX_ROWS)
		return true;
	binder_stop(b, at, "rows in a table", BINDER_MAX_ROWS);
	return false;
}

/* The row's cell for a column, from the column's contents in the row's context. */
static void column_cell(struct binder *b, const struct column *column, const struct scope *scope, struct doc_node *row)
{
	const char *names = value_plain(b, scope, column->node, "style");
	struct scope inner = *scope;
	inner.parent = binder_add(b, row, DOC_CELL, binder_style(b, row->style, column->node->at, names), column->node->at);
	inner.parent->span = 1;
	inner.style = inner.parent->style;
	inner.table = NULL;
	make_inline_cell(b, column->node, &inner);
}

/* Rows of the table's select, evaluated in the scope, below `parent`. */
static void select_rows(struct binder *b, struct table *table, const struct scope *scope, struct doc_node *parent)
{
	const struct template_node *node = table->template;
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped && count_row(b, table, node->at); i++) {
		struct scope inner = walk_scope(scope, &nodes, i);
		const char *names = value_plain(b, &inner, node, "row-style");
		const struct style *style = binder_style(b, table->node->style, node->at, names && *names ? names : "row");
		struct doc_node *row = binder_add(b, parent, DOC_ROW, style, node->at);
		row->at = binder_place(b, inner.node);
		for (size_t c = 0; c < table->count; c++)
			column_cell(b, &table->columns[c], &inner, row);
	}
}

void make_table(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct table *table = arena_alloc(b->tools.arena, sizeof *table);
	struct scope inner = *scope;
	table->template = node;
	inner.table = table;
	inner.line = NULL;
	inner.pass = PASS_COLUMNS;
	walk_children(b, node, &inner);
	if (!table->count) {
		diags_report(b->tools.diags, &bind_diag[BIND_CELLS], node->at, "the table has no column");
		b->failed = true;
		return;
	}
	table->node = make_block_add(b, node, scope, DOC_TABLE, "table");
	table->node->table = table->layout;
	table->node->table_columns = table->count;
	table->node->continued = table->continued = value_attribute(b, scope, node, "continued");
	head_row(b, table);
	inner.parent = table->node;
	inner.style = table->node->style;
	inner.pass = PASS_ROWS;
	if (!walk_holds(node, ELEMENT_GROUP))
		select_rows(b, table, &inner, table->node);
	walk_children(b, node, &inner);
}

void make_table_group(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct table *table = scope->table;
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		struct scope inner = walk_scope(scope, &nodes, i);
		const struct template_attribute *words = template_find(node, "title");
		const struct bound title = value_shown(b, &inner, &words->value);
		struct doc_node *group = table->node;
		if (*title.text) {
			const char *continued = value_attribute(b, &inner, node, "continued");
			group = make_block_add(b, node, &inner, DOC_GROUP, "group");
			group->continued = continued ? continued : table->continued;
			struct doc_node *line = binder_add(b, group, DOC_TITLE, group->style, node->at);
			doc_add_text(b->tools.arena, b->doc, line, line->style, title.text)->at = title.at;
		}
		select_rows(b, table, &inner, group);
	}
}

static void empty_cell(struct binder *b, const struct template_node *node, struct doc_node *row)
{
	binder_add(b, row, DOC_CELL, binder_style(b, row->style, node->at, NULL), node->at)->span = 1;
}

void make_table_row(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct table *table = scope->table;
	if (!count_row(b, table, node->at))
		return;
	const bool head = value_flag(b, scope, node, "head", false);
	struct doc_node *row = make_block_add(b, node, scope, head ? DOC_HEADROW : DOC_ROW, head ? "table-head" : "row");
	struct scope inner = *scope;
	inner.parent = row;
	inner.style = row->style;
	inner.pass = PASS_ALL;
	table->cells = 0;
	walk_children(b, node, &inner);
	for (; table->cells < table->count; table->cells++)
		empty_cell(b, node, row);
}

void make_table_cell(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct table *table = scope->table;
	const unsigned span = value_count(b, scope, node, "span", 1);
	if (table->cells + span > table->count) {
		diags_report(b->tools.diags, &bind_diag[BIND_CELLS], node->at, "cell %zu of a row%s; the table has %zu column%s",
			table->cells + 1, span > 1 ? " spans too many" : "", table->count, table->count == 1 ? "" : "s");
		b->failed = true;
		return;
	}
	const char *column = value_plain(b, scope, table->columns[table->cells].node, "style");
	const char *names = value_style(b, scope, node, template_find(node, "style") ? "" : column);
	struct scope inner = *scope;
	inner.parent = binder_add(b, scope->parent, DOC_CELL, binder_style(b, scope->style, node->at, names), node->at);
	inner.parent->span = span;
	inner.style = inner.parent->style;
	inner.table = NULL;
	table->cells += span;
	make_inline_cell(b, node, &inner);
}

static void footnote(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct doc_node *made = make_block_add(b, node, scope, DOC_FOOTNOTE, "footnote");
	const char *mark = value_attribute(b, scope, node, "mark");
	struct doc_node *label = binder_add(b, made, DOC_LABEL, binder_style(b, made->style, node->at, NULL), node->at);
	doc_add_text(b->tools.arena, b->doc, label, label->style, mark ? mark : "");
	struct scope inner = *scope;
	inner.parent = binder_add(b, made, DOC_PARA, binder_style(b, made->style, node->at, NULL), node->at);
	inner.style = inner.parent->style;
	inner.table = NULL;
	make_inline_children(b, node, &inner);
}

void make_table_footnote(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	if (scope->line) { /* in text */
		note_make(b, node, scope);
		return;
	}
	if (!template_find(node, "select")) {
		footnote(b, node, scope);
		return;
	}
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		struct scope inner = walk_scope(scope, &nodes, i);
		footnote(b, node, &inner);
	}
}
