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

const struct notes_mark notes_underscores = {"__", "indent"}, notes_bullet = {"\xE2\x80\xA2", "bullet"};

/* The part of a row behind its marks; *marks says how many there are. Blanks stay behind "__" and go behind a bullet. */
static struct span behind_marks(const struct page *page, const struct notes_mark *mark, struct span row, size_t *marks)
{
	struct span rest = lines_trim(page->lines, row);
	size_t n = strlen(mark->text);
	for (*marks = 0; slice_starts(lines_text(page->lines, rest), mark->text); ++*marks)
		rest.from += n;
	return mark == &notes_bullet ? lines_trim(page->lines, rest) : rest;
}

static void marked_line(struct page *page, xmlNode *parent, const char *name, const struct notes_mark *mark, struct span row)
{
	size_t marks = 0;
	struct span rest = mark ? behind_marks(page, mark, row, &marks) : row;
	if (!marks) {
		page_line(page, parent, name, row);
		return;
	}
	if (!page_take(page, row))
		return;
	xmlNode *node = build_element(page->build, parent, name, NULL);
	build_count(page->build, node, mark->attribute, (int64_t)marks);
	build_place(page->build, node, page_place(page, lines_trim(page->lines, rest)));
	build_text(page->build, node, slice_trim_end(lines_text(page->lines, rest)));
}

size_t notes_marked_lines(struct page *page, xmlNode *parent, const char *name, const struct notes_mark *mark, const struct span *rows, size_t count)
{
	size_t first = 0;
	while (first < count && blank_row(page, rows[first]))
		first++;
	while (count > first && blank_row(page, rows[count - 1]))
		count--;
	for (size_t i = first; i < count; i++)
		marked_line(page, parent, name, mark, rows[i]);
	return count - first;
}

size_t notes_lines(struct page *page, xmlNode *parent, const char *name, const struct span *rows, size_t count)
{
	return notes_marked_lines(page, parent, name, NULL, rows, count);
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

xmlNode *notes_block(struct page *page, xmlNode *parent, struct slice title, struct span heading)
{
	if (!page_take(page, heading))
		return parent;
	xmlNode *block = build_element(page->build, parent, "block", NULL);
	build_attribute(page->build, block, "title", title);
	build_place(page->build, block, page_place(page, lines_trim(page->lines, heading)));
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
		block = notes_block(page, parent, title, rows[i]);
		from = i + 1;
	}
	notes_lines(page, block, "line", rows + from, count - from);
}
