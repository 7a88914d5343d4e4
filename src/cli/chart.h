/* benchfolio chart: an SVG per result and chart. */
#ifndef CLI_CHART_H
#define CLI_CHART_H

#include "cli/command.h"

void chart_run(struct command_call *call);

#endif
