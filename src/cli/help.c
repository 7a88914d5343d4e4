/* Help: printed from the tables of commands and options, at most 80 columns. */
#include "cli/help.h"

#include "base/slice.h"
#include "cli/cli.h"
#include "cli/options.h"

#include <string.h>

enum { HELP_WIDTH = 79, HELP_INDENT = 26 };

static void help_pad(struct buf *out, size_t from, size_t to)
{
	for (; from < to; from++)
		buf_addc(out, ' ');
}

/* `text` from column HELP_INDENT on, continued there. */
static void help_fill(struct buf *out, size_t column, const char *text)
{
	if (column + 1 >= HELP_INDENT) {
		buf_addc(out, '\n');
		column = 0;
	}
	help_pad(out, column, HELP_INDENT);
	column = HELP_INDENT;
	while (*text) {
		size_t word = strcspn(text, " ");
		if (column > HELP_INDENT && column + 1 + word > HELP_WIDTH) {
			buf_addc(out, '\n');
			help_pad(out, 0, HELP_INDENT);
			column = HELP_INDENT;
		} else if (column > HELP_INDENT) {
			buf_addc(out, ' ');
			column++;
		}
		buf_add(out, text, word);
		column += word;
		text += word + (text[word] == ' ');
	}
	buf_addc(out, '\n');
}

static void help_option(struct buf *out, const struct option_kind *kind)
{
	size_t from = out->n;
	buf_addf(out, "  %s", kind->name);
	if (kind->value)
		buf_addf(out, " %s", kind->value);
	help_fill(out, out->n - from, kind->help);
}

static void help_options(struct buf *out, unsigned commands_bit)
{
	for (size_t i = 0; i < OPTION_COUNT; i++)
		if (option_kinds[i].commands & commands_bit)
			help_option(out, &option_kinds[i]);
}

void help_program(struct buf *out)
{
	buf_adds(out, "benchfolio " CLI_VERSION ": published benchmark disclosures as reports and charts\n\n"
		"usage: benchfolio COMMAND [options] ...\n\n");
	for (size_t i = 0; i < command_count(); i++) {
		size_t from = out->n;
		buf_addf(out, "  %s %s", commands[i].name, commands[i].arguments);
		help_fill(out, out->n - from, commands[i].help);
	}
	buf_adds(out, "\n");
	help_options(out, OPTION_BEFORE_COMMAND);
	buf_adds(out, "\nRESULT is a saved disclosure, a folder of them, or - for standard input.\n"
		"benchfolio COMMAND --help tells the options of a command.\n\n"
		"  benchfolio report -o out page.txt      out/page.pdf\n"
		"  benchfolio chart -o out page.txt       out/page-<chart>.svg, each 1280 x 720\n");
}

void help_command(struct buf *out, const struct command *command)
{
	buf_addf(out, "usage: benchfolio %s [options] %s\n\n%s\n\n", command->name, command->arguments, command->help);
	help_options(out, command->bit);
}
