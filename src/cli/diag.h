/* Diagnostics of the command line, and the list of every folder's table: what make lint prints and checks. */
#ifndef CLI_DIAG_H
#define CLI_DIAG_H

#include "base/diag.h"

enum cli_diag {
	CLI_NO_COMMAND,
	CLI_UNKNOWN_COMMAND,
	CLI_UNKNOWN_OPTION,
	CLI_OPTION_NOT_HERE,
	CLI_OPTION_TWICE,
	CLI_MISSING_VALUE,
	CLI_UNWANTED_VALUE,
	CLI_BAD_CHOICE,
	CLI_BAD_DATE,
	CLI_MISSING_ARGUMENT,
	CLI_UNKNOWN_LIST,
	CLI_NO_HOME,
	CLI_NOT_A_FOLDER,
	CLI_FOLDER_LIKE_FILE,
	CLI_EMPTY_FOLDER,
	CLI_OUTPUT_IS_INPUT,
	CLI_NAME_CLASH,
	CLI_UNKNOWN_CHART,
	CLI_CHART_OF_OTHER_FAMILY,
	CLI_CHART_NOT_DRAWN,
	CLI_NO_CHART,
	CLI_THEME_OF_CHARTS,
	CLI_TABLE_FORMAT,
	CLI_AUDIT_FORMAT,
	CLI_MISSING_GLYPHS,
	CLI_UNKNOWN_RULE,
	CLI_CHECKS_FAIL,
	CLI_NO_FILE,
	CLI_NOT_A_FILE,
	CLI_EMPTY_BOOKLET,
	CLI_INPUT_CHANGED,
	CLI_NOT_RETRIEVED,
	CLI_UNKNOWN_TEMPLATE_WORD,
	CLI_NO_VOCABULARY,
	CLI_EXISTS,
	CLI_SKIPPED,
	CLI_UNKNOWN_NAME,
	CLI_DIAG_COUNT
};

extern const struct diag_kind cli_diag[CLI_DIAG_COUNT];

struct diag_table {
	const char *folder;
	const struct diag_kind *kinds;
	size_t count;
};

extern const struct diag_table diag_tables[];
size_t diag_table_count(void);

#endif
