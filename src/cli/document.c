/* One step over all results of all inputs. The document's arena is reset after each; with --quiet only what fails is said. */
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

/* All results of one input. Its bytes and messages live in `arena`, a result in the job's, until the next one is read. */
static void document_each(struct command_call *call, struct document *document, struct arena *arena, struct slice bytes, struct document_step step)
{
	struct job *job = &document->job;
	struct slice dump;
	struct reading *reading = reading_open(arena, job->diags, document->input, bytes);
	if (!reading)
		return;
	document->many = reading_many(reading);
	document->bytes = bytes;
	if (step.begin && job->stop == JOB_OUTPUT)
		step.begin(document, step.user);
	while ((document->result = job_read(job, reading))) {
		if (job->stop == JOB_RESULT && job_dump_result(job, document->result, &dump))
			document_print(document, dump);
		else if (job->stop != JOB_RESULT)
			step.each(call, document, step.user);
		arena_reset(job->arena);
	}
}

static void document_one(struct command_call *call, struct document *document, struct arena *arena, struct input_list *inputs, size_t i,
	struct document_step step)
{
	struct slice bytes, dump;
	struct job *job = &document->job;
	document->input = inputs->paths[i];
	if (!input_bytes(inputs, arena, job->diags, i, &bytes))
		return;
	if (job->stop != JOB_LINES)
		document_each(call, document, arena, bytes, step);
	else if (job_lines(job, document->input, bytes, &dump))
		document_print(document, dump);
}

void document_run(struct command_call *call, const struct job_tools *tools, struct input_list *inputs, struct document_step step)
{
	const bool quiet = options_given(call->options, OPTION_QUIET) || step.silent;
	struct arena *arena = arena_new(), *result = arena_new();
	for (size_t i = 0; i < inputs->count; i++) {
		struct diags *diags = diags_new(arena);
		if (!quiet)
			diags_echo(diags, STDERR_FILENO);
		struct document document = {.job = {tools, result, diags, job_stage(options_value(call->options, OPTION_DUMP))}};
		document_one(call, &document, arena, inputs, i, step);
		if (quiet)
			document_say(diags, arena, SEVERITY_ERROR);
		int code = diags_exit(diags, options_given(call->options, OPTION_STRICT));
		call->exit = code > call->exit ? code : call->exit;
		arena_reset(result);
		arena_reset(arena);
	}
	arena_drop(result);
	arena_drop(arena);
}

bool document_print(struct document *document, struct slice bytes)
{
	return file_write_fd(document->job.diags, STDOUT_FILENO, "standard output", bytes);
}

const char *document_stem(const struct document *document, struct output *output)
{
	return output_stem(output, document->job.diags, document->many ? "-" : document->input, result_id(document->result));
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
