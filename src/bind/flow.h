/* The walk over a template: control elements are resolved here, all others go to the function of their kind. Internal to bind/. */
#ifndef BIND_FLOW_H
#define BIND_FLOW_H

#include "bind/binder.h"
#include "template/elements.h"

typedef void flow_maker(struct binder *b, const struct template_node *node, const struct scope *scope);

/* The function of each kind of element; NULL for controls, which the walk resolves, and for what only its parent reads. */
extern flow_maker *const flow_makers[ELEMENT_KINDS]; /* makers.c */

void flow_children(struct binder *b, const struct template_node *node, const struct scope *scope);

/* The scope with the i-th of the nodes as context. */
struct scope flow_scope(const struct scope *scope, const struct path_value *nodes, size_t i);

/* Whether an element of that kind stands in `node`, controls and includes looked through. */
bool flow_holds(const struct template_node *node, enum element_kind kind);

#endif
