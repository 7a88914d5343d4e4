/* Checking the names of a template. Expressions are scanned as text outside of their quotes: what libxml2 compiled cannot be asked. */
#include "bind/check.h"

#include "base/map.h"
#include "base/near.h"
#include "bind/diag.h"
#include "bind/functions.h"
#include "template/elements.h"

#include <string.h>

struct checking {
	struct bind_tools tools;
	struct path_context *paths;
	struct map *variables;  /* that the template gives a value somewhere; NULL: it is a part, and others may give them */
	struct map *warned;
	const struct chart_kind *kind; /* of the chart around */
	bool fine;
};

static void wrong(struct checking *c, enum bind_diag kind, struct place at, struct slice word, const char *near)
{
	c->fine = false;
	diags_report(c->tools.diags, &bind_diag[kind], at, near ? "\"%.*s\"; did you mean \"%s\"?" : "\"%.*s\"", SLICE_ARGS(word), near);
}

static const char *nearest_key(const struct checking *c, const struct map *map, struct slice word)
{
	const size_t count = map_count(map);
	const char **names = arena_array(c->tools.arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(map, i).s;
	return near_name(word, names, count);
}

/* ---- expressions ---- */

static bool is_name_char(char ch)
{
	return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || (ch >= '0' && ch <= '9') || ch == '-' || ch == '_' || ch == '.' || ch & 0x80;
}

static struct slice name_at(struct slice text, size_t at)
{
	size_t end = at;
	while (end < text.n && is_name_char(text.s[end]))
		end++;
	return slice_sub(text, at, end);
}

static void check_variable(struct checking *c, struct place at, struct slice name)
{
	if (c->variables && !map_find(c->variables, name))
		wrong(c, BIND_VARIABLE, at, name, nearest_key(c, c->variables, name));
}

/* word('id'... at its opening bracket: an id that is a literal must be a message. */
static void check_word(struct checking *c, struct place at, struct slice text, size_t bracket)
{
	size_t from = bracket + 1;
	while (from < text.n && (text.s[from] == ' ' || text.s[from] == '\n' || text.s[from] == '\t'))
		from++;
	if (from >= text.n || (text.s[from] != '\'' && text.s[from] != '"'))
		return;
	const size_t end = slice_find_char(text, from + 1, text.s[from]);
	const struct slice id = slice_sub(text, from + 1, end);
	if (!message_exists(c->tools.messages, arena_copy(c->tools.arena, id.s, id.n)))
		wrong(c, BIND_WORD, at, id, message_nearest(c->tools.arena, c->tools.messages, id));
}

static void check_slow(struct checking *c, struct place at, struct slice text)
{
	if (map_add(c->warned, (struct slice){(const char *)&at.line, sizeof at.line}, c))
		diags_report(c->tools.diags, &bind_diag[BIND_SLOW], at, "%.*s; id('...') finds one fact at once", SLICE_ARGS(text));
}

static size_t check_token(struct checking *c, struct place at, struct slice text, size_t i)
{
	if (text.s[i] == '$') {
		const struct slice name = name_at(text, i + 1);
		check_variable(c, at, name);
		return i + 1 + name.n;
	}
	if (text.s[i] == '/' && i + 1 < text.n && text.s[i + 1] == '/') {
		check_slow(c, at, text);
		return i + 2;
	}
	const struct slice name = name_at(text, i);
	if (slice_is(name, "word") && i + name.n < text.n && text.s[i + name.n] == '(')
		check_word(c, at, text, i + name.n);
	return i + (name.n ? name.n : 1);
}

static void check_expression(struct checking *c, const struct path_expr *expr, struct place at)
{
	const struct slice text = slice_of(path_source(expr));
	if (!path_check(c->paths, expr))
		c->fine = false;
	for (size_t i = 0; i < text.n;) {
		if (text.s[i] == '\'' || text.s[i] == '"')
			i = slice_find_char(text, i + 1, text.s[i]) + 1;
		else
			i = check_token(c, at, text, i);
	}
}

/* ---- attributes ---- */

static void check_styles(struct checking *c, const struct template_text *value)
{
	for (size_t i = 0; i < value->count; i++) {
		const struct slice all = value->parts[i].expr ? (struct slice){"", 0} : value->parts[i].text;
		for (size_t at = 0; at < all.n;) {
			const struct slice name = name_at(all, at);
			at += name.n + 1;
			if (name.n && value->count == 1 && !theme_has_style(c->tools.theme, arena_copy(c->tools.arena, name.s, name.n)))
				theme_style(c->tools.theme, c->tools.diags, value->at, NULL, arena_copy(c->tools.arena, name.s, name.n)), c->fine = false;
		}
	}
}

static const char *literal(const struct template_node *node, const char *attribute, struct arena *arena)
{
	const struct template_attribute *found = template_find(node, attribute);
	if (!found || found->value.count != 1 || found->value.parts[0].expr)
		return NULL;
	return arena_copy(arena, found->value.parts[0].text.s, found->value.parts[0].text.n);
}

static const struct chart_kind *check_kind(struct checking *c, const struct template_node *node)
{
	const char *name = literal(node, "kind", c->tools.arena);
	const struct chart_kind *kind = name ? chart_find(name) : NULL;
	if (!name || kind)
		return kind;
	const char **names = arena_array(c->tools.arena, chart_count(), sizeof *names);
	for (size_t i = 0; i < chart_count(); i++)
		names[i] = chart_at(i)->name;
	wrong(c, BIND_CHART_KIND, node->at, slice_of(name), near_name(slice_of(name), names, chart_count()));
	return NULL;
}

static bool is_channel(const char *attribute)
{
	return strcmp(attribute, "name") != 0 && strcmp(attribute, "select") != 0 && strcmp(attribute, "if") != 0;
}

static void check_channels(struct checking *c, const struct template_node *node, const struct chart_set_kind *set)
{
	const char *names[CHART_CHANNELS];
	size_t count = 0;
	while (count < CHART_CHANNELS && set->channels[count].name) {
		names[count] = set->channels[count].name;
		count++;
	}
	for (size_t i = 0; i < node->attribute_count; i++) {
		const char *name = node->attributes[i].name;
		bool known = !is_channel(name);
		for (size_t k = 0; k < count; k++)
			known = known || strcmp(names[k], name) == 0;
		if (!known)
			wrong(c, BIND_CHANNEL, node->attributes[i].value.at, slice_of(name), near_name(slice_of(name), names, count));
	}
}

static void check_set(struct checking *c, const struct template_node *node)
{
	const char *name = literal(node, "name", c->tools.arena);
	const char *names[CHART_SETS];
	size_t count = 0;
	for (; c->kind && name && count < CHART_SETS && c->kind->sets[count].name; count++) {
		names[count] = c->kind->sets[count].name;
		if (strcmp(names[count], name) == 0) {
			check_channels(c, node, &c->kind->sets[count]);
			return;
		}
	}
	if (count)
		wrong(c, BIND_CHART_SET, node->at, slice_of(name), near_name(slice_of(name), names, count));
}

static bool names_styles(const char *attribute)
{
	return strcmp(attribute, "style") == 0 || slice_ends(slice_of(attribute), "-style");
}

static void check_text(struct checking *c, const struct template_text *text, struct place at)
{
	for (size_t i = 0; i < text->count; i++)
		if (text->parts[i].expr)
			check_expression(c, text->parts[i].expr, text->at.line ? text->at : at);
}

/* Recursive: the loader bounds the depth. */
static void check_node(struct checking *c, const struct template_node *node)
{
	const struct chart_kind *around = c->kind;
	check_text(c, &node->text, node->at);
	for (size_t i = 0; i < node->attribute_count; i++) {
		const struct template_attribute *attribute = &node->attributes[i];
		check_text(c, &attribute->value, node->at);
		if (attribute->expr)
			check_expression(c, attribute->expr, attribute->value.at);
		else if (names_styles(attribute->name))
			check_styles(c, &attribute->value);
	}
	if (node->element && node->element->kind == ELEMENT_CHART)
		c->kind = check_kind(c, node);
	if (node->element && node->element->kind == ELEMENT_SET)
		check_set(c, node);
	for (const struct template_node *child = node->given; child; child = child->next)
		check_node(c, child);
	for (const struct template_node *child = node->first; child; child = child->next)
		check_node(c, child);
	c->kind = around;
}

static void find_variables(struct checking *c, const struct template_node *node)
{
	const bool gives = node->element && (node->element->kind == ELEMENT_VARIABLE || node->element->kind == ELEMENT_PARAM);
	const char *name = gives ? literal(node, "name", c->tools.arena) : NULL;
	if (name)
		map_add(c->variables, slice_of(name), c);
	for (const struct template_node *child = node->given; child; child = child->next)
		find_variables(c, child);
	for (const struct template_node *child = node->first; child; child = child->next)
		find_variables(c, child);
}

static void drop_document(void *document)
{
	xmlFreeDoc(document);
}

static struct path_context *any_context(struct bind_tools tools)
{
	size_t count;
	const struct path_function *const *functions = functions_all(tools.arena, &count);
	xmlDoc *document = xmlNewDoc((const xmlChar *)"1.0");
	if (!document)
		return NULL;
	arena_defer(tools.arena, drop_document, document);
	xmlDocSetRootElement(document, xmlNewNode(NULL, (const xmlChar *)"result"));
	return path_context_new(tools.arena, tools.diags, document, functions, count, NULL);
}

bool bind_check(struct bind_tools tools, const struct template *template)
{
	struct checking c = {.tools = tools, .fine = true, .warned = map_new(tools.arena), .paths = any_context(tools)};
	const struct template_node *root = template_root(template);
	if (root->element->kind != ELEMENT_PART) {
		c.variables = map_new(tools.arena);
		map_add(c.variables, SLICE("retrieved"), &c);
		map_add(c.variables, SLICE("chapter"), &c);
		find_variables(&c, root);
	}
	check_node(&c, root);
	return c.fine;
}
