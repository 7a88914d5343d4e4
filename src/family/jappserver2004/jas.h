/* SPECjAppServer2004: result pages saved as text. */
#ifndef FAMILY_JAS_H
#define FAMILY_JAS_H

#include "family/family.h"
#include "read/claim.h"

extern const struct family jas_family;

/* As jas_family.read; *claims (when not NULL) is what was claimed of the lines, for checking that nothing is lost. */
struct result *jas_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims);

#endif
