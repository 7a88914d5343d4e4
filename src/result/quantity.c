/* Lexers for quantities inside a field's text. Each looks at one shape and gives up on anything else: a silent guess would be a
 * wrong number. */
#include "result/quantity.h"

#include "base/utf8.h"

#include <stddef.h>

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static size_t skip_blanks(struct slice text, size_t at)
{
	size_t next = at;
	while (next < text.n && utf8_is_space(utf8_next(text, &next)))
		at = next;
	return at;
}

/* A run of digits with thousands commas and a point: its end, or `at` when there is none. */
static size_t number_end(struct slice text, size_t at)
{
	while (at < text.n && (is_digit(text.s[at]) || ((text.s[at] == ',' || text.s[at] == '.') && at + 1 < text.n && is_digit(text.s[at + 1]))))
		at++;
	return at;
}

/* Letters and '/': "cores/chip". */
static struct slice unit_word(struct slice text, size_t at)
{
	size_t end = at;
	while (end < text.n && (is_letter(text.s[end]) || text.s[end] == '/'))
		end++;
	return slice_sub(text, at, end);
}

static bool whole_number(struct slice text, int64_t *out)
{
	struct decimal d;
	if (text.n > 12 || !decimal_parse(text, &d) || d.scale)
		return false;
	*out = d.units;
	return true;
}

bool quantity_two_readings(struct slice text)
{
	text = slice_trim(text);
	size_t from = text.n && (text.s[0] == '-' || text.s[0] == '+'), point = slice_find_char(text, 0, '.');
	if (point == text.n || point == from || point - from > 3 || text.n != point + 4 || text.s[from] == '0')
		return false;
	for (size_t i = from; i < text.n; i++)
		if (i != point && !is_digit(text.s[i]))
			return false;
	return true;
}

static int64_t *cpus_slot(struct quantity_cpus *cpus, struct slice unit)
{
	const struct {
		const char *one, *many;
		int64_t *slot;
	} units[] = {
		{"core", "cores", &cpus->cores}, {"chip", "chips", &cpus->chips},
		{"core/chip", "cores/chip", &cpus->cores_per_chip}, {"thread/core", "threads/core", &cpus->threads_per_core},
	};
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (slice_equal_fold(unit, slice_of(units[i].one)) || slice_equal_fold(unit, slice_of(units[i].many)))
			return units[i].slot;
	return NULL;
}

bool quantity_cpus(struct slice text, struct quantity_cpus *out)
{
	*out = (struct quantity_cpus){0};
	for (size_t at = 0; at < text.n;) {
		bool inside_word = at > 0 && (is_letter(text.s[at - 1]) || text.s[at - 1] == '.' || text.s[at - 1] == '-');
		size_t end = is_digit(text.s[at]) ? number_end(text, at) : at;
		if (end == at) {
			at++;
			continue;
		}
		int64_t number = 0;
		int64_t *slot = cpus_slot(out, unit_word(text, skip_blanks(text, end)));
		bool counted = !inside_word && slot && whole_number(slice_sub(text, at, end), &number);
		out->disagree |= counted && *slot && *slot != number;
		if (counted && !*slot)
			*slot = number;
		at = end;
	}
	return out->cores > 0 || out->chips > 0;
}

bool quantity_seconds(struct slice text, struct decimal *out)
{
	text = slice_trim(text);
	size_t end = number_end(text, 0);
	struct decimal number;
	if (!end || !decimal_parse(slice_sub(text, 0, end), &number))
		return false;
	struct slice unit = slice_trim(slice_sub(text, end, text.n));
	static const char *const seconds[] = {"", "s", "sec", "sec.", "secs", "second", "seconds"};
	static const char *const minutes[] = {"min", "min.", "mins", "minute", "minutes"};
	for (size_t i = 0; i < sizeof seconds / sizeof *seconds; i++)
		if (slice_equal_fold(unit, slice_of(seconds[i])))
			return *out = number, true;
	for (size_t i = 0; i < sizeof minutes / sizeof *minutes; i++)
		if (slice_equal_fold(unit, slice_of(minutes[i])) && number.units < INT64_MAX / 60)
			return *out = (struct decimal){number.units * 60, number.scale}, true;
	return false;
}

bool quantity_count(struct slice text, int64_t *count, struct slice *rest)
{
	text = slice_trim(text);
	bool bracket = text.n && text.s[0] == '(';
	size_t end = number_end(text, bracket);
	if (end == (size_t)bracket || !whole_number(slice_sub(text, bracket, end), count))
		return false;
	size_t mark = bracket ? end : skip_blanks(text, end);
	if (mark >= text.n || !(bracket ? text.s[mark] == ')' : text.s[mark] == 'x' || text.s[mark] == 'X' || text.s[mark] == '*'))
		return false;
	size_t after = skip_blanks(text, mark + 1);
	if (after == mark + 1 && after < text.n && is_letter(text.s[after]) && !bracket)
		return false;
	*rest = slice_sub(text, after, text.n);
	return true;
}

/* A second multiplicity behind a comma or a plus: "1 x 18 GB (system), 14 x 36 GB". */
bool quantity_several(struct slice text)
{
	int64_t count;
	struct slice rest;
	for (size_t at = 0; at < text.n; at++)
		if ((text.s[at] == ',' || text.s[at] == '+' || text.s[at] == ';') && quantity_count(slice_sub(text, at + 1, text.n), &count, &rest))
			return true;
	return false;
}

/* A number and the word behind it, at the start of the text: the end of the word, 0 when there is no number. */
static size_t number_and_word(struct slice text, struct decimal *number, struct slice *word)
{
	size_t end = number_end(text, 0);
	if (!end || !decimal_parse(slice_sub(text, 0, end), number))
		return 0;
	size_t from = skip_blanks(text, end);
	*word = unit_word(text, from);
	return from + word->n;
}

static bool clock_at(struct slice text, struct decimal *mhz)
{
	struct slice word;
	if (!number_and_word(text, mhz, &word))
		return false;
	if (slice_equal_fold(word, SLICE("MHz")))
		return true;
	if (!slice_equal_fold(word, SLICE("GHz")) || mhz->units > INT64_MAX / 1000)
		return false;
	int shift = mhz->scale < 3 ? mhz->scale : 3;
	mhz->scale -= shift;
	for (; shift < 3; shift++)
		mhz->units *= 10;
	return true;
}

bool quantity_clock(struct slice text, struct decimal *mhz)
{
	size_t found = 0;
	for (size_t at = 0; at < text.n; at++) {
		bool begins = is_digit(text.s[at]) && (!at || !(is_digit(text.s[at - 1]) || is_letter(text.s[at - 1]) || text.s[at - 1] == '.' || text.s[at - 1] == ','));
		struct decimal clock;
		if (begins && clock_at(slice_sub(text, at, text.n), &clock)) {
			*mhz = clock;
			found++;
		}
	}
	return found == 1;
}

bool quantity_rate(struct slice text, struct decimal *rate, const char **unit)
{
	static const struct {
		const char *form, *unit;
	} units[] = {{"Gb/sec", "Gb/s"}, {"Gb/s", "Gb/s"}, {"Gbit/s", "Gb/s"}, {"Gbit/sec", "Gb/s"}, {"Gbps", "Gb/s"}, {"Mb/sec", "Mb/s"},
		{"Mb/s", "Mb/s"}, {"Mbit/s", "Mb/s"}, {"Mbit/sec", "Mb/s"}, {"Mbps", "Mb/s"}}; /* "GB/s" is bytes: case counts */
	struct slice word;
	text = slice_trim(text);
	if (number_and_word(text, rate, &word) != text.n || !word.n)
		return false;
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (slice_is(word, units[i].form))
			return *unit = units[i].unit, true;
	return false;
}

bool quantity_whole_size(struct slice text, struct decimal *size, const char **unit)
{
	struct slice word;
	text = slice_trim(text);
	return number_and_word(text, size, &word) == text.n && quantity_size(text, size, unit);
}

bool quantity_size(struct slice text, struct decimal *size, const char **unit)
{
	static const struct {
		const char *form, *unit;
	} units[] = {{"KB", "KB"}, {"MB", "MB"}, {"GB", "GB"}, {"TB", "TB"}, {"k", "KB"}, {"m", "MB"}, {"g", "GB"}, {"t", "TB"}};
	text = slice_trim(text);
	size_t end = number_end(text, 0);
	if (!end)
		return false;
	struct slice word = unit_word(text, skip_blanks(text, end));
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (slice_equal_fold(word, slice_of(units[i].form)) && decimal_parse(slice_sub(text, 0, end), size))
			return *unit = units[i].unit, true;
	return false;
}

bool quantity_two_sizes(struct slice text)
{
	size_t found = 0, depth = 0;
	for (size_t at = 0; at < text.n; at++) {
		depth += text.s[at] == '(';
		depth -= depth && text.s[at] == ')';
		bool begins = is_digit(text.s[at]) && (!at || !(is_digit(text.s[at - 1]) || is_letter(text.s[at - 1]) || text.s[at - 1] == '.' || text.s[at - 1] == ','));
		struct decimal size;
		const char *unit;
		found += begins && !depth && quantity_size(slice_sub(text, at, text.n), &size, &unit);
	}
	return found > 1;
}
