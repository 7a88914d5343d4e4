/* The commands: one table, the truth for the dispatch and for help. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "base/arena.h"
#include "base/diag.h"
#include "cli/options.h"

#include <stdbool.h>
#include <stddef.h>

struct command_call {      /* what a command gets; all of it lives for the process */
	struct arena *arena;
	struct diags *diags;
	const struct options *options;
	int exit;              /* the worst exit code of the documents so far */
};

struct command {
	const char *name;
	unsigned bit;          /* OPTION_IN_... */
	const char *arguments; /* "RESULT..." */
	const char *help;      /* one line */
	void (*run)(struct command_call *call); /* what goes wrong is in diags or in call->exit */
};

extern const struct command commands[];
size_t command_count(void);
const struct command *command_find(const char *name); /* NULL when unknown */

#endif
