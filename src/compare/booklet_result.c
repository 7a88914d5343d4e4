/* A result in the BOOKLET document: what it is called, its metrics, the tiers that it ran on. */
#include "compare/booklet_result.h"

#include "compare/element.h"

static void add_metric(struct arena *arena, xmlNode *parent, const struct summary_metric *metric, bool primary)
{
	xmlNode *node = element_add_text(parent, "metric", metric->text);
	element_set(node, "name", metric->id);
	element_set(node, "label", metric->label);
	element_set(node, "unit", metric->unit);
	if (metric->known)
		element_set(node, "value", element_decimal(arena, metric->value));
	element_set(node, "better", metric->less ? "lower" : "higher");
	if (primary)
		element_set(node, "primary", "yes");
}

static void add_tier(struct arena *arena, xmlNode *parent, const struct tier *tier)
{
	xmlNode *node = element_add(parent, "tier");
	element_set(node, "role", tier->role);
	element_known(arena, node, "nodes", tier->nodes);
	element_known(arena, node, "chips", tier->chips);
	element_known(arena, node, "cores", tier->cores);
	element_known(arena, node, "threads", tier->threads);
	element_set(node, "sound", tier->sound ? "yes" : "no");
	element_set(node, "cpu", tier->cpu);
}

/* What a result is called in sentences: its system, with the vendor where the title names him apart. */
static const char *name_of(struct arena *arena, const struct summary *summary)
{
	const char *system = *summary->system ? summary->system : summary->title;
	return *summary->vendor && *summary->system ? arena_printf(arena, "%s %s", summary->vendor, system) : system;
}

void booklet_add_result(struct arena *arena, xmlNode *root, const struct summary *summary)
{
	xmlNode *node = element_add(root, "result");
	element_set(node, "id", summary->ref);
	element_set(node, "result", summary->id);
	element_count(arena, node, "chapter", summary->chapter);
	element_set(node, "family", summary->family);
	element_set(node, "benchmark", summary->benchmark);
	element_set(node, "category", summary->category);
	element_set(node, "status", summary->status);
	element_set(node, "name", name_of(arena, summary));
	element_set(node, "maker", summary->maker);
	element_set(node, "model", summary->model);
	element_set(node, "vendor", summary->vendor);
	element_set(node, "system", *summary->system ? summary->system : summary->title);
	element_set(node, "product", summary->product);
	element_set(node, "submitter", summary->submitter);
	element_set(node, "license", summary->license);
	element_set(node, "published", summary->published);
	element_set(node, "tested", summary->tested);
	element_set(node, "nets", summary->tiers.nets);
	element_set(node, "net-speed", summary->tiers.net_speed);
	element_set(node, "file", summary->source);
	element_set(node, "sha256", summary->sha256);
	if (summary->twin)
		element_set(node, "same-as", summary->twin->ref);
	element_add_text(node, "title", summary->title);
	for (size_t i = 0; i < summary->metric_count; i++)
		add_metric(arena, node, &summary->metrics[i], i == 0);
	for (size_t i = 0; i < summary->tiers.count; i++)
		add_tier(arena, node, &summary->tiers.tier[i]);
}
