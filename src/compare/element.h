/* Elements of the BOOKLET document: making them, setting what is known. */
#ifndef COMPARE_ELEMENT_H
#define COMPARE_ELEMENT_H

#include "base/arena.h"
#include "base/decimal.h"

#include <libxml/tree.h>
#include <stddef.h>

xmlNode *element_add(xmlNode *parent, const char *name);
xmlNode *element_add_text(xmlNode *parent, const char *name, const char *text);
void element_set(xmlNode *node, const char *name, const char *value); /* NULL and "": not set */
void element_count(struct arena *arena, xmlNode *node, const char *name, size_t value);
void element_known(struct arena *arena, xmlNode *node, const char *name, size_t value); /* 0: not set */

const char *element_decimal(struct arena *arena, struct decimal value);
const char *element_fixed(struct arena *arena, double value, int decimals);

#endif
