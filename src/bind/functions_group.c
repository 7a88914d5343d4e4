/* Functions of groups, units and plural forms. */
#include "bind/functions.h"

#include "bind/value.h"
#include "xml/load.h"

static bool call_current_group(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	(void)args;
	(void)count;
	path_return_nodes(call, b->group ? b->group->nodes : NULL, b->group ? b->group->count : 0);
	return true;
}

static bool call_current_grouping_key(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	(void)args;
	(void)count;
	path_return_text(call, b->group ? b->group->key : "");
	if (b->group)
		path_return_origin(call, b->group->nodes[0]);
	return true;
}

/* Of a value, or of the list it stands in: the unit of <timings> is that of each timing. */
static bool call_unit(struct path_call *call, const struct path_value *args, int count)
{
	const xmlNode *node = args[0].type == PATH_NODES && args[0].count ? args[0].nodes[0] : NULL;
	(void)count;
	for (; node && node->type != XML_DOCUMENT_NODE; node = node->parent) {
		const char *unit = node->type == XML_ELEMENT_NODE ? load_attribute(node, "unit") : NULL;
		if (unit) {
			path_return_text(call, unit);
			return true;
		}
	}
	path_return_text(call, "");
	return true;
}

static bool call_plural(struct path_call *call, const struct path_value *args, int count)
{
	double number;
	(void)count;
	const bool one = functions_number_of(&args[0], &number) && number == 1;
	path_return_text(call, args[one ? 1 : 2].text);
	return true;
}

const struct path_function functions_group[] = {
	{ "current-group", 0, 0, call_current_group, "current-group(): the nodes of this turn of a for-each with group-by" },
	{ "current-grouping-key", 0, 0, call_current_grouping_key, "current-grouping-key(): the text that they share" },
	{ "unit", 1, 1, call_unit, "unit(node): the unit of a value, or of the list it stands in; nothing when it has none" },
	{ "plural", 3, 3, call_plural, "plural(n, one, many): the second for 1, else the third; messages do it with `by`" },
	{ .name = NULL },
};
