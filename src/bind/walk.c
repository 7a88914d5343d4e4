/* The walk. The main function is walk_children. Recursion is bounded by the template's depth. */
#include "bind/walk.h"

#include "bind/diag.h"
#include "bind/make_inline.h"
#include "bind/repeat.h"
#include "bind/value.h"

#include <string.h>

static void walk_node(struct binder *b, const struct template_node *node, const struct scope *scope);

/* Whether the pass wants elements of that kind. */
static bool wanted(enum pass pass, enum element_kind kind)
{
	switch (pass) {
	case PASS_FRAME:
		return kind == ELEMENT_HEADER || kind == ELEMENT_FOOTER;
	case PASS_BODY:
		return kind != ELEMENT_HEADER && kind != ELEMENT_FOOTER;
	case PASS_COLUMNS:
		return kind == ELEMENT_COLUMN;
	case PASS_ROWS:
		return kind != ELEMENT_COLUMN;
	case PASS_ALL:
		break;
	}
	return true;
}

struct scope walk_scope(const struct scope *scope, const struct path_value *nodes, size_t i)
{
	struct scope inner = *scope;
	inner.node = nodes->nodes[i];
	inner.position = i + 1;
	inner.size = nodes->count;
	return inner;
}

void walk_step(struct binder *b, const struct template_node *node)
{
	if (++b->steps > BINDER_MAX_STEPS)
		binder_stop(b, node->at, "steps through the template", BINDER_MAX_STEPS);
}

static bool is_case(struct binder *b, const struct template_node *child, const struct scope *scope, enum element_kind kind)
{
	return child->element && child->element->kind == kind && value_test(b, scope, child, "if") &&
		(kind == ELEMENT_OTHERWISE || value_test(b, scope, child, "test"));
}

static void choose(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	static const enum element_kind kinds[] = { ELEMENT_WHEN, ELEMENT_OTHERWISE };
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		for (const struct template_node *child = node->first; child; child = child->next)
			if (is_case(b, child, scope, kinds[i])) {
				walk_children(b, child, scope);
				return;
			}
}

/* The value of a <variable> or <param>; false: reported. */
static bool value_of(struct binder *b, const struct template_node *node, const struct scope *scope, struct path_value *value)
{
	const struct template_attribute *select = template_find(node, "select");
	*value = (struct path_value){ .type = PATH_STRING, .text = "" };
	if (select)
		return value_evaluate(b, scope, select->expr, value);
	const char *text = value_attribute(b, scope, node, "value");
	value->text = text ? text : "";
	value->boolean = *value->text;
	return true;
}

static const char *name_of(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "name");
	return arena_string(b->tools.arena, name ? name : "");
}

static void variable(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	struct path_value value;
	if (value_of(b, node, scope, &value))
		path_variable(b->paths, name_of(b, node, scope), &value);
}

static bool gives(struct binder *b, const struct template_node *given, const struct scope *scope, const char *name)
{
	for (; given; given = given->next)
		if (given->element && strcmp(name_of(b, given, scope), name) == 0)
			return true;
	return false;
}

/* In a part: the value of a parameter that its use does not give. */
static void param(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	if (!gives(b, scope->given, scope, name_of(b, node, scope)))
		variable(b, node, scope);
}

struct binding { /* a variable while a part has its name for a parameter */
	const char *name;
	struct path_value given, before;
	bool had, fine;
};

/* All values first, so that one may be made of what another replaces; afterwards the names are as before. */
static void use(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	size_t count = 0;
	for (const struct template_node *given = node->given; given; given = given->next)
		count += given->element != NULL;
	struct binding *bindings = arena_array(b->tools.arena, count, sizeof *bindings), *binding = bindings;
	for (const struct template_node *given = node->given; given; given = given->next) {
		if (!given->element)
			continue;
		binding->name = name_of(b, given, scope);
		binding->fine = value_of(b, given, scope, &binding->given);
		binding->had = path_variable_value(b->paths, binding->name, &binding->before);
		binding++;
	}
	for (size_t i = 0; i < count; i++)
		if (bindings[i].fine)
			path_variable(b->paths, bindings[i].name, &bindings[i].given);
	struct scope inner = *scope;
	inner.given = node->given;
	walk_children(b, node, &inner);
	for (size_t i = 0; i < count; i++)
		if (bindings[i].had)
			path_variable(b->paths, bindings[i].name, &bindings[i].before);
}

/* True when the element was a control and is done. */
static bool walk_control(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	switch (node->element->kind) {
	case ELEMENT_IF:
		if (value_test(b, scope, node, "test"))
			walk_children(b, node, scope);
		return true;
	case ELEMENT_FOR_EACH:
		repeat_for_each(b, node, scope);
		return true;
	case ELEMENT_CHOOSE:
		choose(b, node, scope);
		return true;
	case ELEMENT_INCLUDE: case ELEMENT_PART:
		walk_children(b, node, scope);
		return true;
	case ELEMENT_VARIABLE:
		variable(b, node, scope);
		return true;
	case ELEMENT_USE:
		use(b, node, scope);
		return true;
	case ELEMENT_PARAM:
		param(b, node, scope);
		return true;
	case ELEMENT_SORT:
		return true;
	default:
		return false;
	}
}

static bool is_inline(enum element_kind kind)
{
	return kind >= ELEMENT_RUN && kind <= ELEMENT_SYMBOL;
}

/* Inlines stand on a line; on a line stand inlines and, in a cell, further lines. What the vocabulary's table cannot say. */
static bool stands_well(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const enum element_kind kind = node->element->kind;
	const bool good = is_inline(kind) ? scope->line != NULL : !scope->line || kind == ELEMENT_SUB || kind == ELEMENT_PARA ||
		kind == ELEMENT_FOOTNOTE;
	if (!good) {
		diags_report(b->tools.diags, &bind_diag[BIND_PLACE], node->at, is_inline(kind) ? "<%s> between blocks; put it into a para"
			: "<%s> in a line of text", template_element_name(node));
		b->failed = true;
	}
	return good;
}

static void walk_node(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	walk_step(b, node);
	if (!node->element) {
		make_inline_text(b, node, scope);
		return;
	}
	if (!elements_transparent(node->element) && !wanted(scope->pass, node->element->kind))
		return;
	if (!value_test(b, scope, node, "if") || walk_control(b, node, scope))
		return;
	walk_maker *maker = walk_makers[node->element->kind];
	if (maker && stands_well(b, node, scope))
		maker(b, node, scope);
}

void walk_children(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	for (const struct template_node *child = node->first; child && !b->stopped; child = child->next)
		walk_node(b, child, scope);
}

bool walk_holds(const struct template_node *node, enum element_kind kind)
{
	for (const struct template_node *child = node->first; child; child = child->next) {
		if (!child->element)
			continue;
		if (child->element->kind == kind || (elements_transparent(child->element) && walk_holds(child, kind)))
			return true;
	}
	return false;
}
