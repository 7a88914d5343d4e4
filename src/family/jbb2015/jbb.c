/* SPECjbb2015 pages: recognising them, and the walk over their parts. The page is described by jbb_facts.c. */
#include "family/jbb2015/jbb.h"

#include "family/jbb2015/jbb_reader.h"

#include <string.h>

enum { RECOGNISE_LINES = 400 };

static int recognise(const struct lines *lines)
{
	int sure = 0;
	struct jbb_metric metric;
	for (size_t i = 0; i < lines->count && i < RECOGNISE_LINES; i++) {
		if (jbb_metric_row(lines, lines_whole(lines, i), &metric))
			return 100;
		if (slice_is(slice_trim(lines->line[i].text), JBB_SUT_HEAD))
			sure = 60;
	}
	return sure;
}

static void caption(struct page *page, const struct outline_section *section)
{
	page_pass(page, section->head, CLAIM_DECORATION);
}

static jbb_part_reader *const readers[JBB_PART_COUNT] = {
	[JBB_TOP] = jbb_top, [JBB_SUMMARY] = jbb_summary, [JBB_ERRORS] = jbb_errors, [JBB_SUT] = jbb_sut_section,
	[JBB_HARDWARE] = jbb_products, [JBB_OTHER_HARDWARE] = jbb_products, [JBB_OS] = jbb_products, [JBB_JVM] = jbb_products,
	[JBB_OTHER_SOFTWARE] = jbb_products, [JBB_CONFIGURATION] = jbb_configurations, [JBB_IMAGE] = jbb_configurations,
	[JBB_INSTANCE] = jbb_configurations, [JBB_STEPS] = jbb_steps, [JBB_SLAS] = jbb_slas, [JBB_BRACKETS] = jbb_brackets,
	[JBB_CAPTION] = caption, [JBB_MIX] = jbb_mix, [JBB_FAILURES] = jbb_failures, [JBB_PROPERTIES] = jbb_properties,
	[JBB_VALIDATION] = jbb_validation,
};

/* Lines of the layout that no part has claimed. */
static void pass_layout(struct page *page)
{
	for (size_t i = 0; i < page->lines->count; i++) {
		struct span row = lines_trim(page->lines, lines_whole(page->lines, i));
		enum claim_reason reason = jbb_facts_layout(lines_text(page->lines, row));
		if (reason != CLAIM_READ && claim_free(page->claims, row))
			page_pass(page, row, reason);
	}
}

struct result *jbb_read(struct arena *arena, struct diags *diags, const struct lines *lines, struct claims **claims)
{
	struct page page = page_new(arena, diags, lines, jbb_family.id, jbb_family.benchmark);
	const struct outline *outline = outline_read(arena, lines, jbb_heads, jbb_head_count);
	for (size_t i = 0; i < outline->count; i++)
		readers[outline->sections[i].part](&page, &outline->sections[i]);
	pass_layout(&page);
	jbb_derive(&page);
	page_unread(&page);
	if (claims)
		*claims = page.claims;
	return build_finish(page.build);
}

static struct result *read_page(struct arena *arena, struct diags *diags, const struct lines *lines)
{
	return jbb_read(arena, diags, lines, NULL);
}

const struct family jbb_family = {.id = "jbb2015", .benchmark = JBB_BENCHMARK, .recognise = recognise, .read = read_page};
