/* What a booklet keeps of a result: names, dates, metrics. */
#ifndef COMPARE_SUMMARY_H
#define COMPARE_SUMMARY_H

#include "base/arena.h"
#include "base/decimal.h"
#include "result/result.h"

#include <stdbool.h>
#include <stddef.h>

enum { SUMMARY_METRICS = 4 };

struct summary_metric {
	const char *id, *label, *unit, *text; /* text: as printed */
	struct decimal value;
	bool known, less; /* a number; less is better */
};

struct summary {
	size_t chapter;         /* from 1 */
	const char *id, *ref;   /* id: of the result, until compare makes it distinct; ref: "c3", name of the chapter's destination */
	const char *features;   /* what tells results of one id apart: result/distinct.h */
	const char *family, *benchmark, *category, *status;
	const char *title, *system, *product, *vendor, *submitter, *license, *published, *tested; /* vendor: where the title names it apart */
	const char *file, *source, *sha256; /* as the user named it; its last part, the same wherever the file lies */
	size_t metric_count;
	struct summary_metric metrics[SUMMARY_METRICS]; /* the primary one first */
	const struct summary *twin; /* the same result, added before */
};

/* Copies of everything; nothing points into the result afterwards. */
struct summary *summary_of(struct arena *arena, const struct result *result, size_t chapter);
bool summary_ranked(const struct summary *summary); /* compliant, has its primary metric, not given before */

#endif
