/* Sections and their heads: title, finding and note on one line where they fit; the page break before a chapter. */
#include "layout/blocks.h"

#include "layout/continued.h"
#include "layout/place.h"
#include "layout/section.h"
#include "layout/table.h"

struct head { /* the parts of a head, NULL where absent */
	struct inline_text *title, *finding, *note;
	double title_width, finding_width, note_width;
};

static const struct doc_node *part(const struct doc_node *head, enum doc_kind kind)
{
	for (const struct doc_node *child = head->first; child; child = child->next)
		if (child->kind == kind)
			return child;
	return NULL;
}

static struct inline_text *collect(struct state *s, const struct doc_node *head, enum doc_kind kind, double *width)
{
	const struct doc_node *node = part(head, kind);
	struct inline_text *text = node ? inline_collect(s, node) : NULL;
	if (!text || !text->count)
		return NULL;
	*width = inline_max_width(s, text);
	return text;
}

static struct head head_of(struct state *s, const struct doc_node *node)
{
	struct head head = {0};
	head.title = collect(s, node, DOC_TITLE, &head.title_width);
	head.finding = collect(s, node, DOC_FINDING, &head.finding_width);
	head.note = collect(s, node, DOC_NOTE, &head.note_width);
	return head;
}

struct line_part { /* a text on the head's line */
	const struct inline_text *text;
	const struct line *line;
	double x, width;
	enum style_align align;
	struct inline_strut strut;
};

/* Draws the parts on one baseline as the next strip. */
static void draw_line(struct flow *f, struct line_part *parts, size_t count)
{
	double up = 0, down = 0;
	for (size_t i = 0; i < count; i++) {
		parts[i].strut = inline_strut(f->s, parts[i].text, parts[i].line);
		up = parts[i].strut.up > up ? parts[i].strut.up : up;
		down = parts[i].strut.down > down ? parts[i].strut.down : down;
	}
	struct strip *strip = flow_strip(f, up + down);
	for (size_t i = 0; i < count; i++) {
		double height = parts[i].strut.up + parts[i].strut.down;
		struct rect box = {parts[i].x, up - parts[i].strut.up, parts[i].width, height};
		inline_draw(f->s, strip, parts[i].text, parts[i].line, box, parts[i].strut.up, parts[i].align);
	}
}

/* Further lines of a text, each glued to the one above. */
static void draw_rest(struct flow *f, const struct inline_text *text, const struct line *lines, size_t count, enum style_align align)
{
	for (size_t i = 1; i < count; i++) {
		f->glue = GLUE_HARD;
		struct line_part part = {.text = text, .line = &lines[i], .x = f->x, .width = f->width, .align = align};
		draw_line(f, &part, 1);
	}
}

static void draw_finding_below(struct flow *f, const struct inline_text *finding)
{
	struct line *lines;
	size_t count = inline_lines(f->s, finding, f->width, &lines);
	struct line_part part = {.text = finding, .line = lines, .x = f->x, .width = f->width};
	draw_line(f, &part, 1);
	draw_rest(f, finding, lines, count, STYLE_LEFT);
}

/* Title, finding and note on one line where they fit; else title and note, and the finding below. */
static void draw_head(struct flow *f, const struct head *head)
{
	struct state *s = f->s;
	struct line_part parts[3];
	struct line *title = NULL, *finding = NULL, *note = NULL;
	size_t count = 0, title_lines = 0, note_lines = 0;
	double gap = head->title && head->finding ? s->look.head_gap : 0;
	double note_room = head->note ? head->note_width + s->look.gutter : 0;
	note_room = note_room < f->width / 2 ? note_room : f->width / 2;
	double title_room = f->width - note_room, behind = head->title_width + gap;
	bool one_line = behind + head->finding_width <= title_room;
	if (head->title) {
		title_lines = inline_lines(s, head->title, title_room, &title);
		parts[count++] = (struct line_part){.text = head->title, .line = title, .x = f->x, .width = title_room};
	}
	if (head->finding && one_line) {
		inline_lines(s, head->finding, head->finding_width + 1, &finding);
		parts[count++] = (struct line_part){.text = head->finding, .line = finding, .x = f->x + behind, .width = title_room - behind};
	}
	if (head->note) {
		double width = note_room - s->look.gutter;
		note_lines = inline_lines(s, head->note, width, &note);
		parts[count++] = (struct line_part){.text = head->note, .line = note, .x = f->x + f->width - width, .width = width, .align = STYLE_RIGHT};
	}
	if (count)
		draw_line(f, parts, count);
	draw_rest(f, head->title, title, title_lines, STYLE_LEFT);
	draw_rest(f, head->note, note, note_lines, STYLE_RIGHT);
	if (head->finding && !one_line) {
		f->glue = count ? GLUE_HARD : f->glue;
		draw_finding_below(f, head->finding);
	}
}

void block_head(struct flow *f, const struct doc_node *node)
{
	struct flow_box box = flow_open(f, node->style);
	size_t first = f->galley->count;
	struct head head = head_of(f->s, node);
	draw_head(f, &head);
	flow_close(f, node->style, box, node);
	const struct doc_node *title = part(node, DOC_TITLE);
	if (title && title->style)
		flow_space(f, title->style->space_after);
	if (f->galley->count > first)
		f->glue = GLUE_HARD;
}

/* What must be left of a page for the section that begins with strip `first`: the theme's share, or all that it needs where that is
 * less, or where it is to stand on one page and can. */
static double room_wanted(const struct flow *f, size_t first, bool whole)
{
	double share = f->s->look.page_share * f->s->body_height, most = whole ? f->s->body_height : share;
	double height = 0;
	for (size_t i = first; i < f->galley->count && height <= most; i++) {
		const struct strip *strip = &f->galley->strips[i];
		height += (i > first ? strip->before : 0) + (strip->set ? place_set_height(f->s, strip->set) : strip->height);
	}
	return height <= most ? height : share;
}

/* The table that a section begins with, below heads alone. */
static const struct doc_node *leading_table(const struct doc_node *section)
{
	const struct doc_node *child = section->first;
	while (child && child->kind == DOC_HEAD)
		child = child->next;
	return !child ? NULL : child->kind == DOC_SECTION ? leading_table(child) : child->kind == DOC_TABLE ? child : NULL;
}

/* A table too wide for upright pages takes the heads above it along to its turned ones. */
static void turn_with_table(struct flow *f, const struct doc_node *node)
{
	const struct doc_node *table = f->turns && !f->s->wide && f->glue != GLUE_HARD ? leading_table(node) : NULL;
	if (table && table_wants_turn(f, table))
		flow_turn(f, true);
}

void block_section(struct flow *f, const struct doc_node *node)
{
	const double x = f->x, width = f->width, measure = f->s->body_width;
	size_t first = f->galley->count;
	if (node->page)
		block_break(f, node);
	if (node->page_auto)
		f->glue = GLUE_NONE;
	turn_with_table(f, node);
	block_plain(f, node);
	f->x = x;
	f->width = width + f->s->body_width - measure; /* a table inside may have turned the pages back */
	if (node->page_auto && f->galley->count > first)
		f->galley->strips[first].page_room = room_wanted(f, first, node->page_whole);
}

void section_continued(struct flow *f, const struct doc_node *inside, const char *word)
{
	const struct doc_node *section = inside;
	while (section && (section->kind != DOC_SECTION || !section->first || section->first->kind != DOC_HEAD))
		section = section->parent;
	const struct doc_node *title = section ? part(section->first, DOC_TITLE) : NULL;
	if (!title)
		return;
	struct flow_box box = flow_open(f, section->style);
	struct inline_text *text = continued_title(f->s, title, word);
	struct line *lines;
	size_t count = inline_lines(f->s, text, f->width, &lines);
	struct line_part line = {.text = text, .line = lines, .x = f->x, .width = f->width};
	draw_line(f, &line, 1);
	draw_rest(f, text, lines, count, STYLE_LEFT);
	f->x = box.x;
	f->width = box.width;
	flow_space(f, section->first->style ? section->first->style->space_after : 0);
	flow_space(f, title->style ? title->style->space_after : 0);
}
