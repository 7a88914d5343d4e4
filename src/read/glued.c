/* Longest label first. A colon behind the label belongs to it. */
#include "read/glued.h"

bool glued_split(const struct lines *lines, struct span row, const struct fact *facts, size_t count, struct pair *pair)
{
	row = lines_trim(lines, row);
	struct slice text = lines_text(lines, row);
	size_t length;
	const struct fact *fact = label_longest(text, facts, count, LABEL_GLUED, &length);
	if (!fact)
		return false;
	size_t behind = length + (length < text.n && text.s[length] == ':');
	*pair = (struct pair){fact, lines_part(row, 0, behind), lines_trim(lines, lines_part(row, behind, text.n))};
	return true;
}
