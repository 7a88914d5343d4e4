/* benchfolio export: the result document itself, on standard output or one file a result in the folder of -o. */
#include "cli/export.h"

#include "cli/diag.h"
#include "cli/document.h"
#include "cli/home.h"
#include "cli/setup.h"

static bool export_each(struct command_call *call, struct document *document, void *user)
{
	struct output *output = user;
	struct slice xml;
	if (options_given(call->options, OPTION_AUDIT) && !job_audit(&document->job, document->result))
		return false;
	if (!job_export(&document->job, document->result, &xml))
		return false;
	if (!options_given(call->options, OPTION_OUTPUT))
		return document_print(document, xml);
	const char *stem = output_stem(output, document->job.diags, document->input, result_id(document->result));
	return document_put(call, document, output, stem, ".xml", xml);
}

void export_run(struct command_call *call)
{
	struct setup setup = {.tools = {.arena = call->arena, .diags = call->diags}};
	setup.tools.own_rules = options_value(call->options, OPTION_RULES);
	const char *home = options_given(call->options, OPTION_AUDIT) ? home_find(call->arena, call->diags) : NULL;
	if (!setup_inputs(call, &setup) || (options_given(call->options, OPTION_AUDIT) && !(home && job_open_words(&setup.tools, home))))
		return;
	if (setup.inputs.count > 1 && !options_given(call->options, OPTION_OUTPUT)) {
		diags_report(call->diags, &cli_diag[CLI_MANY_TO_STDOUT], (struct place){0}, NULL);
		return;
	}
	document_run(call, &setup.tools, &setup.inputs, (struct document_step){export_each, setup.output});
}
