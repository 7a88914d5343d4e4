/* The exported result: UTF-8, a tab a level, @at last, children of mixed content on the line of their text. result_load and import.h undo
 * exactly this, so that an export read back exports the same bytes. */
#include "result/result.h"

#include <string.h>

static const char *entity(char c, bool attribute)
{
	switch (c) {
	case '&':
		return "&amp;";
	case '<':
		return "&lt;";
	case '>':
		return "&gt;";
	case '\r':
		return "&#13;";
	case '"':
		return attribute ? "&quot;" : NULL;
	case '\t':
		return attribute ? "&#9;" : NULL;
	case '\n':
		return attribute ? "&#10;" : NULL;
	default:
		return NULL;
	}
}

static void escaped(struct buf *out, const xmlChar *content, bool attribute)
{
	const char *text = content ? (const char *)content : "";
	size_t from = 0, at = 0;
	for (; text[at]; at++) {
		const char *name = entity(text[at], attribute);
		if (!name)
			continue;
		buf_add(out, text + from, at - from);
		buf_adds(out, name);
		from = at + 1;
	}
	buf_add(out, text + from, at - from);
}

static void write_attribute(struct buf *out, const xmlAttr *attribute)
{
	buf_addc(out, ' ');
	buf_adds(out, (const char *)attribute->name);
	buf_adds(out, "=\"");
	for (const xmlNode *part = attribute->children; part; part = part->next)
		escaped(out, part->content, true);
	buf_addc(out, '"');
}

static void write_attributes(struct buf *out, const xmlNode *node)
{
	const xmlAttr *at = NULL;
	for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next)
		if (!strcmp((const char *)attribute->name, "at"))
			at = attribute;
		else
			write_attribute(out, attribute);
	if (at)
		write_attribute(out, at);
}

static bool has_text(const xmlNode *node)
{
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			return true;
	return false;
}

static void indent(struct buf *out, int depth)
{
	buf_addc(out, '\n');
	for (int i = 0; i < depth; i++)
		buf_addc(out, '\t');
}

/* Depth is bounded by the loader (LOAD_MAX_DEPTH) and by the builders, which nest five deep. */
static void write_element(struct buf *out, const xmlNode *node, int depth, bool mixed)
{
	if (!mixed && depth)
		indent(out, depth);
	buf_addc(out, '<');
	buf_adds(out, (const char *)node->name);
	write_attributes(out, node);
	if (!node->children) {
		buf_adds(out, "/>");
		return;
	}
	buf_addc(out, '>');
	bool inside = mixed || has_text(node);
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			write_element(out, child, depth + 1, inside);
		else if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			escaped(out, child->content, false);
	if (!inside)
		indent(out, depth);
	buf_adds(out, "</");
	buf_adds(out, (const char *)node->name);
	buf_addc(out, '>');
}

#define DECLARATION "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

void result_export_xml(struct buf *out, const struct result *result)
{
	buf_adds(out, DECLARATION);
	write_element(out, result->root, 0, false);
	buf_addc(out, '\n');
}

void result_export_begin(struct buf *out)
{
	buf_adds(out, DECLARATION "<results version=\"1\">");
}

void result_export_one(struct buf *out, const struct result *result)
{
	write_element(out, result->root, 1, false);
}

void result_export_end(struct buf *out)
{
	buf_adds(out, "\n</results>\n");
}
