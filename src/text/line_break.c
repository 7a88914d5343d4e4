/* Breaks inside tokens: paths, class names, options, lists without blanks. Blanks are not seen here: a line may always
 * break behind them. */
#include "text/line_break.h"

#include <stdbool.h>
#include <string.h>

static bool digit(unsigned c)
{
	return c >= '0' && c <= '9';
}

static bool letter_or_digit(unsigned c)
{
	return digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0xC0;
}

static bool one_of(unsigned c, const char *set)
{
	return c && c < 0x80 && strchr(set, (int)c);
}

static bool joins(unsigned c) /* no-break space, figure space, narrow no-break space, word joiner, zero width no-break space */
{
	return c == 0xA0 || c == 0x2007 || c == 0x202F || c == 0x2060 || c == 0xFEFF;
}

enum line_break line_break_between(unsigned earlier, unsigned before, unsigned after)
{
	if (joins(before) || joins(after))
		return LINE_BREAK_LAST;
	bool leading = !letter_or_digit(earlier) && !one_of(earlier, ")]}");
	if (before == '-' && leading)
		return LINE_BREAK_LAST;
	bool in_number = digit(earlier) && digit(after);
	bool follows_on = one_of(after, ".,:=/;)]}>\"'!?_"); /* these do not begin a line */
	if (one_of(before, ".,:=/;") && !follows_on && earlier)
		return in_number && one_of(before, ".,:/") ? LINE_BREAK_NEEDED : LINE_BREAK_PREFERRED;
	if (follows_on)
		return LINE_BREAK_ANYWHERE;
	if (one_of(before, "_-)]}>?&|+@\\%#") || (one_of(after, "([{<") && !one_of(before, "([{<")))
		return LINE_BREAK_NEEDED;
	return LINE_BREAK_ANYWHERE;
}
