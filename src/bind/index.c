/* Index entries lead to the paragraph or row that they stand in; an <index> is filled when the whole document is bound. Layout prints
 * each page of a term once. */
#include "bind/index.h"

#include "base/buf.h"
#include "base/map.h"
#include "bind/value.h"

#include <stdlib.h>
#include <string.h>

struct binder_term {
	const char *term;
	const char **anchors;
	size_t count, capacity;
};

/* What holds the line and can be found on a page: a paragraph, of tables and grids the row or field. */
static struct doc_node *holder_of(struct doc_node *node)
{
	struct doc_node *best = NULL;
	for (; node && node->kind != DOC_SECTION; node = node->parent) {
		if (node->kind == DOC_ROW || node->kind == DOC_FIELD || (node->kind == DOC_PARA && !best))
			best = node;
	}
	return best ? best : node;
}

static struct binder_term *find(struct binder *b, const char *term)
{
	if (!b->terms)
		b->terms = map_new(b->tools.arena);
	struct binder_term *found = map_find(b->terms, slice_of(term));
	if (found)
		return found;
	found = arena_alloc(b->tools.arena, sizeof *found);
	found->term = arena_string(b->tools.arena, term);
	map_add(b->terms, slice_of(term), found);
	return found;
}

void index_entry(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *text = value_attribute(b, scope, node, "term");
	struct doc_node *holder = holder_of(scope->inside ? scope->inside->parent : scope->parent);
	if (!text || !holder)
		return;
	if (!holder->anchor)
		holder->anchor = binder_anchor(b, "index-term");
	struct binder_term *term = find(b, text);
	if (!term->count || strcmp(term->anchors[term->count - 1], holder->anchor) != 0)
		*(const char **)arena_push(b->tools.arena, &term->anchors, &term->count, &term->capacity, sizeof *term->anchors) = holder->anchor;
}

void index_block(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *names = value_plain(b, scope, node, "style");
	const struct style *style = binder_style(b, scope->style, node->at, names && *names ? names : "index");
	struct doc_node *block = binder_add(b, scope->parent, DOC_BAND, style, node->at);
	*(struct doc_node **)arena_push(b->tools.arena, &b->indexes, &b->index_count, &b->index_capacity, sizeof block) = block;
}

static int compare(const void *left, const void *right)
{
	const struct binder_term *a = *(struct binder_term *const *)left, *b = *(struct binder_term *const *)right;
	return value_compare(a->term, b->term);
}

/* "a\nb": what layout takes for pages of several anchors. */
static const char *joined(struct binder *b, const struct binder_term *term)
{
	struct buf out = {0};
	for (size_t i = 0; i < term->count; i++)
		buf_addf(&out, "%s%s", i ? "\n" : "", term->anchors[i]);
	const char *copy = arena_copy(b->tools.arena, out.s, out.n);
	buf_drop(&out);
	return copy;
}

static void line(struct binder *b, struct doc_node *block, const struct binder_term *term)
{
	struct doc_node *para = binder_add(b, block, DOC_PARA, binder_style(b, block->style, block->from, "index-term"), block->from);
	struct doc_node *link = binder_add(b, para, DOC_LINK, para->style, block->from);
	link->text = arena_printf(b->tools.arena, "#%s", term->anchors[0]);
	doc_add_text(b->tools.arena, b->doc, link, para->style, term->term);
	binder_add(b, para, DOC_FILL, para->style, block->from);
	binder_add(b, para, DOC_PAGE_OF, para->style, block->from)->text = joined(b, term);
}

void index_fill(struct binder *b)
{
	const size_t count = b->terms ? map_count(b->terms) : 0;
	struct binder_term **terms = arena_array(b->tools.arena, count, sizeof *terms);
	for (size_t i = 0; i < count; i++)
		terms[i] = map_value(b->terms, i);
	if (count)
		qsort(terms, count, sizeof *terms, compare);
	for (size_t k = 0; k < b->index_count; k++)
		for (size_t i = 0; i < count && !b->stopped; i++)
			line(b, b->indexes[k], terms[i]);
}
