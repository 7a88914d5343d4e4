/* Resolved styles: what layout reads. Interned by the theme, so equal styles are one pointer; they live as long as the theme. */
#ifndef STYLE_STYLE_H
#define STYLE_STYLE_H

#include "base/geom.h"
#include "text/shape.h"

#include <stdbool.h>

enum style_align { STYLE_LEFT, STYLE_RIGHT, STYLE_CENTER, STYLE_DECIMAL };

struct style {
	const char *name;       /* as written in the template ("cell bad"), for dumps */
	/* text properties: inherited by inlines */
	struct shape_font font;
	double leading;         /* distance of baselines, points */
	struct color color;
	enum style_align align;
	double rise;            /* baseline shift, points up */
	/* box properties: not inherited */
	double indent, hang;    /* of the first, of continued lines */
	double space_before, space_after; /* collapse to the larger; nothing at the top of a page */
	double pad_top, pad_bottom, pad_left, pad_right;
	double rule;            /* width of the rule above the box, 0 for none */
	struct color rule_color;
	double rule_gap;        /* from the rule to the content */
	struct color background; /* a = 0: none */
	double width;           /* > 0: the box is at most so wide (measure of running prose) */
	bool keep_next;         /* on one page with the beginning of what follows */
	bool balance;           /* a text of few lines has no short last one */
	bool keep;              /* not broken over pages while it fits one */
};

#endif
