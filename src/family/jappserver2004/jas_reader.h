/* The reader of SPECjAppServer2004 pages, between its files: each part of the page is read by one function. */
#ifndef FAMILY_JAS_READER_H
#define FAMILY_JAS_READER_H

#include "family/jappserver2004/jas_outline.h"
#include "read/page.h"

#include <stdbool.h>

struct jas {
	struct page page;
	const struct jas_outline *outline;
};

/* The line "5,185.45 SPECjAppServer2004 JOPS@Standard" in its parts. */
struct jas_metric {
	struct span mark;  /* "INVALID" or the like in front of it; often empty */
	struct span value; /* "5,185.45" */
	struct span name;  /* "SPECjAppServer2004 JOPS@Standard" */
	struct span category;
	bool research;     /* EAStress2004: not SPEC's published benchmark */
};

bool jas_metric_row(const struct lines *lines, struct span row, struct jas_metric *metric);

/* jas_top.c */
void jas_top(struct jas *jas, const struct jas_section *section);
void jas_submitter_block(struct jas *jas, const struct jas_section *section);
void jas_list(struct jas *jas, const struct jas_section *section);
void jas_navigation(struct jas *jas, const struct jas_section *section);
void jas_closing(struct jas *jas, const struct jas_section *section);

/* jas_results.c */
void jas_sut_section(struct jas *jas, const struct jas_section *section);
void jas_settings_section(struct jas *jas, const struct jas_section *section);
void jas_results(struct jas *jas, const struct jas_section *section);

/* jas_parts.c */
void jas_software_section(struct jas *jas, const struct jas_section *section);
void jas_configuration_section(struct jas *jas, const struct jas_section *section);
void jas_system_section(struct jas *jas, const struct jas_section *section);
void jas_unseen_names(struct jas *jas); /* listed, but without a section */
const char *jas_part_id(struct jas *jas, enum jas_part part, size_t name); /* "sw_1" */

/* jas_derive.c: what follows from the facts: the title's parts, roles, references, latest dates. Call it after all sections. */
void jas_derive(struct jas *jas);

#endif
