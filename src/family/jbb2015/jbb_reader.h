/* The reader of SPECjbb2015 pages, between its files: each part of the page is read by one function. */
#ifndef FAMILY_JBB_READER_H
#define FAMILY_JBB_READER_H

#include "family/jbb2015/jbb_facts.h"
#include "read/page.h"

#include <stdbool.h>

/* "177501 SPECjbb2015-MultiJVM max-jOPS" inside a row. */
struct jbb_metric {
	struct span before;   /* what stands in front of the value: a title, a mark such as "INVALID RESULT:" */
	struct span value;
	struct span category; /* "MultiJVM" */
	struct span name;     /* "max-jOPS" or "critical-jOPS" */
};

/* The first metric of the row. False: there is none. */
bool jbb_metric_row(const struct lines *lines, struct span row, struct jbb_metric *metric);

struct jbb {
	struct page page;
	size_t configurations; /* of systems, so far: the page does not name them */
	size_t checks;
};

typedef void jbb_part_reader(struct jbb *jbb, const struct outline_section *section);

jbb_part_reader jbb_top, jbb_summary, jbb_errors;                               /* jbb_top.c */
jbb_part_reader jbb_sut_section, jbb_products, jbb_configurations;              /* jbb_parts.c */
jbb_part_reader jbb_steps, jbb_slas, jbb_brackets;                              /* jbb_curve.c */
jbb_part_reader jbb_mix, jbb_failures, jbb_properties, jbb_validation;          /* jbb_run.c */
void jbb_derive(struct page *page); /* jbb_derive.c: what follows from the facts; last */

const char *jbb_part_id(const struct page *page, struct slice name); /* of a group that the tester named: "hw_1" */
/* A section by id, made when it is not there; @lines of the element reach at least to these. */
xmlNode *jbb_section(struct page *page, const char *id, struct slice title, struct span at);
void jbb_lines(struct page *page, xmlNode *node, size_t first, size_t last);

#endif
