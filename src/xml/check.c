/* The checker: walks a document beside the vocabulary's table and reports everything wrong, each with its place, with
 * the nearest name and with what may stand there. Types of values are in check_value.c. */
#include "xml/check.h"

#include "base/near.h"
#include "base/utf8.h"
#include "xml/check_value.h"
#include "xml/diag.h"
#include "xml/load.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { MOST_LISTED = 10, MOST_GROUP_DEPTH = 8, TEXT_SHOWN = 40, MOST_ELEMENTS = 128, BUCKETS = 64, MOST_WRONG = 500 };

/* Some elements of the table, by their index. */
struct set {
	uint64_t bits[MOST_ELEMENTS / 64];
};

struct checker {
	struct arena *arena; /* for the messages of this check; NULL while there is none */
	struct diags *diags;
	const struct check_vocabulary *vocabulary;
	struct set asked;    /* for which elements `may` is known */
	struct set may[MOST_ELEMENTS]; /* which elements an element's own list names */
	unsigned char bucket[BUCKETS], next[MOST_ELEMENTS]; /* elements whose names have one hash, by index + 1 */
	size_t wrongs;
	bool ok;
};

/* What an element may hold. */
struct holder {
	const struct check_element *element;
	struct set may;
	bool text;
};

static bool has(const struct set *set, size_t i)
{
	return set->bits[i / 64] >> i % 64 & 1;
}

static void include(struct set *set, size_t i)
{
	set->bits[i / 64] |= UINT64_C(1) << i % 64;
}

static struct arena *words(struct checker *checker)
{
	if (!checker->arena)
		checker->arena = arena_new();
	return checker->arena;
}

/* Names that messages list and look for near ones. */
struct names {
	const char **items;
	size_t count, capacity;
};

static void add_name(struct checker *checker, struct names *names, const char *name)
{
	*(const char **)arena_push(words(checker), &names->items, &names->count, &names->capacity, sizeof name) = name;
}

static const char *find_group(const struct check_vocabulary *vocabulary, struct slice name)
{
	for (const struct check_group *group = vocabulary->groups; group && group->name; group++)
		if (slice_is(name, group->name))
			return group->children;
	return NULL;
}

static bool same(const char *a, const char *b)
{
	return *a == *b && strcmp(a, b) == 0;
}

static unsigned hash(struct slice name)
{
	const unsigned first = (unsigned char)name.s[0], last = (unsigned char)name.s[name.n - 1];
	return (first * 5 + last * 3 + (unsigned)name.n * 11) % BUCKETS;
}

static void index_elements(struct checker *checker)
{
	assert(checker->vocabulary->count <= MOST_ELEMENTS);
	for (size_t i = checker->vocabulary->count; i-- > 0;) {
		unsigned char *bucket = &checker->bucket[hash(slice_of(checker->vocabulary->elements[i].name))];
		checker->next[i] = *bucket;
		*bucket = (unsigned char)(i + 1);
	}
}

/* The index of an element in the table, or the number of elements. */
static size_t index_of(const struct checker *checker, struct slice name)
{
	for (size_t i = name.n ? checker->bucket[hash(name)] : 0; i > 0; i = checker->next[i - 1])
		if (slice_is(name, checker->vocabulary->elements[i - 1].name))
			return i - 1;
	return checker->vocabulary->count;
}

/* Adds the elements of "para|table|@block", groups opened. */
static void include_list(const struct checker *checker, struct set *set, struct slice list, int depth)
{
	for (size_t at = 0; at < list.n;) {
		const size_t end = slice_find_char(list, at, '|');
		const struct slice name = slice_sub(list, at, end);
		const size_t i = index_of(checker, name);
		at = end + 1;
		if (i < checker->vocabulary->count)
			include(set, i);
		else if (slice_is(name, "*"))
			memset(set, 0xff, sizeof *set);
		else if (slice_starts(name, "@") && depth < MOST_GROUP_DEPTH)
			include_list(checker, set, slice_of(find_group(checker->vocabulary, name)), depth + 1);
	}
}

/* The elements that its own list names. */
static struct set may_hold(struct checker *checker, const struct check_element *element)
{
	const size_t i = (size_t)(element - checker->vocabulary->elements);
	if (!has(&checker->asked, i))
		include_list(checker, &checker->may[i], slice_of(element->children), 0);
	include(&checker->asked, i);
	return checker->may[i];
}

static bool holds_element(const struct checker *checker, const struct holder *holder, const struct check_element *element)
{
	return has(&holder->may, (size_t)(element - checker->vocabulary->elements));
}

/* The names of the elements of a set; NULL: of all. */
static struct names names_of(struct checker *checker, const struct set *set)
{
	struct names names = {0};
	for (size_t i = 0; i < checker->vocabulary->count; i++)
		if (!set || has(set, i))
			add_name(checker, &names, checker->vocabulary->elements[i].name);
	return names;
}

static bool holds(const struct names *names, const char *name)
{
	for (size_t i = 0; i < names->count; i++)
		if (strcmp(names->items[i], name) == 0)
			return true;
	return false;
}

/* "a, b, c" or "a, b, ... (23 in all)"; "nothing" for none. */
static const char *listed(struct checker *checker, const struct names *names)
{
	const char *text = names->count ? names->items[0] : "nothing";
	for (size_t i = 1; i < names->count && i < MOST_LISTED; i++)
		text = arena_printf(words(checker), "%s, %s", text, names->items[i]);
	return names->count > MOST_LISTED ? arena_printf(words(checker), "%s, ... (%zu in all)", text, names->count) : text;
}

/* What to write instead: the nearest name, or else the list. */
static const char *advice(struct checker *checker, const char *word, const struct names *names, const char *list_head)
{
	const char *near = near_name(slice_of(word), names->items, names->count);
	for (const struct check_synonym *s = checker->vocabulary->synonyms; s && s->other && !near; s++)
		if (strcmp(s->other, word) == 0 && holds(names, s->own))
			near = s->own;
	if (near)
		return arena_printf(words(checker), "did you mean '%s'?", near);
	return arena_printf(words(checker), "%s: %s", list_head, listed(checker, names));
}

static void wrong(struct checker *checker, enum xml_diag kind, struct place at, const char *detail)
{
	checker->ok = false;
	if (checker->wrongs++ < MOST_WRONG)
		diags_report(checker->diags, &xml_diag[kind], at, "%s", detail);
	else if (checker->wrongs == MOST_WRONG + 1)
		diags_report(checker->diags, &xml_diag[XML_DIAG_MORE], at, "%d are listed", MOST_WRONG);
}

static const struct check_element *find_element(const struct checker *checker, const char *name)
{
	const size_t i = index_of(checker, slice_of(name));
	return i < checker->vocabulary->count ? &checker->vocabulary->elements[i] : NULL;
}

static const struct check_attribute *find_attribute(const struct check_attribute *attributes, const char *name)
{
	for (; attributes && attributes->name; attributes++)
		if (same(attributes->name, name))
			return attributes;
	return NULL;
}

static const char *qualified_name(struct checker *checker, const xmlNs *ns, const xmlChar *name)
{
	if (!ns || !ns->prefix)
		return (const char *)name;
	return arena_printf(words(checker), "%s:%s", (const char *)ns->prefix, (const char *)name);
}

static void check_type_of_value(struct checker *checker, const xmlNode *node, const struct check_attribute *attribute, const char *name)
{
	const char *value = load_attribute(node, name);
	if (check_value_fits(attribute, value, checker->vocabulary->braces))
		return;
	const char *expected = check_value_expected(words(checker), attribute, value);
	wrong(checker, XML_DIAG_VALUE, load_attribute_place(node, name), arena_printf(words(checker), "%s=\"%s\" of <%s>; %s",
		name, value, (const char *)node->name, expected));
}

static void unknown_attribute(struct checker *checker, const xmlNode *node, const struct check_element *element, const char *name)
{
	struct names names = {0};
	for (const struct check_attribute *a = element->attributes; a && a->name; a++)
		add_name(checker, &names, a->name);
	for (const struct check_attribute *a = element->also; a && a->name; a++)
		add_name(checker, &names, a->name);
	for (const struct check_attribute *a = checker->vocabulary->common; a && a->name; a++)
		add_name(checker, &names, a->name);
	wrong(checker, XML_DIAG_UNKNOWN_ATTRIBUTE, load_attribute_place(node, name), arena_printf(words(checker), "%s of <%s>; %s",
		name, element->name, advice(checker, name, &names, "it may have")));
}

static bool is_root(const xmlNode *node)
{
	return node->parent && node->parent->type == XML_DOCUMENT_NODE;
}

static void check_given(struct checker *checker, const xmlNode *node, const struct check_attribute *attribute)
{
	if (load_attribute(node, attribute->name))
		return;
	const char *help = attribute->help;
	wrong(checker, XML_DIAG_MISSING_ATTRIBUTE, load_place(node), arena_printf(words(checker), "%s of <%s>%s%s%s", attribute->name,
		(const char *)node->name, help ? " (" : "", help ? help : "", help ? ")" : ""));
}

static void check_attributes(struct checker *checker, const xmlNode *node, const struct check_element *element)
{
	for (const xmlAttr *a = node->properties; a; a = a->next) {
		const char *name = qualified_name(checker, a->ns, a->name);
		const struct check_attribute *attribute = find_attribute(element->attributes, name);
		if (!attribute)
			attribute = find_attribute(element->also, name);
		if (!attribute)
			attribute = find_attribute(checker->vocabulary->common, name);
		if (attribute)
			check_type_of_value(checker, node, attribute, name);
		else if (!element->any_attribute)
			unknown_attribute(checker, node, element, name);
	}
	for (const struct check_attribute *a = element->attributes; a && a->name; a++)
		if (a->required || (is_root(node) && checker->vocabulary->root_needs && strcmp(checker->vocabulary->root_needs, a->name) == 0))
			check_given(checker, node, a);
}

static void check_text(struct checker *checker, const xmlNode *text, const struct holder *parent)
{
	struct slice content = slice_trim(slice_of((const char *)text->content));
	if (!content.n || parent->text)
		return;
	struct slice line = slice_sub(content, 0, slice_find_char(content, 0, '\n'));
	size_t shown = 0;
	for (size_t next = 0; utf8_next(line, &next) && next <= TEXT_SHOWN;)
		shown = next;
	wrong(checker, XML_DIAG_TEXT, load_place(text), arena_printf(words(checker), "\"%.*s%s\" in <%s>",
		(int)shown, line.s, shown < content.n ? "..." : "", parent->element->name));
}

static void unknown_element(struct checker *checker, const xmlNode *node, const char *name, const struct set *may)
{
	const struct names allowed = names_of(checker, may), known = names_of(checker, NULL);
	const char *why;
	if (node->ns) {
		why = arena_printf(words(checker), "it is in a namespace, and a %s has none", checker->vocabulary->name);
	} else {
		bool near_allowed = near_name(slice_of(name), allowed.items, allowed.count);
		bool near_known = near_name(slice_of(name), known.items, known.count);
		why = advice(checker, name, !near_allowed && near_known ? &known : &allowed, "here may stand");
	}
	wrong(checker, XML_DIAG_UNKNOWN_ELEMENT, load_place(node), arena_printf(words(checker), "<%s>; %s", name, why));
}

static void check_children(struct checker *checker, const xmlNode *node, const struct holder *around, const struct holder *holder);

/* Whether a transparent element hands on what stands around it; a choice holds its cases alone. */
static bool hands_on(const struct check_element *element)
{
	const struct slice children = slice_of(element->children);
	return element->transparent && (slice_is(children, "*") || slice_ends(children, "|*"));
}

/* What `element` may hold in `around`, which is NULL for the root. */
static struct holder holder_of(struct checker *checker, const struct check_element *element, const struct holder *around)
{
	struct holder holder = {element, may_hold(checker, element), element->text};
	if (!around || !hands_on(element))
		return holder;
	struct slice list = slice_of(element->children);
	list.n -= list.n > 1 ? 2 : 1;
	holder = *around;
	include_list(checker, &holder.may, list, 0);
	return holder;
}

/* Each for itself, whatever may stand in an element that is not known. */
static void check_below_unknown(struct checker *checker, const xmlNode *node, const char *name)
{
	const struct check_element anything = {.name = name};
	struct holder holder = {&anything, {{0}}, true};
	include_list(checker, &holder.may, SLICE("*"), 0);
	check_children(checker, node, &holder, &holder);
}

/* `around`: the nearest element that is not transparent; `parent` NULL: the root. */
static void check_node(struct checker *checker, const xmlNode *node, const struct holder *around, const struct holder *parent)
{
	if (checker->wrongs > MOST_WRONG)
		return;
	const char *name = qualified_name(checker, node->ns, node->name);
	const struct check_element *element = node->ns ? NULL : find_element(checker, name);
	if (!element) {
		unknown_element(checker, node, name, &parent->may);
		check_below_unknown(checker, node, name);
		return;
	}
	if (parent && !holds_element(checker, parent, element)) {
		const struct names allowed = names_of(checker, &parent->may);
		wrong(checker, XML_DIAG_MISPLACED_ELEMENT, load_place(node), arena_printf(words(checker),
			"<%s> in <%s>; here may stand: %s", name, parent->element->name, listed(checker, &allowed)));
	}
	check_attributes(checker, node, element);
	const struct holder holder = holder_of(checker, element, around);
	/* a choice hands on what stands around it, and has children of its own: its cases */
	check_children(checker, node, element->transparent && around ? around : &holder, &holder);
}

/* `around` for what is transparent among the children, `holder` for the children themselves. */
static void check_children(struct checker *checker, const xmlNode *node, const struct holder *around, const struct holder *holder)
{
	for (const xmlNode *child = node->children; child; child = child->next) {
		if (child->type == XML_ELEMENT_NODE)
			check_node(checker, child, around, holder);
		else if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			check_text(checker, child, holder);
	}
}

static bool check_root(struct checker *checker, const xmlNode *root)
{
	struct set allowed = {{0}};
	include_list(checker, &allowed, slice_of(checker->vocabulary->roots), 0);
	const char *name = qualified_name(checker, root->ns, root->name);
	const struct check_element *element = root->ns ? NULL : find_element(checker, name);
	if (element && has(&allowed, (size_t)(element - checker->vocabulary->elements)))
		return true;
	const struct names names = names_of(checker, &allowed);
	wrong(checker, XML_DIAG_ROOT, load_place(root), arena_printf(words(checker), "<%s>%s; a %s begins with: %s", name,
		root->ns ? " in a namespace" : "", checker->vocabulary->name, listed(checker, &names)));
	return false;
}

bool check_document(struct diags *diags, const struct check_vocabulary *vocabulary, const xmlDoc *document)
{
	struct checker checker = {.diags = diags, .vocabulary = vocabulary, .ok = true};
	const xmlNode *root = xmlDocGetRootElement((xmlDoc *)document);
	index_elements(&checker);
	/* A document with another root is of another kind: each of its elements would be reported. */
	if (check_root(&checker, root))
		check_node(&checker, root, NULL, NULL);
	if (checker.arena)
		arena_drop(checker.arena);
	return checker.ok;
}
