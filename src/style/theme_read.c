/* A theme is a chain of files, each based on the next. What the first says of a color, a number or a style goes before what those
 * below say; of a style, property by property. Names are resolved when all files are read, so that a theme that gives one color
 * another value changes every style and every color that names it. The main function is theme_read. */
#include "style/theme_read.h"

#include "base/near.h"
#include "base/number.h"
#include "style/property.h"
#include "style/vocabulary.h"
#include "xml/load.h"

#include <string.h>
#include <unistd.h>

enum { READ_MAX_FILES = 8, READ_MAX_CHAIN = 64 }; /* chain: names that lead to names */

enum resolving { NOT_RESOLVED, RESOLVING, RESOLVED };

struct definition {
	const xmlNode *nodes[READ_MAX_FILES]; /* from the last theme of the chain to the first */
	size_t count;
	size_t file;            /* that gave the last node */
	enum resolving state;
	struct color color;
	struct property_set set;
};

struct reader {
	struct arena *arena;
	struct diags *diags;
	const char *root;
	const char *paths[READ_MAX_FILES];
	const xmlNode *roots[READ_MAX_FILES]; /* the theme first */
	size_t count;
	struct map *colors, *numbers, *styles; /* struct definition */
	size_t chain;           /* names being resolved, each for the one before */
	bool fine;
};

static void wrong(struct reader *r, enum style_diag kind, struct place at, const char *detail)
{
	r->fine = false;
	diags_report(r->diags, &style_diag[kind], at, "%s", detail);
}

void theme_report_unknown(struct arena *arena, struct diags *diags, enum style_diag kind, struct place at, const struct map *map,
	struct slice name)
{
	const size_t count = map_count(map);
	const char **names = arena_array(arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(map, i).s;
	const char *near = near_name(name, names, count);
	if (near)
		diags_report(diags, &style_diag[kind], at, "\"%.*s\"; did you mean \"%s\"?", SLICE_ARGS(name), near);
	else
		diags_report(diags, &style_diag[kind], at, "\"%.*s\"", SLICE_ARGS(name));
}

/* ---- files ---- */

static const char *folder_of(struct arena *arena, const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? arena_copy(arena, path, (size_t)(slash - path)) : ".";
}

/* A name is a file of the themes' folder; a file that another names is looked for beside that one. */
static const char *path_of(const struct reader *r, const char *name)
{
	const struct slice slice = slice_of(name);
	if (!slice_ends(slice, ".xml") && slice_find_char(slice, 0, '/') == slice.n)
		return arena_printf(r->arena, "%s/themes/%s.xml", r->root, name);
	if (!r->count || *name == '/')
		return arena_string(r->arena, name);
	return arena_printf(r->arena, "%s/%s", folder_of(r->arena, r->paths[r->count - 1]), name);
}

static bool is_open(const struct reader *r, const char *path)
{
	for (size_t i = 0; i < r->count; i++)
		if (strcmp(r->paths[i], path) == 0)
			return true;
	return false;
}

/* The theme and all it is based on; false: reported. */
static bool read_files(struct reader *r, const char *name)
{
	struct place at = {0};
	while (name) {
		const char *path = path_of(r, name);
		if (is_open(r, path) || r->count == READ_MAX_FILES) {
			wrong(r, STYLE_DIAG_LOOP, at, is_open(r, path) ? path : "more than 8 themes are based on each other");
			return false;
		}
		if (r->count && access(path, R_OK) != 0) {
			wrong(r, STYLE_DIAG_NO_BASE, at, path);
			return false;
		}
		xmlDoc *document = load_file(r->arena, r->diags, path, LOAD_MAX_BYTES);
		if (!document || !check_document(r->diags, &vocabulary_theme, document))
			return false;
		r->paths[r->count] = path;
		r->roots[r->count] = xmlDocGetRootElement(document);
		name = load_attribute(r->roots[r->count], "based-on");
		at = load_attribute_place(r->roots[r->count], "based-on");
		r->count++;
	}
	return true;
}

static void define(struct reader *r, struct map *map, const xmlNode *node, size_t file)
{
	const char *name = load_attribute(node, "name");
	struct definition *definition = map_find(map, slice_of(name));
	if (!definition) {
		definition = arena_alloc(r->arena, sizeof *definition);
		map_add(map, slice_of(name), definition);
	} else if (definition->file == file) {
		wrong(r, STYLE_DIAG_TWICE, load_attribute_place(node, "name"), arena_printf(r->arena, "\"%s\"", name));
		return;
	}
	definition->nodes[definition->count++] = node;
	definition->file = file;
}

/* What the last theme of the chain defines first. */
static void define_all(struct reader *r)
{
	for (size_t file = r->count; file-- > 0;)
		for (const xmlNode *node = r->roots[file]->children; node; node = node->next) {
			if (node->type != XML_ELEMENT_NODE)
				continue;
			const char *name = (const char *)node->name;
			define(r, strcmp(name, "color") == 0 ? r->colors : strcmp(name, "number") == 0 ? r->numbers : r->styles, node, file);
		}
}

/* ---- values ---- */

static bool resolve_color(struct reader *r, struct definition *definition);

/* A value is a color, or the name of one. */
static bool color_of(struct reader *r, const xmlNode *node, const char *attribute, struct color *out)
{
	const char *value = load_attribute(node, attribute);
	struct definition *named = map_find(r->colors, slice_of(value));
	if (!named && geom_color_parse(value, out))
		return true;
	if (!named) {
		r->fine = false;
		theme_report_unknown(r->arena, r->diags, STYLE_DIAG_UNKNOWN_COLOR, load_attribute_place(node, attribute), r->colors, slice_of(value));
		return false;
	}
	if (named->state == RESOLVING || r->chain == READ_MAX_CHAIN) {
		wrong(r, STYLE_DIAG_LOOP, load_attribute_place(node, attribute), value);
		return false;
	}
	const bool known = resolve_color(r, named);
	*out = named->color;
	return known;
}

static bool resolve_color(struct reader *r, struct definition *definition)
{
	if (definition->state == RESOLVED)
		return true;
	definition->state = RESOLVING;
	r->chain++;
	const bool known = color_of(r, definition->nodes[definition->count - 1], "value", &definition->color);
	r->chain--;
	definition->state = RESOLVED;
	return known;
}

static void resolve_colors(struct reader *r, struct map *out)
{
	for (size_t i = 0; i < map_count(r->colors); i++) {
		struct definition *definition = map_value(r->colors, i);
		resolve_color(r, definition);
		map_add(out, map_key(r->colors, i), &definition->color);
	}
}

static void read_numbers(struct reader *r, struct map *out)
{
	for (size_t i = 0; i < map_count(r->numbers); i++) {
		const struct definition *definition = map_value(r->numbers, i);
		const xmlNode *node = definition->nodes[definition->count - 1];
		double *number = arena_alloc(r->arena, sizeof *number);
		if (!number_parse(slice_of(load_attribute(node, "value")), number))
			wrong(r, STYLE_DIAG_VALUE, load_attribute_place(node, "value"), arena_printf(r->arena, "\"%s\" is no number",
				load_attribute(node, "value")));
		map_add(out, map_key(r->numbers, i), number);
	}
}

/* ---- styles ---- */

static void read_property(struct reader *r, const xmlNode *node, struct property_set *set, size_t property)
{
	const char *name = property_name(property);
	const char *value = load_attribute(node, name);
	struct color color;
	if (!value)
		return;
	if (property_is_color(property) ? !color_of(r, node, name, &color) : !property_parse(set, property, slice_of(value))) {
		if (!property_is_color(property))
			wrong(r, STYLE_DIAG_VALUE, load_attribute_place(node, name), arena_printf(r->arena, "%s=\"%s\"", name, value));
		return;
	}
	if (property_is_color(property))
		property_set_color(set, property, color);
}

static void resolve_style(struct reader *r, struct definition *definition);

/* The properties of the style that the definition is based on: the first theme that says so decides. */
static void read_base(struct reader *r, struct definition *definition)
{
	const xmlNode *node = NULL;
	for (size_t i = definition->count; i-- > 0 && !node;)
		node = load_attribute(definition->nodes[i], "based-on") ? definition->nodes[i] : NULL;
	if (!node)
		return;
	const char *name = load_attribute(node, "based-on");
	struct definition *base = map_find(r->styles, slice_of(name));
	if (!base) {
		r->fine = false;
		theme_report_unknown(r->arena, r->diags, STYLE_DIAG_UNKNOWN_STYLE, load_attribute_place(node, "based-on"), r->styles, slice_of(name));
	} else if (base->state == RESOLVING || r->chain == READ_MAX_CHAIN) {
		wrong(r, STYLE_DIAG_LOOP, load_attribute_place(node, "based-on"), arena_printf(r->arena, "\"%s\"", name));
	} else {
		resolve_style(r, base);
		definition->set = base->set;
	}
}

static void resolve_style(struct reader *r, struct definition *definition)
{
	if (definition->state == RESOLVED)
		return;
	definition->state = RESOLVING;
	r->chain++;
	read_base(r, definition);
	r->chain--;
	for (size_t i = 0; i < definition->count; i++)
		for (size_t property = 0; property < property_count(); property++)
			read_property(r, definition->nodes[i], &definition->set, property);
	definition->state = RESOLVED;
}

static void resolve_styles(struct reader *r, struct map *out)
{
	for (size_t i = 0; i < map_count(r->styles); i++) {
		struct definition *definition = map_value(r->styles, i);
		resolve_style(r, definition);
		map_add(out, map_key(r->styles, i), &definition->set);
	}
}

bool theme_read(struct arena *arena, struct diags *diags, const char *root, const char *name, struct theme_tables *tables)
{
	struct reader r = {.arena = arena, .diags = diags, .root = root, .fine = true,
		.colors = map_new(arena), .numbers = map_new(arena), .styles = map_new(arena)};
	if (!read_files(&r, name))
		return false;
	define_all(&r);
	*tables = (struct theme_tables){.name = load_attribute(r.roots[0], "name"), .path = r.paths[0],
		.colors = map_new(arena), .numbers = map_new(arena), .styles = map_new(arena)};
	resolve_colors(&r, tables->colors);
	read_numbers(&r, tables->numbers);
	resolve_styles(&r, tables->styles);
	return r.fine;
}
