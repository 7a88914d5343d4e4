/* A template as text: what was understood, a line an element, includes and controls among them. */
#include "template/elements.h"
#include "template/template.h"

static void dump_text(struct buf *out, const struct template_text *text)
{
	for (size_t i = 0; i < text->count; i++) {
		if (text->parts[i].expr)
			buf_addf(out, "{%s}", path_source(text->parts[i].expr));
		else
			buf_add_slice(out, text->parts[i].text);
	}
}

static void dump_attributes(struct buf *out, const struct template_node *node)
{
	for (size_t i = 0; i < node->attribute_count; i++) {
		const struct template_attribute *attribute = &node->attributes[i];
		buf_addf(out, " %s=\"", attribute->name);
		if (attribute->expr)
			buf_addf(out, "{%s}", path_source(attribute->expr));
		else
			dump_text(out, &attribute->value);
		buf_addc(out, '"');
	}
}

/* Recursive: depth is bounded by the loader (128 elements a file, 8 files). */
static void dump_node(struct buf *out, const struct template_node *node, unsigned depth)
{
	for (unsigned i = 0; i < depth; i++)
		buf_addc(out, '\t');
	buf_adds(out, node->element ? template_element_name(node) : "\"");
	if (!node->element) {
		dump_text(out, &node->text);
		buf_addc(out, '"');
	}
	dump_attributes(out, node);
	buf_addf(out, " @%u:%u\n", node->at.line, node->at.column);
	for (const struct template_node *child = node->first; child; child = child->next)
		dump_node(out, child, depth + 1);
}

void template_dump(struct buf *out, const struct template *template)
{
	dump_node(out, template_root(template), 0);
}
