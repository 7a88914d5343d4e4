/* Loading XML safely, with places. Bytes in memory only: no network, no entities, no DTD (a DOCTYPE is refused), bounded
 * size and depth. Every element and attribute remembers its line and column. */
#ifndef XML_LOAD_H
#define XML_LOAD_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/place.h"
#include "base/slice.h"

#include <libxml/tree.h>

enum { LOAD_MAX_BYTES = 4 << 20, LOAD_MAX_DEPTH = 128, LOAD_MAX_ATTRIBUTES = 256 };

/* The document, freed with the arena; NULL: reported with a place in `name`. */
xmlDoc *load_bytes(struct arena *arena, struct diags *diags, const char *name, struct slice bytes, size_t max_bytes);
/* Reads the file first. */
xmlDoc *load_file(struct arena *arena, struct diags *diags, const char *path, size_t max_bytes);

struct place load_place(const xmlNode *node);                         /* of an element's '<' or of a text's element */
struct place load_attribute_place(const xmlNode *node, const char *name); /* of the attribute's value; the element's when absent */

/* An attribute's value, borrowed from the tree; NULL when absent. */
const char *load_attribute(const xmlNode *node, const char *name);

/* Makes every `id` attribute known to id('..') of XPath; of equal ones the first. load_bytes does it. */
void load_register_ids(xmlDoc *document);

/* libxml2's table of ids stops growing at 16,384 chains; a document that gets more ids than a few thousand has its table made long
 * enough first. */
void load_expect_ids(xmlDoc *document, size_t count);

/* Keeps libxml2 from opening files and from writing to standard error. What uses the library calls it first. */
void load_tame(void);

/* Resolves an include below root: no scheme, no absolute path, no ".." that leaves it, regular files only. root and href joined, in the arena, or NULL (reported at `at`). */
const char *load_resolve(struct arena *arena, struct diags *diags, struct place at, const char *root, const char *href);
/* The same below the first of several roots that has the file. */
const char *load_resolve_among(struct arena *arena, struct diags *diags, struct place at, const char *const *roots, size_t count,
	const char *href);

#endif
