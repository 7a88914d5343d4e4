/* The command line: benchfolio COMMAND [options] ARGUMENT... */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#define CLI_VERSION "0.1"

/* Runs one command line; the exit code: 0 fine, 1 a document failed, 2 usage, 3 the system. */
int cli_run(int argc, char **argv);

#endif
