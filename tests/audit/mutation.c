/* How much the audit sees: changes every digit of every number of a page's figures, one at a time, to every other digit, and asks
 * whether the audit then has a fail or a please-check that it did not have before. Prints, a group a line, what was caught of what was
 * changed and the least that must be; what is missed can be listed.
 *
 * usage: mutation [--every N] [--misses] PAGE...     --every N: only each N-th change */
#include "audit/audit.h"
#include "base/file.h"
#include "base/number.h"
#include "family/family.h"
#include "xml/load.h"
#include "xml/path.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_INPUT = 16 << 20, SAMPLE_SLACK = 8 };

/* The figures of a group: the rows that an expression finds, and which of the blank-separated words of a row (bits; 0: all). */
static const struct group {
	const char *family, *name, *rows;
	unsigned words;
	double least; /* per cent */
} groups[] = {
	{"jappserver2004", "headline, counts, totals, mix", "id('jops') | id('mix')/*", 0, 97},
	{"jappserver2004", "timing rows", "id('timings')/timing", 0, 50},
	{"jbb2015", "metric lines and bracket table", "metric | id('curve')/step | id('curve')/sla | id('geomean') | id('curve')/limit/cell", 0, 98},
	{"web99", "metric, connections, percent", "id('connections') | id('runs.median') | id('runs')/run", 1u << 1 | 1u << 2, 97},
	{"web99", "response and kbit/s", "id('runs')/run", 1u << 4 | 1u << 6, 85},
	{"web99", "throughput", "id('runs')/run", 1u << 3, 55},
};
enum { GROUPS = sizeof groups / sizeof *groups };

struct tally {
	size_t changed, caught;
};

struct page {
	const char *name;
	struct slice bytes;
	char *copy;               /* the bytes, for changing */
	struct arena *arena;      /* of rules and the unchanged page */
	struct rules *rules;
	struct map *before;       /* "rule verdict" of the unchanged page's troubles */
	size_t before_count;
	unsigned every;
	bool misses;
	size_t seen;
};

/* What troubles the audit of these bytes; *count of them. */
static struct map *troubles(struct arena *arena, const struct page *page, struct slice bytes, struct rules *rules, size_t *count, struct result **out)
{
	struct diags *diags = diags_new(arena);
	struct map *found = map_new(arena);
	struct result *result = family_read(arena, diags, page->name, bytes);
	*count = 0;
	*out = result;
	if (!result || strcmp(result_family(result), rules->family) != 0)
		return found;
	audit_result(arena, diags, rules, result);
	for (const xmlNode *check = audit_of(result)->children; check; check = check->next) {
		const char *verdict = load_attribute(check, "verdict");
		if (strcmp(verdict, "fail") != 0 && strcmp(verdict, "please-check") != 0)
			continue;
		const char *key = arena_printf(arena, "%s %s %s", load_attribute(check, "rule"), verdict, load_attribute(check, "lines"));
		map_add(found, slice_of(key), found);
		++*count;
	}
	return found;
}

static bool is_caught(const struct page *page, struct slice bytes, struct arena *arena)
{
	size_t count;
	struct result *result;
	struct map *now = troubles(arena, page, bytes, page->rules, &count, &result);
	for (size_t i = 0; i < map_count(now); i++)
		if (!map_find(page->before, map_key(now, i)))
			return true;
	return count > page->before_count;
}

/* The offset of line:column (code points, from 1). */
static size_t offset_of(struct slice bytes, struct place at)
{
	size_t i = 0;
	for (unsigned line = 1; line < at.line && i < bytes.n; i++)
		line += bytes.s[i] == '\n';
	for (unsigned column = 1; column < at.column && i < bytes.n; column++)
		for (i++; i < bytes.n && ((unsigned char)bytes.s[i] & 0xC0) == 0x80;)
			i++;
	return i;
}

static void change_digit(struct page *page, size_t at, struct tally *tally, struct arena *arena)
{
	const char was = page->copy[at];
	for (char digit = '0'; digit <= '9'; digit++) {
		if (digit == was || page->seen++ % page->every)
			continue;
		page->copy[at] = digit;
		const bool caught = is_caught(page, (struct slice){page->copy, page->bytes.n}, arena);
		tally->changed++;
		tally->caught += caught;
		if (!caught && page->misses) {
			size_t from = at, to = at;
			while (from > 0 && page->copy[from - 1] != '\n')
				from--;
			while (to < page->bytes.n && page->copy[to] != '\n')
				to++;
			printf("  uncheckable: %.*s  (%c was %c)\n", (int)(to - from > 120 ? 120 : to - from), page->copy + from, digit, was);
		}
		page->copy[at] = was;
		arena_reset(arena);
	}
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The numbers in [from, to): words that hold digits and no letters. */
static void change_row(struct page *page, size_t from, size_t to, unsigned words, struct tally *tally, struct arena *arena)
{
	unsigned word = 0;
	for (size_t at = from; at < to; word++) {
		while (at < to && is_blank(page->copy[at]))
			at++;
		const size_t begin = at;
		bool letters = false;
		while (at < to && !is_blank(page->copy[at]))
			letters = isalpha((unsigned char)page->copy[at++]) || letters;
		if (letters || (words && !(words & 1u << word)))
			continue;
		for (size_t i = begin; i < at; i++)
			if (isdigit((unsigned char)page->copy[i]))
				change_digit(page, i, tally, arena);
	}
}

/* In a page of SPECweb99 the connections of an iteration stand in a table of their own, too. */
static void change_first_table(struct page *page, const xmlNode *run, struct tally *tally, struct arena *arena)
{
	const char *n = load_attribute(run, "n"), *connections = load_attribute(run, "connections");
	if (!n || !connections)
		return;
	const char *line = arena_printf(page->arena, "\n%s\t%s\n", n, connections);
	const char *found = strstr(page->copy, line);
	if (found)
		change_row(page, (size_t)(found - page->copy) + 1, (size_t)(found - page->copy) + strlen(line), 1u << 1, tally, arena);
}

static void change_group(struct page *page, const struct group *group, const struct result *result, struct tally *tally)
{
	struct diags *diags = diags_new(page->arena);
	struct arena *arena = arena_new();
	struct path_context *context = path_context_new(page->arena, diags, result->document, NULL, 0, NULL);
	struct path_expr *rows = path_compile(page->arena, diags, (struct place){0}, slice_of(group->rows));
	struct path_value nodes;
	if (!rows || !path_eval(context, page->arena, rows, result->root, 1, 1, &nodes))
		exit(2);
	for (size_t i = 0; i < nodes.count; i++) {
		const xmlNode *node = nodes.nodes[i];
		const size_t from = offset_of(page->bytes, result_place(result, node));
		const bool run = strcmp((const char *)node->name, "run") == 0;
		const size_t n = node->children && node->children->content ? strlen((const char *)node->children->content) : 0;
		change_row(page, from, from + n < page->bytes.n ? from + n : page->bytes.n, run ? group->words : 0, tally, arena);
		if (run && group->words & 1u << 1)
			change_first_table(page, node, tally, arena);
	}
	arena_drop(arena);
}

static bool run_page(const char *name, unsigned every, bool misses, struct tally *tallies)
{
	struct page page = {.name = name, .arena = arena_new(), .every = every, .misses = misses};
	struct diags *diags = diags_new(page.arena);
	struct result *result = NULL;
	diags_echo(diags, 2);
	if (file_read(page.arena, diags, name, MOST_INPUT, &page.bytes))
		result = family_read(page.arena, diags_new(page.arena), name, page.bytes);
	if (!result)
		return false;
	const struct family *family = family_find(result_family(result));
	if (!family) {
		arena_drop(page.arena);
		return true; /* no rules, no figures to change */
	}
	page.rules = rules_load(page.arena, diags, &(struct rules_source){.templates = "templates", .family = family->id, .functions = family->rule_functions});
	if (!page.rules)
		return false;
	page.copy = arena_copy(page.arena, page.bytes.s, page.bytes.n);
	struct result *unchanged;
	page.before = troubles(page.arena, &page, page.bytes, page.rules, &page.before_count, &unchanged);
	for (size_t i = 0; i < GROUPS; i++)
		if (strcmp(groups[i].family, family->id) == 0)
			change_group(&page, &groups[i], unchanged, &tallies[i]);
	arena_drop(page.arena);
	return true;
}

int main(int argc, char **argv)
{
	struct tally tallies[GROUPS] = {{0}};
	unsigned every = 1;
	bool misses = false, fine = true;
	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--every") == 0 && i + 1 < argc)
			every = (unsigned)strtoul(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--misses") == 0)
			misses = true;
		else
			fine = run_page(argv[i], every ? every : 1, misses, tallies) && fine;
	}
	for (size_t i = 0; i < GROUPS; i++) {
		const double share = tallies[i].changed ? 100 * (double)tallies[i].caught / (double)tallies[i].changed : 100;
		/* a sample may lie a little lower */
		const bool enough = share >= groups[i].least - (every > 1 ? SAMPLE_SLACK : 0);
		printf("%s %-16s %-32s %6zu of %6zu caught, %5.1f %%, at least %.0f %%\n", enough ? "ok" : "not ok", groups[i].family, groups[i].name,
			tallies[i].caught, tallies[i].changed, share, groups[i].least);
		fine = fine && enough;
	}
	return fine ? 0 : 1;
}
