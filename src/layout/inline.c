/* Collects inline content into spans and measures it. */
#include "layout/inline.h"

#include "base/map.h"
#include "layout/diag.h"

#include <stdint.h>
#include <string.h>

enum { PAGES_LISTED = 12 }; /* of one term of an index, on one line */
enum { BALANCE_LINES = 4, BALANCE_SHORT = 3 }; /* more lines are running text; a last line over a third of the measure may stay */
enum { BALANCE_TRIES = 16 }; /* measures looked at to keep a name and its number on one line */

static const struct style plain_style = {
	.name = "", .font = {SHAPE_SANS, 8.5, 0}, .leading = 12, .color = {0, 0, 0, 255},
};

static const struct style *style_of(const struct doc_node *node)
{
	for (; node; node = node->parent)
		if (node->style)
			return node->style;
	return &plain_style;
}

static unsigned number_of(const struct doc_node *node)
{
	while (node && !node->number)
		node = node->parent;
	return node ? node->number : 0;
}

static void reserve(struct state *s, struct inline_text *text, size_t spans)
{
	text->spans = arena_array(s->scratch, spans, sizeof *text->spans);
	text->runs = arena_array(s->scratch, spans, sizeof *text->runs);
	text->capacity = text->runs_capacity = spans;
}

static void add(struct state *s, struct inline_text *text, struct line_span span, struct inline_run run)
{
	struct line_span *new_span = arena_push(s->scratch, &text->spans, &text->count, &text->capacity, sizeof *new_span);
	struct inline_run *new_run = arena_push(s->scratch, &text->runs, &text->runs_count, &text->runs_capacity, sizeof *new_run);
	span.font = run.style->font;
	*new_span = span;
	*new_run = run;
}

/* Anchors of a page-of: one, or several in lines of their own. */
static size_t anchor_count(const char *names)
{
	size_t count = 1;
	for (const char *c = names; c && *c; c++)
		count += *c == '\n';
	return count < PAGES_LISTED ? count : PAGES_LISTED;
}

/* The pages of several anchors, each once: "3, 5". */
static const char *pages_of(struct state *s, const char *names)
{
	const char *list = "";
	size_t last = 0, listed = 0;
	const struct slice all = slice_of(names);
	for (size_t at = 0; at < all.n && listed < PAGES_LISTED;) {
		const size_t end = slice_find_char(all, at, '\n');
		const struct page_anchor *anchor = map_find(s->known->anchors, slice_sub(all, at, end));
		const size_t page = anchor ? s->before + anchor->page + 1 : 0;
		at = end + 1;
		listed += page && page != last;
		if (page && page != last)
			list = arena_printf(s->scratch, "%s%s%zu", list, *list ? ", " : "", page);
		last = page ? page : last;
	}
	return list;
}

static double number_slot(struct state *s, struct shape_font font)
{
	double widest = 0;
	for (const char *digit = "0123456789"; *digit; digit++) {
		double width = shape_width(s->tools.shaper, font, (struct slice){digit, 1});
		if (width > widest)
			widest = width;
	}
	return (widest + font.tracking) * s->digits;
}

const char *inline_number(struct state *s, const struct inline_run *run)
{
	size_t number = run->kind == INLINE_PAGES ? s->known->pages : s->known->page;
	if (run->kind == INLINE_PAGE_OF && strchr(run->name, '\n'))
		return pages_of(s, run->name);
	if (run->kind == INLINE_PAGE_OF) {
		const struct page_anchor *anchor = map_find(s->known->anchors, slice_of(run->name));
		if (!anchor) {
			diags_report(s->tools.diags, &layout_diag[LAYOUT_DIAG_TARGET], (struct place){0}, "#%s", run->name);
			return "?";
		}
		number = s->before + anchor->page + 1;
	}
	return arena_printf(s->scratch, "%zu", number);
}

struct inline_text *inline_new(struct state *s, const struct style *style)
{
	struct inline_text *text = arena_alloc(s->scratch, sizeof *text);
	text->style = style ? style : &plain_style;
	reserve(s, text, 1);
	return text;
}

void inline_add_text(struct state *s, struct inline_text *text, const struct style *style, unsigned node, struct slice words)
{
	if (words.n)
		add(s, text, (struct line_span){.text = words}, (struct inline_run){.style = style ? style : text->style, .node = node});
}

void inline_add_run(struct state *s, struct inline_text *text, struct inline_run run)
{
	struct line_span span = {0};
	if (!run.style)
		run.style = text->style;
	switch (run.kind) {
	case INLINE_TEXT:
		return;
	case INLINE_FILL:
		span.fill = true;
		break;
	case INLINE_SYMBOL:
		span.slot = run.style->font.size * s->look.symbol;
		break;
	case INLINE_PAGE:
	case INLINE_PAGES:
	case INLINE_PAGE_OF:
		if (s->known) {
			span.text = slice_of(inline_number(s, &run));
			run.kind = INLINE_TEXT;
			break;
		}
		span.slot = number_slot(s, run.style->font);
		if (run.kind == INLINE_PAGE_OF && anchor_count(run.name) > 1)
			span.slot = (double)anchor_count(run.name) * (span.slot + shape_width(s->tools.shaper, run.style->font, SLICE(", ")));
		text->late = true;
		break;
	}
	add(s, text, span, run);
}

void inline_append(struct state *s, struct inline_text *text, const struct inline_text *more)
{
	for (size_t i = 0; i < more->count; i++)
		add(s, text, more->spans[i], more->runs[i]);
	text->late |= more->late;
}

/* Title of the level-1 section around a node. */
static const char *section_title(struct state *s, const struct doc_node *node)
{
	for (; node; node = node->parent)
		if (node->kind == DOC_SECTION && node->level == 1 && node->first && node->first->kind == DOC_HEAD)
			for (const struct doc_node *part = node->first->first; part; part = part->next)
				if (part->kind == DOC_TITLE)
					return inline_plain(s, part).s;
	return "";
}

static bool is_missing(struct state *s, enum shape_face face, struct slice words)
{
	for (size_t at = 0; at < words.n;) {
		struct slice chunk = shape_next(words, &at);
		for (size_t i = 0; i < chunk.n; i++)
			if ((unsigned char)chunk.s[i] >= 0x80) {
				if (s->tools.shaper->shape(s->tools.shaper, face, chunk)->missing)
					return true;
				break;
			}
	}
	return false;
}

/* Remembers where the first text stands that is drawn with boxes for characters. */
static void look_for_missing(struct state *s, const struct doc_node *node, struct slice words, enum shape_face face)
{
	if (s->missing_found || !is_missing(s, face, words))
		return;
	s->missing_found = true;
	for (; node && !s->missing.line; node = node->parent)
		s->missing = node->at;
}

static void collect(struct state *s, struct inline_text *text, const struct doc_node *node, const struct doc_node *link)
{
	struct inline_run run = {.node = number_of(node), .style = style_of(node), .link = link ? link->text : NULL};
	run.link_node = link ? number_of(link) : 0;
	struct line_span words = {0};
	switch (node->kind) {
	case DOC_TEXT:
		words.text = slice_of(node->text);
		look_for_missing(s, node, words.text, run.style->font.face);
		break;
	case DOC_RUNNING:
		words.text = slice_of(s->known ? s->known->running : section_title(s, node));
		break;
	case DOC_LINK:
		for (const struct doc_node *child = node->first; child; child = child->next)
			collect(s, text, child, node);
		return;
	case DOC_SYMBOL:
		run.kind = INLINE_SYMBOL;
		run.name = node->text;
		break;
	case DOC_FILL:
		run.kind = INLINE_FILL;
		break;
	case DOC_PAGE:
		run.kind = INLINE_PAGE;
		break;
	case DOC_PAGES:
		run.kind = INLINE_PAGES;
		break;
	case DOC_PAGE_OF:
		run.kind = INLINE_PAGE_OF;
		run.name = node->text && *node->text == '#' ? node->text + 1 : node->text ? node->text : "";
		break;
	default:
		return; /* blocks are laid out by the flow */
	}
	if (run.kind != INLINE_TEXT)
		inline_add_run(s, text, run);
	else if (words.text.n)
		add(s, text, words, run);
}

struct inline_text *inline_collect(struct state *s, const struct doc_node *node)
{
	struct inline_text *text = inline_new(s, style_of(node));
	for (const struct doc_node *child = node->first; child; child = child->next)
		collect(s, text, child, NULL);
	s->work++;
	return text;
}

double inline_min_width(struct state *s, const struct inline_text *text)
{
	return text->count ? line_min_width(s->scratch, s->tools.shaper, text->spans, text->count) : 0;
}

double inline_max_width(struct state *s, const struct inline_text *text)
{
	return text->count ? line_max_width(s->scratch, s->tools.shaper, text->spans, text->count) : 0;
}

/* The narrowest measure, to the point, that takes no more lines. */
static void balanced(struct state *s, const struct inline_text *text, struct line_options options, size_t count, struct line **lines)
{
	double least = options.width / (double)count, most = options.width;
	while (most - least > 1) {
		struct line *tried;
		options.width = (least + most) / 2;
		bool fits = line_fill(s->scratch, s->tools.shaper, text->spans, text->count, options, &tried) <= count;
		*lines = fits ? tried : *lines;
		*(fits ? &most : &least) = options.width;
	}
}

/* Lines that begin with a number: the version of a name on the line above. */
static size_t broken_names(const struct line *lines, size_t count)
{
	size_t broken = 0;
	for (size_t i = 1; i < count; i++) {
		const struct slice first = lines[i].count ? lines[i].pieces[0].text : (struct slice){0};
		broken += first.n && first.s[0] >= '0' && first.s[0] <= '9';
	}
	return broken;
}

/* The narrowest measure that takes no more lines and breaks the fewest names. */
static void keep_names(struct state *s, const struct inline_text *text, struct line_options options, size_t count, struct line **lines)
{
	const double most = options.width, least = most / (double)count;
	size_t broken = broken_names(*lines, count);
	for (unsigned i = 0; i < BALANCE_TRIES && broken; i++) {
		struct line *tried;
		options.width = least + (most - least) * i / BALANCE_TRIES;
		if (line_fill(s->scratch, s->tools.shaper, text->spans, text->count, options, &tried) > count)
			continue;
		size_t fewer = broken_names(tried, count);
		*lines = fewer < broken ? tried : *lines;
		broken = fewer < broken ? fewer : broken;
	}
}

size_t inline_lines(struct state *s, const struct inline_text *text, double width, struct line **lines)
{
	struct line_options options = {.width = width > 1 ? width : 1};
	options.indent = text->style->indent < options.width / 2 ? text->style->indent : 0;
	options.hang = text->style->hang < options.width / 2 ? text->style->hang : 0;
	size_t count = line_fill(s->scratch, s->tools.shaper, text->spans, text->count, options, lines);
	if (!text->style->balance || count < 2 || count > BALANCE_LINES)
		return count;
	if ((*lines)[count - 1].width < options.width / BALANCE_SHORT)
		balanced(s, text, options, count, lines);
	keep_names(s, text, options, count, lines);
	return count;
}

static struct inline_strut strut_of(struct state *s, const struct style *style)
{
	struct shape_metrics m = s->tools.shaper->metrics(s->tools.shaper, style->font.face);
	double size = style->font.size, leading = style->leading > 0 ? style->leading : size * 1.4;
	double up = (leading - (m.ascent + m.descent) * size) / 2 + m.ascent * size;
	return (struct inline_strut){up, leading - up};
}

struct inline_strut inline_strut(struct state *s, const struct inline_text *text, const struct line *line)
{
	struct inline_strut strut = strut_of(s, text->style);
	for (size_t i = 0; i < line->count; i++) {
		const struct style *style = text->runs[line->pieces[i].span].style;
		if (style->font.size <= text->style->font.size)
			continue;
		struct inline_strut larger = strut_of(s, style);
		strut.up = larger.up > strut.up ? larger.up : strut.up;
		strut.down = larger.down > strut.down ? larger.down : strut.down;
	}
	return strut;
}

static void plain(struct buf *out, const struct doc_node *node)
{
	if (node->kind == DOC_TEXT && node->text)
		buf_adds(out, node->text);
	for (const struct doc_node *child = node->first; child; child = child->next)
		plain(out, child);
}

struct slice inline_plain(struct state *s, const struct doc_node *node)
{
	struct buf out = {0};
	plain(&out, node);
	struct slice copy = {arena_copy(s->tools.arena, out.n ? out.s : "", out.n), out.n};
	buf_drop(&out);
	return copy;
}
