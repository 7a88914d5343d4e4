/* Devices: a dozen drawing operations, and the checking front over every back end. Points (slides: px), origin top left, y down.
 * Callers use the checking functions below; back ends fill the table. A device fills memory, never a file. The first failure sticks
 * and is reported once: later calls do nothing and device_close returns false. What the front refuses: numbers that are not finite
 * or beyond 1e5, sizes outside 1..288, unbalanced clips, drawing outside a page, text outside a mark, a path that does not begin
 * with a move, more pages than the kind takes, anything after close. */
#ifndef DEVICE_DEVICE_H
#define DEVICE_DEVICE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "base/geom.h"
#include "base/map.h"
#include "text/fonts.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

enum device_anchor { DEVICE_START, DEVICE_MIDDLE, DEVICE_END };

struct device_text {
	struct slice text;
	struct shape_font font;
	double x, y;            /* anchor on the baseline */
	enum device_anchor anchor;
	double width;           /* as measured: what START, MIDDLE and END are computed from by devices without live text */
	struct color color;
};

struct device_stroke {
	double width;
	struct color color;
	const double *dash;
	size_t dashes;
};

struct device_node {        /* the structure tree, given at open: index = content node number, entry 0 unused */
	const char *role;       /* "P", "H1", "Table", "TR", "TH", "TD", "Figure", "Link", ... (PDF 1.7) */
	unsigned parent;        /* 0: the document */
	const char *alt;        /* Figure */
	const char *language;   /* NULL: as the parent */
	unsigned span;          /* TH, TD */
	bool row_scope;         /* TH: heads a row (else a column) */
};

struct device_outline {
	unsigned level;         /* 1.. */
	const char *title, *anchor;
};

struct device_anchor_at {
	const char *name;
	size_t page;            /* from 0 */
	double y;
};

struct device_document {    /* what is known before the first page */
	const char *title, *author, *subject, *keywords, *language, *created; /* created: "2010-03-16" or NULL */
	const struct device_node *nodes; /* of the first pages, until device_structure */
	size_t node_count;
	const struct device_outline *outlines;
	size_t outline_count;
	const struct device_anchor_at *anchors;
	size_t anchor_count;
	size_t page_count;
	const char *const *labels; /* of the pages as printed, page_count of them; NULL: none */
	const char *id_prefix;  /* of element ids in SVG */
	const char *description; /* SVG desc */
	double scale;           /* PNG: pixels a point (or px); 0: 1 */
};

struct device;

struct device_kind {
	const char *name;       /* "pdf", "svg", "png", "trace" */
	const char *extension;  /* ".pdf" */
	bool paged;             /* more than one page in one output */
	bool structure;         /* uses mark() */
	size_t size;            /* of the back end's own struct */
	void (*open)(struct device *device);                             /* all but kind and document is zero; mark, link, title may be NULL */
	void (*begin_page)(struct device *device, double width, double height);
	void (*end_page)(struct device *device);
	void (*clip)(struct device *device, const struct path *path);   /* balanced by unclip within a page */
	void (*unclip)(struct device *device);
	void (*fill)(struct device *device, const struct path *path, struct color color);
	void (*stroke)(struct device *device, const struct path *path, const struct device_stroke *stroke);
	void (*text)(struct device *device, const struct device_text *text);
	void (*mark)(struct device *device, unsigned node);              /* 0: artifact; until the next mark or the end of the page */
	void (*link)(struct device *device, struct rect area, const char *target);
	void (*title)(struct device *device, const char *title);         /* tooltip of the next fill or stroke; may be NULL */
	void (*close)(struct device *device);                            /* finishes device->out */
};

struct device {             /* back ends embed it as their first member */
	const struct device_kind *kind;
	struct arena *arena;
	struct diags *diags;
	struct fonts *fonts;
	const struct device_document *document;
	struct buf out;
	const struct device_node *nodes; /* that marks refer to now */
	size_t node_count;
	/* the checking front's */
	const char *failure;    /* first failure, NULL while fine */
	bool in_page, in_mark, closed;
	unsigned mark, clips;
	size_t pages;
	struct map *anchors;    /* name -> const struct device_anchor_at */
};

#define DEVICE_NUMBER_LIMIT 1e5
#define DEVICE_PAGE_LIMIT 20000
#define DEVICE_PAGE_SIZE_LIMIT 14400.0 /* points a side: what viewers take */
#define DEVICE_PIXEL_LIMIT 1e8         /* of a picture */

/* Opens a device of a kind by name. The document must live until close. NULL: reported (unknown kind). */
struct device *device_open(struct arena *arena, struct diags *diags, struct fonts *fonts, const char *kind, const struct device_document *document);
const struct device_kind *device_find(const char *name);
size_t device_count(void);
const struct device_kind *device_at(size_t i);

/* Another document of the same output begins: marks refer to these nodes from the next page on. They must live as long as its pages. */
void device_structure(struct device *device, const struct device_node *nodes, size_t count);
void device_begin_page(struct device *device, double width, double height);
void device_end_page(struct device *device);
void device_clip(struct device *device, const struct path *path);
void device_unclip(struct device *device);
void device_fill(struct device *device, const struct path *path, struct color color);
void device_stroke(struct device *device, const struct path *path, const struct device_stroke *stroke);
void device_draw_text(struct device *device, const struct device_text *text); /* needs an open mark */
void device_mark(struct device *device, unsigned node); /* closes the mark before; 0 artifact */
void device_link(struct device *device, struct rect area, const char *target);
void device_title(struct device *device, const char *title);
/* False when anything failed (reported once). The bytes, valid until the arena is reset, in *bytes. */
bool device_close(struct device *device, struct slice *bytes);

#endif
