/* A result as sheets of rows: all its facts, or one of its tables. Every sheet has its columns whatever the result holds, so that
 * rows of several results stand below one head. */
#ifndef RESULT_SHEET_H
#define RESULT_SHEET_H

#include "base/buf.h"
#include "result/result.h"

enum sheet_kind {
	SHEET_FACTS, /* result, id, label, printed, value, unit, line: a row a fact */
	SHEET_BOM,
	SHEET_TIMINGS,
	SHEET_MIX,
	SHEET_RUNS,
	SHEET_CURVE,
	SHEET_SYSTEMS,
	SHEET_COUNT
};

enum sheet_kind sheet_find(const char *name); /* "bom"; SHEET_COUNT when unknown */
void sheet_head(struct buf *out, enum sheet_kind kind);
/* `id` is the result's, as it is called among those it stands with. */
void sheet_rows(struct buf *out, enum sheet_kind kind, const struct result *result, const char *id);

#endif
