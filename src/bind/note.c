/* Footnotes are bound where they stand, with the variables of that place, and put at the end of their section when it ends. Titles
 * of sections are put into references when the whole document is bound. */
#include "bind/note.h"

#include "base/map.h"
#include "base/near.h"
#include "bind/diag.h"
#include "bind/make_inline.h"

/* The notes of the section being bound, below no node of the document yet. */
static struct doc_node *holder(struct binder *b)
{
	if (!b->notes) {
		b->notes = arena_alloc(b->tools.arena, sizeof *b->notes);
		b->notes->kind = DOC_SECTION;
	}
	return b->notes;
}

void note_make(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *number = arena_printf(b->tools.arena, "%u", ++b->note_count);
	const char *anchor = binder_anchor(b, arena_printf(b->tools.arena, "note-%s", number));
	scope->line->blank = false; /* the mark stands at its word */
	struct scope mark = *scope;
	mark.style = binder_style(b, scope->style, node->at, "superscript");
	make_inline_link_add(b, &mark, node->at, anchor, number);
	struct doc_node *note = binder_add(b, holder(b), DOC_PARA, binder_style(b, NULL, node->at, "endnote"), node->at);
	note->anchor = anchor;
	struct scope inner = *scope;
	inner.parent = note;
	inner.style = binder_style(b, note->style, node->at, "superscript");
	doc_add_text(b->tools.arena, b->doc, note, inner.style, number);
	inner.style = note->style;
	doc_add_text(b->tools.arena, b->doc, note, inner.style, " ");
	inner.table = NULL;
	make_inline_children(b, node, &inner);
}

void note_place(struct binder *b, struct doc_node *section)
{
	struct doc_node *notes = b->notes;
	b->notes = NULL;
	if (!notes || !notes->first)
		return;
	for (struct doc_node *note = notes->first; note; note = note->next)
		note->parent = section;
	if (section->last)
		section->last->next = notes->first;
	else
		section->first = notes->first;
	section->last = notes->last;
}

void note_title(struct binder *b, const char *anchor, const char *title)
{
	if (title)
		map_add(b->titles, slice_of(anchor), arena_string(b->tools.arena, title));
}

void note_refer(struct binder *b, struct doc_node *text, const char *anchor, struct place at)
{
	struct binder_reference *reference = arena_push(b->tools.arena, &b->references, &b->reference_count, &b->reference_capacity, sizeof *reference);
	*reference = (struct binder_reference){ text, anchor, at };
}

static void report(struct binder *b, const struct binder_reference *reference)
{
	const size_t count = map_count(b->titles);
	const char **names = arena_array(b->tools.arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(b->titles, i).s;
	const char *near = near_name(slice_of(reference->anchor), names, count);
	diags_report(b->tools.diags, &bind_diag[BIND_ANCHOR], reference->at, "\"%s\"%s%s%s", reference->anchor, near ? "; did you mean \"" : "",
		near ? near : "", near ? "\"?" : "");
}

void note_resolve(struct binder *b)
{
	for (size_t i = 0; i < b->reference_count; i++) {
		const struct binder_reference *reference = &b->references[i];
		const char *title = map_find(b->titles, slice_of(reference->anchor));
		if (!title)
			report(b, reference);
		reference->text->text = title ? title : reference->anchor;
	}
}
