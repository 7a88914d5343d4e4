/* Splitting rows at known labels. */
#include "read/pair.h"

#include "base/utf8.h"

enum { OTHER_LABEL_MOST = 40 };

static bool blank_before(struct slice text, size_t at)
{
	return at && (text.s[at - 1] == ' ' || text.s[at - 1] == '\t' || (at > 1 && text.s[at - 1] == '\xA0' && text.s[at - 2] == '\xC2'));
}

/* The next right-hand label at or behind `at`: its offset, or text.n. */
static size_t find_right(struct slice text, size_t at, const struct fact *facts, size_t count, enum label_end end)
{
	for (; at < text.n; at++) {
		if (!blank_before(text, at))
			continue;
		size_t length;
		const struct fact *fact = label_longest(slice_sub(text, at, text.n), facts, count, end, &length);
		if (fact && fact->side == FACT_RIGHT)
			return at;
	}
	return text.n;
}

static struct pair pair_at(const struct lines *lines, struct span row, size_t at, size_t to, const struct fact *fact, size_t label)
{
	return (struct pair){fact, lines_part(row, at, at + label), lines_trim(lines, lines_part(row, at + label, to))};
}

size_t pair_split(const struct lines *lines, struct span row, const struct fact *facts, size_t count, enum label_end end,
	struct pair pairs[static PAIR_MOST])
{
	row = lines_trim(lines, row);
	struct slice text = lines_text(lines, row);
	size_t n = 0;
	for (size_t at = 0; at < text.n && n < PAIR_MOST; n++) {
		size_t length;
		const struct fact *fact = label_longest(slice_sub(text, at, text.n), facts, count, end, &length);
		size_t next = n + 1 < PAIR_MOST ? find_right(text, at + (length ? length : 1), facts, count, end) : text.n;
		pairs[n] = pair_at(lines, row, at, next, fact, length);
		at = next;
	}
	return n;
}

/* Letters, digits, blanks and the punctuation that labels have: "# of CPUs", "H/W Available", "Memory (MB)". */
static bool label_character(char c)
{
	bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
	return letter || c == ' ' || c == '#' || c == '/' || c == '(' || c == ')' || c == '-' || c == '.' || c == '&';
}

bool pair_other(const struct lines *lines, struct span row, struct pair *pair)
{
	row = lines_trim(lines, row);
	struct slice text = lines_text(lines, row);
	size_t colon = 0;
	while (colon < text.n && colon <= OTHER_LABEL_MOST && label_character(text.s[colon]))
		colon++;
	bool ended = colon < text.n && text.s[colon] == ':' && (colon + 1 == text.n || blank_before(text, colon + 2) || text.s[colon + 1] == '\xC2');
	bool capital = text.n && ((text.s[0] >= 'A' && text.s[0] <= 'Z') || text.s[0] == '#');
	if (!ended || !capital)
		return false;
	*pair = pair_at(lines, row, 0, text.n, NULL, colon + 1);
	return true;
}
