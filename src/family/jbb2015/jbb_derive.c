/* What follows from the facts of a page: vendor and system of the title, which part a configuration refers to, what stands outside the
 * system under test, the status. Nothing here reads the page. */
#include "base/map.h"
#include "family/jbb2015/jbb_reader.h"
#include "family/standing.h"
#include "result/node.h"

static xmlNode *field_of(struct page *page, const xmlNode *part, const char *suffix)
{
	return build_find(page->build, arena_printf(page->arena, "%.*s%s", SLICE_ARGS(node_attribute(part, "id")), suffix));
}

/* The first element, of those that groups become, with the id that a group of this name gets. */
static xmlNode *named(struct page *page, struct slice name)
{
	xmlNode *node = name.n ? build_find(page->build, jbb_part_id(page, name)) : NULL;
	return node_is(node, "system") || node_is(node, "software") || node_is(node, "configuration") ? node : NULL;
}

/* A field that names a group gets @ref. */
static void refer(struct page *page, xmlNode *field)
{
	const xmlNode *group = field ? named(page, node_text(field)) : NULL;
	if (group)
		build_attribute(page->build, field, "ref", node_attribute(group, "id"));
	for (xmlNode *child = field ? field->children : NULL; child; child = child->next) {
		const xmlNode *counted = node_is(child, "instance") ? named(page, node_attribute(child, "name")) : NULL;
		if (counted)
			build_attribute(page->build, child, "ref", node_attribute(counted, "id"));
	}
}

static bool runs_backend(struct page *page, const xmlNode *image)
{
	const xmlNode *list = field_of(page, image, ".jvm-instances");
	for (const xmlNode *child = list ? list->children : NULL; child; child = child->next) {
		const xmlNode *jvm = node_is(child, "instance") ? named(page, node_attribute(child, "name")) : NULL;
		struct slice parts = node_text(jvm ? field_of(page, jvm, ".parts") : NULL);
		if (slice_find(parts, 0, SLICE("Backend")) < parts.n)
			return true;
	}
	return false;
}

/* Operating system images by name; the value is the element itself when a Backend runs in it, else the root. */
static struct map *images_with_backend(struct page *page, xmlNode *root)
{
	struct map *images = map_new(page->arena);
	for (xmlNode *node = root->children; node; node = node->next)
		if (node_is(node, "configuration") && slice_is(node_attribute(node, "role"), "os-image"))
			map_add(images, node_attribute(node, "name"), runs_backend(page, node) ? node : root);
	return images;
}

/* In category Distributed only systems that run a Backend are under test; injectors and the controller drive them from outside. */
static void derive_driver(struct page *page, xmlNode *configuration, const struct map *images)
{
	const xmlNode *list = field_of(page, configuration, ".os-images"), *root = build_root(page->build);
	bool known = false, backend = false;
	for (const xmlNode *child = list ? list->children : NULL; child; child = child->next) {
		const xmlNode *image = node_is(child, "instance") ? map_find(images, node_attribute(child, "name")) : NULL;
		known |= image != NULL;
		backend |= image && image != root;
	}
	if (!known || backend)
		return;
	xmlNode *hardware = named(page, node_text(field_of(page, configuration, ".hardware")));
	build_word(page->build, configuration, "role", "driver");
	if (node_is(hardware, "system")) {
		build_word(page->build, hardware, "sut", "no");
		build_word(page->build, hardware, "role", "driver");
	}
}

static void derive_configurations(struct page *page)
{
	static const char *const references[] = {".os-images", ".hardware", ".jvm-instances", ".os", ".jvm"};
	xmlNode *root = build_root(page->build);
	for (xmlNode *node = root->children; node; node = node->next)
		for (size_t i = 0; i < sizeof references / sizeof *references && node_is(node, "configuration"); i++)
			refer(page, field_of(page, node, references[i]));
	if (!slice_is(node_attribute(root, "category"), "Distributed"))
		return;
	const struct map *images = images_with_backend(page, root);
	for (xmlNode *node = root->children; node; node = node->next)
		if (node_is(node, "configuration") && slice_is(node_attribute(node, "role"), "sut"))
			derive_driver(page, node, images);
}

/* The title is the vendor and the system in one; the vendor stands elsewhere as a field of its own. */
static void derive_title(struct page *page)
{
	static const char *const vendors[] = {"sut.vendor", "hw_1.vendor", "tested-by"};
	xmlNode *title = build_find(page->build, "title");
	struct slice text = node_text(title), vendor = {0};
	for (size_t i = 0; i < sizeof vendors / sizeof *vendors; i++) {
		struct slice name = node_text(build_find(page->build, vendors[i]));
		bool begins = name.n && text.n > name.n + 1 && slice_equal(slice_sub(text, 0, name.n), name) && text.s[name.n] == ' ';
		if (begins && name.n > vendor.n)
			vendor = name;
	}
	if (!title)
		return;
	if (vendor.n)
		build_attribute(page->build, title, "vendor", vendor);
	build_attribute(page->build, title, "system", slice_trim(slice_sub(text, vendor.n, text.n)));
}

void jbb_derive(struct page *page)
{
	static const struct standing_proof proofs[] = {
		STANDING_PUBLISHED, {"sla.10000", "jOPS within its limits"}, {"validation.high-bound-settled", "high bound"}, {NULL, NULL}};
	derive_configurations(page);
	derive_title(page);
	standing_finish(page, build_find(page->build, "sut"), proofs);
	build_identify(page->build, node_text(build_find(page->build, "tested-by")), node_attribute(build_find(page->build, "title"), "system"));
}
