/* The head of the page (logo, system, product, metric), who tested it, its end, and what follows from the facts. */
#include "family/diag.h"
#include "family/standing.h"
#include "family/web99/web99_reader.h"
#include "read/cells.h"
#include "result/node.h"
#include "result/state.h"
#include "result/status.h"

bool web99_metric_row(const struct lines *lines, struct span row, struct span *value)
{
	struct span cells[3];
	row = lines_trim(lines, row);
	if (!slice_starts(lines_text(lines, row), WEB99_BENCHMARK) || cells_words(lines, row, cells, 3) != 3)
		return false;
	*value = cells[2];
	return slice_is(lines_text(lines, cells[0]), WEB99_BENCHMARK) && slice_is(lines_text(lines, cells[1]), "=");
}

/* "INVALID 13278" is a mark and a value. */
static void read_metric(struct page *page, struct span row, struct span value)
{
	struct slice text = page_text(page, value);
	const char *status = status_of(text);
	size_t behind = text.n;
	while (status && behind && text.s[behind - 1] != ' ')
		behind--;
	struct decimal any;
	if (!page_take(page, row))
		return;
	xmlNode *node = build_element(page->build, build_root(page->build), "metric", "connections");
	build_word(page->build, node, "label", WEB99_BENCHMARK);
	if (!status || decimal_parse(slice_sub(text, behind, text.n), &any))
		page_number(page, node, "value", lines_part(value, status ? behind : 0, text.n));
	build_word(page->build, node, "unit", "connections");
	build_word(page->build, node, "better", "higher");
	build_word(page->build, node, "primary", "yes");
	build_place(page->build, node, page_place(page, value));
	build_text(page->build, node, text);
	if (status)
		standing_set(page, status, value);
}

/* "Fujitsu Siemens Computers:<tab>PRIMEPOWER 900": a maker and what it made. */
static bool maker_row(const struct page *page, struct span row, struct span *maker, struct span *made)
{
	row = lines_trim(page->lines, row);
	struct slice text = lines_text(page->lines, row);
	size_t colon = slice_find(text, 0, SLICE(":\t"));
	if (colon == text.n)
		colon = slice_find(text, 0, SLICE(": "));
	*maker = lines_trim(page->lines, lines_part(row, 0, colon));
	*made = lines_trim(page->lines, lines_part(row, colon + 1, text.n));
	return colon && colon < text.n;
}

/* The first row names the system, the second the server software. */
static void read_title(struct page *page, struct span row)
{
	struct span maker, made;
	xmlNode *title = build_find(page->build, "title");
	bool parts = maker_row(page, row, &maker, &made);
	if ((title && (!parts || node_attribute(title, "product").n)) || !page_take(page, row))
		return;
	if (title) {
		build_attribute(page->build, title, "product", page_text(page, made));
		build_attribute(page->build, title, "product-vendor", page_text(page, maker));
		return;
	}
	title = build_element(page->build, build_root(page->build), "title", "title");
	build_place(page->build, title, page_place(page, lines_trim(page->lines, row)));
	build_attribute(page->build, title, "system", page_text(page, parts ? made : row));
	if (parts) {
		build_attribute(page->build, title, "vendor", page_text(page, maker));
		build_text(page->build, title, page_text(page, maker));
		build_text(page->build, title, SLICE(" "));
	}
	build_text(page->build, title, page_text(page, parts ? made : row));
}

void web99_top(struct page *page, const struct outline_section *section)
{
	bool metric_seen = false;
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i], value;
		struct slice text = page_text(page, row);
		if (!metric_seen && web99_metric_row(page->lines, row, &value)) {
			read_metric(page, row, value);
			metric_seen = true;
		} else if (slice_is(text, WEB99_LOGO))
			page_pass(page, row, CLAIM_DECORATION);
		else if (slice_starts(text, "Copyright"))
			page_pass(page, row, CLAIM_COPYRIGHT);
		else if (status_of(text))
			standing_notice(page, row, status_of(text));
		else if (text.n && !metric_seen)
			read_title(page, row);
	}
	if (!metric_seen)
		diags_report(page->diags, &family_diag[FAMILY_DIAG_NO_METRIC], page_place(page, lines_whole(page->lines, 0)), "expected \"%s = <number>\"", WEB99_BENCHMARK);
}

enum { SPONSOR, TEST_DATE, TESTED_BY, LICENSE, PARTY_FACTS };

static xmlNode *party(struct page *page, const char *id, const char *role, struct span name)
{
	xmlNode *node = build_element(page->build, build_root(page->build), "party", id);
	build_word(page->build, node, "role", role);
	build_word(page->build, node, "state", state_of(page_text(page, name)));
	build_place(page->build, node, page_place(page, name));
	build_text(page->build, node, page_text(page, name));
	return node;
}

void web99_parties(struct page *page, const struct outline_section *section)
{
	struct span values[PARTY_FACTS] = {0};
	bool found[PARTY_FACTS] = {false};
	page_pass(page, section->head, CLAIM_DECORATION);
	for (size_t i = 0; i < section->count; i++) {
		struct span row = lines_trim(page->lines, section->rows[i]);
		size_t length;
		const struct fact *fact = label_longest(lines_text(page->lines, row), web99_sponsor, web99_sponsor_count, LABEL_LOOSE, &length);
		size_t k = fact ? (size_t)(fact - web99_sponsor) : PARTY_FACTS;
		if (!fact || found[k] || !page_take(page, row))
			continue;
		found[k] = true;
		values[k] = lines_trim(page->lines, lines_part(row, length, row.to));
	}
	if (found[SPONSOR])
		party(page, "sponsor", "sponsor", values[SPONSOR]);
	if (found[TEST_DATE])
		build_date(page->build, "test", page_text(page, values[TEST_DATE]), page_place(page, values[TEST_DATE]));
	if (!found[TESTED_BY] && !found[LICENSE])
		return;
	xmlNode *tester = party(page, "tested-by", "tester", values[found[TESTED_BY] ? TESTED_BY : LICENSE]);
	if (found[LICENSE])
		build_attribute(page->build, tester, "license", page_text(page, values[LICENSE]));
}

bool web99_stamp(struct page *page, struct span row)
{
	struct date date;
	struct slice text = page_text(page, row);
	if (!date_parse(text, &date) || !page_take(page, row))
		return false;
	build_date(page->build, "page", text, page_place(page, lines_trim(page->lines, row)));
	return true;
}

void web99_closing(struct page *page, const struct outline_section *section)
{
	struct slice behind = lines_text(page->lines, section->name);
	size_t on = slice_find(behind, 0, SLICE("on "));
	struct span date = lines_trim(page->lines, lines_part(section->name, on + 3, behind.n));
	if (on < behind.n && page_take(page, section->head))
		build_date(page->build, "published", page_text(page, date), page_place(page, date));
	for (size_t i = 0; i < section->count; i++)
		if (slice_starts(page_text(page, section->rows[i]), "Copyright"))
			page_pass(page, section->rows[i], CLAIM_COPYRIGHT);
		else
			web99_stamp(page, section->rows[i]);
}

/* A date of the result that is one of the fields. */
static void derive_date(struct page *page, const char *role, const char *field)
{
	const xmlNode *from = build_find(page->build, field);
	if (!from || !node_attribute(from, "value").n)
		return;
	xmlNode *node = build_date(page->build, role, node_text(from), (struct place){0});
	build_word(page->build, node, "derived", "yes");
	build_word(page->build, node, "from", field);
	build_attribute(page->build, node, "at", node_attribute(from, "at"));
}

void web99_derive(struct page *page)
{
	static const struct standing_proof proofs[] = {STANDING_PUBLISHED, {"run.1", "runs"}, {NULL, NULL}};
	derive_date(page, "hardware", "availability.hardware");
	derive_date(page, "software", "availability.http-software");
	standing_finish(page, NULL, proofs);
	build_identify(page->build, node_text(build_find(page->build, "tested-by")), node_attribute(build_find(page->build, "title"), "system"));
}
