/* What all files of this folder share while one document is bound: the tools, the content being made, and the scope that a
 * template's element is bound in. Internal to bind/. */
#ifndef BIND_BINDER_H
#define BIND_BINDER_H

#include "bind/bind.h"
#include "template/elements.h"
#include "xml/path.h"

enum {
	BINDER_MAX_NODES = 2000000,  /* of content */
	BINDER_MAX_ROWS = 50000,     /* of a table */
	BINDER_MAX_OPERATIONS = 100000000, /* of XPath in a document; 50,000 rows take 5,000,000 */
	BINDER_MAX_STEPS = 20000000, /* elements of the template bound and nodes found, each time */
	BINDER_MAX_TEXT = 256 << 20, /* bytes of all values taken together */
	BINDER_MAX_FAILURES = 50,    /* of expressions: each may have cost as much as it was allowed */
	BINDER_SPOKEN = 16
};

/* A number that a function put into words: how a channel gets its number from {num(@p90)}. */
struct spoken {
	const char *text;
	double number;
};

struct binder_group {               /* of a for-each with group-by */
	const char *key;
	xmlNode **nodes;
	size_t count;
};

struct binder_reference {           /* the title of a section, filled in when all sections are bound */
	struct doc_node *text;
	const char *anchor;
	struct place at;
};

struct binder {
	struct bind_tools tools;
	struct doc *doc;
	struct path_context *paths;
	xmlDoc *document;
	const char *from;               /* the disclosure's file, for places */
	bool failed;                    /* an error was reported */
	size_t steps, bytes;            /* of the template and of values, so far */
	unsigned failures;              /* expressions that failed; too many stop the binding */
	bool stopped;                   /* a limit was passed: nothing more is bound */
	struct spoken spoken[BINDER_SPOKEN]; /* by the expression evaluated last */
	size_t spoken_count;
	struct map *anchors;            /* names in use */
	struct map *titles;             /* of sections: anchor -> title */
	struct binder_reference *references;
	size_t reference_count, reference_capacity;
	struct map *terms;              /* of the index; NULL: none yet */
	struct doc_node **indexes;      /* blocks that shall hold it */
	size_t index_count, index_capacity;
	const struct binder_group *group; /* NULL outside of groups */
	struct doc_node *notes;         /* footnotes of the section being bound, not yet placed; NULL: none */
	unsigned note_count;            /* of the document so far */
	unsigned numbers[DOC_DEPTH_MOST + 1]; /* of numbered sections, by level */
	size_t chapters;                /* sections of level 1 so far */
	struct map *warned;             /* expressions that found nothing, by their address: said once */
	const char **ids;               /* of the document, for "did you mean"; gathered when first needed */
	size_t id_count;
};

/* The white space and the paragraphs of a run of inlines. */
struct line_state {
	bool begun;                     /* something stands on the line */
	bool blank;                     /* a blank is owed before the next text */
	bool wrap;                      /* inlines stand in paragraphs of their own below the scope's parent */
	struct doc_node *para;          /* the paragraph open, NULL for none yet */
};

struct table;                       /* table.c */
struct chart_making;                /* chart.c */

enum pass {                         /* which children an element takes now */
	PASS_ALL,
	PASS_FRAME, PASS_BODY,          /* of a document: headers and footers, then blocks */
	PASS_COLUMNS, PASS_ROWS         /* of a table: its columns, then its rows */
};

struct scope {
	xmlNode *node;                  /* context of expressions */
	size_t position, size;
	struct doc_node *parent;        /* where blocks go */
	struct doc_node *inside;        /* where inlines go, when not into parent: a link */
	const struct style *style;      /* whose text properties are inherited */
	struct line_state *line;
	struct table *table;
	struct chart_making *chart;
	unsigned level;                 /* of the section around */
	bool numbered;                  /* it has a number */
	const struct template_node *given; /* of the part around: the values that its <use> gives */
	enum pass pass;
};

/* A node below `parent` with the place of its template's element; past the limit of nodes binding stops. */
struct doc_node *binder_add(struct binder *b, struct doc_node *parent, enum doc_kind kind, const struct style *style, struct place from);

/* The style of names over the scope's text properties; NULL names: only what is inherited. */
const struct style *binder_style(struct binder *b, const struct style *inherited, struct place at, const char *names);

void binder_stop(struct binder *b, struct place at, const char *what, size_t limit); /* a limit is passed */
void binder_speak(struct binder *b, const char *text, double number);
const char *binder_word(struct binder *b, const char *id); /* a message without slots */
struct place binder_place(const struct binder *b, const xmlNode *node); /* from @at of the node or the nearest ancestor; line 0: none */
const char *binder_anchor(struct binder *b, const char *wanted); /* made unique in the document, behind the chapter's prefix */
const char *binder_target(struct binder *b, const char *anchor); /* the same name for what points to it */

#endif
