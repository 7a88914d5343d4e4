/* SPECjbb2015 pages: recognising them, and the walk over their parts. The page is described by jbb_facts.c. */
#include "family/jbb2015/jbb.h"

#include "family/jbb2015/jbb_reader.h"
#include "family/jbb2015/jbb_rules.h"
#include "result/node.h"


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

static void caption(struct jbb *jbb, const struct outline_section *section)
{
	page_pass(&jbb->page, section->head, CLAIM_DECORATION);
}

static jbb_part_reader *const readers[JBB_PART_COUNT] = {
	[JBB_TOP] = jbb_top, [JBB_SUMMARY] = jbb_summary, [JBB_ERRORS] = jbb_errors, [JBB_SUT] = jbb_sut_section,
	[JBB_HARDWARE] = jbb_products, [JBB_OTHER_HARDWARE] = jbb_products, [JBB_OS] = jbb_products, [JBB_JVM] = jbb_products,
	[JBB_OTHER_SOFTWARE] = jbb_products, [JBB_CONFIGURATION] = jbb_configurations, [JBB_IMAGE] = jbb_configurations,
	[JBB_INSTANCE] = jbb_configurations, [JBB_STEPS] = jbb_steps, [JBB_SLAS] = jbb_slas, [JBB_BRACKETS] = jbb_brackets,
	[JBB_CAPTION] = caption, [JBB_MIX] = jbb_mix, [JBB_FAILURES] = jbb_failures, [JBB_PROPERTIES] = jbb_properties,
	[JBB_VALIDATION] = jbb_validation,
};

xmlNode *jbb_section(struct page *page, const char *id, struct slice title, struct span at)
{
	xmlNode *node = build_find(page->build, id);
	return node ? node : build_section(page->build, id, title, page_place(page, at));
}

void jbb_lines(struct page *page, xmlNode *node, size_t first, size_t last)
{
	struct slice before = node_attribute(node, "lines");
	size_t dash = slice_find_char(before, 0, '-');
	struct decimal from, to;
	bool known = decimal_parse(slice_sub(before, 0, dash), &from) && decimal_parse(slice_sub(before, dash + 1, before.n), &to);
	first = known && (size_t)from.units < first ? (size_t)from.units : first;
	last = known && (size_t)to.units > last ? (size_t)to.units : last;
	build_lines(page->build, node, first, last);
}

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
	struct jbb jbb = {.page = page_new(arena, diags, lines, jbb_family.id, jbb_family.benchmark)};
	const struct outline *outline = outline_read(arena, lines, jbb_heads, jbb_head_count);
	for (size_t i = 0; i < outline->count; i++)
		readers[outline->sections[i].part](&jbb, &outline->sections[i]);
	pass_layout(&jbb.page);
	jbb_derive(&jbb.page);
	page_unread(&jbb.page);
	if (claims)
		*claims = jbb.page.claims;
	return build_finish(jbb.page.build);
}

static struct result *read_page(struct arena *arena, struct diags *diags, const struct lines *lines)
{
	return jbb_read(arena, diags, lines, NULL);
}

const struct family jbb_family = {.id = "jbb2015", .benchmark = JBB_BENCHMARK, .recognise = recognise, .read = read_page, .rule_functions = jbb_rule_functions};
