/* The builder: a thin layer over libxml2 that owns the rules of the document: unique registered ids, the order of the root's
 * children, canonical values beside the print, and the states of missing values. */
#include "result/build.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/utf8.h"
#include "result/diag.h"
#include "result/slug.h"
#include "result/state.h"
#include "result/typed.h"
#include "xml/load.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

struct build {
	struct arena *arena;
	struct diags *diags;
	struct result *result;
	struct map *taken; /* id -> size_t: how often it was asked for */
};

static const char *const head_order[] = {"source", "title", "party", "date", "metric"};

static void free_document(void *document)
{
	xmlFreeDoc(document);
}

static xmlNode *build_source_element(struct build *build, const struct build_source *source)
{
	xmlNode *node = build_element(build, build->result->root, "source", NULL);
	const struct slice file = utf8_sanitise(build->arena, slice_of(source->file)); /* a name may be any bytes */
	build_word(build, node, "file", arena_copy(build->arena, file.s, file.n));
	build_word(build, node, "sha256", source->sha256);
	build_count(build, node, "bytes", (int64_t)source->bytes);
	build_count(build, node, "lines", (int64_t)source->lines);
	build_word(build, node, "format", source->format);
	build_word(build, node, "encoding", source->encoding);
	return node;
}

struct build *build_new(struct arena *arena, struct diags *diags, const char *family, const char *benchmark, const struct build_source *source)
{
	struct build *build = arena_alloc(arena, sizeof *build);
	struct result *result = arena_alloc(arena, sizeof *result);
	*build = (struct build){.arena = arena, .diags = diags, .result = result, .taken = map_new(arena)};
	*result = (struct result){.document = xmlNewDoc(BAD_CAST "1.0"), .arena = arena, .file = arena_string(arena, source->file)};
	arena_defer(arena, free_document, result->document);
	load_expect_ids(result->document, 2 * source->lines);
	result->root = xmlNewDocNode(result->document, NULL, BAD_CAST "result", NULL);
	xmlDocSetRootElement(result->document, result->root);
	build_word(build, result->root, "version", "1");
	build_word(build, result->root, "family", family);
	build_word(build, result->root, "benchmark", benchmark);
	build_source_element(build, source);
	return build;
}

xmlNode *build_root(const struct build *build)
{
	return build->result->root;
}

xmlNode *build_find(const struct build *build, const char *id)
{
	return result_node(build->result, id);
}

static size_t head_rank(const xmlNode *node)
{
	size_t rank = 0;
	while (rank < sizeof head_order / sizeof *head_order && strcmp((const char *)node->name, head_order[rank]))
		rank++;
	return rank;
}

static void add_child(xmlNode *parent, xmlNode *node, bool is_root)
{
	xmlNode *before = is_root && head_rank(node) < sizeof head_order / sizeof *head_order ? parent->children : NULL;
	while (before && head_rank(before) <= head_rank(node))
		before = before->next;
	if (before)
		xmlAddPrevSibling(before, node);
	else
		xmlAddChild(parent, node);
}

/* An id nobody has yet. "a.2" may itself be taken by a fact of that name, so the loop asks again. */
static const char *free_id(struct build *build, const char *id)
{
	const char *try = id;
	size_t *first = arena_alloc(build->arena, sizeof *first);
	*first = 1;
	if (map_add(build->taken, slice_of(id), first))
		return id;
	size_t *times = map_find(build->taken, slice_of(id));
	do
		try = arena_printf(build->arena, "%s.%zu", id, ++*times);
	while (!map_add(build->taken, slice_of(try), first));
	return try;
}

static void register_id(struct build *build, xmlNode *node, const char *id)
{
	const char *mine = free_id(build, id);
	xmlAttr *attribute = xmlNewProp(node, BAD_CAST "id", BAD_CAST mine);
	xmlAddID(NULL, build->result->document, BAD_CAST mine, attribute);
}

xmlNode *build_element(struct build *build, xmlNode *parent, const char *name, const char *id)
{
	xmlNode *node = xmlNewDocNode(build->result->document, NULL, BAD_CAST name, NULL);
	assert(node);
	add_child(parent, node, parent == build->result->root);
	if (id)
		register_id(build, node, id);
	return node;
}

void build_attribute(struct build *build, xmlNode *node, const char *name, struct slice value)
{
	xmlSetProp(node, BAD_CAST name, BAD_CAST arena_copy(build->arena, value.s, value.n));
}

void build_word(struct build *build, xmlNode *node, const char *name, const char *value)
{
	(void)build;
	if (value)
		xmlSetProp(node, BAD_CAST name, BAD_CAST value);
	else
		xmlUnsetProp(node, BAD_CAST name);
}

void build_count(struct build *build, xmlNode *node, const char *name, int64_t value)
{
	build_number(build, node, name, (struct decimal){value, 0});
}

void build_number(struct build *build, xmlNode *node, const char *name, struct decimal value)
{
	struct buf text = {0};
	decimal_print(&text, value);
	build_word(build, node, name, text.s);
	buf_drop(&text);
}

void build_place(struct build *build, xmlNode *node, struct place at)
{
	struct buf text = {0};
	if (!at.line)
		return;
	decimal_print(&text, (struct decimal){at.line, 0});
	buf_addc(&text, ':');
	decimal_print(&text, (struct decimal){at.column, 0});
	build_word(build, node, "at", text.s);
	buf_drop(&text);
}

void build_lines(struct build *build, xmlNode *node, size_t first, size_t last)
{
	build_word(build, node, "lines", arena_printf(build->arena, "%zu-%zu", first, last));
}

void build_text(struct build *build, xmlNode *node, struct slice text)
{
	(void)build;
	assert(text.n < INT_MAX);
	if (text.n)
		xmlNodeAddContentLen(node, BAD_CAST text.s, (int)text.n);
}

xmlNode *build_section(struct build *build, const char *id, struct slice title, struct place at)
{
	xmlNode *node = build_element(build, build->result->root, "section", id);
	build_attribute(build, node, "title", title);
	build_place(build, node, at);
	return node;
}

bool build_typed(struct build *build, xmlNode *node, const struct fact *fact, struct slice text, struct place at)
{
	static const char *const typed[] = {"value", "unit", "count", "size", "size-unit", "mhz", "cores", "chips", "cores-per-chip", "threads-per-core"};
	const char *state = state_of(text);
	build_word(build, node, "state", state);
	for (size_t i = 0; node->children && i < sizeof typed / sizeof *typed; i++) /* of a text that has gone on since */
		build_word(build, node, typed[i], NULL);
	const bool two = !state && typed_two_readings(fact, text);
	if (state || (!two && typed_set(build, node, fact, text)))
		return true;
	diags_report(build->diags, &result_diag[two ? RESULT_DIAG_TWO_READINGS : RESULT_DIAG_VALUE], at, "\"%.*s\", expected %s (%s)",
		SLICE_ARGS(slice_sub(text, 0, 60)), typed_name(fact->kind), fact->label ? fact->label : fact->id);
	return false;
}

xmlNode *build_date(struct build *build, const char *role, struct slice text, struct place at)
{
	const struct fact fact = FACT("date", FACT_DATE, NULL, role);
	xmlNode *node = build_element(build, build->result->root, "date", arena_printf(build->arena, "date.%s", role));
	build_word(build, node, "role", role);
	build_typed(build, node, &fact, text, at);
	build_place(build, node, at);
	build_text(build, node, text);
	return node;
}

static xmlNode *add_field(struct build *build, xmlNode *parent, const char *id, struct slice label)
{
	xmlNode *node = build_element(build, parent, "field", id);
	build_attribute(build, node, "label", label);
	return node;
}

xmlNode *build_field(struct build *build, xmlNode *parent, const char *group, const struct fact *fact, struct slice text, struct place at)
{
	const char *id = fact->id[0] == '.' ? arena_printf(build->arena, "%s%s", group, fact->id) : fact->id;
	xmlNode *node = add_field(build, parent, id, slice_of(fact->label));
	build_word(build, node, "key", fact->key);
	build_typed(build, node, fact, text, at);
	build_place(build, node, at);
	build_text(build, node, text);
	return node;
}

xmlNode *build_other_field(struct build *build, xmlNode *parent, const char *group, struct slice label, struct slice text, struct place at)
{
	const char *id = arena_printf(build->arena, "%s.%s", group, slug_make(build->arena, label, 40));
	xmlNode *node = add_field(build, parent, id, label);
	build_word(build, node, "state", state_of(text));
	build_place(build, node, at);
	build_text(build, node, text);
	return node;
}

void build_continue(struct build *build, xmlNode *node, const struct fact *fact, struct slice more, struct place at)
{
	if (node->children)
		build_text(build, node, SLICE(" "));
	build_text(build, node, more);
	struct slice whole = node->children ? slice_of((const char *)node->children->content) : (struct slice){0};
	if (fact)
		build_typed(build, node, fact, whole, at);
	else
		build_word(build, node, "state", state_of(whole));
}

static struct date date_of(const struct build *build, const char *id)
{
	struct date date = {0};
	struct value value = result_attribute(build->result, id, "value");
	if (value.known)
		date_parse(value.text, &date);
	return date;
}

void build_identify(struct build *build, struct slice company, struct slice system)
{
	struct date date = date_of(build, "date.test");
	if (!date.year)
		date = date_of(build, "date.published");
	register_id(build, build->result->root, slug_result(build->arena, result_family(build->result), company, system, date));
}

struct result *build_finish(struct build *build)
{
	if (!xmlHasProp(build->result->root, BAD_CAST "id"))
		build_identify(build, result_field(build->result, "submitter").text, result_field(build->result, "title").text);
	if (!xmlHasProp(build->result->root, BAD_CAST "status"))
		build_word(build, build->result->root, "status", "compliant");
	return build->result;
}
