/* Functions of the bill of materials: what it says of a system's memory. A group of the bill belongs to the systems whose tier its
 * title names; without groups an item belongs to the system whose model it names. */
#include "audit/library.h"

#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <string.h>

enum { LEAST_MODEL = 6 }; /* letters of a name that says which model is meant */

static bool is_element(const xmlNode *node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

static bool contains_fold(struct slice s, struct slice word)
{
	for (size_t at = 0; at + word.n <= s.n; at++)
		if (slice_equal_fold(slice_sub(s, at, at + word.n), word))
			return true;
	return false;
}

static bool mentions(const char *text, const char *const *words)
{
	for (; text && *words; words++)
		if (contains_fold(slice_of(text), slice_of(*words)))
			return true;
	return false;
}

static bool has_role(const xmlNode *system, const char *role)
{
	const char *roles = load_attribute(system, "role");
	struct slice token;
	for (size_t at = 0; roles && library_next_token(slice_of(roles), &at, &token);)
		if (slice_is(token, role))
			return true;
	return false;
}

static bool group_is_of(const xmlNode *group, const xmlNode *system)
{
	static const char *const application[] = {"application", "app server", "appserver", "j2ee", NULL};
	static const char *const database[] = {"database", "db server", NULL};
	const char *title = load_attribute(group, "title");
	return (has_role(system, "app") && mentions(title, application)) || (has_role(system, "db") && mentions(title, database));
}

/* "12 x 16GB DDR3 RDIMM Kit", "8 GB memory module": sold as memory by itself. */
static bool is_memory(const char *text)
{
	static const char *const kits[] = {"DIMM", "memory kit", "memory module", NULL};
	return mentions(text, kits);
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* "x4GB" behind "2": the number counts the size that follows. */
static bool counts_next(struct slice behind)
{
	const struct slice rest = slice_trim(slice_sub(behind, 1, behind.n));
	return behind.n > 1 && (behind.s[0] | 32) == 'x' && rest.n && is_digit(rest.s[0]);
}

/* Megabytes of the first size in the text, "8GB", "512 MB", "2 x 1 TB"; NaN: none. */
static double size_of(struct slice text)
{
	static const struct { const char *unit; double megabytes; } units[] = {{"MB", 1}, {"GB", 1024}, {"TB", 1024 * 1024}};
	double times = 1;
	for (size_t at = 0; at < text.n;) {
		size_t end = at;
		while (end < text.n && (is_digit(text.s[end]) || (text.s[end] == '.' && end > at)))
			end++;
		double number;
		const struct slice behind = slice_trim(slice_sub(text, end, text.n));
		const bool is_number = end > at && number_parse(slice_sub(text, at, end), &number);
		for (size_t i = 0; is_number && i < sizeof units / sizeof *units; i++)
			if (slice_starts(behind, units[i].unit))
				return times * number * units[i].megabytes;
		if (is_number)
			times = counts_next(behind) ? number : 1;
		at = end > at ? end : at + 1;
	}
	return NAN;
}

/* Where "16 GB mem" begins, NULL for none. */
static const char *find_memory(const char *text)
{
	static const char *const units[] = {"GB mem", "GB RAM", "GB of mem", "MB mem", NULL};
	for (const char *const *unit = units; *unit; unit++) {
		const char *at = strstr(text, *unit);
		const char *from = at;
		while (from && from > text && from[-1] == ' ')
			from--;
		const char *digits = from;
		while (digits && digits > text && ((digits[-1] >= '0' && digits[-1] <= '9') || digits[-1] == '.'))
			digits--;
		if (at && digits < from)
			return digits;
	}
	return NULL;
}

static const char *model_of(const xmlNode *system)
{
	for (const xmlNode *field = system->children; field; field = field->next) {
		const char *id = is_element(field, "field") ? load_attribute(field, "id") : NULL;
		if (id && slice_ends(slice_of(id), ".model") && field->children)
			return (const char *)field->children->content;
	}
	return NULL;
}

/* "Sun Fire T2000, 1x1.2 GHz, 16 GB mem" names the model "Sun Fire T2000 Server"; the supplier stands in a column of its own. */
static bool names_model(const char *text, const char *model, const char *supplier)
{
	const struct slice head = slice_trim(slice_sub(slice_of(text), 0, strcspn(text, ",(;"))), maker = slice_of(supplier);
	const struct slice whole = slice_of(model);
	const bool made = maker.n && slice_equal_fold(slice_sub(whole, 0, maker.n), maker);
	const struct slice name = made ? slice_trim(slice_sub(whole, maker.n, whole.n)) : whole;
	const bool begins = slice_equal_fold(slice_sub(whole, 0, head.n), head) || slice_equal_fold(slice_sub(name, 0, head.n), head);
	return strstr(text, model) || (head.n >= LEAST_MODEL && begins);
}

static bool takes(struct arena *arena, const xmlNode *item, const xmlNode *system, bool kits)
{
	const char *text = library_own_text(arena, item), *model = model_of(system);
	if (kits)
		return is_memory(text) && item->parent && group_is_of(item->parent, system);
	return model && names_model(text, model, load_attribute(item, "supplier")) && find_memory(text);
}

/* The items of the bill that say what memory the system has. */
static bool items_of(struct path_call *call, const struct path_value *systems, bool kits)
{
	struct arena *arena = path_call_arena(call);
	xmlNode **found = NULL;
	size_t count = 0, capacity = 0;
	const xmlNode *system = systems->count ? systems->nodes[0] : NULL;
	xmlNode *root = system && system->doc ? xmlDocGetRootElement(system->doc) : NULL;
	for (const xmlNode *bom = root ? root->children : NULL; bom; bom = bom->next) {
		if (!is_element(bom, "bom"))
			continue;
		for (const xmlNode *group = bom->children; group; group = group->next)
			for (xmlNode *item = group->children; item && is_element(group, "group"); item = item->next)
				if (is_element(item, "item") && takes(arena, item, system, kits))
					*(xmlNode **)arena_push(arena, &found, &count, &capacity, sizeof *found) = item;
	}
	path_return_nodes(call, found, count);
	return true;
}

static bool call_memory_kits(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	return items_of(call, &args[0], true);
}

static bool call_memory_item(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	return items_of(call, &args[0], false);
}

static bool call_kit_megabytes(struct path_call *call, const struct path_value *args, int count)
{
	double sum = 0;
	(void)count;
	for (size_t i = 0; i < args[0].count; i++) {
		const char *quantity = load_attribute(args[0].nodes[i], "quantity");
		double number;
		const bool counted = quantity && number_parse(slice_of(quantity), &number);
		sum += counted ? number * size_of(slice_of(library_own_text(path_call_arena(call), args[0].nodes[i]))) : NAN;
	}
	path_return_number(call, args[0].count ? sum : NAN);
	return true;
}

/* The piece "16 GB" of an item that names a whole system. */
static bool call_memory_piece(struct path_call *call, const struct path_value *args, int count)
{
	const char *piece = find_memory(args[0].text);
	(void)count;
	path_return_text(call, piece ? arena_copy(path_call_arena(call), piece, (size_t)(strstr(piece, "B ") + 1 - piece)) : "");
	return true;
}

static bool call_megabytes(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, size_of(slice_of(args[0].text)));
	return true;
}

const struct path_function library_bill[] = {
	{"memory-kits", 1, 1, call_memory_kits, "memory-kits(system): the items of its group in the bill that are memory"},
	{"memory-item", 1, 1, call_memory_item, "memory-item(system): the items of the bill that name its model and its memory"},
	{"kit-megabytes", 1, 1, call_kit_megabytes, "kit-megabytes(items): quantity times size of all, in MB"},
	{"memory-piece", 1, 1, call_memory_piece, "memory-piece(text): \"16 GB\" of \"16 GB mem\""},
	{"megabytes", 1, 1, call_megabytes, "megabytes(text): the first size in it, in MB"},
	{.name = NULL},
};
