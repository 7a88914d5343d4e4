/* "did you mean": edit distance with transpositions (optimal string alignment), letter case ignored, over
 * three rows of a table. Names longer than 64 bytes are never near. */
#include "base/near.h"

#include <string.h>

enum { NEAR_LONGEST = 64 };

static char fold(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

static size_t edit_distance(struct slice a, struct slice b)
{
	size_t rows[3][NEAR_LONGEST + 1];
	for (size_t j = 0; j <= b.n; j++)
		rows[0][j] = j;
	for (size_t i = 1; i <= a.n; i++) {
		size_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *above2 = rows[(i + 1) % 3];
		row[0] = i;
		for (size_t j = 1; j <= b.n; j++) {
			char x = fold(a.s[i - 1]), y = fold(b.s[j - 1]);
			row[j] = least(above[j - 1] + (x != y), least(above[j], row[j - 1]) + 1);
			if (i > 1 && j > 1 && x == fold(b.s[j - 2]) && y == fold(a.s[i - 2]))
				row[j] = least(row[j], above2[j - 2] + 1);
		}
	}
	return rows[a.n % 3][b.n];
}

size_t near_distance(struct slice a, struct slice b)
{
	return a.n > NEAR_LONGEST || b.n > NEAR_LONGEST ? (size_t)-1 : edit_distance(a, b);
}

const char *near_name(struct slice word, const char *const *names, size_t count)
{
	const char *nearest = NULL;
	size_t best = 0;
	if (!word.n || word.n > NEAR_LONGEST)
		return NULL;
	for (size_t i = 0; i < count; i++) {
		struct slice name = slice_of(names[i]);
		if (!name.n || name.n > NEAR_LONGEST)
			continue;
		size_t allowed = name.n / 3 > 1 ? name.n / 3 : 1;
		size_t distance = edit_distance(word, name);
		/* At a distance of the whole name nothing is common: "p" is not near "a". */
		if (distance <= allowed && distance < name.n && (!nearest || distance < best)) {
			nearest = names[i];
			best = distance;
		}
	}
	return nearest;
}
