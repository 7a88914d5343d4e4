/* Blocks: sections, paragraphs, columns, grids of labels and values, the furniture of pages. Internal to bind/. */
#ifndef BIND_MAKE_BLOCK_H
#define BIND_MAKE_BLOCK_H

#include "bind/walk.h"

walk_maker make_block_header, make_block_footer, make_block_section, make_block_para, make_block_columns, make_block_column, make_block_band, make_block_keep, make_block_space, make_block_break,
	make_block_toc, make_block_fields, make_block_field, make_block_facts, make_block_fact;

/* The children of `node` as blocks below `parent`, whose style they inherit from. */
void make_block_children(struct binder *b, const struct template_node *node, const struct scope *scope, struct doc_node *parent);

/* A node in the style of the attribute `style`, or of `otherwise`. */
struct doc_node *make_block_add(struct binder *b, const struct template_node *node, const struct scope *scope, enum doc_kind kind, const char *otherwise);

#endif
