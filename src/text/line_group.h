/* A group: words and slots between two places where a line breaks by itself, that is what holds together while it fits on
 * a line. Private to text/. */
#ifndef TEXT_LINE_GROUP_H
#define TEXT_LINE_GROUP_H

#include "text/line_break.h"
#include "text/line_scan.h"

struct line_group {
	struct line_atom *atoms;
	size_t count, capacity;
	double width;           /* without the tracking behind the last character */
};

/* The group at the scan's position, which moves behind it. Stops when it is wider than `limit`. */
void line_group_read(struct line_group *group, struct arena *arena, struct line_scan *scan, double limit);

struct line_cut {
	size_t atom, at;        /* a line ends before byte `at` of the text of this atom's span; atom = count: behind the last */
	double width;           /* of what stands before it, without the tracking behind its last character */
	enum line_break kind;
};

/* Calls `each` for each place between two characters of the group, until it returns false. */
void line_group_cuts(const struct line_group *group, const struct line_scan *scan,
	bool (*each)(void *context, struct line_cut cut), void *context);

/* The best place to break with at most `width` before it, the last of the best kind; of kind `least` at least. False when
 * there is none; but for LINE_BREAK_LAST there always is one, behind the first character if need be. */
bool line_group_cut(const struct line_group *group, const struct line_scan *scan, double width, enum line_break least, struct line_cut *cut);

#endif
