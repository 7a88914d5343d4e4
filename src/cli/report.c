/* benchfolio report: a PDF per result. */
#include "cli/report.h"

#include "cli/document.h"
#include "cli/setup.h"
#include "template/template.h"

struct report {
	const struct template *template;
	struct output *output;
};

static bool report_each(struct command_call *call, struct document *document, void *user)
{
	const struct report *report = user;
	struct slice pdf;
	if (!job_report(&document->job, report->template, document->result, &pdf))
		return false;
	const char *stem = document_stem(document, report->output);
	return document_put(call, document, report->output, stem, ".pdf", pdf);
}

void report_run(struct command_call *call)
{
	struct setup setup;
	if (!setup_open(call, "print", &setup))
		return;
	const char *name = options_value(call->options, OPTION_TEMPLATE);
	struct report report = {
		.template = template_load(call->arena, call->diags, setup.tools.templates, name ? name : "report"),
		.output = setup.output,
	};
	if (report.template)
		document_run(call, &setup.tools, &setup.inputs, (struct document_step){.each = report_each, .user = &report});
}
