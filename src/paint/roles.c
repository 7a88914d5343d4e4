/* The table of roles, and the kinds whose role depends on where they stand: titles, labels, cells. Groups of rows, heads and columns
 * are no elements: their content belongs to what is around them, so that rows of one table stay rows of one table. */
#include "paint/roles.h"

static const char *title_role(const struct doc_node *node);
static const char *label_role(const struct doc_node *node);
static const char *cell_role(const struct doc_node *node);
static const char *text_role(const struct doc_node *node);

static const struct {
	const char *name;
	const char *(*choose)(const struct doc_node *node); /* where the kind alone does not say it */
} roles[DOC_KINDS] = {
	[DOC_SECTION] = {.name = "Sect"},
	[DOC_TITLE] = {.choose = title_role},
	[DOC_FINDING] = {.name = "P"},
	[DOC_NOTE] = {.name = "P"},
	[DOC_PARA] = {.name = "P"},
	[DOC_FIELDS] = {.name = "Table"},
	[DOC_FACTS] = {.name = "Table"},
	[DOC_FIELD] = {.name = "TR"},
	[DOC_LABEL] = {.choose = label_role},
	[DOC_TABLE] = {.name = "Table"},
	[DOC_HEADROW] = {.name = "TR"},
	[DOC_ROW] = {.name = "TR"},
	[DOC_CELL] = {.choose = cell_role},
	[DOC_FOOTNOTE] = {.name = "Note"},
	[DOC_PRE] = {.name = "P"},
	[DOC_LINE] = {.name = "Code"},
	[DOC_CHART] = {.name = "Figure"},
	[DOC_BAND] = {.name = "Div"},
	[DOC_TOC] = {.name = "TOC"},
	[DOC_TEXT] = {.choose = text_role},
	[DOC_SYMBOL] = {.name = "Figure"},
	[DOC_LINK] = {.name = "Link"},
};

static const struct doc_node *around(const struct doc_node *node, enum doc_kind kind)
{
	for (node = node->parent; node; node = node->parent)
		if (node->kind == kind)
			return node;
	return NULL;
}

static bool stands_in(const struct doc_node *node, enum doc_kind kind)
{
	return node->parent && node->parent->kind == kind;
}

static const char *title_role(const struct doc_node *node)
{
	static const char *const headings[DOC_DEPTH_MOST] = {"H1", "H2", "H3", "H4", "H5", "H6"};
	const struct doc_node *section = around(node, DOC_SECTION);
	if (stands_in(node, DOC_GROUP))
		return "TH";
	if (!stands_in(node, DOC_HEAD) || !section)
		return "P";
	return headings[doc_depth(section) - 1];
}

static const char *label_role(const struct doc_node *node)
{
	return stands_in(node, DOC_FIELD) ? "TH" : "Lbl";
}

static const char *cell_role(const struct doc_node *node)
{
	return stands_in(node, DOC_HEADROW) || roles_heads_row(node) ? "TH" : "TD";
}

static const char *text_role(const struct doc_node *node)
{
	return node->language ? "Span" : NULL;
}

const char *roles_of(const struct doc_node *node)
{
	return roles[node->kind].choose ? roles[node->kind].choose(node) : roles[node->kind].name;
}

bool roles_is_artifact(const struct doc_node *node)
{
	return node->kind == DOC_HEADER || node->kind == DOC_FOOTER || (node->kind == DOC_SYMBOL && !node->alt);
}

/* The table column that a cell of a row begins in. */
static size_t column_of(const struct doc_node *cell)
{
	size_t column = 0;
	for (const struct doc_node *before = cell->parent->first; before && before != cell; before = before->next)
		if (before->kind == DOC_CELL)
			column += roles_span(before);
	return column;
}

bool roles_heads_row(const struct doc_node *cell)
{
	if (cell->kind == DOC_LABEL)
		return stands_in(cell, DOC_FIELD);
	const struct doc_node *table = around(cell, DOC_TABLE);
	if (cell->kind != DOC_CELL || !stands_in(cell, DOC_ROW) || !table || !table->table)
		return false;
	size_t column = column_of(cell);
	return column < table->table_columns && table->table[column].key;
}

unsigned roles_span(const struct doc_node *cell)
{
	if (cell->kind == DOC_CELL)
		return cell->span > 1 ? cell->span : 1;
	const struct doc_node *table = cell->kind == DOC_TITLE && stands_in(cell, DOC_GROUP) ? around(cell, DOC_TABLE) : NULL;
	return table && table->table_columns > 1 ? (unsigned)table->table_columns : 1;
}
