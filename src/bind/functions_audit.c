/* Functions of verdicts: the words of checks, one by one and as a list in a sentence. */
#include "bind/functions.h"

#include "base/buf.h"
#include "style/said.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NAMED = 3 }; /* checks that a sentence names; the rest is counted */

static const xmlNode *first_check(const struct path_value *value)
{
	return value->type == PATH_NODES && value->count && value->nodes[0]->type == XML_ELEMENT_NODE ? value->nodes[0] : NULL;
}

static bool call_said(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	const xmlNode *check = first_check(&args[0]);
	(void)count;
	if (!check)
		return functions_missing(call);
	path_return_text(call, said_part(path_call_arena(call), b->tools.messages, b->tools.diags, check, args[1].text));
	return true;
}

static bool call_said_title(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	const xmlNode *check = first_check(&args[0]);
	(void)count;
	if (!check)
		return functions_missing(call);
	path_return_text(call, said_title(path_call_arena(call), b->tools.messages, b->tools.diags, check));
	return true;
}

/* "Spelling in line 38" */
static const char *named(struct arena *arena, const struct binder *b, const xmlNode *check)
{
	const char *lines = load_attribute(check, "lines"), *title = load_attribute(check, "title");
	const char *words = said_message(arena, b->tools.messages, b->tools.diags, check, title ? title : "");
	if (!lines)
		return words;
	const struct message_slot slots[] = {{"title", words}, {"line", arena_copy(arena, lines, strcspn(lines, " "))}};
	return message_text(arena, b->tools.messages, b->tools.diags, "audit.named", slots, 2);
}

/* What the checks are called, each name once: rules that look at the same line from two sides may share theirs. */
static size_t names_of(struct arena *arena, const struct binder *b, const struct path_value *checks, const char **names)
{
	size_t count = 0;
	for (size_t i = 0; checks->type == PATH_NODES && i < checks->count; i++) {
		const char *name = named(arena, b, checks->nodes[i]);
		size_t k = 0;
		while (k < count && strcmp(names[k], name) != 0)
			k++;
		names[k] = name;
		count += k == count;
	}
	return count;
}

static bool call_said_list(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	struct arena *arena = path_call_arena(call);
	struct buf out = {0};
	const char **names = arena_array(arena, args[0].type == PATH_NODES ? args[0].count + 1 : 1, sizeof *names);
	const size_t all = names_of(arena, b, &args[0], names);
	size_t shown = all;
	(void)count;
	if (shown > MOST_NAMED + 1)
		shown = MOST_NAMED;
	for (size_t i = 0; i < shown; i++) {
		buf_adds(&out, i ? ", " : "");
		buf_adds(&out, names[i]);
	}
	if (shown < all) {
		const struct message_slot slot = {"n", arena_printf(arena, "%zu", all - shown)};
		buf_adds(&out, message_text(arena, b->tools.messages, b->tools.diags, "audit.and-more", &slot, 1));
	}
	path_return_text(call, out.s ? out.s : "");
	buf_drop(&out);
	return true;
}

const struct path_function functions_audit[] = {
	{ "said", 2, 2, call_said, "said(check, part): its words for \"expected\", \"found\", \"tolerance\" or \"reason\"" },
	{ "said-title", 1, 1, call_said_title, "said-title(check): its title, with the number of rows it stands for" },
	{ "said-list", 1, 1, call_said_list, "said-list(checks): their titles and lines in a sentence, the first few" },
	{ .name = NULL },
};
