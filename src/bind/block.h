/* Blocks: sections, paragraphs, columns, grids of labels and values, the furniture of pages. Internal to bind/. */
#ifndef BIND_BLOCK_H
#define BIND_BLOCK_H

#include "bind/flow.h"

flow_maker block_header, block_footer, block_section, block_para, block_columns, block_column, block_band, block_space, block_break,
	block_toc, block_fields, block_field, block_facts, block_fact;

/* The children of `node` as blocks below `parent`, whose style they inherit from. */
void block_children(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *parent);

/* A node in the style of the attribute `style`, or of `otherwise`. */
struct doc_node *block_add(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind, const char *otherwise);

#endif
