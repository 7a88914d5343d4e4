/* The stream of atoms. Widths come chunk by chunk from the shaper, so a word costs one look-up in its cache. */
#include "text/line_scan.h"

#include "base/utf8.h"

static double chunk_width(struct shaper *shaper, struct shape_font font, struct slice chunk)
{
	const struct shape *shape = shaper->shape(shaper, font.face, chunk);
	return shape->advance * font.size + shape->characters * font.tracking;
}

double line_scan_width(struct shaper *shaper, const struct line_span *span, size_t from, size_t to)
{
	double width = 0;
	struct slice text = slice_sub(span->text, from, to);
	for (size_t at = 0; at < text.n;)
		width += chunk_width(shaper, span->font, shape_next(text, &at));
	return width;
}

static bool blank_at(struct slice text, size_t at)
{
	struct slice chunk = slice_sub(text, at, text.n);
	return shape_blank(utf8_next(chunk, &(size_t){0}));
}

/* Blanks up to a tab or a line end, which are atoms of their own. */
static size_t blanks_end(struct slice text, size_t from, size_t to)
{
	for (size_t i = from; i < to; i++)
		if (text.s[i] == '\n' || text.s[i] == '\t')
			return i;
	return to;
}

static bool digit_or_letter(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool digit(struct slice text, size_t at)
{
	return at < text.n && text.s[at] >= '0' && text.s[at] <= '9';
}

static bool times(struct slice text, size_t at)
{
	return at + 1 < text.n && text.s[at] == '\xC3' && text.s[at + 1] == '\x97';
}

/* The one blank that holds together: a number and its percent sign ("20 %"), the factors of a product ("4 × 22"), an equals sign and
 * the number behind it. */
static bool binds(struct slice text, size_t at)
{
	if (at == 0 || text.s[at] != ' ')
		return false;
	const bool behind = digit(text, at - 1);
	if (behind && at + 1 < text.n && text.s[at + 1] == '%')
		return at + 2 == text.n || !digit_or_letter(text.s[at + 2]);
	if (behind && times(text, at + 1))
		return at + 3 < text.n && text.s[at + 3] == ' ' && digit(text, at + 4);
	if (!digit(text, at + 1))
		return false;
	return (text.s[at - 1] == '=' && (at == 1 || text.s[at - 2] == ' ')) ||
		(at >= 4 && times(text, at - 2) && text.s[at - 3] == ' ' && digit(text, at - 4));
}

static void read_word(struct line_scan *scan, const struct line_span *span, double limit, struct line_atom *atom)
{
	while (scan->at < span->text.n && atom->width <= limit && (!blank_at(span->text, scan->at) || (scan->at > atom->from && binds(span->text, scan->at))))
		atom->width += chunk_width(scan->shaper, span->font, shape_next(span->text, &scan->at));
}

static void read_text(struct line_scan *scan, const struct line_span *span, double limit, struct line_atom *atom)
{
	char first = span->text.s[scan->at];
	atom->tracking = span->font.tracking;
	if (first == '\n') {
		atom->kind = LINE_ATOM_NEWLINE;
		scan->at++;
	} else if (first == '\t') {
		atom->kind = LINE_ATOM_TAB;
		atom->width = line_scan_width(scan->shaper, span, scan->at, scan->at + 1);
		scan->at++;
	} else if (blank_at(span->text, scan->at)) {
		atom->kind = LINE_ATOM_BLANK;
		shape_next(span->text, &scan->at);
		scan->at = blanks_end(span->text, atom->from, scan->at);
		atom->width = line_scan_width(scan->shaper, span, atom->from, scan->at);
	} else {
		atom->kind = LINE_ATOM_WORD;
		read_word(scan, span, limit, atom);
	}
	atom->to = scan->at;
}

struct line_atom line_scan_next(struct line_scan *scan, double limit)
{
	for (; scan->span < scan->count; scan->span++, scan->at = 0) {
		const struct line_span *span = &scan->spans[scan->span];
		struct line_atom atom = {.span = scan->span, .from = scan->at, .to = scan->at};
		if (span->fill || span->slot > 0) {
			atom.kind = span->fill ? LINE_ATOM_FILL : LINE_ATOM_SLOT;
			atom.width = span->fill ? 0 : span->slot;
			scan->span++, scan->at = 0;
			return atom;
		}
		if (scan->at < span->text.n) {
			read_text(scan, span, limit, &atom);
			return atom;
		}
	}
	return (struct line_atom){.kind = LINE_ATOM_END, .span = scan->count};
}
