/* What report, chart and export need before their first document. */
#include "cli/setup.h"

#include "base/buf.h"
#include "base/date.h"
#include "cli/diag.h"
#include "cli/home.h"

/* --retrieved as an ISO date in *iso, NULL when not given. */
static bool setup_retrieved(struct command_call *call, const char **iso)
{
	const char *text = options_value(call->options, OPTION_RETRIEVED);
	struct date date;
	*iso = NULL;
	if (!text)
		return true;
	if (!date_parse(slice_of(text), &date)) {
		diags_report(call->diags, &cli_diag[CLI_BAD_DATE], (struct place){0}, "--retrieved %s", text);
		return false;
	}
	struct buf buf = {0};
	date_print_iso(&buf, date);
	*iso = arena_string(call->arena, buf.s);
	buf_drop(&buf);
	return true;
}

bool setup_inputs(struct command_call *call, struct setup *setup)
{
	if (!input_expand(call->arena, call->diags, call->options, &setup->inputs) && !setup->inputs.count)
		return false;
	setup->output = output_open(call->arena, call->diags, options_value(call->options, OPTION_OUTPUT), &setup->inputs);
	return setup->output;
}

bool setup_open(struct command_call *call, const char *theme, struct setup *setup)
{
	const char *wanted = options_value(call->options, OPTION_THEME);
	*setup = (struct setup){.tools = {.arena = call->arena, .diags = call->diags, .own_rules = options_value(call->options, OPTION_RULES),
		.language = options_value(call->options, OPTION_LANG), .paper = options_value(call->options, OPTION_PAPER)}};
	if (!setup_retrieved(call, &setup->tools.retrieved))
		return false;
	const char *home = home_find(call->arena, call->diags);
	return home && setup_inputs(call, setup) && job_open(&setup->tools, home, wanted ? wanted : theme);
}
