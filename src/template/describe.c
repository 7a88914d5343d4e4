/* Printing the table of the language. */
#include "template/describe.h"

#include "base/slice.h"

#include <string.h>

enum { DESCRIBE_NAME = 18, DESCRIBE_WIDTH = 100 };

static const char *const types[] = {
	[CHECK_ANY] = "text", [CHECK_NAME] = "name", [CHECK_NUMBER] = "number", [CHECK_LENGTH] = "length", [CHECK_COLOR] = "colour",
	[CHECK_YESNO] = "yes, no", [CHECK_INTEGER] = "whole number", [CHECK_CHOICE] = "choice", [CHECK_EXPR] = "expression",
	[CHECK_TEMPLATE] = "text",
};

/* "a|b" as "a, b". */
static void list(struct buf *out, const char *bars)
{
	for (const char *c = bars; *c; c++)
		buf_adds(out, *c == '|' ? ", " : (const char[]){*c, 0});
}

static void type(struct buf *out, const struct check_attribute *attribute)
{
	if (attribute->type == CHECK_CHOICE)
		list(out, attribute->choices);
	else if (attribute->type == CHECK_INTEGER && attribute->choices)
		buf_addf(out, "1 to %s", attribute->choices);
	else
		buf_adds(out, types[attribute->type]);
}

void describe_elements(struct buf *out)
{
	for (size_t i = 0; i < elements_vocabulary.count; i++)
		buf_addf(out, "%-*s %s\n", DESCRIBE_NAME, elements_vocabulary.elements[i].name, elements_vocabulary.elements[i].help);
}

static void attribute(struct buf *out, const struct check_attribute *a)
{
	buf_addf(out, "  %-*s%s", DESCRIBE_NAME, a->name, a->required ? "needed; " : "");
	type(out, a);
	buf_addf(out, "\n  %-*s%s\n", DESCRIBE_NAME, "", a->help ? a->help : "");
}

static bool holds(const struct check_element *parent, const char *name)
{
	const struct slice all = slice_of(parent->children);
	for (size_t at = 0; at < all.n;) {
		const size_t end = slice_find_char(all, at, '|');
		if (slice_is(slice_sub(all, at, end), name))
			return true;
		at = end + 1;
	}
	return false;
}

/* Names in lines of a bounded width. */
static void add_name(struct buf *out, const char *name, size_t *column)
{
	if (*column + strlen(name) > DESCRIBE_WIDTH) {
		buf_adds(out, "\n  ");
		*column = 2;
	}
	buf_addf(out, " %s", name);
	*column += strlen(name) + 1;
}

static void stands_in(struct buf *out, const struct check_element *element)
{
	static const char head[] = "stands in:";
	size_t column = sizeof head - 1;
	for (size_t i = 0; i < elements_vocabulary.count; i++) {
		if (!holds(&elements_vocabulary.elements[i], element->name))
			continue;
		if (column == sizeof head - 1)
			buf_adds(out, head);
		add_name(out, elements_vocabulary.elements[i].name, &column);
	}
	if (column > sizeof head - 1)
		buf_adds(out, "\n");
}

/* Properties of styles, which many elements take: by their names alone. */
static void describe_also(struct buf *out, const struct check_attribute *also)
{
	static const char head[] = "  and of its style:";
	size_t column = sizeof head - 1;
	buf_adds(out, head);
	for (; also->name; also++)
		add_name(out, also->name, &column);
	buf_adds(out, "\n");
}

void describe_element(struct buf *out, const struct template_element *element)
{
	const struct check_element *check = element->check;
	buf_addf(out, "<%s>: %s\n", check->name, check->help);
	for (const struct check_attribute *a = check->attributes; a->name; a++)
		attribute(out, a);
	if (check->also)
		describe_also(out, check->also);
	for (const struct check_attribute *a = elements_vocabulary.common; a->name; a++)
		attribute(out, a);
	buf_adds(out, "holds:");
	size_t column = strlen("holds:");
	if (strcmp(check->children, "*") == 0 || slice_ends(slice_of(check->children), "|*"))
		add_name(out, "what may stand around it", &column);
	for (size_t i = 0; i < elements_vocabulary.count; i++)
		if (holds(check, elements_vocabulary.elements[i].name))
			add_name(out, elements_vocabulary.elements[i].name, &column);
	if (check->text)
		add_name(out, "text", &column);
	if (column == strlen("holds:"))
		add_name(out, "nothing", &column);
	buf_adds(out, "\n");
	stands_in(out, check);
}

static void markdown_attribute(struct buf *out, const struct check_attribute *a, bool first)
{
	const char *strong = a->required ? "**" : "";
	buf_addf(out, "%s%s`%s`%s", first ? "" : "; ", strong, a->name, strong);
	if (a->type == CHECK_YESNO || a->type == CHECK_EXPR || a->type == CHECK_LENGTH || a->choices) {
		buf_adds(out, " (");
		type(out, a);
		buf_adds(out, ")");
	}
	buf_addf(out, ": %s", a->help ? a->help : "");
}

void describe_markdown(struct buf *out)
{
	buf_adds(out, "| element | what it is | attributes |\n|---|---|---|\n");
	for (size_t i = 0; i < elements_vocabulary.count; i++) {
		const struct check_element *element = &elements_vocabulary.elements[i];
		buf_addf(out, "| `%s` | %s | ", element->name, element->help);
		bool first = true;
		for (const struct check_attribute *a = element->attributes; a->name; a++) {
			if (strcmp(a->name, "version") == 0)
				continue;
			markdown_attribute(out, a, first);
			first = false;
		}
		if (element->also)
			buf_adds(out, first ? "properties of styles" : "; properties of styles");
		buf_adds(out, " |\n");
	}
}
