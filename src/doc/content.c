/* The content tree: making nodes and naming their kinds. A node is numbered when it is added, so whoever builds a tree adds
 * nodes in reading order. Nothing here decides how anything looks. */
#include "doc/content.h"

#include <assert.h>

static const char *const kind_names[] = {
	[DOC_DOCUMENT] = "document", [DOC_HEADER] = "header", [DOC_FOOTER] = "footer", [DOC_SECTION] = "section",
	[DOC_HEAD] = "head", [DOC_TITLE] = "title", [DOC_FINDING] = "finding", [DOC_NOTE] = "note", [DOC_PARA] = "para",
	[DOC_COLUMNS] = "columns", [DOC_COLUMN] = "column", [DOC_FIELDS] = "fields", [DOC_FIELD] = "field",
	[DOC_LABEL] = "label", [DOC_FACTS] = "facts", [DOC_TABLE] = "table", [DOC_HEADROW] = "headrow",
	[DOC_GROUP] = "group", [DOC_ROW] = "row", [DOC_CELL] = "cell", [DOC_FOOTNOTE] = "footnote", [DOC_PRE] = "pre",
	[DOC_LINE] = "line", [DOC_CHART] = "chart", [DOC_BAND] = "band", [DOC_SPACE] = "space", [DOC_BREAK] = "break",
	[DOC_TOC] = "toc", [DOC_TEXT] = "text", [DOC_SYMBOL] = "symbol", [DOC_LINK] = "link", [DOC_FILL] = "fill",
	[DOC_PAGE] = "page", [DOC_PAGES] = "pages", [DOC_PAGE_OF] = "page-of", [DOC_RUNNING] = "running",
};
_Static_assert(sizeof kind_names / sizeof *kind_names == DOC_KINDS, "a name for each kind");

struct doc *doc_new(struct arena *arena)
{
	return arena_alloc(arena, sizeof(struct doc));
}

static void append(struct doc_node *parent, struct doc_node *node)
{
	node->parent = parent;
	if (parent->last)
		parent->last->next = node;
	else
		parent->first = node;
	parent->last = node;
}

struct doc_node *doc_add(struct arena *arena, struct doc *doc, struct doc_node *parent, enum doc_kind kind, const struct style *style)
{
	assert(kind < DOC_KINDS);
	assert(parent ? doc->root != NULL : doc->root == NULL);
	struct doc_node *node = arena_alloc(arena, sizeof *node);
	node->kind = kind;
	node->style = style;
	node->number = ++doc->count;
	if (parent)
		append(parent, node);
	else
		doc->root = node;
	return node;
}

struct doc_node *doc_add_text(struct arena *arena, struct doc *doc, struct doc_node *parent, const struct style *style, const char *text)
{
	struct doc_node *node = doc_add(arena, doc, parent, DOC_TEXT, style);
	node->text = arena_string(arena, text);
	return node;
}

void doc_renumber(struct doc *doc)
{
	doc->count = 0;
	for (struct doc_node *node = doc->root; node;) {
		node->number = ++doc->count;
		if (node->first) {
			node = node->first;
			continue;
		}
		while (node != doc->root && !node->next)
			node = node->parent;
		node = node == doc->root ? NULL : node->next;
	}
}

const char *doc_kind_name(enum doc_kind kind)
{
	assert(kind < DOC_KINDS);
	return kind_names[kind];
}

bool doc_is_inline(enum doc_kind kind)
{
	return kind >= DOC_TEXT && kind < DOC_KINDS;
}

unsigned doc_depth(const struct doc_node *section)
{
	const unsigned depth = section->depth ? section->depth : section->level;
	return depth < 1 ? 1 : depth > DOC_DEPTH_MOST ? DOC_DEPTH_MOST : depth;
}
