/* Binding a template to a result: bind_document makes the content tree, bind_chart the spec of a chart alone. Both set up a
 * binder, walk the template once and give nothing when an error was reported. */
#include "bind/bind.h"

#include "base/map.h"
#include "bind/make_block.h"
#include "bind/diag.h"
#include "bind/make_figure.h"
#include "bind/functions.h"
#include "bind/index.h"
#include "bind/note.h"
#include "bind/value.h"

#include <string.h>

enum { PAGE_LEAST = 144, PAGE_MOST = 14400 }; /* points: 2 inches, and what PDF readers bear */

static void set_variable(struct binder *b, const char *name, const char *text)
{
	text = text ? text : "";
	path_variable(b->paths, name, &(struct path_value){ .type = PATH_STRING, .text = text, .boolean = *text });
}

static struct binder *open_binder(struct bind_tools tools, xmlDoc *document, const char *from)
{
	struct binder *b = arena_alloc(tools.arena, sizeof *b);
	size_t count;
	const struct path_function *const *functions = functions_all(tools.arena, &count);
	*b = (struct binder){ .tools = tools, .document = document, .from = from };
	b->doc = doc_new(tools.arena);
	b->anchors = map_new(tools.arena);
	b->warned = map_new(tools.arena);
	b->titles = map_new(tools.arena);
	b->paths = path_context_new(tools.arena, tools.diags, document, functions, count, b);
	set_variable(b, "retrieved", tools.retrieved);
	set_variable(b, "chapter", tools.prefix);
	return b;
}

static bool is_root(struct binder *b, const struct template_node *root, enum element_kind kind)
{
	if (root->element->kind == kind)
		return true;
	diags_report(b->tools.diags, &bind_diag[BIND_ROOT], root->at, "its root is <%s>", template_element_name(root));
	return false;
}

static void check_text(struct binder *b, const struct template_text *text)
{
	for (size_t i = 0; i < text->count; i++)
		if (text->parts[i].expr && !path_check(b->paths, text->parts[i].expr))
			b->failed = true;
}

/* Functions that do not exist are reported wherever they stand, not only where this result leads. */
static void check_functions(struct binder *b, const struct template_node *node)
{
	check_text(b, &node->text);
	for (size_t i = 0; i < node->attribute_count; i++) {
		check_text(b, &node->attributes[i].value);
		if (node->attributes[i].expr && !path_check(b->paths, node->attributes[i].expr))
			b->failed = true;
	}
	for (const struct template_node *child = node->first; child; child = child->next)
		check_functions(b, child);
	for (const struct template_node *child = node->given; child; child = child->next)
		check_functions(b, child);
}

static struct scope root_scope(const struct binder *b)
{
	return (struct scope){ .node = xmlDocGetRootElement(b->document), .position = 1, .size = 1 };
}

struct page_size {
	const char *name;
	double width, height;
	bool paper;                     /* which --paper may replace by another */
};

static const struct page_size *find_size(const char *name)
{
	static const struct page_size sizes[] = {
		{ "a4", 595.276, 841.89, true }, { "letter", 612, 792, true }, { "16:9", 960, 540, false }, { "4:3", 720, 540, false },
	};
	for (size_t i = 0; name && i < sizeof sizes / sizeof *sizes; i++)
		if (strcmp(sizes[i].name, name) == 0)
			return &sizes[i];
	return &sizes[0];
}

/* A side of the page, refused when nothing could stand on it. */
static double page_side(struct binder *b, const struct scope *scope, const struct template_node *root, const char *name, double absent)
{
	const double side = value_length(b, scope, root, name, absent);
	if (side >= PAGE_LEAST && side <= PAGE_MOST)
		return side;
	diags_report(b->tools.diags, &bind_diag[BIND_VALUE], template_find(root, name)->value.at, "a page's %s is %d to %d points", name, PAGE_LEAST,
		PAGE_MOST);
	b->failed = true;
	return absent;
}

static void page_size(struct binder *b, const struct scope *scope, const struct template_node *root)
{
	const char *turned = value_plain(b, scope, root, "orientation");
	const struct page_size *size = find_size(value_plain(b, scope, root, "size"));
	const bool own = template_find(root, "width") || template_find(root, "height");
	if (size->paper && !own && b->tools.paper)
		size = find_size(b->tools.paper);
	double width = page_side(b, scope, root, "width", size->width), height = page_side(b, scope, root, "height", size->height);
	if (turned && *turned && (strcmp(turned, "landscape") == 0) != (width > height)) {
		const double side = width;
		width = height;
		height = side;
	}
	b->doc->page_width = width;
	b->doc->page_height = height;
	b->doc->margin_left = theme_number(b->tools.theme, "page.left");
	b->doc->margin_right = theme_number(b->tools.theme, "page.right");
	b->doc->margin_top = theme_number(b->tools.theme, "page.top");
	b->doc->margin_bottom = theme_number(b->tools.theme, "page.bottom");
}

static void metadata(struct binder *b, const struct template_node *root, const struct scope *scope)
{
	struct doc *doc = b->doc;
	const char *language = value_plain(b, scope, root, "lang");
	doc->title = value_attribute(b, scope, root, "title");
	doc->author = value_attribute(b, scope, root, "author");
	doc->subject = value_attribute(b, scope, root, "subject");
	doc->keywords = value_attribute(b, scope, root, "keywords");
	doc->language = language && *language ? language : message_language(b->tools.messages);
	const char *date = value_plain(b, scope, root, "date");
	doc->created = date && *date ? date : NULL;
}

struct doc *bind_document(struct bind_tools tools, const struct template *template, xmlDoc *document, const char *from)
{
	struct binder *b = open_binder(tools, document, from);
	const struct template_node *root = template_root(template);
	if (!is_root(b, root, ELEMENT_DOCUMENT))
		return NULL;
	check_functions(b, root);
	struct scope scope = root_scope(b);
	page_size(b, &scope, root);
	metadata(b, root, &scope);
	scope.style = binder_style(b, NULL, root->at, "body");
	scope.parent = binder_add(b, NULL, DOC_DOCUMENT, scope.style, root->at);
	scope.pass = PASS_FRAME;
	walk_children(b, root, &scope);
	scope.pass = PASS_BODY;
	walk_children(b, root, &scope);
	note_place(b, scope.parent);
	note_resolve(b);
	index_fill(b);
	if (b->note_count || b->index_count)
		doc_renumber(b->doc);
	return b->failed ? NULL : b->doc;
}

struct chart_spec *bind_chart(struct bind_tools tools, const struct template *template, xmlDoc *document, const char *from)
{
	struct binder *b = open_binder(tools, document, from);
	const struct template_node *root = template_root(template);
	if (!is_root(b, root, ELEMENT_CHART))
		return NULL;
	check_functions(b, root);
	const struct scope scope = root_scope(b);
	struct chart_spec *spec = make_figure_spec(b, root, &scope);
	return b->failed ? NULL : spec;
}
