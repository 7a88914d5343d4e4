/* Contents: one line a section, its page at the right margin, filled from the document's sections. */
#include "layout/blocks.h"

#include "layout/finish.h"

static const struct doc_node *title_of(const struct doc_node *section)
{
	const struct doc_node *head = section->first && section->first->kind == DOC_HEAD ? section->first : NULL;
	for (const struct doc_node *part = head ? head->first : NULL; part; part = part->next)
		if (part->kind == DOC_TITLE)
			return part;
	return NULL;
}

static void entry(struct flow *f, const struct doc_node *toc, const struct doc_node *section, const struct doc_node *title)
{
	struct state *s = f->s;
	const char *name = arena_printf(s->scratch, "toc-%u", section->level < 3 ? section->level : 3);
	const struct style *style = state_style(s, toc->style, name);
	const char *anchor = finish_anchor(s, section);
	struct inline_text *text = inline_new(s, style);
	struct inline_run run = {.node = toc->number, .style = style, .link_node = toc->number};
	inline_add_text(s, text, style, toc->number, slice_of(inline_plain(s, title).s));
	if (!text->count)
		return;
	text->runs[0].link = arena_printf(s->tools.arena, "#%s", anchor);
	text->runs[0].link_node = toc->number;
	run.kind = INLINE_FILL;
	inline_add_run(s, text, run);
	run.kind = INLINE_PAGE_OF;
	run.name = anchor;
	run.link = text->runs[0].link;
	inline_add_run(s, text, run);
	struct flow_box box = flow_open(f, style);
	flow_lines(f, text, STYLE_LEFT);
	flow_close(f, style, box, toc);
}

static void entries(struct flow *f, const struct doc_node *toc, const struct doc_node *node)
{
	for (const struct doc_node *child = node->first; child; child = child->next) {
		if (child->kind != DOC_SECTION && child->kind != DOC_COLUMNS && child->kind != DOC_COLUMN && child->kind != DOC_BAND)
			continue;
		const struct doc_node *title = child->kind == DOC_SECTION ? title_of(child) : NULL;
		if (title && child->outline && child->level <= (toc->level ? toc->level : 6))
			entry(f, toc, child, title);
		entries(f, toc, child);
	}
}

void block_toc(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	entries(f, node, f->s->doc->root);
	flow_close(f, node->style, box, node);
}
