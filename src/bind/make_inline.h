/* Inlines: text, runs, links, symbols, page numbers. White space between them collapses as a reader expects. Internal to bind/. */
#ifndef BIND_MAKE_INLINE_H
#define BIND_MAKE_INLINE_H

#include "bind/walk.h"

/* Text of the template in the scope. */
void make_inline_text(struct binder *b, const struct template_node *node, const struct scope *scope);
/* A text that is ready, as one more piece of the line. */
void make_inline_add(struct binder *b, const struct scope *scope, struct place from, struct place at, const char *text);

/* The inlines below `node` into the scope's parent, on a line of their own. */
void make_inline_children(struct binder *b, const struct template_node *node, const struct scope *scope);
/* The same for cells: as soon as further lines (para, sub) may stand in it, each line is a paragraph. */
void make_inline_cell(struct binder *b, const struct template_node *node, const struct scope *scope);

/* A link to an anchor of the document, as it is (with its chapter's prefix), with a text of its own; gives the text's node. */
struct doc_node *make_inline_link_add(struct binder *b, const struct scope *scope, struct place from, const char *anchor, const char *text);

walk_maker make_inline_run, make_inline_strong, make_inline_emphasis, make_inline_code, make_inline_superscript, make_inline_title_of, make_inline_link, make_inline_fill, make_inline_symbol, make_inline_page_number, make_inline_page_count,
	make_inline_page_of, make_inline_running, make_inline_sub;

#endif
