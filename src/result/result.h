/* The result document: one disclosed result as an XML tree without namespaces (DESIGN 3). Typed access by id for C code; templates
 * and rules use XPath on the same tree. Built by readers through result/build.h. */
#ifndef RESULT_RESULT_H
#define RESULT_RESULT_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/decimal.h"
#include "base/diag.h"
#include "base/place.h"
#include "base/slice.h"

#include <libxml/tree.h>
#include <stdbool.h>

struct result {
	xmlDoc *document;       /* freed with the arena it was made in */
	xmlNode *root;          /* <result> */
	struct arena *arena;
	const char *file;       /* as the user named it */
};

struct value {
	struct slice text;      /* as printed; empty when there is no such fact */
	struct decimal decimal; /* when number */
	bool known;             /* the fact exists and has no missing state */
	bool number;
	const char *unit;       /* NULL for none */
	struct place at;
};

xmlNode *result_node(const struct result *result, const char *id);          /* the element with that id, or NULL */
struct value result_field(const struct result *result, const char *id);     /* its @value if there, else its text */
struct value result_attribute(const struct result *result, const char *id, const char *attribute); /* of a timing, a cell, ... */
struct place result_place(const struct result *result, const xmlNode *node); /* from @at of the node or the nearest ancestor */
const char *result_id(const struct result *result);      /* "jappserver2004-cisco-systems-..." */
const char *result_family(const struct result *result);  /* "jappserver2004" */
const char *result_status(const struct result *result);  /* "compliant", "invalid", ... */

void result_export_xml(struct buf *out, const struct result *result); /* readable again, byte for byte the same when read back */

/* Several results as one <results> element: begin, each one, end. */
void result_export_begin(struct buf *out);
void result_export_one(struct buf *out, const struct result *result);
void result_export_end(struct buf *out);

/* Reads an exported <result>. NULL: reported. Of several results: import.h. */
struct result *result_load(struct arena *arena, struct diags *diags, const char *name, struct slice bytes);

#endif
