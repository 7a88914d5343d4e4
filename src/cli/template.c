/* benchfolio template check FILE... | describe [NAME] | new report|chart|booklet. A file is a template, a theme, a language or rules,
 * as its root says. */
#include "cli/template.h"

#include "base/buf.h"
#include "base/file.h"
#include "base/near.h"
#include "bind/check.h"
#include "bind/list.h"
#include "cli/diag.h"
#include "cli/home.h"
#include "cli/vocabularies.h"
#include "family/family.h"
#include "job.h"
#include "template/describe.h"
#include "xml/load.h"
#include "xml/schema.h"

#include <string.h>
#include <unistd.h>

static void template_print(struct command_call *call, struct buf *out)
{
	file_write_fd(call->diags, STDOUT_FILENO, "standard output", buf_slice(out));
	buf_drop(out);
}

static void template_report_unknown(struct command_call *call, const char *word, const char *const *names, size_t count)
{
	enum { FEW = 8 };
	const char *near = near_name(slice_of(word), names, count), *list = count > FEW ? "" : "; expected";
	for (size_t i = 0; i < count && count <= FEW; i++)
		list = arena_printf(call->arena, "%s%s %s", list, i ? "," : "", names[i]);
	if (near)
		list = arena_printf(call->arena, "%s; did you mean %s?", list, near);
	diags_report(call->diags, &cli_diag[CLI_UNKNOWN_TEMPLATE_WORD], (struct place){0}, "%s%s", word,
		*list ? list : "; benchfolio template describe lists them");
}

/* ---- check ---- */

static bool template_check_template(struct command_call *call, const struct job_tools *tools, const char *file)
{
	const struct template *template = template_load(call->arena, call->diags, tools->templates, file);
	const struct bind_tools bind = {.arena = call->arena, .diags = call->diags, .theme = tools->theme, .messages = tools->messages};
	return template && bind_check(bind, template);
}

static bool template_check_theme(struct command_call *call, const struct job_tools *tools, const char *file)
{
	return theme_load(call->arena, call->diags, tools->templates, file);
}

static bool template_check_text(struct command_call *call, const struct job_tools *tools, const char *file)
{
	return messages_load(call->arena, call->diags, tools->templates, file);
}

static bool template_check_rules(struct command_call *call, const struct job_tools *tools, const char *file)
{
	const xmlDoc *document = load_file(call->arena, call->diags, file, LOAD_MAX_BYTES);
	const char *id = load_attribute(xmlDocGetRootElement((xmlDoc *)document), "family");
	const struct family *family = id ? family_find(id) : NULL;
	struct rules_source source = {.templates = tools->templates, .family = family ? family->id : "", .extra = file,
		.functions = family ? family->rule_functions : NULL};
	job_rules_names(tools, &source);
	return rules_load(call->arena, call->diags, &source);
}

static const struct {
	const char *vocabulary;
	bool (*check)(struct command_call *call, const struct job_tools *tools, const char *file);
} template_checks[] = {
	{"template", template_check_template}, {"theme", template_check_theme}, {"text", template_check_text}, {"rules", template_check_rules},
};

static void template_check_one(struct command_call *call, const struct job_tools *tools, const char *file)
{
	const xmlDoc *document = load_file(call->arena, call->diags, file, LOAD_MAX_BYTES);
	if (!document)
		return;
	const xmlNode *root = xmlDocGetRootElement((xmlDoc *)document);
	const struct vocabulary *vocabulary = vocabulary_of_root((const char *)root->name);
	if (!vocabulary) {
		diags_report(call->diags, &cli_diag[CLI_NO_VOCABULARY], load_place(root), "<%s>; %s", (const char *)root->name,
			"expected document, part, chart, theme, text or rules");
		return;
	}
	for (size_t i = 0; i < sizeof template_checks / sizeof *template_checks; i++) {
		if (strcmp(template_checks[i].vocabulary, vocabulary->name) != 0 || !template_checks[i].check(call, tools, file))
			continue;
		struct buf out = {0};
		buf_addf(&out, "%s: fine\n", file);
		template_print(call, &out);
	}
}

static void template_check(struct command_call *call, const char *home, const char *const *files, size_t count)
{
	const char *theme = options_value(call->options, OPTION_THEME);
	struct job_tools tools = {.arena = call->arena, .diags = call->diags, .language = options_value(call->options, OPTION_LANG)};
	if (!count)
		diags_report(call->diags, &cli_diag[CLI_MISSING_ARGUMENT], (struct place){0}, "template check FILE...");
	if (!job_open_words(&tools, home))
		return;
	tools.theme = theme_load(call->arena, call->diags, tools.templates, theme ? theme : "print");
	for (size_t i = 0; tools.theme && i < count; i++)
		template_check_one(call, &tools, files[i]);
}

/* ---- describe ---- */

static void template_describe_all(struct buf *out, bool markdown)
{
	if (markdown) {
		buf_adds(out, "### Elements\n\nAttributes in bold are needed; every element takes `if`; roots need `version=\"1\"`.\n\n");
		describe_markdown(out);
		buf_adds(out, "\n### Functions\n\nBeside those of XPath 1.0 (`count`, `sum`, `concat`, `contains`, `substring-after`, `not`, `position`, ...):\n\n"
			"| function | gives |\n|---|---|\n");
		list_functions(out, "| `", "` | ", " |\n");
		return;
	}
	buf_adds(out, "elements:\n");
	describe_elements(out);
	buf_adds(out, "\nfunctions:\n");
	list_functions(out, "", ": ", "\n");
}

static void template_describe_name(struct command_call *call, struct buf *out, const char *name)
{
	const struct template_element *element = elements_find(name);
	if (element) {
		describe_element(out, element);
		return;
	}
	if (list_function(out, name))
		return;
	size_t count = 0;
	const char **names = arena_array(call->arena, elements_vocabulary.count + LIST_FUNCTIONS_MOST, sizeof *names);
	for (; count < elements_vocabulary.count; count++)
		names[count] = elements_vocabulary.elements[count].name;
	template_report_unknown(call, name, names, count + list_function_names(names + count));
}

static void template_schema(struct command_call *call, struct buf *out, const char *name)
{
	const struct vocabulary *vocabulary = vocabulary_find(name);
	if (vocabulary) {
		schema_print(out, vocabulary->table, vocabulary->about);
		return;
	}
	const char *names[VOCABULARIES];
	for (size_t i = 0; i < VOCABULARIES; i++)
		names[i] = vocabularies[i].name;
	template_report_unknown(call, name, names, VOCABULARIES);
}

static void template_describe(struct command_call *call, const char *const *names, size_t count)
{
	const char *to = options_value(call->options, OPTION_TO_DESCRIBE);
	struct buf out = {0};
	if (to && strcmp(to, "rng") == 0)
		template_schema(call, &out, count ? names[0] : "template");
	else if (!count)
		template_describe_all(&out, to && strcmp(to, "markdown") == 0);
	for (size_t i = 0; i < count && !(to && strcmp(to, "rng") == 0); i++)
		template_describe_name(call, &out, names[i]);
	template_print(call, &out);
}

/* ---- new ---- */

static void template_new(struct command_call *call, const char *home, const char *const *names, size_t count)
{
	static const char *const kinds[] = {"report", "chart", "booklet", "theme"};
	const char *target = options_value(call->options, OPTION_NEW_FILE), *kind = count ? names[0] : "";
	struct slice text;
	bool known = false;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		known = known || strcmp(kinds[i], kind) == 0;
	if (!known) {
		template_report_unknown(call, kind, kinds, sizeof kinds / sizeof *kinds);
		return;
	}
	if (!file_read(call->arena, call->diags, arena_printf(call->arena, "%s/templates/new/%s.xml", home, kind), LOAD_MAX_BYTES, &text))
		return;
	if (!target)
		file_write_fd(call->diags, STDOUT_FILENO, "standard output", text);
	else if (access(target, F_OK) == 0)
		diags_report(call->diags, &cli_diag[CLI_EXISTS], (struct place){.file = target}, NULL);
	else
		file_write(call->diags, target, text);
}

void template_run(struct command_call *call)
{
	static const char *const words[] = {"check", "describe", "new"};
	const char *word = call->options->arguments[0];
	const char *const *rest = call->options->arguments + 1;
	const size_t count = call->options->count - 1;
	if (strcmp(word, "describe") == 0) {
		template_describe(call, rest, count);
		return;
	}
	const bool check = strcmp(word, "check") == 0;
	if (!check && strcmp(word, "new") != 0) {
		template_report_unknown(call, word, words, sizeof words / sizeof *words);
		return;
	}
	const char *home = home_find(call->arena, call->diags);
	if (home && check)
		template_check(call, home, rest, count);
	else if (home)
		template_new(call, home, rest, count);
}
