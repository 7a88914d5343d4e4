/* Finding what an expression that found nothing may have meant: an unknown id among the ids of the document, or the last name
 * of the path among the children and attributes around. */
#include "bind/nearest.h"

#include "base/near.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

struct names {
	const char **items;
	size_t count, capacity;
};

static void add_name(struct binder *b, struct names *names, const char *name)
{
	*(const char **)arena_push(b->tools.arena, &names->items, &names->count, &names->capacity, sizeof *names->items) = name;
}

/* The node behind `node` in document order, elements only, within the document. */
static const xmlNode *next_element(const xmlNode *node)
{
	const xmlNode *child = node->type == XML_ELEMENT_NODE ? node->children : NULL;
	for (; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			return child;
	for (; node && node->type == XML_ELEMENT_NODE; node = node->parent)
		for (const xmlNode *next = node->next; next; next = next->next)
			if (next->type == XML_ELEMENT_NODE)
				return next;
	return NULL;
}

static void gather_ids(struct binder *b)
{
	struct names names = {0};
	for (const xmlNode *node = xmlDocGetRootElement(b->document); node; node = next_element(node)) {
		const char *id = load_attribute(node, "id");
		if (id)
			add_name(b, &names, id);
	}
	b->ids = names.items;
	b->id_count = names.count;
}

static const xmlNode *find_id(struct binder *b, const char *id)
{
	for (const xmlNode *node = xmlDocGetRootElement(b->document); node; node = next_element(node)) {
		const char *have = load_attribute(node, "id");
		if (have && strcmp(have, id) == 0)
			return node;
	}
	return NULL;
}

/* The argument of the last id('...') of an expression, or NULL. */
static const char *last_id(struct arena *arena, const char *expression)
{
	const char *found = NULL;
	for (const char *at = expression; (at = strstr(at, "id(")); at += 3)
		found = at + 3;
	if (!found || (*found != '\'' && *found != '"'))
		return NULL;
	const char *end = strchr(found + 1, *found);
	return end ? arena_copy(arena, found + 1, (size_t)(end - found - 1)) : NULL;
}

static bool is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || (unsigned char)c >= 0x80;
}

/* The last name of an expression, "@name" for an attribute; "" for none. Names in quotes and of functions are no names here. */
static struct slice last_name(struct slice expression)
{
	struct slice last = {"", 0};
	for (size_t i = 0; i < expression.n;) {
		const char c = expression.s[i];
		if (c == '\'' || c == '"') {
			i = slice_find_char(expression, i + 1, c) + 1;
			continue;
		}
		const size_t from = i;
		if (c == '@' || c == '$')
			i++;
		while (i < expression.n && is_name(expression.s[i]))
			i++;
		const bool call = i < expression.n && expression.s[i] == '(';
		if (i > from && c != '$' && !call)
			last = slice_sub(expression, from, i);
		if (i == from)
			i++;
	}
	return last;
}

static struct names names_around(struct binder *b, const xmlNode *context)
{
	struct names names = {0};
	if (!context || context->type != XML_ELEMENT_NODE)
		return names;
	for (const xmlAttr *a = context->properties; a; a = a->next)
		add_name(b, &names, arena_printf(b->tools.arena, "@%s", (const char *)a->name));
	for (const xmlNode *child = context->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			add_name(b, &names, (const char *)child->name);
	return names;
}

const char *nearest_names(struct binder *b, const xmlNode *context, const char *expression)
{
	const char *id = last_id(b->tools.arena, expression);
	const xmlNode *named = id ? find_id(b, id) : NULL;
	if (id && !named) {
		if (!b->ids)
			gather_ids(b);
		const char *near = near_name(slice_of(id), b->ids, b->id_count);
		return near ? arena_printf(b->tools.arena, "id('%s')", near) : "";
	}
	const struct slice wanted = last_name(slice_of(expression));
	const struct names names = names_around(b, named ? named : context);
	const char *near = wanted.n ? near_name(wanted, names.items, names.count) : NULL;
	return near ? near : "";
}
