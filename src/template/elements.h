/* The vocabulary of templates: every element with its attributes and children, as the table that checks templates, loads them
 * and documents them. An element more: a kind here, a row in elements.c, a function in bind. */
#ifndef TEMPLATE_ELEMENTS_H
#define TEMPLATE_ELEMENTS_H

#include "xml/check.h"

#include <stdbool.h>

enum element_kind {
	ELEMENT_DOCUMENT, ELEMENT_PART, ELEMENT_INCLUDE, ELEMENT_HEADER, ELEMENT_FOOTER,
	/* blocks */
	ELEMENT_SECTION, ELEMENT_PARA, ELEMENT_COLUMNS, ELEMENT_COLUMN, ELEMENT_FIELDS, ELEMENT_FIELD, ELEMENT_FACTS, ELEMENT_FACT,
	ELEMENT_TABLE, ELEMENT_GROUP, ELEMENT_ROW, ELEMENT_CELL, ELEMENT_SUB, ELEMENT_FOOTNOTE, ELEMENT_PRE, ELEMENT_PROSE,
	ELEMENT_BAND, ELEMENT_KEEP, ELEMENT_SPACE, ELEMENT_BREAK, ELEMENT_TOC, ELEMENT_INDEX, ELEMENT_CHART, ELEMENT_SET, ELEMENT_SOURCE,
	/* inlines */
	ELEMENT_RUN, ELEMENT_STRONG, ELEMENT_EMPHASIS, ELEMENT_CODE, ELEMENT_SUPERSCRIPT, ELEMENT_LINK, ELEMENT_FILL, ELEMENT_PAGE_NUMBER,
	ELEMENT_PAGE_COUNT, ELEMENT_PAGE_OF, ELEMENT_TITLE_OF, ELEMENT_INDEX_ENTRY, ELEMENT_RUNNING_SECTION, ELEMENT_SYMBOL,
	/* control: anywhere, and what they hold must suit the element around them */
	ELEMENT_IF, ELEMENT_FOR_EACH, ELEMENT_SORT, ELEMENT_CHOOSE, ELEMENT_WHEN, ELEMENT_OTHERWISE, ELEMENT_VARIABLE,
	ELEMENT_USE, ELEMENT_PARAM,
	ELEMENT_KINDS
};

/* The most that attributes may say: numbers, as the table says them in text, too. */
#define ELEMENTS_LEVELS 6
#define ELEMENTS_GRID 12
#define ELEMENTS_TABLE_COLUMNS 64
#define ELEMENTS_PRE_COLUMNS 2

struct template_element {
	enum element_kind kind;
	const struct check_element *check;
};

extern const struct check_vocabulary elements_vocabulary;

const struct template_element *elements_find(const char *name); /* NULL when unknown */
const struct check_attribute *elements_attribute(const struct template_element *element, const char *name); /* NULL when unknown */

/* A control or include: what stands in it counts as standing in the element around it. */
bool elements_transparent(const struct template_element *element);
/* May `child` stand in `parent`? Transparent children always may. */
bool elements_allowed(const struct template_element *parent, const struct template_element *child);

#endif
