/* Filling the messages that a document asks for: slots are put in the language's form, those of one name joined. */
#include "style/said.h"

#include "base/map.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 12 }; /* of a list in a slot; the rest is counted by {count} */

struct list {
	const char *values[MOST_ROWS];
	size_t count; /* of all values, those beyond the array among them */
};

static bool is_element(const xmlNode *node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

/* A minus of our own words; what is no number comes back as it is. */
static const char *in_form(struct arena *arena, const struct messages *messages, const xmlNode *slot)
{
	const char *form = load_attribute(slot, "form"), *value = load_attribute(slot, "value");
	struct date date;
	if (!value)
		return "";
	if (form && strcmp(form, "date") == 0 && date_parse(slice_of(value), &date))
		return message_date(arena, messages, date);
	return form && strcmp(form, "number") == 0 ? message_printed(arena, messages, slice_of(value)) : value;
}

static void add_value(struct arena *arena, struct map *lists, const char *name, const char *value)
{
	struct list *list = map_find(lists, slice_of(name));
	if (!list) {
		list = arena_alloc(arena, sizeof *list);
		*list = (struct list){0};
		map_add(lists, slice_of(name), list);
	}
	if (list->count < MOST_ROWS)
		list->values[list->count] = value;
	list->count++;
}

static const char *joined(struct arena *arena, const struct messages *messages, const struct list *list)
{
	const size_t count = list->count < MOST_ROWS ? list->count : MOST_ROWS;
	const char *sign = message_list_sign(messages, list->values, count);
	const char *text = count ? list->values[0] : "";
	for (size_t i = 1; i < count; i++)
		text = arena_printf(arena, "%s%s %s", text, sign, list->values[i]);
	return list->count >= MOST_ROWS ? arena_printf(arena, "%s%s …", text, sign) : text;
}

static struct map *lists_of(struct arena *arena, const struct messages *messages, const xmlNode *element)
{
	struct map *lists = map_new(arena);
	for (const xmlNode *child = element->children; child; child = child->next)
		if (is_element(child, "slot") && load_attribute(child, "name"))
			add_value(arena, lists, load_attribute(child, "name"), in_form(arena, messages, child));
	return lists;
}

const char *said_message(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *element, const char *id)
{
	if (!message_exists(messages, id))
		return id;
	struct map *lists = lists_of(arena, messages, element);
	struct message_slot *slots = arena_array(arena, map_count(lists) + 1, sizeof *slots);
	for (size_t i = 0; i < map_count(lists); i++) {
		const struct list *list = map_value(lists, i);
		slots[i] = (struct message_slot){map_key(lists, i).s, joined(arena, messages, list)};
	}
	return message_text(arena, messages, diags, id, slots, map_count(lists));
}

/* Of several rows that share a value, a message that is nothing but the value says so: "6 each". */
static bool is_shared_value(struct arena *arena, const struct messages *messages, const xmlNode *element, const char *message)
{
	static const struct { const char *message, *slot; } values[] = {
		{"audit.value", "expected"}, {"audit.value.unit", "expected"}, {"audit.is", "found"}, {"audit.is.unit", "found"},
	};
	const char *count = load_attribute(element, "count");
	if (!count || strcmp(count, "1") == 0)
		return false;
	for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
		const struct list *list = strcmp(values[i].message, message) == 0 ?
			map_find(lists_of(arena, messages, element), slice_of(values[i].slot)) : NULL;
		if (list)
			return list->count == 1;
	}
	return false;
}

const char *said_part(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *element, const char *part)
{
	for (const xmlNode *child = element->children; child; child = child->next) {
		const char *of = is_element(child, "say") ? load_attribute(child, "part") : NULL;
		const char *message = of && strcmp(of, part) == 0 ? load_attribute(child, "message") : NULL;
		if (!message)
			continue;
		const struct message_slot value = {"value", said_message(arena, messages, diags, element, message)};
		return is_shared_value(arena, messages, element, message) ? message_text(arena, messages, diags, "audit.each", &value, 1) : value.value;
	}
	return "";
}

const char *said_title(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *check)
{
	const char *id = load_attribute(check, "title"), *count = load_attribute(check, "count");
	const char *title = id ? said_message(arena, messages, diags, check, id) : "";
	if (!count || strcmp(count, "1") == 0)
		return title;
	const struct message_slot slots[] = {{"title", title}, {"count", count}};
	return message_text(arena, messages, diags, "audit.title.several", slots, 2);
}
