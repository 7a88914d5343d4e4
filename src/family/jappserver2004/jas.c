/* SPECjAppServer2004 pages: recognising them, and the walk over their sections. The page is described by jas_facts.c (its words)
 * and by the table of sections here. */
#include "family/jappserver2004/jas.h"

#include "family/diag.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jappserver2004/jas_reader.h"
#include "read/bom.h"
#include "read/cells.h"
#include "read/notes.h"

#include <string.h>

enum { RECOGNISE_LINES = 400, METRIC_WORDS = 12 };

static bool benchmark_word(struct slice word, bool *research)
{
	*research = slice_is(word, "EAStress2004");
	return *research || slice_is(word, "SPECjAppServer2004") || slice_is(word, "SPECjAppServer\xC2\xAE" "2004") ||
		slice_is(word, "SPECjAppServer(R)2004");
}

bool jas_metric_row(const struct lines *lines, struct span row, struct jas_metric *metric)
{
	struct span words[METRIC_WORDS];
	row = lines_trim(lines, row);
	bool named = slice_find(lines_text(lines, row), 0, SLICE("2004")) < row.to - row.from; /* most rows of most pages are done with here */
	size_t n = !named || row.to - row.from > 300 ? 0 : cells_words(lines, row, words, METRIC_WORDS);
	*metric = (struct jas_metric){.mark = lines_part(row, 0, 0)};
	for (size_t i = 1; i + 1 < n; i++) {
		struct slice unit = lines_text(lines, words[i + 1]);
		if (!benchmark_word(lines_text(lines, words[i]), &metric->research) || !(slice_starts(unit, "JOPS") || slice_starts(unit, "HASOPM")))
			continue;
		metric->value = words[i - 1];
		metric->mark = lines_trim(lines, (struct span){row.line, row.from, words[i - 1].from});
		metric->name = (struct span){row.line, words[i].from, row.to};
		size_t at = slice_find_char(lines_text(lines, metric->name), 0, '@');
		metric->category = lines_part(metric->name, at + 1, row.to);
		return true;
	}
	return false;
}

static int recognise(const struct lines *lines)
{
	int sure = 0;
	for (size_t i = 0; i < lines->count && i < RECOGNISE_LINES; i++) {
		struct jas_metric metric;
		struct slice text = lines->line[i].text;
		if (jas_metric_row(lines, lines_whole(lines, i), &metric))
			return 100;
		bool title = slice_find(text, 0, SLICE("SPECjAppServer\xC2\xAE" "2004 Result")) < text.n ||
			slice_find(text, 0, SLICE("SPECjAppServer2004 Result")) < text.n;
		sure = title && i < 20 ? 60 : sure;
	}
	return sure;
}

static xmlNode *open_section(struct jas *jas, const struct jas_section *section, const char *id)
{
	page_take(&jas->page, section->head);
	return build_section(jas->page.build, id, page_text(&jas->page, section->head), page_place(&jas->page, section->head));
}

static void modifications(struct jas *jas, const struct jas_section *section)
{
	notes_blocks(&jas->page, open_section(jas, section, "modifications"), jas_block_titles, section->rows, section->count);
}

static void configuration_info(struct jas *jas, const struct jas_section *section)
{
	notes_blocks(&jas->page, open_section(jas, section, "configuration-information"), jas_block_titles, section->rows, section->count);
}

static void other_information(struct jas *jas, const struct jas_section *section)
{
	notes_lines(&jas->page, open_section(jas, section, "other-information"), "line", section->rows, section->count);
}

static void general_notes(struct jas *jas, const struct jas_section *section)
{
	notes_lines(&jas->page, open_section(jas, section, "general-notes"), "line", section->rows, section->count);
}

static void bill_of_materials(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	page_take(page, section->head);
	xmlNode *bom = build_element(page->build, build_root(page->build), "bom", "bom");
	build_attribute(page->build, bom, "title", page_text(page, section->head));
	build_place(page->build, bom, page_place(page, section->head));
	bom_read(page, bom, section->rows, section->count);
}

typedef void section_reader(struct jas *jas, const struct jas_section *section);

static section_reader *const readers[JAS_PART_COUNT] = {
	[JAS_TOP] = jas_top, [JAS_SUBMITTER] = jas_submitter_block, [JAS_SOFTWARE_LIST] = jas_list, [JAS_CONFIGURATION_LIST] = jas_list,
	[JAS_SYSTEM_LIST] = jas_list, [JAS_NAVIGATION] = jas_navigation, [JAS_SUT] = jas_sut_section, [JAS_SETTINGS] = jas_settings_section,
	[JAS_RESULTS] = jas_results, [JAS_SOFTWARE] = jas_software_section, [JAS_CONFIGURATION] = jas_configuration_section,
	[JAS_SYSTEM] = jas_system_section, [JAS_MODIFICATIONS] = modifications, [JAS_CONFIGURATION_INFO] = configuration_info,
	[JAS_BOM] = bill_of_materials, [JAS_OTHER] = other_information, [JAS_NOTES] = general_notes, [JAS_CLOSING] = jas_closing,
};

/* The block on the page that an element of the root came from: heading to last row that is not blank. */
static void set_lines(struct jas *jas, const struct jas_section *section)
{
	xmlNode *node = build_root(jas->page.build)->last;
	size_t last = section->head.line;
	for (size_t i = 0; i < section->count; i++)
		if (!slice_blank(lines_text(jas->page.lines, section->rows[i])))
			last = section->rows[i].line;
	if (section->part >= JAS_SUT && section->part < JAS_CLOSING && section->part != JAS_RESULTS)
		build_lines(jas->page.build, node, section->head.line + 1, last + 1);
}

struct result *jas_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims)
{
	struct jas jas = {page_new(arena, diags, lines, jas_family.id, jas_family.benchmark), jas_outline_read(arena, lines)};
	for (size_t i = 0; i < jas.outline->count; i++) {
		const struct jas_section *section = &jas.outline->sections[i];
		readers[section->part](&jas, section);
		set_lines(&jas, section);
	}
	jas_unseen_names(&jas);
	jas_derive(&jas);
	page_unread(&jas.page);
	if (claims)
		*claims = jas.page.claims;
	return build_finish(jas.page.build);
}

static struct result *read_page(struct arena *arena, struct diags *diags, const struct lines *lines)
{
	return jas_read(arena, diags, lines, NULL);
}

const struct family jas_family = {"jappserver2004", "SPECjAppServer2004", recognise, read_page, NULL};
