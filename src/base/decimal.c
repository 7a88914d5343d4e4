/* Exact decimals: 64-bit units and a scale. At most 18 digits, so that sums of a page stay far from the edge. */
#include "base/decimal.h"

#include <limits.h>
#include <stddef.h>

enum { MOST_DIGITS = 18, MOST_SCALE = 12 };

__extension__ typedef __int128 wide;

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* How many digits stand at `at`. */
static size_t digit_run(struct slice s, size_t at)
{
	size_t n = 0;
	while (at + n < s.n && is_digit(s.s[at + n]))
		n++;
	return n;
}

/* The end of the digits before the point, with correct thousands commas or none; `from` when they are wrong. */
static size_t whole_part(struct slice s, size_t from)
{
	size_t at = from + digit_run(s, from);
	if (at == s.n || s.s[at] != ',')
		return at;
	if (at == from || at - from > 3 || s.s[from] == '0')
		return from;
	while (at < s.n && s.s[at] == ',') {
		if (digit_run(s, at + 1) != 3)
			return from;
		at += 4;
	}
	return at;
}

bool decimal_parse(struct slice text, struct decimal *out)
{
	size_t from = text.n && (text.s[0] == '-' || text.s[0] == '+') ? 1 : 0;
	size_t point = whole_part(text, from);
	size_t scale = 0;
	if (point < text.n) {
		scale = digit_run(text, point + 1);
		if (text.s[point] != '.' || !scale || scale > MOST_SCALE || point + 1 + scale != text.n)
			return false;
	} else if (point == from) {
		return false;
	}
	int64_t units = 0;
	int digits = 0;
	for (size_t i = from; i < text.n; i++) {
		if (!is_digit(text.s[i]))
			continue;
		if (++digits > MOST_DIGITS)
			return false;
		units = units * 10 + (text.s[i] - '0');
	}
	*out = (struct decimal){from && text.s[0] == '-' ? -units : units, (int)scale};
	return true;
}

void decimal_print(struct buf *out, struct decimal d)
{
	char digits[40];
	size_t at = sizeof digits;
	uint64_t rest = d.units < 0 ? 0 - (uint64_t)d.units : (uint64_t)d.units;
	for (int i = 0; i < d.scale || i == d.scale || rest; i++) {
		if (i == d.scale && i > 0)
			digits[--at] = '.';
		digits[--at] = (char)('0' + rest % 10);
		rest /= 10;
	}
	if (d.units < 0)
		digits[--at] = '-';
	buf_add(out, digits + at, sizeof digits - at);
}

static int64_t power(int exponent)
{
	int64_t p = 1;
	while (exponent-- > 0)
		p *= 10;
	return p;
}

double decimal_value(struct decimal d)
{
	/* Both are exact up to 2^53, so this one division is the only rounding of any number printed on a page. */
	return (double)d.units / (double)power(d.scale);
}

static wide at_scale(struct decimal d, int scale)
{
	return (wide)d.units * power(scale - d.scale);
}

int decimal_compare(struct decimal a, struct decimal b)
{
	int scale = a.scale > b.scale ? a.scale : b.scale;
	wide x = at_scale(a, scale), y = at_scale(b, scale);
	return (x > y) - (x < y);
}

struct decimal decimal_add(struct decimal a, struct decimal b)
{
	int scale = a.scale > b.scale ? a.scale : b.scale;
	wide sum = at_scale(a, scale) + at_scale(b, scale);
	int64_t units = sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : (int64_t)sum;
	return (struct decimal){units, scale};
}
