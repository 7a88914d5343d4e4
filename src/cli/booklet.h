/* benchfolio booklet: results compared and bound in one PDF. */
#ifndef CLI_BOOKLET_H
#define CLI_BOOKLET_H

#include "cli/command.h"

void booklet_run(struct command_call *call);

#endif
