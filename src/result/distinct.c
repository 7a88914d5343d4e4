/* One map from an id to the features of its first result, and one to say that others followed. */
#include "result/distinct.h"

#include "base/hash.h"
#include "base/map.h"
#include "result/node.h"

struct distinct {
	struct arena *arena;
	struct map *all;    /* "id\nfeatures" */
	struct map *ids;    /* id -> distinct */
	struct map *shared; /* ids of several results */
};

/* The bytes of the page, by their hash; of a document made by hand its own. */
static void add_source(struct buf *out, const struct result *result)
{
	struct buf all = {0};
	char hash[65];
	struct slice known = {0};
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node_is(node, "source"))
			known = node_attribute(node, "sha256");
	if (!known.n)
		result_export_xml(&all, result);
	if (!known.n)
		hash_sha256(buf_slice(&all), hash);
	buf_addc(out, '|');
	buf_add_slice(out, known.n ? known : slice_of(hash));
	buf_drop(&all);
}

void distinct_features(struct buf *out, const struct result *result)
{
	bool metric = false;
	buf_add_slice(out, node_attribute(result->root, "status"));
	buf_addc(out, '|');
	buf_add_slice(out, node_attribute(result->root, "category"));
	buf_addc(out, '|');
	buf_add_slice(out, node_attribute(result_node(result, "date.test"), "value"));
	buf_addc(out, '|');
	buf_add_slice(out, node_attribute(result_node(result, "date.published"), "value"));
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node_is(node, "metric")) {
			buf_addc(out, '|');
			buf_add_slice(out, node_text(node));
			metric = true;
		}
	if (!metric || !*result_id(result))
		add_source(out, result);
}

struct distinct *distinct_new(struct arena *arena)
{
	struct distinct *distinct = arena_alloc(arena, sizeof *distinct);
	*distinct = (struct distinct){arena, map_new(arena), map_new(arena), map_new(arena)};
	return distinct;
}

bool distinct_add(struct distinct *distinct, struct slice id, struct slice features)
{
	struct buf key = {0};
	buf_add_slice(&key, id);
	buf_addc(&key, '\n');
	buf_add_slice(&key, features);
	const bool fresh = map_add(distinct->all, buf_slice(&key), distinct);
	buf_drop(&key);
	if (fresh && !map_add(distinct->ids, id, distinct))
		map_add(distinct->shared, id, distinct);
	return fresh;
}

const char *distinct_id(const struct distinct *distinct, struct slice id, struct slice features)
{
	if (!map_find(distinct->shared, id))
		return arena_copy(distinct->arena, id.s, id.n);
	if (!id.n)
		id = SLICE("result");
	return arena_printf(distinct->arena, "%.*s-%04x", SLICE_ARGS(id), (unsigned)(hash_bytes(features) & 0xffff));
}
