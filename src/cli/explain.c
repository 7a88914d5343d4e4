/* Explaining rules: title, reason, expressions with their inputs, and the help of the functions they call. */
#include "cli/explain.h"

#include "base/file.h"
#include "cli/diag.h"
#include "family/family.h"
#include "style/message.h"

#include <string.h>

/* The words of a title; slots of a rule's own stay as {names}. */
static const char *explain_title(struct command_call *call, const struct job_tools *tools, const struct rule *rule)
{
	const bool message = message_exists(tools->messages, rule->title);
	return message ? message_text(call->arena, tools->messages, call->diags, rule->title, NULL, 0) : rule->title;
}

void explain_line(struct command_call *call, const struct job_tools *tools, const struct rules *rules, const struct rule *rule, struct buf *out)
{
	buf_addf(out, "%-20s %-16s %s\n", rule->id, rules->family, explain_title(call, tools, rule));
}

static void explain_expression(struct buf *out, const char *name, const struct path_expr *expr)
{
	if (expr)
		buf_addf(out, "  %-12s %s\n", name, path_source(expr));
}

static void explain_expressions(struct buf *out, const struct rule *rule)
{
	static const char *const relations[] = {"equal", "at most", "at least", "between"};
	_Static_assert(sizeof relations / sizeof *relations == RULE_RELATION_COUNT, "a name for each relation");
	explain_expression(out, "for each", rule->for_each);
	explain_expression(out, "when", rule->when);
	for (size_t i = 0; i < rule->step_count; i++) {
		const struct rule_step *step = &rule->steps[i];
		buf_addf(out, "  %-12s $%s = %s%s\n", step->input ? "input" : "let", step->name, path_source(step->select),
			step->optional ? " (optional)" : "");
	}
	explain_expression(out, "found", rule->found);
	if (!rule->holds)
		buf_addf(out, "  %-12s %s\n", "is", relations[rule->relation]);
	explain_expression(out, "expected", rule->expected);
	explain_expression(out, "low", rule->low);
	explain_expression(out, "high", rule->high);
	explain_expression(out, "holds when", rule->holds);
	explain_expression(out, "uncheckable", rule->uncheckable);
	if (rule->tolerance)
		explain_expression(out, "tolerance", rule->tolerance);
	else if (!rule->holds && rule->relation == RULE_EQUAL)
		buf_addf(out, "  %-12s %s\n", "tolerance", "what printing may have rounded off the inputs");
}

static bool is_name_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/* Whether an expression calls the function. */
static bool calls(const struct path_expr *expr, const char *name)
{
	const size_t n = strlen(name);
	const char *source = expr ? path_source(expr) : "";
	for (const char *at = source; (at = strstr(at, name)); at += n)
		if (at[n] == '(' && (at == source || !is_name_char(at[-1])))
			return true;
	return false;
}

static bool rule_calls(const struct rule *rule, const char *name)
{
	const struct path_expr *const all[] = {rule->for_each, rule->when, rule->expected, rule->found, rule->low, rule->high, rule->holds,
		rule->tolerance, rule->uncheckable};
	bool called = false;
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		called = called || calls(all[i], name);
	for (size_t i = 0; i < rule->step_count; i++)
		called = called || calls(rule->steps[i].select, name) || calls(rule->steps[i].mark, name);
	return called;
}

static void explain_one(struct command_call *call, const struct job_tools *tools, const struct rules *rules, const struct rule *rule, struct buf *out)
{
	const char *source = arena_printf(call->arena, "audit.source.%s", rule->source);
	buf_addf(out, "%s (%s): %s\n", rule->id, rules->family, explain_title(call, tools, rule));
	buf_addf(out, "  %-12s %s\n", "why", message_text(call->arena, tools->messages, call->diags, source, NULL, 0));
	buf_addf(out, "  %-12s %s\n", "if not", verdict_name(rule->severity));
	explain_expressions(out, rule);
	for (size_t i = 0; i < rules->function_count; i++)
		if (rule_calls(rule, rules->functions[i]->name))
			buf_addf(out, "  %-12s %s\n", "function", rules->functions[i]->help);
	buf_addf(out, "  %-12s %s:%u\n", "written in", rule->at.file ? rule->at.file : "", rule->at.line);
}

static void explain_unknown(struct command_call *call, const char *id, const char *near)
{
	if (near)
		diags_report(call->diags, &cli_diag[CLI_UNKNOWN_RULE], (struct place){0}, "%s; did you mean %s?", id, near);
	else
		diags_report(call->diags, &cli_diag[CLI_UNKNOWN_RULE], (struct place){0}, "%s; benchfolio list rules names them", id);
}

void explain_rule(struct command_call *call, const struct job_tools *tools, const char *id, struct buf *out)
{
	const char *near = NULL;
	bool found = false;
	for (size_t f = 0; f < family_count(); f++) {
		const struct rules *rules = job_rules(tools, call->diags, family_at(f)->id);
		const struct rule *rule = rules ? rules_find(rules, id) : NULL;
		if (rule)
			explain_one(call, tools, rules, rule, out);
		else if (rules && !near)
			near = rules_near(call->arena, rules, id);
		found = found || rule;
	}
	if (!found)
		explain_unknown(call, id, near);
}
