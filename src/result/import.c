/* Reading an exported result back: the safe loader, then what an export adds is taken away (white space between elements, an
 * audit, which is recomputed), and the ids are registered. */
#include "result/diag.h"
#include "result/result.h"
#include "xml/load.h"

#include <string.h>

enum { IMPORT_MAX_BYTES = 64 << 20 }; /* a page of 16 MiB, its elements and escapes */

static void drop_node(xmlNode *node)
{
	xmlUnlinkNode(node);
	xmlFreeNode(node);
}

static bool is_element(const xmlNode *node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && !strcmp((const char *)node->name, name);
}

static bool is_blank_text(const xmlNode *node)
{
	return node->type == XML_TEXT_NODE && slice_blank(slice_of((const char *)node->content));
}

/* Elements only: no text that is more than white space. */
static bool holds_elements_only(const xmlNode *node)
{
	bool element = false;
	for (const xmlNode *child = node->children; child; child = child->next) {
		if (child->type == XML_ELEMENT_NODE)
			element = true;
		else if (!is_blank_text(child) && child->type != XML_COMMENT_NODE && child->type != XML_PI_NODE)
			return false;
	}
	return element;
}

/* Depth is bounded by LOAD_MAX_DEPTH. */
static void tidy(xmlNode *node)
{
	bool elements = holds_elements_only(node);
	for (xmlNode *child = node->children, *next; child; child = next) {
		next = child->next;
		if (child->type == XML_COMMENT_NODE || child->type == XML_PI_NODE || (elements && is_blank_text(child)))
			drop_node(child);
		else if (child->type == XML_ELEMENT_NODE)
			tidy(child);
	}
}

static void drop_audit(xmlNode *root)
{
	for (xmlNode *child = root->children, *next; child; child = next) {
		next = child->next;
		if (is_element(child, "audit"))
			drop_node(child);
	}
}

static bool register_ids(struct diags *diags, xmlDoc *document, xmlNode *node)
{
	bool fine = true;
	xmlAttr *attribute = xmlHasProp(node, BAD_CAST "id");
	const char *id = attribute && attribute->children ? (const char *)attribute->children->content : NULL;
	if (id && attribute->atype != XML_ATTRIBUTE_ID && !xmlAddID(NULL, document, BAD_CAST id, attribute)) {
		diags_report(diags, &result_diag[RESULT_DIAG_DUPLICATE], load_place(node), "%s", id);
		fine = false;
	}
	for (xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			fine &= register_ids(diags, document, child);
	return fine;
}

static bool check_root(struct diags *diags, const char *name, const xmlNode *root)
{
	struct place at = {.file = name, .line = 1, .column = 1};
	if (!root || !is_element(root, "result") || !load_attribute(root, "family")) {
		diags_report(diags, &result_diag[RESULT_DIAG_NOT_RESULT], at, "expected <result version=\"1\" family=...>");
		return false;
	}
	const char *version = load_attribute(root, "version");
	if (!version || strcmp(version, "1")) {
		diags_report(diags, &result_diag[RESULT_DIAG_VERSION], load_place(root), "found %s, expected 1", version ? version : "none");
		return false;
	}
	return true;
}

struct result *result_load(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	xmlDoc *document = load_bytes(arena, diags, name, bytes, IMPORT_MAX_BYTES);
	if (!document)
		return NULL;
	xmlNode *root = xmlDocGetRootElement(document);
	if (!check_root(diags, name, root))
		return NULL;
	drop_audit(root);
	tidy(root);
	if (!register_ids(diags, document, root))
		return NULL;
	struct result *result = arena_alloc(arena, sizeof *result);
	*result = (struct result){.document = document, .root = root, .arena = arena, .file = arena_string(arena, name)};
	return result;
}
