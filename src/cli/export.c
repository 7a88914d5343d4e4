/* benchfolio export: the result documents themselves, one file a result in the folder of -o, or on standard output: one result as it
 * is, several as one document. Those are read twice: first for their ids, which must not clash there. */
#include "cli/export.h"

#include "base/file.h"
#include "cli/diag.h"
#include "cli/document.h"
#include "cli/export_format.h"
#include "cli/home.h"
#include "cli/setup.h"
#include "result/distinct.h"

#include <string.h>
#include <unistd.h>

struct export_plan {
	const struct export_format *format;
	enum sheet_kind sheet;
	const char *suffix;
	struct output *output;
	bool apart;               /* a file a result */
	bool together;            /* several in one document */
	struct distinct *ids;     /* of those */
	size_t printed;
};

/* The ids of all results in the bytes. What is wrong with them is said when they are read again. */
static void export_ids(struct export_plan *plan, const char *name, struct slice bytes)
{
	struct arena *arena = arena_new(), *one = arena_new();
	struct reading *reading = reading_open(arena, diags_new(arena), name, bytes);
	for (const struct result *result; reading && (result = reading_next(reading, one)); arena_reset(one)) {
		struct buf features = {0};
		distinct_features(&features, result);
		distinct_add(plan->ids, slice_of(result_id(result)), buf_slice(&features));
		buf_drop(&features);
	}
	arena_drop(one);
	arena_drop(arena);
}

static void export_all_ids(struct export_plan *plan, struct input_list *inputs)
{
	struct arena *arena = arena_new();
	for (size_t i = 0; i < inputs->count; i++) {
		struct slice bytes;
		if (input_bytes(inputs, arena, diags_new(arena), i, &bytes))
			export_ids(plan, inputs->paths[i], bytes);
		arena_reset(arena);
	}
	arena_drop(arena);
}

/* One input of several results: they stand together, too. */
static void export_begin(struct document *document, void *user)
{
	struct export_plan *plan = user;
	struct buf out = {0};
	if (plan->apart || plan->together || !document->many)
		return;
	plan->together = true;
	export_ids(plan, document->input, document->bytes);
	plan->format->begin(&out, plan->sheet);
	document_print(document, buf_slice(&out));
	buf_drop(&out);
}

static bool export_print(struct document *document, struct export_plan *plan)
{
	struct buf out = {0}, features = {0};
	if (plan->together) {
		distinct_features(&features, document->result);
		const char *id = distinct_id(plan->ids, slice_of(result_id(document->result)), buf_slice(&features));
		plan->format->one(&out, document->result, plan->sheet, id, !plan->printed);
	} else
		plan->format->alone(&out, document->result, plan->sheet);
	plan->printed++;
	const bool fine = document_print(document, buf_slice(&out));
	buf_drop(&out);
	buf_drop(&features);
	return fine;
}

static bool export_write(struct command_call *call, struct document *document, struct export_plan *plan)
{
	struct buf out = {0};
	const char *stem = document_stem(document, plan->output);
	plan->format->alone(&out, document->result, plan->sheet);
	const bool fine = document_put(call, document, plan->output, stem, plan->suffix, buf_slice(&out));
	buf_drop(&out);
	return fine;
}

static bool export_each(struct command_call *call, struct document *document, void *user)
{
	struct export_plan *plan = user;
	if (options_given(call->options, OPTION_AUDIT) && !job_audit(&document->job, document->result))
		return false;
	return plan->apart ? export_write(call, document, plan) : export_print(document, plan);
}

/* Whether --to and --table go together; what the outputs are called. */
static bool export_choose(struct command_call *call, struct export_plan *plan)
{
	const char *to = options_value(call->options, OPTION_TO), *table = options_value(call->options, OPTION_TABLE);
	plan->format = export_format_find(to ? to : table ? "csv" : "xml");
	plan->sheet = table ? sheet_find(table) : SHEET_FACTS;
	plan->suffix = table ? arena_printf(call->arena, "-%s.csv", table) : plan->format->suffix;
	const bool csv = strcmp(plan->format->name, "csv") == 0;
	if (table && !csv)
		diags_report(call->diags, &cli_diag[CLI_TABLE_FORMAT], (struct place){0}, "--table %s --to %s", table, to);
	if (options_given(call->options, OPTION_AUDIT) && csv)
		diags_report(call->diags, &cli_diag[CLI_AUDIT_FORMAT], (struct place){0}, NULL);
	return !diags_failed(call->diags);
}

static void export_run_plan(struct command_call *call, struct setup *setup, struct export_plan *plan)
{
	struct buf out = {0};
	if (plan->together) {
		export_all_ids(plan, &setup->inputs);
		plan->format->begin(&out, plan->sheet);
		file_write_fd(call->diags, STDOUT_FILENO, "standard output", buf_slice(&out));
	}
	document_run(call, &setup->tools, &setup->inputs, (struct document_step){.each = export_each, .user = plan, .begin = export_begin});
	buf_clear(&out);
	if (plan->together) {
		plan->format->end(&out, plan->printed);
		file_write_fd(call->diags, STDOUT_FILENO, "standard output", buf_slice(&out));
	}
	buf_drop(&out);
}

void export_run(struct command_call *call)
{
	struct setup setup = {.tools = {.arena = call->arena, .diags = call->diags}};
	struct export_plan plan = {.ids = distinct_new(call->arena), .apart = options_given(call->options, OPTION_OUTPUT)};
	const bool audit = options_given(call->options, OPTION_AUDIT), dump = options_given(call->options, OPTION_DUMP);
	setup.tools.own_rules = options_value(call->options, OPTION_RULES);
	if (!export_choose(call, &plan))
		return;
	const char *home = audit ? home_find(call->arena, call->diags) : NULL;
	if (!setup_inputs(call, &setup) || (audit && !(home && job_open_words(&setup.tools, home))))
		return;
	plan.output = setup.output;
	plan.together = !plan.apart && !dump && setup.inputs.count != 1;
	export_run_plan(call, &setup, &plan);
}
