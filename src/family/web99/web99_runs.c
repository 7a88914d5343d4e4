/* The iterations: a short table near the top (connections, and their median) and a full one near the end. Both make <runs>. */
#include "family/diag.h"
#include "family/web99/web99_reader.h"
#include "read/cells.h"
#include "result/node.h"

#include <string.h>

static xmlNode *runs_element(struct page *page)
{
	xmlNode *runs = build_find(page->build, "runs");
	return runs ? runs : build_element(page->build, build_root(page->build), "runs", "runs");
}

/* Cells between tabs, or between blanks where a page has lost its tabs. */
static size_t row_cells(const struct page *page, struct span row, struct span *cells, size_t most)
{
	size_t n = cells_tabs(page->lines, row, cells, most);
	return n > 1 ? n : cells_words(page->lines, row, cells, most);
}

/* The number of an iteration. */
static bool iteration(const struct page *page, struct span cell, int64_t *n)
{
	struct decimal value;
	if (!decimal_parse(page_text(page, cell), &value) || value.scale || value.units < 0)
		return false;
	*n = value.units;
	return true;
}

static const char *run_id(struct page *page, int64_t n)
{
	return arena_printf(page->arena, "run.%lld", (long long)n);
}

/* A new run whose row is claimed; NULL: claimed already. */
static xmlNode *new_run(struct page *page, int64_t n, struct span row)
{
	if (!page_take(page, row))
		return NULL;
	xmlNode *run = build_element(page->build, runs_element(page), "run", run_id(page, n));
	build_count(page->build, run, "n", n);
	return run;
}

static void set_print(struct page *page, xmlNode *run, struct span row)
{
	xmlNodeSetContent(run, NULL);
	build_place(page->build, run, page_place(page, lines_trim(page->lines, row)));
	build_text(page->build, run, page_text(page, row));
}

static void read_median(struct page *page, struct span row, struct span value)
{
	if (build_find(page->build, "runs.median") || !page_take(page, row))
		return;
	xmlNode *node = build_element(page->build, runs_element(page), "median", "runs.median");
	page_number(page, node, "value", value);
	build_place(page->build, node, page_place(page, value));
	build_text(page->build, node, page_text(page, value));
}

static bool column_head(struct slice text)
{
	return slice_is(text, "Iteration") || slice_is(text, "Conforming Simultaneous Connections");
}

void web99_performance(struct page *page, const struct outline_section *section)
{
	page_pass(page, section->head, CLAIM_DECORATION);
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i], cells[3];
		size_t n = row_cells(page, row, cells, 3);
		int64_t number;
		if (column_head(page_text(page, row)))
			page_pass(page, row, CLAIM_DECORATION);
		else if (n == 2 && slice_is(page_text(page, cells[0]), WEB99_MEDIAN))
			read_median(page, row, cells[1]);
		else if (n == 2 && iteration(page, cells[0], &number) && !build_find(page->build, run_id(page, number))) {
			xmlNode *run = new_run(page, number, row);
			if (run && page_number(page, run, "connections", cells[1]))
				set_print(page, run, row);
		}
	}
}

/* The attribute of each cell of the table, from its line of heads; NULL for a column nobody knows. */
struct columns_of_runs {
	const char *attribute[WEB99_COLUMNS];
	size_t count;
};

static struct slice without_blanks(struct page *page, struct span cell)
{
	struct slice text = page_text(page, cell);
	char *copy = arena_copy(page->arena, text.s, text.n);
	size_t n = 0;
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != ' ')
			copy[n++] = text.s[i];
	return (struct slice){copy, n};
}

static void read_heads(struct page *page, struct span row, struct columns_of_runs *columns)
{
	struct span cells[WEB99_COLUMNS];
	page_pass(page, row, CLAIM_DECORATION);
	columns->count = cells_tabs(page->lines, row, cells, WEB99_COLUMNS);
	for (size_t c = 0; c < columns->count; c++) {
		struct slice head = without_blanks(page, cells[c]);
		columns->attribute[c] = NULL;
		for (size_t k = 0; k < WEB99_COLUMNS; k++)
			if (slice_equal_fold(head, slice_of(web99_columns[k].head)))
				columns->attribute[c] = web99_columns[k].attribute;
	}
}

static void set_cell(struct page *page, xmlNode *run, const char *attribute, struct span cell)
{
	struct decimal before, now;
	cell.to -= slice_ends(lines_text(page->lines, cell), "%");
	bool again = node_attribute(run, attribute).n > 0 && strcmp(attribute, "connections") == 0;
	bool both = decimal_parse(node_attribute(run, attribute), &before) && decimal_parse(page_text(page, cell), &now);
	if (both && decimal_compare(before, now))
		diags_report(page->diags, &family_diag[FAMILY_DIAG_TWO_VALUES], page_place(page, cell), "%.*s here, %.*s above",
			SLICE_ARGS(page_text(page, cell)), SLICE_ARGS(node_attribute(run, attribute)));
	else
		page_number(page, run, attribute, cell);
	if (again)
		page_number(page, run, "connections-again", cell);
}

/* A row of the table. False: it is none. */
static bool read_details(struct page *page, struct span row, const struct columns_of_runs *columns)
{
	struct span cells[WEB99_COLUMNS + 1];
	size_t n = row_cells(page, row, cells, WEB99_COLUMNS + 1);
	int64_t number;
	if (!n || !iteration(page, cells[0], &number))
		return false;
	if (n != columns->count) {
		diags_report(page->diags, &family_diag[FAMILY_DIAG_ROW], page_place(page, cells[0]), "found %zu, expected %zu", n, columns->count);
		return false;
	}
	xmlNode *run = build_find(page->build, run_id(page, number));
	if (run && node_attribute(run, "throughput").n)
		return false;
	if (!run)
		run = new_run(page, number, row);
	else if (!page_take(page, row))
		return false;
	for (size_t c = 1; c < n && run; c++)
		if (columns->attribute[c])
			set_cell(page, run, columns->attribute[c], cells[c]);
	if (run)
		set_print(page, run, row);
	return run;
}

void web99_details(struct page *page, const struct outline_section *section)
{
	struct columns_of_runs columns = {.count = WEB99_COLUMNS};
	size_t first = 0, last = 0;
	for (size_t c = 0; c < WEB99_COLUMNS; c++)
		columns.attribute[c] = web99_columns[c].attribute;
	page_pass(page, section->head, CLAIM_DECORATION);
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i];
		struct slice text = page_text(page, row);
		if (slice_starts(text, "Iteration")) {
			read_heads(page, row, &columns);
			first = row.line + 1;
		} else if (slice_starts(text, "**"))
			page_pass(page, row, CLAIM_DECORATION);
		else if (read_details(page, row, &columns))
			last = row.line + 1;
		else if (text.n)
			web99_stamp(page, row);
	}
	if (last)
		build_lines(page->build, runs_element(page), first ? first : section->head.line + 1, last);
}

void web99_mark_median(struct page *page)
{
	const xmlNode *median = build_find(page->build, "runs.median");
	struct decimal wanted, value;
	if (!median || !decimal_parse(node_attribute(median, "value"), &wanted))
		return;
	for (xmlNode *run = median->parent->children; run; run = run->next) {
		bool known = node_is(run, "run") && decimal_parse(node_attribute(run, "connections"), &value);
		if (!known || decimal_compare(value, wanted))
			continue;
		build_word(page->build, run, "median", "yes");
		return;
	}
}
