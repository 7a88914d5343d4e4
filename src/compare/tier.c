/* Tiers of a result: tiers_of. Counts are of all systems of a tier together; what is not disclosed stays 0, and nothing is guessed. */
#include "compare/tier.h"

#include "base/decimal.h"
#include "result/vocabulary.h"
#include "xml/load.h"

#include <string.h>

static const char *attribute(const xmlNode *node, const char *name)
{
	const char *value = load_attribute(node, name);
	return value ? value : "";
}

static bool is_element(const xmlNode *node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

enum { COUNT_MOST = 1000000000 }; /* of anything that stands in a room: products of two stay whole */

/* A whole number above 0; 0 for anything else. */
static size_t whole(const char *text)
{
	struct decimal value;
	return decimal_parse(slice_of(text), &value) && value.scale == 0 && value.units > 0 && value.units <= COUNT_MOST ? (size_t)value.units : 0;
}

static const char *text_of(struct arena *arena, const xmlNode *node)
{
	xmlChar *text = node ? xmlNodeGetContent(node) : NULL;
	const char *kept = arena_string(arena, text ? (const char *)text : "");
	xmlFree(text);
	return kept;
}

/* ---- fields by key ---- */

/* The first field of that key at or below a node, outside of systems that are not tested. NULL: none. */
static const xmlNode *field_of(const xmlNode *parent, const char *key)
{
	for (const xmlNode *node = parent->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE || (is_element(node, "system") && strcmp(attribute(node, "sut"), "yes")))
			continue;
		if (is_element(node, "field") && strcmp(attribute(node, "key"), key) == 0)
			return node;
		const xmlNode *inner = field_of(node, key);
		if (inner)
			return inner;
	}
	return NULL;
}

static const xmlNode *field_with_id(const xmlNode *system, const char *id)
{
	const char *own = attribute(system, "id");
	for (const xmlNode *node = system->children; node; node = node->next)
		if (is_element(node, "field") && strncmp(attribute(node, "id"), own, strlen(own)) == 0 && strcmp(attribute(node, "id") + strlen(own), id) == 0)
			return node;
	return NULL;
}

/* ---- a tier ---- */

static void name_cpu(struct arena *arena, struct tier *tier, const xmlNode *field)
{
	const char *cpu = field && !load_attribute(field, "state") ? text_of(arena, field) : "";
	if (!*tier->cpu)
		tier->cpu = cpu;
	else if (*cpu && !strstr(tier->cpu, cpu))
		tier->cpu = arena_printf(arena, "%s, %s", tier->cpu, cpu);
}

/* Whether a whole times a ratio is what it should be, wherever all three are known. */
static bool agree(size_t times, size_t each, size_t all)
{
	return !times || !each || !all || times * each == all;
}

static size_t field_value(const xmlNode *system, const char *id)
{
	const xmlNode *field = field_with_id(system, id);
	return field ? whole(attribute(field, "value")) : 0;
}

/* Whether its counts agree with what is printed per chip and per core, as fields of its own or beside the counts. */
static bool system_sound(const xmlNode *system)
{
	const size_t chips = whole(attribute(system, VOCABULARY_CHIPS)), cores = whole(attribute(system, VOCABULARY_CORES));
	const size_t threads = whole(attribute(system, VOCABULARY_THREADS));
	const xmlNode *counts = field_of(system, VOCABULARY_CORES);
	if (counts && !(agree(chips, whole(attribute(counts, VOCABULARY_CORES_PER_CHIP)), cores) &&
		agree(cores, whole(attribute(counts, VOCABULARY_THREADS_PER_CORE)), threads)))
		return false;
	return agree(chips, field_value(system, "." VOCABULARY_CORES_PER_CHIP), cores) && agree(cores, field_value(system, "." VOCABULARY_THREADS_PER_CORE), threads);
}

static const char *role_of(const xmlNode *system)
{
	const char *role = attribute(system, "role");
	bool app = strstr(role, "app") != NULL, db = strstr(role, "db") != NULL;
	return app == db ? "other" : app ? "app" : "db";
}

static struct tier *tier_for(struct tiers *tiers, const char *role)
{
	for (size_t i = 0; i < tiers->count; i++)
		if (strcmp(tiers->tier[i].role, role) == 0)
			return &tiers->tier[i];
	struct tier *tier = &tiers->tier[tiers->count++];
	*tier = (struct tier){.role = role, .sound = true, .cpu = ""};
	return tier;
}

/* A sum in which something is unknown is unknown. */
static void add_count(size_t *sum, bool first, size_t count, size_t each)
{
	*sum = first || *sum ? (count && each ? *sum + count * each : 0) : 0;
}

static void add_system(struct arena *arena, struct tiers *tiers, const xmlNode *system)
{
	size_t before = tiers->count;
	struct tier *tier = tier_for(tiers, role_of(system));
	bool first = tiers->count > before;
	const xmlNode *vendor = field_with_id(system, ".vendor");
	size_t count = whole(attribute(system, VOCABULARY_COUNT));
	add_count(&tier->nodes, first, count, 1);
	add_count(&tier->chips, first, count, whole(attribute(system, VOCABULARY_CHIPS)));
	add_count(&tier->cores, first, count, whole(attribute(system, VOCABULARY_CORES)));
	add_count(&tier->threads, first, count, whole(attribute(system, VOCABULARY_THREADS)));
	tier->sound &= system_sound(system);
	name_cpu(arena, tier, field_of(system, VOCABULARY_CPU));
	if (vendor && (!*tiers->vendor || (first && strcmp(tier->role, "app") == 0)))
		tiers->vendor = text_of(arena, vendor);
}

/* A page that describes one system in fields. */
static void add_fields(struct arena *arena, struct tiers *tiers, const xmlNode *root)
{
	const xmlNode *cpu = field_of(root, VOCABULARY_CPU), *counts = field_of(root, VOCABULARY_CORES);
	if (!cpu && !counts)
		return;
	struct tier *tier = tier_for(tiers, "other");
	name_cpu(arena, tier, cpu);
	tier->chips = counts ? whole(attribute(counts, VOCABULARY_CHIPS)) : 0;
	tier->cores = counts ? whole(attribute(counts, VOCABULARY_CORES)) : 0;
	tier->sound = !counts || agree(tier->chips, whole(attribute(counts, VOCABULARY_CORES_PER_CHIP)), tier->cores);
}

/* A total that the page gives goes before the sum of its systems, and must be that sum for the tier to be sound. */
static void take_total(struct tier *tier, size_t *sum, const xmlNode *root, const char *key)
{
	const xmlNode *field = field_of(root, key);
	size_t total = field ? whole(attribute(field, "value")) : 0;
	if (!total)
		return;
	tier->sound &= !*sum || *sum == total;
	*sum = total;
}

static bool is_multiple(size_t all, size_t of)
{
	return !all || !of || all % of == 0;
}

static void settle(struct tiers *tiers, const xmlNode *root)
{
	for (size_t i = 0; i < tiers->count; i++) {
		struct tier *tier = &tiers->tier[i];
		if (tiers->count == 1 && strcmp(tier->role, "other") == 0) {
			tier->role = "sut";
			const size_t systems = tier->nodes;
			tier->nodes = 0; /* of which a system may have several */
			take_total(tier, &tier->nodes, root, VOCABULARY_NODES);
			tier->nodes = tier->nodes ? tier->nodes : systems;
			take_total(tier, &tier->chips, root, VOCABULARY_CHIPS);
			take_total(tier, &tier->cores, root, VOCABULARY_CORES);
			take_total(tier, &tier->threads, root, VOCABULARY_THREADS);
		}
		tier->sound = tier->sound && is_multiple(tier->cores, tier->chips) && is_multiple(tier->threads, tier->cores);
	}
}

static void application_first(struct tiers *tiers)
{
	for (size_t i = 1; i < tiers->count; i++)
		if (strcmp(tiers->tier[i].role, "app") == 0) {
			struct tier app = tiers->tier[i];
			tiers->tier[i] = tiers->tier[0];
			tiers->tier[0] = app;
		}
}

struct tiers tiers_of(struct arena *arena, const struct result *result)
{
	struct tiers tiers = {.vendor = ""};
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (is_element(node, "system") && strcmp(attribute(node, "sut"), "yes") == 0)
			add_system(arena, &tiers, node);
	if (!tiers.count)
		add_fields(arena, &tiers, result->root);
	application_first(&tiers);
	settle(&tiers, result->root);
	tiers.nets = text_of(arena, field_of(result->root, VOCABULARY_NETS));
	tiers.net_speed = text_of(arena, field_of(result->root, VOCABULARY_NET_SPEED));
	return tiers;
}

const struct tier *tiers_measure(const struct tiers *tiers)
{
	const char *role = tiers->count ? tiers->tier[0].role : "";
	return strcmp(role, "app") == 0 || strcmp(role, "sut") == 0 ? &tiers->tier[0] : NULL;
}
