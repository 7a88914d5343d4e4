/* Loading files of rules: checked against the vocabulary, includes followed, every expression compiled and every name in it looked
 * up, so that a mistake is reported before the first result. The main function is rules_load. */
#include "audit/rules.h"

#include "audit/diag.h"
#include "audit/library.h"
#include "audit/vocabulary.h"
#include "base/file.h"
#include "base/near.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_DEPTH = 8 };

struct reader {
	struct arena *arena;
	struct diags *diags;
	const struct rules_source *source;
	struct rules *rules;
	struct path_context *names; /* to look functions up */
	struct map *ids;            /* of the file in hand: a rule of the same id in a later file replaces the earlier one */
	int depth;
	bool ok;
};

static void wrong(struct reader *reader, enum audit_diag kind, struct place at, const char *detail)
{
	reader->ok = false;
	diags_report(reader->diags, &audit_diag[kind], at, "%s", detail);
}

static bool is_name_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || ((unsigned char)c & 0x80);
}

/* The names known to an expression: the steps before it and those in `extra`. */
static void check_variable(struct reader *reader, const struct rule *rule, const char *const *extra, struct slice name, struct place at)
{
	struct arena *arena = reader->arena;
	const char **known = arena_array(arena, rule->step_count + 2, sizeof *known);
	size_t count = 0;
	for (size_t i = 0; i < rule->step_count; i++)
		known[count++] = rule->steps[i].name;
	for (; *extra; extra++)
		known[count++] = *extra;
	for (size_t i = 0; i < count; i++)
		if (slice_is(name, known[i]))
			return;
	const char *near = near_name(name, known, count);
	wrong(reader, AUDIT_DIAG_VARIABLE, at, near ? arena_printf(arena, "$%.*s; did you mean '$%s'?", SLICE_ARGS(name), near) :
		arena_printf(arena, "$%.*s", SLICE_ARGS(name)));
}

static void check_variables(struct reader *reader, const struct rule *rule, const char *const *extra, const char *source, struct place at)
{
	for (const char *c = source; *c; c++) {
		if (*c == '"' || *c == '\'') {
			c = strchr(c + 1, *c);
			if (!c)
				return;
		} else if (*c == '$') {
			const char *end = c + 1;
			while (is_name_char(*end))
				end++;
			check_variable(reader, rule, extra, (struct slice){c + 1, (size_t)(end - c - 1)}, at);
			c = end - 1;
		}
	}
}

/* The expression in an attribute; NULL when the attribute is absent or the expression wrong. */
static struct path_expr *expression(struct reader *reader, const struct rule *rule, const xmlNode *node, const char *name)
{
	static const char *const computed[] = {"expected", "found", NULL};
	const char *text = load_attribute(node, name);
	if (!text)
		return NULL;
	const struct place at = load_attribute_place(node, name);
	struct path_expr *expr = path_compile(reader->arena, reader->diags, at, slice_of(text));
	if (!expr || !path_check(reader->names, expr)) {
		reader->ok = false;
		return NULL;
	}
	const bool last = strcmp(name, "tolerance") == 0 || strcmp(name, "holds") == 0;
	check_variables(reader, rule, last ? computed : computed + 2, text, at);
	return expr;
}

/* The place of a value in a list of choices; 0, the default, when it is absent. */
static size_t choice(const xmlNode *node, const char *name, const char *const *choices)
{
	const char *value = load_attribute(node, name);
	for (size_t i = 0; value && choices[i]; i++)
		if (strcmp(value, choices[i]) == 0)
			return i;
	return 0;
}

static bool yes(const xmlNode *node, const char *name)
{
	const char *value = load_attribute(node, name);
	return value && strcmp(value, "yes") == 0;
}

static void read_step(struct reader *reader, struct rule *rule, const xmlNode *node)
{
	static const char *const as[] = {"number", "text", "date", "nodes", NULL};
	static const char *const printed[] = {"rounded", "truncated", "exact", NULL};
	struct rule_step step = {
		.name = load_attribute(node, "name"),
		.select = expression(reader, rule, node, "select"),
		.input = strcmp((const char *)node->name, "input") == 0,
		.as = (enum rule_as)choice(node, "as", as),
		.printed = (enum rule_printed)choice(node, "printed", printed),
		.optional = yes(node, "optional"),
		.mark = expression(reader, rule, node, "mark"),
	};
	for (size_t i = 0; i < rule->step_count; i++)
		if (strcmp(rule->steps[i].name, step.name) == 0)
			wrong(reader, AUDIT_DIAG_TWICE, load_attribute_place(node, "name"), arena_printf(reader->arena, "'%s'", step.name));
	*(struct rule_step *)arena_push(reader->arena, &rule->steps, &rule->step_count, &rule->step_capacity, sizeof step) = step;
}

/* "audit.jops": what only a message can be; other words stand for themselves. */
static bool is_id(struct slice text)
{
	bool dot = false;
	for (size_t i = 0; i < text.n; i++) {
		const char c = text.s[i];
		if (c != '.' && c != '-' && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9'))
			return false;
		dot = dot || (c == '.' && i > 0 && i + 1 < text.n);
	}
	return dot;
}

static void check_message(struct reader *reader, const xmlNode *node, const char *name)
{
	const struct rules_messages *messages = reader->source->messages;
	const char *id = load_attribute(node, name);
	if (!messages || !id || !is_id(slice_of(id)) || messages->exists(messages->user, id))
		return;
	const char *near = messages->nearest(reader->arena, messages->user, slice_of(id));
	wrong(reader, AUDIT_DIAG_MESSAGE, load_attribute_place(node, name), near ? arena_printf(reader->arena, "'%s'; did you mean '%s'?", id, near) :
		arena_printf(reader->arena, "'%s'", id));
}

static void read_words(struct reader *reader, struct rule *rule, const xmlNode *node)
{
	static const char *const names[] = {"say-expected", "say-found", "say-tolerance", "say-reason", "say-missing", "say-needed"};
	_Static_assert(sizeof names / sizeof *names == RULE_SAY_COUNT, "an attribute for each part");
	check_message(reader, node, "title");
	for (size_t i = 0; i < RULE_SAY_COUNT; i++) {
		rule->say[i] = load_attribute(node, names[i]);
		check_message(reader, node, names[i]);
	}
}

static void read_expressions(struct reader *reader, struct rule *rule, const xmlNode *node)
{
	rule->expected = expression(reader, rule, node, "expected");
	rule->found = expression(reader, rule, node, "found");
	rule->low = expression(reader, rule, node, "low");
	rule->high = expression(reader, rule, node, "high");
	rule->holds = expression(reader, rule, node, "holds");
	rule->tolerance = expression(reader, rule, node, "tolerance");
	rule->uncheckable = expression(reader, rule, node, "uncheckable");
}

/* A rule compares, or says what holds, or is there for what is missing or cannot be checked. */
static void check_sense(struct reader *reader, const struct rule *rule)
{
	if (!reader->ok || rule->holds || rule->uncheckable)
		return;
	if (rule->relation == RULE_BETWEEN && !(rule->low && rule->high && rule->found))
		wrong(reader, AUDIT_DIAG_NOTHING_TO_HOLD, rule->at, arena_printf(reader->arena, "'%s'; relation=\"between\" needs low, high and found", rule->id));
	else if (rule->relation != RULE_BETWEEN && !(rule->expected && rule->found))
		wrong(reader, AUDIT_DIAG_NOTHING_TO_HOLD, rule->at, arena_printf(reader->arena, "'%s'; expected and found, or holds", rule->id));
}

static struct rule *find(const struct rules *rules, const char *id)
{
	for (size_t i = 0; i < rules->count; i++)
		if (strcmp(rules->all[i].id, id) == 0)
			return &rules->all[i];
	return NULL;
}

static void add_rule(struct reader *reader, const struct rule *rule)
{
	struct rules *rules = reader->rules;
	struct rule *earlier = find(rules, rule->id);
	if (!map_add(reader->ids, slice_of(rule->id), (void *)rule->id))
		wrong(reader, AUDIT_DIAG_TWICE, rule->at, arena_printf(reader->arena, "rule '%s'", rule->id));
	else if (earlier)
		*earlier = *rule;
	else
		*(struct rule *)arena_push(reader->arena, &rules->all, &rules->count, &rules->capacity, sizeof *rule) = *rule;
}

static void read_rule(struct reader *reader, const xmlNode *node)
{
	static const char *const relations[] = {"equal", "at-most", "at-least", "between", NULL};
	const char *decimals = load_attribute(node, "decimals"), *severity = load_attribute(node, "severity");
	struct rule rule = {
		.id = load_attribute(node, "id"),
		.title = load_attribute(node, "title"),
		.source = load_attribute(node, "source"),
		.unit = load_attribute(node, "unit"),
		.severity = severity && strcmp(severity, "please-check") == 0 ? VERDICT_PLEASE_CHECK : VERDICT_FAIL,
		.relation = (enum rule_relation)choice(node, "relation", relations),
		.decimals = decimals ? atoi(decimals) : -1,
		.silent = yes(node, "silent"),
		.join = yes(node, "join"),
		.at = load_place(node),
	};
	read_words(reader, &rule, node);
	rule.for_each = expression(reader, &rule, node, "for-each");
	rule.when = expression(reader, &rule, node, "when");
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			read_step(reader, &rule, child);
	read_expressions(reader, &rule, node);
	check_sense(reader, &rule);
	add_rule(reader, &rule);
}

static void read_word(struct reader *reader, const xmlNode *node)
{
	const char *list = load_attribute(node, "list");
	struct rules_words *words = map_find(reader->rules->words, slice_of(list));
	if (!words) {
		words = arena_alloc(reader->arena, sizeof *words);
		map_add(reader->rules->words, slice_of(list), words);
	}
	xmlChar *content = xmlNodeGetContent(node);
	const struct slice text = slice_trim(slice_of((const char *)content));
	if (text.n)
		*(const char **)arena_push(reader->arena, &words->words, &words->count, &words->capacity, sizeof *words->words) =
			arena_copy(reader->arena, text.s, text.n);
	xmlFree(content);
}

static void read_file(struct reader *reader, const char *path);

static void read_include(struct reader *reader, const xmlNode *node)
{
	const struct place at = load_attribute_place(node, "href");
	const char *path = load_resolve(reader->arena, reader->diags, at, reader->source->templates, load_attribute(node, "href"));
	if (!path) {
		reader->ok = false;
		return;
	}
	if (reader->depth == MOST_DEPTH) {
		wrong(reader, AUDIT_DIAG_INCLUDE, at, arena_printf(reader->arena, "more than %d deep", MOST_DEPTH));
		return;
	}
	struct map *ids = reader->ids;
	reader->depth++;
	read_file(reader, path);
	reader->depth--;
	reader->ids = ids;
}

static void read_root(struct reader *reader, const xmlNode *root)
{
	const char *family = load_attribute(root, "family");
	if (family && strcmp(family, reader->source->family) != 0) {
		wrong(reader, AUDIT_DIAG_FAMILY, load_attribute_place(root, "family"),
			arena_printf(reader->arena, "%s; the result is of %s", family, reader->source->family));
		return;
	}
	for (const xmlNode *node = root->children; node; node = node->next) {
		const char *name = (const char *)node->name;
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (strcmp(name, "include") == 0)
			read_include(reader, node);
		else if (strcmp(name, "word") == 0)
			read_word(reader, node);
		else
			read_rule(reader, node);
	}
}

/* `document` NULL: it could not be read, which is reported. */
static void read_document(struct reader *reader, xmlDoc *document)
{
	if (!document || !check_document(reader->diags, &vocabulary_rules, document)) {
		reader->ok = false;
		return;
	}
	reader->ids = map_new(reader->arena);
	reader->names = path_context_new(reader->arena, reader->diags, document, reader->rules->functions, reader->rules->function_count, NULL);
	read_root(reader, xmlDocGetRootElement(document));
}

static void read_file(struct reader *reader, const char *path)
{
	read_document(reader, load_file(reader->arena, reader->diags, path, LOAD_MAX_BYTES));
}

/* False: there is no such family, which is reported. */
static bool is_family(struct reader *reader, struct place at, const char *family)
{
	const char *const *all = reader->source->families;
	size_t count = 0;
	for (; all && all[count]; count++)
		if (strcmp(all[count], family) == 0)
			return true;
	if (!all)
		return true;
	const char *near = near_name(slice_of(family), all, count);
	wrong(reader, AUDIT_DIAG_NO_FAMILY, at, near ? arena_printf(reader->arena, "'%s'; did you mean '%s'?", family, near) :
		arena_printf(reader->arena, "'%s'", family));
	return false;
}

/* --rules: rules of the user's own. Those of another benchmark wait for a result of it. */
static void read_extra(struct reader *reader)
{
	const struct rules_source *source = reader->source;
	xmlDoc *document = source->extra_bytes.s ?
		load_bytes(reader->arena, reader->diags, source->extra, source->extra_bytes, LOAD_MAX_BYTES) :
		load_file(reader->arena, reader->diags, source->extra, LOAD_MAX_BYTES);
	const xmlNode *root = document ? xmlDocGetRootElement(document) : NULL;
	const char *family = root ? load_attribute(root, "family") : NULL;
	if (family && !is_family(reader, load_attribute_place(root, "family"), family))
		return;
	if (!family || strcmp(family, source->family) == 0)
		read_document(reader, document);
}

/* A family's name becomes a file's: letters, digits and hyphens. */
static bool has_file(const char *family)
{
	return *family && strspn(family, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(family);
}

struct rules *rules_load(struct arena *arena, struct diags *diags, const struct rules_source *source)
{
	struct rules *rules = arena_alloc(arena, sizeof *rules);
	struct reader reader = {.arena = arena, .diags = diags, .source = source, .rules = rules, .ok = true};
	rules->family = source->family;
	rules->words = map_new(arena);
	rules->functions = library_all(arena, source->functions, &rules->function_count);
	const char *own = arena_printf(arena, "%s/rules/%s.xml", source->templates, source->family);
	read_file(&reader, has_file(source->family) && file_same(own, own) ? own : arena_printf(arena, "%s/rules/general.xml", source->templates));
	if (source->extra)
		read_extra(&reader);
	return reader.ok ? rules : NULL;
}

const struct rule *rules_find(const struct rules *rules, const char *id)
{
	return find(rules, id);
}

const char *rules_near(struct arena *arena, const struct rules *rules, const char *id)
{
	const char **names = arena_array(arena, rules->count + 1, sizeof *names);
	for (size_t i = 0; i < rules->count; i++)
		names[i] = rules->all[i].id;
	return near_name(slice_of(id), names, rules->count);
}
