/* <for-each>: its nodes sorted and grouped. Internal to bind/. */
#ifndef BIND_REPEAT_H
#define BIND_REPEAT_H

#include "bind/walk.h"

/* Binds the contents of a for-each for each of its nodes, or each of its groups. */
void repeat_for_each(struct binder *b, const struct template_node *node, const struct scope *scope);

#endif
