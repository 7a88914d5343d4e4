/* benchfolio report: a PDF per result. */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include "cli/command.h"

void report_run(struct command_call *call);

#endif
