/* Functions of words: messages, dates, choices, names. */
#include "bind/functions.h"

#include "base/buf.h"
#include "base/date.h"
#include "bind/diag.h"
#include "bind/value.h"
#include "result/slug.h"

#include <string.h>

enum { MAX_SLOTS = 16 };

/* A value goes through unchanged, places included. */
static bool pass_on(struct path_call *call, const struct path_value *value)
{
	switch (value->type) {
	case PATH_NODES:
		path_return_nodes(call, value->nodes, value->count);
		break;
	case PATH_NUMBER:
		path_return_number(call, value->number);
		break;
	case PATH_BOOLEAN:
		path_return_boolean(call, value->boolean);
		break;
	case PATH_STRING:
		path_return_text(call, value->text);
		break;
	}
	return true;
}

/* Whether the language has that message and the call all that it wants; reported at the template's place. */
static bool word_fits(struct path_call *call, const char *id, const struct message_slot *slots, size_t count)
{
	const struct binder *b = path_call_user(call);
	const struct place at = path_call_place(call);
	const struct slice lacks = message_lacks(b->tools.messages, id, slots, count);
	if (lacks.n) {
		diags_report(path_call_diags(call), &bind_diag[BIND_ARGUMENT], at, "word('%s') needs a value for %.*s", id, SLICE_ARGS(lacks));
		return false;
	}
	if (message_exists(b->tools.messages, id))
		return true;
	const char *near = message_nearest(path_call_arena(call), b->tools.messages, slice_of(id));
	diags_report(path_call_diags(call), &bind_diag[BIND_WORD], at, near ? "\"%.60s\"; did you mean \"%s\"?" : "\"%.60s\"", id, near);
	return false;
}

static bool call_word(struct path_call *call, const struct path_value *args, int count)
{
	struct binder *b = path_call_user(call);
	struct message_slot slots[MAX_SLOTS];
	const size_t pairs = (size_t)(count - 1) / 2;
	if (count % 2 == 0 || pairs > MAX_SLOTS) {
		diags_report(path_call_diags(call), &bind_diag[BIND_ARGUMENT], path_call_place(call),
			"word(id, name, value, ...) takes names and values in pairs, at most %d", MAX_SLOTS);
		return false;
	}
	for (size_t i = 0; i < pairs; i++) {
		const char *value = functions_printed(b, &args[2 + 2 * i]);
		slots[i] = (struct message_slot){ .name = args[1 + 2 * i].text, .value = value ? value : VALUE_MISSING };
	}
	if (!word_fits(call, args[0].text, slots, pairs))
		return false;
	path_return_text(call, message_text(path_call_arena(call), b->tools.messages, b->tools.diags, args[0].text, slots, pairs));
	return true;
}

/* Names of benchmarks, statuses: words for those the language knows, else what the result says. */
static bool call_word_or(struct path_call *call, const struct path_value *args, int count)
{
	struct binder *b = path_call_user(call);
	(void)count;
	if (!message_exists(b->tools.messages, args[0].text))
		return pass_on(call, &args[1]);
	path_return_text(call, binder_word(b, args[0].text));
	return true;
}

static bool call_choose(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	const bool holds = args[0].boolean && !functions_is_nothing(&args[0]);
	return pass_on(call, &args[holds ? 1 : 2]);
}

static bool call_optional(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	if (!functions_is_nothing(&args[0]))
		return pass_on(call, &args[0]);
	path_return_text(call, "");
	return true;
}

static bool call_disclosed(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	if (!functions_is_nothing(&args[0]))
		return pass_on(call, &args[0]);
	path_return_text(call, binder_word(path_call_user(call), "missing"));
	return true;
}

static bool call_printed(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	const char *text = functions_printed(path_call_user(call), &args[0]);
	path_return_text(call, text ? text : VALUE_MISSING);
	return true;
}

static bool call_date(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	const char *text = functions_plain(&args[0]);
	struct date date;
	(void)count;
	if (text && date_parse(slice_trim(slice_of(text)), &date)) {
		path_return_text(call, message_date(path_call_arena(call), b->tools.messages, date));
		return true;
	}
	return call_printed(call, args, 1);
}

static bool call_lower(struct path_call *call, const struct path_value *args, int count)
{
	const struct binder *b = path_call_user(call);
	(void)count;
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	if (message_capitals(b->tools.messages))
		return pass_on(call, &args[0]);
	char *text = arena_string(path_call_arena(call), args[0].text);
	for (char *c = text; *c; c++)
		if (*c >= 'A' && *c <= 'Z')
			*c = (char)(*c - 'A' + 'a');
	path_return_text(call, text);
	return true;
}

/* Takes the part out wherever it stands. */
static void cut_out(char *text, const char *part)
{
	const size_t n = strlen(part);
	for (char *at = n ? strstr(text, part) : NULL; at; at = strstr(at, part))
		memmove(at, at + n, strlen(at + n) + 1);
}

static bool call_without(struct path_call *call, const struct path_value *args, int count)
{
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	char *text = arena_string(path_call_arena(call), args[0].text);
	for (int i = 1; i < count; i++)
		cut_out(text, args[i].text);
	path_return_text(call, text);
	return true;
}

static bool call_file_name(struct path_call *call, const struct path_value *args, int count)
{
	const char *slash = strrchr(args[0].text, '/');
	(void)count;
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	path_return_text(call, slash ? slash + 1 : args[0].text);
	return true;
}

static bool call_slug(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	if (functions_is_nothing(&args[0]))
		return functions_missing(call);
	path_return_text(call, slug_make(path_call_arena(call), slice_of(args[0].text), 0));
	return true;
}

const struct path_function functions_text[] = {
	{ "word", 1, 1 + 2 * MAX_SLOTS, call_word, "word(id[, name, value]...): a message of the language with its slots filled" },
	{ "word-or", 2, 2, call_word_or, "word-or(id, otherwise): a message without slots, or the second where there is none" },
	{ "choose", 3, 3, call_choose, "choose(condition, a, b): a when it holds, else b" },
	{ "optional", 1, 1, call_optional, "optional(x): x, or nothing without a warning" },
	{ "disclosed", 1, 1, call_disclosed, "disclosed(x): x, or the words for not disclosed, without a warning" },
	{ "printed", 1, 1, call_printed, "printed(node): as the disclosure prints it, numbers, units and dates in the language's form" },
	{ "date", 1, 1, call_date, "date(x): a date in the language's form, to the precision given" },
	{ "lower", 1, 1, call_lower, "lower(text): in small letters, in languages whose nouns are" },
	{ "without", 2, -1, call_without, "without(text, part...): the text without these parts of it" },
	{ "file-name", 1, 1, call_file_name, "file-name(path): its last part" },
	{ "slug", 1, 1, call_slug, "slug(text): fit for an anchor" },
	{ .name = NULL },
};
