/* Finding sections: outline_read. What the rows of a section say is not asked here. */
#include "read/outline.h"

struct walk {
	struct arena *arena;
	const struct lines *lines;
	const struct outline_head *heads;
	size_t count;
	bool *seen;
	struct span *rows;
	struct outline *outline;
};

static size_t next_row(const struct walk *walk, size_t i)
{
	for (i++; i < walk->lines->count && slice_blank(walk->lines->line[i].text);)
		i++;
	return i;
}

/* One word of letters, digits and "_.-" with a digit or '_' in it: "hw_1", not "Description". */
static bool is_name(struct slice text)
{
	bool mark = false;
	for (size_t i = 0; i < text.n; i++) {
		char c = text.s[i];
		bool digit = c >= '0' && c <= '9', letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
		if (!digit && !letter && c != '_' && c != '.' && c != '-')
			return false;
		mark |= digit || c == '_';
	}
	return mark;
}

/* Where the text of a line that heads a section ends; 0: it heads none. */
static size_t match_head(const struct outline_head *head, struct slice text)
{
	size_t n = label_match(text, head->text, head->match == OUTLINE_NAMED ? LABEL_LOOSE : LABEL_GLUED);
	struct slice behind = slice_trim(slice_sub(text, n, text.n));
	if (head->match == OUTLINE_LINE && behind.n)
		return 0;
	return head->match == OUTLINE_NAMED && !is_name(behind) ? 0 : n;
}

static bool followed(const struct walk *walk, const struct outline_head *head, size_t i)
{
	size_t length, next = head->facts ? next_row(walk, i) : 0;
	if (!head->facts)
		return true;
	return next < walk->lines->count && label_longest(slice_trim(walk->lines->line[next].text), head->facts, head->count, head->end, &length);
}

static const struct outline_head *find_head(struct walk *walk, size_t i, size_t *end)
{
	struct slice text = slice_trim(walk->lines->line[i].text);
	for (size_t h = 0; h < walk->count && text.n; h++) {
		const struct outline_head *head = &walk->heads[h];
		if (text.s[0] != head->text[0] || (walk->seen[h] && !head->many))
			continue;
		*end = match_head(head, text);
		if (*end && followed(walk, head, i)) {
			walk->seen[h] = true;
			return head;
		}
	}
	return NULL;
}

static struct outline_section *open_section(struct walk *walk, int part)
{
	struct outline *outline = walk->outline;
	struct outline_section *section = arena_push(walk->arena, &outline->sections, &outline->count, &outline->capacity, sizeof *section);
	section->part = part;
	section->rows = walk->rows; /* none yet, but never NULL */
	return section;
}

static void take_row(struct walk *walk, size_t i)
{
	size_t end;
	const struct outline_head *head = find_head(walk, i, &end);
	struct outline_section *open = &walk->outline->sections[walk->outline->count - 1];
	if (head) {
		open = open_section(walk, head->part);
		open->head = lines_trim(walk->lines, walk->rows[i]);
		open->name = lines_trim(walk->lines, lines_part(open->head, end, open->head.to));
		return;
	}
	if (!open->count)
		open->rows = walk->rows + i;
	open->count++;
}

const struct outline *outline_read(struct arena *arena, const struct lines *lines, const struct outline_head *heads, size_t count)
{
	struct walk walk = {.arena = arena, .lines = lines, .heads = heads, .count = count, .outline = arena_alloc(arena, sizeof *walk.outline)};
	walk.seen = arena_array(arena, count, sizeof *walk.seen);
	walk.rows = arena_array(arena, lines->count, sizeof *walk.rows);
	open_section(&walk, 0);
	for (size_t i = 0; i < lines->count; i++) {
		walk.rows[i] = lines_whole(lines, i);
		take_row(&walk, i);
	}
	return walk.outline;
}

size_t outline_last_line(const struct lines *lines, const struct outline_section *section)
{
	for (size_t i = section->count; i--;)
		if (!slice_blank(lines_text(lines, section->rows[i])))
			return section->rows[i].line + 1;
	return section->head.line + 1;
}
