/* Splitting lines into paragraphs and verbatim pieces. The main function is prose_split. Widths are in code points, which is what
 * the disclosure's author counted when breaking lines. */
#include "bind/prose.h"

#include "base/buf.h"
#include "base/utf8.h"

#include <string.h>

enum { PROSE_TAB = 8, PROSE_GAP = 3, PROSE_INDENT_VARIES = 2, PROSE_SPARE = 10, PROSE_WORD = 3, PROSE_SHORT = 2, PROSE_SHORT_OF = 3 };

size_t prose_indent(struct slice line)
{
	size_t indent = 0;
	for (size_t i = 0; i < line.n && (line.s[i] == ' ' || line.s[i] == '\t'); i++)
		indent = line.s[i] == '\t' ? (indent / PROSE_TAB + 1) * PROSE_TAB : indent + 1;
	return indent;
}

/* A tab, or a run of blanks that sets columns apart. */
static bool has_gap(struct slice trimmed)
{
	size_t run = 0;
	for (size_t i = 0; i < trimmed.n; i++) {
		if (trimmed.s[i] == '\t')
			return true;
		run = trimmed.s[i] == ' ' ? run + 1 : 0;
		if (run == PROSE_GAP)
			return true;
	}
	return false;
}

/* "- item", "* item", "\u2022 item", "1. item", "2) item" */
static bool is_item(struct slice trimmed)
{
	size_t i = 0;
	while (i < trimmed.n && trimmed.s[i] >= '0' && trimmed.s[i] <= '9')
		i++;
	const bool numbered = i > 0 && i + 1 < trimmed.n && (trimmed.s[i] == '.' || trimmed.s[i] == ')') && trimmed.s[i + 1] == ' ';
	return numbered || slice_starts(trimmed, "- ") || slice_starts(trimmed, "* ") || slice_starts(trimmed, "-- ") ||
		slice_starts(trimmed, "\xe2\x80\xa2 ");
}

static struct slice first_word(struct slice trimmed)
{
	return slice_sub(trimmed, 0, slice_find_char(trimmed, 0, ' '));
}

static size_t widest(const struct slice *lines, size_t from, size_t to)
{
	size_t width = 0;
	for (size_t i = from; i < to; i++) {
		const size_t n = utf8_length(slice_trim_end(lines[i]));
		width = n > width ? n : width;
	}
	return width;
}

/* "Added a table" above "Added keys": two statements, however long the first is. */
static bool begin_alike(struct slice line, struct slice next)
{
	const struct slice word = first_word(line), other = first_word(next);
	return word.n >= PROSE_WORD && word.s[0] >= 'A' && word.s[0] <= 'Z' && slice_equal(word, other) && !strchr(".,;:-", line.s[line.n - 1]);
}

/* What a line that ends in ':' introduces: a setting, much shorter than the lines above. */
static bool is_introduced(struct slice line, struct slice next, size_t width)
{
	return slice_ends(line, ":") && PROSE_SHORT_OF * utf8_length(next) <= PROSE_SHORT * width;
}

/* Whether the author meant the end of `line`, before `next`. `lead`: a line above ended in ':' and short lines follow. */
static bool hard_break(struct slice line, struct slice next, size_t width, bool lead)
{
	const struct slice trimmed = slice_trim(next);
	line = slice_trim_end(line);
	if (is_item(trimmed) || begin_alike(slice_trim(line), trimmed) || is_introduced(line, trimmed, width))
		return true;
	const size_t with_next = utf8_length(line) + 1 + utf8_length(first_word(trimmed));
	if (with_next > width)
		return false;
	const bool capital = trimmed.n && trimmed.s[0] >= 'A' && trimmed.s[0] <= 'Z';
	return lead || (line.n && strchr(".:;!?", line.s[line.n - 1])) || (capital && with_next + PROSE_SPARE <= width);
}

static struct prose_piece *add_piece(struct arena *arena, struct prose *prose)
{
	return arena_push(arena, &prose->pieces, &prose->count, &prose->capacity, sizeof *prose->pieces);
}

static void add_paragraph(struct arena *arena, struct prose *prose, size_t first, size_t count, struct buf *text)
{
	*add_piece(arena, prose) = (struct prose_piece){ .first = first, .count = count, .text = arena_copy(arena, text->s, text->n) };
	buf_clear(text);
}

static void fill(struct arena *arena, struct prose *prose, const struct slice *lines, size_t from, size_t to)
{
	const size_t width = widest(lines, from, to);
	struct buf text = {0};
	bool lead = false;
	size_t first = from;
	for (size_t i = from; i < to; i++) {
		const struct slice line = slice_trim(lines[i]);
		if (text.n)
			buf_addc(&text, ' ');
		buf_add_slice(&text, line);
		const bool last = i + 1 == to;
		if (last || hard_break(lines[i], lines[i + 1], width, lead)) {
			add_paragraph(arena, prose, first, i + 1 - first, &text);
			first = i + 1;
			lead = lead || slice_ends(line, ":");
		}
	}
	buf_drop(&text);
}

static bool is_tabular(const struct slice *lines, size_t from, size_t i)
{
	const size_t base = prose_indent(lines[from]), indent = prose_indent(lines[i]);
	const size_t off = base > indent ? base - indent : indent - base;
	return has_gap(slice_trim(lines[i])) || off >= PROSE_INDENT_VARIES;
}

static void split_chunk(struct arena *arena, struct prose *prose, const struct slice *lines, size_t from, size_t to)
{
	size_t table = from;
	while (table < to && !is_tabular(lines, from, table))
		table++;
	if (table > from)
		fill(arena, prose, lines, from, table);
	if (table < to)
		*add_piece(arena, prose) = (struct prose_piece){ .verbatim = true, .first = table, .count = to - table };
}

struct prose prose_split(struct arena *arena, const struct slice *lines, size_t count)
{
	struct prose prose = {0};
	for (size_t i = 0, end; i < count; i = end + 1) {
		end = i;
		while (end < count && !slice_blank(lines[end]))
			end++;
		if (end > i)
			split_chunk(arena, &prose, lines, i, end);
	}
	return prose;
}
