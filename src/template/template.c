/* Loading a template with what it includes. Files are found below the templates' roots only; depth, files, size and loops are
 * bounded and reported with the place of the include. A part is compiled once for each kind of element that it stands in. */
#include "template/template.h"

#include "base/file.h"
#include "base/map.h"
#include "base/near.h"
#include "template/diag.h"
#include "template/tree.h"
#include "xml/load.h"

#include <string.h>

enum { TEMPLATE_MAX_DEPTH = 8, TEMPLATE_MAX_FILES = 64, TEMPLATE_MAX_NODES = 200000, TEMPLATE_ROOTS = 2 };

struct template {
	const struct template_node *root;
	const char *name;
};

struct variant { /* the contents of a part as they stand in one kind of element */
	const struct template_element *around;
	const struct template_node *children;
	size_t nodes, height;           /* height: parts within parts */
	struct variant *next;
};

struct part { /* a file or a named part */
	const char *name;               /* for messages */
	const xmlNode *root;            /* NULL: it could not be read, which is reported */
	bool open;                      /* its contents are being compiled */
	struct variant *variants;
};

struct loader {
	struct tree_maker maker;
	const char *roots[TEMPLATE_ROOTS];
	size_t root_count;
	struct map *files, *parts;      /* struct part, by path and by name */
	size_t depth;                   /* parts that stand in each other here */
	size_t deepest;                 /* the greatest depth below the part being compiled */
};

static bool is_named_part(const xmlNode *node)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "part") == 0;
}

/* The named parts right below a root. */
static void add_parts(struct loader *loader, const xmlNode *root)
{
	struct tree_maker *maker = &loader->maker;
	for (const xmlNode *node = root->children; node; node = node->next) {
		const char *name = is_named_part(node) ? load_attribute(node, "name") : NULL;
		if (!name)
			continue;
		struct part *part = arena_alloc(maker->arena, sizeof *part);
		*part = (struct part){ .name = name, .root = node };
		if (map_add(loader->parts, slice_of(name), part))
			continue;
		maker->failed = true;
		diags_report(maker->diags, &template_diag[TEMPLATE_TWICE], load_attribute_place(node, "name"), "\"%s\"", name);
	}
}

/* Parts that nothing can use. */
static void check_parts(struct tree_maker *maker, const xmlNode *element, bool root)
{
	for (const xmlNode *node = element->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (is_named_part(node) && (!root || !load_attribute(node, "name"))) {
			maker->failed = true;
			diags_report(maker->diags, &template_diag[TEMPLATE_NAMELESS], load_place(node), NULL);
		}
		check_parts(maker, node, false);
	}
}

/* The root element of a document, checked; NULL: reported. */
static const xmlNode *check_root(struct loader *loader, xmlDoc *document)
{
	struct tree_maker *maker = &loader->maker;
	if (!document) {
		maker->failed = true;
		return NULL;
	}
	if (!check_document(maker->diags, &elements_vocabulary, document))
		maker->failed = true;
	const xmlNode *root = xmlDocGetRootElement(document);
	if (!elements_find((const char *)root->name))
		return NULL;
	check_parts(maker, root, true);
	add_parts(loader, root);
	return root;
}

static const xmlNode *load_root(struct loader *loader, const char *path)
{
	return check_root(loader, load_file(loader->maker.arena, loader->maker.diags, path, LOAD_MAX_BYTES));
}

static void refuse(struct loader *loader, enum template_diag kind, struct place at, const char *what)
{
	loader->maker.failed = true;
	diags_report(loader->maker.diags, &template_diag[kind], at, "%s", what);
}

/* Whether a part may be put at `at`, where `height` further parts stand in it. */
static bool may_open(struct loader *loader, const struct part *part, struct place at, size_t height)
{
	struct arena *arena = loader->maker.arena;
	if (part->open)
		refuse(loader, TEMPLATE_LOOP, at, part->name);
	else if (loader->depth + height >= TEMPLATE_MAX_DEPTH)
		refuse(loader, TEMPLATE_DEPTH, at, arena_printf(arena, "at most %d", TEMPLATE_MAX_DEPTH));
	else if (loader->maker.nodes > TEMPLATE_MAX_NODES)
		refuse(loader, TEMPLATE_SIZE, at, arena_printf(arena, "at most %d elements and texts", TEMPLATE_MAX_NODES));
	else
		return true;
	return false;
}

static struct variant *compile(struct loader *loader, struct part *part, const struct template_element *around)
{
	struct tree_maker *maker = &loader->maker;
	struct variant *variant = arena_alloc(maker->arena, sizeof *variant);
	const size_t nodes = maker->nodes, deepest = loader->deepest;
	part->open = true;
	loader->deepest = ++loader->depth;
	maker->foreign = true;
	variant->around = around;
	variant->children = tree_children(maker, part->root, around);
	variant->nodes = maker->nodes - nodes;
	variant->height = loader->deepest - loader->depth;
	variant->next = part->variants;
	part->variants = variant;
	loader->deepest = loader->deepest > deepest ? loader->deepest : deepest;
	loader->depth--;
	part->open = false;
	return variant;
}

/* The contents of a part as they stand in `around`; NULL: none, or reported. */
static const struct template_node *contents_of(struct loader *loader, struct part *part, const struct template_element *around, struct place at)
{
	struct variant *variant = part->variants;
	while (variant && variant->around != around)
		variant = variant->next;
	if (!part->root || !may_open(loader, part, at, variant ? variant->height : 0))
		return NULL;
	if (!variant)
		return compile(loader, part, around)->children;
	loader->maker.nodes += variant->nodes;
	const size_t reached = loader->depth + 1 + variant->height;
	loader->deepest = reached > loader->deepest ? reached : loader->deepest;
	return variant->children;
}

/* The file of an include, read when it is met first; NULL: reported. */
static struct part *file_part(struct loader *loader, const char *path, struct place at)
{
	struct arena *arena = loader->maker.arena;
	struct part *part = map_find(loader->files, slice_of(path));
	if (part)
		return part;
	if (map_count(loader->files) >= TEMPLATE_MAX_FILES) {
		refuse(loader, TEMPLATE_FILES, at, arena_printf(arena, "at most %d", TEMPLATE_MAX_FILES));
		return NULL;
	}
	part = arena_alloc(arena, sizeof *part);
	map_add(loader->files, slice_of(path), part);
	*part = (struct part){ .name = path, .root = load_root(loader, path) };
	if (part->root && elements_find((const char *)part->root->name)->kind != ELEMENT_PART) {
		refuse(loader, TEMPLATE_ROOT, at, arena_printf(arena, "%s has the root <%s>; a part is included", path, (const char *)part->root->name));
		part->root = NULL;
	}
	return part;
}

static const struct template_node *include(struct loader *loader, const xmlNode *node, const struct template_element *around)
{
	const char *href = load_attribute(node, "href");
	if (!href)
		return NULL;
	const struct place at = load_attribute_place(node, "href");
	const char *path = load_resolve_among(loader->maker.arena, loader->maker.diags, at, loader->roots, loader->root_count, href);
	if (!path) {
		loader->maker.failed = true;
		return NULL;
	}
	struct part *part = file_part(loader, path, at);
	return part ? contents_of(loader, part, around, at) : NULL;
}

static const char *nearest_part(const struct loader *loader, const char *name)
{
	const size_t count = map_count(loader->parts);
	const char **names = arena_array(loader->maker.arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(loader->parts, i).s;
	return near_name(slice_of(name), names, count);
}

static const struct template_node *use(struct loader *loader, const xmlNode *node, const struct template_element *around)
{
	const char *name = load_attribute(node, "part");
	struct part *part = name ? map_find(loader->parts, slice_of(name)) : NULL;
	if (part || !name)
		return part ? contents_of(loader, part, around, load_place(node)) : NULL;
	const char *near = nearest_part(loader, name);
	struct arena *arena = loader->maker.arena;
	refuse(loader, TEMPLATE_UNKNOWN_PART, load_attribute_place(node, "part"), near ? arena_printf(arena, "\"%s\"; did you mean \"%s\"?", name, near)
		: arena_printf(arena, "\"%s\"; a part is known in its file, and behind the include of that file", name));
	return NULL;
}

static const struct template_node *contents(struct tree_maker *maker, const xmlNode *node, const struct template_element *around)
{
	struct loader *loader = maker->user;
	return strcmp((const char *)node->name, "use") == 0 ? use(loader, node, around) : include(loader, node, around);
}

static bool ends_xml(const char *name)
{
	return slice_ends(slice_of(name), ".xml");
}

static const char *folder_of(struct arena *arena, const char *path)
{
	const char *slash = strrchr(path, '/');
	return slash ? arena_copy(arena, path, (size_t)(slash - path)) : ".";
}

/* Where the template is, and where its includes may be. */
static const char *find_main(struct loader *loader, const char *root, const char *name)
{
	struct arena *arena = loader->maker.arena;
	if (ends_xml(name))
		loader->roots[loader->root_count++] = folder_of(arena, name);
	loader->roots[loader->root_count++] = root;
	return ends_xml(name) ? arena_string(arena, name) : arena_printf(arena, "%s/%s.xml", root, name);
}

static void open_loader(struct loader *loader, struct arena *arena, struct diags *diags)
{
	*loader = (struct loader){ .maker = { .arena = arena, .diags = diags, .contents = contents, .user = loader }, .files = map_new(arena),
		.parts = map_new(arena) };
}

/* The template of a root; NULL: reported. */
static struct template *make(struct loader *loader, const char *path, const xmlNode *root)
{
	struct part *file = map_find(loader->files, slice_of(path));
	if (!root)
		return NULL;
	file->root = root;
	file->open = true;
	struct template *template = arena_alloc(loader->maker.arena, sizeof *template);
	template->name = path;
	template->root = tree_node(&loader->maker, root, NULL);
	if (loader->maker.nodes > TEMPLATE_MAX_NODES && !loader->maker.failed)
		refuse(loader, TEMPLATE_SIZE, load_place(root), arena_printf(loader->maker.arena, "at most %d elements and texts", TEMPLATE_MAX_NODES));
	return loader->maker.failed ? NULL : template;
}

static void add_main(struct loader *loader, const char *path)
{
	struct part *file = arena_alloc(loader->maker.arena, sizeof *file);
	file->name = path;
	map_add(loader->files, slice_of(path), file);
}

struct template *template_load(struct arena *arena, struct diags *diags, const char *root, const char *name)
{
	struct loader loader;
	open_loader(&loader, arena, diags);
	const char *path = find_main(&loader, root, name);
	add_main(&loader, path);
	return make(&loader, path, load_root(&loader, path));
}

struct template *template_read(struct arena *arena, struct diags *diags, const char *root, const char *name, struct slice bytes)
{
	struct loader loader;
	open_loader(&loader, arena, diags);
	const char *path = find_main(&loader, root, name);
	add_main(&loader, path);
	return make(&loader, path, check_root(&loader, load_bytes(arena, diags, path, bytes, LOAD_MAX_BYTES)));
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
