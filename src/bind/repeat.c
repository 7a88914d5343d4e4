/* The turns of a for-each: a node each, or with group-by all nodes of one text. Turns are sorted by the <sort>s, each evaluated
 * with the turn's first node; equal turns stay in the order of the document. */
#include "bind/repeat.h"

#include "base/map.h"
#include "bind/functions.h"
#include "bind/value.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { REPEAT_KEYS = 4 };

struct key {
	const char *text;
	double number;          /* NaN before all others */
};

struct order {                  /* of one <sort> */
	const struct path_expr *by;
	bool numbers, descending;
};

struct turn {
	struct binder_group group;
	size_t capacity;
	size_t index;           /* in the order of the document */
	struct key keys[REPEAT_KEYS];
	const struct repeat *repeat;
};

struct repeat {
	struct order orders[REPEAT_KEYS];
	size_t order_count;
	struct turn **turns;
	size_t count, capacity;
};

static struct turn *add_turn(struct binder *b, struct repeat *repeat, const char *key)
{
	struct turn *turn = arena_alloc(b->tools.arena, sizeof *turn);
	turn->group.key = key;
	turn->index = repeat->count;
	turn->repeat = repeat;
	*(struct turn **)arena_push(b->tools.arena, &repeat->turns, &repeat->count, &repeat->capacity, sizeof turn) = turn;
	return turn;
}

static void add_node(struct binder *b, struct turn *turn, xmlNode *node)
{
	*(xmlNode **)arena_push(b->tools.arena, &turn->group.nodes, &turn->group.count, &turn->capacity, sizeof node) = node;
}

/* The text of an expression with a node as context; "" when it finds nothing. */
static struct path_value evaluated(struct binder *b, const struct scope *scope, const struct path_expr *expr)
{
	struct path_value value;
	if (!value_evaluate(b, scope, expr, &value))
		return (struct path_value){ .type = PATH_STRING, .text = "", .number = NAN };
	return value;
}

/* Known groups by their text. */
static void group(struct binder *b, const struct template_attribute *by, const struct scope *scope, const struct path_value *nodes,
	struct repeat *repeat)
{
	struct map *groups = map_new(b->tools.arena);
	for (size_t i = 0; i < nodes->count && !b->stopped; i++) {
		const struct scope inner = walk_scope(scope, nodes, i);
		const struct path_value value = evaluated(b, &inner, by->expr);
		struct turn *turn = map_find(groups, slice_of(value.text));
		if (!turn) {
			turn = add_turn(b, repeat, value.text);
			map_add(groups, slice_of(value.text), turn);
		}
		add_node(b, turn, nodes->nodes[i]);
	}
}

static void each_alone(struct binder *b, const struct path_value *nodes, struct repeat *repeat)
{
	for (size_t i = 0; i < nodes->count; i++)
		add_node(b, add_turn(b, repeat, NULL), nodes->nodes[i]);
}

static bool says(struct binder *b, const struct scope *scope, const struct template_node *node, const char *attribute, const char *word)
{
	const char *value = value_plain(b, scope, node, attribute);
	return value && strcmp(value, word) == 0;
}

static void find_orders(struct binder *b, const struct template_node *node, const struct scope *scope, struct repeat *repeat)
{
	for (const struct template_node *child = node->first; child; child = child->next) {
		if (!child->element || child->element->kind != ELEMENT_SORT || !value_test(b, scope, child, "if"))
			continue;
		if (repeat->order_count == REPEAT_KEYS) {
			binder_stop(b, child->at, "sorts in a for-each", REPEAT_KEYS);
			return;
		}
		const struct template_attribute *select = template_find(child, "select");
		const struct path_expr *text = select ? select->expr : path_compile(b->tools.arena, b->tools.diags, child->at, SLICE("."));
		repeat->orders[repeat->order_count++] = (struct order){ .by = text, .numbers = says(b, scope, child, "type", "number"),
			.descending = says(b, scope, child, "order", "descending") };
	}
}

static void find_keys(struct binder *b, const struct scope *scope, struct repeat *repeat, struct turn *turn)
{
	const struct path_value nodes = { .type = PATH_NODES, .nodes = turn->group.nodes, .count = turn->group.count };
	struct scope inner = walk_scope(scope, &nodes, 0);
	inner.position = turn->index + 1;
	inner.size = repeat->count;
	for (size_t i = 0; i < repeat->order_count; i++) {
		const struct path_value value = evaluated(b, &inner, repeat->orders[i].by);
		struct key *key = &turn->keys[i];
		key->text = value.text;
		if (!functions_number_of(&value, &key->number))
			key->number = NAN;
	}
}

static int compare_numbers(double a, double b)
{
	if (isnan(a) || isnan(b))
		return isnan(b) - isnan(a);
	return (a > b) - (a < b);
}

static int compare_turns(const void *left, const void *right)
{
	const struct turn *a = *(struct turn *const *)left, *b = *(struct turn *const *)right;
	for (size_t i = 0; i < a->repeat->order_count; i++) {
		const struct order *order = &a->repeat->orders[i];
		const int by = order->numbers ? compare_numbers(a->keys[i].number, b->keys[i].number) : value_compare(a->keys[i].text, b->keys[i].text);
		if (by)
			return order->descending ? -by : by;
	}
	return (a->index > b->index) - (a->index < b->index);
}

static void sort(struct binder *b, const struct scope *scope, struct repeat *repeat)
{
	if (!repeat->order_count || !repeat->count)
		return;
	for (size_t i = 0; i < repeat->count; i++)
		find_keys(b, scope, repeat, repeat->turns[i]);
	qsort(repeat->turns, repeat->count, sizeof *repeat->turns, compare_turns);
}

static void plainly(struct binder *b, const struct template_node *node, const struct scope *scope, const struct path_value *nodes)
{
	for (size_t i = 0; i < nodes->count && !b->stopped; i++) {
		const struct scope inner = walk_scope(scope, nodes, i);
		walk_step(b, node);
		walk_children(b, node, &inner);
	}
}

void repeat_for_each(struct binder *b, const struct template_node *node, const struct scope *scope)
{
	const struct path_value nodes = value_nodes(b, scope, node);
	const struct template_attribute *by = template_find(node, "group-by");
	if (!by && !walk_holds(node, ELEMENT_SORT)) {
		plainly(b, node, scope, &nodes);
		return;
	}
	const struct binder_group *around = b->group;
	struct repeat repeat = {0};
	if (by)
		group(b, by, scope, &nodes, &repeat);
	else
		each_alone(b, &nodes, &repeat);
	find_orders(b, node, scope, &repeat);
	sort(b, scope, &repeat);
	for (size_t i = 0; i < repeat.count && !b->stopped; i++) {
		struct scope inner = *scope;
		inner.node = repeat.turns[i]->group.nodes[0];
		inner.position = i + 1;
		inner.size = repeat.count;
		b->group = by ? &repeat.turns[i]->group : around;
		walk_step(b, node);
		walk_children(b, node, &inner);
	}
	b->group = around;
}
