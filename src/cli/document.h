/* One step over all results: each is a document of its own, with its own memory, and each input has its own messages, so that one
 * bad input costs only its own output. */
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
	struct slice bytes;        /* what it holds */
	bool many;                 /* it may hold several results */
	const struct result *result;
};

struct document_step {         /* what a command does with each result; `user` is the command's */
	bool (*each)(struct command_call *call, struct document *document, void *user);
	void *user;
	void (*begin)(struct document *document, void *user); /* before the first result of an input; may be NULL */
	bool silent;               /* the command itself says what was reported, but for errors */
};

/* Reads every input and runs the step on its results, or prints the dump when the command stops before it. Worst exit in call->exit. */
void document_run(struct command_call *call, const struct job_tools *tools, struct input_list *inputs, struct document_step step);

/* The stem of the result's outputs: that of its input, or its id when the input holds several. */
const char *document_stem(const struct document *document, struct output *output);

/* Writes one output named stem + suffix and says so; with --dump prints it instead. */
bool document_put(struct command_call *call, struct document *document, struct output *output, const char *stem, const char *suffix,
	struct slice bytes);

/* What diagnostics hold, from a severity on, on standard error. */
void document_say(const struct diags *diags, struct arena *arena, enum severity from);

/* Prints a dump or a result on standard output. */
bool document_print(struct document *document, struct slice bytes);

#endif
