/* The RESULT arguments: files, folders (recursive, sorted), "-". */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "cli/options.h"

#include <stdbool.h>
#include <stddef.h>

struct input_list {
	size_t count, capacity, walked_count, walked_capacity;
	const char **paths; /* as the user named them, or below a folder that he named */
	bool *walked;       /* the latter: of a path each */
	struct arena *arena;
	struct slice standard; /* what standard input held */
	bool standard_read;
};

/* The bytes of the i-th input, in `arena`; those of standard input, which can be read once, are kept. What was met below a folder
 * counts only when it is a result of a known benchmark. False: reported. */
bool input_bytes(struct input_list *list, struct arena *arena, struct diags *diags, size_t i, struct slice *bytes);

/* Whether all could be listed. Those that cannot are reported and left out; what they hold is not looked at yet. */
bool input_expand(struct arena *arena, struct diags *diags, const struct options *options, struct input_list *list);

#endif
