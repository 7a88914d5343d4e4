/* Elements of the BOOKLET document. No XML is written as text. */
#include "compare/element.h"

#include "base/buf.h"
#include "base/number.h"

xmlNode *element_add(xmlNode *parent, const char *name)
{
	return xmlNewChild(parent, NULL, (const xmlChar *)name, NULL);
}

xmlNode *element_add_text(xmlNode *parent, const char *name, const char *text)
{
	return xmlNewTextChild(parent, NULL, (const xmlChar *)name, (const xmlChar *)text);
}

void element_set(xmlNode *node, const char *name, const char *value)
{
	if (value && *value)
		xmlNewProp(node, (const xmlChar *)name, (const xmlChar *)value);
}

void element_count(struct arena *arena, xmlNode *node, const char *name, size_t value)
{
	element_set(node, name, arena_printf(arena, "%zu", value));
}

void element_known(struct arena *arena, xmlNode *node, const char *name, size_t value)
{
	if (value)
		element_count(arena, node, name, value);
}

static const char *kept(struct arena *arena, struct buf *text)
{
	const char *copy = arena_copy(arena, text->s, text->n);
	buf_drop(text);
	return copy;
}

const char *element_decimal(struct arena *arena, struct decimal value)
{
	struct buf text = {0};
	decimal_print(&text, value);
	return kept(arena, &text);
}

const char *element_fixed(struct arena *arena, double value, int decimals)
{
	struct buf text = {0};
	number_print_fixed(&text, value, decimals);
	return kept(arena, &text);
}
