/* Prints every diagnostic of the program, and with --check only what is wrong with them: tags that are not unique or do not
 * begin with their folder, texts that are not one lower-case line without a full stop. */
#include "cli/diag.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char *const severities[SEVERITY_COUNT] = {"note", "warning", "error", "usage", "system"};

/* Whether the tag stands anywhere before table t, row k. */
static bool lint_seen(const char *tag, size_t t, size_t k)
{
	for (size_t i = 0; i <= t; i++)
		for (size_t j = 0; j < (i == t ? k : diag_tables[i].count); j++)
			if (strcmp(diag_tables[i].kinds[j].tag, tag) == 0)
				return true;
	return false;
}

static void lint_kind(size_t t, size_t k)
{
	const struct diag_table *table = &diag_tables[t];
	const struct diag_kind *kind = &table->kinds[k];
	size_t n = strlen(table->folder);
	if (!kind->tag || !kind->text) {
		printf("%s: row %zu is empty\n", table->folder, k);
		return;
	}
	if (strncmp(kind->tag, table->folder, n) != 0 || kind->tag[n] != '-')
		printf("%s: does not begin with %s-\n", kind->tag, table->folder);
	if (lint_seen(kind->tag, t, k))
		printf("%s: not unique\n", kind->tag);
	if (isupper((unsigned char)kind->text[0]) && !isupper((unsigned char)kind->text[1]))
		printf("%s: begins with a capital: %s\n", kind->tag, kind->text);
	if (strchr(kind->text, '\n') || !*kind->text || kind->text[strlen(kind->text) - 1] == '.')
		printf("%s: not one line without a full stop: %s\n", kind->tag, kind->text);
}

int main(int argc, char **argv)
{
	bool check = argc > 1 && strcmp(argv[1], "--check") == 0;
	for (size_t t = 0; t < diag_table_count(); t++)
		for (size_t k = 0; k < diag_tables[t].count; k++)
			if (check)
				lint_kind(t, k);
			else
				printf("%-8s %-28s %s\n", severities[diag_tables[t].kinds[k].severity], diag_tables[t].kinds[k].tag, diag_tables[t].kinds[k].text);
	return 0;
}
