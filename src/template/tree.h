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
	bool foreign;           /* what is made stands around text of another place: the checker has not seen whether it may */
	size_t nodes;           /* made so far, contents of parts counted each time they stand somewhere */
	/* The contents of an <include> or a <use>, of a part as they stand in `around`. */
	const struct template_node *(*contents)(struct tree_maker *maker, const xmlNode *node, const struct template_element *around);
	void *user;
};

/* The node of an element, with all it holds; NULL for an element the vocabulary does not know (the checker has said so). */
struct template_node *tree_node(struct tree_maker *maker, const xmlNode *element, const struct template_element *around);
/* The children of an element as if they stood in `around`. */
const struct template_node *tree_children(struct tree_maker *maker, const xmlNode *element, const struct template_element *around);

#endif
