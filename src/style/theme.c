/* Themes: loading templates/themes/<name>.xml into tables of colors, numbers and styles, and resolving lists of style names into
 * interned styles. The main function is theme_style. Knows no template and no page. */
#include "style/theme.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/near.h"
#include "base/number.h"
#include "style/diag.h"
#include "style/property.h"
#include "style/vocabulary.h"
#include "xml/load.h"

#include <assert.h>
#include <string.h>

struct interned {
	struct style style;
	struct interned *next;  /* of the same name, with other inherited properties */
};

struct theme {
	struct arena *arena;
	struct diags *diags;    /* of the load: lacking numbers go there */
	const char *name, *path;
	struct map *colors;     /* struct color */
	struct map *numbers;    /* double */
	struct map *styles;     /* struct property_set */
	struct map *interned;   /* name as written -> struct interned */
	struct style plain;     /* what nothing else is said about */
};

/* The nearest of a map's keys, NULL when none is near. */
static const char *nearest(struct arena *arena, const struct map *map, struct slice word)
{
	size_t count = map_count(map);
	const char **names = arena_array(arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(map, i).s;
	return near_name(word, names, count);
}

static void report_unknown(struct theme *theme, struct diags *diags, enum style_diag kind, struct place at,
	const struct map *map, struct slice name)
{
	const char *near = nearest(theme->arena, map, name);
	if (near)
		diags_report(diags, &style_diag[kind], at, "\"%.*s\"; did you mean \"%s\"?", SLICE_ARGS(name), near);
	else
		diags_report(diags, &style_diag[kind], at, "\"%.*s\"", SLICE_ARGS(name));
}

static bool add(struct theme *theme, struct map *map, const xmlNode *node, void *value)
{
	const char *name = load_attribute(node, "name");
	if (map_add(map, slice_of(name), value))
		return true;
	diags_report(theme->diags, &style_diag[STYLE_DIAG_TWICE], load_attribute_place(node, "name"), "\"%s\"", name);
	return false;
}

static bool read_color(struct theme *theme, const xmlNode *node)
{
	struct color *color = arena_alloc(theme->arena, sizeof *color);
	if (!geom_color_parse(load_attribute(node, "value"), color)) {
		diags_report(theme->diags, &style_diag[STYLE_DIAG_UNKNOWN_COLOR], load_attribute_place(node, "value"), "\"%s\"",
			load_attribute(node, "value"));
		return false;
	}
	return add(theme, theme->colors, node, color);
}

static bool read_number(struct theme *theme, const xmlNode *node)
{
	double *number = arena_alloc(theme->arena, sizeof *number);
	if (!number_parse(slice_of(load_attribute(node, "value")), number)) {
		diags_report(theme->diags, &style_diag[STYLE_DIAG_VALUE], load_attribute_place(node, "value"), "\"%s\" is no number",
			load_attribute(node, "value"));
		return false;
	}
	return add(theme, theme->numbers, node, number);
}

static bool read_property(struct theme *theme, const xmlNode *node, struct property_set *set, size_t property)
{
	const char *name = property_name(property);
	const char *value = load_attribute(node, name);
	if (!value)
		return true;
	struct color color;
	if (!property_is_color(property)) {
		if (property_parse(set, property, slice_of(value)))
			return true;
		diags_report(theme->diags, &style_diag[STYLE_DIAG_VALUE], load_attribute_place(node, name), "%s=\"%s\"", name, value);
		return false;
	}
	if (!theme_color(theme, value, &color)) {
		report_unknown(theme, theme->diags, STYLE_DIAG_UNKNOWN_COLOR, load_attribute_place(node, name), theme->colors, slice_of(value));
		return false;
	}
	property_set_color(set, property, color);
	return true;
}

static bool read_style(struct theme *theme, const xmlNode *node)
{
	struct property_set *set = arena_alloc(theme->arena, sizeof *set);
	bool fine = true;
	const char *base = load_attribute(node, "based-on");
	if (base) {
		const struct property_set *from = map_find(theme->styles, slice_of(base));
		if (from)
			*set = *from;
		else {
			report_unknown(theme, theme->diags, STYLE_DIAG_UNKNOWN_STYLE, load_attribute_place(node, "based-on"), theme->styles,
				slice_of(base));
			fine = false;
		}
	}
	for (size_t i = 0; i < property_count(); i++)
		fine = read_property(theme, node, set, i) && fine;
	return add(theme, theme->styles, node, set) && fine;
}

/* Colors and numbers first, so that styles may name them wherever they stand. */
static bool read_all(struct theme *theme, const xmlNode *root)
{
	bool fine = true;
	for (const xmlNode *node = root->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (strcmp((const char *)node->name, "color") == 0)
			fine = read_color(theme, node) && fine;
		else if (strcmp((const char *)node->name, "number") == 0)
			fine = read_number(theme, node) && fine;
	}
	for (const xmlNode *node = root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "style") == 0)
			fine = read_style(theme, node) && fine;
	return fine;
}

static void set_plain(struct theme *theme)
{
	theme->plain = (struct style){
		.name = "", .font = {SHAPE_SANS, 10, 0}, .leading = 14, .color = {0, 0, 0, 255}, .align = STYLE_LEFT};
	const struct property_set *body = map_find(theme->styles, SLICE("body"));
	if (body)
		property_apply(&theme->plain, body);
	theme->plain = property_inherited(&theme->plain);
	theme->plain.name = "";
}

static const char *theme_path(struct arena *arena, const char *root, const char *name)
{
	struct slice slice = slice_of(name);
	if (slice_ends(slice, ".xml") || slice_find_char(slice, 0, '/') < slice.n)
		return arena_string(arena, name);
	return arena_printf(arena, "%s/themes/%s.xml", root, name);
}

struct theme *theme_load(struct arena *arena, struct diags *diags, const char *root, const char *name)
{
	const char *path = theme_path(arena, root, name);
	xmlDoc *document = load_file(arena, diags, path, LOAD_MAX_BYTES);
	if (!document || !check_document(diags, &vocabulary_theme, document))
		return NULL;
	const xmlNode *node = xmlDocGetRootElement(document);
	struct theme *theme = arena_alloc(arena, sizeof *theme);
	theme->arena = arena;
	theme->diags = diags;
	theme->path = path;
	theme->name = load_attribute(node, "name");
	theme->colors = map_new(arena);
	theme->numbers = map_new(arena);
	theme->styles = map_new(arena);
	theme->interned = map_new(arena);
	if (!read_all(theme, node))
		return NULL;
	set_plain(theme);
	return theme;
}

/* The interned style equal to `style`, which is copied when it is new. */
static const struct style *intern(struct theme *theme, struct style style, struct slice name)
{
	struct interned *first = map_find(theme->interned, name);
	struct interned *last = NULL;
	for (struct interned *i = first; i; last = i, i = i->next)
		if (property_equal(&i->style, &style))
			return &i->style;
	struct interned *new = arena_alloc(theme->arena, sizeof *new);
	new->style = style;
	new->style.name = first ? first->style.name : arena_copy(theme->arena, name.s, name.n);
	if (last)
		last->next = new;
	else
		map_add(theme->interned, name, new);
	return &new->style;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The next name of a list at or after *at, empty at its end. */
static struct slice next_name(struct slice list, size_t *at)
{
	while (*at < list.n && is_blank(list.s[*at]))
		++*at;
	size_t from = *at;
	while (*at < list.n && !is_blank(list.s[*at]))
		++*at;
	return slice_sub(list, from, *at);
}

const struct style *theme_style(struct theme *theme, struct diags *diags, struct place at, const struct style *inherited, const char *names)
{
	struct style style = property_inherited(inherited ? inherited : &theme->plain);
	struct slice list = slice_trim(slice_of(names));
	size_t next = 0;
	for (struct slice name = next_name(list, &next); name.n; name = next_name(list, &next)) {
		const struct property_set *set = map_find(theme->styles, name);
		if (set)
			property_apply(&style, set);
		else
			report_unknown(theme, diags, STYLE_DIAG_UNKNOWN_STYLE, at, theme->styles, name);
	}
	return intern(theme, style, list);
}

bool theme_color(const struct theme *theme, const char *name, struct color *out)
{
	const struct color *color = map_find(theme->colors, slice_of(name));
	if (!color)
		return geom_color_parse(name, out);
	*out = *color;
	return true;
}

double theme_number(const struct theme *theme, const char *name)
{
	const double *number = map_find(theme->numbers, slice_of(name));
	if (number)
		return *number;
	diags_report(theme->diags, &style_diag[STYLE_DIAG_UNKNOWN_TOKEN], (struct place){theme->path, 0, 0}, "\"%s\"", name);
	return 0;
}

bool theme_has_number(const struct theme *theme, const char *name)
{
	return map_find(theme->numbers, slice_of(name)) != NULL;
}

const char *theme_name(const struct theme *theme)
{
	return theme->name;
}
