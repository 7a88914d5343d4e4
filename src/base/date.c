/* Dates. A text is cut into words; the kinds of its words make a signature ("MDY"), which must be one of a table. */
#include "base/date.h"

#include <stddef.h>
#include <string.h>

enum { MOST_WORDS = 6 };

/* Kinds: M month name, W weekday, Y four digits, D one or two digits, T time of day, Z time zone. */
struct words {
	char kinds[MOST_WORDS + 1];
	int values[MOST_WORDS];
	size_t count;
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The index from 1 of a full name or of its first three letters ("Sept" too); 0 when it is none. */
static int name_index(struct slice word, const char *const *names, int count)
{
	for (int i = 0; i < count; i++) {
		struct slice name = slice_of(names[i]);
		if (word.n >= 3 && word.n <= name.n && slice_equal_fold(word, slice_sub(name, 0, word.n)) &&
		    (word.n == 3 || word.n == name.n || slice_equal_fold(word, SLICE("sept"))))
			return i + 1;
	}
	return 0;
}

static bool is_zone(struct slice word)
{
	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] < 'A' || word.s[i] > 'Z')
			return false;
	return word.n >= 3 && word.n <= 5;
}

static char name_kind(struct slice word, int *value)
{
	static const char *const months[] = {"January", "February", "March", "April", "May", "June", "July",
		"August", "September", "October", "November", "December"};
	static const char *const days[] = {"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"};
	*value = name_index(word, months, 12);
	if (*value)
		return 'M';
	if (name_index(word, days, 7))
		return 'W';
	return is_zone(word) ? 'Z' : '\0';
}

/* "14:46:50", each part two digits. */
static bool is_time(struct slice word)
{
	if (word.n != 8 || word.s[2] != ':' || word.s[5] != ':')
		return false;
	for (size_t i = 0; i < word.n; i++)
		if (i % 3 != 2 && !is_digit(word.s[i]))
			return false;
	return true;
}

static char digit_kind(struct slice word, int *value)
{
	if (is_time(word))
		return 'T';
	*value = 0;
	for (size_t i = 0; i < word.n && i < 5; i++) {
		if (!is_digit(word.s[i]))
			return '\0';
		*value = *value * 10 + (word.s[i] - '0');
	}
	return word.n == 4 ? 'Y' : word.n <= 2 ? 'D' : '\0';
}

/* One separator: a hyphen, or blanks with at most one comma before them. */
static size_t skip_separator(struct slice text, size_t at)
{
	if (at < text.n && text.s[at] == '-')
		return at + 1;
	if (at + 1 < text.n && text.s[at] == ',' && text.s[at + 1] == ' ')
		at++;
	while (at < text.n && text.s[at] == ' ')
		at++;
	return at;
}

static bool take_words(struct slice text, struct words *words)
{
	size_t at = 0;
	*words = (struct words){0};
	while (at < text.n) {
		size_t from = at;
		bool name = is_letter(text.s[at]);
		while (at < text.n && (name ? is_letter(text.s[at]) : is_digit(text.s[at]) || text.s[at] == ':'))
			at++;
		if (at == from || words->count == MOST_WORDS)
			return false;
		struct slice word = slice_sub(text, from, at);
		int *value = &words->values[words->count];
		char kind = name ? name_kind(word, value) : digit_kind(word, value);
		size_t next = skip_separator(text, at);
		bool last = at == text.n;
		if (!kind || (!last && (next == at || next == text.n)))
			return false;
		words->kinds[words->count++] = kind;
		at = next;
	}
	return words->count > 0;
}

static bool possible(struct date date)
{
	static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	if (date.year < 1000 || date.month < 1 || date.month > 12)
		return false;
	bool leap = (date.year % 4 == 0 && date.year % 100 != 0) || date.year % 400 == 0;
	return date.day <= lengths[date.month - 1] + (date.month == 2 && leap);
}

bool date_parse(struct slice text, struct date *out)
{
	/* Where year, month and day stand; -1: not given. */
	static const struct {
		const char *kinds;
		int year, month, day;
	} forms[] = {
		{"MY", 1, 0, -1}, {"DMY", 2, 1, 0}, {"MDY", 2, 0, 1}, {"WMDTY", 4, 1, 2}, {"WMDTZY", 5, 1, 2},
		{"WMDY", 3, 1, 2}, {"WDMY", 3, 2, 1}, {"YD", 0, 1, -1}, {"YDD", 0, 1, 2},
	};
	struct words words;
	if (!take_words(text, &words))
		return false;
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		if (strcmp(words.kinds, forms[i].kinds) != 0)
			continue;
		int day = forms[i].day;
		struct date date = {words.values[forms[i].year], words.values[forms[i].month], day < 0 ? 0 : words.values[day]};
		if (!possible(date) || (day >= 0 && date.day < 1))
			return false;
		*out = date;
		return true;
	}
	return false;
}

static void print_digits(struct buf *out, int value, int width)
{
	char digits[4];
	for (int i = width - 1; i >= 0; i--, value /= 10)
		digits[i] = (char)('0' + value % 10);
	buf_add(out, digits, (size_t)width);
}

void date_print_iso(struct buf *out, struct date date)
{
	print_digits(out, date.year, 4);
	if (date.month <= 0)
		return;
	buf_addc(out, '-');
	print_digits(out, date.month, 2);
	if (date.day <= 0)
		return;
	buf_addc(out, '-');
	print_digits(out, date.day, 2);
}

int date_compare(struct date a, struct date b)
{
	const int x[] = {a.year, a.month, a.day}, y[] = {b.year, b.month, b.day};
	for (size_t i = 0; i < 3; i++)
		if (x[i] != y[i])
			return x[i] < y[i] ? -1 : 1;
	return 0;
}
