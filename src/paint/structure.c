/* Content tree to structure tree. A node with a role becomes an element below the nearest one around it; a node without a role draws
 * into that one. Two places differ from the content tree: the title of a group of rows gets a row of its own around it, and the
 * footnotes of a table stand behind it, since a table may hold rows only. */
#include "paint/structure.h"

#include "paint/roles.h"

struct maker {
	struct arena *arena;
	struct structure *out;
	unsigned *marks;
};

static struct device_node *add_element(struct maker *maker)
{
	struct structure *out = maker->out;
	return arena_push(maker->arena, &out->nodes, &out->count, &out->capacity, sizeof *out->nodes);
}

/* The element that node becomes, below `parent`. */
static void make_element(struct maker *maker, const struct doc_node *node, const char *role, unsigned parent)
{
	if (node->kind == DOC_TITLE && node->parent->kind == DOC_GROUP) {
		*add_element(maker) = (struct device_node){.role = "TR", .parent = parent};
		parent = (unsigned)maker->out->count - 1;
	}
	if (node->kind == DOC_FOOTNOTE && node->parent->kind == DOC_TABLE)
		parent = maker->out->nodes[parent].parent;
	maker->out->nodes[node->number] = (struct device_node){
		.role = role,
		.parent = parent,
		.alt = node->alt,
		.language = node->language,
		.span = roles_span(node),
		.row_scope = roles_heads_row(node),
	};
}

/* Depth is that of a template's elements, which its loader bounds. */
static void make_tree(struct maker *maker, const struct doc_node *node, unsigned parent, bool artifact)
{
	artifact = artifact || roles_is_artifact(node);
	const char *role = artifact ? NULL : roles_of(node);
	if (role)
		make_element(maker, node, role, parent);
	unsigned mark = role ? node->number : parent;
	maker->marks[node->number] = artifact ? 0 : mark;
	maker->out->content[node->number] = node;
	for (const struct doc_node *child = node->first; child; child = child->next)
		make_tree(maker, child, mark, artifact);
}

struct structure structure_make(struct arena *arena, const struct doc *doc)
{
	struct structure out = {0};
	size_t count = (size_t)doc->count + 1;
	struct maker maker = {arena, &out, arena_array(arena, count, sizeof *maker.marks)};
	out.content = arena_array(arena, count, sizeof *out.content);
	out.marks = maker.marks;
	while (out.count < count)
		add_element(&maker);
	if (doc->root)
		make_tree(&maker, doc->root, 0, false);
	return out;
}
