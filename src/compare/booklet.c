/* Writes the BOOKLET document. Numbers that templates show (places, ratios, best values) are computed here, once. */
#include "compare/booklet.h"

#include "base/buf.h"
#include "base/number.h"
#include "compare/compare.h"
#include "result/result.h"
#include "xml/load.h"

#include <stdlib.h>
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

/* What a result is called in sentences: its system, with the vendor where the title names him apart. */
static const char *name_of(struct arena *arena, const struct summary *summary)
{
	const char *system = *summary->system ? summary->system : summary->title;
	return *summary->vendor && *summary->system ? arena_printf(arena, "%s %s", summary->vendor, system) : system;
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
	set(node, "name", name_of(arena, summary));
	set(node, "vendor", summary->vendor);
	set(node, "system", *summary->system ? summary->system : summary->title);
	set(node, "product", summary->product);
	set(node, "submitter", summary->submitter);
	set(node, "license", summary->license);
	set(node, "published", summary->published);
	set(node, "tested", summary->tested);
	set(node, "file", summary->source);
	set(node, "sha256", summary->sha256);
	if (summary->twin)
		set(node, "same-as", summary->twin->ref);
	xmlNewTextChild(node, NULL, (const xmlChar *)"title", (const xmlChar *)summary->title);
	for (size_t i = 0; i < summary->metric_count; i++)
		add_metric(arena, node, &summary->metrics[i], i == 0);
}

static int by_benchmark(const void *left, const void *right)
{
	const struct summary *a = *(const struct summary *const *)left, *b = *(const struct summary *const *)right;
	int order = strcmp(a->benchmark, b->benchmark);
	if (!order)
		order = strcmp(a->family, b->family);
	return order ? order : a->chapter < b->chapter ? -1 : a->chapter > b->chapter;
}

static bool same_benchmark(const struct summary *a, const struct summary *b)
{
	return strcmp(a->benchmark, b->benchmark) == 0 && strcmp(a->family, b->family) == 0;
}

static void add_family(struct arena *arena, xmlNode *root, const struct summary *const *of, size_t count)
{
	size_t ranked = 0;
	for (size_t i = 0; i < count; i++)
		ranked += summary_ranked(of[i]);
	xmlNode *node = add(root, "family");
	set(node, "name", of[0]->family);
	set(node, "benchmark", of[0]->benchmark);
	set_count(arena, node, "count", count);
	set_count(arena, node, "ranked", ranked);
	struct buf refs = {0};
	for (size_t i = 0; i < count; i++)
		buf_addf(&refs, "%s%s", i ? " " : "", of[i]->ref);
	set(node, "results", refs.s);
	buf_drop(&refs);
}

/* The benchmarks that there are results of, each with its family: the family of unknown benchmarks has several. */
static void add_families(struct arena *arena, xmlNode *root, const struct booklet_plan *plan)
{
	const struct summary **sorted = arena_array(arena, plan->count, sizeof *sorted);
	for (size_t i = 0; i < plan->count; i++)
		sorted[i] = plan->all[i];
	if (plan->count)
		qsort(sorted, plan->count, sizeof *sorted, by_benchmark);
	for (size_t from = 0, to; from < plan->count; from = to) {
		for (to = from + 1; to < plan->count && same_benchmark(sorted[from], sorted[to]);)
			to++;
		add_family(arena, root, sorted + from, to - from);
	}
}

static const char *fixed(struct arena *arena, double value, int decimals)
{
	struct buf text = {0};
	number_print_fixed(&text, value, decimals);
	const char *kept = arena_copy(arena, text.s, text.n);
	buf_drop(&text);
	return kept;
}

/* Value over the best of the group, to three decimals; NULL over zero and less. */
static const char *ratio_text(struct arena *arena, const struct summary *summary, const struct summary *best)
{
	double below = decimal_value(best->metrics[0].value);
	return below <= 0 ? NULL : fixed(arena, decimal_value(summary->metrics[0].value) / below, 3);
}

/* Below 0: a is better. */
static int compare_metric(const struct summary *a, const struct summary *b, size_t metric)
{
	int order = decimal_compare(b->metrics[metric].value, a->metrics[metric].value);
	return a->metrics[metric].less ? -order : order;
}

/* By how much of the next value the best one is better, to four decimals; NULL over zero and less. */
static const char *margin_text(struct arena *arena, const struct summary_metric *best, const struct summary_metric *next)
{
	double a = decimal_value(best->value), b = decimal_value(next->value);
	return b <= 0 ? NULL : fixed(arena, (best->less ? b - a : a - b) / b, 4);
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
	xmlNode *node = add(group_node, "lead");
	set(node, "metric", best->metrics[metric].id);
	set(node, "result", best->ref);
	set_count(arena, node, "leaders", leaders);
	set(node, "next", next ? next->ref : NULL);
	set(node, "margin", next ? margin_text(arena, &best->metrics[metric], &next->metrics[metric]) : NULL);
}

static void add_rank(struct arena *arena, xmlNode *node, const struct booklet_group *group, size_t r)
{
	const struct summary *summary = group->ranked[r];
	bool tie = (r > 0 && group->places[r] == group->places[r - 1]) || (r + 1 < group->count && group->places[r + 1] == group->places[r]);
	xmlNode *rank = add(node, "rank");
	set_count(arena, rank, "place", group->places[r]);
	set(rank, "tie", tie ? "yes" : NULL);
	set(rank, "result", summary->ref);
	set(rank, "value", decimal_text(arena, summary->metrics[0].value));
	set(rank, "ratio", ratio_text(arena, summary, group->ranked[0]));
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
	set(node, "first", first);
	set(node, "last", last);
}

static void add_group(struct arena *arena, xmlNode *root, const struct booklet_group *group, size_t i)
{
	const struct summary *best = group->ranked[0];
	xmlNode *node = add(root, "group");
	set(node, "id", arena_printf(arena, "g%zu", i + 1));
	set(node, "family", best->family);
	set(node, "benchmark", best->benchmark);
	set(node, "category", best->category);
	set(node, "metric", best->metrics[0].id);
	set(node, "better", best->metrics[0].less ? "lower" : "higher");
	set_count(arena, node, "metrics", best->metric_count);
	set_count(arena, node, "count", group->count);
	set_published(node, group->ranked, group->count);
	for (size_t m = 0; m < best->metric_count; m++)
		if (has_metric(group, m))
			add_lead(arena, node, group, m);
	for (size_t r = 0; r < group->count; r++)
		add_rank(arena, node, group, r);
}

static void add_refusal(xmlNode *root, const char *rule, const char *benchmark, const char *left, const char *right)
{
	xmlNode *node = add(root, "refusal");
	set(node, "rule", rule);
	set(node, "benchmark", benchmark);
	set(node, "left", left);
	set(node, "right", right);
	set(node, "level", "refuse");
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
				add_refusal(root, "category", a->benchmark, a->category, b->category);
			else if (begins_benchmark(plan, i) && begins_benchmark(plan, j))
				add_refusal(root, "benchmark", NULL, a->benchmark, b->benchmark);
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
	set(node, "benchmark", summary->benchmark);
	set(node, "category", summary->category);
	set(node, "reason", reason_of(summary));
	if (summary->twin)
		set(node, "same-as", summary->twin->ref);
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
		ranked += plan->groups[i].count;
	set(root, "version", "1");
	set_count(arena, root, "count", plan->count);
	set_count(arena, root, "ranked", ranked);
	set_published(root, plan->all, plan->count);
	for (size_t i = 0; i < plan->count; i++)
		add_result(arena, root, plan->all[i]);
	add_families(arena, root, plan);
	for (size_t i = 0; i < plan->group_count; i++)
		add_group(arena, root, &plan->groups[i], i);
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
