/* benchfolio list families|charts|templates|fonts|rules: what there is to choose from, a line each, names first. */
#include "cli/list.h"

#include "base/buf.h"
#include "base/file.h"
#include "base/near.h"
#include "cli/catalog.h"
#include "cli/diag.h"
#include "cli/explain.h"
#include "cli/home.h"
#include "family/family.h"
#include "text/fonts.h"

#include <string.h>
#include <unistd.h>

static bool list_families(struct command_call *call, const char *home, struct buf *out)
{
	(void)call;
	(void)home;
	for (size_t i = 0; i < family_count(); i++)
		buf_addf(out, "%-20s %s\n", family_at(i)->id, family_at(i)->benchmark);
	return true;
}

static bool list_charts(struct command_call *call, const char *home, struct buf *out)
{
	struct catalog catalog;
	if (!catalog_open(call->arena, call->diags, arena_printf(call->arena, "%s/templates", home), NULL, &catalog))
		return false;
	for (size_t i = 0; i < catalog.count; i++)
		buf_addf(out, "%-20s %s\n", catalog.charts[i].name, catalog.charts[i].families);
	return true;
}

static bool list_templates(struct command_call *call, const char *home, struct buf *out)
{
	static const char *const folders[] = {"templates", "templates/themes"};
	static const char *const kinds[] = {"report", "theme"};
	for (size_t k = 0; k < sizeof folders / sizeof *folders; k++) {
		const char **names;
		size_t count;
		if (!catalog_names(call->arena, call->diags, arena_printf(call->arena, "%s/%s", home, folders[k]), &names, &count))
			return false;
		for (size_t i = 0; i < count; i++)
			buf_addf(out, "%-20s %s\n", names[i], kinds[k]);
	}
	return true;
}

static bool list_fonts(struct command_call *call, const char *home, struct buf *out)
{
	struct fonts *fonts = fonts_open(call->arena, call->diags, arena_printf(call->arena, "%s/fonts", home));
	for (unsigned i = 0; fonts && i < fonts_count(fonts); i++)
		buf_addf(out, "%-20s %s%s%s\n", fonts_family(fonts, i), fonts_file(fonts, i), fonts_bold(fonts, i) ? " bold" : "",
			fonts_italic(fonts, i) ? " italic" : "");
	return fonts;
}

/* Of every family: its own rules, then those of all. */
static bool list_rules(struct command_call *call, const char *home, struct buf *out)
{
	struct job_tools tools = {.arena = call->arena, .diags = call->diags, .own_rules = options_value(call->options, OPTION_RULES)};
	if (!job_open_words(&tools, home))
		return false;
	for (size_t f = 0; f < family_count(); f++) {
		const struct rules *rules = job_rules(&tools, call->diags, family_at(f)->id);
		for (size_t i = 0; rules && i < rules->count; i++)
			explain_line(call, &tools, rules, &rules->all[i], out);
	}
	return true;
}

static const struct list_kind {
	const char *name;
	bool (*print)(struct command_call *call, const char *home, struct buf *out);
} list_kinds[] = {
	{"families", list_families},
	{"charts", list_charts},
	{"templates", list_templates},
	{"fonts", list_fonts},
	{"rules", list_rules},
};
enum { LIST_KINDS = sizeof list_kinds / sizeof *list_kinds };

static void list_report_unknown(struct command_call *call, const char *name)
{
	const char *names[LIST_KINDS];
	for (size_t i = 0; i < LIST_KINDS; i++)
		names[i] = list_kinds[i].name;
	const char *near = near_name(slice_of(name), names, LIST_KINDS);
	if (near)
		diags_report(call->diags, &cli_diag[CLI_UNKNOWN_LIST], (struct place){0}, "%s; did you mean %s?", name, near);
	else
		diags_report(call->diags, &cli_diag[CLI_UNKNOWN_LIST], (struct place){0}, "%s; benchfolio --help names them", name);
}

static void list_one(struct command_call *call, const char *home, const char *name)
{
	struct buf out = {0};
	for (size_t i = 0; i < LIST_KINDS; i++) {
		if (strcmp(list_kinds[i].name, name) != 0)
			continue;
		if (list_kinds[i].print(call, home, &out))
			file_write_fd(call->diags, STDOUT_FILENO, "standard output", buf_slice(&out));
		buf_drop(&out);
		return;
	}
	list_report_unknown(call, name);
}

void list_run(struct command_call *call)
{
	const char *home = home_find(call->arena, call->diags);
	for (size_t i = 0; home && i < call->options->count; i++)
		list_one(call, home, call->options->arguments[i]);
}
