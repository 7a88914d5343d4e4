/* The private fontconfig: our set-up file and our font files, nothing of the user's or the system's. It must be the
 * current configuration before any library asks for one. Private to text/. */
#ifndef TEXT_MATCH_H
#define TEXT_MATCH_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>

/* `folder` is absolute. Fills `paths` (FONTSET_COUNT of them) with the files that the main families resolve to and where
 * the fall-backs should be. False: reported (a file is missing, or a family resolves to another). Released with the arena. */
bool match_open(struct arena *arena, struct diags *diags, const char *folder, const char **paths);

#endif
