/* One step over all inputs. The document's arena is reset after each; with --quiet only what fails is said. */
#include "cli/document.h"

#include "base/file.h"

#include <string.h>
#include <unistd.h>

void document_say(const struct diags *diags, struct arena *arena, enum severity from)
{
	struct diags *none = diags_new(arena);
	for (size_t i = 0; i < diags_count(diags); i++) {
		if (diags_at(diags, i)->kind->severity < from)
			continue;
		const char *line = arena_printf(arena, "%s\n", diags_line(arena, diags_at(diags, i)));
		file_write_fd(none, STDERR_FILENO, "standard error", slice_of(line));
	}
}

static void document_one(struct command_call *call, struct document *document, struct document_step step)
{
	struct slice bytes, dump = {0};
	struct job *job = &document->job;
	if (!file_read(job->arena, job->diags, document->input, JOB_MAX_INPUT, &bytes))
		return;
	if (!job_read(job, document->input, bytes, &document->result, &dump))
		return;
	if (job->stop <= JOB_RESULT)
		document_print(document, dump);
	else
		step.each(call, document, step.user);
}

void document_run(struct command_call *call, const struct job_tools *tools, const struct input_list *inputs, struct document_step step)
{
	bool quiet = options_given(call->options, OPTION_QUIET);
	struct arena *arena = arena_new();
	for (size_t i = 0; i < inputs->count; i++) {
		struct diags *diags = diags_new(arena);
		if (!quiet)
			diags_echo(diags, STDERR_FILENO);
		struct document document = {
			.job = {tools, arena, diags, job_stage(options_value(call->options, OPTION_DUMP))},
			.input = inputs->paths[i],
		};
		document_one(call, &document, step);
		if (quiet)
			document_say(diags, arena, SEVERITY_ERROR);
		int code = diags_exit(diags, options_given(call->options, OPTION_STRICT));
		call->exit = code > call->exit ? code : call->exit;
		arena_reset(arena);
	}
	arena_drop(arena);
}

bool document_print(struct document *document, struct slice bytes)
{
	return file_write_fd(document->job.diags, STDOUT_FILENO, "standard output", bytes);
}

bool document_put(struct command_call *call, struct document *document, struct output *output, const char *stem, const char *suffix,
	struct slice bytes)
{
	if (document->job.stop != JOB_OUTPUT)
		return document_print(document, bytes);
	const char *path = arena_printf(document->job.arena, "%s%s", stem, suffix);
	if (!output_write(output, document->job.diags, path, bytes))
		return false;
	if (options_given(call->options, OPTION_QUIET))
		return true;
	const char *line = arena_printf(document->job.arena, "wrote %s\n", path);
	return file_write_fd(document->job.diags, STDERR_FILENO, "standard error", slice_of(line));
}
