/* The option table and its parser. Every check that the table can express is made here; what a value means is the command's. */
#include "cli/options.h"

#include "base/near.h"
#include "base/slice.h"
#include "cli/diag.h"

#include <string.h>
#include <unistd.h>

#define DOCUMENTS (OPTION_IN_REPORT | OPTION_IN_CHART | OPTION_IN_EXPORT)
#define READ (DOCUMENTS | OPTION_IN_AUDIT | OPTION_IN_BOOKLET)
#define STRICT (READ | OPTION_IN_SHOW)
#define DRAWN (OPTION_IN_REPORT | OPTION_IN_CHART | OPTION_IN_BOOKLET)

const struct option_kind option_kinds[OPTION_COUNT] = {
	[OPTION_OUTPUT] = {"-o", "DIR", NULL, DOCUMENTS, false, "the folder for the outputs, made if missing", NULL},
	[OPTION_TO] = {"--to", "FORMAT", "xml|json|csv", OPTION_IN_EXPORT, false, "the format: xml (else), json, or csv: a row a fact", NULL},
	[OPTION_CHART] = {"--chart", "NAME|FILE", NULL, OPTION_IN_CHART, true, "this chart; may be given again (else all of the result's family)", NULL},
	[OPTION_TEMPLATE] = {"--template", "NAME|FILE", NULL, OPTION_IN_REPORT, false, "the report's template (else report)", "templates"},
	[OPTION_THEME] = {"--theme", "NAME|FILE", NULL, DRAWN | OPTION_IN_TEMPLATE, false,
		"fonts, colours and sizes (else print, for charts slide-light)", "templates/themes"},
	[OPTION_RETRIEVED] = {"--retrieved", "DATE", NULL, DRAWN, false, "when the disclosure was fetched, to be printed: 2026-03-15", NULL},
	[OPTION_STRICT] = {"--strict", NULL, NULL, STRICT, false, "warnings, too, make the exit code 1", NULL},
	[OPTION_QUIET] = {"--quiet", NULL, NULL, READ, false, "say nothing but errors", NULL},
	[OPTION_DUMP] = {"--dump", "STAGE", "lines|result|template|content|marks|pages|trace", DOCUMENTS, false,
		"stop there and print it: lines, result, template, content, marks, pages or trace", NULL},
	[OPTION_TO_AUDIT] = {"--to", "FORMAT", "text|json", OPTION_IN_AUDIT, false, "the format: text (else) or json", NULL},
	[OPTION_RULES] = {"--rules", "FILE", NULL, OPTION_IN_AUDIT | OPTION_IN_REPORT | OPTION_IN_CHART | OPTION_IN_EXPORT | OPTION_IN_BOOKLET | OPTION_IN_LIST,
		false, "rules of your own, beside the shipped ones", NULL},
	[OPTION_EXPLAIN] = {"--explain", "RULE", NULL, OPTION_IN_AUDIT, false, "what a rule holds against what, and why", NULL},
	[OPTION_AUDIT] = {"--audit", NULL, NULL, OPTION_IN_EXPORT, false, "with the verdicts", NULL},
	[OPTION_FILE] = {"-o", "FILE", NULL, OPTION_IN_BOOKLET, false, "the booklet", NULL},
	[OPTION_FRONT] = {"--template", "NAME|FILE", NULL, OPTION_IN_BOOKLET, false, "the template of all but the chapters (else booklet)", "templates"},
	[OPTION_DUMP_BOOKLET] = {"--dump", "STAGE", "booklet|template|content|marks|pages|trace", OPTION_IN_BOOKLET, false,
		"stop there and print it: booklet, template, content, marks, pages or trace", NULL},
	[OPTION_LANG] = {"--lang", "NAME", NULL, DRAWN | OPTION_IN_AUDIT | OPTION_IN_SHOW | OPTION_IN_TEMPLATE, false, "the language: en (else), de, or another of templates/text", "templates/text"},
	[OPTION_PAPER] = {"--paper", "SIZE", "a4|letter", OPTION_IN_REPORT | OPTION_IN_BOOKLET, false, "the paper: a4 or letter (else the template's)", NULL},
	[OPTION_TO_DESCRIBE] = {"--to", "FORMAT", "text|markdown|rng", OPTION_IN_TEMPLATE, false,
		"of describe: text (else), markdown, or rng: the schema of template, theme, text or rules", NULL},
	[OPTION_NEW_FILE] = {"-o", "FILE", NULL, OPTION_IN_TEMPLATE, false, "of new: the file, which must not exist (else standard output)", NULL},
	[OPTION_TABLE] = {"--table", "NAME", "bom|timings|mix|runs|curve|systems", OPTION_IN_EXPORT, false,
		"one table as csv: bom, timings, mix, runs, curve or systems", NULL},
	[OPTION_HELP] = {"--help", NULL, NULL, OPTION_ANYWHERE | OPTION_BEFORE_COMMAND, true, "this help", NULL},
	[OPTION_VERSION] = {"--version", NULL, NULL, OPTION_BEFORE_COMMAND, true, "the version", NULL},
};

static const struct place nowhere = {0};

size_t options_choices(struct arena *arena, const char *choices, const char ***items)
{
	size_t count = 0, capacity = 0;
	*items = NULL;
	for (const char *from = choices; from;) {
		const char *bar = strchr(from, '|');
		*(char **)arena_push(arena, items, &count, &capacity, sizeof **items) =
			arena_copy(arena, from, bar ? (size_t)(bar - from) : strlen(from));
		from = bar ? bar + 1 : NULL;
	}
	return count;
}

static void options_report_unknown(struct arena *arena, struct diags *diags, unsigned command, struct slice name, const char *word)
{
	if (access(word, F_OK) == 0) {
		diags_report(diags, &cli_diag[CLI_UNKNOWN_OPTION], nowhere, "%.*s; for the file write -- %s", SLICE_ARGS(name), word);
		return;
	}
	const char **names = arena_array(arena, OPTION_COUNT, sizeof *names);
	size_t count = 0;
	for (size_t i = 0; i < OPTION_COUNT; i++)
		if (option_kinds[i].commands & command)
			names[count++] = option_kinds[i].name;
	const char *near = near_name(name, names, count);
	if (near)
		diags_report(diags, &cli_diag[CLI_UNKNOWN_OPTION], nowhere, "%.*s; did you mean %s?", SLICE_ARGS(name), near);
	else
		diags_report(diags, &cli_diag[CLI_UNKNOWN_OPTION], nowhere, "%.*s", SLICE_ARGS(name));
}

/* The option of that name in this command, or OPTION_COUNT, reported; `word`: the whole argument. */
static enum option_id options_find(struct arena *arena, struct diags *diags, unsigned command, struct slice name, const char *word)
{
	const char *elsewhere = NULL;
	for (size_t i = 0; i < OPTION_COUNT; i++) {
		if (!slice_is(name, option_kinds[i].name))
			continue;
		if (option_kinds[i].commands & command)
			return (enum option_id)i;
		elsewhere = option_kinds[i].name;
	}
	if (elsewhere)
		diags_report(diags, &cli_diag[CLI_OPTION_NOT_HERE], nowhere, "%s", elsewhere);
	else
		options_report_unknown(arena, diags, command, name, word);
	return OPTION_COUNT;
}

static bool options_check_choice(struct arena *arena, struct diags *diags, const struct option_kind *kind, const char *value)
{
	if (!kind->choices)
		return true;
	const char **items;
	size_t count = options_choices(arena, kind->choices, &items);
	for (size_t i = 0; i < count; i++)
		if (strcmp(items[i], value) == 0)
			return true;
	const char *near = near_name(slice_of(value), items, count);
	if (near)
		diags_report(diags, &cli_diag[CLI_BAD_CHOICE], nowhere, "%s %s; did you mean %s?", kind->name, value, near);
	else
		diags_report(diags, &cli_diag[CLI_BAD_CHOICE], nowhere, "%s %s; expected %s", kind->name, value, kind->choices);
	return false;
}

static bool options_store(struct arena *arena, struct diags *diags, enum option_id id, const char *value, struct options *options)
{
	const struct option_kind *kind = &option_kinds[id];
	struct option_values *values = &options->of[id];
	if (!options_check_choice(arena, diags, kind, value))
		return false;
	if (values->count && !kind->repeats && kind->value) {
		diags_report(diags, &cli_diag[CLI_OPTION_TWICE], nowhere, "%s %s and %s", kind->name, values->all[0], value);
		return false;
	}
	*(const char **)arena_push(arena, &values->all, &values->count, &values->capacity, sizeof *values->all) = value;
	return true;
}

/* One option at words[*at], moving *at behind it: "--name=value", "--name value", "-oDIR", "-o DIR". */
static bool options_one(struct arena *arena, struct diags *diags, unsigned command, char *const *words, size_t count, size_t *at,
	struct options *options)
{
	const char *word = words[(*at)++];
	bool is_long = word[1] == '-';
	const char *joined = is_long ? strchr(word, '=') : word[2] ? word + 2 : NULL;
	struct slice name = joined ? (struct slice){word, (size_t)(joined - word)} : slice_of(word);
	enum option_id id = options_find(arena, diags, command, name, word);
	if (id == OPTION_COUNT)
		return false;
	const struct option_kind *kind = &option_kinds[id];
	if (!kind->value) {
		if (!joined)
			return options_store(arena, diags, id, "", options);
		diags_report(diags, &cli_diag[CLI_UNWANTED_VALUE], nowhere, "%s", word);
		return false;
	}
	if (joined)
		return options_store(arena, diags, id, is_long ? joined + 1 : joined, options);
	if (*at < count)
		return options_store(arena, diags, id, words[(*at)++], options);
	diags_report(diags, &cli_diag[CLI_MISSING_VALUE], nowhere, "%s %s", kind->name, kind->value);
	return false;
}

bool options_parse(struct arena *arena, struct diags *diags, unsigned command, char *const *words, size_t count, struct options *options)
{
	bool fine = true, over = false;
	*options = (struct options){0};
	for (size_t i = 0; i < count;) {
		if (!over && strcmp(words[i], "--") == 0) {
			over = true;
			i++;
		} else if (!over && words[i][0] == '-' && words[i][1]) {
			fine &= options_one(arena, diags, command, words, count, &i, options);
		} else {
			*(const char **)arena_push(arena, &options->arguments, &options->count, &options->capacity,
				sizeof *options->arguments) = words[i++];
		}
	}
	return fine;
}

const char *options_value(const struct options *options, enum option_id id)
{
	const struct option_values *values = &options->of[id];
	return values->count ? values->all[values->count - 1] : NULL;
}

bool options_given(const struct options *options, enum option_id id)
{
	return options->of[id].count > 0;
}
