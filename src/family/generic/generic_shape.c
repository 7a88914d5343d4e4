/* Shapes of rows. Each test is a guess that errs towards text: text is kept word for word, so a wrong guess costs looks, not facts. */
#include "family/generic/generic_shape.h"

#include "base/utf8.h"
#include "read/cells.h"

#include <string.h>

enum { LABEL_MOST = 48, HEADING_MOST = 64, HEADING_WORDS = 8, LEADER_LEAST = 3, RULE_LEAST = 3 };

/* Most texts are decided by their bytes alone: a character has one to four. */
bool generic_shape_longer(struct slice text, size_t most)
{
	return text.n > most && (text.n > 4 * most || utf8_length(text) > most);
}

static struct slice row_text(const struct lines *lines, size_t i)
{
	return i < lines->count ? slice_trim(lines->line[i].text) : (struct slice){0};
}

bool generic_shape_blank(const struct lines *lines, size_t i)
{
	return i >= lines->count || slice_blank(lines->line[i].text);
}

bool generic_shape_rule(const struct lines *lines, size_t i)
{
	struct slice text = row_text(lines, i);
	size_t marks = 0;
	for (size_t k = 0; k < text.n; k++) {
		if (!strchr("-=_*~#+|. \t", text.s[k]) || !text.s[k])
			return false;
		marks += text.s[k] != ' ' && text.s[k] != '\t';
	}
	return marks >= RULE_LEAST;
}

size_t generic_shape_solid(const struct lines *lines, size_t i)
{
	while (i < lines->count && slice_blank(lines->line[i].text))
		i++;
	return i;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* A few words that begin with a letter or '#' and do not read as a sentence. */
static bool is_label(struct slice text)
{
	if (!text.n || generic_shape_longer(text, LABEL_MOST) || !(is_letter(text.s[0]) || text.s[0] == '#'))
		return false;
	for (size_t i = 0; i < text.n; i++)
		if (strchr("\t,;?!\"<>{}=", text.s[i]))
			return false;
	return text.s[text.n - 1] != '.';
}

static struct pair pair_of(const struct lines *lines, struct span label, struct span value)
{
	return (struct pair){NULL, lines_trim(lines, label), lines_trim(lines, value)};
}

/* "Label: value" with a blank, a tab or the end behind the colon. */
static bool colon_pair(const struct lines *lines, struct span row, struct pair *pair)
{
	struct slice text = lines_text(lines, row);
	size_t colon = slice_find_char(text, 0, ':'), at = colon + 1;
	bool ended = colon + 1 == text.n || (colon < text.n && utf8_is_space(utf8_next(text, &at)));
	*pair = pair_of(lines, lines_part(row, 0, colon), lines_part(row, colon + 1, text.n));
	return ended && is_label(slice_trim(slice_sub(text, 0, colon)));
}

static bool is_key(struct slice text)
{
	bool letter = false;
	for (size_t i = 0; i < text.n; i++) {
		bool other = (text.s[i] >= '0' && text.s[i] <= '9') || text.s[i] == '_' || text.s[i] == '.' || text.s[i] == '-';
		letter |= is_letter(text.s[i]);
		if (!is_letter(text.s[i]) && !other)
			return false;
	}
	return letter && !generic_shape_longer(text, LABEL_MOST) && is_letter(text.s[0]);
}

static bool equals_pair(const struct lines *lines, struct span row, struct pair *pair)
{
	struct slice text = lines_text(lines, row);
	size_t sign = slice_find_char(text, 0, '=');
	*pair = pair_of(lines, lines_part(row, 0, sign), lines_part(row, sign + 1, text.n));
	bool once = sign < text.n && (sign + 1 == text.n || text.s[sign + 1] != '=');
	return once && is_key(slice_trim(slice_sub(text, 0, sign)));
}

/* "Label ..... value" */
static bool leader_pair(const struct lines *lines, struct span row, struct pair *pair)
{
	struct slice text = lines_text(lines, row);
	size_t from = slice_find(text, 0, SLICE("...")), to = from;
	while (to < text.n && (text.s[to] == '.' || text.s[to] == ' '))
		to++;
	*pair = pair_of(lines, lines_part(row, 0, from), lines_part(row, to, text.n));
	return from < text.n && to - from >= LEADER_LEAST && to < text.n && is_label(slice_trim(slice_sub(text, 0, from)));
}

static bool tab_pair(const struct lines *lines, struct span row, struct pair *pair)
{
	struct span cells[3];
	if (cells_tabs(lines, row, cells, 3) != 2)
		return false;
	*pair = pair_of(lines, cells[0], cells[1]);
	return is_label(lines_text(lines, cells[0]));
}

/* Where the next part of a row begins, set apart by two blanks or a tab: its offset; text.n for none. */
static size_t next_part(struct slice text, size_t at)
{
	size_t gap = 0;
	for (; at < text.n; at++) {
		bool blank = text.s[at] == ' ' || text.s[at] == '\t';
		if (!blank && gap > 1)
			return at;
		gap = !blank ? 0 : text.s[at] == '\t' ? 2 : gap + 1;
	}
	return text.n;
}

/* Every part of the row is a pair with a colon. */
static size_t colon_pairs(const struct lines *lines, struct span row, struct pair pairs[static GENERIC_PAIRS])
{
	struct slice text = lines_text(lines, row);
	size_t n = 0;
	for (size_t at = 0, to; at < text.n; at = to) {
		to = next_part(text, at);
		struct pair pair;
		bool is_pair = colon_pair(lines, lines_trim(lines, lines_part(row, at, to)), &pair);
		bool late = n && !is_pair && pairs[n - 1].value.from == pairs[n - 1].value.to; /* the value of "Label:" in front */
		if (late)
			pairs[n - 1].value = lines_trim(lines, lines_part(row, at, to));
		else if (is_pair && n < GENERIC_PAIRS)
			pairs[n++] = pair;
		else
			return 0;
	}
	return n;
}

size_t generic_shape_pairs(const struct lines *lines, size_t i, struct pair pairs[static GENERIC_PAIRS])
{
	struct span row = lines_trim(lines, lines_whole(lines, i));
	size_t n = colon_pairs(lines, row, pairs);
	if (n)
		return n;
	return colon_pair(lines, row, &pairs[0]) || tab_pair(lines, row, &pairs[0]) || equals_pair(lines, row, &pairs[0]) ||
		leader_pair(lines, row, &pairs[0]);
}

static size_t tab_cells(const struct lines *lines, size_t i)
{
	struct span cells[GENERIC_CELLS];
	return i < lines->count && memchr(lines->line[i].text.s ? lines->line[i].text.s : "", '\t', lines->line[i].text.n)
		? cells_tabs(lines, lines_whole(lines, i), cells, GENERIC_CELLS) : 0;
}

static size_t tabs(struct slice text)
{
	size_t count = 0;
	for (size_t at = 0; (at = slice_find_char(text, at, '\t')) < text.n; at++)
		count++;
	return count;
}

/* How the rows so far may be parted; none of it: the next row is no row of the table. */
struct tab_ways {
	bool each, runs, columns;
};

struct tab_head {
	size_t tabs, cells;
	struct columns columns;
};

/* What a row leaves of the ways. Two cells are a label and a value, unless the row has the tabs of the head. */
static struct tab_ways tab_row(const struct lines *lines, size_t i, const struct tab_head *head, struct tab_ways ways)
{
	struct span cells[COLUMNS_MOST];
	const size_t filled = tab_cells(lines, i), found = filled ? tabs(lines->line[i].text) : 0;
	return (struct tab_ways){
		.each = ways.each && found <= head->tabs && (filled > 2 || (filled && found == head->tabs)),
		.runs = ways.runs && filled > 2 && filled == head->cells,
		.columns = ways.columns && filled > 2 && columns_cells(lines, lines_whole(lines, i), &head->columns, cells) == filled,
	};
}

/* Heads of three and more cells. Where one tab parts them, one parts the cells of the rows, too, unless a row has more. */
static bool tab_table(const struct lines *lines, size_t i, struct generic_shape_table *table)
{
	struct tab_head head = {.cells = tab_cells(lines, i)};
	if (head.cells <= 2 || !columns_heads(lines, lines_whole(lines, i), &head.columns))
		return false;
	head.tabs = tabs(lines->line[i].text);
	const size_t first = lines->line[i].text.s[0] == '\t'; /* the first cell may be empty */
	struct tab_ways ways = {head.tabs - first == head.cells - 1, true, true}, next = ways;
	size_t end = i;
	for (; next.each || next.runs || next.columns; next = tab_row(lines, ++end, &head, ways))
		ways = next;
	*table = (struct generic_shape_table){.end = end, .rule = end, .columns = head.columns,
		.parts = ways.each ? SHAPE_EACH_TAB : ways.runs ? SHAPE_TAB_RUNS : SHAPE_COLUMNS};
	return end - i >= SHAPE_TABLE_ROWS;
}

static bool has_columns(const struct lines *lines, size_t i, size_t least, struct columns *columns)
{
	return !generic_shape_blank(lines, i) && columns_heads(lines, lines_whole(lines, i), columns) && columns->count >= least;
}

/* Heads, a rule of as many runs, rows. */
static bool ruled_table(const struct lines *lines, size_t i, struct generic_shape_table *table)
{
	size_t end = i + 2;
	if (i + 2 >= lines->count || generic_shape_blank(lines, i) || !columns_rule(lines->line[i + 1].text, &table->columns))
		return false;
	while (!generic_shape_blank(lines, end) && !generic_shape_rule(lines, end))
		end++;
	table->end = end;
	table->rule = i + 1;
	table->parts = SHAPE_COLUMNS;
	return end > i + 2;
}

/* Three rows and more, each of three parts and more that begin where those of the first do. */
static bool column_table(const struct lines *lines, size_t i, struct generic_shape_table *table)
{
	struct columns columns;
	size_t end = i;
	*table = (struct generic_shape_table){0};
	if (!has_columns(lines, i, 3, &table->columns))
		return false;
	for (; has_columns(lines, end, 3, &columns); end++) {
		struct span cells[COLUMNS_MOST];
		if (columns_cells(lines, lines_whole(lines, end), &table->columns, cells) < 3)
			break;
	}
	table->end = table->rule = end;
	return end - i > SHAPE_TABLE_ROWS;
}

bool generic_shape_table(const struct lines *lines, size_t i, struct generic_shape_table *table)
{
	return tab_table(lines, i, table) || ruled_table(lines, i, table) || column_table(lines, i, table);
}

static bool all_capitals(struct slice text)
{
	size_t capitals = 0;
	for (size_t i = 0; i < text.n; i++) {
		if (text.s[i] >= 'a' && text.s[i] <= 'z')
			return false;
		capitals += text.s[i] >= 'A' && text.s[i] <= 'Z';
	}
	return capitals > 3;
}

/* Short, of few words, begun by a capital or a digit, without the end of a sentence. */
static bool heading_text(struct slice text)
{
	size_t words = 1;
	if (text.n < 2 || generic_shape_longer(text, HEADING_MOST) || strchr(".,;!?", text.s[text.n - 1]))
		return false;
	for (size_t i = 0; i < text.n; i++) {
		words += text.s[i] == ' ';
		if (text.s[i] == '\t' || text.s[i] == '=' || (i && text.s[i] == ' ' && text.s[i - 1] == ' '))
			return false;
	}
	bool begins = (text.s[0] >= 'A' && text.s[0] <= 'Z') || text.s[0] == '#';
	return begins && words <= HEADING_WORDS;
}

/* Lines in one piece from i on, at most two. */
static size_t block_lines(const struct lines *lines, size_t i)
{
	return generic_shape_blank(lines, i) ? 0 : 1 + !generic_shape_blank(lines, i + 1);
}

static bool structured(const struct lines *lines, size_t i)
{
	struct pair pairs[GENERIC_PAIRS];
	struct generic_shape_table table;
	return !generic_shape_blank(lines, i) && (generic_shape_pairs(lines, i, pairs) || generic_shape_table(lines, i, &table));
}

bool generic_shape_heading(const struct lines *lines, size_t i, bool *underlined)
{
	struct slice text = row_text(lines, i);
	struct columns columns;
	struct pair pairs[GENERIC_PAIRS];
	*underlined = generic_shape_rule(lines, i + 1) && !columns_rule(lines->line[i + 1].text, &columns);
	bool above = !i || generic_shape_blank(lines, i - 1) || generic_shape_rule(lines, i - 1);
	if (!heading_text(text) || (!above && !*underlined))
		return false;
	size_t pair_count = generic_shape_pairs(lines, i, pairs);
	bool alone = pair_count == 1 && slice_ends(text, ":"); /* "Notes:" above what it heads */
	if (pair_count && !alone)
		return false;
	if (*underlined || alone)
		return !generic_shape_blank(lines, i + 1);
	if (all_capitals(text))
		return generic_shape_solid(lines, i + 1) < lines->count;
	if (generic_shape_blank(lines, i + 1))
		return block_lines(lines, generic_shape_solid(lines, i + 1)) > 1;
	return structured(lines, i + 1);
}
