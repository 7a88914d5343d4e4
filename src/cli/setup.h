/* What report, chart and export need before their first document. */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "cli/command.h"
#include "cli/input.h"
#include "cli/output.h"
#include "job.h"

#include <stdbool.h>

struct setup {
	struct job_tools tools;
	struct input_list inputs;
	struct output *output;
};

/* The inputs listed and the output folder made. False: reported. */
bool setup_inputs(struct command_call *call, struct setup *setup);

/* That, and fonts, theme (--theme, else the one named) and messages. False: reported. */
bool setup_open(struct command_call *call, const char *theme, struct setup *setup);

#endif
