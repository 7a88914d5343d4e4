/* Pages of benchmarks that no family knows: headings, labels with values, tables and text are told apart by their shape alone. */
#ifndef FAMILY_GENERIC_H
#define FAMILY_GENERIC_H

#include "family/family.h"
#include "read/claim.h"

/* Not in the list of families: it is the one for pages that none of them recognises. */
extern const struct family generic_family;

/* As generic_family.read; *claims (when not NULL) is what was claimed of the lines, for checking that nothing is lost. */
struct result *generic_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims);

#endif
