/* Functions of command lines: flags given twice, run together, or without their dash. A command line may go on over the next lines of
 * a note as long as they begin with a dash. */
#include "audit/library.h"

#include "base/buf.h"

#include <string.h>

static bool is_alnum(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

static bool begins_any(struct slice s, const char *const *prefixes)
{
	for (; *prefixes; prefixes++)
		if (slice_starts(s, *prefixes))
			return true;
	return false;
}

/* The name of a flag that may stand once only: "-Xms", "-XX:NewSize", "-Dsun.net.inetaddr.ttl"; empty for others. */
static struct slice flag_name(struct slice token)
{
	static const char *const sizes[] = {"-Xms", "-Xmx", "-Xmn", "-Xss", "-Xns", NULL};
	if (begins_any(token, sizes))
		return slice_sub(token, 0, 4);
	const bool named = slice_starts(token, "-XX:") || (slice_starts(token, "-D") && token.n > 2 && is_alnum(token.s[2]));
	return named ? slice_sub(token, 0, slice_find_char(token, 0, '=')) : slice_sub(token, 0, 0);
}

/* "-XX:+Name" and "-XX:-Name" set the same. */
static bool same_flag(struct slice a, struct slice b)
{
	static const size_t sign = sizeof "-XX:" - 1;
	if (a.n == b.n && a.n > sign && slice_starts(a, "-XX:") && slice_starts(b, "-XX:") && (a.s[sign] == '+' || a.s[sign] == '-') &&
		(b.s[sign] == '+' || b.s[sign] == '-'))
		return slice_equal(slice_sub(a, sign + 1, a.n), slice_sub(b, sign + 1, b.n));
	return slice_equal(a, b);
}

/* The first flag of a line that stands in it twice: its name, and the piece of the line from the one to the other. */
static bool find_twice(struct slice line, struct slice *name, struct slice *piece)
{
	struct slice first, second;
	for (size_t at = 0; library_next_token(line, &at, &first);) {
		*name = flag_name(first);
		for (size_t next = at; name->n && library_next_token(line, &next, &second);)
			if (same_flag(*name, flag_name(second))) {
				*piece = (struct slice){first.s, (size_t)(second.s + second.n - first.s)};
				return true;
			}
	}
	return false;
}

static bool give(struct path_call *call, struct slice piece)
{
	path_return_text(call, arena_copy(path_call_arena(call), piece.s ? piece.s : "", piece.n));
	return true;
}

static bool call_flag_twice(struct path_call *call, const struct path_value *args, int count)
{
	struct slice name, piece;
	(void)count;
	return give(call, find_twice(slice_of(args[0].text), &name, &piece) ? name : slice_of(""));
}

static bool call_flag_piece(struct path_call *call, const struct path_value *args, int count)
{
	struct slice name, piece;
	(void)count;
	return give(call, find_twice(slice_of(args[0].text), &name, &piece) ? piece : slice_of(""));
}

static bool is_element(const xmlNode *node)
{
	return node->type == XML_ELEMENT_NODE;
}

/* The line and those behind it that go on with it. */
static bool call_command(struct path_call *call, const struct path_value *args, int count)
{
	struct buf out = {0};
	const xmlNode *node = args[0].count ? args[0].nodes[0] : NULL;
	struct arena *arena = path_call_arena(call);
	(void)count;
	for (bool first = true; node; node = node->next) {
		if (!is_element(node))
			continue;
		const char *text = library_own_text(arena, node);
		if (!first && !slice_starts(slice_trim(slice_of(text)), "-"))
			break;
		buf_adds(&out, text);
		buf_addc(&out, ' ');
		first = false;
	}
	path_return_text(call, out.s);
	buf_drop(&out);
	return true;
}

static bool call_has_flag(struct path_call *call, const struct path_value *args, int count)
{
	struct slice line = slice_of(args[0].text), token;
	bool found = false;
	(void)count;
	for (size_t at = 0; !found && library_next_token(line, &at, &token);)
		found = slice_starts(token, args[1].text);
	path_return_boolean(call, found);
	return true;
}

/* "-server-XX:LargePageSizeInBytes=2m": where the second flag begins; 0: it is one flag. */
static size_t second_flag(struct slice token)
{
	static const char *const flags[] = {"-XX:", "-Xms", "-Xmx", "-Xmn", "-Xss", "-Xns", NULL};
	if (token.n < 2 || token.s[0] != '-')
		return 0;
	for (size_t at = 2; at < token.n; at++)
		if (is_alnum(token.s[at - 1]) && begins_any(slice_sub(token, at, token.n), flags))
			return at;
	return 0;
}

static bool call_flags_glued(struct path_call *call, const struct path_value *args, int count)
{
	struct slice line = slice_of(args[0].text), token;
	(void)count;
	for (size_t at = 0; library_next_token(line, &at, &token);)
		if (second_flag(token))
			return give(call, slice_sub(token, 0, slice_find_char(token, second_flag(token), '=')));
	return give(call, slice_of(""));
}

static bool call_first_flag(struct path_call *call, const struct path_value *args, int count)
{
	const struct slice token = slice_of(args[0].text);
	(void)count;
	return give(call, slice_sub(token, 0, second_flag(token)));
}

/* "Dsun.net.inetaddr.ttl=0", "XX:+UseLargePages", "Xmx2g": a flag but for its dash. */
static bool lacks_dash(struct slice token)
{
	static const char *const sizes[] = {"Xms", "Xmx", "Xmn", "Xss", NULL};
	if (slice_starts(token, "XX:"))
		return token.n > 4;
	if (begins_any(token, sizes))
		return token.n > 3 && token.s[3] >= '0' && token.s[3] <= '9';
	const size_t equal = slice_find_char(token, 0, '='), dot = slice_find_char(token, 0, '.');
	return token.n > 2 && token.s[0] == 'D' && token.s[1] >= 'a' && token.s[1] <= 'z' && equal < token.n && dot < equal;
}

/* Only in a line that holds other flags, dashes and all. */
static bool call_flag_dashless(struct path_call *call, const struct path_value *args, int count)
{
	struct slice line = slice_of(args[0].text), token, found = slice_of("");
	bool flags = false;
	(void)count;
	for (size_t at = 0; library_next_token(line, &at, &token);) {
		flags = flags || slice_starts(token, "-D") || slice_starts(token, "-X") || slice_starts(token, "-server");
		if (!found.n && lacks_dash(token))
			found = token;
	}
	return give(call, flags ? found : slice_of(""));
}

const struct path_function library_flags[] = {
	{"flag-twice", 1, 1, call_flag_twice, "flag-twice(line): the name of the first Java flag that stands in it twice"},
	{"flag-piece", 1, 1, call_flag_piece, "flag-piece(line): the piece of the line from the one to the other"},
	{"command", 1, 1, call_command, "command(line): the line and the lines that go on with it"},
	{"has-flag", 2, 2, call_has_flag, "has-flag(line, flag): whether a piece of the line begins so"},
	{"flags-glued", 1, 1, call_flags_glued, "flags-glued(line): the first two flags without a blank between"},
	{"first-flag", 1, 1, call_first_flag, "first-flag(piece): the first of two such flags"},
	{"flag-dashless", 1, 1, call_flag_dashless, "flag-dashless(line): the first flag without its dash, beside others"},
	{.name = NULL},
};
