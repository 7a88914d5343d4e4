/* Loading a template with what it includes. Files are found below the templates' root only; an include's depth, the number of
 * files and loops are bounded and reported with the place of the include. */
#include "template/template.h"

#include "base/file.h"
#include "template/diag.h"
#include "template/tree.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { TEMPLATE_MAX_DEPTH = 8, TEMPLATE_MAX_FILES = 64 };

struct template {
	const struct template_node *root;
	const char *name;
};

struct loader {
	struct tree_maker maker;
	const char *root;               /* folder */
	const char *open[TEMPLATE_MAX_DEPTH + 1]; /* the file read and those that include it */
	size_t depth, files;
};

/* The root element of a file, checked; NULL: reported. */
static const xmlNode *load_root(struct loader *loader, const char *path)
{
	struct tree_maker *maker = &loader->maker;
	xmlDoc *document = load_file(maker->arena, maker->diags, path, LOAD_MAX_BYTES);
	if (!document) {
		maker->failed = true;
		return NULL;
	}
	if (!check_document(maker->diags, &elements_vocabulary, document))
		maker->failed = true;
	const xmlNode *root = xmlDocGetRootElement(document);
	const struct template_element *element = elements_find((const char *)root->name);
	if (!element)
		return NULL;
	if (elements_attribute(element, "version") && !load_attribute(root, "version")) {
		maker->failed = true;
		diags_report(maker->diags, &template_diag[TEMPLATE_VERSION], load_place(root), NULL);
	}
	return root;
}

/* Whether one more file may be opened for an include at `at`. */
static bool may_open(struct loader *loader, const char *path, struct place at)
{
	struct diags *diags = loader->maker.diags;
	for (size_t i = 0; i < loader->depth; i++) {
		if (strcmp(loader->open[i], path) == 0) {
			diags_report(diags, &template_diag[TEMPLATE_LOOP], at, "%s", path);
			return false;
		}
	}
	if (loader->depth > TEMPLATE_MAX_DEPTH) {
		diags_report(diags, &template_diag[TEMPLATE_DEPTH], at, "at most %d", TEMPLATE_MAX_DEPTH);
		return false;
	}
	if (loader->files >= TEMPLATE_MAX_FILES) {
		diags_report(diags, &template_diag[TEMPLATE_FILES], at, "at most %d", TEMPLATE_MAX_FILES);
		return false;
	}
	return true;
}

static const struct template_node *include(struct tree_maker *maker, const xmlNode *node, const struct template_element *around)
{
	struct loader *loader = maker->user;
	const char *href = load_attribute(node, "href");
	if (!href)
		return NULL;
	const struct place at = load_attribute_place(node, "href");
	const char *path = load_resolve(maker->arena, maker->diags, at, loader->root, href);
	if (!path || !may_open(loader, path, at)) {
		maker->failed = true;
		return NULL;
	}
	loader->open[loader->depth++] = path;
	loader->files++;
	const struct template_node *children = NULL;
	const xmlNode *root = load_root(loader, path);
	if (root && elements_find((const char *)root->name)->kind == ELEMENT_PART) {
		children = tree_children(maker, root, around);
	} else if (root) {
		maker->failed = true;
		diags_report(maker->diags, &template_diag[TEMPLATE_ROOT], at, "%s has the root <%s>; a part is included", path, (const char *)root->name);
	}
	loader->depth--;
	return children;
}

static bool ends_xml(const char *name)
{
	return slice_ends(slice_of(name), ".xml");
}

static const char *main_path(struct loader *loader, const char *name)
{
	struct arena *arena = loader->maker.arena;
	return ends_xml(name) ? arena_string(arena, name) : arena_printf(arena, "%s/%s.xml", loader->root, name);
}

struct template *template_load(struct arena *arena, struct diags *diags, const char *root, const char *name)
{
	struct loader loader = { .maker = { .arena = arena, .diags = diags, .include = include }, .root = root };
	loader.maker.user = &loader;
	const char *path = main_path(&loader, name);
	loader.open[loader.depth++] = path;
	loader.files++;
	const xmlNode *element = load_root(&loader, path);
	if (!element)
		return NULL;
	struct template *template = arena_alloc(arena, sizeof *template);
	template->name = path;
	template->root = tree_node(&loader.maker, element, NULL);
	return loader.maker.failed ? NULL : template;
}

const struct template_node *template_root(const struct template *template)
{
	return template->root;
}

const char *template_element_name(const struct template_node *node)
{
	return node->element ? node->element->check->name : "";
}

const struct template_attribute *template_find(const struct template_node *node, const char *attribute)
{
	for (size_t i = 0; i < node->attribute_count; i++)
		if (strcmp(node->attributes[i].name, attribute) == 0)
			return &node->attributes[i];
	return NULL;
}
