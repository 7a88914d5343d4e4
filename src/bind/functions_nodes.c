/* Functions of nodes: their names, where they stand, the greatest of them, lists of them. */
#include "bind/functions.h"

#include "base/buf.h"
#include "base/number.h"
#include "bind/diag.h"
#include "bind/value.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

/* "sw_1.vendor" as "sw.vendor": one label serves all numbered groups. */
static const char *kind_of_id(struct arena *arena, const char *id)
{
	const size_t dot = strcspn(id, ".");
	size_t end = dot;
	while (end > 0 && id[end - 1] >= '0' && id[end - 1] <= '9')
		end--;
	if (end == dot || end < 2 || id[end - 1] != '_')
		return id;
	return arena_printf(arena, "%.*s%s", (int)(end - 1), id, id + dot);
}

/* The message that names a fact: of its own group ("label.sw.vendor"), else of all groups ("label.any.command-line"); NULL for none. */
static const char *label_message(struct path_call *call, const char *id)
{
	const struct binder *b = path_call_user(call);
	struct arena *arena = path_call_arena(call);
	const char *own = arena_printf(arena, "label.%s", kind_of_id(arena, id)), *dot = strchr(id, '.');
	if (message_exists(b->tools.messages, own))
		return own;
	const char *any = dot ? arena_printf(arena, "label.any%s", dot) : "";
	return message_exists(b->tools.messages, any) ? any : NULL;
}

static bool call_label(struct path_call *call, const struct path_value *args, int count)
{
	static const char *const attributes[] = { "label", "name", "title" };
	struct binder *b = path_call_user(call);
	(void)count;
	if (args[0].type != PATH_NODES || !args[0].count)
		return functions_missing(call);
	const xmlNode *node = args[0].nodes[0];
	const char *id = node->type == XML_ELEMENT_NODE ? load_attribute(node, "id") : NULL;
	const char *message = id ? label_message(call, id) : NULL;
	const char *text = message ? binder_word(b, message) : NULL;
	for (size_t i = 0; !text && node->type == XML_ELEMENT_NODE && i < sizeof attributes / sizeof *attributes; i++)
		text = load_attribute(node, attributes[i]);
	path_return_text(call, text ? text : args[0].text);
	return true;
}

struct range {
	unsigned long first, last;
};

static void widen(struct range *range, unsigned long line)
{
	if (!line)
		return;
	if (!range->first || line < range->first)
		range->first = line;
	if (line > range->last)
		range->last = line;
}

/* @lines="82-100" and @at="82:1" of an element. */
static void widen_by(struct range *range, const xmlNode *element)
{
	const char *lines = load_attribute(element, "lines"), *at = load_attribute(element, "at");
	if (lines) {
		char *end;
		widen(range, strtoul(lines, &end, 10));
		widen(range, *end == '-' ? strtoul(end + 1, NULL, 10) : 0);
	}
	if (at)
		widen(range, strtoul(at, NULL, 10));
}

/* The element and all below it. */
static void widen_deep(struct range *range, const xmlNode *top)
{
	const xmlNode *node = top;
	while (node) {
		if (node->type == XML_ELEMENT_NODE)
			widen_by(range, node);
		if (node->type == XML_ELEMENT_NODE && node->children) {
			node = node->children;
			continue;
		}
		while (node != top && !node->next)
			node = node->parent;
		node = node == top ? NULL : node->next;
	}
}

static bool call_lines(struct path_call *call, const struct path_value *args, int count)
{
	struct binder *b = path_call_user(call);
	struct range range = {0};
	(void)count;
	for (size_t i = 0; args[0].type == PATH_NODES && i < args[0].count; i++) {
		const xmlNode *node = args[0].nodes[i];
		widen_deep(&range, node->type == XML_ELEMENT_NODE ? node : node->parent);
	}
	if (!range.first) {
		path_return_text(call, "");
		return true;
	}
	struct arena *arena = path_call_arena(call);
	const struct message_slot slots[] = {
		{ "first", arena_printf(arena, "%lu", range.first) },
		{ "last", arena_printf(arena, "%lu", range.last) },
		{ "more", range.first == range.last ? "1" : "2" },
	};
	path_return_text(call, message_text(arena, b->tools.messages, b->tools.diags, "lines", slots, 3));
	return true;
}

static bool attribute_number(const xmlNode *node, const char *name, double *number)
{
	const char *text = node->type == XML_ELEMENT_NODE ? load_attribute(node, name) : NULL;
	return text && number_parse(slice_of(text), number);
}

/* What a node is ranked by: one attribute, or the ratio of two. */
static bool rank_of(const xmlNode *node, const struct path_value *args, int count, double *rank)
{
	double by = 1;
	if (!attribute_number(node, args[1].text, rank) || (count > 2 && (!attribute_number(node, args[2].text, &by) || by == 0)))
		return false;
	*rank /= by;
	return true;
}

static bool call_greatest(struct path_call *call, const struct path_value *args, int count)
{
	xmlNode *best = NULL;
	double most = 0, rank;
	for (size_t i = 0; args[0].type == PATH_NODES && i < args[0].count; i++) {
		if (!rank_of(args[0].nodes[i], args, count, &rank) || (best && rank <= most))
			continue;
		best = args[0].nodes[i];
		most = rank;
	}
	path_return_nodes(call, &best, best != NULL);
	return true;
}

static bool call_join(struct path_call *call, const struct path_value *args, int count)
{
	struct binder *b = path_call_user(call);
	struct arena *arena = path_call_arena(call);
	struct buf out = {0};
	bool fits = true;
	const size_t nodes = args[0].type == PATH_NODES ? args[0].count : 0;
	const char **values = arena_array(arena, nodes + 1, sizeof *values);
	for (size_t i = 0; i < nodes; i++) {
		xmlNode *node = args[0].nodes[i];
		const xmlNode *child = node->children;
		const struct path_value one = { .type = PATH_NODES, .text = child && child->content ? (const char *)child->content : "",
			.nodes = &node, .count = 1 };
		values[i] = functions_printed(b, &one);
	}
	const char *separator = count > 1 ? args[1].text : arena_printf(arena, "%s ", message_list_sign(b->tools.messages, values, nodes));
	for (size_t i = 0; i < nodes && fits; i++) {
		if (i)
			buf_adds(&out, separator);
		buf_adds(&out, values[i]);
		fits = path_call_fits(call, out.n);
	}
	path_return_text(call, out.n ? out.s : functions_is_nothing(&args[0]) ? VALUE_MISSING : "");
	buf_drop(&out);
	return fits;
}

const struct path_function functions_nodes[] = {
	{ "label", 1, 1, call_label, "label(node): its name in the language, else as the disclosure prints it" },
	{ "lines", 1, 1, call_lines, "lines(nodes): the lines of the disclosure they stand in, in words" },
	{ "greatest", 2, 3, call_greatest, "greatest(nodes, attribute[, by]): the node whose attribute, or ratio of two, is greatest" },
	{ "join", 1, 2, call_join, "join(nodes[, separator]): all of them as printed, with the language's sign of lists when no separator is given" },
	{ .name = NULL },
};
