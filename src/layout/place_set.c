/* Sets: columns side by side on a page. COLUMNS hold a galley each; BALANCED is one galley flowing through columns, of equal
 * height at its end and full while it goes on. */
#include "layout/inline.h"
#include "layout/place.h"

#include "layout/continued.h"

enum { CONTINUED_LEAST = 3 }; /* verbatim lines a column that go on upon the next page */

static const double hair = 1e-6;

static double column_height(struct state *s, const struct galley *galley)
{
	double height = 0;
	for (size_t i = galley->next; i < galley->count; i++) {
		const struct strip *strip = &galley->strips[i];
		height += i > galley->next ? strip->before : 0;
		height += strip->set ? place_set_height(s, strip->set) : strip->height;
	}
	return height;
}

/* Where the rest of the galley ends in `columns` columns of that height: the first strip that does not fit. */
static size_t flows_to(struct state *s, const struct galley *galley, size_t columns, double height)
{
	size_t i = galley->next, used = 1;
	double y = 0;
	while (i < galley->count) {
		if (y == 0 && galley->strips[i].drop) {
			i++;
			continue;
		}
		size_t end = place_chain_end(s, galley, i, GLUE_HARD);
		double need = place_chain_height(s, galley, i, end, y == 0, height - y);
		if (y + need <= height + hair) {
			y += need;
			i = end;
			continue;
		}
		if (y == 0 || ++used > columns)
			return i;
		y = 0;
	}
	return i;
}

static bool flows_into(struct state *s, const struct galley *galley, size_t columns, double height)
{
	return flows_to(s, galley, columns, height) >= galley->count;
}

/* The least height in which the rest flows into the columns. */
static double balanced_height(struct state *s, const struct strip_set *set)
{
	const struct galley *galley = &set->galleys[0];
	double high = column_height(s, galley), low = high / (double)set->count - hair;
	if (set->count < 2 || high <= 0 || flows_into(s, galley, set->count, low))
		return set->count < 2 ? high : low;
	while (high - low > 0.01) {
		double middle = (low + high) / 2;
		if (flows_into(s, galley, set->count, middle))
			high = middle;
		else
			low = middle;
	}
	return high;
}

static double closing_height(const struct strip_set *set)
{
	return set->closing ? set->closing->height : 0;
}

double place_set_height(struct state *s, const struct strip_set *set)
{
	if (set->kind == SET_BALANCED)
		return balanced_height(s, set) + closing_height(set);
	double height = 0;
	for (size_t i = 0; i < set->count; i++) {
		double column = column_height(s, &set->galleys[i]);
		height = column > height ? column : height;
	}
	return height;
}

double place_set_least(struct state *s, const struct strip_set *set)
{
	if (set->whole && !set->started) {
		double height = place_set_height(s, set);
		if (height <= s->body_height)
			return height;
	}
	double least = 0;
	for (size_t i = 0; i < (set->kind == SET_BALANCED ? 1 : set->count); i++) {
		const struct galley *galley = &set->galleys[i];
		if (galley->next >= galley->count)
			continue;
		double chain = place_chain_height(s, galley, galley->next, place_chain_end(s, galley, galley->next, GLUE_HARD), true, s->body_height);
		least = chain > least ? chain : least;
	}
	return least + (set->pre ? continued_height(s, set) : 0);
}

/* All columns at their own pace. */
static bool place_columns(struct frame *frame, struct strip_set *set)
{
	double y = frame->y;
	bool done = true;
	for (size_t i = 0; i < set->count; i++) {
		struct frame column = *frame;
		column.x += set->x[i];
		column.top = true;
		done &= place_galley(&column, &set->galleys[i]);
		y = column.y > y ? column.y : y;
	}
	frame->y = y;
	return done;
}

static bool flow_columns(struct frame *frame, struct strip_set *set, double bottom)
{
	double y = frame->y;
	bool done = false;
	for (size_t i = 0; i < set->count && !done; i++) {
		struct frame column = *frame;
		column.x += set->x[i];
		column.bottom = bottom;
		column.top = true;
		done = place_galley(&column, &set->galleys[0]);
		y = column.y > y ? column.y : y;
	}
	frame->y = y;
	return done;
}

/* Whether the rest, not broken, surely needs more than `room`: cheap, so that long texts stay linear. */
static bool exceeds(const struct strip_set *set, double room)
{
	const struct galley *galley = &set->galleys[0];
	double limit = room * (double)set->count, height = 0;
	for (size_t i = galley->next; i < galley->count && height <= limit; i++)
		height += galley->strips[i].drop || galley->strips[i].set ? 0 : galley->strips[i].height;
	return height > limit;
}

/* Verbatim lines from strip `first` on, counted up to `most`. */
static size_t lines_from(const struct galley *galley, size_t first, size_t most)
{
	size_t lines = 0;
	for (size_t i = first; i < galley->count && lines < most; i++)
		lines += galley->strips[i].line && !galley->strips[i].drop;
	return lines;
}

/* The height to fill with verbatim lines that go on upon the next page, at most `room`: less where too few would go on. */
static double broken_height(struct state *s, const struct strip_set *set, double room)
{
	const struct galley *galley = &set->galleys[0];
	const size_t wanted = CONTINUED_LEAST * set->count;
	double height = room;
	if (lines_from(galley, galley->next, 2 * wanted) < 2 * wanted)
		return room;
	for (size_t tries = 0; tries < CONTINUED_LEAST; tries++) {
		size_t end = flows_to(s, galley, set->count, height);
		if (end <= galley->next || lines_from(galley, end, wanted) >= wanted)
			break;
		height -= galley->strips[end < galley->count ? end : galley->count - 1].height;
	}
	return height;
}

static bool place_balanced(struct frame *frame, struct strip_set *set)
{
	struct state *s = frame->s;
	double room = frame->bottom - frame->y - closing_height(set);
	bool ends = frame->unbound || !exceeds(set, room);
	double height = ends ? balanced_height(s, set) : 0;
	ends &= frame->unbound || height <= room + hair;
	double below = set->pre ? continued_height(s, set) : closing_height(set);
	if (!ends && set->pre)
		height = broken_height(s, set, room - below);
	double bottom = ends || set->pre ? frame->y + height + hair : frame->bottom - below;
	bool done = flow_columns(frame, set, bottom);
	if (done && set->closing)
		place_strip(frame, set->closing, false);
	if (!done && set->pre)
		continued_place(frame, set);
	return done;
}

bool place_set(struct frame *frame, struct strip_set *set)
{
	bool done = set->kind == SET_BALANCED ? place_balanced(frame, set) : place_columns(frame, set);
	set->started = true;
	frame->fresh = false;
	return done;
}
