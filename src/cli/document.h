/* One step over all inputs: each input is a document of its own, with its own memory and its own messages, so that one bad
 * input costs only its own output. */
#ifndef CLI_DOCUMENT_H
#define CLI_DOCUMENT_H

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "job.h"

#include <stdbool.h>

struct document {              /* the input in hand */
	struct job job;
	const char *input;         /* as the user named it */
	const struct result *result;
};

struct document_step {         /* what a command does with each result; `user` is the command's */
	bool (*each)(struct command_call *call, struct document *document, void *user);
	void *user;
};

/* Reads every input and runs the step on its result, or prints the dump when the command stops before it. Worst exit in call->exit. */
void document_run(struct command_call *call, const struct job_tools *tools, const struct input_list *inputs, struct document_step step);

/* Writes one output named stem + suffix and says so; with --dump prints it instead. */
bool document_put(struct command_call *call, struct document *document, struct output *output, const char *stem, const char *suffix,
	struct slice bytes);

/* What diagnostics hold, from a severity on, on standard error. */
void document_say(const struct diags *diags, struct arena *arena, enum severity from);

/* Prints a dump or a result on standard output. */
bool document_print(struct document *document, struct slice bytes);

#endif
