/* benchfolio audit: each result read and audited, its verdicts printed. A check that fails makes the exit code 1; a please-check
 * never does. */
#include "cli/audit.h"

#include "audit/audit.h"
#include "base/file.h"
#include "cli/audit_text.h"
#include "cli/diag.h"
#include "cli/document.h"
#include "cli/explain.h"
#include "cli/home.h"
#include "result/json.h"
#include "xml/load.h"

#include <string.h>
#include <unistd.h>

struct audit_plan {
	bool json, several;
	size_t printed;
};

static void audit_report_failed(struct document *document)
{
	const char *count = load_attribute(audit_of(document->result), verdict_name(VERDICT_FAIL));
	if (audit_failed(document->result))
		diags_report(document->job.diags, &cli_diag[CLI_CHECKS_FAIL], (struct place){.file = document->input}, "%s", count);
}

static bool audit_each(struct command_call *call, struct document *document, void *user)
{
	struct audit_plan *plan = user;
	struct buf out = {0};
	(void)call;
	if (!job_audit(&document->job, document->result))
		return false;
	if (plan->json) {
		buf_adds(&out, !plan->several ? "" : plan->printed ? ",\n" : "[\n");
		json_result_part(&out, document->result, audit_of(document->result));
	} else {
		buf_adds(&out, plan->printed ? "\n" : "");
		audit_text(&out, &document->job, document->result);
	}
	plan->printed++;
	const bool fine = document_print(document, buf_slice(&out));
	buf_drop(&out);
	audit_report_failed(document);
	return fine;
}

/* An input of several results makes a list, too. */
static void audit_begin(struct document *document, void *user)
{
	struct audit_plan *plan = user;
	plan->several = plan->several || document->many;
}

static void audit_explain(struct command_call *call, const struct job_tools *tools)
{
	struct buf out = {0};
	explain_rule(call, tools, options_value(call->options, OPTION_EXPLAIN), &out);
	file_write_fd(call->diags, STDOUT_FILENO, "standard output", buf_slice(&out));
	buf_drop(&out);
}

/* What closes the array of several results: it opens with the first. */
static void audit_close(struct command_call *call, const struct audit_plan *plan)
{
	if (plan->json)
		file_write_fd(call->diags, STDOUT_FILENO, "standard output",
			slice_of(!plan->several ? "\n" : plan->printed ? "\n]\n" : "[]\n"));
}

void audit_run(struct command_call *call)
{
	const char *to = options_value(call->options, OPTION_TO_AUDIT), *home = home_find(call->arena, call->diags);
	struct job_tools tools = {.arena = call->arena, .diags = call->diags, .own_rules = options_value(call->options, OPTION_RULES),
		.language = options_value(call->options, OPTION_LANG)};
	struct input_list inputs;
	if (!home || !job_open_words(&tools, home))
		return;
	if (options_given(call->options, OPTION_EXPLAIN)) {
		audit_explain(call, &tools);
		return;
	}
	if (!input_expand(call->arena, call->diags, call->options, &inputs) && !inputs.count)
		return;
	struct audit_plan plan = {.json = to && strcmp(to, "json") == 0, .several = inputs.count > 1};
	document_run(call, &tools, &inputs, (struct document_step){.each = audit_each, .user = &plan, .begin = audit_begin});
	audit_close(call, &plan);
}
