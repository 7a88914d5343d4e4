/* Compiling a template's elements. What a control element or an include holds must suit the element around it, which the
 * checker's table cannot say; that is checked here. */
#include "template/tree.h"

#include "template/braces.h"
#include "template/diag.h"
#include "xml/load.h"

#include <string.h>

static struct slice text_slice(const xmlNode *node)
{
	return slice_of((const char *)node->content);
}

static bool compile_attribute(struct tree_maker *maker, const xmlNode *element, const struct template_element *known,
	const char *name, struct template_attribute *out)
{
	const char *value = load_attribute(element, name);
	const struct place at = load_attribute_place(element, name);
	const struct check_attribute *check = elements_attribute(known, name);
	out->name = name;
	if (check && check->type == CHECK_EXPR) {
		out->value.at = at;
		out->expr = path_compile(maker->arena, maker->diags, at, slice_of(value));
		return out->expr != NULL;
	}
	return braces_parse(maker->arena, maker->diags, at, slice_of(value), false, &out->value);
}

static void compile_attributes(struct tree_maker *maker, const xmlNode *element, struct template_node *node)
{
	size_t count = 0;
	for (const xmlAttr *a = element->properties; a; a = a->next)
		count++;
	struct template_attribute *attributes = arena_array(maker->arena, count, sizeof *attributes);
	for (const xmlAttr *a = element->properties; a; a = a->next) {
		const char *name = (const char *)a->name;
		if (compile_attribute(maker, element, node->element, name, &attributes[node->attribute_count]))
			node->attribute_count++;
		else
			maker->failed = true;
	}
	node->attributes = attributes;
}

static void check_place(struct tree_maker *maker, const struct template_node *node, const struct template_element *around)
{
	if (elements_allowed(around, node->element))
		return;
	maker->failed = true;
	diags_report(maker->diags, &template_diag[TEMPLATE_PLACE], node->at, "<%s> in <%s>, which may hold %s",
		node->element->check->name, around->check->name, *around->check->children ? around->check->children : "nothing");
}

struct template_node *tree_node(struct tree_maker *maker, const xmlNode *element, const struct template_element *around)
{
	const struct template_element *known = elements_find((const char *)element->name);
	if (!known) {
		maker->failed = true;
		return NULL;
	}
	struct template_node *node = arena_alloc(maker->arena, sizeof *node);
	node->element = known;
	node->at = load_place(element);
	if (around)
		check_place(maker, node, around);
	compile_attributes(maker, element, node);
	const struct template_element *inside = elements_transparent(known) && around ? around : known;
	node->first = known->kind == ELEMENT_INCLUDE ? maker->include(maker, element, inside) : tree_children(maker, element, inside);
	return node;
}

static struct template_node *text_node(struct tree_maker *maker, const xmlNode *text, const struct template_element *around)
{
	struct place at = load_place(text);
	if (!around->check->text) {
		if (slice_blank(text_slice(text)))
			return NULL;
		maker->failed = true;
		diags_report(maker->diags, &template_diag[TEMPLATE_TEXT_PLACE], at, "in <%s>: put it into a para", around->check->name);
		return NULL;
	}
	struct template_node *node = arena_alloc(maker->arena, sizeof *node);
	node->at = at;
	if (!braces_parse(maker->arena, maker->diags, at, text_slice(text), true, &node->text)) {
		maker->failed = true;
		return NULL;
	}
	return node;
}

const struct template_node *tree_children(struct tree_maker *maker, const xmlNode *element, const struct template_element *around)
{
	struct template_node *first = NULL, *last = NULL;
	for (const xmlNode *child = element->children; child; child = child->next) {
		struct template_node *node = NULL;
		if (child->type == XML_ELEMENT_NODE)
			node = tree_node(maker, child, around);
		else if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			node = text_node(maker, child, around);
		if (!node)
			continue;
		if (last)
			last->next = node;
		else
			first = node;
		last = node;
	}
	return first;
}
