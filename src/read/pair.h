/* "Label: value" lines, with one or several pairs on a line. The first label may be any of the table; further ones must be of
 * its right-hand side (FACT_RIGHT) and stand behind a blank, so that a value may hold the words of a left-hand label. A value
 * may be empty: "Memory (MB): 49152 Other Hardware:". */
#ifndef READ_PAIR_H
#define READ_PAIR_H

#include "read/label.h"
#include "read/lines.h"

enum { PAIR_MOST = 4 };

struct pair {
	const struct fact *fact; /* NULL: text in front of the first label */
	struct span label;       /* with its colon; empty when fact is NULL */
	struct span value;       /* trimmed, may be empty */
};

/* The pairs of one row, in order; their number, 0 for a blank row. */
size_t pair_split(const struct lines *lines, struct span row, const struct fact *facts, size_t count, enum label_end end,
	struct pair pairs[static PAIR_MOST]);

/* A "Label: value" row whose label no table knows: a short label without sentence punctuation. False: the row is no such thing. */
bool pair_other(const struct lines *lines, struct span row, struct pair *pair);

#endif
