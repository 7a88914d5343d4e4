/* What the page says about the run itself: accuracy of the mix, failures, properties set by the tester, validation. */
#include "family/diag.h"
#include "family/jbb2015/jbb_reader.h"
#include "read/cells.h"

enum { PROPERTY_CELLS = 64 };

/* A section whose rows are kept as lines, all but blank ones and those of the layout. */
static void lines_section(struct page *page, xmlNode *node, const struct outline_section *section)
{
	jbb_lines(page, node, section->head.line + 1, outline_last_line(page->lines, section));
	for (size_t i = 0; i < section->count; i++) {
		struct slice text = page_text(page, section->rows[i]);
		if (text.n && jbb_facts_layout(text) == CLAIM_READ)
			page_line(page, node, "line", section->rows[i]);
	}
}

void jbb_mix(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	page_take(page, section->head);
	lines_section(page, jbb_section(page, "request-mix", page_text(page, section->head), section->head), section);
}

/* The sentence that heads this part is its content. */
void jbb_failures(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node = jbb_section(page, "failures", (struct slice){0}, section->head);
	page_line(page, node, "line", section->head);
	lines_section(page, node, section);
}

/* Blanks set cells apart, but not inside braces: "{Tier1=252, Tier2=68}" is one. */
static size_t property_cells(const struct page *page, struct span row, struct span *cells)
{
	size_t n = cells_words(page->lines, row, cells, PROPERTY_CELLS), kept = 0;
	bool inside = false;
	for (size_t i = 0; i < n; i++) {
		struct slice text = lines_text(page->lines, cells[i]);
		if (inside)
			cells[kept - 1].to = cells[i].to;
		else
			cells[kept++] = cells[i];
		bool opens = slice_find_char(text, 0, '{') < text.n, closes = slice_find_char(text, 0, '}') < text.n;
		inside = (inside || opens) && !closes;
	}
	return kept;
}

/* The heads of the columns: "Property Name", "Default", "Controller", further agents. */
struct property_columns {
	struct span heads[PROPERTY_CELLS];
	size_t count; /* 0: not seen */
};

static bool read_heads(const struct page *page, struct span row, struct property_columns *columns)
{
	size_t n = cells_words(page->lines, row, columns->heads, PROPERTY_CELLS);
	bool heads = n > 2 && slice_is(lines_text(page->lines, columns->heads[0]), "Property") && slice_is(lines_text(page->lines, columns->heads[1]), "Name");
	if (!heads)
		return false;
	for (size_t i = 1; i + 1 < n; i++)
		columns->heads[i] = columns->heads[i + 1];
	columns->count = n - 1;
	return true;
}

static void read_property(struct page *page, xmlNode *section, const struct property_columns *columns, struct span row, const struct span *cells)
{
	if (!page_take(page, row))
		return;
	struct slice name = page_text(page, cells[0]);
	xmlNode *node = build_element(page->build, section, "property", arena_printf(page->arena, "property.%.*s", SLICE_ARGS(name)));
	build_attribute(page->build, node, "name", name);
	build_place(page->build, node, page_place(page, cells[0]));
	build_text(page->build, node, page_text(page, row));
	for (size_t c = 1; c < columns->count; c++) {
		struct slice head = page_text(page, columns->heads[c]), value = page_text(page, cells[c]);
		if (slice_is(head, "Default") || slice_is(head, "Controller")) {
			build_attribute(page->build, node, slice_is(head, "Default") ? "default" : "controller", value);
			continue;
		}
		xmlNode *setting = build_element(page->build, node, "setting", NULL);
		build_attribute(page->build, setting, "agent", head);
		build_place(page->build, setting, page_place(page, cells[c]));
		build_text(page->build, setting, value);
	}
}

/* Letters, digits and the marks of an id, with a point: "specjbb.group.count". */
static bool property_name(struct slice text)
{
	bool point = false;
	for (size_t i = 0; i < text.n; i++) {
		char c = text.s[i];
		if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-'))
			return false;
		point |= c == '.';
	}
	return point;
}

void jbb_properties(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node = jbb_section(page, "properties", (struct slice){0}, section->head);
	struct property_columns columns = {.count = 0};
	page_pass(page, section->head, CLAIM_DECORATION);
	jbb_lines(page, node, section->head.line + 1, outline_last_line(page->lines, section));
	for (size_t i = 0; i < section->count; i++) {
		struct span row = lines_trim(page->lines, section->rows[i]), cells[PROPERTY_CELLS];
		size_t n = property_cells(page, row, cells);
		struct slice first = n ? lines_text(page->lines, cells[0]) : (struct slice){0};
		if (!n)
			continue;
		if (!columns.count && read_heads(page, row, &columns))
			page_pass(page, row, CLAIM_DECORATION);
		else if (property_name(first) && n == columns.count)
			read_property(page, node, &columns, row, cells);
		else if (property_name(first) && columns.count)
			diags_report(page->diags, &family_diag[FAMILY_DIAG_ROW], page_place(page, row), "%.*s: found %zu, expected %zu", SLICE_ARGS(first), n, columns.count);
		else if (slice_starts(lines_text(page->lines, row), "User did not set any property"))
			page_line(page, node, "line", row);
	}
}

/* A word of capitals: "PASSED". */
static bool verdict(struct slice text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] < 'A' || text.s[i] > 'Z')
			return false;
	return text.n > 2;
}

/* "Check properties on compliance All PASSED": what was checked, on which agent, and how it went. */
static bool read_check(struct jbb *jbb, xmlNode *section, struct slice level, struct span row)
{
	struct page *page = &jbb->page;
	struct span words[PROPERTY_CELLS];
	size_t n = cells_words(page->lines, row, words, PROPERTY_CELLS);
	if (n < 3 || !level.n || !verdict(lines_text(page->lines, words[n - 1])) || !page_take(page, row))
		return false;
	struct span check = {row.line, words[0].from, words[n - 3].to};
	xmlNode *node = build_element(page->build, section, "check", arena_printf(page->arena, "check.%zu", ++jbb->checks));
	build_attribute(page->build, node, "level", level);
	build_attribute(page->build, node, "check", page_text(page, check));
	build_attribute(page->build, node, "agent", page_text(page, words[n - 2]));
	build_attribute(page->build, node, "result", page_text(page, words[n - 1]));
	build_place(page->build, node, page_place(page, row));
	build_text(page->build, node, page_text(page, row));
	return true;
}

static bool check_heads(const struct page *page, struct span row)
{
	struct span words[4];
	return cells_words(page->lines, row, words, 4) == 3 && slice_is(lines_text(page->lines, words[0]), "Check") &&
		slice_is(lines_text(page->lines, words[1]), "Agent") && slice_is(lines_text(page->lines, words[2]), "Result");
}

/* "High-bound (settled) is 197290 IR": the last lines of a page, so a number without its unit may be cut short. */
static bool read_bound(struct page *page, xmlNode *section, struct span row)
{
	size_t length;
	struct slice text = lines_text(page->lines, row);
	const struct fact *fact = label_longest(text, jbb_bounds.facts, jbb_bounds.count, LABEL_LOOSE, &length);
	struct pair pair = {fact, lines_part(row, 0, length), lines_trim(page->lines, lines_part(row, length, text.n))};
	if (slice_starts(lines_text(page->lines, pair.value), "is "))
		pair.value = lines_trim(page->lines, lines_part(pair.value, 3, text.n));
	bool whole = fact && (!fact->unit || slice_ends(lines_text(page->lines, pair.value), fact->unit));
	return whole && page_field(page, section, "validation", &pair);
}

/* One row at a time, since each may be a field, a check, or a line. */
void jbb_validation(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node = jbb_section(page, "validation", (struct slice){0}, section->head);
	struct slice level = page_text(page, section->name);
	page_take(page, section->head);
	jbb_lines(page, node, section->head.line + 1, outline_last_line(page->lines, section));
	for (size_t i = 0; i < section->count; i++) {
		struct span row = lines_trim(page->lines, section->rows[i]);
		struct slice text = page_text(page, row);
		if (!text.n || jbb_facts_layout(text) != CLAIM_READ)
			continue;
		if (check_heads(page, row))
			page_pass(page, row, CLAIM_DECORATION);
		else if (!read_bound(page, node, row) && !read_check(jbb, node, level, row))
			page_line(page, node, "line", row);
	}
}
