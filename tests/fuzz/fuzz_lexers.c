/* Fuzzing the lexers of numbers, dates, quantities and states: what they accept has one reading, and prints back as it was.
 *   clang -fsanitize=fuzzer,address,undefined -Isrc -Itests $(pkg-config --cflags libxml-2.0) tests/fuzz/fuzz_lexers.c <the .c of base xml result> ...
 * Each line of the input is a text of its own. The corpus in corpus/lexers is replayed by the unit tests. */
#include "base/date.h"
#include "base/decimal.h"
#include "base/number.h"
#include "result/quantity.h"
#include "result/state.h"
#include "result/status.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static inline void lexers_must(bool holds)
{
	if (!holds)
		abort();
}

/* The digits of a number in their order, with its point and a minus: what printing gives. */
static inline void lexers_decimal(struct slice text)
{
	struct decimal value, again;
	struct buf printed = {0}, expected = {0};
	if (!decimal_parse(text, &value))
		return;
	decimal_print(&printed, value);
	lexers_must(decimal_parse(buf_slice(&printed), &again) && again.units == value.units && again.scale == value.scale);
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != ',' && text.s[i] != '+' && text.s[i] != '-')
			buf_addc(&expected, text.s[i]);
	/* zeros in front are not printed again, nor is a missing one added */
	struct slice left = buf_slice(&expected), right = buf_slice(&printed);
	right = slice_starts(right, "-") ? slice_sub(right, 1, right.n) : right;
	while (left.n > 1 && left.s[0] == '0' && left.s[1] != '.')
		left = slice_sub(left, 1, left.n);
	if (left.n && left.s[0] == '.')
		right = slice_sub(right, 1, right.n);
	lexers_must(slice_equal(left, right));
	buf_drop(&printed);
	buf_drop(&expected);
}

static inline void lexers_date(struct slice text)
{
	struct date date, again;
	struct buf iso = {0};
	if (!date_parse(text, &date))
		return;
	lexers_must(date.month >= 0 && date.month <= 12 && date.day >= 0 && date.day <= 31 && (date.month || !date.day));
	date_print_iso(&iso, date);
	lexers_must(!date.month || (date_parse(buf_slice(&iso), &again) && !date_compare(date, again)));
	buf_drop(&iso);
}

static inline void lexers_quantities(struct slice text)
{
	struct quantity_cpus cpus;
	struct decimal value;
	struct slice rest;
	const char *unit = NULL;
	int64_t count = 0;
	double number;
	lexers_must(!quantity_cpus(text, &cpus) || cpus.cores > 0 || cpus.chips > 0);
	lexers_must(!quantity_seconds(text, &value) || value.scale >= 0);
	lexers_must(!quantity_count(text, &count, &rest) || (count >= 0 && rest.n <= text.n));
	lexers_must(!quantity_size(text, &value, &unit) || unit);
	lexers_must(!quantity_rate(text, &value, &unit) || unit);
	lexers_must(!number_parse(text, &number) || isfinite(number));
	quantity_whole_size(text, &value, &unit);
	quantity_clock(text, &value);
	quantity_several(text);
	lexers_must(!state_of(text) || *state_of(text));
	status_of(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct slice all = {(const char *)bytes, n};
	for (size_t from = 0; from < n;) {
		size_t to = slice_find_char(all, from, '\n');
		/* A copy of its own, so that a look beyond its end is seen. */
		struct buf line = {0};
		buf_add_slice(&line, slice_sub(all, from, to));
		lexers_decimal(buf_slice(&line));
		lexers_date(buf_slice(&line));
		lexers_quantities(buf_slice(&line));
		buf_drop(&line);
		from = to + 1;
	}
	return 0;
}
