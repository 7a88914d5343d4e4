/* The whole step: rules -> rows -> checks -> <audit>. */
#include "audit/audit.h"

#include "audit/check.h"
#include "audit/evaluate.h"
#include "audit/write.h"
#include "xml/load.h"

#include <string.h>

xmlNode *audit_of(const struct result *result)
{
	for (xmlNode *node = result->root->last; node; node = node->prev)
		if (node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, "audit") == 0)
			return node;
	return NULL;
}

static void drop_earlier(const struct result *result)
{
	xmlNode *earlier = audit_of(result);
	if (!earlier)
		return;
	xmlUnlinkNode(earlier);
	xmlFreeNode(earlier);
}

bool audit_result(struct arena *arena, struct diags *diags, const struct rules *rules, const struct result *result)
{
	drop_earlier(result);
	const struct evaluate with = {
		.arena = arena,
		.root = result->root,
		.context = path_context_new(arena, diags, result->document, rules->functions, rules->function_count, (void *)rules),
	};
	struct check_list list = {0};
	bool fine = true;
	for (size_t i = 0; i < rules->count; i++) {
		struct evaluate_rows rows = {0};
		fine = evaluate_rule(&with, &rules->all[i], &rows) && fine;
		check_join(arena, &rows, i, &list);
	}
	check_sort(&list);
	write_audit(arena, result->root, &list);
	return fine;
}

bool audit_failed(const struct result *result)
{
	const xmlNode *audit = audit_of(result);
	const char *count = audit ? load_attribute(audit, verdict_name(VERDICT_FAIL)) : NULL;
	return count && strcmp(count, "0") != 0;
}
