/* The blocks of the content tree, one function a kind, each appending strips to the flow. One file a family of blocks. */
#ifndef LAYOUT_BLOCKS_H
#define LAYOUT_BLOCKS_H

#include "layout/flow.h"

void block_para(struct flow *f, const struct doc_node *node);
void block_plain(struct flow *f, const struct doc_node *node);   /* its children inside its box */
void block_section(struct flow *f, const struct doc_node *node);
void block_head(struct flow *f, const struct doc_node *node);
void block_columns(struct flow *f, const struct doc_node *node);
void block_fields(struct flow *f, const struct doc_node *node);
void block_facts(struct flow *f, const struct doc_node *node);
void block_table(struct flow *f, const struct doc_node *node);
void block_pre(struct flow *f, const struct doc_node *node);
void block_chart(struct flow *f, const struct doc_node *node);
void block_band(struct flow *f, const struct doc_node *node);
void block_space(struct flow *f, const struct doc_node *node);
void block_break(struct flow *f, const struct doc_node *node);
void block_toc(struct flow *f, const struct doc_node *node);

#endif
