/* Strips: what stands between the content and the pages. A galley is a column of strips, one below the other; a strip is drawn
 * whole on one page, except that a set (columns side by side) may be continued. Where a page may end is said by the glue.
 * All live in the layout's scratch arena; items are relative to the galley's left edge and the strip's top. */
#ifndef LAYOUT_STRIP_H
#define LAYOUT_STRIP_H

#include "layout/state.h"

#include <stdbool.h>
#include <stddef.h>

struct inline_late;
struct strip;

enum strip_when { STRIP_ALWAYS, STRIP_AT_TOP, STRIP_NOT_AT_TOP }; /* on a page's top below repeated heads, or elsewhere */

struct strip_item {
	struct page_item item;
	const struct inline_late *late; /* a line with page numbers, drawn at item.box when all are known; else NULL */
	enum strip_when when;
};

enum strip_glue { /* to the strip above */
	GLUE_NONE,      /* a page may end above this strip */
	GLUE_KEEP,      /* not while the block fits a page */
	GLUE_HARD       /* heading and what follows, widows and orphans, header and first row */
};

struct strip_region { /* strips below a head that is repeated on each further page */
	const struct strip_region *outer;
	size_t first;           /* index of its first strip */
	struct galley *repeat;  /* NULL: nothing */
	double after;           /* space below what is repeated, at least */
	bool wide;              /* repeated on pages turned to landscape, or on upright ones */
	const struct doc_node *section; /* whose title is repeated, or NULL */
};

struct galley {
	size_t count, capacity;
	struct strip *strips;
	size_t next;            /* the first strip that is not yet on a page */
};

enum strip_set_kind { SET_COLUMNS, SET_BALANCED };

struct strip_set {
	enum strip_set_kind kind;
	size_t count;           /* columns */
	const double *x;        /* of each, from the galley's left edge */
	struct galley *galleys; /* COLUMNS: one a column; BALANCED: one, flowing through all */
	bool started;           /* partly on an earlier page */
	bool whole;             /* not broken while it fits a page */
	struct strip *closing;  /* BALANCED: below the last line, or NULL */
	const struct doc_node *pre; /* BALANCED: verbatim lines whose words for "continued" stand below a broken column */
	double width, after;    /* of all columns; space that their last blocks ask for below */
};

struct strip_tint { /* behind strips of a band taller than a page, and behind the spaces between them */
	double x, width;
	struct color color;
};

struct strip {
	double height;          /* 0 for a set, whose height is place_set_height() */
	double before;          /* space above, already collapsed; nothing at the top of a page or column */
	enum strip_glue glue;
	bool new_page;          /* begins a page */
	double page_room;       /* begins a page where less than so much of this one is left; 0: anywhere */
	bool drop;              /* a space: nothing at the top of a page or column */
	bool wide;              /* stands on pages turned to landscape */
	bool line;              /* the first strip of a verbatim line */
	double top_height;      /* height at the top of a continued page, where merged cells are drawn; 0: as elsewhere */
	size_t count, capacity;
	struct strip_item *items;
	size_t marks, marks_capacity;
	const struct doc_node **mark; /* sections and anchors that begin here */
	const struct strip_region *region;
	struct strip_set *set;
	const struct strip_tint *tint; /* NULL: none */
	bool tint_begins;       /* the space above is not tinted */
	const struct doc_node *keep; /* the block whose keeping glued this strip, for the warning */
};

double strip_repeat_height(const struct strip_region *region, bool wide); /* on such a page, with the spaces around it */
struct strip *strip_add(struct state *s, struct galley *galley); /* valid until the next one is added */
struct strip_item *strip_add_item(struct state *s, struct strip *strip, enum page_item_kind kind, unsigned node, struct rect box);
struct strip_item *strip_add_moved(struct state *s, struct strip *to, const struct strip_item *from, double dx, double dy);
void strip_add_rect(struct state *s, struct strip *strip, struct rect box, struct color color); /* an artifact; nothing when empty or clear */
void strip_add_mark(struct state *s, struct strip *strip, const struct doc_node *node);

/* A copy of a strip whose items lie in `arena`, no larger than needed. */
struct strip strip_seal(struct arena *arena, const struct strip *strip);
bool strip_is_late(const struct strip *strip); /* some line waits for page numbers: what it was made from must stay */

/* Copies the items and marks of `from` into `to`, moved by (dx, dy). `top`: as on the top of a continued page. */
void strip_merge(struct state *s, struct strip *to, const struct strip *from, double dx, double dy, bool top);

#endif
