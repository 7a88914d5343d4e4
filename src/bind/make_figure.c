/* Binding charts. The main function is make_figure_spec. What a kind of chart takes is read from its declaration (chart/spec.h); the
 * picture is drawn elsewhere. */
#include "bind/make_figure.h"

#include "base/near.h"
#include "bind/make_block.h"
#include "bind/diag.h"
#include "bind/make_inline.h"
#include "bind/value.h"

#include <string.h>

struct rows {
	struct chart_row *items;
	size_t count, capacity;
};

struct chart_making {
	const struct chart_kind *kind;
	struct rows sets[CHART_SETS];
	const char *sources[3];         /* the last stays NULL */
	size_t source_count;
};

static void refuse(struct binder *b, enum bind_diag kind, struct place at, const char *word, const char *const *names, size_t count)
{
	const char *near = near_name(slice_of(word), names, count);
	b->failed = true;
	diags_report(b->tools.diags, &bind_diag[kind], at, near ? "\"%s\", did you mean \"%s\"?" : "\"%s\"", word, near);
}

static const struct chart_kind *find_kind(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "kind");
	const struct chart_kind *kind = chart_find(name);
	if (kind)
		return kind;
	const char **names = arena_array(b->tools.arena, chart_count(), sizeof *names);
	for (size_t i = 0; i < chart_count(); i++)
		names[i] = chart_at(i)->name;
	refuse(b, BIND_CHART_KIND, node->at, name, names, chart_count());
	return NULL;
}

static size_t set_count(const struct chart_kind *kind)
{
	size_t count = 0;
	while (count < CHART_SETS && kind->sets[count].name)
		count++;
	return count;
}

static size_t channel_count(const struct chart_set_kind *set)
{
	size_t count = 0;
	while (count < CHART_CHANNELS && set->channels[count].name)
		count++;
	return count;
}

/* The index of the set that a <set> names, or CHART_SETS. */
static size_t find_set(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct chart_kind *kind = scope->chart->kind;
	const char *name = value_plain(b, scope, node, "name");
	const char *names[CHART_SETS];
	for (size_t i = 0; i < set_count(kind); i++) {
		if (strcmp(kind->sets[i].name, name) == 0)
			return i;
		names[i] = kind->sets[i].name;
	}
	refuse(b, BIND_CHART_SET, node->at, name, names, set_count(kind));
	return CHART_SETS;
}

static bool is_channel(const struct template_attribute *attribute)
{
	return strcmp(attribute->name, "name") != 0 && strcmp(attribute->name, "select") != 0 && strcmp(attribute->name, "if") != 0;
}

static bool check_channels(struct binder *b, const struct template_node *node, const struct chart_kind *kind, size_t set)
{
	bool good = true;
	const char *names[CHART_CHANNELS];
	const size_t count = channel_count(&kind->sets[set]);
	for (size_t i = 0; i < count; i++)
		names[i] = kind->sets[set].channels[i].name;
	for (size_t i = 0; i < node->attribute_count; i++) {
		const struct template_attribute *attribute = &node->attributes[i];
		if (!is_channel(attribute) || chart_channel(kind, set, attribute->name) >= 0)
			continue;
		refuse(b, BIND_CHANNEL, attribute->value.at, attribute->name, names, count);
		good = false;
	}
	return good;
}

static struct chart_value channel_value(struct binder *b, const struct scope *scope, const struct template_attribute *attribute, struct place *at)
{
	const struct bound bound = value_shown(b, scope, &attribute->value);
	if (!at->line)
		*at = bound.at;
	if (bound.missing || !*bound.text)
		return (struct chart_value){0};
	return (struct chart_value){ .text = arena_string(b->tools.arena, bound.text), .number = bound.number, .known = bound.known };
}

/* Whether every channel that the kind needs has a value. */
static bool is_complete(struct binder *b, const struct template_node *node, const struct chart_set_kind *set, const struct chart_row *row)
{
	for (size_t i = 0; i < channel_count(set); i++) {
		if (!set->channels[i].required || row->values[i].text)
			continue;
		diags_report(b->tools.diags, &bind_diag[BIND_CHANNEL_EMPTY], node->at, "%s of set %s", set->channels[i].name, set->name);
		return false;
	}
	return true;
}

static void add_row(struct binder *b, const struct template_node *node, const struct scope *scope, size_t set)
{
	const struct chart_kind *kind = scope->chart->kind;
	struct chart_value *values = arena_array(b->tools.arena, channel_count(&kind->sets[set]), sizeof *values);
	struct chart_row row = { .values = values };
	for (size_t i = 0; i < node->attribute_count; i++) {
		const struct template_attribute *attribute = &node->attributes[i];
		if (is_channel(attribute))
			values[chart_channel(kind, set, attribute->name)] = channel_value(b, scope, attribute, &row.at);
	}
	struct rows *rows = &scope->chart->sets[set];
	if (is_complete(b, node, &kind->sets[set], &row))
		*(struct chart_row *)arena_push(b->tools.arena, &rows->items, &rows->count, &rows->capacity, sizeof row) = row;
	if (rows->count > BINDER_MAX_ROWS)
		binder_stop(b, node->at, "rows in a chart", BINDER_MAX_ROWS);
}

void make_figure_set(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const size_t set = find_set(b, node, scope);
	if (set == CHART_SETS || !check_channels(b, node, scope->chart->kind, set))
		return;
	if (!template_find(node, "select")) {
		add_row(b, node, scope, set);
		return;
	}
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		const struct scope inner = walk_scope(scope, &nodes, i);
		add_row(b, node, &inner, set);
	}
}

static void append_plain(struct buf *out, const struct doc_node *node)
{
	for (const struct doc_node *child = node->first; child; child = child->next)
		if (child->kind == DOC_TEXT)
			buf_adds(out, child->text);
}

/* A source line is bound as a paragraph outside the document, for its text alone. */
void make_figure_source(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct chart_making *making = scope->chart;
	if (making->source_count + 1 == sizeof making->sources / sizeof *making->sources)
		return;
	struct doc *kept = b->doc;
	struct buf text = {0};
	b->doc = doc_new(b->tools.arena);
	struct scope inner = *scope;
	inner.style = NULL;
	inner.parent = binder_add(b, NULL, DOC_PARA, NULL, node->at);
	make_inline_children(b, node, &inner);
	append_plain(&text, inner.parent);
	b->doc = kept;
	if (text.n)
		making->sources[making->source_count++] = arena_copy(b->tools.arena, text.s, text.n);
	buf_drop(&text);
}

static const char **bind_words(struct binder *b, const struct chart_kind *kind)
{
	size_t count = 0;
	while (count < CHART_WORDS && kind->words[count])
		count++;
	const char **words = arena_array(b->tools.arena, count, sizeof *words);
	for (size_t i = 0; i < count; i++) {
		const bool whole = slice_starts(slice_of(kind->words[i]), "chart.");
		words[i] = binder_word(b, whole ? kind->words[i] : arena_printf(b->tools.arena, "chart.%s.%s", kind->name, kind->words[i]));
	}
	return words;
}

/* False: a set that the kind needs has no row. */
static bool has_data(struct binder *b, const struct template_node *node, const struct chart_making *making)
{
	for (size_t i = 0; i < set_count(making->kind); i++) {
		const struct chart_set_kind *set = &making->kind->sets[i];
		if (!set->required || making->sets[i].count)
			continue;
		diags_report(b->tools.diags, &bind_diag[BIND_CHART_EMPTY], node->at, "%s needs %s", making->kind->name, set->name);
		return false;
	}
	return true;
}

static struct chart_spec *make_spec(struct binder *b, const struct template_node *node, const struct scope *scope, const struct chart_making *making)
{
	struct chart_spec *spec = arena_alloc(b->tools.arena, sizeof *spec);
	struct chart_set *sets = arena_array(b->tools.arena, CHART_SETS, sizeof *sets);
	for (size_t i = 0; i < CHART_SETS; i++)
		sets[i] = (struct chart_set){ .count = making->sets[i].count, .rows = making->sets[i].items };
	const char *id = value_plain(b, scope, node, "id");
	*spec = (struct chart_spec){
		.kind = making->kind,
		.sets = sets,
		.words = bind_words(b, making->kind),
		.messages = b->tools.messages,
		.title = value_attribute(b, scope, node, "title"),
		.subtitle = value_attribute(b, scope, node, "subtitle"),
		.alt = value_attribute(b, scope, node, "alt"),
		.id = id && *id ? id : making->kind->name,
	};
	memcpy(spec->sources, making->sources, sizeof spec->sources);
	return spec;
}

struct chart_spec *make_figure_spec(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct chart_making making = { .kind = find_kind(b, node, scope) };
	if (!making.kind)
		return NULL;
	struct scope inner = *scope;
	inner.chart = &making;
	inner.line = NULL;
	inner.pass = PASS_ALL;
	walk_children(b, node, &inner);
	return has_data(b, node, &making) ? make_spec(b, node, scope, &making) : NULL;
}

void make_figure(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct chart_spec *spec = make_figure_spec(b, node, scope);
	if (!spec)
		return;
	struct doc_node *chart = make_block_add(b, node, scope, DOC_CHART, "chart");
	chart->chart = spec;
	chart->alt = spec->alt;
	chart->height = value_length(b, scope, node, "height", 0);
}
