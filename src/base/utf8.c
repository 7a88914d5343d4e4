/* Decoding UTF-8 strictly (no overlong forms, no surrogates, nothing beyond U+10FFFF), and making text of other
 * encodings and of strangers safe. */
#include "base/utf8.h"

#include "base/buf.h"

#include <stdint.h>
#include <string.h>

#define EVERY_BYTE(c) (UINT64_C(0x0101010101010101) * (c))

/* Where a run of ASCII from `at` on ends, seen eight bytes at a time: the run is at least that long. */
static size_t ascii_run(struct slice text, size_t at)
{
	uint64_t word;
	for (; text.n - at >= sizeof word; at += sizeof word) {
		memcpy(&word, text.s + at, sizeof word);
		if (word & EVERY_BYTE(0x80))
			break;
	}
	return at;
}

/* The same of printable ASCII, without controls. */
static size_t printable_run(struct slice text, size_t at)
{
	uint64_t word;
	for (; text.n - at >= sizeof word; at += sizeof word) {
		memcpy(&word, text.s + at, sizeof word);
		/* The high bit of a byte: below 0x20, or 0x7F and above. */
		if (((word - EVERY_BYTE(0x20)) | (word + EVERY_BYTE(0x01)) | word) & EVERY_BYTE(0x80))
			break;
	}
	return at;
}

/* Length of the valid sequence at `at`, its code point in *c; 0 when the bytes there are invalid. */
static size_t sequence(struct slice text, size_t at, unsigned *c)
{
	unsigned char first = (unsigned char)text.s[at];
	size_t n = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
	static const unsigned least[] = {0, 0, 0x80, 0x800, 0x10000};
	if (!n || text.n - at < n)
		return 0;
	*c = n == 1 ? first : first & (0xFFu >> (n + 1));
	for (size_t i = 1; i < n; i++) {
		unsigned char next = (unsigned char)text.s[at + i];
		if ((next & 0xC0) != 0x80)
			return 0;
		*c = *c << 6 | (next & 0x3F);
	}
	return *c < least[n] || *c > 0x10FFFF || (*c >= 0xD800 && *c <= 0xDFFF) ? 0 : n;
}

unsigned utf8_next(struct slice text, size_t *at)
{
	if (*at >= text.n)
		return 0;
	if (!(text.s[*at] & 0x80))
		return (unsigned char)text.s[(*at)++];
	unsigned c = UTF8_REPLACEMENT;
	size_t n = sequence(text, *at, &c);
	*at += n ? n : 1;
	return n ? c : UTF8_REPLACEMENT;
}

bool utf8_valid(struct slice text)
{
	unsigned c;
	for (size_t at = ascii_run(text, 0), n; at < text.n; at = ascii_run(text, at + n)) {
		n = sequence(text, at, &c);
		if (!n)
			return false;
	}
	return true;
}

size_t utf8_length(struct slice text)
{
	size_t at = ascii_run(text, 0), count = at;
	for (; at < text.n; count++)
		utf8_next(text, &at);
	return count;
}

size_t utf8_column(struct slice line, size_t offset)
{
	return utf8_length(slice_sub(line, 0, offset)) + 1;
}

static bool is_bidi_control(unsigned c)
{
	return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

static bool is_noncharacter(unsigned c)
{
	return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

static bool is_unsafe(unsigned c)
{
	bool control = (c < 0x20 && c != '\t' && c != '\n') || (c >= 0x7F && c <= 0x9F);
	return control || is_noncharacter(c) || is_bidi_control(c);
}

/* Where the first unsafe or invalid byte stands; text.n when all is clean. */
static size_t clean_length(struct slice text)
{
	size_t at = printable_run(text, 0);
	while (at < text.n) {
		unsigned c;
		size_t n = sequence(text, at, &c);
		if (!n || is_unsafe(c))
			break;
		at = printable_run(text, at + n);
	}
	return at;
}

static struct slice into_arena(struct arena *arena, struct buf *buf)
{
	struct slice copy = {arena_copy(arena, buf->s ? buf->s : "", buf->n), buf->n};
	buf_drop(buf);
	return copy;
}

struct slice utf8_sanitise(struct arena *arena, struct slice text)
{
	size_t at = clean_length(text);
	if (at == text.n)
		return text;
	struct buf out = {0};
	buf_add(&out, text.s, at);
	while (at < text.n) {
		unsigned c = utf8_next(text, &at);
		buf_add_rune(&out, is_unsafe(c) ? UTF8_REPLACEMENT : c);
	}
	return into_arena(arena, &out);
}

struct slice utf8_from_cp1252(struct arena *arena, struct slice bytes)
{
	/* 0x80 to 0x9F; the five that mean nothing become U+FFFD. */
	static const unsigned high[32] = {
		0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
		0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
	};
	struct buf out = {0};
	for (size_t i = 0; i < bytes.n; i++) {
		unsigned char c = (unsigned char)bytes.s[i];
		if (c < 0x80)
			buf_addc(&out, (char)c);
		else
			buf_add_rune(&out, c < 0xA0 ? high[c - 0x80] : c);
	}
	return into_arena(arena, &out);
}

static unsigned unit_at(struct slice bytes, size_t at, bool big_endian)
{
	unsigned a = (unsigned char)bytes.s[at], b = (unsigned char)bytes.s[at + 1];
	return big_endian ? a << 8 | b : b << 8 | a;
}

struct slice utf8_from_utf16(struct arena *arena, struct slice bytes, bool big_endian)
{
	struct buf out = {0};
	size_t at = 0;
	while (at + 1 < bytes.n) {
		unsigned c = unit_at(bytes, at, big_endian);
		at += 2;
		if (c >= 0xD800 && c <= 0xDBFF && at + 1 < bytes.n) {
			unsigned low = unit_at(bytes, at, big_endian);
			if (low >= 0xDC00 && low <= 0xDFFF) {
				c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
				at += 2;
			}
		}
		buf_add_rune(&out, c); /* a surrogate left alone becomes U+FFFD there */
	}
	if (at < bytes.n)
		buf_add_rune(&out, UTF8_REPLACEMENT);
	return into_arena(arena, &out);
}

bool utf8_is_space(unsigned c)
{
	return c == ' ' || c == '\t' || c == 0xA0 || c == 0x202F || (c >= 0x2000 && c <= 0x200A);
}
