/* The note below broken verbatim columns and titles that are said again. Page numbers in the note are exact without a slot:
 * what is continued goes on upon the next page. */
#include "layout/continued.h"

#include <string.h>

static const struct style *note_style(struct state *s, const struct strip_set *set)
{
	return state_style(s, set->pre->style, "pre-note");
}

double continued_height(struct state *s, const struct strip_set *set)
{
	const struct style *style = note_style(s, set);
	if (!set->pre->continued || !style)
		return 0;
	return style->space_before + style->leading;
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

void continued_place(struct frame *frame, struct strip_set *set)
{
	struct state *s = frame->s;
	const struct style *style = note_style(s, set);
	size_t left = lines_left(&set->galleys[0]);
	if (!set->pre->continued || !style || left == 0)
		return;
	bool artifact = s->artifact;
	s->artifact = true;
	struct inline_text *text = inline_new(s, style);
	inline_add_text(s, text, style, 0, words(s, set->pre->continued, left, frame->page + 1));
	struct line *lines;
	inline_lines(s, text, set->width, &lines);
	struct strip *strip = arena_alloc(s->scratch, sizeof *strip);
	strip->height = style->leading;
	struct inline_strut strut = inline_strut(s, text, &lines[0]);
	inline_draw(s, strip, text, &lines[0], (struct rect){0, 0, set->width, style->leading}, strut.up, STYLE_RIGHT);
	s->artifact = artifact;
	frame->y = frame->bottom - style->leading;
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
