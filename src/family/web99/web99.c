/* SPECweb99 pages: recognising them, and the walk over their parts. The page is described by web99_facts.c. */
#include "family/web99/web99.h"

#include "family/web99/web99_reader.h"
#include "read/fields.h"
#include "read/notes.h"

#include <string.h>

enum { RECOGNISE_LINES = 400, BLOCK_TITLE_MOST = 40 };

static int recognise(const struct lines *lines)
{
	int sure = 0;
	struct span value;
	for (size_t i = 0; i < lines->count && i < RECOGNISE_LINES; i++) {
		if (web99_metric_row(lines, lines_whole(lines, i), &value))
			return 100;
		if (i < 20 && slice_is(slice_trim(lines->line[i].text), WEB99_LOGO))
			sure = 60;
	}
	return sure;
}

static xmlNode *open_section(struct page *page, const struct outline_section *section, const char *id)
{
	page_take(page, section->head);
	xmlNode *node = build_section(page->build, id, page_text(page, section->head), page_place(page, section->head));
	build_lines(page->build, node, section->head.line + 1, outline_last_line(page->lines, section));
	return node;
}

static void read_fields(struct page *page, const struct outline_section *section)
{
	const struct web99_section *table = &web99_sections[section->part];
	const struct fields_group group = {table->facts, table->count, LABEL_LOOSE, FIELDS_WRAP, NULL};
	fields_read(page, open_section(page, section, table->id), table->id, &group, section->rows, section->count);
}

static void read_heading(struct page *page, const struct outline_section *section)
{
	page_pass(page, section->head, CLAIM_DECORATION);
}

/* "Operating System Notes" between blank lines: the heading of a block. */
static bool block_heading(const struct page *page, const struct outline_section *section, size_t i)
{
	struct slice text = page_text(page, section->rows[i]);
	bool first = !i || slice_blank(lines_text(page->lines, section->rows[i - 1]));
	bool alone = i + 1 == section->count || slice_blank(lines_text(page->lines, section->rows[i + 1]));
	return first && alone && text.n <= BLOCK_TITLE_MOST && text.s[0] >= 'A' && text.s[0] <= 'Z' && slice_ends(text, " Notes");
}

static void read_notes(struct page *page, const struct outline_section *section)
{
	xmlNode *notes = open_section(page, section, "notes"), *block = notes;
	size_t from = 0;
	for (size_t i = 0; i < section->count; i++) {
		if (slice_blank(lines_text(page->lines, section->rows[i])) || !block_heading(page, section, i))
			continue;
		notes_marked_lines(page, block, "line", &notes_underscores, section->rows + from, i - from);
		block = notes_block(page, notes, page_text(page, section->rows[i]), section->rows[i]);
		from = i + 1;
	}
	notes_marked_lines(page, block, "line", &notes_underscores, section->rows + from, section->count - from);
}

typedef void part_reader(struct page *page, const struct outline_section *section);

static part_reader *const readers[WEB99_PART_COUNT] = {
	[WEB99_TOP] = web99_top, [WEB99_PERFORMANCE] = web99_performance, [WEB99_CONFIGURATION] = read_heading,
	[WEB99_AVAILABILITY] = read_fields, [WEB99_HARDWARE] = read_fields, [WEB99_SOFTWARE] = read_fields, [WEB99_HTTP] = read_fields,
	[WEB99_SPONSOR] = web99_parties, [WEB99_NETWORK] = read_fields, [WEB99_CLIENTS] = read_fields, [WEB99_SETTINGS] = read_fields,
	[WEB99_NOTES] = read_notes, [WEB99_DETAILS] = web99_details, [WEB99_CLOSING] = web99_closing,
};

struct result *web99_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims)
{
	struct page page = page_new(arena, diags, lines, web99_family.id, web99_family.benchmark);
	const struct outline *outline = outline_read(arena, lines, web99_heads, web99_head_count);
	for (size_t i = 0; i < outline->count; i++)
		readers[outline->sections[i].part](&page, &outline->sections[i]);
	web99_mark_median(&page);
	web99_derive(&page);
	page_unread(&page);
	if (claims)
		*claims = page.claims;
	return build_finish(page.build);
}

static struct result *read_page(struct arena *arena, struct diags *diags, const struct lines *lines)
{
	return web99_read(arena, diags, lines, NULL);
}

const struct family web99_family = {.id = "web99", .benchmark = WEB99_BENCHMARK, .recognise = recognise, .read = read_page};
