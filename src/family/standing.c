/* Status of a result: set by marks, else by what is missing. */
#include "family/standing.h"

#include "family/diag.h"
#include "result/node.h"
#include "result/state.h"

#include <string.h>

void standing_set(struct page *page, const char *status, struct span at)
{
	build_word(page->build, build_root(page->build), "status", status);
	diags_report(page->diags, &family_diag[FAMILY_DIAG_INVALID], page_place(page, at), "status %s", status);
}

xmlNode *standing_notices(struct page *page)
{
	xmlNode *section = build_find(page->build, "notices");
	return section ? section : build_section(page->build, "notices", (struct slice){0}, (struct place){0});
}

void standing_notice(struct page *page, struct span row, const char *status)
{
	page_line(page, standing_notices(page), "line", row);
	standing_set(page, status, lines_trim(page->lines, row));
}

static bool placeholder(const xmlNode *node)
{
	const char *license = state_of(node_attribute(node, "license"));
	return slice_is(node_attribute(node, "state"), "placeholder") || (license && !strcmp(license, "placeholder"));
}

static bool head_element(const xmlNode *node)
{
	return node_is(node, "title") || node_is(node, "party") || node_is(node, "date") || node_is(node, "metric");
}

/* A date whose text is no date is not there: the last one of a page that was cut in its middle. */
static bool there(const xmlNode *node)
{
	return node && (!node_is(node, "date") || node_attribute(node, "value").n || node_attribute(node, "state").n);
}

/* Reports it, and adds the id to @lacks of the result. */
static void lacks(struct page *page, const struct standing_proof *proof)
{
	xmlNode *root = build_root(page->build);
	struct slice before = node_attribute(root, "lacks");
	diags_report(page->diags, &family_diag[FAMILY_DIAG_CUT], (struct place){page->lines->file, (unsigned)page->lines->count, 1}, "no %s", proof->name);
	build_word(page->build, root, "lacks", arena_printf(page->arena, "%.*s%s%s", SLICE_ARGS(before), before.n ? " " : "", proof->id));
}

void standing_finish(struct page *page, const xmlNode *also, const struct standing_proof *proofs)
{
	xmlNode *root = build_root(page->build);
	bool metric = false, unfilled = false;
	for (const xmlNode *node = root->children; node; node = node->next) {
		metric |= node_is(node, "metric");
		unfilled |= head_element(node) && placeholder(node);
	}
	for (const xmlNode *node = also ? also->children : NULL; node; node = node->next)
		unfilled |= placeholder(node);
	for (; proofs->id; proofs++)
		if (!there(build_find(page->build, proofs->id)))
			lacks(page, proofs);
	if (node_attribute(root, "status").n)
		return;
	if (!metric || unfilled)
		build_word(page->build, root, "status", "unfinished");
	else if (node_attribute(root, "lacks").n)
		build_word(page->build, root, "status", "incomplete");
}
