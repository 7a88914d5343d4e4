/* Verbatim blocks. What a line means is not asked here. */
#include "read/notes.h"

#include <string.h>

static bool blank_row(const struct page *page, struct span row)
{
	return slice_blank(lines_text(page->lines, row));
}

static bool indented(const struct page *page, struct span row)
{
	struct span trimmed = lines_trim(page->lines, row);
	return trimmed.from > row.from && trimmed.from < trimmed.to;
}

size_t notes_lines(struct page *page, xmlNode *parent, const char *name, const struct span *rows, size_t count)
{
	size_t first = 0;
	while (first < count && blank_row(page, rows[first]))
		first++;
	while (count > first && blank_row(page, rows[count - 1]))
		count--;
	for (size_t i = first; i < count; i++)
		page_line(page, parent, name, rows[i]);
	return count - first;
}

/* The row's text without its colon, or an empty slice when it is no sub-heading. */
static struct slice block_title(const struct page *page, const char *const *titles, const struct span *rows, size_t i, size_t count)
{
	struct slice text = page_text(page, rows[i]);
	if (!slice_ends(text, ":") || indented(page, rows[i]))
		return (struct slice){0};
	struct slice title = slice_trim_end(slice_sub(text, 0, text.n - 1));
	for (; *titles; titles++)
		if (slice_is(title, *titles))
			return title;
	return i + 1 < count && indented(page, rows[i + 1]) ? title : (struct slice){0};
}

static xmlNode *open_block(struct page *page, xmlNode *parent, struct slice title, struct span row)
{
	if (!page_take(page, row))
		return parent;
	xmlNode *block = build_element(page->build, parent, "block", NULL);
	build_attribute(page->build, block, "title", title);
	build_place(page->build, block, page_place(page, lines_trim(page->lines, row)));
	return block;
}

void notes_blocks(struct page *page, xmlNode *parent, const char *const *titles, const struct span *rows, size_t count)
{
	xmlNode *block = parent;
	size_t from = 0;
	for (size_t i = 0; i < count; i++) {
		struct slice title = block_title(page, titles, rows, i, count);
		if (!title.n)
			continue;
		notes_lines(page, block, "line", rows + from, i - from);
		block = open_block(page, parent, title, rows[i]);
		from = i + 1;
	}
	notes_lines(page, block, "line", rows + from, count - from);
}
