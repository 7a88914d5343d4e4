/* Where templates/ and fonts/ are. */
#ifndef CLI_HOME_H
#define CLI_HOME_H

#include "base/arena.h"
#include "base/diag.h"

/* The absolute folder that holds templates/ and fonts/: BENCHFOLIO_HOME when set, else beside the program (the checkout it was
 * built in, or ../share/benchfolio), else where it was installed to. NULL: reported. */
const char *home_find(struct arena *arena, struct diags *diags);

#endif
