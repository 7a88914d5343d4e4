/* Software products, configurations and systems: a heading that is a listed name, label/value rows, interfaces, tuning lines. */
#include "family/diag.h"
#include "family/heap.h"
#include "family/jappserver2004/jas_facts.h"
#include "family/jappserver2004/jas_reader.h"
#include "read/notes.h"
#include "result/vocabulary.h"

#include <string.h>

struct part_kind {
	const char *element, *prefix;
};

static const struct part_kind kinds[JAS_PART_COUNT] = {
	[JAS_SOFTWARE] = {"software", "sw"}, [JAS_CONFIGURATION] = {"configuration", "conf"}, [JAS_SYSTEM] = {"system", "hw"},
};

static const struct jas_names *names_of(const struct jas *jas, enum jas_part part)
{
	const struct jas_outline *outline = jas->outline;
	return part == JAS_SOFTWARE ? &outline->software : part == JAS_CONFIGURATION ? &outline->configurations : &outline->systems;
}

const char *jas_part_id(struct jas *jas, enum jas_part part, size_t name)
{
	return arena_printf(jas->page.arena, "%s_%zu", kinds[part].prefix, name + 1);
}

static xmlNode *open_part(struct jas *jas, enum jas_part part, size_t index, struct span at)
{
	struct build *build = jas->page.build;
	const struct jas_name *name = &names_of(jas, part)->items[index];
	xmlNode *node = build_element(build, build_root(build), kinds[part].element, jas_part_id(jas, part, index));
	build_attribute(build, node, "name", name->text);
	build_place(build, node, page_place(&jas->page, at));
	return node;
}

static xmlNode *open_section(struct jas *jas, const struct jas_section *section)
{
	page_take(&jas->page, section->head);
	return open_part(jas, section->part, section->name, section->head);
}

/* The first row that begins with the label; count when there is none. */
static size_t find_label(const struct jas *jas, const struct jas_section *section, const char *label)
{
	size_t i = 0;
	while (i < section->count && !label_match(page_text(&jas->page, section->rows[i]), label, LABEL_LOOSE))
		i++;
	return i;
}

/* Everything behind "Notes / Tuning Information" is tuning, one line an element. The row of that label. */
static size_t read_tuning(struct jas *jas, xmlNode *node, const struct jas_section *section)
{
	size_t notes = find_label(jas, section, JAS_TUNING);
	if (notes == section->count)
		return notes;
	page_pass(&jas->page, section->rows[notes], CLAIM_DECORATION);
	notes_lines(&jas->page, node, "tuning", section->rows + notes + 1, section->count - notes - 1);
	return notes;
}

/* A count of a field as an attribute of its group, when it is a number. */
static void lift(struct jas *jas, xmlNode *node, const char *id, const char *suffix, const char *from, const char *to)
{
	const xmlNode *field = build_find(jas->page.build, arena_printf(jas->page.arena, "%s%s", id, suffix));
	xmlChar *value = field ? xmlGetNoNsProp((xmlNode *)field, BAD_CAST from) : NULL;
	if (value)
		build_word(jas->page.build, node, to, (const char *)value);
	xmlFree(value);
}

void jas_software_section(struct jas *jas, const struct jas_section *section)
{
	xmlNode *node = open_section(jas, section);
	const char *id = jas_part_id(jas, JAS_SOFTWARE, section->name);
	page_fields(&jas->page, node, id, jas_software.facts, jas_software.count, section->rows, section->count);
}

static void read_interfaces(struct jas *jas, xmlNode *node, const struct span *rows, size_t count)
{
	page_pass(&jas->page, rows[0], CLAIM_DECORATION);
	notes_lines(&jas->page, node, "interface", rows + 1, count - 1);
}

void jas_configuration_section(struct jas *jas, const struct jas_section *section)
{
	xmlNode *node = open_section(jas, section);
	const char *id = jas_part_id(jas, JAS_CONFIGURATION, section->name);
	size_t notes = find_label(jas, section, JAS_TUNING), interfaces = find_label(jas, section, JAS_INTERFACES);
	size_t end = interfaces < notes ? interfaces : notes;
	page_fields(&jas->page, node, id, jas_configuration.facts, jas_configuration.count, section->rows, end);
	if (interfaces < notes)
		read_interfaces(jas, node, section->rows + interfaces, notes - interfaces);
	read_tuning(jas, node, section);
	lift(jas, node, id, ".instances", "value", VOCABULARY_INSTANCES);
	heap_set(jas->page.build, node);
}

static void set_threads(struct jas *jas, xmlNode *node, const char *id)
{
	const xmlNode *cpus = build_find(jas->page.build, arena_printf(jas->page.arena, "%s.cpus", id));
	if (!cpus)
		return;
	struct decimal cores = {0}, per_core = {0};
	xmlChar *a = xmlGetNoNsProp((xmlNode *)cpus, BAD_CAST VOCABULARY_CORES);
	xmlChar *b = xmlGetNoNsProp((xmlNode *)cpus, BAD_CAST VOCABULARY_THREADS_PER_CORE);
	bool known = a && b && decimal_parse(slice_of((char *)a), &cores) && decimal_parse(slice_of((char *)b), &per_core);
	xmlFree(a);
	xmlFree(b);
	if (known && cores.units < 1000000 && per_core.units < 1000000)
		build_count(jas->page.build, node, VOCABULARY_THREADS, cores.units * per_core.units);
}

void jas_system_section(struct jas *jas, const struct jas_section *section)
{
	struct page *page = &jas->page;
	xmlNode *node = open_section(jas, section);
	const char *id = jas_part_id(jas, JAS_SYSTEM, section->name);
	build_word(page->build, node, "sut", section->sut ? "yes" : "no");
	page_fields(page, node, id, jas_system.facts, jas_system.count, section->rows, find_label(jas, section, JAS_TUNING));
	read_tuning(jas, node, section);
	lift(jas, node, id, ".systems", "value", VOCABULARY_COUNT);
	lift(jas, node, id, ".cpus", VOCABULARY_CORES, VOCABULARY_CORES);
	lift(jas, node, id, ".cpus", VOCABULARY_CHIPS, VOCABULARY_CHIPS);
	set_threads(jas, node, id);
	lift(jas, node, id, ".memory", "value", VOCABULARY_MEMORY);
}

void jas_unseen_names(struct jas *jas)
{
	for (enum jas_part part = JAS_SOFTWARE; part <= JAS_SYSTEM; part++)
		for (size_t i = 0; i < names_of(jas, part)->count; i++) {
			const struct jas_name *name = &names_of(jas, part)->items[i];
			if (name->seen)
				continue;
			open_part(jas, part, i, name->at);
			diags_report(jas->page.diags, &family_diag[FAMILY_DIAG_NO_SECTION], page_place(&jas->page, name->at), "%.*s",
				SLICE_ARGS(name->text));
		}
}
