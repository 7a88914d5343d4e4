/* benchfolio show: how a page was recognised, what was read of it, what was not, and what is odd. */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli/command.h"

void show_run(struct command_call *call);

#endif
