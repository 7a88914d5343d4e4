/* Functions of verdicts: the words of checks, one by one and as a list in a sentence. */
#include "bind/functions.h"

#include "style/said.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_NAMED = 3, SOME_NAMED = 2 }; /* findings of a sentence; of more than these it names some and counts the rest */

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

static const char *message(struct arena *arena, const struct binder *b, const char *id, const struct message_slot *slots, size_t count)
{
	return message_text(arena, b->tools.messages, b->tools.diags, id, slots, count);
}

/* "Two flags run together" as it stands within a sentence; "JOPS" and "90th within its limit" stay as they are. */
static const char *within_sentence(struct arena *arena, const struct binder *b, const char *title)
{
	const bool word = title[0] >= 'A' && title[0] <= 'Z' && title[1] >= 'a' && title[1] <= 'z';
	return word && !message_capitals(b->tools.messages) ? arena_printf(arena, "%c%s", title[0] - 'A' + 'a', title + 1) : title;
}

/* What was found, in words: those that the language has for a rule's verdict ("audit.spelling.named"), else of what fails both figures, else the
 * title. */
static const char *finding(struct arena *arena, const struct binder *b, const xmlNode *check)
{
	const char *title = load_attribute(check, "title"), *verdict = load_attribute(check, "verdict");
	const bool fails = verdict && strcmp(verdict, "fail") == 0, undisclosed = verdict && strcmp(verdict, "undisclosed") == 0;
	const char *own = arena_printf(arena, "%s.%s", title ? title : "", fails ? "failed" : undisclosed ? "undisclosed" : "named");
	if (message_exists(b->tools.messages, own))
		return said_message(arena, b->tools.messages, b->tools.diags, check, own);
	const char *name = within_sentence(arena, b, said_message(arena, b->tools.messages, b->tools.diags, check, title ? title : ""));
	const struct message_slot slots[] = {
		{"title", name},
		{"found", said_part(arena, b->tools.messages, b->tools.diags, check, "found")},
		{"expected", said_part(arena, b->tools.messages, b->tools.diags, check, "expected")},
	};
	return fails && *slots[1].value && *slots[2].value ? message(arena, b, "audit.named.fail", slots, 3) : name;
}

/* "the spelling “Catlayst” (line 38)" */
static const char *named(struct arena *arena, const struct binder *b, const xmlNode *check)
{
	const char *lines = load_attribute(check, "lines"), *words = finding(arena, b, check);
	if (!lines)
		return words;
	const struct message_slot slots[] = {{"title", words}, {"line", arena_copy(arena, lines, strcspn(lines, " "))}};
	return message(arena, b, "audit.named", slots, 2);
}

/* What the checks found, each finding once: rules that look at the same line from two sides may share theirs. */
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

/* "a", "a and b", "a, b and 4 more" */
static const char *sentence_list(struct arena *arena, const struct binder *b, const char **names, size_t all)
{
	const size_t shown = all > MOST_NAMED ? SOME_NAMED : all;
	const char *list = all ? names[0] : "";
	for (size_t i = 1; i < shown; i++) {
		const struct message_slot slots[] = {{"list", list}, {"next", names[i]}};
		list = message(arena, b, i + 1 == all ? "audit.list-last" : "audit.list", slots, 2);
	}
	const struct message_slot slots[] = {{"list", list}, {"n", arena_printf(arena, "%zu", all - shown)}};
	return shown < all ? message(arena, b, "audit.and-more", slots, 2) : list;
}

static bool call_said_list(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	struct arena *arena = path_call_arena(call);
	const char **names = arena_array(arena, args[0].type == PATH_NODES ? args[0].count + 1 : 1, sizeof *names);
	(void)count;
	path_return_text(call, sentence_list(arena, b, names, names_of(arena, b, &args[0], names)));
	return true;
}

const struct path_function functions_audit[] = {
	{ "said", 2, 2, call_said, "said(check, part): its words for \"expected\", \"found\", \"tolerance\" or \"reason\"" },
	{ "said-title", 1, 1, call_said_title, "said-title(check): its title, with the number of rows it stands for" },
	{ "said-list", 1, 1, call_said_list, "said-list(checks): what they found, with their lines, as part of a sentence; of more than three the first two" },
	{ .name = NULL },
};
