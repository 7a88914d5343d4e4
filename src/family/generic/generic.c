/* Reading a page by the shape of its rows: generic_read. Sections are called "page.<slug of the heading>", so that no id is one that a
 * family has given a meaning. */
#include "family/generic/generic.h"

#include "base/utf8.h"
#include "family/generic/generic_about.h"
#include "family/generic/generic_shape.h"
#include "family/standing.h"
#include "read/cells.h"
#include "read/diag.h"
#include "read/notes.h"
#include "read/page.h"
#include "result/node.h"
#include "result/quantity.h"
#include "result/slug.h"
#include "result/state.h"
#include "result/status.h"

enum { TOP_LINES = 40, STATUS_MOST = 100, SLUG_MOST = 40, TITLE_MOST = 200 }; /* lengths in characters */

struct generic {
	struct page page;
	const struct span *rows; /* all lines, whole */
	struct slice benchmark;  /* its name */
	xmlNode *section;        /* the open one; NULL: none yet */
	const char *id;          /* its id */
	size_t text;             /* rows from here on are text that is not yet in the section */
	size_t tables;           /* in the section */
	size_t unclear;          /* cells of a table with two readings */
	struct span first_unclear;
	size_t title;            /* the line read as the title; behind the last: none */
};

/* What a page says about itself under labels that most benchmarks share. */
static const struct {
	const char *label; /* any case */
	const char *id;
	const char *role;  /* of a party; NULL: a date */
} head[] = {
	{"Test date", "date.test", NULL}, {"Date tested", "date.test", NULL}, {"Publication", "date.published", NULL}, {"Published", "date.published", NULL},
	{"Hardware Availability", "date.hardware", NULL}, {"Hardware Avail", "date.hardware", NULL}, {"Software Availability", "date.software", NULL},
	{"Software Avail", "date.software", NULL}, {"Tested by", "tested-by", "tester"}, {"Test sponsor", "sponsor", "sponsor"},
	{"Submitter", "submitter", "submitter"}, {"Submitted by", "submitter", "submitter"},
};

/* All of it a number, a size or a date is typed. */
static const struct fact any = FACT("", FACT_ANY, NULL, "");

static void open_section(struct generic *g, const char *id, struct slice title, struct span at)
{
	g->section = build_section(g->page.build, id, title, page_place(&g->page, at));
	struct slice given = node_attribute(g->section, "id");
	g->id = arena_copy(g->page.arena, given.s, given.n);
	g->tables = 0;
}

static xmlNode *section_at(struct generic *g, size_t i)
{
	if (!g->section)
		open_section(g, "page", (struct slice){0}, lines_trim(g->page.lines, g->rows[i]));
	return g->section;
}

/* The rows up to `to` that are none of the shapes. */
static void close_text(struct generic *g, size_t to)
{
	size_t from = generic_shape_solid(g->page.lines, g->text);
	if (from < to)
		notes_lines(&g->page, section_at(g, from), "line", g->rows + from, to - from);
	g->text = to;
}

static void read_heading(struct generic *g, size_t i, bool underlined)
{
	struct page *page = &g->page;
	struct span row = lines_trim(page->lines, g->rows[i]);
	struct slice title = page_text(page, row);
	while (slice_ends(title, ":") || slice_ends(title, "#"))
		title = slice_trim(slice_sub(title, 0, title.n - 1));
	while (slice_starts(title, "#"))
		title = slice_trim(slice_sub(title, 1, title.n));
	page_take(page, row);
	open_section(g, arena_printf(page->arena, "page.%s", slug_make(page->arena, title, SLUG_MOST)), title, row);
	if (underlined)
		page_pass(page, g->rows[i + 1], CLAIM_DECORATION);
}

/* A date or a party of the result's head; once. False: it is none. */
static bool read_head(struct generic *g, const struct pair *pair)
{
	struct page *page = &g->page;
	struct slice label = page_text(page, pair->label), text = page_text(page, pair->value);
	size_t k = 0;
	while (k < sizeof head / sizeof *head && !slice_equal_fold(label, slice_of(head[k].label)))
		k++;
	struct span whole = {pair->label.line, pair->label.from, pair->value.to > pair->label.to ? pair->value.to : pair->label.to};
	if (k == sizeof head / sizeof *head || !text.n || build_find(page->build, head[k].id) || !page_take(page, whole))
		return false;
	xmlNode *node;
	if (head[k].role) {
		node = build_element(page->build, build_root(page->build), "party", head[k].id);
		build_word(page->build, node, "role", head[k].role);
		build_word(page->build, node, "state", state_of(text));
		build_place(page->build, node, page_place(page, pair->value));
		build_text(page->build, node, text);
	} else
		node = build_date(page->build, head[k].id + sizeof "date." - 1, text, page_place(page, pair->value));
	build_attribute(page->build, node, "label", label);
	return true;
}

static void read_pair(struct generic *g, const struct pair *pair)
{
	if (read_head(g, pair) || generic_about_metric(&g->page, g->benchmark, pair))
		return;
	xmlNode *section = section_at(g, pair->label.line), *field = page_field(&g->page, section, g->id, pair);
	struct decimal number;
	bool name = generic_about_names(page_text(&g->page, pair->label)) && decimal_parse(node_text(field), &number);
	if (field && !name && !node_attribute(field, "state").n)
		build_typed(g->page.build, field, &any, node_text(field), page_place(&g->page, pair->value));
}

/* A number has its value, unless it could be thousands or a fraction: that is counted and the first kept, to be reported once. */
static void read_cell(struct generic *g, xmlNode *row, struct span at)
{
	struct page *page = &g->page;
	xmlNode *cell = build_element(page->build, row, "cell", NULL);
	struct slice text = page_text(page, at);
	struct decimal value;
	if (quantity_two_readings(text)) {
		if (!g->unclear++)
			g->first_unclear = at;
	} else if (decimal_parse(text, &value))
		build_number(page->build, cell, "value", value);
	build_text(page->build, cell, text);
}

static void report_unclear(struct generic *g)
{
	struct page *page = &g->page;
	if (g->unclear)
		diags_report(page->diags, &read_diag[READ_DIAG_TWO_READINGS], page_place(page, g->first_unclear), "\"%.*s\", %zu in this table",
			SLICE_ARGS(page_text(page, g->first_unclear)), g->unclear);
	g->unclear = 0;
}

static void read_row(struct generic *g, xmlNode *table, const struct generic_shape_table *shape, size_t i)
{
	struct page *page = &g->page;
	struct span cells[GENERIC_CELLS];
	struct span row = lines_trim(page->lines, g->rows[i]);
	size_t n = shape->columns.count;
	if (!page_take(page, row))
		return;
	if (shape->parts == SHAPE_TAB_RUNS)
		n = cells_tabs(page->lines, row, cells, GENERIC_CELLS);
	else if (shape->parts == SHAPE_EACH_TAB)
		n = cells_each_tab(page->lines, g->rows[i], cells, GENERIC_CELLS);
	else
		columns_cells(page->lines, g->rows[i], &shape->columns, cells);
	xmlNode *node = build_element(page->build, table, "row", NULL);
	build_place(page->build, node, page_place(page, row));
	for (size_t c = 0; c < n; c++)
		read_cell(g, node, cells[c]);
}

/* Rows between tabs may be of several lengths: all get the cells of the longest. */
static void pad_rows(struct generic *g, xmlNode *table)
{
	unsigned long most = 0;
	for (xmlNode *row = table->children; row; row = row->next)
		most = xmlChildElementCount(row) > most ? xmlChildElementCount(row) : most;
	for (xmlNode *row = table->children; row; row = row->next)
		for (unsigned long n = xmlChildElementCount(row); n < most; n++)
			build_element(g->page.build, row, "cell", NULL);
}

/* Whether the first row names the columns: a rule says so, or it has no number and the next one does. */
static bool has_head(const xmlNode *table)
{
	size_t numbers[2] = {0};
	struct decimal number;
	const xmlNode *row = table->children;
	for (size_t r = 0; r < 2 && row; r++, row = row->next)
		for (const xmlNode *cell = row->children; cell; cell = cell->next)
			numbers[r] += decimal_parse(node_text(cell), &number);
	return !numbers[0] && numbers[1];
}

/* A number, a percent sign behind it or none. */
static bool is_amount(struct slice text)
{
	struct decimal number;
	return decimal_parse(slice_ends(text, "%") ? slice_trim(slice_sub(text, 0, text.n - 1)) : text, &number);
}

/* The first cell of each column whose values are all numbers gets @numbers; what is empty or says that there is none does not count. */
static void mark_numbers(struct generic *g, xmlNode *table)
{
	struct column {
		bool numbers, others;
	} *columns = arena_array(g->page.arena, table->children ? xmlChildElementCount(table->children) : 0, sizeof *columns);
	const xmlNode *row = table->children;
	if (row && node_attribute(table, "head").n)
		row = row->next;
	for (; row; row = row->next) {
		size_t c = 0;
		for (const xmlNode *cell = row->children; cell; cell = cell->next, c++) {
			struct slice text = slice_trim(node_text(cell));
			bool number = is_amount(text);
			columns[c].numbers |= number;
			columns[c].others |= !number && text.n && !state_of(text);
		}
	}
	size_t c = 0;
	for (xmlNode *cell = table->children ? table->children->children : NULL; cell; cell = cell->next, c++)
		if (columns[c].numbers && !columns[c].others)
			build_word(g->page.build, cell, "numbers", "yes");
}

static void read_table(struct generic *g, const struct generic_shape_table *shape, size_t i)
{
	struct page *page = &g->page;
	xmlNode *section = section_at(g, i);
	xmlNode *table = build_element(page->build, section, "table", arena_printf(page->arena, "%s.table.%zu", g->id, ++g->tables));
	build_lines(page->build, table, i + 1, shape->end);
	build_place(page->build, table, page_place(page, lines_trim(page->lines, g->rows[i])));
	for (size_t row = i; row < shape->end; row++)
		if (row == shape->rule)
			page_pass(page, g->rows[row], CLAIM_DECORATION);
		else
			read_row(g, table, shape, row);
	pad_rows(g, table);
	report_unclear(g);
	if (shape->rule < shape->end || has_head(table))
		build_word(page->build, table, "head", "yes");
	mark_numbers(g, table);
}

/* "First published at SPEC.org on 27-May-2003" */
static bool read_published(struct generic *g, size_t i)
{
	struct page *page = &g->page;
	struct span row = lines_trim(page->lines, g->rows[i]);
	struct slice text = lines_text(page->lines, row);
	size_t on = slice_find(text, 0, SLICE(" on "));
	struct span day = lines_trim(page->lines, lines_part(row, on + 4, text.n));
	struct date date;
	if (!slice_starts(text, "First published") || !date_parse(page_text(page, day), &date) || build_find(page->build, "date.published") ||
		!page_take(page, row))
		return false;
	build_date(page->build, "published", page_text(page, day), page_place(page, day));
	return true;
}

static bool is_title(const struct generic *g, size_t i)
{
	const struct lines *lines = g->page.lines;
	struct pair pairs[GENERIC_PAIRS];
	struct generic_shape_table table;
	if (generic_shape_blank(lines, i) || generic_shape_longer(slice_trim(lines->line[i].text), TITLE_MOST))
		return false;
	return !generic_shape_rule(lines, i) && !generic_shape_pairs(lines, i, pairs) && !generic_shape_table(lines, i, &table);
}

/* The first line, unless it is a fact of its own; when it is too long for a title, the first near the top that can be one. */
static void read_title(struct generic *g, size_t i)
{
	struct page *page = &g->page;
	const struct lines *lines = page->lines;
	if (i < lines->count && generic_shape_longer(slice_trim(lines->line[i].text), TITLE_MOST))
		while (i < lines->count && i < TOP_LINES && !is_title(g, i))
			i++;
	if (i >= lines->count || !is_title(g, i))
		return;
	g->title = i;
	struct span row = lines_trim(lines, g->rows[i]);
	xmlNode *node = build_element(page->build, build_root(page->build), "title", "title");
	page_take(page, row);
	build_place(page->build, node, page_place(page, row));
	build_text(page->build, node, page_text(page, row));
}

/* What a row is, with what was found out about it. */
struct row_shape {
	enum row_kind { ROW_TEXT, ROW_NOTICE, ROW_COPYRIGHT, ROW_PUBLISHED, ROW_HEADING, ROW_TABLE, ROW_PAIRS, ROW_RULE } kind;
	const char *status; /* of a notice */
	bool underlined;    /* a heading */
	struct generic_shape_table table;
	struct pair pairs[GENERIC_PAIRS];
	size_t count;       /* of pairs */
};

static enum row_kind row_kind(const struct generic *g, size_t i, struct row_shape *shape)
{
	const struct lines *lines = g->page.lines;
	struct slice text = slice_trim(lines->line[i].text);
	if (i < TOP_LINES && !generic_shape_longer(text, STATUS_MOST) && (shape->status = status_of(text)))
		return ROW_NOTICE;
	if (slice_starts(text, "Copyright"))
		return ROW_COPYRIGHT;
	if (slice_starts(text, "First published"))
		return ROW_PUBLISHED;
	if (generic_shape_heading(lines, i, &shape->underlined))
		return ROW_HEADING;
	if (generic_shape_table(lines, i, &shape->table))
		return ROW_TABLE;
	if ((shape->count = generic_shape_pairs(lines, i, shape->pairs)))
		return ROW_PAIRS;
	return generic_shape_rule(lines, i) ? ROW_RULE : ROW_TEXT;
}

/* Reads the row that begins at line i, with all that belongs to it; the line behind. */
static size_t read_row_of(struct generic *g, size_t i, const struct row_shape *shape)
{
	switch (shape->kind) {
	case ROW_NOTICE:
		standing_notice(&g->page, g->rows[i], shape->status);
		return i + 1;
	case ROW_COPYRIGHT:
		page_pass(&g->page, g->rows[i], CLAIM_COPYRIGHT);
		return i + 1;
	case ROW_RULE:
		page_pass(&g->page, g->rows[i], CLAIM_DECORATION);
		return i + 1;
	case ROW_HEADING:
		read_heading(g, i, shape->underlined);
		return i + 1 + shape->underlined;
	case ROW_TABLE:
		read_table(g, &shape->table, i);
		return shape->table.end;
	case ROW_PAIRS:
		for (size_t k = 0; k < shape->count; k++)
			read_pair(g, &shape->pairs[k]);
		return i + 1;
	case ROW_PUBLISHED:
		if (!read_published(g, i))
			page_line(&g->page, section_at(g, i), "line", g->rows[i]);
		return i + 1;
	case ROW_TEXT:
		break;
	}
	return i + 1;
}

static size_t read_from(struct generic *g, size_t i)
{
	struct row_shape shape = {0};
	if (i == g->title) {
		close_text(g, i);
		return g->text = i + 1;
	}
	shape.kind = generic_shape_blank(g->page.lines, i) ? ROW_TEXT : row_kind(g, i, &shape);
	if (shape.kind == ROW_TEXT)
		return i + 1;
	close_text(g, i);
	g->text = read_row_of(g, i, &shape);
	return g->text;
}

static bool word_character(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* "SPECpower_ssj2008" near the top; empty when no such word stands there. */
static struct slice benchmark_name(const struct lines *lines)
{
	for (size_t i = 0; i < lines->count && i < TOP_LINES; i++) {
		struct slice text = lines->line[i].text;
		for (size_t at = 0; (at = slice_find(text, at, SLICE("SPEC"))) < text.n; at += 4) {
			size_t to = at;
			while (to < text.n && word_character(text.s[to]))
				to++;
			if (to > at + 6 && (!at || !word_character(text.s[at - 1])))
				return slice_sub(text, at, to);
		}
	}
	return (struct slice){0};
}

static const struct span *all_rows(struct arena *arena, const struct lines *lines)
{
	struct span *rows = arena_array(arena, lines->count, sizeof *rows);
	for (size_t i = 0; i < lines->count; i++)
		rows[i] = lines_whole(lines, i);
	return rows;
}

static void identify(struct generic *g, struct slice benchmark)
{
	struct build *build = g->page.build;
	build_identify(build, benchmark, node_text(build_find(build, "title")));
	if (!node_attribute(build_root(build), "status").n)
		build_word(build, build_root(build), "status", "unknown");
}

struct result *generic_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims)
{
	struct slice name = benchmark_name(lines);
	const char *benchmark = name.n ? arena_copy(arena, name.s, name.n) : generic_family.benchmark;
	struct generic g = {.page = page_new(arena, diags, lines, generic_family.id, benchmark), .rows = all_rows(arena, lines), .benchmark = name};
	size_t i = generic_shape_solid(lines, 0);
	g.title = lines->count;
	read_title(&g, i);
	g.text = i;
	while (i < lines->count)
		i = read_from(&g, i);
	close_text(&g, lines->count);
	generic_about_finish(&g.page);
	identify(&g, slice_of(benchmark));
	page_unread(&g.page);
	if (claims)
		*claims = g.page.claims;
	return build_finish(g.page.build);
}

static struct result *read_page(struct arena *arena, struct diags *diags, const struct lines *lines)
{
	return generic_read(arena, diags, lines, NULL);
}

static int recognise(const struct lines *lines)
{
	(void)lines;
	return 0;
}

const struct family generic_family = {.id = "generic", .benchmark = "unknown", .recognise = recognise, .read = read_page};
