/* benchfolio booklet: one PDF of all inputs. An input is read twice, so that one result is in memory at a time. */
#include "cli/booklet.h"

#include "base/file.h"
#include "cli/diag.h"
#include "cli/document.h"
#include "cli/setup.h"
#include "job_booklet.h"

#include <string.h>
#include <unistd.h>

static bool booklet_bytes(void *user, struct arena *arena, struct diags *diags, size_t i, struct slice *bytes)
{
	return input_bytes(user, arena, diags, i, bytes);
}

/* The template of the chapters, named by that of the front. */
static const struct template *booklet_chapter(struct command_call *call, const struct setup *setup, const struct template *front)
{
	const struct template_attribute *named = template_find(template_root(front), "chapters");
	const char *name = "report";
	if (named && named->value.count)
		name = arena_copy(call->arena, named->value.parts[0].text.s, named->value.parts[0].text.n);
	return template_load(call->arena, call->diags, setup->tools.templates, name);
}

static bool booklet_put(struct command_call *call, const struct job *job, struct output *output, struct slice bytes)
{
	const char *path = options_value(call->options, OPTION_FILE);
	if (job->stop != JOB_OUTPUT)
		return file_write_fd(job->diags, STDOUT_FILENO, "standard output", bytes);
	if (!output_write(output, job->diags, path, bytes))
		return false;
	if (options_given(call->options, OPTION_QUIET))
		return true;
	return file_write_fd(job->diags, STDERR_FILENO, "standard error", slice_of(arena_printf(job->arena, "wrote %s\n", path)));
}

static void booklet_make(struct command_call *call, struct setup *setup, const struct job *job, const struct template *front)
{
	struct job_booklet order = {.count = setup->inputs.count, .names = setup->inputs.paths, .bytes = booklet_bytes, .user = &setup->inputs,
		.front = front, .chapter = booklet_chapter(call, setup, front)};
	struct slice bytes;
	if (!setup->tools.retrieved)
		diags_report(job->diags, &cli_diag[CLI_NOT_RETRIEVED], (struct place){0}, NULL);
	if (order.chapter && job_booklet(job, &order, &bytes))
		booklet_put(call, job, setup->output, bytes);
}

/* Whether -o names what a booklet can be written to. */
static bool booklet_named(struct command_call *call, enum job_stage stop)
{
	const char *path = options_value(call->options, OPTION_FILE);
	if (stop != JOB_OUTPUT)
		return true;
	if (!path)
		diags_report(call->diags, &cli_diag[CLI_NO_FILE], (struct place){0}, NULL);
	else if (file_is_folder(path))
		diags_report(call->diags, &cli_diag[CLI_NOT_A_FILE], (struct place){.file = path}, NULL);
	return path && !file_is_folder(path);
}

void booklet_run(struct command_call *call)
{
	struct setup setup;
	const enum job_stage stop = job_stage(options_value(call->options, OPTION_DUMP_BOOKLET));
	if (!booklet_named(call, stop) || !setup_open(call, "print", &setup))
		return;
	const char *name = options_value(call->options, OPTION_FRONT);
	const struct template *front = template_load(call->arena, call->diags, setup.tools.templates, name ? name : "booklet");
	if (!front)
		return;
	struct diags *diags = diags_new(call->arena);
	const bool quiet = options_given(call->options, OPTION_QUIET);
	if (!quiet)
		diags_echo(diags, STDERR_FILENO);
	const struct job job = {&setup.tools, call->arena, diags, stop};
	booklet_make(call, &setup, &job, front);
	if (quiet)
		document_say(diags, call->arena, SEVERITY_ERROR);
	const int code = diags_exit(diags, options_given(call->options, OPTION_STRICT));
	call->exit = code > call->exit ? code : call->exit;
}
