/* The list of functions, and what they share in reading their arguments. */
#include "bind/functions.h"

#include "base/buf.h"
#include "base/decimal.h"
#include "base/number.h"
#include "bind/closed.h"
#include "bind/value.h"
#include "xml/load.h"

#include <math.h>
#include <string.h>

#define NARROW_SPACE "\xe2\x80\xaf" /* U+202F */
#define NO_BREAK_SPACE "\xc2\xa0"   /* U+00A0 */

enum { SYMBOL_MOST = 4 }; /* letters of a unit's symbol */

const struct path_function *const *functions_all(struct arena *arena, size_t *count)
{
	static const struct path_function *const tables[] = { functions_number, functions_text, functions_nodes, functions_audit,
		functions_group };
	const struct path_function **all = NULL;
	size_t capacity = 0;
	*count = 0;
	for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
		for (const struct path_function *f = tables[t]; f->name; f++)
			*(const struct path_function **)arena_push(arena, &all, count, &capacity, sizeof *all) = f;
	return all;
}

bool functions_is_nothing(const struct path_value *value)
{
	return (value->type == PATH_NODES && value->count == 0) || (value->type == PATH_NUMBER && !isfinite(value->number)) ||
		(value->type == PATH_STRING && strcmp(value->text, VALUE_MISSING) == 0);
}

bool functions_missing(struct path_call *call)
{
	path_return_text(call, VALUE_MISSING);
	return true;
}

static const xmlNode *first_element(const struct path_value *value)
{
	return value->type == PATH_NODES && value->count && value->nodes[0]->type == XML_ELEMENT_NODE ? value->nodes[0] : NULL;
}

const char *functions_plain(const struct path_value *value)
{
	if (functions_is_nothing(value))
		return NULL;
	const xmlNode *element = first_element(value);
	const char *typed = element ? load_attribute(element, "value") : NULL;
	return typed ? typed : value->text;
}

bool functions_number_of(const struct path_value *value, double *number)
{
	struct decimal decimal;
	const char *text = functions_plain(value);
	if (!text)
		return false;
	if (value->type == PATH_NUMBER) {
		*number = value->number;
		return true;
	}
	const struct slice trimmed = slice_trim(slice_of(text));
	if (decimal_parse(trimmed, &decimal)) {
		*number = decimal_value(decimal);
		return true;
	}
	return number_parse(trimmed, number);
}

/* The text that stands directly in an element, its children's left out. */
static const char *own_text(struct arena *arena, const xmlNode *element)
{
	struct buf out = {0};
	for (const xmlNode *child = element->children; child; child = child->next)
		if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			buf_adds(&out, (const char *)child->content);
	const struct slice text = slice_trim(buf_slice(&out));
	const char *copy = arena_copy(arena, text.s ? text.s : "", text.n);
	buf_drop(&out);
	return copy;
}

/* A symbol stands closer to its number than a word does. */
const char *functions_with_unit(struct arena *arena, const char *number, const char *unit)
{
	if (!unit || !*unit)
		return number;
	return arena_printf(arena, "%s%s%s", number, strlen(unit) > SYMBOL_MOST ? NO_BREAK_SPACE : NARROW_SPACE, unit);
}

static const char *behind_number(const char *text)
{
	const char *rest = text + strspn(text, "0123456789.,");
	return rest + strspn(rest, " \t");
}

/* "(Non RFC1122)" behind a number; "" for none. */
static const char *remark(const char *text)
{
	const char *rest = behind_number(text);
	return *rest == '(' ? rest : "";
}

/* The remark in the words of the language, where it has them. */
static const char *remark_words(const struct binder *b, const char *remark)
{
	if (*remark != '(')
		return remark;
	const size_t n = strcspn(remark + 1, ")");
	const char *words = remark[1 + n] == ')' && !remark[2 + n] ? closed_words(b, NULL, arena_copy(b->tools.arena, remark + 1, n)) : NULL;
	return words ? arena_printf(b->tools.arena, "(%s)", words) : remark;
}

/* The unit as the page writes it, when it is a symbol ("Gb/sec"), which no language changes; else the typed one, for "seconds". */
static const char *shown_unit(struct arena *arena, const char *text, const char *typed)
{
	const char *unit = behind_number(text);
	const size_t n = strcspn(unit, " \t(");
	return memchr(unit, '/', n) ? arena_copy(arena, unit, n) : typed;
}

/* A field whose value has a type: a number in the language's form with its unit, or a date. */
static const char *printed_typed(struct binder *b, const xmlNode *element, const char *text, const char *typed)
{
	struct date date;
	struct decimal decimal;
	double number;
	const struct bind_tools *tools = &b->tools;
	const bool is_number = number_parse(slice_of(typed), &number);
	if (!is_number || date_parse(slice_of(text), &date))
		return date_parse(slice_of(typed), &date) ? message_date(tools->arena, tools->messages, date) : text;
	const struct slice printed = decimal_parse(slice_of(text), &decimal) ? slice_of(text) : slice_of(typed);
	const char *words = message_printed(tools->arena, tools->messages, printed);
	words = functions_with_unit(tools->arena, words, closed_unit(b, shown_unit(tools->arena, text, load_attribute(element, "unit"))));
	if (*remark(text))
		words = arena_printf(tools->arena, "%s %s", words, remark_words(b, remark(text)));
	binder_speak(b, words, number);
	return words;
}

static const char *in_words(const struct binder *b, const char *id, const char *text, const char *otherwise)
{
	const char *words = closed_words(b, id, text);
	return words ? words : otherwise;
}

const char *functions_printed(struct binder *b, const struct path_value *value)
{
	const struct bind_tools *tools = &b->tools;
	if (functions_is_nothing(value))
		return NULL;
	if (value->type == PATH_NUMBER)
		return message_number(tools->arena, tools->messages, value->number, -1);
	if (value->type != PATH_NODES)
		return value->text;
	const xmlNode *element = first_element(value);
	if (!element)
		return in_words(b, NULL, value->text, message_printed(tools->arena, tools->messages, slice_of(value->text)));
	const char *text = own_text(tools->arena, element), *typed = load_attribute(element, "value");
	const char *state = load_attribute(element, "state");
	if (state) /* dashes say no more than an empty field */
		return *text && strcmp(state, "dashes") != 0 ? in_words(b, load_attribute(element, "id"), text, text) : binder_word(b, "missing");
	return typed ? printed_typed(b, element, text, typed) : in_words(b, load_attribute(element, "id"), text, text);
}
