/* The top of the page (logo, copyright, title, metric, submitter, lists, navigation) and its end (contacts, publication). */
#include "family/diag.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jappserver2004/jas_reader.h"
#include "family/standing.h"
#include "result/node.h"
#include "result/state.h"
#include "result/status.h"

#include <string.h>

#define RESEARCH_BENCHMARK "EAStress2004"

enum { TOP_LINES = 40, NAME_LINES = 8 }; /* of title and notices; of the submitter's block. What follows is no part of them */

static bool is_logo(struct slice text)
{
	return slice_starts(text, "SPEC Seal of Reviewal") || (slice_starts(text, "SPECjAppServer") && slice_ends(text, "2004 Result"));
}

static void research_page(struct jas *jas, const struct jas_metric *metric)
{
	xmlNode *root = build_root(jas->page.build);
	build_word(jas->page.build, root, "benchmark", RESEARCH_BENCHMARK);
	if (!node_attribute(root, "status").n)
		build_word(jas->page.build, root, "status", "research");
	diags_report(jas->page.diags, &family_diag[FAMILY_DIAG_NOT_COMPARABLE], page_place(&jas->page, metric->name), RESEARCH_BENCHMARK);
}

static struct slice metric_unit(struct slice name)
{
	size_t end = slice_find_char(name, 0, '@'), from = end;
	while (from && name.s[from - 1] != ' ')
		from--;
	return slice_sub(name, from, end);
}

static void read_metric(struct jas *jas, struct span row, const struct jas_metric *metric)
{
	struct page *page = &jas->page;
	struct slice value = page_text(page, metric->value), mark = page_text(page, metric->mark);
	if (!page_take(page, row))
		return;
	xmlNode *node = build_element(page->build, build_root(page->build), "metric", "jops");
	build_attribute(page->build, node, "label", page_text(page, metric->name));
	const char *status = status_of(mark) ? status_of(mark) : status_of(value);
	if (!status || metric->mark.from < metric->mark.to)
		page_number(page, node, "value", metric->value);
	build_attribute(page->build, node, "unit", metric_unit(page_text(page, metric->name)));
	build_word(page->build, node, "better", "higher");
	build_word(page->build, node, "primary", "yes");
	if (mark.n)
		build_attribute(page->build, node, "mark", mark);
	build_place(page->build, node, page_place(page, metric->value));
	build_text(page->build, node, value);
	if (metric->category.from < metric->category.to)
		build_attribute(page->build, build_root(page->build), "category", page_text(page, metric->category));
	if (status)
		standing_set(page, status, metric->value);
	if (metric->research)
		research_page(jas, metric);
}

static void read_title(struct jas *jas, struct span row)
{
	struct page *page = &jas->page;
	xmlNode *title = build_find(page->build, "title");
	if (title) {
		page_continue(page, title, NULL, row);
		return;
	}
	if (!page_take(page, row))
		return;
	title = build_element(page->build, build_root(page->build), "title", "title");
	build_place(page->build, title, page_place(page, lines_trim(page->lines, row)));
	build_text(page->build, title, page_text(page, row));
}

void jas_top(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	bool metric_seen = false;
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i];
		struct slice text = page_text(page, row);
		struct jas_metric metric;
		if (!text.n)
			continue;
		if (!metric_seen && jas_metric_row(page->lines, row, &metric)) {
			read_metric(jas, row, &metric);
			metric_seen = true;
		} else if (is_logo(text))
			page_pass(page, row, CLAIM_DECORATION);
		else if (slice_starts(text, "Copyright"))
			page_pass(page, row, CLAIM_COPYRIGHT);
		else if (status_of(text))
			standing_notice(page, row, status_of(text));
		else if (!metric_seen && i < TOP_LINES)
			read_title(jas, row);
	}
	if (!metric_seen)
		diags_report(page->diags, &family_diag[FAMILY_DIAG_NO_METRIC], page_place(page, section->head),
			"expected \"<number> SPECjAppServer2004 JOPS@<category>\"");
}

static void read_submitter_name(struct jas *jas, struct span row)
{
	struct page *page = &jas->page;
	xmlNode *party = build_find(page->build, "submitter");
	if (party) {
		page_continue(page, party, NULL, row);
		return;
	}
	if (!page_take(page, row))
		return;
	party = build_element(page->build, build_root(page->build), "party", "submitter");
	build_word(page->build, party, "role", "submitter");
	build_place(page->build, party, page_place(page, row));
	build_word(page->build, party, "state", state_of(page_text(page, row)));
	build_text(page->build, party, page_text(page, row));
}

/* One piece of the submitter's block: what stands behind a label, or on a line of its own behind the label of the line before. */
static bool read_submitter_value(struct jas *jas, const char *id, struct span value)
{
	struct page *page = &jas->page;
	if (value.from == value.to)
		return false;
	xmlNode *party = build_find(page->build, "submitter");
	if (!page_take(page, value))
		return true;
	if (!strcmp(id, "date.test"))
		build_date(page->build, "test", page_text(page, value), page_place(page, value));
	else if (party)
		build_attribute(page->build, party, "license", page_text(page, value));
	return true;
}

/* Name, licence and date stand on one to three lines; a label's value may stand on the next line. */
void jas_submitter_block(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	const char *wanted = NULL;
	page_take(page, section->head);
	for (size_t i = 0; i < section->count; i++) {
		struct pair pairs[PAIR_MOST];
		size_t n = pair_split(page->lines, section->rows[i], jas_submitter.facts, jas_submitter.count, LABEL_LOOSE, pairs);
		for (size_t k = 0; k < n; k++) {
			if (!pairs[k].fact && wanted) {
				read_submitter_value(jas, wanted, pairs[k].value);
				wanted = NULL;
			} else if (!pairs[k].fact && i < NAME_LINES)
				read_submitter_name(jas, pairs[k].value);
			else if (pairs[k].fact) {
				page_take(page, pairs[k].label);
				wanted = read_submitter_value(jas, pairs[k].fact->id, pairs[k].value) ? NULL : pairs[k].fact->id;
			}
		}
	}
}

/* The items become <software>, <configuration> and <system> where their sections stand; here their mention is claimed. */
void jas_list(struct jas *jas, const struct jas_section *section)
{
	page_take(&jas->page, section->head);
	for (size_t i = 0; i < section->count; i++)
		page_take(&jas->page, section->rows[i]);
}

void jas_navigation(struct jas *jas, const struct jas_section *section)
{
	page_pass(&jas->page, section->head, CLAIM_NAVIGATION);
	for (size_t i = 0; i < section->count; i++)
		page_pass(&jas->page, section->rows[i], CLAIM_NAVIGATION);
}

static void read_publication(struct jas *jas, struct span row)
{
	struct page *page = &jas->page;
	row = lines_trim(page->lines, row);
	struct slice text = lines_text(page->lines, row);
	size_t on = slice_find(text, 0, SLICE(" on "));
	struct span date = lines_trim(page->lines, lines_part(row, on + 4, text.n));
	if (on < text.n && page_take(page, row))
		build_date(page->build, "published", page_text(page, date), page_place(page, date));
}

void jas_closing(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	for (size_t i = 0; i < section->count; i++) {
		struct slice text = page_text(page, section->rows[i]);
		if (slice_starts(text, "First published at"))
			read_publication(jas, section->rows[i]);
		else if (slice_starts(text, "For "))
			page_pass(page, section->rows[i], CLAIM_CONTACT);
		else if (slice_starts(text, "Copyright"))
			page_pass(page, section->rows[i], CLAIM_COPYRIGHT);
	}
}
