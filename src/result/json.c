/* Elements as JSON objects, printed by jansson in a fixed order. */
#include "result/json.h"

#include "base/utf8.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static void must(int failed)
{
	if (failed)
		arena_exhausted();
}

static bool is_among(const char *name, const char *const *names)
{
	for (; *names; names++)
		if (strcmp(name, *names) == 0)
			return true;
	return false;
}

/* A name of a file may be no UTF-8; what stands in a document is. */
static json_t *text_value(struct arena *arena, const char *text)
{
	json_t *value = json_string(text);
	if (value)
		return value;
	const struct slice clean = utf8_sanitise(arena, slice_of(text));
	return json_stringn(clean.s, clean.n);
}

/* "4 54 55" as [4, 54, 55]. */
static json_t *number_list(const char *text)
{
	json_t *list = json_array();
	for (char *end; *text; text = *end ? end + 1 : end) {
		const unsigned long number = strtoul(text, &end, 10);
		if (end == text)
			break;
		must(json_array_append_new(list, json_integer((json_int_t)number)));
	}
	return list;
}

/* What the program counted, and counts of a fact. A block's @lines are where it stands, the source's how many there are. */
static json_t *attribute_value(struct arena *arena, const xmlNode *element, const char *name, const char *text)
{
	static const char *const counts[] = {"total", "fail", "please-check", "undisclosed", "uncheckable", "pass", "count", "bytes", "lines", NULL};
	enum { DIGITS_MOST = 18 };
	if (strcmp(name, "lines") == 0 && strcmp((const char *)element->name, "source"))
		return number_list(text);
	if (is_among(name, counts) && *text && strspn(text, "0123456789") == strlen(text) && strlen(text) <= DIGITS_MOST)
		return json_integer(atoll(text));
	return text_value(arena, text);
}

static void add_attributes(struct arena *arena, json_t *object, const xmlNode *element)
{
	for (const xmlAttr *attribute = element->properties; attribute; attribute = attribute->next) {
		const xmlNode *content = attribute->children;
		const char *name = (const char *)attribute->name, *text = content && content->content ? (const char *)content->content : "";
		must(json_object_set_new(object, name, attribute_value(arena, element, name, text)));
	}
}

static void add_to_list(json_t *object, const char *name, json_t *item)
{
	json_t *list = json_object_get(object, name);
	if (!json_is_array(list)) {
		list = json_array();
		must(json_object_set_new(object, name, list));
	}
	must(json_array_append_new(list, item));
}

/* Depth is bounded as the document's is (LOAD_MAX_DEPTH). */
static json_t *element_object(struct arena *arena, const xmlNode *element)
{
	json_t *object = json_object();
	add_attributes(arena, object, element);
	for (const xmlNode *child = element->children; child; child = child->next) {
		if (child->type == XML_ELEMENT_NODE)
			add_to_list(object, (const char *)child->name, element_object(arena, child));
		else if (child->type == XML_TEXT_NODE && child->content && *child->content)
			must(json_object_set_new(object, "text", text_value(arena, (const char *)child->content)));
	}
	return object;
}

static int add_to_buf(const char *bytes, size_t n, void *buf)
{
	buf_add(buf, bytes, n);
	return 0;
}

static void print(struct buf *out, json_t *object)
{
	must(json_dump_callback(object, add_to_buf, out, JSON_INDENT(2) | JSON_PRESERVE_ORDER));
	json_decref(object);
}

void json_result(struct buf *out, const struct result *result, const char *id)
{
	json_t *object = element_object(result->arena, result->root);
	must(json_object_set_new(object, "id", json_string(id)));
	print(out, object);
}

void json_result_part(struct buf *out, const struct result *result, const xmlNode *part)
{
	json_t *object = json_object();
	must(json_object_set_new(object, "file", text_value(result->arena, result->file)));
	add_attributes(result->arena, object, result->root);
	must(json_object_set_new(object, (const char *)part->name, element_object(result->arena, part)));
	print(out, object);
}
