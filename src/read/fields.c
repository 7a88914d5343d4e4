/* Reading a group row by row: fields_read. At any row at most one field is open. */
#include "read/fields.h"

#include "read/glued.h"
#include "result/state.h"

enum { CONTINUED_MOST = 64 }; /* a longer value is text that got lost */

struct walk {
	struct page *page;
	xmlNode *parent;
	const char *id;
	const struct fields_group *group;
	const struct span *rows;
	struct pair pair;  /* the open field's; fact NULL: none is open */
	xmlNode *node;     /* its element; NULL: not built yet, its value may follow */
	bool spread;       /* its label stood alone */
	size_t from;       /* FACT_LINES: the first of its rows */
	size_t continued;  /* rows that went on with its value */
	size_t found;
};

static bool blank_row(const struct walk *walk, size_t i)
{
	return slice_blank(lines_text(walk->page->lines, walk->rows[i]));
}

/* Lines of the open field end in front of row `to`. A label with nothing below it is an empty field. */
static void close_lines(struct walk *walk, size_t to)
{
	const struct fact *fact = walk->pair.fact;
	if (!fact || fact->kind != FACT_LINES || walk->node)
		return;
	size_t i = walk->from;
	while (i < to && blank_row(walk, i))
		i++;
	if (i == to) {
		page_field(walk->page, walk->parent, walk->id, &walk->pair);
		return;
	}
	page_take(walk->page, walk->pair.label);
	notes_marked_lines(walk->page, walk->parent, fact->element, walk->group->mark, walk->rows + i, to - i);
}

static void close_field(struct walk *walk, size_t to)
{
	close_lines(walk, to);
	if (walk->pair.fact && walk->pair.fact->kind != FACT_LINES && !walk->node)
		page_field(walk->page, walk->parent, walk->id, &walk->pair);
	walk->pair.fact = NULL;
	walk->node = NULL;
}

/* The first line of a text stands on the label's own row. */
static void first_line(struct walk *walk)
{
	page_take(walk->page, walk->pair.label);
	notes_marked_lines(walk->page, walk->parent, walk->pair.fact->element, walk->group->mark, &walk->pair.value, 1);
}

static void open_field(struct walk *walk, const struct pair *pair, size_t i)
{
	close_field(walk, i);
	walk->pair = *pair;
	walk->from = i + 1;
	walk->continued = 0;
	walk->found++;
	walk->spread = pair->value.from == pair->value.to;
	const char *state = state_of(page_text(walk->page, pair->value));
	bool lines = pair->fact->kind == FACT_LINES;
	if (lines && !walk->spread && !state)
		first_line(walk);
	else if (lines ? !walk->spread : walk->group->wrap != FIELDS_SPREAD || !walk->spread)
		walk->node = page_field(walk->page, walk->parent, walk->id, pair);
}

static bool split_row(const struct lines *lines, const struct fields_group *group, struct span row, struct pair *pair)
{
	if (group->end == LABEL_GLUED)
		return glued_split(lines, row, group->facts, group->count, pair);
	size_t length;
	struct slice text = lines_text(lines, row);
	const struct fact *fact = label_longest(text, group->facts, group->count, group->end, &length);
	*pair = (struct pair){fact, lines_part(row, 0, length), lines_trim(lines, lines_part(row, length, text.n))};
	return fact;
}

/* Behind a text, only labels further down the table are labels: a text may begin with any other. */
static bool label_row(const struct walk *walk, struct span row, struct pair *pair)
{
	bool behind = walk->pair.fact && walk->pair.fact->kind == FACT_LINES;
	return split_row(walk->page->lines, walk->group, row, pair) && (!behind || pair->fact > walk->pair.fact);
}

/* The row as the value of a label that stood alone. */
static void late_value(struct walk *walk, struct span row)
{
	struct page *page = walk->page;
	if (!claim_free(page->claims, row) || !page_take(page, walk->pair.label))
		return;
	walk->pair.label = lines_part(row, 0, 0);
	walk->pair.value = row;
	walk->node = page_field(page, walk->parent, walk->id, &walk->pair);
}

static void go_on(struct walk *walk, size_t i, struct span row)
{
	const struct fact *fact = walk->pair.fact;
	if (!fact || fact->kind == FACT_LINES || walk->group->wrap == FIELDS_NO_WRAP)
		return;
	bool right_above = !blank_row(walk, i - 1);
	if (!walk->node)
		late_value(walk, row);
	else if (right_above && walk->continued++ < CONTINUED_MOST && (walk->group->wrap == FIELDS_WRAP || walk->spread))
		page_continue(walk->page, walk->node, fact, row);
	else
		walk->pair.fact = NULL;
}

size_t fields_read(struct page *page, xmlNode *parent, const char *id, const struct fields_group *group, const struct span *rows, size_t count)
{
	struct walk walk = {.page = page, .parent = parent, .id = id, .group = group, .rows = rows};
	for (size_t i = 0; i < count; i++) {
		struct span row = lines_trim(page->lines, rows[i]);
		struct pair pair;
		if (row.from == row.to)
			continue;
		if (label_row(&walk, row, &pair))
			open_field(&walk, &pair, i);
		else
			go_on(&walk, i, row);
	}
	close_field(&walk, count);
	return walk.found;
}
