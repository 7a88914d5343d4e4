/* Fixed columns: from rules or heads, and the cells of rows that keep to them or not. */
#include "read/columns.h"

#include "base/utf8.h"

#include <string.h>

enum { TAB = 8, CHUNKS_MOST = 64 };

struct chunk {
	struct span span;
	size_t from, to; /* display columns */
};

static size_t next_column(unsigned c, size_t column)
{
	return c == '\t' ? column - column % TAB + TAB : column + 1;
}

bool columns_rule(struct slice line, struct columns *out)
{
	*out = (struct columns){0};
	size_t column = 0, run = 0;
	for (size_t at = 0; at < line.n || run;) {
		unsigned c = at < line.n ? utf8_next(line, &at) : ' ';
		bool dash = c == '-' || c == '=';
		if (!dash && !utf8_is_space(c))
			return false;
		if (!dash && run == 1)
			return false;
		if (!dash && run && out->count < COLUMNS_MOST)
			out->from[out->count++] = column - run;
		run = dash ? run + 1 : 0;
		column = next_column(c, column);
	}
	return out->count >= 2;
}

/* Adds what stands between bytes `from` and `to` of the row; a chunk too many is joined to the last. */
static size_t add_chunk(const struct lines *lines, struct chunk *chunks, size_t n, struct chunk chunk)
{
	chunk.span = lines_trim(lines, chunk.span);
	if (chunk.span.from == chunk.span.to)
		return n;
	if (n < CHUNKS_MOST) {
		chunks[n] = chunk;
		return n + 1;
	}
	chunks[n - 1].span.to = chunk.span.to;
	chunks[n - 1].to = chunk.to;
	return n;
}

/* Runs of text between tabs or two and more blanks. */
static size_t row_chunks(const struct lines *lines, struct span row, struct chunk *chunks)
{
	struct slice text = lines_text(lines, row);
	size_t n = 0, column = 0, gap = 2, last = 0, last_column = 0;
	struct chunk chunk = {0};
	for (size_t at = 0; at < text.n;) {
		size_t here = at, here_column = column;
		unsigned c = utf8_next(text, &at);
		column = next_column(c, column);
		if (utf8_is_space(c)) {
			gap += c == '\t' ? 2 : 1;
			continue;
		}
		if (gap >= 2) {
			chunk.span.to = row.from + last;
			chunk.to = last_column;
			if (last)
				n = add_chunk(lines, chunks, n, chunk);
			chunk = (struct chunk){.span = {row.line, row.from + here, 0}, .from = here_column};
		}
		gap = 0;
		last = at;
		last_column = column;
	}
	chunk.span.to = row.from + last;
	chunk.to = last_column;
	return last ? add_chunk(lines, chunks, n, chunk) : n;
}

bool columns_heads(const struct lines *lines, struct span row, struct columns *out)
{
	struct chunk chunks[CHUNKS_MOST];
	size_t n = row_chunks(lines, row, chunks);
	*out = (struct columns){.count = n > COLUMNS_MOST ? COLUMNS_MOST : n};
	for (size_t i = 0; i < out->count; i++)
		out->from[i] = chunks[i].from;
	return out->count >= 2;
}

static size_t column_of(const struct columns *columns, size_t from, size_t least)
{
	size_t k = least;
	while (k + 1 < columns->count && columns->from[k + 1] <= from + COLUMNS_SLACK)
		k++;
	return k;
}

/* The byte of a chunk's text at a display column; text.n when the chunk does not reach it. */
static size_t byte_at(struct slice text, size_t column, size_t target)
{
	size_t at = 0;
	while (at < text.n && column < target)
		column = next_column(utf8_next(text, &at), column);
	return column == target ? at : text.n;
}

static bool blank_before(struct slice text, size_t at)
{
	return at && at < text.n && text.s[at - 1] == ' ' && text.s[at] != ' ';
}

enum { PART_NUMBER_LEAST = 4 };

static bool part_number(struct slice word)
{
	bool digit = false;
	if (word.n < PART_NUMBER_LEAST)
		return false;
	for (size_t i = 0; i < word.n; i++) {
		if (word.s[i] == ' ' || word.s[i] == '\t')
			return false;
		digit |= word.s[i] >= '0' && word.s[i] <= '9';
	}
	return digit;
}

/* Where to cut a cell that runs into the next column: an offset in its text, 0 for nowhere. */
static size_t cut_at(struct slice text, const struct chunk *chunk, const struct columns *columns, size_t k, bool followed)
{
	for (size_t slack = 0; slack <= COLUMNS_SLACK; slack++) {
		size_t at = byte_at(text, chunk->from, columns->from[k + 1] - slack);
		if (blank_before(text, at) && part_number(slice_sub(text, at, text.n)))
			return at;
	}
	if (k || !followed)
		return 0;
	size_t from = columns->from[1] > COLUMNS_SLACK + chunk->from ? columns->from[1] - COLUMNS_SLACK - chunk->from : 0;
	size_t blank = slice_find_char(text, from, ' ');
	return blank < text.n ? blank + 1 : 0;
}

size_t columns_cells(const struct lines *lines, struct span row, const struct columns *columns, struct span *cells)
{
	struct chunk chunks[CHUNKS_MOST], held[COLUMNS_MOST] = {0};
	size_t n = row_chunks(lines, row, chunks), k = 0, filled = 0;
	for (size_t i = 0; i < n; i++) {
		k = column_of(columns, chunks[i].from, k);
		if (!held[k].to)
			held[k] = chunks[i];
		held[k].span.to = chunks[i].span.to;
		held[k].to = chunks[i].to;
	}
	for (size_t c = 0; c < columns->count; c++)
		cells[c] = held[c].to ? held[c].span : (struct span){row.line, row.to, row.to};
	for (size_t c = 0; c + 1 < columns->count; c++) {
		struct slice text = lines_text(lines, cells[c]);
		bool runs_over = held[c].to > columns->from[c + 1] && !held[c + 1].to;
		size_t at = runs_over ? cut_at(text, &held[c], columns, c, c < k) : 0;
		if (!at)
			continue;
		cells[c + 1] = lines_trim(lines, lines_part(cells[c], at, text.n));
		cells[c] = lines_trim(lines, lines_part(cells[c], 0, at));
	}
	for (size_t c = 0; c < columns->count; c++)
		filled += cells[c].from < cells[c].to;
	return filled;
}

size_t columns_begin(const struct lines *lines, struct span span)
{
	struct slice text = slice_sub(lines->line[span.line].text, 0, span.from);
	size_t column = 0;
	for (size_t at = 0; at < text.n;)
		column = next_column(utf8_next(text, &at), column);
	return column;
}
