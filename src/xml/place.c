/* Asking a loaded tree: places, attributes, ids. */
#include "xml/load.h"

#include <libxml/hash.h>
#include <libxml/valid.h>
#include <stdint.h>
#include <string.h>

enum { COLUMN_BITS = 12 };

static const char *file_of(const xmlDoc *document)
{
	return document ? (const char *)document->URL : NULL;
}

static struct place unpack(const xmlDoc *document, const void *packed)
{
	uintptr_t bits = (uintptr_t)packed;
	return (struct place){file_of(document), (unsigned)(bits >> COLUMN_BITS), (unsigned)(bits & ((1u << COLUMN_BITS) - 1))};
}

struct place load_place(const xmlNode *node)
{
	while (node && node->type != XML_ELEMENT_NODE && node->type != XML_ATTRIBUTE_NODE && node->parent)
		node = node->parent;
	if (!node)
		return (struct place){0};
	bool placed = node->type == XML_ELEMENT_NODE || node->type == XML_ATTRIBUTE_NODE;
	if (node->type == XML_ATTRIBUTE_NODE && !node->_private && node->parent)
		node = node->parent;
	return unpack(node->doc, placed ? node->_private : NULL);
}

static bool has_name(const xmlAttr *attribute, const char *name)
{
	if (!attribute->ns || !attribute->ns->prefix)
		return strcmp((const char *)attribute->name, name) == 0;
	size_t n = strlen((const char *)attribute->ns->prefix);
	return strncmp((const char *)attribute->ns->prefix, name, n) == 0 && name[n] == ':' &&
		strcmp((const char *)attribute->name, name + n + 1) == 0;
}

static const xmlAttr *find_attribute(const xmlNode *node, const char *name)
{
	if (!node || node->type != XML_ELEMENT_NODE)
		return NULL;
	const xmlAttr *attribute = node->properties;
	while (attribute && !has_name(attribute, name))
		attribute = attribute->next;
	return attribute;
}

struct place load_attribute_place(const xmlNode *node, const char *name)
{
	const xmlAttr *attribute = find_attribute(node, name);
	return load_place(attribute ? (const xmlNode *)attribute : node);
}

const char *load_attribute(const xmlNode *node, const char *name)
{
	const xmlAttr *attribute = find_attribute(node, name);
	if (!attribute)
		return NULL;
	/* Without a DTD there are no entity references: an attribute holds one text node or nothing. */
	return attribute->children && attribute->children->content ? (const char *)attribute->children->content : "";
}

/* The next node in document order below `root`; NULL at the end. */
static xmlNode *next_node(xmlNode *node, const xmlNode *root)
{
	if (node->type == XML_ELEMENT_NODE && node->children)
		return node->children;
	while (node && node != root && !node->next)
		node = node->parent;
	return node && node != root ? node->next : NULL;
}

void load_expect_ids(xmlDoc *document, size_t count)
{
	enum { FEW_IDS = 8192, MOST_IDS = 1 << 19 };
	if (count > FEW_IDS && !document->ids)
		document->ids = xmlHashCreate((int)(count < MOST_IDS ? count : MOST_IDS)); /* the dictionary of names has the same limit */
}

static size_t count_ids(const xmlNode *root)
{
	size_t count = 0;
	for (const xmlNode *node = root; node; node = next_node((xmlNode *)node, root))
		count += find_attribute(node, "id") != NULL;
	return count;
}

void load_register_ids(xmlDoc *document)
{
	xmlNode *root = xmlDocGetRootElement(document);
	load_expect_ids(document, count_ids(root));
	for (xmlNode *node = root; node; node = next_node(node, root)) {
		xmlAttr *id = (xmlAttr *)find_attribute(node, "id");
		if (id && id->atype != XML_ATTRIBUTE_ID)
			xmlAddID(NULL, document, (const xmlChar *)load_attribute(node, "id"), id);
	}
}
