/* Reads a result's summary through its typed access: summary_of. No ranking here. */
#include "compare/summary.h"

#include "result/distinct.h"
#include "xml/load.h"

#include <string.h>

static const char *copy(struct arena *arena, const xmlNode *node, const char *attribute)
{
	const char *value = node ? load_attribute(node, attribute) : NULL;
	return arena_string(arena, value ? value : "");
}

static const char *field_text(struct arena *arena, const struct result *result, const char *id)
{
	struct value value = result_field(result, id);
	return arena_copy(arena, value.text.s ? value.text.s : "", value.text.n);
}

static const char *printed(struct arena *arena, const xmlNode *node)
{
	xmlChar *text = node ? xmlNodeGetContent(node) : NULL;
	const char *kept = arena_string(arena, text ? (const char *)text : "");
	xmlFree(text);
	return kept;
}

static const xmlNode *source_of(const struct result *result)
{
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "source") == 0)
			return node;
	return NULL;
}

static bool is_primary(const xmlNode *metric)
{
	const char *primary = load_attribute(metric, "primary");
	return primary && strcmp(primary, "yes") == 0;
}

static void add_metric(struct arena *arena, struct summary *summary, const xmlNode *node)
{
	if (summary->metric_count == SUMMARY_METRICS)
		return;
	const size_t at = summary->metric_count++;
	const char *better = load_attribute(node, "better");
	struct summary_metric *metric = &summary->metrics[at];
	*metric = (struct summary_metric){
		.id = copy(arena, node, "id"),
		.label = copy(arena, node, "label"),
		.unit = copy(arena, node, "unit"),
		.text = printed(arena, node),
		.less = better && strcmp(better, "lower") == 0,
	};
	const char *value = load_attribute(node, "value");
	metric->known = value && decimal_parse(slice_of(value), &metric->value);
}

/* Those that are primary, or the others, as they stand. */
static void add_metrics(struct arena *arena, struct summary *summary, const struct result *result, bool primary)
{
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "metric") == 0 && is_primary(node) == primary)
			add_metric(arena, summary, node);
}

/* The last part of the source's name. */
static const char *source_name(struct arena *arena, const struct result *result)
{
	const xmlNode *source = source_of(result);
	const char *name = source ? load_attribute(source, "file") : NULL;
	const char *slash = name ? strrchr(name, '/') : NULL;
	return arena_string(arena, slash ? slash + 1 : name ? name : "");
}

static const char *submitter(struct arena *arena, const struct result *result)
{
	const char *ids[] = {"submitter", "tested-by", "sponsor"};
	for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++)
		if (result_node(result, ids[i]))
			return field_text(arena, result, ids[i]);
	return "";
}

static const char *license(struct arena *arena, const struct result *result)
{
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "party") == 0 && load_attribute(node, "license"))
			return copy(arena, node, "license");
	return "";
}

static const char *features(struct arena *arena, const struct result *result)
{
	struct buf text = {0};
	distinct_features(&text, result);
	const char *kept = arena_copy(arena, text.s, text.n);
	buf_drop(&text);
	return kept;
}

/* The maker stands in the title or is that of the hardware; a system whose name begins with the maker's first word is parted there. */
static void part_name(struct arena *arena, struct summary *summary)
{
	const char *system = *summary->system ? summary->system : summary->title;
	const char *maker = *summary->vendor ? summary->vendor : summary->tiers.vendor;
	size_t word = strcspn(maker, " ,");
	summary->maker = maker;
	summary->model = system;
	if (!*summary->vendor && word && strncmp(system, maker, word) == 0 && system[word] == ' ') {
		summary->maker = arena_copy(arena, maker, word);
		summary->model = arena_string(arena, system + word + 1);
	}
}

struct summary *summary_of(struct arena *arena, const struct result *result, size_t given)
{
	const xmlNode *title = result_node(result, "title");
	struct summary *summary = arena_alloc(arena, sizeof *summary);
	*summary = (struct summary){
		.given = given,
		.id = copy(arena, result->root, "id"),
		.features = features(arena, result),
		.family = copy(arena, result->root, "family"),
		.benchmark = copy(arena, result->root, "benchmark"),
		.category = copy(arena, result->root, "category"),
		.status = copy(arena, result->root, "status"),
		.title = printed(arena, title),
		.system = copy(arena, title, "system"),
		.vendor = copy(arena, title, "vendor"),
		.product = copy(arena, title, "product"),
		.submitter = submitter(arena, result),
		.license = license(arena, result),
		.published = copy(arena, result_node(result, "date.published"), "value"),
		.tested = copy(arena, result_node(result, "date.test"), "value"),
		.file = arena_string(arena, result->file ? result->file : ""),
		.source = source_name(arena, result),
		.sha256 = copy(arena, source_of(result), "sha256"),
		.tiers = tiers_of(arena, result),
	};
	part_name(arena, summary);
	add_metrics(arena, summary, result, true);
	add_metrics(arena, summary, result, false);
	return summary;
}

bool summary_ranked(const struct summary *summary)
{
	return strcmp(summary->status, "compliant") == 0 && !summary->twin && summary->metric_count > 0 && summary->metrics[0].known;
}
