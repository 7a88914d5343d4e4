/* Themes: tables of colors, numbers and styles (theme_read.c reads them), and resolving lists of style names into interned
 * styles. The main function is theme_style. Knows no template and no page. */
#include "style/theme.h"

#include "base/map.h"
#include "style/diag.h"
#include "style/property.h"
#include "style/theme_read.h"

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
	struct theme_tables tables;
	struct map *interned;   /* name as written -> struct interned */
	struct style plain;     /* what nothing else is said about */
};

static void set_plain(struct theme *theme)
{
	theme->plain = (struct style){
		.name = "", .font = {SHAPE_SANS, 10, 0}, .leading = 14, .color = {0, 0, 0, 255}, .align = STYLE_LEFT};
	const struct property_set *body = map_find(theme->tables.styles, SLICE("body"));
	if (body)
		property_apply(&theme->plain, body);
	theme->plain = property_inherited(&theme->plain);
	theme->plain.name = "";
}

struct theme *theme_load(struct arena *arena, struct diags *diags, const char *root, const char *name)
{
	struct theme *theme = arena_alloc(arena, sizeof *theme);
	theme->arena = arena;
	theme->diags = diags;
	theme->interned = map_new(arena);
	if (!theme_read(arena, diags, root, name, &theme->tables))
		return NULL;
	theme->path = theme->tables.path;
	theme->name = theme->tables.name;
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

/* "size=12" */
static void apply_property(struct theme *theme, struct diags *diags, struct place at, struct style *style, struct slice text)
{
	const size_t equals = slice_find_char(text, 0, '=');
	const size_t property = property_find(slice_sub(text, 0, equals));
	const struct slice value = slice_sub(text, equals + 1, text.n);
	struct property_set set = {0};
	struct color color;
	bool fine = property < property_count();
	if (fine && property_is_color(property)) {
		fine = theme_color(theme, arena_copy(theme->arena, value.s, value.n), &color);
		if (fine)
			property_set_color(&set, property, color);
	} else if (fine) {
		fine = property_parse(&set, property, value);
	}
	if (fine)
		property_apply(style, &set);
	else
		diags_report(diags, &style_diag[STYLE_DIAG_VALUE], at, "%.*s", SLICE_ARGS(text));
}

const struct style *theme_style(struct theme *theme, struct diags *diags, struct place at, const struct style *inherited, const char *names)
{
	struct style style = property_inherited(inherited ? inherited : &theme->plain);
	struct slice list = slice_trim(slice_of(names));
	size_t next = 0;
	for (struct slice name = next_name(list, &next); name.n; name = next_name(list, &next)) {
		const struct property_set *set = map_find(theme->tables.styles, name);
		if (slice_find_char(name, 0, '=') < name.n)
			apply_property(theme, diags, at, &style, name);
		else if (set)
			property_apply(&style, set);
		else
			theme_report_unknown(theme->arena, diags, STYLE_DIAG_UNKNOWN_STYLE, at, theme->tables.styles, name);
	}
	return intern(theme, style, list);
}

bool theme_color(const struct theme *theme, const char *name, struct color *out)
{
	const struct color *color = map_find(theme->tables.colors, slice_of(name));
	if (!color)
		return geom_color_parse(name, out);
	*out = *color;
	return true;
}

double theme_number(const struct theme *theme, const char *name)
{
	const double *number = map_find(theme->tables.numbers, slice_of(name));
	if (number)
		return *number;
	diags_report(theme->diags, &style_diag[STYLE_DIAG_UNKNOWN_TOKEN], (struct place){theme->path, 0, 0}, "\"%s\"", name);
	return 0;
}

struct color theme_needed_color(const struct theme *theme, const char *name)
{
	struct color color = {0, 0, 0, 255};
	if (!theme_color(theme, name, &color))
		diags_report(theme->diags, &style_diag[STYLE_DIAG_UNKNOWN_TOKEN], (struct place){theme->path, 0, 0}, "\"%s\"", name);
	return color;
}

bool theme_has_number(const struct theme *theme, const char *name)
{
	return map_find(theme->tables.numbers, slice_of(name)) != NULL;
}

bool theme_has_style(const struct theme *theme, const char *name)
{
	return map_find(theme->tables.styles, slice_of(name)) != NULL;
}

const char *theme_name(const struct theme *theme)
{
	return theme->name;
}
