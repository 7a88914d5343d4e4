/* Typed access to a result document by id. The tree is the truth: nothing is cached beside it. */
#include "result/result.h"

#include <limits.h>
#include <string.h>

static const char *attribute_text(const xmlNode *node, const char *name)
{
	const xmlAttr *attribute = node ? xmlHasProp((xmlNode *)node, BAD_CAST name) : NULL;
	if (!attribute)
		return NULL;
	return attribute->children && attribute->children->content ? (const char *)attribute->children->content : "";
}

xmlNode *result_node(const struct result *result, const char *id)
{
	xmlAttr *attribute = xmlGetID(result->document, BAD_CAST id);
	return attribute ? attribute->parent : NULL;
}

/* "41:24" */
static bool read_place(const char *at, struct place *place)
{
	unsigned parts[2] = {0};
	for (size_t i = 0; i < 2; i++, at++) {
		for (; *at >= '0' && *at <= '9' && parts[i] < UINT_MAX / 20; at++)
			parts[i] = parts[i] * 10 + (unsigned)(*at - '0');
		if (*at != (i ? '\0' : ':'))
			return false;
	}
	place->line = parts[0];
	place->column = parts[1];
	return true;
}

/* Places count in the disclosure, even when the document itself was read back from an export. */
static const char *source_file(const struct result *result)
{
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, "source")) {
			const char *file = attribute_text(node, "file");
			return file ? file : result->file;
		}
	return result->file;
}

struct place result_place(const struct result *result, const xmlNode *node)
{
	struct place place = {.file = source_file(result)};
	for (; node && node->type == XML_ELEMENT_NODE; node = node->parent) {
		const char *at = attribute_text(node, "at");
		if (at && read_place(at, &place))
			break;
	}
	return place;
}

/* The element's own text: what stands before its first child element. */
static struct slice own_text(const xmlNode *node)
{
	const xmlNode *child = node->children;
	bool text = child && (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE);
	return text ? slice_of((const char *)child->content) : slice_of("");
}

static const char *unit_of(const xmlNode *node)
{
	const char *unit = attribute_text(node, "unit");
	const xmlNode *parent = node->parent;
	return unit || !parent || parent->type != XML_ELEMENT_NODE ? unit : attribute_text(parent, "unit");
}

struct value result_field(const struct result *result, const char *id)
{
	const xmlNode *node = result_node(result, id);
	if (!node)
		return (struct value){0};
	struct value value = {.text = own_text(node), .at = result_place(result, node), .unit = unit_of(node)};
	const char *number = attribute_text(node, "value");
	value.known = !attribute_text(node, "state");
	value.number = value.known && decimal_parse(number ? slice_of(number) : slice_trim(value.text), &value.decimal);
	return value;
}

struct value result_attribute(const struct result *result, const char *id, const char *attribute)
{
	const xmlNode *node = result_node(result, id);
	const char *text = attribute_text(node, attribute);
	if (!text)
		return (struct value){0};
	struct value value = {.text = slice_of(text), .known = true, .unit = unit_of(node), .at = result_place(result, node)};
	value.number = decimal_parse(value.text, &value.decimal);
	return value;
}

static const char *root_attribute(const struct result *result, const char *name)
{
	const char *text = attribute_text(result->root, name);
	return text ? text : "";
}

const char *result_id(const struct result *result)
{
	return root_attribute(result, "id");
}

const char *result_family(const struct result *result)
{
	return root_attribute(result, "family");
}

const char *result_status(const struct result *result)
{
	return root_attribute(result, "status");
}
