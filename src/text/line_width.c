/* How narrow and how wide a text can be set: what column widths are made of. */
#include "text/line.h"

#include "text/line_group.h"

#include <math.h>

enum { LONG_TOKEN = 16 }; /* characters: shorter ones are not broken to make a column narrower ("TCP/IP", "e.g.") */

double line_max_width(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count)
{
	(void)arena;
	struct line_scan scan = {.shaper = shaper, .spans = spans, .count = count};
	double widest = 0, pen = 0, ink = 0;
	for (;;) {
		struct line_atom atom = line_scan_next(&scan, INFINITY);
		if (atom.kind == LINE_ATOM_WORD || atom.kind == LINE_ATOM_SLOT) {
			pen += atom.width;
			ink = pen - atom.tracking;
		} else if (atom.kind == LINE_ATOM_BLANK || atom.kind == LINE_ATOM_TAB) {
			pen += atom.width;
		} else if (atom.kind == LINE_ATOM_FILL) {
			if (pen > 0 && pen <= ink && atom.span > 0)
				pen += 0.5 * spans[atom.span - 1].font.size; /* the gap that line_fill keeps */
		} else {
			widest = fmax(widest, ink);
			pen = ink = 0;
			if (atom.kind == LINE_ATOM_END)
				return widest;
		}
	}
}

struct pieces { /* of a group, between its preferred breaks */
	const struct line_group *group;
	const struct line_scan *scan;
	struct line_cut last;   /* where the current piece begins */
	double widest;
	size_t characters;
};

static bool count_character(void *context, struct line_cut cut)
{
	(void)cut;
	return ++*(size_t *)context < LONG_TOKEN;
}

/* The width from one place of the group to another, as drawn on a line of its own. */
static double width_between(const struct pieces *pieces, struct line_cut from, struct line_cut to)
{
	double width = 0, tracking = 0;
	for (size_t i = from.atom; i < pieces->group->count && i <= to.atom; i++) {
		const struct line_atom *atom = &pieces->group->atoms[i];
		size_t begin = i == from.atom ? from.at : atom->from, end = i == to.atom ? to.at : atom->to;
		bool slot = atom->kind == LINE_ATOM_SLOT;
		if (i == to.atom && (slot || begin == end))
			break;
		width += slot ? atom->width : line_scan_width(pieces->scan->shaper, &pieces->scan->spans[atom->span], begin, end);
		tracking = atom->tracking;
	}
	return width - tracking;
}

static bool end_piece(void *context, struct line_cut cut)
{
	struct pieces *pieces = context;
	if (cut.kind == LINE_BREAK_PREFERRED) {
		pieces->widest = fmax(pieces->widest, width_between(pieces, pieces->last, cut));
		pieces->last = cut;
	}
	return true;
}

static double group_min_width(const struct line_group *group, const struct line_scan *scan)
{
	size_t characters = 1;
	line_group_cuts(group, scan, count_character, &characters);
	if (characters < LONG_TOKEN)
		return group->width;
	struct pieces pieces = {.group = group, .scan = scan, .last = {.at = group->atoms[0].from}};
	line_group_cuts(group, scan, end_piece, &pieces);
	return fmax(pieces.widest, width_between(&pieces, pieces.last, (struct line_cut){.atom = group->count}));
}

double line_min_width(struct arena *arena, struct shaper *shaper, const struct line_span *spans, size_t count)
{
	struct line_scan scan = {.shaper = shaper, .spans = spans, .count = count};
	struct line_group group = {0};
	double widest = 0;
	for (;;) {
		line_group_read(&group, arena, &scan, INFINITY);
		if (group.count)
			widest = fmax(widest, group_min_width(&group, &scan));
		else if (line_scan_next(&scan, INFINITY).kind == LINE_ATOM_END)
			return widest;
	}
}
