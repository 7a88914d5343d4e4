/* The option table, its parser, and help. */
#include "base/buf.h"
#include "cli/command.h"
#include "cli/diag.h"
#include "cli/help.h"
#include "cli/options.h"

#include <check.h>
#include <string.h>

Suite *suite_cli_options(void);

enum { MOST_WORDS = 6 };

static size_t words_count(char *const *words)
{
	size_t n = 0;
	while (n < MOST_WORDS && words[n])
		n++;
	return n;
}

static const struct {
	unsigned command;
	char *words[MOST_WORDS];
	enum option_id id;
	const char *value, *argument; /* argument: the first, NULL for none */
} good[] = {
	{OPTION_IN_REPORT, {"-o", "out", "page.txt"}, OPTION_OUTPUT, "out", "page.txt"},
	{OPTION_IN_REPORT, {"-oout", "page.txt"}, OPTION_OUTPUT, "out", "page.txt"},
	{OPTION_IN_REPORT, {"page.txt", "-o", "out"}, OPTION_OUTPUT, "out", "page.txt"},
	{OPTION_IN_REPORT, {"--theme=print", "-"}, OPTION_THEME, "print", "-"},
	{OPTION_IN_REPORT, {"--theme", "print"}, OPTION_THEME, "print", NULL},
	{OPTION_IN_REPORT, {"--theme="}, OPTION_THEME, "", NULL},
	{OPTION_IN_REPORT, {"--strict", "--strict"}, OPTION_STRICT, "", NULL},
	{OPTION_IN_REPORT, {"--", "--strict"}, OPTION_STRICT, NULL, "--strict"},
	{OPTION_IN_CHART, {"--chart", "a", "--chart=b"}, OPTION_CHART, "b", NULL},
	{OPTION_IN_EXPORT, {"--to", "xml"}, OPTION_TO, "xml", NULL},
};

START_TEST(options_are_read_joined_and_apart)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	struct options options;
	ck_assert(options_parse(arena, diags, good[_i].command, good[_i].words, words_count(good[_i].words), &options));
	ck_assert_uint_eq(diags_count(diags), 0);
	ck_assert_pstr_eq(options_value(&options, good[_i].id), good[_i].value);
	ck_assert_int_eq(options_given(&options, good[_i].id), good[_i].value != NULL);
	ck_assert_pstr_eq(options.count ? options.arguments[0] : NULL, good[_i].argument);
	arena_drop(arena);
}
END_TEST

static const struct {
	unsigned command;
	char *words[MOST_WORDS];
	enum cli_diag kind;
	const char *detail;
} bad[] = {
	{OPTION_IN_REPORT, {"--teme", "print"}, CLI_UNKNOWN_OPTION, "--teme; did you mean --theme?"},
	{OPTION_IN_REPORT, {"--zzzzzz"}, CLI_UNKNOWN_OPTION, "--zzzzzz"},
	{OPTION_IN_REPORT, {"-x"}, CLI_UNKNOWN_OPTION, "-x; did you mean -o?"},
	{OPTION_IN_EXPORT, {"--theme", "print"}, CLI_OPTION_NOT_HERE, "--theme"},
	{OPTION_IN_REPORT, {"-o"}, CLI_MISSING_VALUE, "-o DIR"},
	{OPTION_IN_REPORT, {"--theme"}, CLI_MISSING_VALUE, "--theme NAME|FILE"},
	{OPTION_IN_REPORT, {"--strict=yes"}, CLI_UNWANTED_VALUE, "--strict=yes"},
	{OPTION_IN_REPORT, {"-o", "a", "-o", "b"}, CLI_OPTION_TWICE, "-o a and b"},
	{OPTION_IN_EXPORT, {"--to=xlm"}, CLI_BAD_CHOICE, "--to xlm; did you mean xml?"},
	{OPTION_IN_EXPORT, {"--to=spreadsheet"}, CLI_BAD_CHOICE, "--to spreadsheet; expected xml|json|csv"},
	{OPTION_IN_REPORT, {"--dump=contents"}, CLI_BAD_CHOICE, "--dump contents; did you mean content?"},
};

START_TEST(wrong_options_are_said_with_the_nearest)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	struct options options;
	ck_assert(!options_parse(arena, diags, bad[_i].command, bad[_i].words, words_count(bad[_i].words), &options));
	ck_assert_uint_ge(diags_count(diags), 1);
	ck_assert_ptr_eq(diags_at(diags, 0)->kind, &cli_diag[bad[_i].kind]);
	ck_assert_str_eq(diags_at(diags, 0)->detail, bad[_i].detail);
	ck_assert_int_eq(diags_exit(diags, false), 2);
	arena_drop(arena);
}
END_TEST

START_TEST(choices_are_split_at_bars)
{
	struct arena *arena = arena_new();
	const char **items;
	ck_assert_uint_eq(options_choices(arena, "xml|json|csv", &items), 3);
	ck_assert_str_eq(items[0], "xml");
	ck_assert_str_eq(items[2], "csv");
	ck_assert_uint_eq(options_choices(arena, "xml", &items), 1);
	arena_drop(arena);
}
END_TEST

START_TEST(every_option_has_help_and_a_command)
{
	const struct option_kind *kind = &option_kinds[_i];
	ck_assert(kind->name && kind->name[0] == '-');
	ck_assert(kind->help && *kind->help);
	ck_assert_uint_ne(kind->commands, 0);
	ck_assert(!kind->choices || kind->value);
}
END_TEST

/* Help fits a screen of 80 x 40. */
static void check_fits(const struct buf *help)
{
	size_t lines = 0, column = 0;
	for (size_t i = 0; i < help->n; i++) {
		column = help->s[i] == '\n' ? 0 : column + 1;
		lines += help->s[i] == '\n';
		ck_assert_uint_le(column, 80);
	}
	ck_assert_uint_le(lines, 40);
}

START_TEST(help_fits_a_screen)
{
	struct buf help = {0};
	help_program(&help);
	check_fits(&help);
	for (size_t i = 0; i < command_count(); i++) {
		ck_assert_ptr_nonnull(strstr(help.s, commands[i].help));
		struct buf own = {0};
		help_command(&own, &commands[i]);
		check_fits(&own);
		buf_drop(&own);
	}
	buf_drop(&help);
}
END_TEST

START_TEST(commands_are_found_by_their_whole_name)
{
	for (size_t i = 0; i < command_count(); i++)
		ck_assert_ptr_eq(command_find(commands[i].name), &commands[i]);
	ck_assert_ptr_null(command_find("repor"));
	ck_assert_ptr_null(command_find(""));
}
END_TEST

Suite *suite_cli_options(void)
{
	Suite *suite = suite_create("cli options");
	TCase *tcase = tcase_create("options");
	tcase_add_loop_test(tcase, options_are_read_joined_and_apart, 0, sizeof good / sizeof *good);
	tcase_add_loop_test(tcase, wrong_options_are_said_with_the_nearest, 0, sizeof bad / sizeof *bad);
	tcase_add_test(tcase, choices_are_split_at_bars);
	tcase_add_loop_test(tcase, every_option_has_help_and_a_command, 0, OPTION_COUNT);
	tcase_add_test(tcase, help_fits_a_screen);
	tcase_add_test(tcase, commands_are_found_by_their_whole_name);
	suite_add_tcase(suite, tcase);
	return suite;
}
