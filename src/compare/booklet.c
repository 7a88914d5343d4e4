/* Writes the BOOKLET document. Numbers that templates show (places, ratios, best values) are computed here, once. */
#include "compare/booklet.h"

#include "base/buf.h"
#include "compare/booklet_result.h"
#include "compare/compare.h"
#include "compare/element.h"
#include "result/result.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

static bool same_benchmark(const struct summary *a, const struct summary *b)
{
	return strcmp(a->benchmark, b->benchmark) == 0 && strcmp(a->family, b->family) == 0;
}

static void add_family(struct arena *arena, xmlNode *root, struct summary *const *of, size_t count)
{
	size_t ranked = 0;
	for (size_t i = 0; i < count; i++)
		ranked += summary_ranked(of[i]) && !of[i]->alone;
	xmlNode *node = element_add(root, "family");
	element_set(node, "name", of[0]->family);
	element_set(node, "benchmark", of[0]->benchmark);
	element_count(arena, node, "count", count);
	element_count(arena, node, "ranked", ranked);
	struct buf refs = {0};
	for (size_t i = 0; i < count; i++)
		buf_addf(&refs, "%s%s", i ? " " : "", of[i]->ref);
	element_set(node, "results", refs.s);
	buf_drop(&refs);
}

/* The benchmarks that there are results of, each with its family: the family of unknown benchmarks has several. */
static void add_families(struct arena *arena, xmlNode *root, const struct booklet_plan *plan)
{
	for (size_t from = 0, to; from < plan->count; from = to) {
		for (to = from + 1; to < plan->count && same_benchmark(plan->all[from], plan->all[to]);)
			to++;
		add_family(arena, root, plan->all + from, to - from);
	}
}

enum { DECIMALS = 6 }; /* of what is derived: enough that a page rounds it once */

/* Value over the best of the group; NULL over zero and less. */
static const char *ratio_text(struct arena *arena, const struct summary *summary, const struct summary *best)
{
	double below = decimal_value(best->metrics[0].value);
	return below <= 0 ? NULL : element_fixed(arena, decimal_value(summary->metrics[0].value) / below, DECIMALS);
}

/* The second metric over the first; NULL without both. */
static const char *share_text(struct arena *arena, const struct summary *summary)
{
	const struct summary_metric *metrics = summary->metrics;
	if (summary->metric_count < 2 || !metrics[1].known || decimal_value(metrics[0].value) <= 0)
		return NULL;
	return element_fixed(arena, decimal_value(metrics[1].value) / decimal_value(metrics[0].value), DECIMALS);
}

/* Below 0: a is better. */
static int compare_metric(const struct summary *a, const struct summary *b, size_t metric)
{
	int order = decimal_compare(b->metrics[metric].value, a->metrics[metric].value);
	return a->metrics[metric].less ? -order : order;
}

/* By how much of the next value the best one is better; NULL over zero and less. */
static const char *margin_text(struct arena *arena, const struct summary_metric *best, const struct summary_metric *next)
{
	double a = decimal_value(best->value), b = decimal_value(next->value);
	return b <= 0 ? NULL : element_fixed(arena, (best->less ? b - a : a - b) / b, DECIMALS);
}

/* Whether all results of the group have the metric at that index, as a number. */
static bool has_metric(const struct booklet_group *group, size_t metric)
{
	for (size_t i = 0; i < group->count; i++) {
		const struct summary *summary = group->ranked[i];
		if (metric >= summary->metric_count || !summary->metrics[metric].known ||
			strcmp(summary->metrics[metric].id, group->ranked[0]->metrics[metric].id))
			return false;
	}
	return true;
}

/* Who leads by a metric, how many share that, who follows by how much. Of equal ones the first in the ranking is named. */
static void add_lead(struct arena *arena, xmlNode *group_node, const struct booklet_group *group, size_t metric)
{
	const struct summary *best = group->ranked[0], *next = NULL;
	size_t leaders = 0;
	for (size_t i = 1; i < group->count; i++)
		if (compare_metric(group->ranked[i], best, metric) < 0)
			best = group->ranked[i];
	for (size_t i = 0; i < group->count; i++) {
		bool leads = compare_metric(group->ranked[i], best, metric) == 0;
		leaders += leads;
		if (!leads && (!next || compare_metric(group->ranked[i], next, metric) < 0))
			next = group->ranked[i];
	}
	xmlNode *node = element_add(group_node, "lead");
	element_set(node, "metric", best->metrics[metric].id);
	element_set(node, "result", best->ref);
	element_count(arena, node, "leaders", leaders);
	element_set(node, "next", next ? next->ref : NULL);
	element_set(node, "margin", next ? margin_text(arena, &best->metrics[metric], &next->metrics[metric]) : NULL);
}

/* The metric over the chips and cores of the tier that it is held against: derived. Over cores only where they are sure. */
static void set_per_part(struct arena *arena, xmlNode *rank, const struct tier *tier, const struct summary_metric *metric)
{
	double value = decimal_value(metric->value);
	element_known(arena, rank, "chips", tier->chips);
	element_known(arena, rank, "cores", tier->cores);
	if (tier->chips && !metric->less)
		element_set(rank, "per-chip", element_fixed(arena, value / (double)tier->chips, DECIMALS));
	if (tier->cores && tier->sound && !metric->less)
		element_set(rank, "per-core", element_fixed(arena, value / (double)tier->cores, DECIMALS));
}

static void add_rank(struct arena *arena, xmlNode *node, const struct booklet_group *group, size_t r)
{
	const struct summary *summary = group->ranked[r];
	bool tie = (r > 0 && group->places[r] == group->places[r - 1]) || (r + 1 < group->count && group->places[r + 1] == group->places[r]);
	xmlNode *rank = element_add(node, "rank");
	element_count(arena, rank, "place", group->places[r]);
	element_set(rank, "tie", tie ? "yes" : NULL);
	element_set(rank, "result", summary->ref);
	element_set(rank, "value", element_decimal(arena, summary->metrics[0].value));
	element_set(rank, "ratio", ratio_text(arena, summary, group->ranked[0]));
	if (r > 0)
		element_set(rank, "behind", margin_text(arena, &group->ranked[r - 1]->metrics[0], &summary->metrics[0]));
	element_set(rank, "share", share_text(arena, summary));
	const struct tier *tier = tiers_measure(&summary->tiers);
	if (tier)
		set_per_part(arena, rank, tier, &summary->metrics[0]);
}

static void set_published(xmlNode *node, struct summary *const *summaries, size_t count)
{
	const char *first = "", *last = "";
	for (size_t i = 0; i < count; i++) {
		const char *date = summaries[i]->published;
		if (*date && (!*first || strcmp(date, first) < 0))
			first = date;
		if (strcmp(date, last) > 0)
			last = date;
	}
	element_set(node, "first", first);
	element_set(node, "last", last);
}

static void add_group(struct arena *arena, xmlNode *root, const struct booklet_group *group, size_t n)
{
	const struct summary *best = group->ranked[0];
	xmlNode *node = element_add(root, "group");
	element_set(node, "id", arena_printf(arena, "g%zu", n));
	element_set(node, "family", best->family);
	element_set(node, "benchmark", best->benchmark);
	element_set(node, "category", best->category);
	element_set(node, "metric", best->metrics[0].id);
	element_set(node, "better", best->metrics[0].less ? "lower" : "higher");
	element_count(arena, node, "metrics", best->metric_count);
	element_count(arena, node, "count", group->count);
	set_published(node, group->ranked, group->count);
	for (size_t m = 0; m < best->metric_count; m++)
		if (has_metric(group, m))
			add_lead(arena, node, group, m);
	for (size_t r = 0; r < group->count; r++)
		add_rank(arena, node, group, r);
}

/* A result without a peer is no ranking, and leads nobody. */
static void add_alone(xmlNode *root, const struct summary *summary)
{
	xmlNode *node = element_add(root, "alone");
	element_set(node, "result", summary->ref);
	element_set(node, "benchmark", summary->benchmark);
	element_set(node, "category", summary->category);
}

static void add_groups(struct arena *arena, xmlNode *root, const struct booklet_plan *plan)
{
	size_t n = 0;
	for (size_t i = 0; i < plan->group_count; i++)
		if (plan->groups[i].count > 1)
			add_group(arena, root, &plan->groups[i], ++n);
	for (size_t i = 0; i < plan->group_count; i++)
		if (plan->groups[i].count == 1)
			add_alone(root, plan->groups[i].ranked[0]);
}

/* family: of a category's refusal, whose reason depends on it. */
static void add_refusal(xmlNode *root, const char *rule, const char *family, const char *benchmark, const char *left, const char *right)
{
	xmlNode *node = element_add(root, "refusal");
	element_set(node, "rule", rule);
	element_set(node, "family", family);
	element_set(node, "benchmark", benchmark);
	element_set(node, "left", left);
	element_set(node, "right", right);
	element_set(node, "level", "refuse");
}

/* Groups are sorted by benchmark: whether group i is the first of its own. */
static bool begins_benchmark(const struct booklet_plan *plan, size_t i)
{
	return i == 0 || strcmp(plan->groups[i].ranked[0]->benchmark, plan->groups[i - 1].ranked[0]->benchmark);
}

/* Different benchmarks, or categories of one benchmark, are never compared: a refusal a pair. */
static void add_refusals(xmlNode *root, const struct booklet_plan *plan)
{
	for (size_t i = 0; i < plan->group_count; i++)
		for (size_t j = i + 1; j < plan->group_count; j++) {
			const struct summary *a = plan->groups[i].ranked[0], *b = plan->groups[j].ranked[0];
			if (strcmp(a->benchmark, b->benchmark) == 0)
				add_refusal(root, "category", a->family, a->benchmark, a->category, b->category);
			else if (begins_benchmark(plan, i) && begins_benchmark(plan, j))
				add_refusal(root, "benchmark", NULL, NULL, a->benchmark, b->benchmark);
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
	xmlNode *node = element_add(root, "unranked");
	element_set(node, "result", summary->ref);
	element_set(node, "benchmark", summary->benchmark);
	element_set(node, "category", summary->category);
	element_set(node, "reason", reason_of(summary));
	if (summary->twin)
		element_set(node, "same-as", summary->twin->ref);
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
	size_t ranked = 0;
	for (size_t i = 0; i < plan->group_count; i++)
		ranked += plan->groups[i].count > 1 ? plan->groups[i].count : 0;
	element_set(root, "version", "1");
	element_count(arena, root, "count", plan->count);
	element_count(arena, root, "ranked", ranked);
	set_published(root, plan->all, plan->count);
	for (size_t i = 0; i < plan->count; i++)
		booklet_add_result(arena, root, plan->all[i]);
	add_families(arena, root, plan);
	add_groups(arena, root, plan);
	add_refusals(root, plan);
	for (size_t i = 0; i < plan->count; i++)
		if (!summary_ranked(plan->all[i]))
			add_unranked(root, plan->all[i]);
	load_register_ids(document);
	return document;
}

void compare_export_xml(struct buf *out, const xmlDoc *booklet)
{
	/* the form of an exported result suits any document without namespaces */
	const struct result view = {.root = xmlDocGetRootElement(booklet)};
	result_export_xml(out, &view);
}
