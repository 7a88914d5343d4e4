/* Inlines: text, runs, links, symbols, page numbers. White space between them collapses as a reader expects. Internal to bind/. */
#ifndef BIND_INLINE_H
#define BIND_INLINE_H

#include "bind/flow.h"

/* Text of the template in the scope. */
void inline_text(struct binder *b, const struct template_node *node, const struct scope *scope);
/* A text that is ready, as one more piece of the line. */
void inline_add(struct binder *b, const struct scope *scope, struct place from, struct place at, const char *text);

/* The inlines below `node` into the scope's parent, on a line of their own. */
void inline_children(struct binder *b, const struct template_node *node, const struct scope *scope);
/* The same for cells: as soon as further lines (para, sub) may stand in it, each line is a paragraph. */
void inline_cell(struct binder *b, const struct template_node *node, const struct scope *scope);

flow_maker inline_run, inline_strong, inline_link, inline_fill, inline_symbol, inline_page_number, inline_page_count,
	inline_page_of, inline_running, inline_sub;

#endif
