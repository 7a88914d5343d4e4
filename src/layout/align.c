/* Splits printed numbers at the decimal separator. A point or a comma followed by anything but three digits is a separator;
 * groups of three are thousands. */
#include "layout/align.h"

#include "base/utf8.h"

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Signs and relations that may stand before the digits: + - < > ( and minus, en dash, less or equal, greater or equal. */
static size_t skip_sign(struct slice text)
{
	size_t at = 0;
	for (;;) {
		size_t next = at;
		unsigned c = utf8_next(text, &next);
		if (next == at)
			return at;
		bool sign = c == '+' || c == '-' || c == '<' || c == '>' || c == '(' || c == ' ' || c == 0x2212 || c == 0x2013 || c == 0x2264 || c == 0x2265;
		if (!sign)
			return at;
		at = next;
	}
}

static size_t digits_from(struct slice text, size_t at)
{
	size_t end = at;
	while (end < text.n && is_digit(text.s[end]))
		end++;
	return end - at;
}

/* Length of a separator between digits at `at`: point, comma, or one of the narrow blanks. */
static size_t separator_length(struct slice text, size_t at)
{
	if (at >= text.n)
		return 0;
	size_t next = at;
	unsigned c = utf8_next(text, &next);
	bool separator = c == '.' || c == ',' || c == 0xA0 || c == 0x202F || c == 0x2009;
	return separator && next < text.n && is_digit(text.s[next]) ? next - at : 0;
}

size_t align_separator(struct slice text)
{
	size_t at = skip_sign(text);
	if (at < text.n && (text.s[at] == '.' || text.s[at] == ',') && digits_from(text, at + 1))
		return at;
	if (at >= text.n || !is_digit(text.s[at]))
		return text.n;
	char grouping = 0; /* a separator seen before: it is no decimal one */
	for (;;) {
		at += digits_from(text, at);
		size_t length = separator_length(text, at);
		if (length == 0)
			return at;
		size_t digits = digits_from(text, at + length);
		bool more = separator_length(text, at + length + digits) > 0;
		bool point = text.s[at] == '.' && grouping != '.' && !more;
		bool comma = text.s[at] == ',' && grouping != ',' && digits != 3;
		if (point || comma)
			return at;
		grouping = text.s[at];
		at += length;
	}
}

/* The width of the bytes [0, offset) of the spans, and their text. */
static double prefix_width(struct state *s, const struct inline_text *text, size_t offset)
{
	double width = 0;
	size_t at = 0;
	for (size_t i = 0; i < text->count && at < offset; i++) {
		struct slice words = text->spans[i].text;
		size_t take = offset - at < words.n ? offset - at : words.n;
		width += take ? shape_width(s->tools.shaper, text->runs[i].style->font, slice_sub(words, 0, take)) : text->spans[i].slot;
		at += words.n;
	}
	return width;
}

static struct slice joined(struct state *s, const struct inline_text *text)
{
	if (text->count == 1)
		return text->spans[0].text;
	struct buf out = {0};
	for (size_t i = 0; i < text->count; i++)
		buf_add_slice(&out, text->spans[i].text);
	struct slice copy = {arena_copy(s->scratch, out.n ? out.s : "", out.n), out.n};
	buf_drop(&out);
	return copy;
}

static size_t mark_length(struct slice text)
{
	static const char *const marks[] = {"*", "+", "\u2020", "\u2021"};
	for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
		if (slice_ends(text, marks[i]))
			return slice_of(marks[i]).n;
	return 0;
}

struct align_parts align_split(struct state *s, const struct inline_text *text, bool hang)
{
	struct align_parts parts = {0};
	struct slice words = slice_trim_end(joined(s, text));
	size_t separator = align_separator(words), mark = hang ? mark_length(words) : 0;
	if (words.n == 0 || text->late)
		return parts;
	size_t at = skip_sign(words);
	parts.number = at < words.n && (is_digit(words.s[at]) || separator < words.n);
	size_t end = words.n - mark;
	if (separator > end)
		separator = end;
	double whole = prefix_width(s, text, words.n), body = mark ? prefix_width(s, text, end) : whole;
	parts.left = prefix_width(s, text, separator);
	parts.right = body - parts.left;
	parts.mark = whole - body;
	return parts;
}
