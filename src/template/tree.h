/* From a checked XML file to the template's tree: attributes and text compiled, everything's place checked. */
#ifndef TEMPLATE_TREE_H
#define TEMPLATE_TREE_H

#include "template/elements.h"
#include "template/template.h"

#include <libxml/tree.h>

struct tree_maker {
	struct arena *arena;
	struct diags *diags;
	bool failed;            /* something was reported */
	/* The children of an <include>, of a part's root as they stand in `around`; appended by the loader. */
	const struct template_node *(*include)(struct tree_maker *maker, const xmlNode *node, const struct template_element *around);
	void *user;
};

/* The node of an element, with all it holds; NULL for an element the vocabulary does not know (the checker has said so). */
struct template_node *tree_node(struct tree_maker *maker, const xmlNode *element, const struct template_element *around);
/* The children of an element as if they stood in `around`. */
const struct template_node *tree_children(struct tree_maker *maker, const xmlNode *element, const struct template_element *around);

#endif
