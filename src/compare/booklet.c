/* Writes the BOOKLET document. Numbers that templates show (places, ratios, best values) are computed here, once. */
#include "compare/booklet.h"

#include "base/buf.h"
#include "base/number.h"
#include "xml/load.h"

#include <string.h>

static xmlNode *add(xmlNode *parent, const char *name)
{
	return xmlNewChild(parent, NULL, (const xmlChar *)name, NULL);
}

static void set(xmlNode *node, const char *name, const char *value)
{
	if (value && *value)
		xmlNewProp(node, (const xmlChar *)name, (const xmlChar *)value);
}

static void set_count(struct arena *arena, xmlNode *node, const char *name, size_t value)
{
	set(node, name, arena_printf(arena, "%zu", value));
}

static const char *decimal_text(struct arena *arena, struct decimal value)
{
	struct buf text = {0};
	decimal_print(&text, value);
	const char *kept = arena_copy(arena, text.s, text.n);
	buf_drop(&text);
	return kept;
}

static void add_metric(struct arena *arena, xmlNode *parent, const struct summary_metric *metric, bool primary)
{
	xmlNode *node = xmlNewTextChild(parent, NULL, (const xmlChar *)"metric", (const xmlChar *)metric->text);
	set(node, "name", metric->id);
	set(node, "label", metric->label);
	set(node, "unit", metric->unit);
	if (metric->known)
		set(node, "value", decimal_text(arena, metric->value));
	set(node, "better", metric->less ? "lower" : "higher");
	if (primary)
		set(node, "primary", "yes");
}

static const char *group_id(struct arena *arena, size_t i)
{
	return arena_printf(arena, "g%zu", i + 1);
}

static const char *group_title(struct arena *arena, const struct summary *first)
{
	return *first->category ? arena_printf(arena, "%s-%s", first->benchmark, first->category) : first->benchmark;
}

static void add_result(struct arena *arena, xmlNode *root, const struct summary *summary)
{
	xmlNode *node = add(root, "result");
	set(node, "id", summary->ref);
	set(node, "result", summary->id);
	set_count(arena, node, "chapter", summary->chapter);
	set(node, "family", summary->family);
	set(node, "benchmark", summary->benchmark);
	set(node, "category", summary->category);
	set(node, "status", summary->status);
	set(node, "system", *summary->system ? summary->system : summary->title);
	set(node, "product", summary->product);
	set(node, "submitter", summary->submitter);
	set(node, "license", summary->license);
	set(node, "published", summary->published);
	set(node, "tested", summary->tested);
	set(node, "sha256", summary->sha256);
	if (summary->twin)
		set(node, "same-as", summary->twin->ref);
	xmlNewTextChild(node, NULL, (const xmlChar *)"title", (const xmlChar *)summary->title);
	for (size_t i = 0; i < summary->metric_count; i++)
		add_metric(arena, node, &summary->metrics[i], i == 0);
}

/* Value over the best of the group, to three decimals. */
static const char *ratio_text(struct arena *arena, const struct summary_metric *metric, const struct summary_metric *best)
{
	double below = decimal_value(best->value);
	if (below == 0)
		return NULL;
	struct buf text = {0};
	number_print_fixed(&text, decimal_value(metric->value) / below, 3);
	const char *kept = arena_copy(arena, text.s, text.n);
	buf_drop(&text);
	return kept;
}

static void add_group(struct arena *arena, xmlNode *root, const struct booklet_group *group, size_t i)
{
	const struct summary *best = group->ranked[0];
	xmlNode *node = add(root, "group");
	set(node, "id", group_id(arena, i));
	set(node, "title", group_title(arena, best));
	set(node, "family", best->family);
	set(node, "benchmark", best->benchmark);
	set(node, "category", best->category);
	set_count(arena, node, "count", group->count);
	for (size_t r = 0; r < group->count; r++) {
		const struct summary *summary = group->ranked[r];
		xmlNode *rank = add(node, "rank");
		set_count(arena, rank, "place", group->places[r]);
		set(rank, "result", summary->ref);
		bool tie = (r > 0 && group->places[r] == group->places[r - 1]) ||
			(r + 1 < group->count && group->places[r + 1] == group->places[r]);
		set(rank, "tie", tie ? "yes" : NULL);
		set(rank, "value", decimal_text(arena, summary->metrics[0].value));
		set(rank, "ratio", ratio_text(arena, &summary->metrics[0], &best->metrics[0]));
		set(rank, "system", *summary->system ? summary->system : summary->title);
		set(rank, "product", summary->product);
		set(rank, "submitter", summary->submitter);
		set(rank, "license", summary->license);
		set(rank, "published", summary->published);
		set(rank, "tested", summary->tested);
		for (size_t m = 0; m < summary->metric_count; m++)
			add_metric(arena, rank, &summary->metrics[m], m == 0);
	}
}

/* Different benchmarks, or categories of one benchmark, are never compared: a refusal a pair of groups. */
static void add_refusals(struct arena *arena, xmlNode *root, const struct booklet_plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++)
		for (size_t j = i + 1; j < plan->group_count; j++) {
			const struct summary *a = plan->groups[i].ranked[0], *b = plan->groups[j].ranked[0];
			xmlNode *node = add(root, "refusal");
			set(node, "left", group_title(arena, a));
			set(node, "right", group_title(arena, b));
			set(node, "rule", strcmp(a->benchmark, b->benchmark) ? "benchmark" : "category");
			set(node, "level", "refuse");
		}
}

static const char *reason_of(const struct summary *summary)
{
	if (summary->twin)
		return "twice";
	return strcmp(summary->status, "compliant") ? summary->status : "no-metric";
}

static void add_unranked(xmlNode *root, const struct summary *summary)
{
	xmlNode *node = add(root, "unranked");
	set(node, "result", summary->ref);
	set(node, "reason", reason_of(summary));
	set(node, "system", *summary->system ? summary->system : summary->title);
	set(node, "submitter", summary->submitter);
	set(node, "benchmark", summary->benchmark);
	set(node, "category", summary->category);
}

static void free_document(void *document)
{
	xmlFreeDoc(document);
}

xmlDoc *booklet_write(struct arena *arena, const struct booklet_plan *plan)
{
	xmlDoc *document = xmlNewDoc((const xmlChar *)"1.0");
	arena_defer(arena, free_document, document);
	xmlNode *root = xmlNewDocNode(document, NULL, (const xmlChar *)"booklet", NULL);
	xmlDocSetRootElement(document, root);
	set(root, "version", "1");
	set_count(arena, root, "count", plan->count);
	size_t ranked = 0;
	const char *latest = "";
	for (size_t i = 0; i < plan->group_count; i++)
		ranked += plan->groups[i].count;
	for (size_t i = 0; i < plan->count; i++)
		if (strcmp(plan->all[i]->published, latest) > 0)
			latest = plan->all[i]->published;
	set_count(arena, root, "ranked", ranked);
	set(root, "published", latest);
	for (size_t i = 0; i < plan->count; i++)
		add_result(arena, root, plan->all[i]);
	for (size_t i = 0; i < plan->group_count; i++)
		add_group(arena, root, &plan->groups[i], i);
	add_refusals(arena, root, plan);
	for (size_t i = 0; i < plan->count; i++)
		if (!summary_ranked(plan->all[i]))
			add_unranked(root, plan->all[i]);
	load_register_ids(document);
	return document;
}
