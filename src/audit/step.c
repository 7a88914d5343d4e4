/* Inputs and lets. An input is taken from the result with its place; a let is computed. Both become variables of the expressions
 * behind them and slots of the rule's messages. */
#include "audit/step.h"

#include "audit/library.h"
#include "base/buf.h"
#include "base/date.h"
#include "base/decimal.h"
#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <string.h>

bool step_eval(struct step_context *context, const struct path_expr *expr, struct path_value *value)
{
	return path_eval(context->with->context, context->with->arena, expr, context->node, context->position, context->size, value);
}

static void set_number(struct step_context *context, const char *name, double number)
{
	path_variable(context->with->context, name, &(struct path_value){.type = PATH_NUMBER, .number = number, .text = ""});
}

static void set_text(struct step_context *context, const char *name, const char *text)
{
	path_variable(context->with->context, name, &(struct path_value){.type = PATH_STRING, .text = text});
}

/* The text of an input: of an element its @value, else its own text; NULL: not there. */
static const char *text_of(struct arena *arena, const struct path_value *value)
{
	const char *text = value->text;
	if (value->type == PATH_NODES) {
		const xmlNode *node = value->count ? value->nodes[0] : NULL;
		if (!node || (node->type == XML_ELEMENT_NODE && load_attribute(node, "state")))
			return NULL;
		const char *typed = node->type == XML_ELEMENT_NODE ? load_attribute(node, "value") : NULL;
		text = typed ? typed : library_own_text(arena, node);
	}
	const struct slice trimmed = slice_trim(slice_of(text));
	return trimmed.n ? arena_copy(arena, trimmed.s, trimmed.n) : NULL;
}

static double unit_of_last_digit(int decimals)
{
	return pow(10, -decimals);
}

/* A number as printed, with what its print may hide; false: it is none. */
static bool take_number(struct arena *arena, const struct rule_step *step, struct step_value *value)
{
	struct decimal decimal;
	if (!decimal_parse(slice_of(value->text), &decimal))
		return number_parse(slice_of(value->text), &value->number);
	struct buf plain = {0};
	decimal_print(&plain, decimal);
	value->text = arena_copy(arena, plain.s, plain.n);
	buf_drop(&plain);
	value->number = decimal_value(decimal);
	value->decimals = decimal.scale;
	if (step->printed == RULE_TRUNCATED)
		value->slack = unit_of_last_digit(decimal.scale);
	else if (step->printed == RULE_ROUNDED && decimal.scale > 0)
		value->slack = unit_of_last_digit(decimal.scale) / 2;
	return true;
}

static bool take_date(struct arena *arena, struct step_value *value)
{
	struct date date;
	if (!date_parse(slice_of(value->text), &date))
		return false;
	struct buf iso = {0};
	date_print_iso(&iso, date);
	value->text = arena_copy(arena, iso.s, iso.n);
	buf_drop(&iso);
	return true;
}

static void take_nodes(struct step_context *context, const struct rule_step *step, const struct path_value *nodes, const char *mark)
{
	path_variable(context->with->context, step->name, nodes);
	for (size_t i = 0; i < nodes->count; i++)
		row_input(context->with->arena, context->row, nodes->nodes[i], mark);
}

/* An input that is not there has the row's own place. */
static enum step_state miss(struct step_context *context, const struct rule_step *step)
{
	if (step->as == RULE_NUMBER)
		set_number(context, step->name, NAN);
	else if (step->as == RULE_NODES)
		path_variable(context->with->context, step->name, &(struct path_value){.type = PATH_NODES, .text = ""});
	else
		set_text(context, step->name, "");
	if (step->optional)
		return STEP_FINE;
	if (context->node != context->with->root)
		row_input(context->with->arena, context->row, context->node, NULL);
	return STEP_MISSING;
}

/* A date as the page prints it: the text of an element that has a typed value. */
static const char *printed_date(const struct path_value *found, const char *typed)
{
	const xmlNode *node = found->type == PATH_NODES && found->count ? found->nodes[0] : NULL;
	const xmlNode *child = node && node->type == XML_ELEMENT_NODE ? node->children : NULL;
	return child && child->content ? (const char *)child->content : typed;
}

static enum step_state take_input(struct step_context *context, const struct rule_step *step, struct step_value *value)
{
	static const enum row_form forms[] = {[RULE_NUMBER] = ROW_NUMBER, [RULE_TEXT] = ROW_TEXT, [RULE_DATE] = ROW_DATE};
	struct arena *arena = context->with->arena;
	struct path_value found, mark = {0};
	if (!step_eval(context, step->select, &found) || (step->mark && !step_eval(context, step->mark, &mark)))
		return STEP_FAILED;
	if (step->as == RULE_NODES) {
		if (!found.count)
			return miss(context, step);
		take_nodes(context, step, &found, mark.text);
		return STEP_FINE;
	}
	const char *print = value->text = text_of(arena, &found);
	const bool there = value->text && (step->as == RULE_NUMBER ? take_number(arena, step, value) :
		step->as == RULE_DATE ? take_date(arena, value) : true);
	if (!there)
		return miss(context, step);
	row_input(arena, context->row, found.origin, step->mark ? mark.text : step->as == RULE_DATE ? printed_date(&found, print) : value->text);
	row_slot(arena, context->row, step->name, value->text, forms[step->as]);
	if (step->as == RULE_NUMBER)
		set_number(context, step->name, value->number);
	else
		set_text(context, step->name, value->text);
	return STEP_FINE;
}

static bool compute_let(struct step_context *context, const struct rule_step *step, struct path_value *value)
{
	if (!step_eval(context, step->select, value))
		return false;
	path_variable(context->with->context, step->name, value);
	return true;
}

static enum step_state take_let(struct step_context *context, const struct rule_step *step, struct step_value *value)
{
	struct path_value computed;
	if (!compute_let(context, step, &computed))
		return STEP_FAILED;
	value->number = computed.number;
	value->text = computed.text;
	row_slot(context->with->arena, context->row, step->name, computed.text, computed.type == PATH_NUMBER ? ROW_NUMBER : ROW_TEXT);
	return STEP_FINE;
}

enum step_state step_take_all(struct step_context *context)
{
	const struct rule *rule = context->rule;
	enum step_state worst = STEP_FINE;
	context->values = arena_array(context->with->arena, rule->step_count + 1, sizeof *context->values);
	for (size_t i = 0; i < rule->step_count; i++) {
		context->values[i].number = NAN;
		const enum step_state state = rule->steps[i].input ? take_input(context, &rule->steps[i], &context->values[i]) :
			take_let(context, &rule->steps[i], &context->values[i]);
		if (state > worst)
			worst = state;
	}
	return worst;
}

bool step_move(struct step_context *context, size_t input, double by)
{
	const struct rule *rule = context->rule;
	set_number(context, rule->steps[input].name, context->values[input].number + by);
	for (size_t i = 0; i < rule->step_count; i++) {
		struct path_value ignored;
		if (!rule->steps[i].input && !compute_let(context, &rule->steps[i], &ignored))
			return false;
	}
	return true;
}
