/* Values of closed sets in the words of the language. A list of counts is translated as a whole or not at all: half a list in two
 * languages helps nobody. The main function is closed_words. */
#include "bind/closed.h"

#include "base/buf.h"
#include "result/slug.h"

#include <string.h>

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The message "<kind>.<slug of the words>", of this field alone when there is one; NULL for none. */
static const char *message_of(const struct binder *b, const char *kind, struct slice words, const char *field)
{
	struct arena *arena = b->tools.arena;
	const char *id = arena_printf(arena, "%s.%s", kind, slug_make(arena, words, 0));
	const char *own = field ? arena_printf(arena, "%s.%s", id, field) : NULL;
	if (own && message_exists(b->tools.messages, own))
		return own;
	return message_exists(b->tools.messages, id) ? id : NULL;
}

static const char *say(const struct binder *b, const char *message, struct slice n)
{
	const struct message_slot slot = { .name = "n", .value = message_printed(b->tools.arena, b->tools.messages, n) };
	return message_text(b->tools.arena, b->tools.messages, b->tools.diags, message, &slot, 1);
}

/* "12 cores": what stands behind a number, the longest words that are known. */
static const char *counted(const struct binder *b, struct slice piece)
{
	for (size_t i = 1; is_digit(piece.s[0]) && i + 1 < piece.n; i++) {
		if (piece.s[i] != ' ')
			continue;
		const char *message = message_of(b, "value.count", slice_sub(piece, i + 1, piece.n), NULL);
		if (message)
			return say(b, message, slice_trim(slice_sub(piece, 0, i)));
	}
	return NULL;
}

static const char *piece_words(const struct binder *b, struct slice piece, const char *field)
{
	const char *message = message_of(b, "value", piece, field);
	return message ? say(b, message, (struct slice){0}) : counted(b, piece);
}

/* Where the piece that begins at `from` ends: before ", " or " (", and inside brackets that a blank stands before, at ")". */
static size_t piece_end(struct slice text, size_t from, bool inside)
{
	size_t i = from;
	while (i < text.n && !(inside && text.s[i] == ')') && !slice_starts(slice_sub(text, i, text.n), ", ") &&
		!slice_starts(slice_sub(text, i, text.n), " ("))
		i++;
	return i;
}

static size_t separators(struct slice text, size_t from, bool *inside)
{
	size_t i = from;
	while (i < text.n && strchr(" ,()", text.s[i])) {
		if (strchr("()", text.s[i]))
			*inside = text.s[i] == '(';
		i++;
	}
	return i;
}

/* "12 cores, 2 chips (6 cores/chip)", piece by piece; the signs between them stay. */
static bool add_pieces(struct buf *out, const struct binder *b, struct slice text)
{
	bool inside = false;
	for (size_t i = 0; i < text.n;) {
		const size_t end = piece_end(text, i, inside), next = separators(text, end, &inside);
		const char *words = end > i ? piece_words(b, slice_sub(text, i, end), NULL) : NULL;
		if (!words)
			return false;
		buf_adds(out, words);
		buf_add_slice(out, slice_sub(text, end, next));
		i = next;
	}
	return true;
}

/* "Switches: See notes": what is asked stays, the answer is of a closed set. */
static const char *answer(const struct binder *b, struct slice text)
{
	const size_t colon = slice_find(text, 0, SLICE(": "));
	const char *message = colon < text.n ? message_of(b, "value", slice_sub(text, colon + 2, text.n), NULL) : NULL;
	return message ? arena_printf(b->tools.arena, "%.*s%s", (int)colon + 2, text.s, say(b, message, (struct slice){0})) : NULL;
}

const char *closed_words(const struct binder *b, const char *id, const char *text)
{
	const struct slice all = slice_trim(slice_of(text));
	const char *dot = id ? strrchr(id, '.') : NULL;
	if (!all.n)
		return NULL;
	const char *message = message_of(b, "value", all, dot ? dot + 1 : NULL);
	if (message)
		return say(b, message, (struct slice){0});
	if (!is_digit(all.s[0]))
		return answer(b, all);
	struct buf out = {0};
	const bool known = add_pieces(&out, b, all);
	const char *words = known ? arena_copy(b->tools.arena, out.s, out.n) : NULL;
	buf_drop(&out);
	return words;
}

const char *closed_unit(const struct binder *b, const char *unit)
{
	const char *message = unit && *unit ? message_of(b, "unit", slice_of(unit), NULL) : NULL;
	return message ? message_text(b->tools.arena, b->tools.messages, b->tools.diags, message, NULL, 0) : unit;
}
