/* Where the program starts: signals that would kill it in the middle of a write are ignored (the write then fails and is
 * reported), and the command line is run. The locale is never set: numbers and sorting must not depend on it. */
#include "cli/cli.h"

#include <signal.h>

int main(int argc, char **argv)
{
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
	return cli_run(argc, argv);
}
