/* Compiling a template's elements. What an included or named part holds must suit the element around the place where it is put,
 * which the checker cannot see; that is checked here. */
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
		if (slice_blank(slice_of(value)) || *slice_trim(slice_of(value)).s == '{') /* as the checker said */
			return false;
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
	if (!maker->foreign || elements_allowed(around, node->element))
		return;
	struct buf list = {0};
	for (const char *c = *around->check->children ? around->check->children : "nothing"; *c; c++)
		buf_adds(&list, *c == '|' ? ", " : (const char[]){*c, 0});
	maker->failed = true;
	diags_report(maker->diags, &template_diag[TEMPLATE_PLACE], node->at, "<%s> in <%s>, which may hold %s",
		node->element->check->name, around->check->name, list.s);
	buf_drop(&list);
}

/* The values that a <use> gives to its part. */
static const struct template_node *given(struct tree_maker *maker, const xmlNode *use, const struct template_element *element)
{
	return use->children ? tree_children(maker, use, element) : NULL;
}

static void fill(struct tree_maker *maker, const xmlNode *element, const struct template_element *around, struct template_node *node)
{
	const bool transparent = elements_transparent(node->element), foreign = maker->foreign;
	const struct template_element *inside = transparent && around ? around : node->element;
	const enum element_kind kind = node->element->kind;
	maker->foreign = foreign && transparent;
	if (kind == ELEMENT_USE)
		node->given = given(maker, element, node->element);
	maker->foreign = foreign && transparent;
	node->first = kind == ELEMENT_INCLUDE || kind == ELEMENT_USE ? maker->contents(maker, element, inside) : tree_children(maker, element, inside);
	maker->foreign = foreign;
}

struct template_node *tree_node(struct tree_maker *maker, const xmlNode *element, const struct template_element *around)
{
	const struct template_element *known = elements_find((const char *)element->name);
	if (!known) {
		maker->failed = true;
		return NULL;
	}
	if (known->kind == ELEMENT_PART && around) /* a named one: it stands where it is used */
		return NULL;
	struct template_node *node = arena_alloc(maker->arena, sizeof *node);
	maker->nodes++;
	node->element = known;
	node->at = load_place(element);
	if (around)
		check_place(maker, node, around);
	compile_attributes(maker, element, node);
	fill(maker, element, around, node);
	return node;
}

static struct template_node *text_node(struct tree_maker *maker, const xmlNode *text, const struct template_element *around)
{
	struct place at = load_place(text);
	if (!around->check->text) {
		if (slice_blank(text_slice(text)))
			return NULL;
		maker->failed = true;
		if (maker->foreign)
			diags_report(maker->diags, &template_diag[TEMPLATE_TEXT_PLACE], at, "in <%s>: put it into a para", around->check->name);
		return NULL;
	}
	struct template_node *node = arena_alloc(maker->arena, sizeof *node);
	maker->nodes++;
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
