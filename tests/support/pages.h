/* Reading pages in tests: a sample or a seed by name. Header only, so that runners of single folders link without the readers. */
#ifndef SUPPORT_PAGES_H
#define SUPPORT_PAGES_H

#include "base/file.h"
#include "family/family.h"
#include "result/node.h"

#include <check.h>
#include <stdio.h>
#include <unistd.h>

#define PAGES_SEED_000 BENCHFOLIO_SHARED "/seeds/000_a230a60a293b064d.txt"
#define PAGES_SEED_001 BENCHFOLIO_SHARED "/seeds/001_b32b2a22e3a0907e.txt"
#define PAGES_SEED_003 BENCHFOLIO_SHARED "/seeds/003_3ebea9d1f176b3aa.txt"
#define PAGES_SEED_004 BENCHFOLIO_SHARED "/seeds/004_ace8061643565ac7.txt"

/* False: the file is one of ../shared, which is not there (said once for each). */
static inline bool pages_bytes(struct arena *arena, const char *path, struct slice *bytes)
{
	if (access(path, R_OK)) {
		printf("skipped: no %s\n", BENCHFOLIO_SHARED);
		return false;
	}
	ck_assert(file_read(arena, diags_new(arena), path, 64u << 20, bytes));
	return true;
}

/* NULL: skipped. */
static inline struct result *pages_read(struct arena *arena, struct diags *diags, const char *path)
{
	struct slice bytes;
	if (!pages_bytes(arena, path, &bytes))
		return NULL;
	struct result *result = family_read(arena, diags, path, bytes);
	ck_assert_ptr_nonnull(result);
	return result;
}

/* A fact: the text of an element (attribute NULL) or of one of its attributes; text NULL: there is no such thing. */
static inline void pages_check_fact(const struct result *result, const char *id, const char *attribute, const char *text)
{
	const xmlNode *node = result_node(result, id);
	bool there = node && (!attribute || xmlHasProp((xmlNode *)node, BAD_CAST attribute));
	ck_assert_msg(there == (text != NULL), "%s/@%s is %s", id, attribute ? attribute : "", there ? "there" : "not there");
	if (!text)
		return;
	struct slice found = attribute ? node_attribute(node, attribute) : node_text(node);
	ck_assert_msg(slice_is(found, text), "%s/@%s is \"%.*s\"", id, attribute ? attribute : "", SLICE_ARGS(found));
}

static inline size_t pages_count(const xmlNode *node, const char *name)
{
	size_t count = node_is(node, name);
	for (const xmlNode *child = node->children; child; child = child->next)
		count += child->type == XML_ELEMENT_NODE ? pages_count(child, name) : 0;
	return count;
}

/* What the tests of every family ask of its pages: a row of a table each. Pages of ../shared that are not there are passed over. */
struct pages_fact {
	const char *page, *id, *attribute, *text; /* as pages_check_fact says */
};

__attribute__((unused)) static void pages_fact_is_read(const struct pages_fact *fact)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), fact->page);
	if (result)
		pages_check_fact(result, fact->id, fact->attribute, fact->text);
	arena_drop(arena);
}

struct pages_tally {
	const char *page, *element;
	size_t count;
};

__attribute__((unused)) static void pages_elements_are_counted(const struct pages_tally *tally)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), tally->page);
	if (result)
		ck_assert_uint_eq(pages_count(result->root, tally->element), tally->count);
	arena_drop(arena);
}

__attribute__((unused)) static void pages_read_in_silence(const char *page)
{
	struct arena *arena = arena_new();
	struct diags *diags = diags_new(arena);
	pages_read(arena, diags, page);
	for (size_t i = 0; i < diags_count(diags); i++)
		ck_abort_msg("%s", diags_line(arena, diags_at(diags, i)));
	arena_drop(arena);
}

struct pages_root {
	const char *page, *id, *family, *benchmark, *category; /* category NULL: none */
};

__attribute__((unused)) static void pages_root_is(const struct pages_root *root)
{
	struct arena *arena = arena_new();
	const struct result *result = pages_read(arena, diags_new(arena), root->page);
	if (result) {
		ck_assert_str_eq(result_id(result), root->id);
		ck_assert_str_eq(result_family(result), root->family);
		ck_assert_str_eq(result_status(result), "compliant");
		ck_assert(slice_is(node_attribute(result->root, "benchmark"), root->benchmark));
		ck_assert(slice_is(node_attribute(result->root, "category"), root->category ? root->category : ""));
	}
	arena_drop(arena);
}

#endif
