/* The table-driven checker of all vocabularies (templates, themes, rules, texts): elements, their attributes and children,
 * with places and "did you mean". Reports everything wrong, not only the first. */
#ifndef XML_CHECK_H
#define XML_CHECK_H

#include "base/diag.h"

#include <libxml/tree.h>
#include <stdbool.h>
#include <stddef.h>

enum check_type { CHECK_ANY, CHECK_NAME, CHECK_NUMBER, CHECK_LENGTH, CHECK_COLOR, CHECK_YESNO, CHECK_INTEGER, CHECK_CHOICE, CHECK_EXPR, CHECK_TEMPLATE };
/* Lengths are points, or have a unit behind them: pt, mm, cm. Colours: #rrggbb, #rrggbbaa, none, or a name. */

struct check_attribute {
	const char *name;
	enum check_type type;
	bool required;
	const char *choices;    /* CHECK_CHOICE: "left|right|decimal"; CHECK_INTEGER: "12" for 1 to 12, at most 99; NULL: any */
	const char *help;
};

struct check_element {
	const char *name;
	const struct check_attribute *attributes; /* name NULL ends */
	const char *children;   /* "para|table|@block" with @groups of the vocabulary, "" none, "*" any known */
	bool text;              /* may hold text */
	bool any_attribute;     /* further attributes are checked elsewhere (chart sets) */
	const char *help;
	const struct check_attribute *also; /* further attributes, shared with other elements; may be NULL */
	bool transparent;       /* "*" among the children: what the element around it may hold, text too */
};

struct check_group {
	const char *name;       /* "@block" */
	const char *children;
};

struct check_synonym {      /* what people write who know another language: "p" for "para" */
	const char *other, *own;
};

struct check_vocabulary {
	const char *name;       /* "template" */
	const char *roots;      /* "document|part" */
	const struct check_element *elements;
	size_t count;
	const struct check_group *groups; /* name NULL ends; may be NULL */
	const struct check_attribute *common; /* allowed on every element (if); name NULL ends; may be NULL */
	const struct check_synonym *synonyms; /* of elements and attributes; other NULL ends; may be NULL */
	bool braces;            /* values holding '{' are expressions' and not checked by type */
	const char *root_needs; /* an attribute that the root must have, wherever else it may be left out; NULL: none */
};

bool check_document(struct diags *diags, const struct check_vocabulary *vocabulary, const xmlDoc *document);

#endif
