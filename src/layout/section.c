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

static void want_room(struct flow *f, size_t first, const struct doc_node *section)
{
	const bool wide = f->s->wide;
	struct strip *strip = &f->galley->strips[first];
	state_turn(f->s, strip->wide);
	strip->page_room = room_wanted(f, first, section->page_whole);
	state_turn(f->s, wide);
}

/* What a section begins with, below heads alone: a table, a section that says how its pages are turned, or NULL. */
static const struct doc_node *leading(const struct doc_node *section)
{
	const struct doc_node *child = section->first;
	while (child && child->kind == DOC_HEAD)
		child = child->next;
	if (child && child->kind == DOC_SECTION && !child->orientation)
		return leading(child);
	return child && (child->kind == DOC_TABLE || child->kind == DOC_SECTION) ? child : NULL;
}

static bool wants_wide(const struct flow *f, enum doc_orientation orientation)
{
	return (orientation == DOC_LANDSCAPE) != (f->s->doc->page_width > f->s->doc->page_height);
}

/* A table too wide for upright pages, and a section on turned ones, take the heads above them along. */
static void turn_with_leading(struct flow *f, const struct doc_node *node)
{
	const struct doc_node *first = f->glue != GLUE_HARD ? leading(node) : NULL;
	if (!first)
		return;
	if (first->kind == DOC_SECTION && !f->ahead && wants_wide(f, first->orientation) != f->s->wide) {
		f->ahead = true;
		flow_turn(f, !f->s->wide);
	}
	if (first->kind == DOC_TABLE && f->turns && !f->s->wide && table_wants_turn(f, first))
		flow_turn(f, true);
}

/* What a further page of the section begins with, if the template gives a word for it. */
static void repeat_title(struct flow *f, const struct doc_node *node)
{
	struct state *s = f->s;
	if (!node->continued || !*node->continued)
		return;
	struct strip_region *region = flow_region(f, arena_alloc(s->scratch, sizeof(struct galley)));
	double pads = node->style ? node->style->pad_left + node->style->pad_right : 0;
	struct flow inner = flow_new(s, region->repeat, f->width - pads);
	inner.x = f->x + (node->style ? node->style->pad_left : 0);
	bool artifact = s->artifact;
	s->artifact = true;
	section_continued(&inner, node, node->continued, NULL);
	s->artifact = artifact;
	region->after = inner.space;
	region->section = node;
	if (strip_repeat_height(region, region->wide) > s->body_height / 4)
		region->repeat = NULL;
}

static void lay_section(struct flow *f, const struct doc_node *node)
{
	const struct strip_region *outer = f->region;
	repeat_title(f, node);
	block_plain(f, node);
	f->region = outer;
}

/* On pages turned as the section says, and back. */
static void lay_turned(struct flow *f, const struct doc_node *node)
{
	const bool turns = f->turns, back = f->s->wide != f->ahead, wide = wants_wide(f, node->orientation);
	f->ahead = false;
	f->turns = !wide && f->s->doc->page_height > f->s->doc->page_width;
	if (f->s->wide != wide)
		flow_turn(f, wide);
	lay_section(f, node);
	if (f->s->wide != back)
		flow_turn(f, back);
	f->turns = turns;
}

enum { SECTION_WHOLE = 7 }; /* a section of less than this part of a page is not broken */

/* Whether nothing follows in the document but headers and footers. */
static bool ends_document(const struct doc_node *node)
{
	for (; node; node = node->parent)
		for (const struct doc_node *next = node->next; next; next = next->next)
			if (next->kind != DOC_HEADER && next->kind != DOC_FOOTER)
				return false;
	return true;
}

/* A small section, from strip `first` on, stands on one page; one that ends the document not alone there. */
static void keep_small(struct flow *f, size_t first, const struct doc_node *node)
{
	const double most = f->s->body_height / SECTION_WHOLE;
	double height = 0;
	for (size_t i = first; i < f->galley->count && height <= most; i++) {
		const struct strip *strip = &f->galley->strips[i];
		height += strip->before + (strip->set ? place_set_height(f->s, strip->set) : strip->height);
	}
	if (height > most)
		return;
	for (size_t i = first + 1; i < f->galley->count; i++)
		if (f->galley->strips[i].glue == GLUE_NONE)
			f->galley->strips[i].glue = GLUE_KEEP;
	if (first < f->galley->count && !node->page && !node->page_auto && ends_document(node))
		f->galley->strips[first].glue = GLUE_HARD;
}

void block_section(struct flow *f, const struct doc_node *node)
{
	const double x = f->x, width = f->width, measure = f->s->body_width;
	size_t first = f->galley->count;
	if (node->page)
		block_break(f, node);
	if (node->page_auto)
		f->glue = GLUE_NONE;
	if (node->orientation) {
		lay_turned(f, node);
	} else {
		turn_with_leading(f, node);
		lay_section(f, node);
	}
	keep_small(f, first, node);
	f->x = x;
	f->width = width + f->s->body_width - measure; /* a table or a section inside may have turned the pages back */
	if (node->page_auto && f->galley->count > first)
		want_room(f, first, node);
}

static bool says(const struct strip_region *region, const struct doc_node *section, bool wide)
{
	for (; region; region = region->outer)
		if (region->section == section && region->repeat && region->wide == wide)
			return true;
	return false;
}

void section_continued(struct flow *f, const struct doc_node *inside, const char *word, const struct strip_region *said)
{
	const struct doc_node *section = inside;
	while (section && (section->kind != DOC_SECTION || !section->first || section->first->kind != DOC_HEAD))
		section = section->parent;
	const struct doc_node *title = section ? part(section->first, DOC_TITLE) : NULL;
	if (!title || says(said, section, f->s->wide))
		return;
	const struct flow_box inner = {.x = f->x, .width = f->width};
	const size_t first = f->galley->count;
	f->x -= section->style ? section->style->pad_left : 0;
	f->width += section->style ? section->style->pad_left + section->style->pad_right : 0;
	flow_open(f, section->style);
	struct inline_text *text = continued_title(f->s, title, word);
	struct line *lines;
	size_t count = inline_lines(f->s, text, f->width, &lines);
	struct line_part line = {.text = text, .line = lines, .x = f->x, .width = f->width};
	draw_line(f, &line, 1);
	draw_rest(f, text, lines, count, STYLE_LEFT);
	f->x = inner.x;
	f->width = inner.width;
	f->galley->strips[first].before = 0; /* the page begins with it, or it stands below the title of the section around */
	flow_space(f, section->first->style ? section->first->style->space_after : 0);
	flow_space(f, title->style ? title->style->space_after : 0);
}
