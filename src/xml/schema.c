/* Printing a vocabulary as a RELAX NG schema. Each list of children is one definition, "content.<element>"; a transparent element
 * is defined once for each such list, since what it may hold is what stands around it. Types of values are patterns of XML
 * Schema; check_value.c says the same in C. */
#include "xml/schema.h"

#include "base/arena.h"
#include "base/slice.h"

#include <string.h>

#define NUMBER "[+\\-]?([0-9]+(\\.[0-9]+)?|\\.[0-9]+)([eE][+\\-]?[0-9]+)?"
#define NAME "[A-Za-z_&#x80;-&#x10FFFF;][A-Za-z0-9_.\\-&#x80;-&#x10FFFF;]*"
#define BLANK "\\s&#xA0;"

struct content { /* a list of children with a name of its own */
	const char *name;       /* of the first element that has it */
	const char *children;
	bool text;
};

struct writer {
	struct buf *out;
	const struct check_vocabulary *vocabulary;
	struct arena *arena;
	size_t count, capacity;
	struct content *contents;
};

static const struct content *content_of(struct writer *w, const struct check_element *element)
{
	for (size_t i = 0; i < w->count; i++)
		if (strcmp(w->contents[i].children, element->children) == 0 && w->contents[i].text == element->text)
			return &w->contents[i];
	struct content *content = arena_push(w->arena, &w->contents, &w->count, &w->capacity, sizeof *content);
	*content = (struct content){element->name, element->children, element->text};
	return content;
}

/* A transparent element that holds what stands around it and nothing else. */
static bool hands_on(const struct check_element *element)
{
	return element->transparent && strcmp(element->children, "*") == 0;
}

static const char *pattern_of(const struct check_attribute *attribute)
{
	switch (attribute->type) {
	case CHECK_NAME: return NAME;
	case CHECK_NUMBER: return NUMBER;
	case CHECK_INTEGER: return "-?[0-9]{1,9}";
	case CHECK_LENGTH: return NUMBER "(pt|mm|cm)?";
	case CHECK_COLOR: return "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?|" NAME;
	case CHECK_EXPR: return "[" BLANK "]*[^" BLANK "\\{](.|\\s)*";
	default: return NULL;
	}
}

/* The numbers from 1 to `most`, which has one digit or two. */
static const char *count_pattern(struct arena *arena, const char *most)
{
	if (!most[1])
		return arena_printf(arena, "[1-%s]", most);
	const char *full = *most > '1' ? arena_printf(arena, "|[1-%c][0-9]", *most - 1) : "";
	return arena_printf(arena, "[1-9]%s|%c[0-%c]", full, *most, most[1]);
}

static void data(struct writer *w, const char *pattern)
{
	buf_addf(w->out, "<data type=\"string\"><param name=\"pattern\">%s</param></data>", pattern);
}

static void values(struct writer *w, const char *choices)
{
	struct slice all = slice_of(choices);
	for (size_t at = 0; at < all.n;) {
		const size_t end = slice_find_char(all, at, '|');
		buf_addf(w->out, "<value type=\"string\">%.*s</value>", SLICE_ARGS(slice_sub(all, at, end)));
		at = end + 1;
	}
}

static void value(struct writer *w, const struct check_attribute *attribute)
{
	const char *pattern = attribute->type == CHECK_INTEGER && attribute->choices ? count_pattern(w->arena, attribute->choices) : pattern_of(attribute);
	const char *choices = attribute->type == CHECK_YESNO ? "yes|no" : attribute->type == CHECK_CHOICE ? attribute->choices : NULL;
	if (!pattern && !choices) {
		buf_adds(w->out, "<text/>");
		return;
	}
	buf_adds(w->out, "<choice>");
	if (pattern)
		data(w, pattern);
	else
		values(w, choices);
	if (w->vocabulary->braces && attribute->type != CHECK_EXPR)
		data(w, "[^\\{]*\\{(.|\\s)*");
	buf_adds(w->out, "</choice>");
}

static void attribute(struct writer *w, const struct check_attribute *a, bool required)
{
	buf_adds(w->out, required ? "\t\t" : "\t\t<optional>");
	buf_addf(w->out, "<attribute name=\"%s\">", a->name);
	value(w, a);
	buf_adds(w->out, required ? "</attribute>\n" : "</attribute></optional>\n");
}

static void any_attribute(struct writer *w, const struct check_element *element)
{
	buf_adds(w->out, "\t\t<zeroOrMore><attribute><anyName><except>");
	for (const struct check_attribute *a = element->attributes; a && a->name; a++)
		buf_addf(w->out, "<name>%s</name>", a->name);
	for (const struct check_attribute *a = w->vocabulary->common; a && a->name; a++)
		buf_addf(w->out, "<name>%s</name>", a->name);
	buf_adds(w->out, "</except></anyName></attribute></zeroOrMore>\n");
}

/* "attributes.<element>", and for roots "root.<element>", which needs one more. */
static void attributes(struct writer *w, const struct check_element *element, const char *kind, const char *needed)
{
	buf_addf(w->out, "\t<define name=\"%s.%s\">\n", kind, element->name);
	for (const struct check_attribute *a = element->attributes; a && a->name; a++)
		attribute(w, a, a->required || (needed && strcmp(a->name, needed) == 0));
	for (const struct check_attribute *a = element->also; a && a->name; a++)
		attribute(w, a, false);
	for (const struct check_attribute *a = w->vocabulary->common; a && a->name; a++)
		attribute(w, a, false);
	if (element->any_attribute)
		any_attribute(w, element);
	if (!element->attributes[0].name && !w->vocabulary->common)
		buf_adds(w->out, "\t\t<empty/>\n");
	buf_adds(w->out, "\t</define>\n");
}

static void children(struct writer *w, const struct content *content, struct slice list);

/* The elements of that name, "*" all, "@block" those of a group, by reference, in the content around. */
static void child(struct writer *w, const struct content *content, struct slice name)
{
	for (const struct check_group *group = w->vocabulary->groups; group && group->name; group++)
		if (slice_is(name, group->name))
			children(w, content, slice_of(group->children));
	for (size_t i = 0; i < w->vocabulary->count; i++) {
		const struct check_element *element = &w->vocabulary->elements[i];
		if (!slice_is(name, "*") && !slice_is(name, element->name))
			continue;
		buf_addf(w->out, "\t\t\t<ref name=\"%s%s%s\"/>\n", element->name, element->transparent ? ".in." : "",
			element->transparent ? content->name : "");
	}
}

static void children(struct writer *w, const struct content *content, struct slice list)
{
	for (size_t at = 0; at < list.n;) {
		const size_t end = slice_find_char(list, at, '|');
		child(w, content, slice_sub(list, at, end));
		at = end + 1;
	}
}

static void content_define(struct writer *w, const struct content *content)
{
	buf_addf(w->out, "\t<define name=\"content.%s\">\n", content->name);
	if (!*content->children && !content->text) {
		buf_adds(w->out, "\t\t<empty/>\n\t</define>\n");
		return;
	}
	buf_adds(w->out, "\t\t<zeroOrMore><choice>\n");
	if (content->text)
		buf_adds(w->out, "\t\t\t<text/>\n");
	children(w, content, slice_of(content->children));
	buf_adds(w->out, "\t\t</choice></zeroOrMore>\n\t</define>\n");
}

/* A transparent element as it stands in one content: it holds the same, or its own cases, which hold the same. */
static void transparent_define(struct writer *w, const struct check_element *element, const struct content *content)
{
	buf_addf(w->out, "\t<define name=\"%s.in.%s\"><element name=\"%s\"><ref name=\"attributes.%s\"/>", element->name, content->name,
		element->name, element->name);
	if (hands_on(element)) {
		buf_addf(w->out, "<ref name=\"content.%s\"/></element></define>\n", content->name);
		return;
	}
	struct slice own = slice_of(element->children);
	const bool more = slice_ends(own, "|*");
	if (more)
		own.n -= 2;
	buf_adds(w->out, "<zeroOrMore><choice>\n");
	children(w, content, own);
	if (more && content->text)
		buf_adds(w->out, "\t\t\t<text/>\n");
	if (more)
		children(w, content, slice_of(content->children));
	buf_adds(w->out, "\t\t</choice></zeroOrMore></element></define>\n");
}

static void element_define(struct writer *w, const struct check_element *element)
{
	buf_addf(w->out, "\t<define name=\"%s\"><element name=\"%s\"><ref name=\"attributes.%s\"/><ref name=\"content.%s\"/></element></define>\n",
		element->name, element->name, element->name, content_of(w, element)->name);
}

static const struct check_element *find(const struct check_vocabulary *vocabulary, struct slice name)
{
	for (size_t i = 0; i < vocabulary->count; i++)
		if (slice_is(name, vocabulary->elements[i].name))
			return &vocabulary->elements[i];
	return NULL;
}

static void start(struct writer *w)
{
	const struct slice roots = slice_of(w->vocabulary->roots);
	buf_adds(w->out, "\t<start>\n\t\t<choice>\n");
	for (size_t at = 0; at < roots.n;) {
		const size_t end = slice_find_char(roots, at, '|');
		const struct check_element *root = find(w->vocabulary, slice_sub(roots, at, end));
		at = end + 1;
		buf_addf(w->out, "\t\t\t<element name=\"%s\"><ref name=\"root.%s\"/><ref name=\"content.%s\"/></element>\n", root->name, root->name,
			content_of(w, root)->name);
	}
	buf_adds(w->out, "\t\t</choice>\n\t</start>\n\n");
	for (size_t at = 0; at < roots.n;) {
		const size_t end = slice_find_char(roots, at, '|');
		attributes(w, find(w->vocabulary, slice_sub(roots, at, end)), "root", w->vocabulary->root_needs);
		at = end + 1;
	}
}

void schema_print(struct buf *out, const struct check_vocabulary *vocabulary, const char *about)
{
	struct writer w = {.out = out, .vocabulary = vocabulary, .arena = arena_new()};
	buf_addf(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- %s -->\n"
		"<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\" datatypeLibrary=\"http://www.w3.org/2001/XMLSchema-datatypes\">\n", about);
	start(&w);
	for (size_t i = 0; i < vocabulary->count; i++) {
		const struct check_element *element = &vocabulary->elements[i];
		attributes(&w, element, "attributes", NULL);
		if (!element->transparent)
			element_define(&w, element);
	}
	for (size_t c = 0; c < w.count; c++) {
		content_define(&w, &w.contents[c]);
		for (size_t i = 0; i < vocabulary->count; i++)
			if (vocabulary->elements[i].transparent && *w.contents[c].children)
				transparent_define(&w, &vocabulary->elements[i], &w.contents[c]);
	}
	buf_adds(out, "</grammar>\n");
	arena_drop(w.arena);
}
