/* The note below broken verbatim columns and titles that are said again. Page numbers in the note are exact without a slot:
 * what is continued goes on upon the next page. */
#include "layout/continued.h"

#include <string.h>

static const struct style *note_style(struct state *s, const struct strip_set *set)
{
	return state_style(s, set->pre->style, "pre-note");
}

/* The words with {n} and {page} replaced. */
static struct slice words(struct state *s, const char *pattern, size_t lines, size_t page)
{
	struct buf out = {0};
	for (const char *at = pattern; *at;) {
		if (strncmp(at, "{n}", 3) == 0) {
			buf_addf(&out, "%zu", lines);
			at += 3;
		} else if (strncmp(at, "{page}", 6) == 0) {
			buf_addf(&out, "%zu", page);
			at += 6;
		} else {
			buf_addc(&out, *at++);
		}
	}
	struct slice copy = {arena_copy(s->scratch, out.n ? out.s : "", out.n), out.n};
	buf_drop(&out);
	return copy;
}

static size_t lines_left(const struct galley *galley)
{
	size_t lines = 0, i = galley->next;
	while (i < galley->count && galley->strips[i].drop)
		i++; /* blank lines vanish at the top */
	for (; i < galley->count; i++)
		lines += galley->strips[i].line;
	return lines;
}

static struct inline_text *note_text(struct state *s, const struct strip_set *set, const struct style *style, size_t lines, size_t page)
{
	struct inline_text *text = inline_new(s, style);
	inline_add_text(s, text, style, 0, words(s, set->pre->continued, lines, page));
	return text;
}

enum { WIDEST_NUMBER = 88888 }; /* a page's, a number of lines: no line is fuller than the one measured with it */

/* With the space above; 0 where it would take more than a quarter page: narrow columns. */
double continued_height(struct state *s, const struct strip_set *set)
{
	const struct style *style = note_style(s, set);
	if (!set->pre->continued || !*set->pre->continued || !style)
		return 0;
	struct line *lines;
	size_t count = inline_lines(s, note_text(s, set, style, WIDEST_NUMBER, WIDEST_NUMBER), set->width, &lines);
	double height = style->space_before + (double)count * style->leading;
	return height <= s->body_height / 4 ? height : 0;
}

void continued_place(struct frame *frame, struct strip_set *set)
{
	struct state *s = frame->s;
	const struct style *style = note_style(s, set);
	size_t left = lines_left(&set->galleys[0]);
	if (continued_height(s, set) <= 0 || left == 0)
		return;
	bool artifact = s->artifact;
	s->artifact = true;
	struct inline_text *text = note_text(s, set, style, left, frame->page + 1);
	struct line *lines;
	size_t count = inline_lines(s, text, set->width, &lines);
	struct strip *strip = arena_alloc(s->scratch, sizeof *strip);
	strip->height = (double)count * style->leading;
	for (size_t i = 0; i < count; i++) {
		struct rect box = {0, (double)i * style->leading, set->width, style->leading};
		inline_draw(s, strip, text, &lines[i], box, inline_strut(s, text, &lines[i]).up, STYLE_RIGHT);
	}
	s->artifact = artifact;
	frame->y = frame->bottom - strip->height;
	frame->x += set->x[0];
	place_strip(frame, strip, false);
	frame->x -= set->x[0];
}

struct inline_text *continued_title(struct state *s, const struct doc_node *title, const char *word)
{
	struct inline_text *text = inline_collect(s, title);
	if (!word || !*word)
		return text;
	struct slice behind = {arena_printf(s->scratch, " %s", word), strlen(word) + 1};
	inline_add_text(s, text, state_style(s, text->style, "continued"), 0, behind);
	return text;
}
