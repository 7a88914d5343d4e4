/* What all phases of one layout share: the tools, the numbers of the theme, the page's body. Everything between the content
 * and the pages (strips, lines, placements) lives in `scratch`, which is released when the pages are finished. */
#ifndef LAYOUT_STATE_H
#define LAYOUT_STATE_H

#include "doc/content.h"
#include "layout/layout.h"

#include <stdbool.h>

enum { STATE_PAGES_LIMIT = 20000 };

struct look { /* numbers of the theme, points unless said */
	double gutter;           /* between columns of the page grid */
	unsigned grid;           /* columns of the page grid */
	double table_gutter;     /* between columns of a table, at least */
	double head_gap;         /* from a section's title to its finding */
	double header_baseline;  /* of the header's first line, from the page's top */
	double footer_top;       /* of the footer's box, from the page's bottom */
	double label_min, label_max, label_gap; /* of label/value grids */
	double symbol;           /* size of a symbol, in sizes of its text */
	double mark_hang;        /* room right of a column whose marks hang outside the digits */
	double page_share;       /* of a page that must be left for a section that begins where there is room */
	unsigned pre_fit;        /* characters a verbatim line may have in two columns */
	unsigned pre_hang;       /* characters that a continued verbatim line hangs */
};

struct state_known { /* what is known only when a page is finished */
	size_t page, pages;      /* numbers from 1, of the whole output */
	const char *running;     /* title of the level-1 section on the page, "" for none */
	const struct map *anchors; /* name -> struct page_anchor; NULL before all pages are broken */
};

struct state {
	struct layout_tools tools;
	const struct doc *doc;
	struct arena *scratch;
	struct arena *brief;     /* for what is needed only while one row is measured or drawn */
	struct look look;
	double body_width, body_height;
	bool wide;               /* of a page turned to landscape, for a table too wide for the others */
	size_t before;           /* pages of the output before the document's first */
	unsigned digits;         /* of the slots for page numbers */
	bool artifact;           /* what is drawn now belongs to no node: headers, footers, repeated heads */
	const struct state_known *known; /* NULL while the body is laid out: page numbers are slots */
	size_t label_sections, label_capacity;
	struct state_label *labels; /* widest label by section, found once */
	size_t sought;           /* nodes looked for, for places of messages */
	size_t margin_count, margin_capacity;
	const struct doc_node **margins; /* headers and footers of the document */
	struct table *measured;  /* the table measured last: a section looks at its table before the table is laid out */
	struct arena *lasting;   /* the scratch arena while the brief one stands in for it, else NULL */
	bool missing_found;
	struct place missing;    /* of the first text with characters that no font has */
	size_t work;             /* blocks, cells and placements handled: what the tests of linear time count */
};

struct state_label {
	const struct doc_node *section;
	double width;
};

struct state state_open(struct layout_tools tools, const struct doc *doc, unsigned digits);
void state_close(struct state *s);
void state_turn(struct state *s, bool wide); /* the body is now that of a page as it is, or turned to landscape; margins stay */

/* Between these, scratch is the brief arena, which the second empties. Not nested. */
void state_begin_brief(struct state *s);
void state_end_brief(struct state *s);

/* A style of the theme by name over the text properties of `base`; `base` itself without a theme. */
const struct style *state_style(struct state *s, const struct style *base, const char *name);

#endif
