/* The ways a page says that it has no value. They are kept apart: "None" is a statement, an empty cell is not. */
#ifndef RESULT_STATE_H
#define RESULT_STATE_H

#include "base/slice.h"

/* "none", "null", "na", "dashes", "see-notes", "empty", "placeholder", or NULL when the text is a value. */
const char *state_of(struct slice text);

#endif
