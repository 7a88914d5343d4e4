/* Borrowed pieces of text: comparing, trimming, finding. Bytewise throughout; only slice_trim knows one
 * character beyond ASCII, the no-break space. */
#include "base/slice.h"

#include <string.h>

struct slice slice_of(const char *text)
{
	return text ? (struct slice){text, strlen(text)} : (struct slice){"", 0};
}

struct slice slice_sub(struct slice s, size_t from, size_t to)
{
	if (to > s.n)
		to = s.n;
	if (from > to)
		from = to;
	return (struct slice){s.s ? s.s + from : "", to - from};
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool is_nbsp(const char *s)
{
	return s[0] == '\xC2' && s[1] == '\xA0';
}

struct slice slice_trim_end(struct slice s)
{
	for (;;) {
		if (s.n && is_blank(s.s[s.n - 1]))
			s.n--;
		else if (s.n >= 2 && is_nbsp(s.s + s.n - 2))
			s.n -= 2;
		else
			return s;
	}
}

struct slice slice_trim(struct slice s)
{
	s = slice_trim_end(s);
	for (;;) {
		if (s.n && is_blank(s.s[0]))
			s = slice_sub(s, 1, s.n);
		else if (s.n >= 2 && is_nbsp(s.s))
			s = slice_sub(s, 2, s.n);
		else
			return s;
	}
}

bool slice_equal(struct slice a, struct slice b)
{
	return a.n == b.n && (!a.n || memcmp(a.s, b.s, a.n) == 0);
}

static char fold(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool slice_equal_fold(struct slice a, struct slice b)
{
	if (a.n != b.n)
		return false;
	for (size_t i = 0; i < a.n; i++)
		if (fold(a.s[i]) != fold(b.s[i]))
			return false;
	return true;
}

bool slice_is(struct slice a, const char *text)
{
	return slice_equal(a, slice_of(text));
}

bool slice_starts(struct slice s, const char *prefix)
{
	size_t n = strlen(prefix);
	return s.n >= n && (!n || memcmp(s.s, prefix, n) == 0);
}

bool slice_ends(struct slice s, const char *suffix)
{
	size_t n = strlen(suffix);
	return s.n >= n && (!n || memcmp(s.s + s.n - n, suffix, n) == 0);
}

int slice_compare(struct slice a, struct slice b)
{
	size_t n = a.n < b.n ? a.n : b.n;
	int order = n ? memcmp(a.s, b.s, n) : 0;
	if (order)
		return order < 0 ? -1 : 1;
	return (a.n > b.n) - (a.n < b.n);
}

size_t slice_find(struct slice s, size_t from, struct slice needle)
{
	if (!needle.n)
		return from < s.n ? from : s.n;
	for (size_t at = from; at < s.n && s.n - at >= needle.n; at++) {
		at = slice_find_char(s, at, needle.s[0]);
		if (at == s.n || s.n - at < needle.n)
			break;
		if (memcmp(s.s + at, needle.s, needle.n) == 0)
			return at;
	}
	return s.n;
}

size_t slice_find_char(struct slice s, size_t from, char c)
{
	if (from >= s.n)
		return s.n;
	const char *found = memchr(s.s + from, c, s.n - from);
	return found ? (size_t)(found - s.s) : s.n;
}

bool slice_blank(struct slice s)
{
	return slice_trim(s).n == 0;
}
