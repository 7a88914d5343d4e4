/* The walk over a template: control elements are resolved here, all others go to the function of their kind. Internal to bind/. */
#ifndef BIND_WALK_H
#define BIND_WALK_H

#include "bind/binder.h"
#include "template/elements.h"

typedef void walk_maker(struct binder *b, const struct template_node *node, const struct scope *scope);

/* The function of each kind of element; NULL for controls, which the walk resolves, and for what only its parent reads. */
extern walk_maker *const walk_makers[ELEMENT_KINDS]; /* makers.c */

void walk_children(struct binder *b, const struct template_node *node, const struct scope *scope);

void walk_step(struct binder *b, const struct template_node *node); /* counts one, against endless templates */

/* The scope with the i-th of the nodes as context. */
struct scope walk_scope(const struct scope *scope, const struct path_value *nodes, size_t i);

/* Whether an element of that kind stands in `node`, controls and includes looked through. */
bool walk_holds(const struct template_node *node, enum element_kind kind);

#endif
