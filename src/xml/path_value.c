/* Between libxml2's objects and our values: strings, numbers without locale, nodes, and where they came from. */
#include "xml/path_inner.h"

#include "base/number.h"

#include <libxml/xpathInternals.h>
#include <math.h>
#include <string.h>

static xmlNode *element_of(xmlNode *node)
{
	bool inside = node->type == XML_ATTRIBUTE_NODE || node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE;
	return inside && node->parent ? node->parent : node;
}

/* Nodes of a namespace are copies that die with their object: they are no nodes here. */
static bool is_node(const xmlNode *node)
{
	return node->type != XML_NAMESPACE_DECL;
}

xmlNode *path_origin(const xmlXPathObject *object)
{
	if (object->type != XPATH_NODESET)
		return object->user;
	const xmlNodeSet *set = object->nodesetval;
	return set && set->nodeNr > 0 && is_node(set->nodeTab[0]) ? element_of(set->nodeTab[0]) : NULL;
}

const char *path_number_text(struct arena *arena, double number)
{
	if (!isfinite(number))
		return "";
	struct buf buf = {0};
	number_print(&buf, number, 9);
	const char *text = arena_copy(arena, buf.s, buf.n);
	buf_drop(&buf);
	return text;
}

static const char *node_text(struct arena *arena, xmlNode *node)
{
	const xmlNode *child = node->type == XML_ELEMENT_NODE || node->type == XML_ATTRIBUTE_NODE ? node->children : node;
	if (!child)
		return "";
	bool text = child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE;
	if (text && (child == node || !child->next))
		return child->content ? arena_string(arena, (const char *)child->content) : "";
	xmlChar *content = xmlNodeGetContent(node);
	const char *copy = content ? arena_string(arena, (const char *)content) : "";
	xmlFree(content);
	return copy;
}

static void take_nodes(struct arena *arena, const xmlNodeSet *set, struct path_value *value)
{
	value->type = PATH_NODES;
	value->text = "";
	value->number = NAN;
	size_t most = set && set->nodeNr > 0 ? (size_t)set->nodeNr : 0;
	value->nodes = most ? arena_array(arena, most, sizeof *value->nodes) : NULL;
	for (size_t i = 0; i < most; i++)
		if (is_node(set->nodeTab[i]))
			value->nodes[value->count++] = set->nodeTab[i];
	value->boolean = value->count > 0;
	if (!value->count)
		return;
	value->text = node_text(arena, value->nodes[0]);
	value->number = xmlXPathStringEvalNumber((const xmlChar *)value->text);
	value->origin = element_of(value->nodes[0]);
}

void path_take(struct arena *arena, const xmlXPathObject *object, struct path_value *value)
{
	*value = (struct path_value){0};
	switch (object->type) {
	case XPATH_NODESET:
		take_nodes(arena, object->nodesetval, value);
		return;
	case XPATH_NUMBER:
		value->type = PATH_NUMBER;
		value->number = object->floatval;
		value->text = path_number_text(arena, object->floatval);
		value->boolean = !isnan(object->floatval) && (object->floatval < 0 || object->floatval > 0);
		break;
	case XPATH_BOOLEAN:
		value->type = PATH_BOOLEAN;
		value->boolean = object->boolval != 0;
		value->number = value->boolean;
		value->text = value->boolean ? "true" : "false";
		break;
	default:
		value->type = PATH_STRING;
		value->text = object->stringval ? arena_string(arena, (const char *)object->stringval) : "";
		value->number = xmlXPathStringEvalNumber((const xmlChar *)value->text);
		value->boolean = value->text[0] != '\0';
	}
	value->origin = object->user;
}

xmlXPathObject *path_nodes_object(xmlNode *const *nodes, size_t count)
{
	xmlNodeSet *set = xmlXPathNodeSetCreate(NULL);
	if (!set)
		arena_exhausted();
	for (size_t i = 0; i < count; i++)
		if (xmlXPathNodeSetAddUnique(set, nodes[i]) < 0)
			arena_exhausted();
	return xmlXPathWrapNodeSet(set);
}

xmlXPathObject *path_object(const struct path_value *value)
{
	xmlXPathObject *object = NULL;
	switch (value->type) {
	case PATH_NODES:
		return path_nodes_object(value->nodes, value->count);
	case PATH_NUMBER:
		object = xmlXPathNewFloat(value->number);
		break;
	case PATH_BOOLEAN:
		object = xmlXPathNewBoolean(value->boolean);
		break;
	case PATH_STRING:
		object = xmlXPathNewCString(value->text ? value->text : "");
		break;
	}
	if (!object)
		arena_exhausted();
	object->user = value->origin;
	return object;
}
