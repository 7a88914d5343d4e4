/* The main path. Each function reads like its row of the picture in src/README.md: one call a step, and behind each step the
 * place where its dump leaves the path. Nothing here decides anything about content. */
#include "job.h"

#include "audit/audit.h"
#include "chart/chart.h"
#include "cli/diag.h"
#include "family/family.h"
#include "family/generic/generic.h"
#include "job_steps.h"
#include "read/source.h"

#include <stdlib.h>
#include <string.h>

static const char *const job_stage_names[] = {"lines", "result", "booklet", "template", "content", "marks", "pages", "trace"};
_Static_assert(sizeof job_stage_names / sizeof *job_stage_names == JOB_OUTPUT, "a name for each stage");

enum job_stage job_stage(const char *name)
{
	size_t stage = 0;
	while (stage < JOB_OUTPUT && !(name && strcmp(job_stage_names[stage], name) == 0))
		stage++;
	return (enum job_stage)stage;
}

bool job_open_words(struct job_tools *tools, const char *home)
{
	tools->templates = arena_printf(tools->arena, "%s/templates", home);
	tools->rules = map_new(tools->arena);
	tools->messages = messages_load(tools->arena, tools->diags, tools->templates, tools->language ? tools->language : "en");
	return tools->messages;
}

bool job_open(struct job_tools *tools, const char *home, const char *theme)
{
	if (!job_open_words(tools, home))
		return false;
	tools->fonts = fonts_open(tools->arena, tools->diags, arena_printf(tools->arena, "%s/fonts", home));
	if (!tools->fonts)
		return false;
	tools->theme = theme_load(tools->arena, tools->diags, tools->templates, theme);
	return tools->theme;
}

static void job_drop_buffer(void *buf)
{
	buf_drop(buf);
}

struct buf *job_buffer(const struct job *job)
{
	struct buf *buf = arena_alloc(job->arena, sizeof *buf);
	arena_defer(job->arena, job_drop_buffer, buf);
	return buf;
}

struct bind_tools job_bind_tools(const struct job *job)
{
	return (struct bind_tools){
		.arena = job->arena,
		.diags = job->diags,
		.theme = job->tools->theme,
		.messages = job->tools->messages,
		.retrieved = job->tools->retrieved,
		.paper = job->tools->paper,
	};
}

struct layout_tools job_layout_tools(const struct job *job)
{
	return (struct layout_tools){
		.arena = job->arena,
		.diags = job->diags,
		.shaper = fonts_shaper(job->tools->fonts),
		.theme = job->tools->theme,
	};
}

struct paint_tools job_paint_tools(const struct job *job)
{
	return (struct paint_tools){
		.arena = job->arena,
		.diags = job->diags,
		.fonts = job->tools->fonts,
		.theme = job->tools->theme,
	};
}

bool job_dumped(const struct buf *dump, struct slice *out)
{
	*out = buf_slice(dump);
	return true;
}

/* Lines as read, numbered. */
static void job_dump_lines(struct buf *dump, const struct lines *lines)
{
	for (size_t i = 0; i < lines->count; i++) {
		buf_addf(dump, "%zu: ", i + 1);
		buf_add_slice(dump, lines->line[i].text);
		buf_addc(dump, '\n');
	}
}

void job_dump_marks(struct buf *dump, const struct pages *pages)
{
	for (size_t i = 0; i < pages->count; i++)
		for (size_t j = 0; j < pages->pages[i].count; j++)
			if (pages->pages[i].items[j].kind == PAGE_PICTURE)
				chart_dump(dump, pages->pages[i].items[j].picture);
}

void job_report_missing(const struct job *job, struct place at)
{
	const char *missing = fonts_missing(job->arena, job->tools->fonts);
	if (*missing)
		diags_report(job->diags, &cli_diag[CLI_MISSING_GLYPHS], at, "%s", missing);
	fonts_next_document(job->tools->fonts);
}

bool job_lines(const struct job *job, const char *name, struct slice bytes, struct slice *out)
{
	struct buf *text = job_buffer(job);
	const struct lines *lines = source_lines(job->arena, job->diags, name, bytes);
	return lines && (job_dump_lines(text, lines), job_dumped(text, out));
}

const struct result *job_read(const struct job *job, struct reading *reading)
{
	return reading_next(reading, job->arena);
}

bool job_dump_result(const struct job *job, const struct result *result, struct slice *out)
{
	struct buf *text = job_buffer(job);
	result_export_xml(text, result);
	return job_dumped(text, out);
}

static bool has_message(const void *messages, const char *id)
{
	return message_exists(messages, id);
}

static const char *near_message(struct arena *arena, const void *messages, struct slice id)
{
	return message_nearest(arena, messages, id);
}

void job_rules_names(const struct job_tools *tools, struct rules_source *source)
{
	const char **families = arena_array(tools->arena, family_count() + 2, sizeof *families);
	struct rules_messages *messages = arena_alloc(tools->arena, sizeof *messages);
	for (size_t i = 0; i < family_count(); i++)
		families[i] = family_at(i)->id;
	families[family_count()] = generic_family.id;
	*messages = (struct rules_messages){has_message, near_message, tools->messages};
	source->families = families;
	source->messages = tools->messages ? messages : NULL;
}

const struct rules *job_rules(const struct job_tools *tools, struct diags *diags, const char *id)
{
	struct rules *rules = map_find(tools->rules, slice_of(id));
	if (rules)
		return rules;
	const struct family *family = family_find(id);
	struct rules_source source = {
		.templates = tools->templates,
		.family = arena_string(tools->arena, id),
		.extra = tools->own_rules,
		.functions = family ? family->rule_functions : NULL,
	};
	job_rules_names(tools, &source);
	rules = rules_load(tools->arena, diags, &source);
	if (rules)
		map_add(tools->rules, slice_of(id), rules);
	return rules;
}

bool job_audit(const struct job *job, const struct result *result)
{
	const struct rules *rules = audit_of(result) ? NULL : job_rules(job->tools, job->diags, result_family(result));
	if (audit_of(result))
		return true;
	if (!rules)
		return false;
	audit_result(job->arena, job->diags, rules, result);
	return true;
}

/* Errors of the document and, where a theme lacks what is needed, of the tools. */
static size_t job_errors(const struct job *job)
{
	return diags_errors(job->diags) + diags_errors(job->tools->diags);
}

bool job_has_pages(const struct job *job)
{
	static const char *const margins[] = {"page.left", "page.right", "page.top", "page.bottom"};
	for (size_t i = 0; i < sizeof margins / sizeof *margins; i++) {
		if (!theme_has_number(job->tools->theme, margins[i])) {
			const char *theme = theme_name(job->tools->theme);
			diags_report(job->diags, &cli_diag[CLI_THEME_OF_CHARTS], (struct place){.file = theme}, "no '%s'", margins[i]);
			return false;
		}
	}
	return true;
}

bool job_report(const struct job *job, const struct template *template, const struct result *result, struct slice *out)
{
	const size_t errors = job_errors(job);
	struct buf *dump = job_buffer(job);
	if (job->stop == JOB_TEMPLATE)
		return template_dump(dump, template), job_dumped(dump, out);

	if (!job_has_pages(job) || !job_audit(job, result))
		return false;
	struct doc *doc = bind_document(job_bind_tools(job), template, result->document, result->file);
	if (!doc)
		return false;
	if (job->stop == JOB_CONTENT)
		return doc_dump(dump, doc), job_dumped(dump, out);

	struct pages *pages = layout_document(job_layout_tools(job), doc);
	if (!pages)
		return false;
	if (job->stop == JOB_MARKS)
		return job_dump_marks(dump, pages), job_dumped(dump, out);
	if (job->stop == JOB_PAGES)
		return page_dump(dump, pages), job_dumped(dump, out);

	bool painted = paint_document(job_paint_tools(job), pages, job->stop == JOB_TRACE ? "trace" : "pdf", out);
	job_report_missing(job, (struct place){result->file, pages->missing.line, pages->missing.column});
	return painted && job_errors(job) == errors; /* what is broken is not given out */
}

bool job_chart(const struct job *job, const struct template *template, const struct result *result, struct slice *out)
{
	const size_t errors = job_errors(job);
	struct buf *dump = job_buffer(job);
	if (job->stop == JOB_TEMPLATE)
		return template_dump(dump, template), job_dumped(dump, out);

	if (!job_audit(job, result))
		return false;
	struct chart_spec *spec = bind_chart(job_bind_tools(job), template, result->document, result->file);
	if (!spec)
		return false;

	const struct theme *theme = job->tools->theme;
	struct picture *picture = chart_draw(job->arena, fonts_shaper(job->tools->fonts), theme, spec, chart_alone(theme));
	if (job->stop == JOB_MARKS)
		return chart_dump(dump, picture), job_dumped(dump, out);

	const char *language = message_language(job->tools->messages);
	bool painted = paint_picture(job_paint_tools(job), picture, language, job->stop == JOB_TRACE ? "trace" : "svg", 1, out);
	job_report_missing(job, (struct place){.file = result->file});
	return painted && job_errors(job) == errors;
}
