/* A vocabulary as a RELAX NG schema (XML syntax): what editors complete from and other tools validate with. It accepts what the
 * checker accepts; only what stands inside expressions is the program's alone to judge. */
#ifndef XML_SCHEMA_H
#define XML_SCHEMA_H

#include "base/buf.h"
#include "xml/check.h"

/* Appends the schema. `about` is a sentence for its head. */
void schema_print(struct buf *out, const struct check_vocabulary *vocabulary, const char *about);

#endif
