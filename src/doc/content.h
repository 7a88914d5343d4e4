/* The content tree: a document with all text and styles resolved and nothing conditional left; what bind makes and layout
 * reads. It is also the structure tree: nodes are numbered in reading order from 1, devices mark what they draw with the number. */
#ifndef DOC_CONTENT_H
#define DOC_CONTENT_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/place.h"
#include "chart/spec.h"
#include "style/style.h"

#include <stdbool.h>
#include <stddef.h>

enum { DOC_DEPTH_MOST = 6 }; /* of headings */

enum doc_kind {
	/* blocks */
	DOC_DOCUMENT,    /* children: DOC_HEADER, DOC_FOOTER (any number: the one meant most closely for a page is drawn), then blocks */
	DOC_HEADER, DOC_FOOTER, /* children: DOC_PARA; drawn on every page it applies to */
	DOC_SECTION,     /* level; first child DOC_HEAD; then blocks */
	DOC_HEAD,        /* children: DOC_TITLE, optionally DOC_FINDING, DOC_NOTE; the section's style gives rule and spaces.
	                    One line: title, finding behind it, note at the right margin; a finding that does not fit moves below */
	DOC_TITLE, DOC_FINDING, DOC_NOTE, /* children: inlines */
	DOC_PARA,        /* children: inlines */
	DOC_COLUMNS,     /* children: DOC_COLUMN, side by side on a 12-column grid */
	DOC_COLUMN,      /* span 1..12; children: blocks */
	DOC_FIELDS,      /* label/value grid in `columns` halves, in order, left column first, balanced; children: DOC_FIELD */
	DOC_FIELD,       /* children: DOC_LABEL, DOC_CELL */
	DOC_LABEL,       /* children: inlines */
	DOC_FACTS,       /* label (small) over value, in `columns` equal columns, row by row; children: DOC_FIELD */
	DOC_TABLE,       /* columns in table; children: DOC_HEADROW?, then DOC_GROUP | DOC_ROW, then DOC_FOOTNOTE */
	DOC_HEADROW,     /* children: DOC_CELL, one a column */
	DOC_GROUP,       /* first child DOC_TITLE; then DOC_ROW */
	DOC_ROW,         /* children: DOC_CELL, one a column (a span covers several) */
	DOC_CELL,        /* children: DOC_PARA (further ones are sub-lines), or inlines directly */
	DOC_FOOTNOTE,    /* children: DOC_LABEL (the mark), DOC_PARA */
	DOC_PRE,         /* verbatim lines in monospace, two columns when they fit; children: DOC_LINE */
	DOC_LINE,        /* children: one DOC_TEXT */
	DOC_CHART,
	DOC_BAND,        /* a tinted box; children: blocks */
	DOC_SPACE,       /* height points */
	DOC_BREAK,       /* a new page */
	DOC_TOC,         /* contents down to `level`; children: none; layout fills it from the sections */
	/* inlines */
	DOC_TEXT,        /* text */
	DOC_SYMBOL,      /* a drawn mark of the theme: "pass", "fail", "check", "undisclosed", "uncheckable", "ring", "square", "tick", "arrow" */
	DOC_LINK,        /* target; children: inlines */
	DOC_FILL,        /* what follows goes to the right margin */
	DOC_PAGE, DOC_PAGES,   /* this page's number, the number of pages */
	DOC_PAGE_OF,     /* page number of anchor `target` */
	DOC_RUNNING,     /* title of the level-1 section that stands on the page */
	DOC_KINDS
};

enum doc_pages { DOC_PAGES_ANY, DOC_PAGES_FIRST, DOC_PAGES_LEFT, DOC_PAGES_RIGHT, DOC_PAGES_LANDSCAPE }; /* left: of even number */
enum doc_orientation { DOC_AS_AROUND, DOC_PORTRAIT, DOC_LANDSCAPE };

struct doc_table_column {
	enum style_align align;
	double width;           /* points; 0: from the content */
	double share;           /* of what is left over, > 0 for columns that stretch; 0: content width */
	bool key;               /* repeated when columns are split into groups */
	bool merge;             /* a value equal to the one above is left blank, and its hairline too */
	bool hang_mark;         /* a trailing mark (*, +) hangs outside the digits */
};

struct doc_node {
	enum doc_kind kind;
	unsigned number;        /* from 1 in reading order */
	struct doc_node *parent, *first, *last, *next;
	const struct style *style;
	const char *anchor;     /* name of a destination here, or NULL; unique in the document */
	const char *language;   /* NULL: the document's */
	struct place at;        /* the disclosure's place of the value, line 0: none */
	struct place from;      /* the template's element */
	/* by kind */
	const char *text;       /* TEXT, SYMBOL: its name; LINK, PAGE_OF: target ("#anchor" or an address) */
	const char *alt;        /* CHART, SYMBOL: alternative text */
	unsigned level;         /* SECTION, TOC: 1..6 */
	unsigned depth;         /* SECTION: in outline and headings, where it is not the level: in chapters; 0: the level */
	bool page;              /* SECTION: begins a page */
	bool page_auto;         /* SECTION: begins a page where too little of this one is left */
	bool page_whole;        /* ... or where it does not fit this one but would fit a page of its own */
	enum doc_orientation orientation; /* SECTION: of its pages; not in columns, bands or tables */
	bool outline;           /* SECTION: has an entry in outline and contents */
	enum doc_pages pages;   /* HEADER, FOOTER: beside continued_page */
	bool continued_page;    /* HEADER, FOOTER: for all pages but the first (false: for the first, or for all when alone) */
	unsigned columns;       /* FIELDS, FACTS, PRE: 1 or more; COLUMN: its span */
	const struct doc_table_column *table; /* TABLE */
	size_t table_columns;
	unsigned span;          /* CELL: columns covered, at least 1 */
	const char *continued;  /* SECTION, TABLE, GROUP, PRE: the words for "continued" (PRE: "{n} lines continue on page {page}") */
	double height;          /* SPACE; CHART: 0 as high as it wants */
	const struct chart_spec *chart;
};

struct doc {
	struct doc_node *root;
	unsigned count;         /* nodes */
	const char *title, *author, *subject, *keywords, *language, *created; /* created: ISO date of the disclosure, or NULL */
	double page_width, page_height;
	double margin_left, margin_right, margin_top, margin_bottom;
};

struct doc *doc_new(struct arena *arena);
struct doc_node *doc_add(struct arena *arena, struct doc *doc, struct doc_node *parent, enum doc_kind kind, const struct style *style);
struct doc_node *doc_add_text(struct arena *arena, struct doc *doc, struct doc_node *parent, const struct style *style, const char *text);
void doc_renumber(struct doc *doc); /* in reading order again, when nodes were moved */
const char *doc_kind_name(enum doc_kind kind);
bool doc_is_inline(enum doc_kind kind);
unsigned doc_depth(const struct doc_node *section); /* of a section, in outline, contents and headings: 1..6 */
void doc_dump(struct buf *out, const struct doc *doc); /* --dump=content */

#endif
