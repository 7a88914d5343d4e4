/* benchfolio chart: an SVG per result and chart. Without --chart all charts of the result's family; a chart whose data the
 * result lacks is said, not drawn empty. */
#include "cli/chart.h"

#include "cli/catalog.h"
#include "cli/diag.h"
#include "cli/document.h"
#include "cli/setup.h"

struct chart_plan {
	struct catalog charts;
	bool named;                /* by --chart */
	struct output *output;
};

static bool chart_one(struct command_call *call, struct document *document, const struct chart_plan *plan,
	const struct catalog_chart *chart, const char **stem)
{
	struct slice svg;
	const struct job *job = &document->job;
	if (!job_chart(job, chart->template, document->result, &svg))
		return false;
	if (!*stem)
		*stem = document_stem(document, plan->output);
	return document_put(call, document, plan->output, *stem, arena_printf(job->arena, "-%s.svg", chart->name), svg);
}

static bool chart_each(struct command_call *call, struct document *document, void *user)
{
	const struct chart_plan *plan = user;
	const char *family = result_family(document->result), *stem = NULL;
	struct diags *diags = document->job.diags;
	size_t drawn = 0;
	for (size_t i = 0; i < plan->charts.count; i++) {
		const struct catalog_chart *chart = &plan->charts.charts[i];
		if (catalog_serves(chart, family))
			drawn += chart_one(call, document, plan, chart, &stem);
		else if (plan->named)
			diags_report(diags, &cli_diag[CLI_CHART_OF_OTHER_FAMILY], (struct place){.file = document->input},
				"%s is for %s, this is %s", chart->name, chart->families, family);
	}
	if (!drawn && !diags_failed(diags))
		diags_report(diags, &cli_diag[plan->named ? CLI_CHART_NOT_DRAWN : CLI_NO_CHART], (struct place){.file = document->input}, NULL);
	return drawn;
}

void chart_run(struct command_call *call)
{
	struct setup setup;
	const struct option_values *names = &call->options->of[OPTION_CHART];
	struct chart_plan plan = {.named = names->count > 0};
	if (!setup_open(call, "slide-light", &setup))
		return;
	plan.output = setup.output;
	if (catalog_open(call->arena, call->diags, setup.tools.templates, names, &plan.charts))
		document_run(call, &setup.tools, &setup.inputs, (struct document_step){.each = chart_each, .user = &plan});
}
