/* The shipped templates, themes and languages: a name is offered because its file is there. One of the user's own is named by its file. */
#include "cli/catalog.h"

#include "base/file.h"
#include "base/near.h"
#include "base/slice.h"
#include "cli/diag.h"
#include "cli/home.h"

#include <string.h>

bool catalog_names(struct arena *arena, struct diags *diags, const char *folder, const char ***names, size_t *count)
{
	const char **paths;
	size_t files, capacity = 0;
	*names = NULL;
	*count = 0;
	if (!file_list(arena, diags, folder, &paths, &files))
		return false;
	for (size_t i = 0; i < files; i++) {
		struct slice path = slice_sub(slice_of(paths[i]), strlen(folder) + 1, strlen(paths[i]));
		if (slice_ends(path, ".xml") && !memchr(path.s, '/', path.n))
			*(const char **)arena_push(arena, names, count, &capacity, sizeof **names) = arena_copy(arena, path.s, path.n - 4);
	}
	return true;
}

/* The value of the root's attribute `family`, "" when absent. */
static const char *catalog_families(struct arena *arena, const struct template *template)
{
	const struct template_attribute *attribute = template_find(template_root(template), "family");
	if (!attribute || !attribute->value.count)
		return "";
	struct slice text = attribute->value.parts[0].text;
	return arena_copy(arena, text.s, text.n);
}

static bool catalog_is_file(const char *name)
{
	return slice_ends(slice_of(name), ".xml");
}

/* The last part of a file's name, without ".xml". */
static const char *catalog_stem(struct arena *arena, const char *file)
{
	const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
	return arena_copy(arena, name, strlen(name) - strlen(".xml"));
}

static bool catalog_add(struct arena *arena, struct diags *diags, const char *templates, const char *name, struct catalog *catalog)
{
	const bool file = catalog_is_file(name);
	const struct template *template = template_load(arena, diags, templates, file ? name : arena_printf(arena, "charts/%s", name));
	if (!template)
		return false;
	if (file)
		name = catalog_stem(arena, name);
	struct catalog_chart *chart = arena_push(arena, &catalog->charts, &catalog->count, &catalog->capacity, sizeof *catalog->charts);
	*chart = (struct catalog_chart){name, catalog_families(arena, template), template};
	return true;
}

static bool catalog_has(const char *const *names, size_t count, const char *name)
{
	for (size_t i = 0; i < count; i++)
		if (strcmp(names[i], name) == 0)
			return true;
	return false;
}

static bool catalog_known(struct diags *diags, const char *name, const char **known, size_t count)
{
	if (catalog_is_file(name))
		return true;
	if (catalog_has(known, count, name))
		return true;
	const char *near = near_name(slice_of(name), known, count);
	if (near)
		diags_report(diags, &cli_diag[CLI_UNKNOWN_CHART], (struct place){0}, "%s; did you mean %s?", name, near);
	else
		diags_report(diags, &cli_diag[CLI_UNKNOWN_CHART], (struct place){0}, "%s; benchfolio list charts names them", name);
	return false;
}

bool catalog_open(struct arena *arena, struct diags *diags, const char *templates, const struct option_values *names, struct catalog *catalog)
{
	const char **known;
	size_t count;
	bool fine = catalog_names(arena, diags, arena_printf(arena, "%s/charts", templates), &known, &count);
	*catalog = (struct catalog){0};
	if (!fine)
		return false;
	if (!names || !names->count) {
		for (size_t i = 0; i < count; i++)
			fine &= catalog_add(arena, diags, templates, known[i], catalog);
		return fine;
	}
	for (size_t i = 0; i < names->count; i++)
		fine &= catalog_known(diags, names->all[i], known, count) && catalog_add(arena, diags, templates, names->all[i], catalog);
	return fine;
}

bool catalog_serves(const struct catalog_chart *chart, const char *family)
{
	size_t n = strlen(family);
	if (!*chart->families)
		return true;
	for (const char *at = chart->families; (at = strstr(at, family)); at += n)
		if ((at == chart->families || at[-1] == ' ') && (at[n] == '\0' || at[n] == ' '))
			return true;
	return false;
}

static void catalog_report(struct arena *arena, struct diags *diags, const struct option_kind *kind, const char *name, const char *const *names, size_t count)
{
	const char *near = near_name(slice_of(name), names, count), *all = "";
	for (size_t i = 0; i < count; i++)
		all = arena_printf(arena, "%s%s%s", all, *all ? ", " : "", names[i]);
	if (near)
		diags_report(diags, &cli_diag[CLI_UNKNOWN_NAME], (struct place){0}, "%s %s; did you mean %s?", kind->name, name, near);
	else
		diags_report(diags, &cli_diag[CLI_UNKNOWN_NAME], (struct place){0}, "%s %s; expected %s, or a file of your own: %s.xml", kind->name, name, all, name);
}

bool catalog_options(struct arena *arena, struct diags *diags, const struct options *options)
{
	bool fine = true;
	for (size_t i = 0; i < OPTION_COUNT; i++) {
		const char *name = option_kinds[i].folder ? options_value(options, (enum option_id)i) : NULL;
		if (!name || catalog_is_file(name) || strchr(name, '/'))
			continue;
		const char *home = home_find(arena, diags), **names;
		size_t count;
		if (!home || !catalog_names(arena, diags, arena_printf(arena, "%s/%s", home, option_kinds[i].folder), &names, &count))
			return false;
		if (catalog_has(names, count, name))
			continue;
		catalog_report(arena, diags, &option_kinds[i], name, names, count);
		fine = false;
	}
	return fine;
}
