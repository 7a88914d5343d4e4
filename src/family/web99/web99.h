/* SPECweb99: result pages saved as text. */
#ifndef FAMILY_WEB99_H
#define FAMILY_WEB99_H

#include "family/family.h"
#include "read/claim.h"

extern const struct family web99_family;

/* As web99_family.read; *claims (when not NULL) is what was claimed of the lines, for checking that nothing is lost. */
struct result *web99_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims);

#endif
