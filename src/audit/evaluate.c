/* Applying a rule to its rows: take the inputs, compute what is expected and what is found, hold the one against the other. The
 * tolerance, where the rule gives none, is what printing may have rounded off: each input is moved by what its print may hide, and
 * the changes of the difference add up. The main function is evaluate_rule. */
#include "audit/evaluate.h"

#include "audit/step.h"
#include "base/buf.h"
#include "base/decimal.h"
#include "base/number.h"

#include <math.h>
#include <string.h>

enum { MOST_DECIMALS = 9 };

struct comparison {
	struct path_value expected, found;
	double low, high, tolerance;
	bool numbers;               /* else texts */
};

static const char *number_text(struct arena *arena, double number, int decimals)
{
	struct buf out = {0};
	if (decimals < 0)
		number_print(&out, number, MOST_DECIMALS);
	else
		number_print_fixed(&out, number, decimals);
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

/* Two digits that count: 0.005, 1.3, 27; NULL: none can be told. */
static const char *tolerance_text(struct arena *arena, double tolerance)
{
	if (!isfinite(tolerance))
		return NULL;
	if (tolerance <= 0)
		return "0";
	const double decimals = 1 - floor(log10(tolerance));
	struct buf out = {0};
	number_print(&out, tolerance, decimals < 0 ? 0 : decimals > MOST_DECIMALS ? MOST_DECIMALS : (int)decimals);
	const char *text = arena_copy(arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

/* The step whose value an expression is, as "$jops"; NULL: it computes one. */
static const struct step_value *plain_step(const struct step_context *context, const struct path_expr *expr)
{
	const struct rule *rule = context->rule;
	const struct slice source = slice_trim(slice_of(expr ? path_source(expr) : ""));
	for (size_t i = 0; source.n > 1 && i < rule->step_count; i++)
		if (rule->steps[i].input && source.s[0] == '$' && slice_is(slice_sub(source, 1, source.n), rule->steps[i].name))
			return &context->values[i];
	return NULL;
}

/* How many decimals computed values are printed with: those of the value found, else the most of the inputs. */
static int decimals_of(const struct step_context *context)
{
	const struct rule *rule = context->rule;
	if (rule->decimals >= 0)
		return rule->decimals > MOST_DECIMALS ? MOST_DECIMALS : rule->decimals;
	const struct step_value *found = plain_step(context, rule->found);
	if (found)
		return found->decimals;
	int most = 0;
	for (size_t i = 0; i < rule->step_count; i++)
		if (context->values[i].decimals > most)
			most = context->values[i].decimals;
	return most;
}

/* What a column shows: an input as printed, a computed number with the decimals asked for, a text. */
static const char *column_text(const struct step_context *context, const struct path_expr *expr, const struct path_value *value)
{
	const struct step_value *plain = plain_step(context, expr);
	if (plain)
		return plain->text;
	if (value->type != PATH_NUMBER)
		return value->text;
	return isfinite(value->number) ? number_text(context->with->arena, value->number, decimals_of(context)) : NULL;
}

static bool difference(struct step_context *context, double *out)
{
	struct path_value expected, found;
	if (!step_eval(context, context->rule->expected, &expected) || !step_eval(context, context->rule->found, &found))
		return false;
	*out = expected.number - found.number;
	return true;
}

/* What printing may have rounded off, propagated. */
static bool propagate(struct step_context *context, double *tolerance)
{
	const struct rule *rule = context->rule;
	double still, moved;
	*tolerance = 0;
	if (!difference(context, &still))
		return false;
	for (size_t i = 0; i < rule->step_count; i++) {
		if (context->values[i].slack <= 0)
			continue;
		if (!step_move(context, i, context->values[i].slack) || !difference(context, &moved) || !step_move(context, i, 0))
			return false;
		if (isfinite(moved))
			*tolerance += fabs(moved - still);
	}
	return true;
}

static bool eval_optional(struct step_context *context, const struct path_expr *expr, struct path_value *value)
{
	*value = (struct path_value){.number = NAN, .text = ""};
	return !expr || step_eval(context, expr, value);
}

static bool find_tolerance(struct step_context *context, struct comparison *c)
{
	const struct rule *rule = context->rule;
	struct path_value given;
	if (rule->tolerance) {
		if (!step_eval(context, rule->tolerance, &given))
			return false;
		c->tolerance = given.number;
		return true;
	}
	return !c->numbers || rule->relation != RULE_EQUAL || !rule->expected || !rule->found || propagate(context, &c->tolerance);
}

static bool compute(struct step_context *context, struct comparison *c)
{
	const struct rule *rule = context->rule;
	struct path_value low, high;
	if (!eval_optional(context, rule->expected, &c->expected) || !eval_optional(context, rule->found, &c->found) ||
		!eval_optional(context, rule->low, &low) || !eval_optional(context, rule->high, &high))
		return false;
	c->low = low.number;
	c->high = high.number;
	c->numbers = c->expected.type != PATH_STRING && c->found.type != PATH_STRING;
	if (rule->expected)
		path_variable(context->with->context, "expected", &c->expected);
	if (rule->found)
		path_variable(context->with->context, "found", &c->found);
	return find_tolerance(context, c);
}

/* Doubles carry 15 digits: differences beyond are no disagreement of the page. */
static double noise(const struct comparison *c)
{
	const double a = fabs(c->expected.number), b = fabs(c->found.number);
	return 1e-9 + 1e-12 * (isfinite(a) && isfinite(b) ? fmax(a, b) : 0);
}

static bool numbers_hold(const struct rule *rule, const struct comparison *c)
{
	const double slack = c->tolerance + noise(c);
	switch (rule->relation) {
	case RULE_AT_MOST:
		return c->found.number <= c->expected.number + slack;
	case RULE_AT_LEAST:
		return c->found.number >= c->expected.number - slack;
	case RULE_BETWEEN:
		return c->found.number >= c->low - slack && c->found.number <= c->high + slack;
	default:
		return fabs(c->expected.number - c->found.number) <= slack;
	}
}

static bool computable(const struct rule *rule, const struct comparison *c)
{
	if (!c->numbers || rule->holds)
		return true;
	const bool bounds = rule->relation == RULE_BETWEEN ? isfinite(c->low) && isfinite(c->high) : isfinite(c->expected.number);
	return bounds && isfinite(c->found.number) && isfinite(c->tolerance);
}

static bool judge(struct step_context *context, const struct comparison *c, enum verdict *verdict)
{
	const struct rule *rule = context->rule;
	struct path_value value;
	bool holds;
	if (rule->holds) {
		if (!step_eval(context, rule->holds, &value))
			return false;
		holds = value.boolean;
	} else {
		holds = c->numbers ? numbers_hold(rule, c) : strcmp(c->expected.text, c->found.text) == 0;
	}
	*verdict = holds ? VERDICT_PASS : rule->severity;
	return true;
}

/* A bound as its rule writes it, "1.60"; else computed. */
static const char *bound_text(struct arena *arena, const struct path_expr *expr, double number)
{
	struct decimal decimal;
	const char *source = path_source(expr);
	if (!isfinite(number))
		return NULL;
	return decimal_parse(slice_of(source), &decimal) ? arena_string(arena, source) : number_text(arena, number, -1);
}

static void fill_bounds(struct step_context *context, const struct comparison *c)
{
	struct arena *arena = context->with->arena;
	struct row *row = context->row;
	const int decimals = decimals_of(context);
	double low = NAN, high = NAN;
	if (context->rule->holds || !c->numbers)
		return;
	if (context->rule->relation == RULE_BETWEEN) {
		row->low = bound_text(arena, context->rule->low, c->low);
		row->high = bound_text(arena, context->rule->high, c->high);
		return;
	} else if (context->rule->relation == RULE_AT_MOST) {
		high = c->expected.number;
	} else if (context->rule->relation == RULE_AT_LEAST) {
		low = c->expected.number;
	} else if (c->tolerance > 0) {
		low = c->expected.number - c->tolerance;
		high = c->expected.number + c->tolerance;
	}
	const bool loose = context->rule->relation == RULE_EQUAL;
	row->low = isfinite(low) ? number_text(arena, low, loose ? -1 : decimals) : NULL;
	row->high = isfinite(high) ? number_text(arena, high, loose ? -1 : decimals) : NULL;
}

static const char *own_or(const struct rule *rule, enum rule_say part, const char *otherwise)
{
	return rule->say[part] ? rule->say[part] : otherwise;
}

/* The messages of a compared row. */
static void say_compared(struct step_context *context, const struct comparison *c)
{
	static const char *const expected[][2] = {
		[RULE_EQUAL] = {"audit.value", "audit.value.unit"}, [RULE_AT_MOST] = {"audit.at-most", "audit.at-most.unit"},
		[RULE_AT_LEAST] = {"audit.at-least", "audit.at-least.unit"}, [RULE_BETWEEN] = {"audit.between", "audit.between.unit"},
	};
	const struct rule *rule = context->rule;
	struct row *row = context->row;
	const bool bounded = row->expected || rule->relation == RULE_BETWEEN;
	row->say[RULE_SAY_EXPECTED] = own_or(rule, RULE_SAY_EXPECTED, bounded ? expected[rule->relation][rule->unit != NULL] : NULL);
	row->say[RULE_SAY_FOUND] = own_or(rule, RULE_SAY_FOUND, row->found ? (rule->unit ? "audit.is.unit" : "audit.is") : NULL);
	const char *tolerance = NULL;
	if (!rule->holds && c->numbers && rule->relation == RULE_EQUAL)
		tolerance = c->tolerance > 0 ? "audit.tolerance.around" : "audit.tolerance.exact";
	else if (!rule->holds && c->numbers && c->tolerance > 0)
		tolerance = rule->unit ? "audit.tolerance.beyond.unit" : "audit.tolerance.beyond";
	row->say[RULE_SAY_TOLERANCE] = own_or(rule, RULE_SAY_TOLERANCE, tolerance);
}

static void fill_row(struct step_context *context, const struct comparison *c)
{
	struct arena *arena = context->with->arena;
	const struct rule *rule = context->rule;
	struct row *row = context->row;
	row->expected = rule->expected ? column_text(context, rule->expected, &c->expected) : NULL;
	row->found = rule->found ? column_text(context, rule->found, &c->found) : NULL;
	if (!rule->holds && c->numbers && (c->tolerance > 0 || rule->relation == RULE_EQUAL))
		row->tolerance = tolerance_text(arena, c->tolerance);
	fill_bounds(context, c);
}

static void fill_slots(struct arena *arena, struct row *row)
{
	const struct { const char *name, *value; } slots[] = {
		{"expected", row->expected}, {"found", row->found}, {"tolerance", row->tolerance}, {"low", row->low}, {"high", row->high},
	};
	for (size_t i = 0; i < sizeof slots / sizeof *slots; i++)
		if (slots[i].value)
			row_slot(arena, row, slots[i].name, slots[i].value, ROW_NUMBER);
	if (row->rule->unit)
		row_slot(arena, row, "unit", row->rule->unit, ROW_TEXT);
}

static void say_missing(struct row *row)
{
	row->verdict = VERDICT_UNDISCLOSED;
	row->say[RULE_SAY_EXPECTED] = own_or(row->rule, RULE_SAY_NEEDED, "audit.needed");
	row->say[RULE_SAY_FOUND] = own_or(row->rule, RULE_SAY_MISSING, "audit.missing");
}

static void say_uncheckable(struct row *row, const char *reason)
{
	row->verdict = VERDICT_UNCHECKABLE;
	row->say[RULE_SAY_EXPECTED] = row->say[RULE_SAY_REASON] = own_or(row->rule, RULE_SAY_REASON, reason);
	row->say[RULE_SAY_TOLERANCE] = NULL;
}

/* One row, from its inputs to its verdict. */
static bool evaluate_row(struct step_context *context)
{
	const struct rule *rule = context->rule;
	struct comparison c = {.tolerance = 0};
	struct path_value uncheckable;
	const enum step_state state = step_take_all(context);
	if (state == STEP_FAILED)
		return false;
	if (state == STEP_MISSING) {
		say_missing(context->row);
		return true;
	}
	if (!compute(context, &c) || !eval_optional(context, rule->uncheckable, &uncheckable))
		return false;
	fill_row(context, &c);
	say_compared(context, &c);
	if (rule->uncheckable && uncheckable.boolean)
		say_uncheckable(context->row, "audit.bound-unknown");
	else if (!computable(rule, &c))
		say_uncheckable(context->row, "audit.no-number");
	else if (!judge(context, &c, &context->row->verdict))
		return false;
	fill_slots(context->with->arena, context->row);
	return true;
}

static bool add_row(const struct evaluate *with, const struct rule *rule, xmlNode *node, size_t position, size_t size, struct evaluate_rows *rows)
{
	struct row row = {.rule = rule};
	struct step_context context = {.with = with, .rule = rule, .node = node, .position = position, .size = size, .row = &row};
	struct path_value when;
	if (rule->when && !step_eval(&context, rule->when, &when))
		return false;
	if (rule->when && !when.boolean)
		return true;
	if (!evaluate_row(&context))
		return false;
	if (!(rule->silent && row.verdict == VERDICT_PASS))
		*(struct row *)arena_push(with->arena, &rows->all, &rows->count, &rows->capacity, sizeof row) = row;
	return true;
}

bool evaluate_rule(const struct evaluate *with, const struct rule *rule, struct evaluate_rows *rows)
{
	struct path_value nodes;
	bool fine = true;
	if (!rule->for_each)
		return add_row(with, rule, with->root, 1, 1, rows);
	if (!path_eval(with->context, with->arena, rule->for_each, with->root, 1, 1, &nodes))
		return false;
	for (size_t i = 0; i < nodes.count; i++)
		fine = add_row(with, rule, nodes.nodes[i], i + 1, nodes.count, rows) && fine;
	return fine;
}
