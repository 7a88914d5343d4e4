/* The response-throughput curve as far as the page gives it: the last steps, the jOPS within each limit, and the table of last
 * success and first failure. Figures are whole numbers of jOPS; limits are microseconds. */
#include "family/diag.h"
#include "family/jbb2015/jbb_reader.h"
#include "read/cells.h"


enum { FIGURES_MOST = 64, PERCENTILES_MOST = 16 };

struct row {
	struct span whole, words[FIGURES_MOST];
	size_t count;
};

static struct row row_words(const struct page *page, struct span line)
{
	struct row row = {.whole = lines_trim(page->lines, line)};
	row.count = cells_words(page->lines, line, row.words, FIGURES_MOST);
	return row;
}

static struct slice word(const struct page *page, const struct row *row, size_t i)
{
	return i < row->count ? lines_text(page->lines, row->words[i]) : (struct slice){0};
}

static bool whole_number(const struct page *page, struct span cell, struct decimal *value)
{
	return decimal_parse(lines_text(page->lines, cell), value) && !value->scale && value->units >= 0;
}

static bool dash(const struct page *page, struct span cell)
{
	return slice_is(lines_text(page->lines, cell), "-");
}

static void bad_row(struct page *page, const struct row *row, size_t expected)
{
	diags_report(page->diags, &family_diag[FAMILY_DIAG_ROW], page_place(page, row->whole), "found %zu, expected %zu", row->count, expected);
}

static xmlNode *curve(struct page *page, const struct outline_section *section)
{
	xmlNode *node = build_find(page->build, "curve");
	page_pass(page, section->head, CLAIM_DECORATION);
	if (node)
		return node;
	node = build_element(page->build, build_root(page->build), "curve", "curve");
	build_place(page->build, node, page_place(page, section->head));
	return node;
}

/* A figure with its row's meaning: <step>, <sla>, <geomean>. False: the cell is no number, nothing is built. */
static xmlNode *figure(struct page *page, xmlNode *parent, const char *element, const char *id, struct span cell)
{
	xmlNode *node = build_element(page->build, parent, element, id);
	page_number(page, node, "jops", cell);
	build_place(page->build, node, page_place(page, cell));
	build_text(page->build, node, page_text(page, cell));
	return node;
}

/* "Pass/Fail Pass Fail" above "jOPS 177501 179868". */
static void steps(struct page *page, xmlNode *node, const struct row *verdicts, const struct row *jops)
{
	for (size_t i = 1; i < verdicts->count; i++)
		if (!slice_is(word(page, verdicts, i), "Pass") && !slice_is(word(page, verdicts, i), "Fail")) {
			bad_row(page, verdicts, jops->count);
			return;
		}
	if (!page_take(page, verdicts->whole) || !page_take(page, jops->whole))
		return;
	for (size_t i = 1; i < jops->count; i++) {
		xmlNode *step = figure(page, node, "step", arena_printf(page->arena, "step.%zu", i), jops->words[i]);
		build_word(page->build, step, "verdict", slice_is(word(page, verdicts, i), "Pass") ? "pass" : "fail");
	}
}

/* "SLA (us) 10000 25000 Geomean" above "jOPS 86383 145550 138380"; the limits begin behind the second word. */
static void slas(struct page *page, xmlNode *node, const struct row *limits, const struct row *jops)
{
	struct decimal us;
	for (size_t i = 2; i < limits->count; i++)
		if (!whole_number(page, limits->words[i], &us) && !slice_is(word(page, limits, i), "Geomean")) {
			bad_row(page, limits, jops->count + 1);
			return;
		}
	if (!page_take(page, limits->whole) || !page_take(page, jops->whole))
		return;
	for (size_t i = 2; i < limits->count; i++) {
		if (!whole_number(page, limits->words[i], &us)) {
			figure(page, node, "geomean", "geomean", jops->words[i - 1]);
			continue;
		}
		xmlNode *sla = figure(page, node, "sla", arena_printf(page->arena, "sla.%lld", (long long)us.units), jops->words[i - 1]);
		build_number(page->build, sla, "us", us);
	}
}

typedef void rows_reader(struct page *page, xmlNode *node, const struct row *heads, const struct row *jops);

/* A row of heads, then a row "jOPS" with a figure below each; `labels` words of the heads are their label. */
static void two_rows(struct page *page, const struct outline_section *section, const char *label, size_t labels, rows_reader *read)
{
	xmlNode *node = curve(page, section);
	struct row heads = {0};
	for (size_t i = 0; i < section->count; i++) {
		struct row row = row_words(page, section->rows[i]);
		if (slice_is(word(page, &row, 0), label))
			heads = row;
		else if (slice_is(word(page, &row, 0), "jOPS") && heads.count) {
			if (row.count == heads.count + 1 - labels)
				read(page, node, &heads, &row);
			else
				bad_row(page, &row, heads.count + 1 - labels);
			jbb_lines(page, node, heads.whole.line + 1, heads.whole.line + 1);
			jbb_lines(page, node, row.whole.line + 1, row.whole.line + 1);
			heads.count = 0;
		}
	}
}

void jbb_steps(struct jbb *jbb, const struct outline_section *section)
{
	two_rows(&jbb->page, section, "Pass/Fail", 1, steps);
}

/* "99-th" -> "99"; empty for anything else. */
static struct slice percentile(struct slice text)
{
	struct slice digits = slice_sub(text, 0, slice_ends(text, "-th") ? text.n - 3 : 0);
	struct decimal value;
	bool number = decimal_parse(digits, &value) && digits.s[0] >= '0' && digits.s[0] <= '9' && slice_find_char(digits, 0, ',') == digits.n;
	return number ? digits : (struct slice){0};
}

static void sla_percentile(struct page *page, const struct outline_section *section)
{
	static const char sentence[] = "Response time percentile is ";
	for (size_t i = 0; i < section->count; i++) {
		struct slice text = page_text(page, section->rows[i]);
		struct slice digits = percentile(slice_sub(text, sizeof sentence - 1, text.n));
		if (slice_starts(text, sentence) && digits.n && page_take(page, section->rows[i]))
			build_attribute(page->build, build_find(page->build, "curve"), "sla-percentile", digits);
	}
}

void jbb_slas(struct jbb *jbb, const struct outline_section *section)
{
	two_rows(&jbb->page, section, "SLA", 2, slas);
	sla_percentile(&jbb->page, section);
}

/* The columns of the table of last success and first failure. */
struct percentiles {
	struct slice of[PERCENTILES_MOST];
	size_t count;
};

static bool read_percentiles(const struct page *page, const struct row *row, struct percentiles *out)
{
	for (out->count = 0; out->count < row->count; out->count++) {
		struct slice digits = percentile(word(page, row, out->count));
		if (!digits.n || out->count == PERCENTILES_MOST)
			return false;
		out->of[out->count] = digits;
	}
	return row->count > 0;
}

/* "5000us" and cells "168034 / 170401"; a dash where there is none. */
static bool bracket_row(const struct page *page, const struct row *row, size_t percentiles, struct decimal *us)
{
	struct span limit = row->count ? row->words[0] : row->whole;
	limit.to -= slice_ends(lines_text(page->lines, limit), "us") ? 2 : limit.to - limit.from;
	if (!whole_number(page, limit, us) || row->count != 1 + 3 * percentiles)
		return false;
	for (size_t i = 1; i < row->count; i += 3) {
		struct decimal value;
		bool last = dash(page, row->words[i]) || whole_number(page, row->words[i], &value);
		bool first = dash(page, row->words[i + 2]) || whole_number(page, row->words[i + 2], &value);
		if (!last || !first || !slice_is(word(page, row, i + 1), "/"))
			return false;
	}
	return true;
}

static void bracket_end(struct page *page, xmlNode *cell, const char *name, struct span figure)
{
	struct decimal value;
	if (whole_number(page, figure, &value))
		build_number(page->build, cell, name, value);
}

static void read_brackets(struct page *page, xmlNode *node, const struct row *row, const struct percentiles *percentiles, int64_t us)
{
	if (!page_take(page, row->whole))
		return;
	xmlNode *limit = build_element(page->build, node, "limit", arena_printf(page->arena, "limit.%lld", (long long)us));
	build_count(page->build, limit, "us", us);
	build_place(page->build, limit, page_place(page, row->whole));
	for (size_t k = 0; k < percentiles->count; k++) {
		const struct span *words = &row->words[1 + 3 * k];
		struct span print = {row->whole.line, words[0].from, words[2].to};
		struct slice of = percentiles->of[k];
		xmlNode *cell = build_element(page->build, limit, "cell", arena_printf(page->arena, "cell.%lld.%.*s", (long long)us, SLICE_ARGS(of)));
		build_attribute(page->build, cell, "percentile", of);
		bracket_end(page, cell, "pass", words[0]);
		bracket_end(page, cell, "fail", words[2]);
		if (dash(page, words[0]) && dash(page, words[2]))
			build_word(page->build, cell, "state", "dashes");
		build_place(page->build, cell, page_place(page, print));
		build_text(page->build, cell, page_text(page, print));
	}
}

void jbb_brackets(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node = curve(page, section);
	struct percentiles percentiles = {0};
	for (size_t i = 0; i < section->count; i++) {
		struct row row = row_words(page, section->rows[i]);
		struct decimal us;
		if (!percentiles.count && read_percentiles(page, &row, &percentiles)) {
			page_pass(page, row.whole, CLAIM_DECORATION);
			jbb_lines(page, node, row.whole.line + 1, row.whole.line + 1);
		} else if (bracket_row(page, &row, percentiles.count, &us)) {
			read_brackets(page, node, &row, &percentiles, us.units);
			jbb_lines(page, node, row.whole.line + 1, row.whole.line + 1);
		} else if (row.count && slice_ends(word(page, &row, 0), "us"))
			bad_row(page, &row, 1 + 3 * percentiles.count);
	}
}
