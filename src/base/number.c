/* Doubles to and from text, by integer arithmetic: no printf, no strtod in the program's locale. */
#include "base/number.h"

#include <assert.h>
#include <locale.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_DECIMALS = 9 };

static const double powers[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
	1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* |value| * 10^decimals to the nearest integer, halves up. The product of a decimal's nearest double is off by at
 * most 2 ulp, and 2.675 * 100 falls to 267.49999999999994: so much is added before halves are decided, but never so much
 * that a whole number grows. */
static double scaled(double value, int decimals)
{
	double units = fabs(value) * powers[decimals];
	return units < 0x1p52 ? floor(units + fmin(units * 0x1p-51, 0.25) + 0.5) : units;
}

double number_round(double value, int decimals)
{
	assert(decimals >= 0 && decimals <= MOST_DECIMALS);
	double units = scaled(value, decimals);
	if (!isfinite(units) || units >= 0x1p52)
		return value;
	return copysign(units / powers[decimals], value);
}

/* `units` / 10^decimals; with `drop`, zeros at the end of the decimals are left out. */
static void print_units(struct buf *out, bool negative, uint64_t units, int decimals, bool drop)
{
	char digits[48];
	size_t at = sizeof digits;
	if (!units)
		negative = false;
	while (drop && decimals > 0 && units % 10 == 0) {
		units /= 10;
		decimals--;
	}
	for (int i = 0; i <= decimals || units; i++) {
		if (i == decimals && i > 0)
			digits[--at] = '.';
		digits[--at] = (char)('0' + units % 10);
		units /= 10;
	}
	if (negative)
		digits[--at] = '-';
	buf_add(out, digits + at, sizeof digits - at);
}

static void print(struct buf *out, double value, int decimals, bool drop)
{
	assert(isfinite(value) && decimals >= 0 && decimals <= MOST_DECIMALS);
	if (!isfinite(value))
		value = 0;
	double units = scaled(value, decimals);
	if (units < 0x1p63) {
		print_units(out, signbit(value), (uint64_t)units, decimals, drop);
		return;
	}
	/* Beyond 64 bits a double has no decimals, so this conversion writes no point that a locale could change. */
	buf_addf(out, "%.0f", value);
	if (!drop && decimals > 0) {
		buf_addc(out, '.');
		for (int i = 0; i < decimals; i++)
			buf_addc(out, '0');
	}
}

void number_print(struct buf *out, double value, int decimals)
{
	print(out, value, decimals, true);
}

void number_print_fixed(struct buf *out, double value, int decimals)
{
	print(out, value, decimals, false);
}

/* What stands in a text: mantissa * 10^exponent. `exact` while no digit was lost. */
struct parts {
	uint64_t mantissa;
	int exponent;
	bool negative, exact;
};

static bool is_digit(struct slice s, size_t at)
{
	return at < s.n && s.s[at] >= '0' && s.s[at] <= '9';
}

static size_t take_digits(struct slice s, size_t at, struct parts *parts, bool behind_point)
{
	for (; is_digit(s, at); at++) {
		if (parts->mantissa < UINT64_C(100000000000000000)) {
			parts->mantissa = parts->mantissa * 10 + (uint64_t)(s.s[at] - '0');
			parts->exponent -= behind_point;
		} else {
			parts->exact = false;
		}
	}
	return at;
}

/* "e-12" at the end; false when there is something else. */
static bool take_exponent(struct slice s, size_t at, struct parts *parts)
{
	if (at == s.n)
		return true;
	if (s.s[at] != 'e' && s.s[at] != 'E')
		return false;
	at++;
	bool minus = at < s.n && s.s[at] == '-';
	if (minus || (at < s.n && s.s[at] == '+'))
		at++;
	if (!is_digit(s, at))
		return false;
	int exponent = 0;
	for (; is_digit(s, at); at++)
		if (exponent < 10000)
			exponent = exponent * 10 + (s.s[at] - '0');
	parts->exponent += minus ? -exponent : exponent;
	return at == s.n;
}

static bool take_parts(struct slice s, struct parts *parts)
{
	size_t at = 0;
	*parts = (struct parts){.exact = true};
	if (at < s.n && (s.s[at] == '-' || s.s[at] == '+'))
		parts->negative = s.s[at++] == '-';
	size_t whole = at;
	at = take_digits(s, at, parts, false);
	bool any = at > whole;
	if (at < s.n && s.s[at] == '.') {
		size_t behind = at + 1;
		at = take_digits(s, behind, parts, true);
		if (at == behind)
			return false;
		any = true;
	}
	return any && take_exponent(s, at, parts);
}

/* The C library's correct rounding, in the C locale, for what double arithmetic cannot do exactly. */
static double convert_slowly(struct slice text)
{
	struct buf copy = {0};
	buf_add_slice(&copy, text);
	locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
	locale_t before = uselocale(plain);
	double value = strtod(copy.s, NULL);
	uselocale(before);
	freelocale(plain);
	buf_drop(&copy);
	return value;
}

bool number_parse(struct slice text, double *out)
{
	struct parts parts;
	if (!take_parts(text, &parts))
		return false;
	double value = (double)parts.mantissa;
	if (!parts.exact || parts.mantissa > (UINT64_C(1) << 53) || parts.exponent < -22 || parts.exponent > 22)
		value = fabs(convert_slowly(text));
	else if (parts.exponent < 0)
		value /= powers[-parts.exponent];
	else
		value *= powers[parts.exponent];
	if (!isfinite(value))
		return false;
	*out = parts.negative && value > 0 ? -value : value;
	return true;
}
