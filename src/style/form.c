/* Forms of numbers and dates: digits come from base without locale, signs and order from the language. */
#include "style/form.h"

#include "base/buf.h"
#include "base/decimal.h"
#include "base/number.h"
#include "xml/load.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A small whole number of an attribute, `absent` when it is not given. */
static int whole(const xmlNode *node, const char *name, int absent)
{
	double number;
	const char *text = load_attribute(node, name);
	return text && number_parse(slice_of(text), &number) && number >= 0 && number < 100 ? (int)number : absent;
}

bool form_read(struct arena *arena, struct form *form, const xmlNode *node)
{
	const char *minus = load_attribute(node, "minus"), *list = load_attribute(node, "list");
	form->thousands = load_attribute(node, "thousands");
	form->decimal = load_attribute(node, "decimal");
	form->minus = minus ? minus : "-";
	form->list = list ? list : ",";
	const char *nouns = load_attribute(node, "nouns");
	form->capital_nouns = nouns && strcmp(nouns, "capital") == 0;
	form->group_from = whole(node, "group-from", 4);
	form->date = load_attribute(node, "date");
	form->date_month = load_attribute(node, "date-month");
	form->date_year = load_attribute(node, "date-year");
	for (const xmlNode *child = node->children; child; child = child->next) {
		int n = child->type == XML_ELEMENT_NODE ? whole(child, "n", 0) : 0;
		const xmlNode *text = child->children;
		if (n >= 1 && n <= FORM_MONTHS && text && text->content) {
			struct slice name = slice_trim(slice_of((const char *)text->content));
			form->months[n - 1] = arena_copy(arena, name.s, name.n);
		}
	}
	for (int i = 0; i < FORM_MONTHS; i++)
		if (!form->months[i])
			return false;
	return true;
}

/* "5185.45" in the language's form; the text is plain digits with an optional '-' or '+' and point. */
static void localise(struct buf *out, const struct form *form, struct slice digits)
{
	if (digits.n && (digits.s[0] == '-' || digits.s[0] == '+')) {
		buf_adds(out, digits.s[0] == '-' ? form->minus : "+");
		digits = slice_sub(digits, 1, digits.n);
	}
	size_t whole_digits = slice_find_char(digits, 0, '.');
	bool grouped = whole_digits >= (size_t)form->group_from;
	for (size_t i = 0; i < whole_digits; i++) {
		if (grouped && i > 0 && (whole_digits - i) % 3 == 0)
			buf_adds(out, form->thousands);
		buf_addc(out, digits.s[i]);
	}
	if (whole_digits < digits.n) {
		buf_adds(out, form->decimal);
		buf_add_slice(out, slice_sub(digits, whole_digits + 1, digits.n));
	}
}

static const char *finished(struct arena *arena, struct buf *out)
{
	const char *text = arena_copy(arena, out->s ? out->s : "", out->n);
	buf_drop(out);
	return text;
}

const char *form_number(struct arena *arena, const struct form *form, double value, int decimals)
{
	struct buf digits = {0}, out = {0};
	if (!isfinite(value))
		return "–";
	if (decimals < 0)
		number_print(&digits, value, 9);
	else
		number_print_fixed(&digits, value, decimals);
	localise(&out, form, buf_slice(&digits));
	buf_drop(&digits);
	return finished(arena, &out);
}

/* A plain number with a needless zero in front ("007") is a name, not a number. */
static bool has_leading_zero(struct slice printed)
{
	size_t i = printed.n && (printed.s[0] == '-' || printed.s[0] == '+') ? 1 : 0;
	return i + 1 < printed.n && printed.s[i] == '0' && printed.s[i + 1] != '.';
}

const char *form_printed(struct arena *arena, const struct form *form, struct slice printed)
{
	struct decimal number;
	struct slice trimmed = slice_trim(printed);
	if (!decimal_parse(trimmed, &number) || has_leading_zero(trimmed))
		return arena_copy(arena, printed.s ? printed.s : "", printed.n);
	struct buf digits = {0}, out = {0};
	if (trimmed.s[0] == '+')
		buf_addc(&digits, '+');
	decimal_print(&digits, number);
	localise(&out, form, buf_slice(&digits));
	buf_drop(&digits);
	return finished(arena, &out);
}

static void add_date_part(struct buf *out, const struct form *form, struct slice part, struct date date)
{
	if (slice_is(part, "day"))
		buf_addf(out, "%d", date.day);
	else if (slice_is(part, "month"))
		buf_adds(out, form->months[date.month - 1]);
	else if (slice_is(part, "year"))
		buf_addf(out, "%d", date.year);
}

const char *form_date(struct arena *arena, const struct form *form, struct date date)
{
	bool has_month = date.month >= 1 && date.month <= FORM_MONTHS;
	const char *c = !date.year ? "" : has_month && date.day ? form->date : has_month ? form->date_month : form->date_year;
	struct buf out = {0};
	while (*c) {
		const char *end = *c == '{' ? strchr(c, '}') : NULL;
		if (!end) {
			buf_addc(&out, *c++);
			continue;
		}
		add_date_part(&out, form, (struct slice){c + 1, (size_t)(end - c - 1)}, date);
		c = end + 1;
	}
	return finished(arena, &out);
}
