/* benchfolio template: what writers of templates ask for. */
#ifndef CLI_TEMPLATE_H
#define CLI_TEMPLATE_H

#include "cli/command.h"

void template_run(struct command_call *call);

#endif
