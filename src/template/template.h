/* Templates: XML read, included, checked and compiled once; expressions ready to evaluate. The language: templates/README.md. */
#ifndef TEMPLATE_TEMPLATE_H
#define TEMPLATE_TEMPLATE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "base/place.h"
#include "xml/path.h"

#include <stdbool.h>
#include <stddef.h>

/* Text with expressions: "{num(@p90)} s" is two parts. */
struct template_part {
	struct slice text;              /* literal, when expr is NULL */
	struct path_expr *expr;
};

struct template_text {
	size_t count;
	const struct template_part *parts;
	struct place at;
};

struct template_attribute {
	const char *name;
	struct template_text value;
	struct path_expr *expr;         /* attributes that are whole expressions: select, if, test */
};

struct template_node {
	const struct template_element *element; /* NULL: text */
	const struct template_attribute *attributes;
	size_t attribute_count;
	struct template_text text;      /* element NULL */
	const struct template_node *first, *next; /* of an include or a use: the contents of the part, which other nodes may share */
	const struct template_node *given; /* of a use: its <param>s */
	struct place at;
};

struct template;

/* `name` is a file, or a name looked up as <name>.xml below `root` (templates/). Includes are looked for below the folder of that file,
 * then below the root, and nowhere else. NULL: reported, every fault. */
struct template *template_load(struct arena *arena, struct diags *diags, const char *root, const char *name);
/* The same of bytes in memory; `name` is for places, and its folder is where includes are looked for first. */
struct template *template_read(struct arena *arena, struct diags *diags, const char *root, const char *name, struct slice bytes);
const struct template_node *template_root(const struct template *template);
const char *template_element_name(const struct template_node *node);     /* "" for text */
const struct template_attribute *template_find(const struct template_node *node, const char *attribute); /* NULL when absent */
void template_dump(struct buf *out, const struct template *template);   /* --dump=template */

#endif
