/* -Xmx is looked for word by word: "-Xmx16g", in bytes without a letter. Of repeated ones the last wins, as in the Java machine. */
#include "family/heap.h"

#include "base/decimal.h"
#include "result/node.h"

static const struct slice option = {"-Xmx", 4};

/* "16g" in kilobytes; 0 when it is no size. */
static int64_t kilobytes(struct slice size)
{
	static const struct {
		char letter;
		int64_t factor;
	} units[] = {{'k', 1}, {'m', 1024}, {'g', 1024 * 1024}, {'t', (int64_t)1024 * 1024 * 1024}};
	struct decimal number;
	const char letter = (char)(size.n ? size.s[size.n - 1] | 32 : 0);
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (letter == units[i].letter && decimal_parse(slice_sub(size, 0, size.n - 1), &number) && !number.scale && number.units < INT64_MAX / units[i].factor)
			return number.units * units[i].factor;
	return decimal_parse(size, &number) && !number.scale && number.units % 1024 == 0 ? number.units / 1024 : 0;
}

static bool word_begins(struct slice text, size_t at)
{
	return !at || text.s[at - 1] == ' ' || text.s[at - 1] == '\t' || text.s[at - 1] == '"';
}

int64_t heap_megabytes(struct slice options)
{
	int64_t found = 0;
	for (size_t at = 0; (at = slice_find(options, at, option)) < options.n; at++) {
		size_t end = at + option.n;
		while (end < options.n && options.s[end] != ' ' && options.s[end] != '\t' && options.s[end] != '"' && options.s[end] != ',')
			end++;
		const int64_t size = word_begins(options, at) ? kilobytes(slice_sub(options, at + option.n, end)) : -1;
		if (size >= 0)
			found = size % 1024 ? 0 : size / 1024;
	}
	return found;
}

void heap_set(struct build *build, xmlNode *configuration)
{
	int64_t found = 0;
	for (const xmlNode *node = configuration->children; node; node = node->next) {
		const bool command = node_is(node, "field") && slice_ends(node_attribute(node, "id"), ".command-line");
		const int64_t heap = command || node_is(node, "tuning") ? heap_megabytes(node_text(node)) : 0;
		found = heap ? heap : found;
	}
	if (found > 0)
		build_count(build, configuration, "heap", found);
}
