/* SPECjbb2015: result pages saved as text. */
#ifndef FAMILY_JBB_H
#define FAMILY_JBB_H

#include "family/family.h"
#include "read/claim.h"

extern const struct family jbb_family;

/* As jbb_family.read; *claims (when not NULL) is what was claimed of the lines, for checking that nothing is lost. */
struct result *jbb_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims);

#endif
