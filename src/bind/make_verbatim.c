/* Binding lines. Verbatim lines keep their blanks; tabs become blanks up to the next multiple of 8 columns, as the disclosure's
 * author saw them. Marks that the reader took off a line stand there again: a bullet, or as blanks what the page indents by marks.
 * Blank lines at the ends are dropped. */
#include "bind/make_verbatim.h"

#include "base/buf.h"
#include "base/number.h"
#include "base/utf8.h"
#include "bind/make_block.h"
#include "bind/prose.h"
#include "bind/value.h"
#include "xml/load.h"

enum { VERBATIM_TAB = 8, VERBATIM_INDENT = 2, VERBATIM_DEPTH = 20 };

#define BULLET "\xe2\x80\xa2 " /* U+2022 */

struct lines {
	struct slice *text;
	struct place *at;
	size_t count;
};

/* The text that stands directly in an element or attribute. */
static struct slice node_text(struct binder *b, const xmlNode *node)
{
	struct buf out = {0};
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			buf_adds(&out, (const char *)child->content);
	const struct slice text = { arena_copy(b->tools.arena, out.s ? out.s : "", out.n), out.n };
	buf_drop(&out);
	return slice_trim_end(text);
}

/* How deep @indent or @bullet sets a line; 0 for none. */
static int depth(const xmlNode *node, const char *name)
{
	const char *text = node->type == XML_ELEMENT_NODE ? load_attribute(node, name) : NULL;
	double deep;
	return text && number_parse(slice_of(text), &deep) && deep >= 0 && deep <= VERBATIM_DEPTH ? (int)deep : 0;
}

/* The line as the page sets it. */
static struct slice line_text(struct binder *b, const xmlNode *node)
{
	const struct slice text = node_text(b, node);
	const int indent = depth(node, "indent"), bullet = depth(node, "bullet");
	if (slice_blank(text) || (!indent && !bullet))
		return text;
	const int blanks = VERBATIM_INDENT * (bullet ? bullet - 1 : indent);
	return slice_of(arena_printf(b->tools.arena, "%*s%s%.*s", blanks, "", bullet ? BULLET : "", SLICE_ARGS(text)));
}

/* The lines of the select, without blank ones at the ends. */
static struct lines gather(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct path_value nodes = value_nodes(b, scope, node);
	struct lines lines = {
		.text = arena_array(b->tools.arena, nodes.count, sizeof(struct slice)),
		.at = arena_array(b->tools.arena, nodes.count, sizeof(struct place)),
	};
	for (size_t i = 0; i < nodes.count; i++) {
		const struct slice text = line_text(b, nodes.nodes[i]);
		if (!lines.count && slice_blank(text))
			continue;
		lines.text[lines.count] = text;
		lines.at[lines.count++] = binder_place(b, nodes.nodes[i]);
	}
	while (lines.count && slice_blank(lines.text[lines.count - 1]))
		lines.count--;
	return lines;
}

/* The line with its tabs expanded and `cut` columns of its indent taken away. */
static const char *expanded(struct binder *b, struct slice line, size_t cut)
{
	struct buf out = {0};
	size_t column = 0;
	for (size_t at = 0; at < line.n;) {
		const unsigned c = utf8_next(line, &at);
		const size_t step = c == '\t' ? VERBATIM_TAB - column % VERBATIM_TAB : 1;
		for (size_t i = 0; i < step; i++, column++) {
			if (c == '\t' && column >= cut)
				buf_addc(&out, ' ');
			else if (c != '\t' && (c != ' ' || column >= cut))
				buf_add_rune(&out, c);
		}
	}
	const char *text = arena_copy(b->tools.arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

static void add_lines(struct binder *b, struct doc_node *pre, const struct lines *lines, size_t first, size_t count, size_t cut)
{
	for (size_t i = first; i < first + count && !b->stopped; i++) {
		struct doc_node *line = binder_add(b, pre, DOC_LINE, pre->style, pre->from);
		line->at = lines->at[i];
		doc_add_text(b->tools.arena, b->doc, line, line->style, expanded(b, lines->text[i], cut))->at = line->at;
	}
}

void make_verbatim_pre(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct lines lines = gather(b, node, scope);
	if (!lines.count)
		return;
	struct doc_node *pre = make_block_add(b, node, scope, DOC_PRE, "pre");
	pre->columns = value_count(b, scope, node, "columns", 1);
	pre->continued = value_attribute(b, scope, node, "continued");
	add_lines(b, pre, &lines, 0, lines.count, 0);
}

static size_t common_indent(const struct lines *lines, size_t first, size_t count)
{
	size_t common = (size_t)-1;
	for (size_t i = first; i < first + count; i++) {
		const size_t indent = prose_indent(lines->text[i]);
		common = indent < common ? indent : common;
	}
	return common;
}

static void prose_pre(struct binder *b, const struct template_node *node, const struct scope *scope, const struct lines *lines,
	const struct prose_piece *piece)
{
	const char *names = value_plain(b, scope, node, "pre-style");
	const struct style *style = binder_style(b, scope->style, node->at, names && *names ? names : "pre");
	struct doc_node *pre = binder_add(b, scope->parent, DOC_PRE, style, node->at);
	pre->columns = 1;
	pre->continued = value_attribute(b, scope, node, "continued");
	add_lines(b, pre, lines, piece->first, piece->count, common_indent(lines, piece->first, piece->count));
}

void make_verbatim_prose(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct lines lines = gather(b, node, scope);
	const struct prose prose = prose_split(b->tools.arena, lines.text, lines.count);
	for (size_t i = 0; i < prose.count && !b->stopped; i++) {
		const struct prose_piece *piece = &prose.pieces[i];
		if (piece->verbatim) {
			prose_pre(b, node, scope, &lines, piece);
			continue;
		}
		struct doc_node *para = make_block_add(b, node, scope, DOC_PARA, "para");
		para->at = lines.at[piece->first];
		doc_add_text(b->tools.arena, b->doc, para, para->style, piece->text)->at = para->at;
	}
}
