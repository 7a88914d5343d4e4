/* benchfolio list: what there is to choose from. */
#ifndef CLI_LIST_H
#define CLI_LIST_H

#include "cli/command.h"

void list_run(struct command_call *call);

#endif
