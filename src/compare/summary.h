/* What a booklet keeps of a result: names, dates, metrics, what it ran on. */
#ifndef COMPARE_SUMMARY_H
#define COMPARE_SUMMARY_H

#include "base/arena.h"
#include "base/decimal.h"
#include "compare/tier.h"
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
	size_t given;           /* from 0, in the order of the input */
	size_t chapter;         /* from 1, by compare_booklet */
	const char *id, *ref;   /* id: of the result, until compare makes it distinct; ref: "c3", name of the chapter's destination */
	const char *features;   /* what tells results of one id apart: result/distinct.h */
	const char *family, *benchmark, *category, *status;
	const char *title, *system, *product, *vendor, *submitter, *license, *published, *tested; /* vendor: where the title names it apart */
	const char *maker, *model; /* the system's name in two: who made it, which it is */
	const char *file, *source, *sha256; /* as the user named it; its last part, the same wherever the file lies */
	size_t metric_count;
	struct summary_metric metrics[SUMMARY_METRICS]; /* the primary one first */
	struct tiers tiers;
	bool alone;             /* ranked, and nothing else of its benchmark and category is; by compare_booklet */
	const struct summary *twin; /* the same result, added before */
};

/* Copies of everything; nothing points into the result afterwards. */
struct summary *summary_of(struct arena *arena, const struct result *result, size_t given);
bool summary_ranked(const struct summary *summary); /* compliant, has its primary metric, not given before */

#endif
