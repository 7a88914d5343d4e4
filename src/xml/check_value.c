/* Types of attribute values. The patterns of schema.c say the same. */
#include "xml/check_value.h"

#include "base/geom.h"
#include "base/near.h"
#include "base/number.h"

#include <string.h>

/* Letter or '_' or beyond ASCII first, then digits, '-' and '.' too. */
static bool is_name(struct slice text)
{
	for (size_t i = 0; i < text.n; i++) {
		char c = text.s[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || ((unsigned char)c & 0x80);
		bool other = (c >= '0' && c <= '9') || c == '-' || c == '.';
		if (!letter && !(i > 0 && other))
			return false;
	}
	return text.n > 0;
}

static bool is_integer(struct slice text)
{
	size_t sign = slice_starts(text, "-") ? 1 : 0;
	for (size_t i = sign; i < text.n; i++)
		if (text.s[i] < '0' || text.s[i] > '9')
			return false;
	return text.n > sign && text.n - sign <= 9;
}

/* From 1 to `most`, both of one or two digits, without zeros in front. */
static bool is_count(struct slice text, struct slice most)
{
	const bool digits = is_integer(text) && *text.s > '0';
	return digits && (text.n < most.n || (text.n == most.n && strncmp(text.s, most.s, most.n) <= 0));
}

static bool is_number(struct slice text)
{
	double number;
	return number_parse(text, &number);
}

static bool is_length(struct slice text)
{
	static const char *const units[] = {"pt", "mm", "cm"};
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (slice_ends(text, units[i]))
			return is_number(slice_sub(text, 0, text.n - strlen(units[i])));
	return is_number(text);
}

static bool is_color(const char *value)
{
	struct color color;
	return geom_color_parse(value, &color) || is_name(slice_of(value));
}

static bool is_choice(const char *choices, const char *value)
{
	const struct slice all = slice_of(choices);
	for (size_t at = 0; at < all.n;) {
		const size_t end = slice_find_char(all, at, '|');
		if (slice_is(slice_sub(all, at, end), value))
			return true;
		at = end + 1;
	}
	return false;
}

static bool is_expression(struct slice text)
{
	return !slice_blank(text) && *slice_trim(text).s != '{';
}

bool check_value_fits(const struct check_attribute *attribute, const char *value, bool braces)
{
	const struct slice text = slice_of(value);
	if (braces && attribute->type != CHECK_EXPR && strchr(value, '{'))
		return true;
	switch (attribute->type) {
	case CHECK_ANY:
	case CHECK_TEMPLATE:
		return true;
	case CHECK_NAME:
		return is_name(text);
	case CHECK_NUMBER:
		return is_number(text);
	case CHECK_INTEGER:
		return attribute->choices ? is_count(text, slice_of(attribute->choices)) : is_integer(text);
	case CHECK_LENGTH:
		return is_length(text);
	case CHECK_COLOR:
		return is_color(value);
	case CHECK_YESNO:
		return is_choice("yes|no", value);
	case CHECK_CHOICE:
		return is_choice(attribute->choices, value);
	case CHECK_EXPR:
		return is_expression(text);
	}
	return true;
}

static const char *expected_choice(struct arena *arena, const char *choices, const char *value)
{
	const struct slice all = slice_of(choices);
	const char **names = NULL, *list = "";
	size_t count = 0, capacity = 0;
	for (size_t at = 0; at < all.n;) {
		const size_t end = slice_find_char(all, at, '|');
		const char *name = arena_copy(arena, all.s + at, end - at);
		at = end + 1;
		*(const char **)arena_push(arena, &names, &count, &capacity, sizeof name) = name;
		list = arena_printf(arena, "%s%s%s", list, *list ? ", " : "", name);
	}
	const char *near = near_name(slice_of(value), names, count);
	list = arena_printf(arena, count > 1 ? "expected one of: %s" : "expected %s", list);
	return near ? arena_printf(arena, "%s; did you mean '%s'?", list, near) : list;
}

const char *check_value_expected(struct arena *arena, const struct check_attribute *attribute, const char *value)
{
	static const char *const expected[] = {
		[CHECK_NAME] = "expected a name: letters, digits, '-', '_' and '.', a letter first",
		[CHECK_NUMBER] = "expected a number, with a decimal point and no commas",
		[CHECK_INTEGER] = "expected a whole number",
		[CHECK_LENGTH] = "expected a length: a number, with pt, mm or cm behind it",
		[CHECK_COLOR] = "expected a colour: #rrggbb, #rrggbbaa, none, or the name of one",
		[CHECK_EXPR] = "expected an expression", [CHECK_TEMPLATE] = NULL,
	};
	if (attribute->type == CHECK_YESNO)
		return expected_choice(arena, "yes|no", value);
	if (attribute->type == CHECK_CHOICE)
		return expected_choice(arena, attribute->choices, value);
	if (attribute->type == CHECK_INTEGER && attribute->choices)
		return arena_printf(arena, "expected 1 to %s", attribute->choices);
	return attribute->type == CHECK_EXPR && !slice_blank(slice_of(value)) ? "an expression stands here without braces" : expected[attribute->type];
}
