/* Reading exported results back: the safe loader, then what an export adds is taken away (white space between elements, an
 * audit, which is recomputed), and the ids are registered. */
#include "result/import.h"

#include "result/diag.h"
#include "xml/load.h"

#include <libxml/valid.h>
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

static size_t count_ids(const xmlNode *node)
{
	size_t count = load_attribute(node, "id") != NULL;
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			count += count_ids(child);
	return count;
}

static bool register_ids(struct diags *diags, xmlDoc *document, xmlNode *node)
{
	bool fine = true;
	xmlAttr *attribute = xmlHasProp(node, BAD_CAST "id");
	const char *id = attribute && attribute->children ? (const char *)attribute->children->content : NULL;
	if (id)
		attribute->atype = 0; /* of the table that was dropped */
	if (id && !xmlAddID(NULL, document, BAD_CAST id, attribute)) {
		diags_report(diags, &result_diag[RESULT_DIAG_DUPLICATE], load_place(node), "%s", id);
		fine = false;
	}
	for (xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			fine &= register_ids(diags, document, child);
	return fine;
}

struct import {
	struct diags *diags;
	const char *name;
	bool many;
	xmlNode **nodes; /* each is given away once, and NULL afterwards */
	size_t count, next;
};

static bool check_version(struct diags *diags, const xmlNode *node)
{
	const char *version = load_attribute(node, "version");
	if (version && !strcmp(version, "1"))
		return true;
	diags_report(diags, &result_diag[RESULT_DIAG_VERSION], load_place(node), "found %s, expected 1", version ? version : "none");
	return false;
}

static bool check_result(struct diags *diags, const xmlNode *node)
{
	if (is_element(node, "result") && load_attribute(node, "family"))
		return check_version(diags, node);
	diags_report(diags, &result_diag[RESULT_DIAG_NOT_RESULT], load_place(node), "expected <result version=\"1\" family=...>");
	return false;
}

/* The root, or what it holds. */
static void list_nodes(struct import *import, struct arena *arena, xmlNode *root)
{
	import->nodes = arena_array(arena, import->many ? xmlChildElementCount(root) + 1 : 1, sizeof *import->nodes);
	if (!import->many)
		import->nodes[import->count++] = root;
	for (xmlNode *node = import->many ? root->children : NULL; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE)
			import->nodes[import->count++] = node;
}

struct import *import_open(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	xmlDoc *document = load_bytes(arena, diags, name, bytes, IMPORT_MAX_BYTES);
	xmlNode *root = document ? xmlDocGetRootElement(document) : NULL;
	if (!root)
		return NULL;
	struct import *import = arena_alloc(arena, sizeof *import);
	*import = (struct import){.diags = diags, .name = arena_string(arena, name), .many = is_element(root, "results")};
	/* Ids are unique in each result, not in the file: its own table would only be in the way. */
	xmlFreeIDTable(document->ids);
	document->ids = NULL;
	if (!(import->many ? check_version(diags, root) : check_result(diags, root)))
		return NULL;
	list_nodes(import, arena, root);
	return import;
}

bool import_many(const struct import *import)
{
	return import->many;
}

size_t import_tell(const struct import *import)
{
	return import->next;
}

void import_seek(struct import *import, size_t at)
{
	import->next = at;
}

static void free_document(void *document)
{
	xmlFreeDoc(document);
}

/* The element moves to a document of its own, so that its ids are unique there. Both share the dictionary of names. */
static xmlDoc *own_document(struct arena *arena, xmlNode *node)
{
	xmlDoc *old = node->doc, *document = xmlNewDoc(BAD_CAST "1.0");
	document->URL = old->URL ? xmlStrdup(old->URL) : NULL;
	document->dict = old->dict;
	if (document->dict)
		xmlDictReference(document->dict);
	xmlUnlinkNode(node);
	xmlDocSetRootElement(document, node);
	arena_defer(arena, free_document, document);
	return document;
}

struct result *import_next(struct import *import, struct arena *arena)
{
	while (import->next < import->count) {
		xmlNode *node = import->nodes[import->next];
		import->nodes[import->next++] = NULL;
		if (!node || !check_result(import->diags, node))
			continue;
		drop_audit(node);
		tidy(node);
		xmlDoc *document = own_document(arena, node);
		load_expect_ids(document, count_ids(node));
		if (!register_ids(import->diags, document, node))
			continue;
		struct result *result = arena_alloc(arena, sizeof *result);
		*result = (struct result){.document = document, .root = node, .arena = arena, .file = arena_string(arena, import->name)};
		return result;
	}
	return NULL;
}

struct result *result_load(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	struct import *import = import_open(arena, diags, name, bytes);
	return import ? import_next(import, arena) : NULL;
}
