/* The walk. The main function is walk_children. Recursion is bounded by the template's depth. */
#include "bind/walk.h"

#include "bind/diag.h"
#include "bind/make_inline.h"
#include "bind/value.h"

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

static void count_step(struct binder *b, const struct template_node *node)
{
	if (++b->steps > BINDER_MAX_STEPS)
		binder_stop(b, node->at, "steps through the template", BINDER_MAX_STEPS);
}

static void for_each(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct path_value nodes = value_nodes(b, scope, node);
	for (size_t i = 0; i < nodes.count && !b->stopped; i++) {
		const struct scope inner = walk_scope(scope, &nodes, i);
		count_step(b, node);
		walk_children(b, node, &inner);
	}
}

static void choose(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	for (const struct template_node *child = node->first; child; child = child->next) {
		if (!child->element || (child->element->kind == ELEMENT_WHEN && !value_test(b, scope, child, "test")))
			continue;
		if (!value_test(b, scope, child, "if"))
			continue;
		walk_children(b, child, scope);
		return;
	}
}

static void variable(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const char *name = value_plain(b, scope, node, "name");
	const struct template_attribute *select = template_find(node, "select");
	struct path_value value = { .type = PATH_STRING, .text = "" };
	if (select) {
		if (!path_eval(b->paths, b->tools.arena, select->expr, scope->node, scope->position, scope->size, &value)) {
			b->failed = true;
			return;
		}
	} else {
		const char *text = value_attribute(b, scope, node, "value");
		value.text = text ? text : "";
		value.boolean = *value.text;
	}
	path_variable(b->paths, arena_string(b->tools.arena, name), &value);
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
		for_each(b, node, scope);
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
	const bool good = is_inline(kind) ? scope->line != NULL : !scope->line || kind == ELEMENT_SUB || kind == ELEMENT_PARA;
	if (!good) {
		diags_report(b->tools.diags, &bind_diag[BIND_PLACE], node->at, is_inline(kind) ? "<%s> between blocks; put it into a para"
			: "<%s> in a line of text", template_element_name(node));
		b->failed = true;
	}
	return good;
}

static void walk_node(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	count_step(b, node);
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
