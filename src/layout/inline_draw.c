/* Lines as items: texts, symbols, links, and the late lines whose page numbers are filled in when the pages are finished. */
#include "layout/inline.h"

struct pen { /* one line being drawn */
	struct state *s;
	struct strip *strip;
	const struct inline_text *text;
	const struct line *line;
	double baseline;
	bool right_to_left;     /* the first letter of the text is of such a script: pieces follow from the right */
	bool sided;             /* the parts of the line have their sides, and each its own direction */
};

static bool is_number(enum inline_kind kind)
{
	return kind == INLINE_PAGE || kind == INLINE_PAGES || kind == INLINE_PAGE_OF;
}

/* By how much piece i grows when its number is known; never above 0. */
static double growth(const struct pen *pen, size_t i)
{
	const struct line_piece *piece = &pen->line->pieces[i];
	const struct inline_run *run = &pen->text->runs[piece->span];
	if (!pen->s->known || !pen->text->late || !is_number(run->kind))
		return 0;
	double width = shape_width(pen->s->tools.shaper, run->style->font, slice_of(inline_number(pen->s, run)));
	return width < piece->width ? width - piece->width : 0;
}

static bool behind_fill(const struct pen *pen, size_t i)
{
	size_t span = pen->line->pieces[i].span;
	size_t from = i ? pen->line->pieces[i - 1].span : span ? span - 1 : 0;
	for (size_t k = from; k < span; k++)
		if (pen->text->spans[k].fill)
			return true;
	return false;
}

/* The shift of each piece for the numbers' own widths; gives that of the line's right edge. */
static double shifts(const struct pen *pen, double *shift)
{
	double moved = 0;
	for (size_t i = 0; i < pen->line->count; i++) {
		if (behind_fill(pen, i)) {
			moved = 0;
			for (size_t k = i; k < pen->line->count; k++)
				moved -= growth(pen, k);
		}
		shift[i] = moved;
		moved += growth(pen, i);
	}
	return moved;
}

static struct rect text_box(const struct pen *pen, struct shape_font font, double x, double width, double baseline)
{
	struct shape_metrics m = pen->s->tools.shaper->metrics(pen->s->tools.shaper, font.face);
	return (struct rect){x, baseline - m.ascent * font.size, width, (m.ascent + m.descent) * font.size};
}

static void draw_symbol(const struct pen *pen, const struct inline_run *run, double x, double size)
{
	struct shape_metrics m = pen->s->tools.shaper->metrics(pen->s->tools.shaper, run->style->font.face);
	double middle = pen->baseline - run->style->rise - m.cap_height * run->style->font.size / 2;
	struct strip_item *item = strip_add_item(pen->s, pen->strip, PAGE_SYMBOL, run->node, (struct rect){x, middle - size / 2, size, size});
	item->item.name = run->name;
	item->item.color = run->style->color;
}

/* A shaper sets the blanks at the end of a text that is read from the right at its left; here they are room between pieces, on the
 * side where the line goes on. Gives how much further right the text then begins. */
static double trim_blanks(const struct pen *pen, struct shape_font font, struct slice *words, double *width)
{
	struct slice kept = slice_trim_end(*words);
	if (kept.n == words->n)
		return 0;
	double ink = shape_width(pen->s->tools.shaper, font, kept), blank = *width > ink ? *width - ink : 0;
	*words = kept;
	*width -= blank;
	return pen->right_to_left ? blank : 0;
}

/* The words of a piece with the direction of their line where they alone would have another: a bracket at the end of "GHz)" stands
 * on the left in a line that is read from the right. */
static struct slice directed(const struct pen *pen, struct slice words)
{
	const enum shape_direction own = shape_direction(words);
	const bool agrees = pen->right_to_left ? own == SHAPE_RIGHT_TO_LEFT : own != SHAPE_RIGHT_TO_LEFT;
	if (pen->sided || agrees || shape_one_way(words))
		return words;
	const char *mark = pen->right_to_left ? "\u200F" : "\u200E";
	return slice_of(arena_printf(pen->s->tools.arena, "%s%.*s", mark, SLICE_ARGS(words))); /* rows are drawn with a brief scratch */
}

static void draw_piece(const struct pen *pen, size_t i, double x)
{
	const struct line_piece *piece = &pen->line->pieces[i];
	const struct inline_run *run = &pen->text->runs[piece->span];
	const struct style *style = run->style;
	if (run->kind == INLINE_SYMBOL) {
		draw_symbol(pen, run, x, piece->width);
		return;
	}
	struct slice words = is_number(run->kind) ? slice_of(inline_number(pen->s, run)) : piece->text;
	if (run->kind == INLINE_FILL || words.n == 0)
		return;
	double baseline = pen->baseline - style->rise;
	double width = piece->width + growth(pen, i);
	if (run->kind == INLINE_TEXT && (pen->right_to_left || shape_direction(words) == SHAPE_RIGHT_TO_LEFT))
		x += trim_blanks(pen, style->font, &words, &width);
	struct rect box = text_box(pen, style->font, x, width, baseline);
	strip_add_rect(pen->s, pen->strip, box, style == pen->text->style ? (struct color){0} : style->background);
	struct strip_item *item = strip_add_item(pen->s, pen->strip, PAGE_TEXT, run->node, box);
	item->item.text = run->kind == INLINE_TEXT ? directed(pen, words) : words;
	item->item.font = style->font;
	item->item.baseline = baseline;
	item->item.color = style->color;
}

/* One active area for the pieces [from, to) of one link. */
static void draw_link(const struct pen *pen, size_t from, size_t to, const double *x)
{
	const struct inline_run *run = &pen->text->runs[pen->line->pieces[from].span];
	const size_t first = pen->right_to_left ? to - 1 : from, last = pen->right_to_left ? from : to - 1;
	double right = x[last] + pen->line->pieces[last].width + growth(pen, last);
	if (right <= x[first])
		return;
	struct rect box = text_box(pen, run->style->font, x[first], right - x[first], pen->baseline);
	struct strip_item *item = strip_add_item(pen->s, pen->strip, PAGE_LINK, run->link_node, box);
	item->item.name = run->link;
}

static void draw_links(const struct pen *pen, const double *x)
{
	for (size_t i = 0; i < pen->line->count;) {
		const struct inline_run *run = &pen->text->runs[pen->line->pieces[i].span];
		size_t to = i + 1;
		while (to < pen->line->count && pen->text->runs[pen->line->pieces[to].span].link == run->link && !behind_fill(pen, to))
			to++;
		if (run->link)
			draw_link(pen, i, to, x);
		i = to;
	}
}

static double offset(double width, double right, enum style_align align)
{
	double room = width - right;
	switch (align) {
	case STYLE_RIGHT:
	case STYLE_DECIMAL:
		return room > 0 ? room : 0;
	case STYLE_CENTER:
		return room > 0 ? room / 2 : 0;
	case STYLE_LEFT:
		break;
	}
	return 0;
}

static bool is_sided(const struct inline_text *text)
{
	bool sided = text->verbatim;
	for (size_t i = 0; i < text->count && !sided; i++)
		sided = text->spans[i].fill || text->spans[i].slot > 0;
	return sided;
}

static bool is_right_to_left(const struct inline_text *text)
{
	enum shape_direction direction = SHAPE_UNDIRECTED;
	for (size_t i = 0; i < text->count && direction == SHAPE_UNDIRECTED; i++)
		direction = shape_direction(text->spans[i].text);
	return direction == SHAPE_RIGHT_TO_LEFT;
}

/* The pieces in the order of reading, from the right edge to the left. */
static void mirror(const struct pen *pen, struct rect box, enum style_align align, double *x)
{
	const struct line_piece *pieces = pen->line->pieces, *last = &pieces[pen->line->count - 1];
	double right = last->x + last->width;
	double left = box.x + offset(box.w, right, align == STYLE_LEFT ? STYLE_RIGHT : align);
	for (size_t i = 0; i < pen->line->count; i++)
		x[i] = left + right - pieces[i].x - pieces[i].width;
}

static void draw(struct pen *pen, struct rect box, enum style_align align)
{
	size_t count = pen->line->count;
	if (count == 0)
		return;
	double *x = arena_array(pen->s->scratch, count, sizeof *x);
	double moved = shifts(pen, x);
	const struct line_piece *last = &pen->line->pieces[count - 1];
	double left = box.x + offset(box.w, last->x + last->width + moved, align);
	for (size_t i = 0; i < count; i++)
		x[i] += left + pen->line->pieces[i].x;
	pen->sided = is_sided(pen->text);
	pen->right_to_left = !pen->sided && is_right_to_left(pen->text);
	if (pen->right_to_left)
		mirror(pen, box, align, x);
	for (size_t i = 0; i < count; i++)
		draw_piece(pen, i, x[i]);
	draw_links(pen, x);
}

static bool has_slot(const struct inline_text *text, const struct line *line)
{
	for (size_t i = 0; i < line->count; i++)
		if (is_number(text->runs[line->pieces[i].span].kind))
			return true;
	return false;
}

void inline_draw(struct state *s, struct strip *strip, const struct inline_text *text, const struct line *line,
	struct rect box, double up, enum style_align align)
{
	if (!s->known && text->late && has_slot(text, line)) {
		struct inline_late *late = arena_alloc(s->scratch, sizeof *late);
		*late = (struct inline_late){text, line, align, up, s->artifact};
		strip_add_item(s, strip, PAGE_TEXT, 0, box)->late = late;
		return;
	}
	struct pen pen = {s, strip, text, line, box.y + up, false, false};
	draw(&pen, box, align);
}

void inline_expand(struct state *s, struct strip *strip, const struct strip_item *item)
{
	const struct inline_late *late = item->late;
	struct pen pen = {s, strip, late->text, late->line, item->item.box.y + late->up, false, false};
	s->artifact = late->artifact;
	draw(&pen, item->item.box, late->align);
	s->artifact = false;
}
