/* benchfolio audit: the verdicts on a result, as a table or as JSON. */
#ifndef CLI_AUDIT_H
#define CLI_AUDIT_H

#include "cli/command.h"

void audit_run(struct command_call *call);

#endif
