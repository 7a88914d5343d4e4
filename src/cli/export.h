/* benchfolio export: the result document itself, for other tools and for benchfolio again. */
#ifndef CLI_EXPORT_H
#define CLI_EXPORT_H

#include "cli/command.h"

void export_run(struct command_call *call);

#endif
