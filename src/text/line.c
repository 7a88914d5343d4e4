/* Fills lines: groups (what holds together) go onto the line while they fit, else onto the next one; a group that fits no
 * line is broken inside. One pass; the text of a line is measured once, or twice where it is broken inside a word. */
#include "text/line.h"

#include "text/line_group.h"

#include <assert.h>
#include <math.h>

#define SLACK 1e-6 /* points: sums in another order must not break a line that was measured to fit */

enum { TAB_COLUMNS = 8 };

struct part { /* a piece of the line being filled */
	size_t span, from, to;
	double x, end;          /* end: without the tracking behind the last character */
	double ink;             /* end without trailing blanks */
	bool closed;            /* by a tab */
};

struct filler {
	struct arena *arena;
	struct line_options options;
	struct line_scan scan;
	struct line_group group;
	struct line *lines;
	size_t count, capacity;
	struct part *parts;     /* of the current line */
	size_t parts_count, parts_capacity;
	double start, pen, ink; /* of the current line: left edge, next x, right edge without trailing blanks */
	bool right_side;        /* behind a fill */
	size_t right_from;      /* the first part to go to the right margin */
};

static double line_start(const struct filler *filler, bool forced)
{
	double start = forced ? filler->options.indent : filler->options.hang;
	return fmin(fmax(start, 0), 0.75 * filler->options.width);
}

static void begin_line(struct filler *filler, bool forced)
{
	filler->parts_count = 0;
	filler->start = filler->pen = filler->ink = line_start(filler, forced);
	filler->right_side = filler->right_side && !forced;
	filler->right_from = 0;
}

static void move_right(struct filler *filler)
{
	double distance = filler->options.width - filler->ink;
	if (!filler->right_side || filler->right_from >= filler->parts_count || distance <= 0)
		return;
	for (size_t i = filler->right_from; i < filler->parts_count; i++) {
		filler->parts[i].x += distance;
		filler->parts[i].end += distance;
		filler->parts[i].ink += distance;
	}
	filler->ink += distance;
}

/* Ends the line and begins the next one. */
static void end_line(struct filler *filler, bool forced)
{
	move_right(filler);
	struct line *line = arena_push(filler->arena, &filler->lines, &filler->count, &filler->capacity, sizeof *line);
	size_t count = filler->parts_count;
	struct line_piece *pieces = count ? arena_array(filler->arena, count, sizeof *pieces) : NULL;
	for (size_t i = 0; i < count; i++) {
		const struct part *part = &filler->parts[i];
		double end = i + 1 < count ? part->end : part->ink;
		pieces[i] = (struct line_piece){
			.span = part->span,
			.text = slice_sub(filler->scan.spans[part->span].text, part->from, part->to),
			.x = part->x,
			.width = end - part->x,
		};
	}
	*line = (struct line){
		.count = count,
		.pieces = pieces,
		.width = filler->ink > filler->start ? filler->ink : 0,
		.forced = forced,
	};
	begin_line(filler, forced);
}

static void append(struct filler *filler, const struct line_atom *atom)
{
	struct part *last = filler->parts_count ? &filler->parts[filler->parts_count - 1] : NULL;
	if (!last || last->span != atom->span || last->closed) {
		last = arena_push(filler->arena, &filler->parts, &filler->parts_count, &filler->parts_capacity, sizeof *last);
		*last = (struct part){.span = atom->span, .from = atom->from, .x = filler->pen, .ink = filler->pen};
	}
	filler->pen += atom->width;
	last->to = atom->to;
	last->end = filler->pen - atom->tracking;
	if (atom->kind == LINE_ATOM_WORD || atom->kind == LINE_ATOM_SLOT)
		last->ink = filler->ink = last->end;
}

static void place_tab(struct filler *filler, struct line_atom *tab)
{
	if (filler->options.verbatim && tab->width > 0) {
		double stop = TAB_COLUMNS * tab->width, column = filler->pen - filler->start;
		tab->width = (floor(column / stop + SLACK) + 1) * stop - column;
		tab->tracking = 0;
	}
	append(filler, tab);
	if (filler->options.verbatim)
		filler->parts[filler->parts_count - 1].closed = true;
}

/* Right sides */

/* The width of what follows up to the line's end or another fill, without trailing blanks; stops above the limit. */
static double width_ahead(struct line_scan scan, double limit)
{
	double pen = 0, ink = 0;
	while (ink <= limit) {
		struct line_atom atom = line_scan_next(&scan, fmax(limit - pen, 0));
		if (atom.kind == LINE_ATOM_END || atom.kind == LINE_ATOM_NEWLINE || atom.kind == LINE_ATOM_FILL)
			break;
		pen += atom.width;
		if (atom.kind == LINE_ATOM_WORD || atom.kind == LINE_ATOM_SLOT)
			ink = pen - atom.tracking;
	}
	return ink;
}

static void place_fill(struct filler *filler)
{
	if (filler->right_side)
		return;
	filler->right_side = true;
	filler->right_from = filler->parts_count;
	if (filler->parts_count == 0)
		return;
	const struct line_span *left = &filler->scan.spans[filler->parts[filler->parts_count - 1].span];
	double gap = filler->pen > filler->ink ? 0 : 0.5 * left->font.size; /* about a blank, where there is none */
	double rest = filler->options.width - filler->pen - gap;
	if (width_ahead(filler->scan, rest) > rest + SLACK) {
		filler->right_side = false; /* not the left side's line */
		end_line(filler, false);
		filler->right_side = true;
	}
}

/* Groups */

static void append_group(struct filler *filler, size_t count)
{
	for (size_t i = 0; i < count; i++)
		append(filler, &filler->group.atoms[i]);
}

/* The group up to a cut, and the scan to behind it. */
static void append_to_cut(struct filler *filler, struct line_cut cut)
{
	append_group(filler, cut.atom);
	if (cut.atom == filler->group.count)
		return;
	struct line_atom beginning = filler->group.atoms[cut.atom];
	filler->scan.span = beginning.span;
	filler->scan.at = cut.at;
	if (beginning.kind == LINE_ATOM_WORD && cut.at > beginning.from) {
		beginning.to = cut.at;
		beginning.width = line_scan_width(filler->scan.shaper, &filler->scan.spans[beginning.span], beginning.from, cut.at);
		append(filler, &beginning);
	}
	end_line(filler, false);
}

/* A group that fits neither the rest of this line nor a line of its own. Beside other text only a preferred break will do;
 * on a line of its own, the best there is. */
static void break_group(struct filler *filler, struct line_scan before, double rest, bool own_line)
{
	struct line_cut cut;
	enum line_break least = own_line ? LINE_BREAK_LAST : LINE_BREAK_PREFERRED;
	bool found = line_group_cut(&filler->group, &before, rest + SLACK, least, &cut);
	if (found && (cut.width <= rest + SLACK || filler->parts_count == 0)) {
		append_to_cut(filler, cut);
		return;
	}
	filler->scan = before;
	end_line(filler, false);
}

static void place_group(struct filler *filler)
{
	struct line_scan before = filler->scan;
	double rest = filler->options.width - filler->pen;
	double fresh = filler->options.width - line_start(filler, false);
	line_group_read(&filler->group, filler->arena, &filler->scan, fmax(rest, fresh) + SLACK);
	double width = filler->group.width;
	bool blank = filler->ink <= filler->start; /* nothing but blanks so far: an indentation, if it leaves enough room */
	bool own_line = filler->parts_count == 0 || (blank && rest >= fresh / 2);
	if (width <= rest + SLACK) {
		append_group(filler, filler->group.count);
	} else if (width <= fresh + SLACK && !own_line) {
		end_line(filler, false);
		append_group(filler, filler->group.count);
	} else {
		break_group(filler, before, rest, own_line);
	}
}

size_t line_fill(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count,
	struct line_options options, struct line **lines)
{
	assert(options.width > 0);
	struct filler filler = {.arena = arena, .options = options, .scan = {.shaper = shaper, .spans = spans, .count = count}};
	begin_line(&filler, true);
	for (;;) {
		struct line_scan before = filler.scan;
		struct line_atom atom = line_scan_next(&filler.scan, -1); /* a word is measured with its group */
		switch (atom.kind) {
		case LINE_ATOM_WORD:
		case LINE_ATOM_SLOT:
			filler.scan = before;
			place_group(&filler);
			break;
		case LINE_ATOM_BLANK:
			append(&filler, &atom);
			break;
		case LINE_ATOM_TAB:
			place_tab(&filler, &atom);
			break;
		case LINE_ATOM_FILL:
			place_fill(&filler);
			break;
		case LINE_ATOM_NEWLINE:
			end_line(&filler, true);
			break;
		case LINE_ATOM_END:
			end_line(&filler, true);
			*lines = filler.lines;
			return filler.count;
		}
	}
}
