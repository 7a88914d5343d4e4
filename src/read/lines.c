/* Spans of lines: text, places and trimming. */
#include "read/lines.h"

#include "base/buf.h"
#include "base/utf8.h"

#include <assert.h>
#include <stdbool.h>

struct span lines_whole(const struct lines *lines, size_t line)
{
	assert(line < lines->count);
	return (struct span){line, 0, lines->line[line].text.n};
}

struct slice lines_text(const struct lines *lines, struct span span)
{
	assert(span.line < lines->count);
	return slice_sub(lines->line[span.line].text, span.from, span.to);
}

struct span lines_trim(const struct lines *lines, struct span span)
{
	struct slice text = lines_text(lines, span), trimmed = slice_trim(text);
	size_t from = span.from + (trimmed.n ? (size_t)(trimmed.s - text.s) : 0);
	return (struct span){span.line, from, from + trimmed.n};
}

struct span lines_part(struct span span, size_t from, size_t to)
{
	size_t n = span.to - span.from;
	to = to > n ? n : to;
	from = from > to ? to : from;
	return (struct span){span.line, span.from + from, span.from + to};
}

struct place lines_place(const struct lines *lines, struct span span)
{
	assert(span.line < lines->count);
	return (struct place){lines->file, (unsigned)span.line + 1, (unsigned)utf8_column(lines->line[span.line].text, span.from)};
}

/* Printable ASCII alone: nothing to change. */
static bool is_plain(struct slice text)
{
	unsigned char other = 0;
	for (size_t i = 0; i < text.n; i++)
		other |= (unsigned char)text.s[i] < 0x20 || (unsigned char)text.s[i] >= 0x80;
	return !other;
}

struct slice lines_field(struct arena *arena, const struct lines *lines, struct span span)
{
	struct slice text = lines_text(lines, lines_trim(lines, span));
	struct buf out = {0};
	size_t kept = 0;
	if (is_plain(text))
		return text;
	for (size_t at = 0; at < text.n;) {
		size_t start = at;
		unsigned c = utf8_next(text, &at);
		if (c == ' ' || !utf8_is_space(c))
			continue;
		buf_add(&out, text.s + kept, start - kept);
		buf_addc(&out, ' ');
		kept = at;
	}
	if (!kept)
		return text;
	buf_add(&out, text.s + kept, text.n - kept);
	struct slice field = {arena_copy(arena, out.s, out.n), out.n};
	buf_drop(&out);
	return field;
}
