/* Making inlines. A blank is owed, not written, until more text follows, so that none stands at the end of a line; after the
 * beginning and behind <fill/> none is owed. */
#include "bind/make_inline.h"

#include "base/buf.h"
#include "bind/diag.h"
#include "bind/note.h"
#include "bind/value.h"

#include <string.h>

/* Where inlines go now; begins a paragraph in a cell of several lines. */
static struct doc_node *target(struct binder *b, const struct scope *scope, struct place from)
{
	struct line_state *line = scope->line;
	if (scope->inside)
		return scope->inside;
	if (!line->wrap)
		return scope->parent;
	if (!line->para)
		line->para = binder_add(b, scope->parent, DOC_PARA, binder_style(b, scope->style, from, NULL), from);
	return line->para;
}

static struct doc_node *add_inline(struct binder *b, const struct scope *scope, enum doc_kind kind, struct place from)
{
	return binder_add(b, target(b, scope, from), kind, scope->style, from);
}

static void add_text(struct binder *b, const struct scope *scope, struct place from, struct place at, const char *text)
{
	struct doc_node *node = add_inline(b, scope, DOC_TEXT, from);
	node->text = arena_string(b->tools.arena, text);
	node->at = at;
}

/* Before something that is no text: the owed blank stands in a text of its own. */
static void settle(struct binder *b, const struct scope *scope, struct place from)
{
	if (scope->line->blank)
		add_text(b, scope, from, (struct place){0}, " ");
	scope->line->blank = false;
	scope->line->begun = true;
}

static void append(struct buf *out, struct line_state *line, struct slice text)
{
	if (!text.n)
		return;
	if (line->blank)
		buf_addc(out, ' ');
	line->blank = false;
	line->begun = true;
	buf_add_slice(out, text);
}

/* A literal, already collapsed but for its ends. */
static void append_literal(struct buf *out, struct line_state *line, struct slice text)
{
	const bool before = text.n && text.s[0] == ' ';
	if (before && line->begun)
		line->blank = true;
	text = slice_sub(text, before, text.n);
	const bool behind = text.n && text.s[text.n - 1] == ' ';
	append(out, line, slice_sub(text, 0, text.n - behind));
	if (behind)
		line->blank = line->begun;
}

/* Text between blocks; the white space of an indented template is none. */
static void refuse_text(struct binder *b, const struct template_node *node)
{
	if (node->text.count == 0 || (node->text.count == 1 && !node->text.parts[0].expr && slice_blank(node->text.parts[0].text)))
		return;
	diags_report(b->tools.diags, &bind_diag[BIND_PLACE], node->at, "text between blocks; put it into a para");
	b->failed = true;
}

void make_inline_text(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct buf out = {0};
	struct place at = {0};
	if (!scope->line) {
		refuse_text(b, node);
		return;
	}
	for (size_t i = 0; i < node->text.count; i++) {
		const struct template_part *part = &node->text.parts[i];
		if (!part->expr) {
			append_literal(&out, scope->line, part->text);
			continue;
		}
		const struct bound bound = value_expression(b, scope, part->expr, node->text.at);
		append(&out, scope->line, slice_of(bound.text));
		if (!at.line)
			at = bound.at;
	}
	if (out.n)
		add_text(b, scope, node->at, at, out.s);
	buf_drop(&out);
}

void make_inline_add(struct binder *b, const struct scope *scope, struct place from, struct place at, const char *text)
{
	if (!*text)
		return;
	settle(b, scope, from);
	add_text(b, scope, from, at, text);
}

static void bind_line(struct binder *b, const struct template_node *node, const struct scope *scope, bool wrap)
{
	struct line_state line = { .wrap = wrap };
	struct scope inner = *scope;
	inner.line = &line;
	inner.inside = NULL;
	inner.pass = PASS_ALL;
	walk_children(b, node, &inner);
}

void make_inline_children(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	bind_line(b, node, scope, false);
}

void make_inline_cell(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	bind_line(b, node, scope, walk_holds(node, ELEMENT_SUB) || walk_holds(node, ELEMENT_PARA));
}

static void styled(struct binder *b, const struct template_node *node, const struct scope *scope, const char *names)
{
	struct scope inner = *scope;
	inner.style = binder_style(b, scope->style, node->at, names);
	walk_children(b, node, &inner);
}

void make_inline_run(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	styled(b, node, scope, value_style(b, scope, node, ""));
}

void make_inline_strong(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	styled(b, node, scope, "strong");
}

void make_inline_emphasis(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	styled(b, node, scope, "emphasis");
}

void make_inline_code(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	styled(b, node, scope, "code");
}

void make_inline_superscript(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	styled(b, node, scope, "superscript");
}

static bool leads_somewhere(const char *to)
{
	const struct slice target_name = slice_of(to);
	return (*to == '#' && to[1]) || slice_starts(target_name, "https://") || slice_starts(target_name, "http://") ||
		slice_starts(target_name, "mailto:");
}

void make_inline_link(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *to = value_plain(b, scope, node, "to");
	if (!to || !leads_somewhere(to)) {
		diags_report(b->tools.diags, &bind_diag[BIND_LINK], node->at, "to=\"%s\"", to ? to : "");
		b->failed = true;
		return;
	}
	settle(b, scope, node->at);
	struct scope inner = *scope;
	inner.style = binder_style(b, scope->style, node->at, "link");
	inner.inside = add_inline(b, scope, DOC_LINK, node->at);
	inner.inside->style = inner.style;
	inner.inside->text = *to == '#' ? arena_printf(b->tools.arena, "#%s", binder_target(b, to + 1)) : arena_string(b->tools.arena, to);
	walk_children(b, node, &inner);
}

struct doc_node *make_inline_link_add(struct binder *b, const struct scope *scope, struct place from, const char *anchor, const char *text)
{
	settle(b, scope, from);
	struct doc_node *link = add_inline(b, scope, DOC_LINK, from);
	link->text = arena_printf(b->tools.arena, "#%s", anchor);
	return doc_add_text(b->tools.arena, b->doc, link, scope->style, text);
}

void make_inline_title_of(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "anchor");
	const char *anchor = binder_target(b, name ? name : "");
	struct scope inner = *scope;
	settle(b, scope, node->at);
	inner.style = binder_style(b, scope->style, node->at, "link");
	note_refer(b, make_inline_link_add(b, &inner, node->at, anchor, anchor), anchor, node->at);
}

void make_inline_fill(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	scope->line->blank = false;
	add_inline(b, scope, DOC_FILL, node->at);
	scope->line->begun = false;
}

static struct doc_node *mark(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind)
{
	settle(b, scope, node->at);
	return add_inline(b, scope, kind, node->at);
}

void make_inline_symbol(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "name");
	const char *alt = value_attribute(b, scope, node, "alt");
	if (!name || !*name)
		return;
	struct doc_node *symbol = mark(b, node, scope, DOC_SYMBOL);
	symbol->text = arena_string(b->tools.arena, name);
	symbol->alt = arena_string(b->tools.arena, alt);
}

void make_inline_page_number(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	mark(b, node, scope, DOC_PAGE);
}

void make_inline_page_count(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	mark(b, node, scope, DOC_PAGES);
}

void make_inline_page_of(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *anchor = value_plain(b, scope, node, "anchor");
	mark(b, node, scope, DOC_PAGE_OF)->text = binder_target(b, anchor ? anchor : "");
}

void make_inline_running(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	mark(b, node, scope, DOC_RUNNING);
}

/* One further line of a cell. */
static void sub_line(struct binder *b, const struct template_node *node, const struct scope *scope, const struct style *style)
{
	struct line_state line = {0};
	struct scope inner = *scope;
	inner.parent = binder_add(b, scope->parent, DOC_PARA, style, node->at);
	inner.style = style;
	inner.line = &line;
	inner.inside = NULL;
	walk_children(b, node, &inner);
	if (scope->line)
		*scope->line = (struct line_state){ .wrap = scope->line->wrap };
}

void make_inline_sub(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct style *style = binder_style(b, scope->style, node->at, value_style(b, scope, node, "sub"));
	if (!template_find(node, "select")) {
		sub_line(b, node, scope, style);
		return;
	}
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		struct scope inner = walk_scope(scope, &nodes, i);
		sub_line(b, node, &inner, style);
	}
}
