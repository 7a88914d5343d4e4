/* Cutting a row at blanks or at tabs. */
#include "read/cells.h"

#include "base/utf8.h"

#include <stdbool.h>

static bool any_blank(unsigned c)
{
	return utf8_is_space(c);
}

static bool tab(unsigned c)
{
	return c == '\t';
}

static size_t cut(const struct lines *lines, struct span row, bool (*separates)(unsigned), struct span *cells, size_t most)
{
	row = lines_trim(lines, row);
	struct slice text = lines_text(lines, row);
	size_t n = 0, start = 0;
	for (size_t at = 0; at < text.n;) {
		size_t here = at;
		if (!separates(utf8_next(text, &at)))
			continue;
		if (n + 1 < most && here > start && !slice_blank(slice_sub(text, start, here)))
			cells[n++] = lines_trim(lines, lines_part(row, start, here));
		else if (n + 1 >= most)
			break;
		start = at;
	}
	if (most && start < text.n)
		cells[n++] = lines_trim(lines, lines_part(row, start, text.n));
	return n;
}

size_t cells_words(const struct lines *lines, struct span row, struct span *cells, size_t most)
{
	return cut(lines, row, any_blank, cells, most);
}

size_t cells_tabs(const struct lines *lines, struct span row, struct span *cells, size_t most)
{
	return cut(lines, row, tab, cells, most);
}

size_t cells_each_tab(const struct lines *lines, struct span row, struct span *cells, size_t most)
{
	struct slice text = lines_text(lines, row);
	size_t n = 0, from = 0;
	for (size_t to; n + 1 < most && (to = slice_find_char(text, from, '\t')) < text.n; from = to + 1)
		cells[n++] = lines_trim(lines, lines_part(row, from, to));
	if (most)
		cells[n++] = lines_trim(lines, lines_part(row, from, text.n));
	return n;
}
