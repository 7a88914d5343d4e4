/* The three blocks of figures: the system under test, the settings, and the detailed results. */
#include "family/diag.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jappserver2004/jas_reader.h"
#include "read/cells.h"

#include <string.h>

static xmlNode *open_section(struct jas *jas, const struct jas_section *section, const char *id)
{
	page_take(&jas->page, section->head);
	return build_section(jas->page.build, id, page_text(&jas->page, section->head), page_place(&jas->page, section->head));
}

enum { OTHER_MOST = 64 }; /* rows of other components */

/* "Other SUT Components:" stands alone; its parts are the lines below. The field's text joins them, the lines are kept too. */
static void other_components(struct jas *jas, xmlNode *section, const struct span *rows, size_t count)
{
	struct page *page = &jas->page;
	const struct fact *fact = label_fact(jas_sut.facts, jas_sut.count, "sut.other");
	struct pair pairs[PAIR_MOST];
	size_t found = 0;
	if (!pair_split(page->lines, rows[0], fact, 1, LABEL_COLON, pairs))
		return;
	xmlNode *field = page_field(page, section, "sut", &pairs[0]);
	for (size_t i = 1; i < count && field && found < OTHER_MOST; i++) {
		struct span row = lines_trim(page->lines, rows[i]);
		if (row.from == row.to || !claim_free(page->claims, row))
			continue;
		if (!found++)
			build_place(page->build, field, page_place(page, row));
		build_continue(page->build, field, fact, page_text(page, row), page_place(page, row));
		xmlNode *line = page_line(page, section, "line", rows[i]);
		if (line)
			build_word(page->build, line, "of", "sut.other");
	}
}

void jas_sut_section(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	xmlNode *node = open_section(jas, section, "sut");
	size_t pairs = 0;
	while (pairs < section->count && !label_match(page_text(page, section->rows[pairs]), JAS_OTHER_COMPONENTS, LABEL_COLON))
		pairs++;
	page_fields(page, node, "sut", jas_sut.facts, jas_sut.count, section->rows, pairs);
	if (pairs < section->count)
		other_components(jas, node, section->rows + pairs, section->count - pairs);
}

void jas_settings_section(struct jas *jas, const struct jas_section *section)
{
	xmlNode *node = open_section(jas, section, "settings");
	page_fields(&jas->page, node, "settings", jas_settings.facts, jas_settings.count, section->rows, section->count);
}

/* A row of a table: "Purchase 2,808,119 25.02%" is a label and two cells. */
struct table_row {
	const struct jas_row *row; /* NULL: the line is none of the table */
	struct span whole, cells[5];
	size_t count;
};

static struct table_row find_row(const struct page *page, const struct jas_row *rows, struct span line)
{
	struct table_row found = {.whole = lines_trim(page->lines, line)};
	struct slice text = lines_text(page->lines, found.whole);
	for (; rows->label && !found.row; rows++) {
		size_t n = label_match(text, rows->label, LABEL_LOOSE);
		if (!n)
			continue;
		found.row = rows;
		found.count = cells_words(page->lines, lines_part(found.whole, n, text.n), found.cells, 5);
	}
	return found;
}

/* Claims the row and opens its element; NULL: the number of cells is wrong (reported) or the row is read already. */
static xmlNode *open_row(struct jas *jas, xmlNode *parent, const char *name, const struct table_row *row, size_t cells)
{
	struct page *page = &jas->page;
	if (row->count != cells) {
		diags_report(page->diags, &family_diag[FAMILY_DIAG_ROW], page_place(page, row->whole), "%s: found %zu, expected %zu",
			row->row->label, row->count, cells);
		return NULL;
	}
	if (!page_take(page, row->whole))
		return NULL;
	xmlNode *node = build_element(page->build, parent, name, row->row->id);
	build_word(page->build, node, "label", row->row->label);
	build_place(page->build, node, page_place(page, row->whole));
	return node;
}

static void mix_row(struct jas *jas, xmlNode *mix, const struct table_row *row)
{
	struct page *page = &jas->page;
	xmlNode *node = open_row(jas, mix, "transaction", row, 2);
	if (!node)
		return;
	struct span percent = row->cells[1];
	percent.to -= slice_ends(lines_text(page->lines, percent), "%");
	page_number(page, node, "count", row->cells[0]);
	page_number(page, node, "percent", percent);
	build_text(page->build, node, page_text(page, row->whole));
}

static void total_row(struct jas *jas, xmlNode *mix, const struct table_row *row)
{
	xmlNode *node = open_row(jas, mix, "total", row, 1);
	if (!node)
		return;
	page_number(&jas->page, node, "value", row->cells[0]);
	build_text(jas->page.build, node, page_text(&jas->page, row->cells[0]));
	build_place(jas->page.build, node, page_place(&jas->page, row->cells[0]));
}

static void timing_row(struct jas *jas, xmlNode *timings, const struct table_row *row)
{
	static const char *const names[] = {"average", "maximum", "p90", "limit"};
	xmlNode *node = open_row(jas, timings, "timing", row, 4);
	for (size_t i = 0; node && i < 4; i++)
		page_number(&jas->page, node, names[i], row->cells[i]);
	if (node)
		build_text(jas->page.build, node, page_text(&jas->page, row->whole));
}

static void reproducibility(struct jas *jas, const struct jas_row *rows, struct span line)
{
	struct page *page = &jas->page;
	struct table_row row = find_row(page, rows, line);
	xmlNode *runs = build_element(page->build, build_root(page->build), "runs", "runs");
	xmlNode *run = open_row(jas, runs, "run", &row, 1);
	if (!run)
		return;
	page_number(page, run, "value", row.cells[0]);
	build_word(page->build, run, "unit", "JOPS");
	build_text(page->build, run, page_text(page, row.cells[0]));
	build_place(page->build, run, page_place(page, row.cells[0]));
}

/* The heads of the columns are the same on every page. */
static bool table_head(struct jas *jas, struct span row, const char *label)
{
	bool head = label_match(page_text(&jas->page, row), label, LABEL_LOOSE) > 0;
	if (head)
		page_pass(&jas->page, row, CLAIM_DECORATION);
	return head;
}

static xmlNode *table(struct jas *jas, const char *name)
{
	xmlNode *node = build_find(jas->page.build, name);
	return node ? node : build_element(jas->page.build, build_root(jas->page.build), name, name);
}

/* Row names recur: Purchase stands once in the mix and once in the response times; the head between them tells. */
static bool figure_row(struct jas *jas, bool times, struct span line, size_t *first)
{
	static const struct jas_row run[] = {{JAS_REPRODUCIBILITY, "run.reproducibility", NULL}, {NULL, NULL, NULL}};
	const struct page *page = &jas->page;
	struct table_row row = find_row(page, times ? jas_timing_rows : jas_mix_rows, line);
	struct table_row total = find_row(page, jas_total_rows, line);
	if (row.row && times)
		timing_row(jas, table(jas, "timings"), &row);
	else if (row.row)
		mix_row(jas, table(jas, "mix"), &row);
	else if (total.row)
		total_row(jas, table(jas, "mix"), &total);
	else if (find_row(page, run, line).row)
		reproducibility(jas, run, line);
	else
		return false;
	*first = *first ? *first : line.line + 1;
	return true;
}

void jas_results(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	size_t first[2] = {0}, last[2] = {0};
	bool times = false;
	page_pass(page, section->head, CLAIM_DECORATION);
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i];
		if (!times && table_head(jas, row, JAS_TIMES_HEAD))
			times = true;
		else if (!table_head(jas, row, JAS_MIX_HEAD) && figure_row(jas, times, row, &first[times]))
			last[times] = row.line + 1;
	}
	if (last[0] && build_find(page->build, "mix"))
		build_lines(page->build, build_find(page->build, "mix"), first[0], last[0]);
	if (!build_find(page->build, "timings"))
		return;
	build_word(page->build, build_find(page->build, "timings"), "unit", "s");
	build_lines(page->build, build_find(page->build, "timings"), first[1], last[1]);
}
