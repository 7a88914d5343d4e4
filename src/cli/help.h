/* Help: printed from the tables of commands and options. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "base/buf.h"
#include "cli/command.h"

void help_program(struct buf *out);
void help_command(struct buf *out, const struct command *command);

#endif
