/* The command line: the first word is the command, the rest its options and arguments. Results go to standard output,
 * messages to standard error; the worst message decides the exit code. */
#include "cli/cli.h"

#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/near.h"
#include "cli/catalog.h"
#include "cli/command.h"
#include "cli/diag.h"
#include "cli/help.h"
#include "cli/options.h"

#include <unistd.h>

static void cli_print(struct diags *diags, struct buf *text)
{
	file_write_fd(diags, STDOUT_FILENO, "standard output", buf_slice(text));
	buf_drop(text);
}

static void cli_report_unknown(struct arena *arena, struct diags *diags, const char *name)
{
	const char **names = arena_array(arena, command_count(), sizeof *names);
	for (size_t i = 0; i < command_count(); i++)
		names[i] = commands[i].name;
	const char *near = near_name(slice_of(name), names, command_count());
	if (near)
		diags_report(diags, &cli_diag[CLI_UNKNOWN_COMMAND], (struct place){0}, "%s; did you mean %s?", name, near);
	else
		diags_report(diags, &cli_diag[CLI_UNKNOWN_COMMAND], (struct place){0}, "%s; benchfolio --help lists them", name);
}

/* Options without a command: --help and --version. */
static void cli_without_command(struct arena *arena, struct diags *diags, char **words, size_t count)
{
	struct options options;
	struct buf out = {0};
	if (!options_parse(arena, diags, OPTION_BEFORE_COMMAND, words, count, &options))
		return;
	if (options_given(&options, OPTION_VERSION))
		buf_adds(&out, "benchfolio " CLI_VERSION "\n");
	else if (options_given(&options, OPTION_HELP))
		help_program(&out);
	else
		diags_report(diags, &cli_diag[CLI_NO_COMMAND], (struct place){0}, NULL);
	cli_print(diags, &out);
}

/* One command with its words; the exit code of its documents. */
static int cli_command(struct arena *arena, struct diags *diags, const struct command *command, char **words, size_t count)
{
	struct options options;
	if (!options_parse(arena, diags, command->bit, words, count, &options))
		return 0;
	if (options_given(&options, OPTION_HELP)) {
		struct buf out = {0};
		help_command(&out, command);
		cli_print(diags, &out);
		return 0;
	}
	if (!options.count && !options_given(&options, OPTION_EXPLAIN)) {
		diags_report(diags, &cli_diag[CLI_MISSING_ARGUMENT], (struct place){0}, "%s %s", command->name, command->arguments);
		return 0;
	}
	if (!catalog_options(arena, diags, &options))
		return 0;
	struct command_call call = {arena, diags, &options, 0};
	command->run(&call);
	int own = diags_exit(diags, options_given(&options, OPTION_STRICT));
	return call.exit > own ? call.exit : own;
}

int cli_run(int argc, char **argv)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	diags_echo(diags, STDERR_FILENO);
	int exit_code = 0;
	size_t words = argc > 1 ? (size_t)argc - 1 : 0;
	const struct command *command = words ? command_find(argv[1]) : NULL;
	if (command)
		exit_code = cli_command(arena, diags, command, argv + 2, words - 1);
	else if (words && argv[1][0] != '-')
		cli_report_unknown(arena, diags, argv[1]);
	else
		cli_without_command(arena, diags, argv + 1, words);
	int own = diags_exit(diags, false);
	arena_drop(arena);
	return exit_code > own ? exit_code : own;
}
