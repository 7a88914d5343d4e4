/* Functions of texts: what a line begins with, a small equation in a footnote, known words written wrong. */
#include "audit/library.h"

#include "audit/rules.h"
#include "base/near.h"
#include "base/number.h"

#include <math.h>
#include <string.h>

enum { SHORTEST_KNOWN = 6 }; /* letters: shorter words lie too close to each other */

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool call_own_text(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_text(call, args[0].count ? library_own_text(path_call_arena(call), args[0].nodes[0]) : "");
	return true;
}

static bool call_has_word(struct path_call *call, const struct path_value *args, int count)
{
	struct slice list = slice_of(args[0].text), token;
	bool found = false;
	(void)count;
	for (size_t at = 0; !found && library_next_token(list, &at, &token);)
		found = slice_is(token, args[1].text);
	path_return_boolean(call, found);
	return true;
}

/* The number at s[*at], which moves behind it; NaN for none. */
static double take_number(struct slice s, size_t *at)
{
	size_t from = *at, end = from;
	while (end < s.n && (is_digit(s.s[end]) || (s.s[end] == '.' && end + 1 < s.n && is_digit(s.s[end + 1]))))
		end++;
	double number;
	if (!number_parse(slice_sub(s, from, end), &number))
		return NAN;
	*at = end;
	return number;
}

static void skip_blanks(struct slice s, size_t *at)
{
	while (*at < s.n && s.s[*at] == ' ')
		++*at;
}

/* "40 drives in ..": a whole number, a blank, a word of three letters. */
static double leading_number(const char *text)
{
	const struct slice s = slice_trim(slice_of(text));
	size_t at = 0;
	double number = take_number(s, &at);
	struct slice word;
	size_t behind = at;
	const bool counted = number == floor(number) && at < s.n && s.s[at] == ' ' && library_next_word(s, &behind, &word) &&
		word.s == s.s + at + 1 && word.n >= 3;
	return counted ? number : NAN;
}

static bool call_leading_number(struct path_call *call, const struct path_value *args, int count)
{
	(void)count;
	path_return_number(call, leading_number(args[0].text));
	return true;
}

static bool call_leading_numbers(struct path_call *call, const struct path_value *args, int count)
{
	double sum = 0;
	(void)count;
	for (size_t i = 0; i < args[0].count; i++)
		sum += leading_number(library_own_text(path_call_arena(call), args[0].nodes[i]));
	path_return_number(call, args[0].count ? sum : NAN);
	return true;
}

/* "6 = 0.50 * 12" at *from: both sides. *from moves behind it. */
static bool equation_at(struct slice s, size_t *from, double *left, double *right)
{
	size_t at = *from;
	*left = take_number(s, &at);
	skip_blanks(s, &at);
	if (isnan(*left) || at == s.n || s.s[at++] != '=')
		return false;
	skip_blanks(s, &at);
	const double a = take_number(s, &at);
	skip_blanks(s, &at);
	const bool times = at < s.n && (s.s[at] == '*' || s.s[at] == 'x');
	at++;
	skip_blanks(s, &at);
	const double b = times ? take_number(s, &at) : NAN;
	*right = a * b;
	*from = at;
	return !isnan(*right);
}

/* The first equation of a text, where it stands; an empty piece for none. */
static struct slice equation(const char *text, double *left, double *right)
{
	const struct slice s = slice_of(text);
	for (size_t at = 0; at < s.n; at++) {
		size_t end = at;
		const bool begins = is_digit(s.s[at]) && (at == 0 || (!is_digit(s.s[at - 1]) && s.s[at - 1] != '.'));
		if (begins && equation_at(s, &end, left, right))
			return slice_sub(s, at, end);
	}
	*left = *right = NAN;
	return slice_sub(s, 0, 0);
}

static bool call_equation_text(struct path_call *call, const struct path_value *args, int count)
{
	double left, right;
	(void)count;
	const struct slice piece = equation(args[0].text, &left, &right);
	path_return_text(call, arena_copy(path_call_arena(call), piece.s ? piece.s : "", piece.n));
	return true;
}

static bool call_equation_left(struct path_call *call, const struct path_value *args, int count)
{
	double left, right;
	(void)count;
	equation(args[0].text, &left, &right);
	path_return_number(call, left);
	return true;
}

static bool call_equation_right(struct path_call *call, const struct path_value *args, int count)
{
	double left, right;
	(void)count;
	equation(args[0].text, &left, &right);
	path_return_number(call, right);
	return true;
}

/* The first number with a zero before its digits: "01.98"; a plain 0 and 0.5 are none, dates, versions and times neither. */
static bool call_leading_zero(struct path_call *call, const struct path_value *args, int count)
{
	struct arena *arena = path_call_arena(call);
	struct slice text = slice_of(args[0].text), token;
	const char *found = "";
	(void)count;
	for (size_t at = 0; !*found && library_next_token(text, &at, &token);) {
		size_t end = 0;
		while (end < token.n && (is_digit(token.s[end]) || token.s[end] == '.' || token.s[end] == ','))
			end++;
		const bool number = end == token.n || (end + 1 == token.n && token.s[end] == '%');
		if (number && token.n > 1 && token.s[0] == '0' && (is_digit(token.s[1]) || token.s[1] == ','))
			found = arena_copy(arena, token.s, end);
	}
	path_return_text(call, found);
	return true;
}

static const struct rules_words *words_of(struct path_call *call, const char *list)
{
	static const struct rules_words none = {0};
	const struct rules *rules = path_call_user(call);
	const struct rules_words *words = rules ? map_find(rules->words, slice_of(list)) : NULL;
	return words ? words : &none;
}

/* Whether a name is in the list, or goes on behind a dot where one of the list ends. */
static bool call_in_list(struct path_call *call, const struct path_value *args, int count)
{
	const struct rules_words *words = words_of(call, args[1].text);
	bool found = false;
	(void)count;
	for (size_t i = 0; i < words->count && !found; i++) {
		const size_t n = strlen(words->words[i]);
		found = strncmp(args[0].text, words->words[i], n) == 0 && (args[0].text[n] == '\0' || args[0].text[n] == '.');
	}
	path_return_boolean(call, found);
	return true;
}

/* A plural or another form of the word is no misspelling. */
static bool is_form_of(struct slice word, const char *known)
{
	const struct slice right = slice_of(known);
	const size_t common = word.n < right.n ? word.n : right.n;
	return slice_equal_fold(slice_sub(word, 0, common), slice_sub(right, 0, common));
}

/* The known word that this one is one slip away from; NULL: it is right or another word. */
static const char *meant_by(const struct rules_words *words, struct slice word)
{
	const char *meant = NULL;
	for (size_t i = 0; i < words->count; i++) {
		const struct slice known = slice_of(words->words[i]);
		if (is_form_of(word, words->words[i]))
			return NULL;
		const bool alike = known.n >= SHORTEST_KNOWN && word.n + 1 >= known.n && word.n <= known.n + 1 &&
			(word.s[0] | 32) == (known.s[0] | 32);
		if (alike && near_distance(word, known) == 1)
			meant = words->words[i];
	}
	return meant;
}

/* The first misspelt word of a text, and what was meant. */
static const char *misspelt(struct path_call *call, const struct path_value *args, struct slice *word)
{
	const struct rules_words *words = words_of(call, args[1].text);
	const struct slice text = slice_of(args[0].text);
	for (size_t at = 0; library_next_word(text, &at, word);) {
		const char *meant = word->n + 1 >= SHORTEST_KNOWN ? meant_by(words, *word) : NULL;
		if (meant)
			return meant;
	}
	return NULL;
}

static bool call_misspelt(struct path_call *call, const struct path_value *args, int count)
{
	struct slice word;
	(void)count;
	const char *meant = misspelt(call, args, &word);
	path_return_text(call, meant ? arena_copy(path_call_arena(call), word.s, word.n) : "");
	return true;
}

static bool call_meant(struct path_call *call, const struct path_value *args, int count)
{
	struct slice word;
	(void)count;
	const char *meant = misspelt(call, args, &word);
	path_return_text(call, meant ? meant : "");
	return true;
}

static bool is_known(const struct rules_words *words, struct slice a, struct slice b)
{
	for (size_t i = 0; i < words->count; i++) {
		const struct slice known = slice_of(words->words[i]);
		if (known.n == a.n + b.n && slice_equal_fold(slice_sub(known, 0, a.n), a) && slice_equal_fold(slice_sub(known, a.n, known.n), b))
			return true;
	}
	return false;
}

/* "ca   che": two pieces of a known word with several blanks between. */
static bool call_torn_word(struct path_call *call, const struct path_value *args, int count)
{
	const struct rules_words *words = words_of(call, args[1].text);
	const struct slice text = slice_of(args[0].text);
	struct slice before, word;
	const char *torn = "";
	size_t at = 0;
	(void)count;
	for (bool more = library_next_word(text, &at, &before); more && !*torn; before = word) {
		const char *end = before.s + before.n;
		more = library_next_word(text, &at, &word);
		const size_t gap = more ? (size_t)(word.s - end) : 0;
		if (gap >= 2 && slice_blank((struct slice){end, gap}) && is_known(words, before, word))
			torn = arena_copy(path_call_arena(call), before.s, before.n + gap + word.n);
	}
	path_return_text(call, torn);
	return true;
}

const struct path_function library_text[] = {
	{"own-text", 1, 1, call_own_text, "own-text(node): what stands directly in it, its children's text left out"},
	{"has-word", 2, 2, call_has_word, "has-word(list, word): whether it is one of those between blanks"},
	{"leading-number", 1, 1, call_leading_number, "leading-number(text): the count that a line begins with (\"40 drives in ..\")"},
	{"leading-numbers", 1, 1, call_leading_numbers, "leading-numbers(nodes): the sum of those counts"},
	{"equation-text", 1, 1, call_equation_text, "equation-text(text): the first equation in it, \"6 = 0.50 * 12\""},
	{"equation-left", 1, 1, call_equation_left, "equation-left(text): 6 of \"6 = 0.50 * 12\""},
	{"equation-right", 1, 1, call_equation_right, "equation-right(text): the product of its other side"},
	{"leading-zero", 1, 1, call_leading_zero, "leading-zero(text): the first number that begins with a needless zero"},
	{"in-list", 2, 2, call_in_list, "in-list(name, list): whether the list has it, or its beginning before a dot"},
	{"misspelt", 2, 2, call_misspelt, "misspelt(text, list): the first word one slip away from a word of the list"},
	{"meant", 2, 2, call_meant, "meant(text, list): the word of the list that was meant"},
	{"torn-word", 2, 2, call_torn_word, "torn-word(text, list): a word of the list in two pieces"},
	{.name = NULL},
};
