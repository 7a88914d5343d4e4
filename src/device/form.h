/* What a path looks like, so that text formats can say it shorter: a rectangle, a line, a circle, or just a path. */
#ifndef DEVICE_FORM_H
#define DEVICE_FORM_H

#include "base/geom.h"

enum form_kind { FORM_EMPTY, FORM_RECT, FORM_LINE, FORM_CIRCLE, FORM_PATH };

struct form {
	enum form_kind kind;
	struct rect rect;       /* RECT */
	struct point a, b;      /* LINE: its ends; CIRCLE: a is the centre */
	double radius;          /* CIRCLE */
};

/* Tolerances are far below the three decimals that are written. */
struct form form_of(const struct path *path);

#endif
