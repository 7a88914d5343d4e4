/* What follows from the facts of a page: product and system of the title, what configurations and systems are for, which product
 * and hardware a configuration names, and the latest availability. Nothing here reads the page. */
#include "base/map.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jappserver2004/jas_reader.h"
#include "family/standing.h"
#include "result/node.h"

static xmlNode *part(struct jas *jas, enum jas_part kind, size_t i)
{
	return build_find(jas->page.build, jas_part_id(jas, kind, i));
}

static xmlNode *part_field(struct jas *jas, enum jas_part kind, size_t i, const char *suffix)
{
	return build_find(jas->page.build, arena_printf(jas->page.arena, "%s%s", jas_part_id(jas, kind, i), suffix));
}

static bool holds(struct slice text, const char *words)
{
	return slice_find(text, 0, slice_of(words)) < text.n;
}

/* Adds a word to @role, a list set apart by blanks, unless it is there. */
static void add_role(struct jas *jas, xmlNode *node, const char *role)
{
	struct slice old = node_attribute(node, "role");
	if (!node || holds(old, role))
		return;
	build_word(jas->page.build, node, "role", old.n ? arena_printf(jas->page.arena, "%.*s %s", SLICE_ARGS(old), role) : role);
}

/* Names to the first element that bears them. */
static struct map *elements_by_name(struct jas *jas, enum jas_part kind, const struct jas_names *names)
{
	struct map *map = map_new(jas->page.arena);
	for (size_t i = 0; i < names->count; i++)
		map_add(map, names->items[i].text, part(jas, kind, i));
	return map;
}

/* A field that names a product or a system gets @ref, the id of it. Gives back its element, NULL when nothing has that name. */
static xmlNode *refer(struct jas *jas, xmlNode *field, const struct map *elements)
{
	xmlNode *element = field ? map_find(elements, node_text(field)) : NULL;
	if (element)
		build_attribute(jas->page.build, field, "ref", node_attribute(element, "id"));
	return element;
}

static void derive_configuration(struct jas *jas, const struct map *software, const struct map *systems, size_t i)
{
	static const struct {
		const char *field, *software_role, *role;
	} products[] = {
		{".j2ee-product", "j2ee", "app"}, {".db-product", "db", "db"}, {".jvm-product", "jvm", NULL}, {".jdbc-product", "jdbc", NULL},
		{".web-product", "web", NULL},
	};
	xmlNode *node = part(jas, JAS_CONFIGURATION, i);
	xmlNode *system = refer(jas, part_field(jas, JAS_CONFIGURATION, i, ".hardware"), systems);
	for (size_t p = 0; p < sizeof products / sizeof *products; p++) {
		xmlNode *field = part_field(jas, JAS_CONFIGURATION, i, products[p].field);
		add_role(jas, refer(jas, field, software), products[p].software_role);
		if (!field || !products[p].role)
			continue;
		add_role(jas, node, products[p].role);
		add_role(jas, slice_is(node_attribute(system, "sut"), "yes") ? system : NULL, products[p].role);
	}
	if (holds(jas->outline->configurations.items[i].text, "Emulator"))
		add_role(jas, node, "emulator");
	if (holds(jas->outline->configurations.items[i].text, "Driver"))
		add_role(jas, node, "driver");
}

/* Systems outside the SUT say in their names what they are for. */
static void derive_system(struct jas *jas, size_t i)
{
	struct slice name = jas->outline->systems.items[i].text;
	xmlNode *node = part(jas, JAS_SYSTEM, i);
	if (!slice_is(node_attribute(node, "sut"), "no"))
		return;
	if (holds(name, "Driver") || holds(name, "Satellite") || holds(name, "Load"))
		add_role(jas, node, "driver");
	if (holds(name, "Emulator"))
		add_role(jas, node, "emulator");
}

/* The model of the first system that runs the application server; the first system under test when no role is known. */
static struct slice sut_model(struct jas *jas)
{
	struct slice model = {0};
	for (size_t i = 0; i < jas->outline->systems.count; i++) {
		xmlNode *system = part(jas, JAS_SYSTEM, i), *field = part_field(jas, JAS_SYSTEM, i, ".model");
		bool app = slice_starts(node_attribute(system, "role"), "app");
		if (!slice_is(node_attribute(system, "sut"), "yes") || !field || (model.n && !app))
			continue;
		model = node_text(field);
		if (app)
			break;
	}
	return model;
}

/* The last " on " of the title, text.n when there is none. */
static size_t last_on(struct slice title)
{
	size_t found = title.n;
	for (size_t at = 0; (at = slice_find(title, at, SLICE(" on "))) < title.n; at++)
		found = at;
	return found;
}

/* "X on Y": product and system. Otherwise the title is the product, and the system is the model of the application tier. */
static void derive_title(struct jas *jas)
{
	xmlNode *node = build_find(jas->page.build, "title");
	if (!node)
		return;
	struct slice title = node_text(node);
	size_t on = last_on(title);
	struct slice system = on < title.n ? slice_sub(title, on + 4, title.n) : sut_model(jas);
	build_attribute(jas->page.build, node, "product", slice_sub(title, 0, on));
	if (system.n)
		build_attribute(jas->page.build, node, "system", system);
}

static struct date date_of(const xmlNode *field)
{
	struct date date = {0};
	date_parse(node_attribute(field, "value"), &date);
	return date;
}

static void derive_latest(struct jas *jas, const char *role, enum jas_part kind, size_t count, const char *suffix)
{
	const xmlNode *latest = NULL;
	for (size_t i = 0; i < count; i++) {
		const xmlNode *field = part_field(jas, kind, i, suffix);
		bool counts = kind != JAS_SYSTEM || slice_is(node_attribute(part(jas, kind, i), "sut"), "yes");
		if (field && counts && node_attribute(field, "value").n && (!latest || date_compare(date_of(field), date_of(latest)) > 0))
			latest = field;
	}
	if (!latest)
		return;
	xmlNode *node = build_date(jas->page.build, role, node_text(latest), (struct place){0});
	build_word(jas->page.build, node, "derived", "yes");
	build_attribute(jas->page.build, node, "from", node_attribute(latest, "id"));
	build_attribute(jas->page.build, node, "at", node_attribute(latest, "at"));
}

void jas_derive(struct jas *jas)
{
	static const struct standing_proof proofs[] = {STANDING_PUBLISHED, {"mix", "mix of transactions"}, {"timings", "response times"}, {NULL, NULL}};
	standing_finish(&jas->page, NULL, proofs);
	const struct map *software = elements_by_name(jas, JAS_SOFTWARE, &jas->outline->software);
	const struct map *systems = elements_by_name(jas, JAS_SYSTEM, &jas->outline->systems);
	for (size_t i = 0; i < jas->outline->configurations.count; i++)
		derive_configuration(jas, software, systems, i);
	for (size_t i = 0; i < jas->outline->systems.count; i++)
		derive_system(jas, i);
	derive_title(jas);
	derive_latest(jas, "hardware", JAS_SYSTEM, jas->outline->systems.count, ".hw-available");
	derive_latest(jas, "software", JAS_SOFTWARE, jas->outline->software.count, ".availability");
}
