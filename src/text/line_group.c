/* Reads groups and finds where to break one that does not fit. The advances of the whole word tell where characters end;
 * the part before a break is measured again, since kerning over the break falls away. */
#include "text/line_group.h"

#include "base/utf8.h"

#include <math.h>
#include <string.h>

void line_group_read(struct line_group *group, struct arena *arena, struct line_scan *scan, double limit)
{
	double pen = 0;
	group->count = 0;
	group->width = 0;
	while (group->width <= limit) {
		struct line_scan before = *scan;
		struct line_atom atom = line_scan_next(scan, fmax(limit - pen, 0));
		if (atom.kind != LINE_ATOM_WORD && atom.kind != LINE_ATOM_SLOT) {
			*scan = before;
			return;
		}
		struct line_atom *last = arena_push(arena, &group->atoms, &group->count, &group->capacity, sizeof *last);
		*last = atom;
		pen += atom.width;
		group->width = pen - atom.tracking;
	}
}

/* Walking over the characters of a group */

struct walk {
	bool (*each)(void *context, struct line_cut cut);
	void *context;
	unsigned earlier, before; /* code points */
	double pen, tracking;
	bool going;
};

static void pass(struct walk *walk, size_t atom, size_t at, unsigned next)
{
	if (walk->before && walk->going)
		walk->going = walk->each(walk->context, (struct line_cut){
			.atom = atom,
			.at = at,
			.width = walk->pen - walk->tracking,
			.kind = line_break_between(walk->earlier, walk->before, next),
		});
	walk->earlier = walk->before;
	walk->before = next;
}

enum { CHUNK_BYTES = SHAPE_CHUNK + SHAPE_CHUNK_MARKS + 8 };

/* Where the characters of a chunk begin, and how far each moves the pen, in em. */
static void read_advances(const struct shape *shape, struct slice chunk, double *advances, bool *begins)
{
	memset(advances, 0, chunk.n * sizeof *advances);
	memset(begins, 0, chunk.n * sizeof *begins);
	const char *start = NULL; /* the cache's copy of the chunk */
	for (size_t r = 0; r < shape->count; r++)
		if (!start || shape->runs[r].text.s < start)
			start = shape->runs[r].text.s;
	for (size_t r = 0; r < shape->count; r++)
		for (size_t g = 0; g < shape->runs[r].count; g++) {
			const struct shape_glyph *glyph = &shape->runs[r].glyphs[g];
			size_t offset = (size_t)(shape->runs[r].text.s - start) + glyph->cluster;
			advances[offset] += glyph->advance;
			begins[offset] = true;
		}
}

static void walk_chunk(struct walk *walk, const struct line_scan *scan, const struct line_atom *atom, size_t index, size_t from, size_t to)
{
	double advances[CHUNK_BYTES];
	bool begins[CHUNK_BYTES];
	const struct line_span *span = &scan->spans[atom->span];
	struct slice chunk = slice_sub(span->text, from, to);
	read_advances(scan->shaper->shape(scan->shaper, span->font.face, chunk), chunk, advances, begins);
	for (size_t i = 0; i < chunk.n && walk->going; i++) {
		if (!begins[i])
			continue;
		size_t at = i;
		pass(walk, index, from + i, utf8_next(chunk, &at));
		walk->pen += advances[i] * span->font.size + span->font.tracking;
		walk->tracking = span->font.tracking;
	}
}

void line_group_cuts(const struct line_group *group, const struct line_scan *scan,
	bool (*each)(void *context, struct line_cut cut), void *context)
{
	struct walk walk = {.each = each, .context = context, .going = true};
	for (size_t i = 0; i < group->count && walk.going; i++) {
		const struct line_atom *atom = &group->atoms[i];
		if (atom->kind == LINE_ATOM_SLOT) {
			pass(&walk, i, 0, '0'); /* a number will stand there */
			walk.pen += atom->width;
			walk.tracking = 0;
			continue;
		}
		struct slice text = slice_sub(scan->spans[atom->span].text, 0, atom->to);
		for (size_t at = atom->from, from = at; at < text.n && walk.going; from = at) {
			shape_next(text, &at);
			walk_chunk(&walk, scan, atom, i, from, at);
		}
	}
}

/* Choosing */

struct choice {
	double width;
	bool found[LINE_BREAK_COUNT];
	struct line_cut cuts[LINE_BREAK_COUNT]; /* the last that fits, of each kind */
	struct line_cut first;
	bool any;
};

static bool consider(void *context, struct line_cut cut)
{
	struct choice *choice = context;
	if (!choice->any) {
		choice->any = true;
		choice->first = cut;
	}
	if (cut.width > choice->width)
		return false;
	choice->found[cut.kind] = true;
	choice->cuts[cut.kind] = cut;
	return true;
}

/* The width before a cut as it will be drawn. */
static double width_before(const struct line_group *group, const struct line_scan *scan, struct line_cut cut)
{
	double width = 0, tracking = 0;
	for (size_t i = 0; i < group->count && i <= cut.atom; i++) {
		const struct line_atom *atom = &group->atoms[i];
		bool whole = i < cut.atom || atom->kind == LINE_ATOM_SLOT;
		if (i == cut.atom && (whole || cut.at == atom->from))
			break;
		width += whole ? atom->width : line_scan_width(scan->shaper, &scan->spans[atom->span], atom->from, cut.at);
		tracking = atom->tracking;
	}
	return width - tracking;
}

bool line_group_cut(const struct line_group *group, const struct line_scan *scan, double width, enum line_break least, struct line_cut *cut)
{
	for (double fits = width;;) {
		struct choice choice = {.width = fits};
		line_group_cuts(group, scan, consider, &choice);
		int kind = LINE_BREAK_PREFERRED;
		while (kind >= (int)least && !choice.found[kind])
			kind--;
		if (kind < (int)least) {
			if (least != LINE_BREAK_LAST)
				return false;
			*cut = choice.any ? choice.first : (struct line_cut){.atom = group->count, .width = group->width};
			cut->width = width_before(group, scan, *cut);
			return true;
		}
		*cut = choice.cuts[kind];
		double drawn = width_before(group, scan, *cut);
		if (drawn <= width) {
			cut->width = drawn;
			return true;
		}
		fits = cut->width - 1e-6; /* kerning had made it narrower: the next one before it */
	}
}
