/* The options: one table, the truth for parsing and for help. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>
#include <stddef.h>

enum option_id {
	OPTION_OUTPUT,
	OPTION_TO,
	OPTION_CHART,
	OPTION_TEMPLATE,
	OPTION_THEME,
	OPTION_RETRIEVED,
	OPTION_STRICT,
	OPTION_QUIET,
	OPTION_DUMP,
	OPTION_TO_AUDIT,
	OPTION_RULES,
	OPTION_EXPLAIN,
	OPTION_AUDIT,
	OPTION_FILE,
	OPTION_FRONT,
	OPTION_DUMP_BOOKLET,
	OPTION_LANG,
	OPTION_PAPER,
	OPTION_TO_DESCRIBE,
	OPTION_NEW_FILE,
	OPTION_TABLE,
	OPTION_HELP,
	OPTION_VERSION,
	OPTION_COUNT
};

enum { /* commands an option belongs to */
	OPTION_IN_REPORT = 1,
	OPTION_IN_CHART = 2,
	OPTION_IN_EXPORT = 4,
	OPTION_IN_LIST = 8,
	OPTION_BEFORE_COMMAND = 16,
	OPTION_IN_AUDIT = 32,
	OPTION_IN_BOOKLET = 64,
	OPTION_IN_TEMPLATE = 128,
	OPTION_IN_SHOW = 256,
	OPTION_ANYWHERE = 15 | 32 | 64 | 128 | 256
};

struct option_kind {
	const char *name;      /* "--theme" or "-o" */
	const char *value;     /* what it takes, for help: "NAME|FILE"; NULL: a flag */
	const char *choices;   /* "xml|json": the only values; NULL: any */
	unsigned commands;     /* OPTION_IN_... */
	bool repeats;          /* may be given several times */
	const char *help;
	const char *folder;    /* of the home: NAME is one of its files, without ".xml"; NULL: no such names */
};

extern const struct option_kind option_kinds[OPTION_COUNT];

struct option_values {     /* values given, in their order; a flag's value is "" */
	size_t count, capacity;
	const char **all;
};

struct options {
	struct option_values of[OPTION_COUNT];
	size_t count, capacity;
	const char **arguments; /* what is no option, in order */
};

/* Reads words[0..count) as options of the command whose OPTION_IN_ bit is given. "--" ends the options, "-" is an argument.
 * False: reported. The result borrows the words. */
bool options_parse(struct arena *arena, struct diags *diags, unsigned command, char *const *words, size_t count, struct options *options);

const char *options_value(const struct options *options, enum option_id id); /* the last one given, or NULL */
bool options_given(const struct options *options, enum option_id id);

/* Splits "a|b|c". The items in the arena. */
size_t options_choices(struct arena *arena, const char *choices, const char ***items);

#endif
