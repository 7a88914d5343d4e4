/* Finding the sections in one walk over the rows: a row is a fixed heading, an item of a list, the heading of a listed name, or
 * a row of the section that is open. */
#include "family/jappserver2004/jas_outline.h"

#include "base/map.h"
#include "family/jappserver2004/jas_facts.h"
#include "read/label.h"

#include <string.h>

struct heading {
	enum jas_part part;
	const char *text;
};

static const struct heading headings[] = {
	{JAS_SUBMITTER, "Submitter:"}, {JAS_SOFTWARE_LIST, "Software Products"}, {JAS_CONFIGURATION_LIST, "Software Configurations"},
	{JAS_SYSTEM_LIST, "Hardware Systems"}, {JAS_NAVIGATION, "System Configuration Diagram"}, {JAS_SUT, "SUT Configuration"},
	{JAS_SETTINGS, "Benchmark Settings"}, {JAS_RESULTS, "Detailed Results"}, {JAS_MODIFICATIONS, "Benchmark Modifications"},
	{JAS_CONFIGURATION_INFO, "Benchmark Configuration Information"}, {JAS_BOM, "Bill of Materials"},
	{JAS_OTHER, "Other Benchmark Information"}, {JAS_NOTES, "General Notes"},
};

static const char *const closings[] = {"For questions about this result", "For other inquiries", "First published at"};

static const char sut_suffix[] = "(SUT hardware)", other_suffix[] = "(non-SUT hardware)";

struct walk {
	struct arena *arena;
	const struct lines *lines;
	struct jas_outline *outline;
	const struct span *rows;
	size_t count;
	bool seen[JAS_PART_COUNT];
	bool has_sut; /* until its heading, later headings' words are links of the navigation block */
	struct map *names[JAS_PART_COUNT]; /* text -> index + 1 (struct jas_names), of the three lists */
};

static struct slice row_text(const struct walk *walk, size_t i)
{
	return lines_field(walk->arena, walk->lines, walk->rows[i]);
}

static const struct heading *heading_of(struct slice text)
{
	for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
		if (slice_is(text, headings[i].text))
			return &headings[i];
	return NULL;
}

/* "... 11.2.0.1.0 <TAB><TAB>Software Configurations": the byte where the glued heading begins, 0 for none. */
static size_t glued_heading(struct slice text)
{
	text = slice_trim_end(text);
	size_t tab = text.n;
	while (tab && text.s[tab - 1] != '\t')
		tab--;
	bool behind_text = tab && !slice_blank(slice_sub(text, 0, tab));
	return behind_text && heading_of(slice_sub(text, tab, text.n)) ? tab : 0;
}

static void make_rows(struct walk *walk)
{
	struct span *rows = NULL;
	size_t capacity = 0;
	for (size_t line = 0; line < walk->lines->count; line++) {
		struct span whole = lines_whole(walk->lines, line);
		size_t cut = glued_heading(lines_text(walk->lines, whole));
		*(struct span *)arena_push(walk->arena, &rows, &walk->count, &capacity, sizeof *rows) = lines_part(whole, 0, cut ? cut : whole.to);
		if (cut)
			*(struct span *)arena_push(walk->arena, &rows, &walk->count, &capacity, sizeof *rows) = lines_part(whole, cut, whole.to);
	}
	walk->rows = rows;
	for (size_t i = 0; i < walk->count && !walk->has_sut; i++)
		walk->has_sut = slice_is(slice_trim(lines_text(walk->lines, rows[i])), "SUT Configuration");
}

static struct jas_section *open_section(struct walk *walk, enum jas_part part, struct span head)
{
	struct jas_outline *outline = walk->outline;
	struct jas_section *section = arena_push(walk->arena, &outline->sections, &outline->count, &outline->capacity, sizeof *section);
	*section = (struct jas_section){.part = part, .head = lines_trim(walk->lines, head), .rows = walk->rows};
	walk->seen[part] = true;
	return section;
}

static bool is_closing(struct slice text)
{
	for (size_t i = 0; i < sizeof closings / sizeof *closings; i++)
		if (slice_starts(text, closings[i]))
			return true;
	return false;
}

/* A fixed heading that may stand here: each once, late ones not in the navigation block. */
static bool take_heading(struct walk *walk, size_t i, struct slice text)
{
	const struct heading *heading = heading_of(text);
	bool late = heading && heading->part > JAS_SUT && walk->has_sut && !walk->seen[JAS_SUT];
	if (heading && !late && !walk->seen[heading->part]) {
		open_section(walk, heading->part, walk->rows[i]);
		return true;
	}
	bool body = walk->seen[JAS_SUT] || walk->seen[JAS_SUBMITTER];
	bool closing = body && !walk->seen[JAS_CLOSING] && (is_closing(text) || (walk->seen[JAS_NOTES] && slice_starts(text, "Copyright")));
	if (closing)
		open_section(walk, JAS_CLOSING, (struct span){walk->rows[i].line, 0, 0});
	return false;
}

static struct jas_names *names_of(struct jas_outline *outline, enum jas_part part)
{
	return part == JAS_SOFTWARE ? &outline->software : part == JAS_CONFIGURATION ? &outline->configurations : &outline->systems;
}

/* Names that occur twice in a list keep their order: the map finds the first, later ones follow it. */
static size_t add_name(struct walk *walk, enum jas_part part, struct span at, struct slice text, bool listed)
{
	struct jas_names *names = names_of(walk->outline, part);
	struct jas_name *name = arena_push(walk->arena, &names->items, &names->count, &names->capacity, sizeof *name);
	*name = (struct jas_name){.text = text, .at = lines_trim(walk->lines, at), .listed = listed};
	size_t *index = arena_alloc(walk->arena, sizeof *index);
	*index = names->count - 1;
	map_add(walk->names[part], text, index);
	return names->count - 1;
}

/* The first unseen name with this text; names->count when there is none. The map is moved on behind names that were seen, so
 * that many equal names cost no more than many different ones. */
static size_t find_name(const struct walk *walk, enum jas_part part, struct slice text)
{
	const struct jas_names *names = names_of(walk->outline, part);
	size_t *first = map_find(walk->names[part], text);
	if (!first)
		return names->count;
	while (*first < names->count && (names->items[*first].seen || !slice_equal(names->items[*first].text, text)))
		++*first;
	return *first;
}

static size_t next_row(const struct walk *walk, size_t i)
{
	for (i++; i < walk->count && slice_blank(lines_text(walk->lines, walk->rows[i]));)
		i++;
	return i;
}

static bool begins_with(const struct walk *walk, size_t i, const struct jas_facts *table)
{
	size_t length;
	return i < walk->count && label_longest(row_text(walk, i), table->facts, table->count, LABEL_COLON, &length);
}

static bool blank_around(const struct walk *walk, size_t i)
{
	bool before = !i || slice_blank(lines_text(walk->lines, walk->rows[i - 1]));
	bool after = i + 1 >= walk->count || slice_blank(lines_text(walk->lines, walk->rows[i + 1]));
	return before && after;
}

static bool open_named(struct walk *walk, size_t i, enum jas_part part, struct slice text, bool sut)
{
	size_t name = find_name(walk, part, text);
	if (name == names_of(walk->outline, part)->count)
		name = add_name(walk, part, walk->rows[i], text, false);
	names_of(walk->outline, part)->items[name].seen = true;
	struct jas_section *section = open_section(walk, part, walk->rows[i]);
	section->name = name;
	section->sut = sut;
	return true;
}

/* Hardware headings carry a suffix, which also tells a system from a configuration of the same name. */
static bool take_system(struct walk *walk, size_t i, struct slice text)
{
	bool other = slice_ends(text, other_suffix), sut = !other && slice_ends(text, sut_suffix);
	if (!sut && !other)
		return false;
	struct slice name = slice_trim(slice_sub(text, 0, text.n - strlen(other ? other_suffix : sut_suffix)));
	bool known = find_name(walk, JAS_SYSTEM, name) < walk->outline->systems.count;
	return (known || begins_with(walk, next_row(walk, i), &jas_system)) && open_named(walk, i, JAS_SYSTEM, name, sut);
}

static bool take_named(struct walk *walk, size_t i, enum jas_part part, struct slice text, const struct jas_facts *table)
{
	bool known = find_name(walk, part, text) < names_of(walk->outline, part)->count;
	bool listed = names_of(walk->outline, part)->count > 0;
	bool first = !i || slice_blank(lines_text(walk->lines, walk->rows[i - 1]));
	bool heading = known ? blank_around(walk, i) || begins_with(walk, i + 1, table) : !listed && first && begins_with(walk, i + 1, table);
	return heading && open_named(walk, i, part, text, false);
}

static bool take_name(struct walk *walk, size_t i, struct slice text)
{
	if (!walk->seen[JAS_SUT] && walk->has_sut)
		return false;
	if (!walk->seen[JAS_SETTINGS] && !walk->seen[JAS_RESULTS])
		return false;
	return take_system(walk, i, text) || take_named(walk, i, JAS_SOFTWARE, text, &jas_software) ||
		take_named(walk, i, JAS_CONFIGURATION, text, &jas_configuration);
}

static void take_item(struct walk *walk, enum jas_part open, size_t i, struct slice text)
{
	if (open == JAS_SOFTWARE_LIST)
		add_name(walk, JAS_SOFTWARE, walk->rows[i], text, true);
	else if (open == JAS_CONFIGURATION_LIST)
		add_name(walk, JAS_CONFIGURATION, walk->rows[i], text, true);
	else if (open == JAS_SYSTEM_LIST)
		add_name(walk, JAS_SYSTEM, walk->rows[i], text, true);
}

static void take_row(struct walk *walk, size_t i)
{
	struct slice text = row_text(walk, i);
	if (text.n && (take_heading(walk, i, text) || take_name(walk, i, text)))
		return;
	struct jas_section *open = &walk->outline->sections[walk->outline->count - 1];
	if (!open->count)
		open->rows = walk->rows + i;
	open->count = (size_t)(walk->rows + i - open->rows) + 1;
	if (text.n)
		take_item(walk, open->part, i, text);
}

struct jas_outline *jas_outline_read(struct arena *arena, const struct lines *lines)
{
	struct walk walk = {.arena = arena, .lines = lines, .outline = arena_alloc(arena, sizeof *walk.outline)};
	for (enum jas_part part = JAS_SOFTWARE; part <= JAS_SYSTEM; part++)
		walk.names[part] = map_new(arena);
	make_rows(&walk);
	open_section(&walk, JAS_TOP, (struct span){0, 0, 0});
	for (size_t i = 0; i < walk.count; i++)
		take_row(&walk, i);
	return walk.outline;
}
