/* Contents: one line a section, its page at the right margin, filled from the document's sections and from
 * those of the documents that follow it in the output. */
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

static void entry(struct flow *f, const struct doc_node *toc, unsigned depth, const char *title, const char *anchor)
{
	struct state *s = f->s;
	if (!*title || depth > (toc->level ? toc->level : DOC_DEPTH_MOST))
		return;
	const struct style *style = state_style(s, toc->style, arena_printf(s->scratch, "toc-%u", depth < 3 ? depth : 3));
	struct inline_text *text = inline_new(s, style);
	struct inline_run run = {.node = toc->number, .style = style, .link_node = toc->number};
	inline_add_text(s, text, style, toc->number, slice_of(title));
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
		if (title && child->outline)
			entry(f, toc, doc_depth(child), inline_plain(f->s, title).s, finish_anchor(f->s, child));
		entries(f, toc, child);
	}
}

void block_toc(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	const struct layout_whole *whole = f->s->tools.whole;
	entries(f, node, f->s->doc->root);
	for (size_t i = 0; whole && i < whole->outlines; i++)
		entry(f, node, whole->outline[i].level, whole->outline[i].title, whole->outline[i].anchor);
	flow_close(f, node->style, box, node);
}
