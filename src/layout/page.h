/* Laid-out pages: items at final positions in points, origin top left of the page. What paint draws. */
#ifndef LAYOUT_PAGE_H
#define LAYOUT_PAGE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/geom.h"
#include "chart/mark.h"
#include "doc/content.h"
#include "style/style.h"

#include <stdbool.h>
#include <stddef.h>

enum page_item_kind {
	PAGE_TEXT,      /* one piece of text on one baseline */
	PAGE_RECT,      /* a filled rectangle: rules, tints, hairlines */
	PAGE_PICTURE,   /* a chart */
	PAGE_SYMBOL,    /* a small drawn mark */
	PAGE_LINK       /* an active area */
};

struct page_item {
	enum page_item_kind kind;
	unsigned node;          /* content node it belongs to; 0: artifact (headers, footers, rules, repeated heads) */
	struct rect box;        /* TEXT: from ascent to descent */
	/* TEXT */
	struct slice text;
	struct shape_font font;
	double baseline;        /* y of the baseline; x is box.x */
	struct color color;     /* also RECT, SYMBOL */
	/* PICTURE */
	const struct picture *picture;
	/* SYMBOL: name; LINK: target */
	const char *name;
};

struct page {
	double width, height;
	size_t count, capacity;
	struct page_item *items;
	const char *label;      /* as printed */
};

struct page_anchor {        /* destinations: every section and every node with an anchor */
	const char *name;
	size_t page;            /* from 0 */
	double y;
};

struct page_outline {
	unsigned level;
	const char *title;
	const char *anchor;
};

struct pages {
	const struct doc *doc;
	size_t count, capacity;
	struct page *pages;
	size_t anchors, anchors_capacity;
	struct page_anchor *anchor;
	size_t outlines, outlines_capacity;
	struct page_outline *outline;
	struct place missing;   /* where the first text with a character that no font has comes from; line 0: unknown, or none has */
	size_t work;            /* blocks, cells and placements handled: the tests of linear time count it */
};

void page_dump(struct buf *out, const struct pages *pages); /* --dump=pages: a line an item */

#endif
