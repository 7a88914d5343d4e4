/* The head of the page: title and metrics, who tested when, the summary, and what makes a page invalid. */
#include "family/diag.h"
#include "family/jbb2015/jbb_reader.h"
#include "family/standing.h"
#include "read/cells.h"
#include "result/node.h"
#include "result/state.h"
#include "result/status.h"

#define INVALID_MARK "INVALID"

/* Where the last word of the text begins. */
static size_t last_word(struct slice text)
{
	size_t at = text.n;
	while (at && text.s[at - 1] != ' ' && text.s[at - 1] != '\t' && text.s[at - 1] != '\xA0')
		at--;
	return at;
}

/* The metric of that name: all of the text. NULL: it is none. */
static const struct fact *metric_fact(struct slice text)
{
	size_t length;
	const struct fact *fact = label_longest(text, jbb_results.facts, jbb_results.count, LABEL_GLUED, &length);
	return fact && length == text.n ? fact : NULL;
}

bool jbb_metric_row(const struct lines *lines, struct span row, struct jbb_metric *metric)
{
	row = lines_trim(lines, row);
	struct slice text = lines_text(lines, row), mark = SLICE(JBB_CATEGORY_MARK);
	for (size_t at = 0; (at = slice_find(text, at, mark)) < text.n; at += mark.n) {
		struct span words[3] = {0};
		size_t n = cells_words(lines, lines_part(row, at, text.n), words, 3);
		struct span value = lines_trim(lines, lines_part(row, 0, at));
		size_t from = last_word(lines_text(lines, value));
		if (n < 2 || !metric_fact(lines_text(lines, words[1])) || value.from == value.to || value.to == row.from + at)
			continue;
		metric->before = lines_trim(lines, lines_part(value, 0, from));
		metric->value = lines_part(value, from, value.to);
		metric->category = lines_part(words[0], mark.n, words[0].to);
		metric->name = words[1];
		return true;
	}
	return false;
}

static void set_category(struct page *page, struct span category)
{
	xmlNode *root = build_root(page->build);
	struct slice before = node_attribute(root, "category"), text = page_text(page, category);
	if (!before.n)
		build_attribute(page->build, root, "category", text);
	else if (!slice_equal(before, text))
		diags_report(page->diags, &family_diag[FAMILY_DIAG_TWO_VALUES], page_place(page, category), "%.*s here, %.*s above", SLICE_ARGS(text), SLICE_ARGS(before));
}

/* False: the page has this metric already, or the bytes are claimed; a second value is left unread. */
static bool build_metric(struct page *page, const struct jbb_metric *metric, struct span mark)
{
	struct slice value = page_text(page, metric->value), name = page_text(page, metric->name), words = page_text(page, mark);
	const struct fact *fact = metric_fact(name);
	const char *status = status_of(words) ? status_of(words) : status_of(value);
	struct span whole = {mark.line, mark.from < mark.to ? mark.from : metric->value.from, metric->name.to};
	if (build_find(page->build, fact->id) || !page_take(page, whole))
		return false;
	xmlNode *node = build_element(page->build, build_root(page->build), "metric", fact->id);
	build_attribute(page->build, node, "label", name);
	if (!status || status_of(words))
		page_number(page, node, "value", metric->value);
	build_word(page->build, node, "unit", fact->unit);
	build_word(page->build, node, "better", "higher");
	build_word(page->build, node, "primary", fact == jbb_results.facts ? "yes" : NULL);
	if (words.n)
		build_attribute(page->build, node, "mark", words);
	build_place(page->build, node, page_place(page, metric->value));
	build_text(page->build, node, value);
	set_category(page, metric->category);
	if (status)
		standing_set(page, status, metric->value);
	return true;
}

static void build_title(struct page *page, struct span title)
{
	xmlNode *node = build_element(page->build, build_root(page->build), "title", "title");
	build_place(page->build, node, page_place(page, title));
	build_text(page->build, node, page_text(page, title));
}

/* "Synergy 660 Gen9 INVALID RESULT: 4103 SPECjbb2015-Composite max-jOPS": a title, a mark, and one or more metrics. */
static void metrics_row(struct page *page, struct span row, struct span *title)
{
	struct jbb_metric metric;
	while (jbb_metric_row(page->lines, row, &metric)) {
		struct slice before = lines_text(page->lines, metric.before);
		size_t at = slice_find(before, 0, SLICE(INVALID_MARK));
		struct span words = lines_trim(page->lines, lines_part(metric.before, 0, at));
		if (title->from == title->to)
			*title = words;
		if (!build_metric(page, &metric, lines_trim(page->lines, lines_part(metric.before, at, before.n))))
			return;
		row.from = metric.name.to;
	}
}

static xmlNode *party(struct page *page, const char *id, const char *role)
{
	xmlNode *node = build_find(page->build, id);
	if (node)
		return node;
	node = build_element(page->build, build_root(page->build), "party", id);
	build_word(page->build, node, "role", role);
	return node;
}

static void name_party(struct page *page, xmlNode *node, const struct pair *pair)
{
	build_word(page->build, node, "label", pair->fact->label);
	build_word(page->build, node, "state", state_of(page_text(page, pair->value)));
	build_place(page->build, node, page_place(page, pair->value));
	build_text(page->build, node, page_text(page, pair->value));
}

static void read_location(struct page *page, const struct pair *pair)
{
	xmlNode *section = jbb_section(page, "test", (struct slice){0}, pair->value);
	build_field(page->build, section, "test", pair->fact, page_text(page, pair->value), page_place(page, pair->value));
}

/* A pair of the head: "Tested by: Hewlett Packard Enterprise". A fact's second value is left where it is. */
static void head_pair(struct page *page, const struct pair *pair)
{
	struct slice id = slice_of(pair->fact->id);
	bool license = slice_is(id, "license");
	const xmlNode *before = build_find(page->build, license ? "tested-by" : pair->fact->id);
	bool given = license ? node_attribute(before, "license").n : before && (node_text(before).n || node_attribute(before, "state").n);
	struct span whole = {pair->label.line, pair->label.from, pair->value.to > pair->label.to ? pair->value.to : pair->label.to};
	if (given || !page_take(page, whole))
		return;
	if (license)
		build_attribute(page->build, party(page, "tested-by", "tester"), "license", page_text(page, pair->value));
	else if (slice_is(id, "tested-by"))
		name_party(page, party(page, "tested-by", "tester"), pair);
	else if (slice_is(id, "sponsor"))
		name_party(page, party(page, "sponsor", "sponsor"), pair);
	else if (slice_is(id, "location"))
		read_location(page, pair);
	else {
		xmlNode *date = build_date(page->build, pair->fact->id + sizeof "date." - 1, page_text(page, pair->value), page_place(page, pair->value));
		build_word(page->build, date, "label", pair->fact->label);
	}
}

static bool head_row(struct page *page, struct span row)
{
	struct pair pairs[PAIR_MOST];
	size_t n = pair_split(page->lines, row, jbb_head.facts, jbb_head.count, LABEL_COLON, pairs);
	for (size_t i = 0; i < n && pairs[0].fact; i++)
		head_pair(page, &pairs[i]);
	return n && pairs[0].fact;
}

void jbb_top(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	struct span title = {0}, line_above = {0};
	struct jbb_metric metric;
	bool metric_seen = false;
	for (size_t i = 0; i < section->count; i++) {
		struct span row = section->rows[i];
		struct slice text = page_text(page, row);
		if (!text.n || jbb_facts_layout(text) != CLAIM_READ)
			continue;
		if (jbb_metric_row(page->lines, row, &metric)) {
			metrics_row(page, row, &title);
			metric_seen = true;
		} else if (head_row(page, row))
			continue;
		else if (status_of(text))
			standing_notice(page, row, status_of(text));
		else if (!metric_seen)
			line_above = lines_trim(page->lines, row);
	}
	if (title.from == title.to) /* it stands on a line of its own above the metrics */
		title = line_above;
	if (title.from < title.to && page_take(page, title))
		build_title(page, title);
	if (!metric_seen)
		diags_report(page->diags, &family_diag[FAMILY_DIAG_NO_METRIC], page_place(page, lines_whole(page->lines, 0)),
			"expected \"<number> %s<category> max-jOPS\"", JBB_CATEGORY_MARK);
}

void jbb_summary(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	page_pass(page, section->head, CLAIM_DECORATION);
	xmlNode *node = NULL;
	for (size_t i = 0; i < section->count; i++) {
		struct slice text = page_text(page, section->rows[i]);
		if (!text.n || jbb_facts_layout(text) != CLAIM_READ)
			continue;
		if (!node)
			node = build_section(page->build, "summary", page_text(page, section->head), page_place(page, section->head));
		page_line(page, node, "line", section->rows[i]);
	}
}

void jbb_errors(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	page_take(page, section->head);
	xmlNode *notices = standing_notices(page);
	jbb_lines(page, notices, section->head.line + 1, outline_last_line(page->lines, section));
	build_attribute(page->build, notices, "title", page_text(page, section->head));
	build_place(page->build, notices, page_place(page, section->head));
	for (size_t i = 0; i < section->count; i++)
		if (!slice_blank(lines_text(page->lines, section->rows[i])))
			page_line(page, notices, "line", section->rows[i]);
	if (!node_attribute(build_root(page->build), "status").n)
		standing_set(page, "invalid", section->head);
}
