/* Text and attributes of elements. */
#include "result/node.h"

#include <string.h>

struct slice node_text(const xmlNode *node)
{
	const xmlNode *child = node ? node->children : NULL;
	bool text = child && (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE);
	return text ? slice_of((const char *)child->content) : (struct slice){0};
}

struct slice node_attribute(const xmlNode *node, const char *attribute)
{
	const xmlAttr *found = node ? xmlHasProp((xmlNode *)node, BAD_CAST attribute) : NULL;
	bool text = found && found->children && found->children->content;
	return text ? slice_of((const char *)found->children->content) : (struct slice){0};
}

bool node_is(const xmlNode *node, const char *name)
{
	return node && node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}
