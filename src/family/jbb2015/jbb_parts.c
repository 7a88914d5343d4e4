/* The system under test: its totals, its products, and how they were put together. */
#include "family/heap.h"
#include "family/jbb2015/jbb_reader.h"
#include "read/fields.h"
#include "result/node.h"
#include "result/vocabulary.h"


/* How a part of the page becomes an element. */
struct part_kind {
	const char *element, *role;
	const struct jbb_facts *facts;
	enum label_end end;
	enum fields_wrap wrap;
};

static const struct part_kind kinds[JBB_PART_COUNT] = {
	[JBB_HARDWARE] = {"system", NULL, &jbb_hardware, LABEL_GLUED, FIELDS_NO_WRAP},
	[JBB_OTHER_HARDWARE] = {"system", "other", &jbb_product, LABEL_GLUED, FIELDS_NO_WRAP},
	[JBB_OS] = {"software", "os", &jbb_os, LABEL_GLUED, FIELDS_NO_WRAP},
	[JBB_JVM] = {"software", "jvm", &jbb_jvm, LABEL_GLUED, FIELDS_NO_WRAP},
	[JBB_OTHER_SOFTWARE] = {"software", "other", &jbb_product, LABEL_GLUED, FIELDS_NO_WRAP},
	[JBB_CONFIGURATION] = {"configuration", "sut", &jbb_configuration, LABEL_LOOSE, FIELDS_SPREAD},
	[JBB_IMAGE] = {"configuration", "os-image", &jbb_image, LABEL_LOOSE, FIELDS_SPREAD},
	[JBB_INSTANCE] = {"configuration", "jvm", &jbb_instance, LABEL_LOOSE, FIELDS_SPREAD},
};

void jbb_sut_section(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	const struct fields_group group = {jbb_sut.facts, jbb_sut.count, LABEL_GLUED, FIELDS_NO_WRAP, NULL};
	page_take(page, section->head);
	xmlNode *node = build_section(page->build, "sut", page_text(page, section->head), page_place(page, section->head));
	build_lines(page->build, node, section->head.line + 1, outline_last_line(page->lines, section));
	fields_read(page, node, "sut", &group, section->rows, section->count);
}

/* Names of groups are the tester's own; one without '_' could be an id of ours. */
const char *jbb_part_id(const struct page *page, struct slice name)
{
	bool apart = slice_find_char(name, 0, '_') < name.n;
	return arena_printf(page->arena, apart ? "%.*s" : "part_%.*s", SLICE_ARGS(name));
}

/* The id that the element really got: a name that occurs twice gets ".2". */
static const char *open_part(struct page *page, const struct outline_section *section, struct slice name, xmlNode **node)
{
	const struct part_kind *kind = &kinds[section->part];
	page_take(page, section->head);
	*node = build_element(page->build, build_root(page->build), kind->element, jbb_part_id(page, name));
	build_attribute(page->build, *node, "name", name);
	build_word(page->build, *node, "role", kind->role);
	build_lines(page->build, *node, section->head.line + 1, outline_last_line(page->lines, section));
	build_place(page->build, *node, page_place(page, section->head));
	struct slice id = node_attribute(*node, "id");
	return arena_copy(page->arena, id.s, id.n);
}

static void read_part(struct page *page, const struct outline_section *section, xmlNode *node, const char *id)
{
	const struct part_kind *kind = &kinds[section->part];
	const struct fields_group group = {kind->facts->facts, kind->facts->count, kind->end, kind->wrap, &notes_bullet};
	fields_read(page, node, id, &group, section->rows, section->count);
}

static xmlNode *field_of(struct page *page, const char *id, const char *suffix)
{
	return build_find(page->build, arena_printf(page->arena, "%s%s", id, suffix));
}

/* A count of a field as an attribute of its group, times `factor`, when it is a number. */
static void lift(struct page *page, xmlNode *node, const xmlNode *field, const char *name, int64_t factor)
{
	struct decimal value;
	if (!decimal_parse(node_attribute(field, "value"), &value) || value.units > INT64_MAX / factor)
		return;
	value.units *= factor;
	build_number(page->build, node, name, value);
}

static void system_counts(struct page *page, xmlNode *node, const char *id)
{
	build_word(page->build, node, "sut", "yes");
	lift(page, node, field_of(page, id, ".systems"), VOCABULARY_COUNT, 1);
	lift(page, node, field_of(page, id, ".cores-per-system"), VOCABULARY_CORES, 1);
	lift(page, node, field_of(page, id, ".chips-per-system"), VOCABULARY_CHIPS, 1);
	lift(page, node, field_of(page, id, ".threads-per-system"), VOCABULARY_THREADS, 1);
	lift(page, node, field_of(page, id, ".memory"), VOCABULARY_MEMORY, 1024);
}

void jbb_products(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node;
	struct slice name = page_text(page, section->name);
	const char *id = open_part(page, section, name, &node);
	read_part(page, section, node, id);
	xmlNode *named = field_of(page, id, ".name");
	if (named && !node_attribute(named, "state").n)
		build_attribute(page->build, node, "name", node_text(named));
	if (section->part == JBB_HARDWARE)
		system_counts(page, node, id);
	if (section->part == JBB_OS && named)
		build_word(page->build, named, "key", VOCABULARY_OS);
	if (section->part == JBB_JVM && named)
		build_word(page->build, named, "key", VOCABULARY_JVM);
}

/* "jvm_Ctr_1(1), jvm_Backend_1(4)": how many of which, as elements behind the print. False: the text is no such list. */
static bool read_counts(struct page *page, xmlNode *field)
{
	struct slice text = node_text(field);
	text = slice_of(arena_copy(page->arena, text.s, text.n));
	for (size_t at = 0; at < text.n;) {
		size_t end = slice_find_char(text, at, ',');
		struct slice item = slice_trim(slice_sub(text, at, end));
		size_t bracket = slice_find_char(item, 0, '(');
		struct decimal count;
		if (bracket == item.n || !slice_ends(item, ")") || !decimal_parse(slice_trim(slice_sub(item, bracket + 1, item.n - 1)), &count) || count.scale ||
			count.units < 0)
			return false;
		xmlNode *instance = build_element(page->build, field, "instance", NULL);
		build_attribute(page->build, instance, "name", slice_trim(slice_sub(item, 0, bracket)));
		build_number(page->build, instance, "count", count);
		at = end + 1;
	}
	return true;
}

/* The configuration of a system has no name in the page's text: they are counted. */
static struct slice configuration_name(struct jbb *jbb, const struct outline_section *section)
{
	if (section->part != JBB_CONFIGURATION)
		return page_text(&jbb->page, section->name);
	return slice_of(arena_printf(jbb->page.arena, "config_%zu", ++jbb->configurations));
}

void jbb_configurations(struct jbb *jbb, const struct outline_section *section)
{
	struct page *page = &jbb->page;
	xmlNode *node;
	const char *id = open_part(page, section, configuration_name(jbb, section), &node);
	read_part(page, section, node, id);
	xmlNode *list = field_of(page, id, section->part == JBB_IMAGE ? ".jvm-instances" : ".os-images");
	if (list && !node_attribute(list, "state").n)
		read_counts(page, list);
	heap_set(page->build, node);
}
