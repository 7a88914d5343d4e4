/* The formats of export: how a result is written alone, and how several are written together. */
#ifndef CLI_EXPORT_FORMAT_H
#define CLI_EXPORT_FORMAT_H

#include "base/buf.h"
#include "result/result.h"
#include "result/sheet.h"

#include <stdbool.h>

struct export_format {
	const char *name;                    /* "json" */
	const char *suffix;                  /* ".json" */
	void (*alone)(struct buf *out, const struct result *result, enum sheet_kind sheet);
	void (*begin)(struct buf *out, enum sheet_kind sheet);
	/* `id` is what the result is called among the others, `first` whether it is the first of them. */
	void (*one)(struct buf *out, const struct result *result, enum sheet_kind sheet, const char *id, bool first);
	void (*end)(struct buf *out, bool any);
};

const struct export_format *export_format_find(const char *name); /* NULL when unknown */

#endif
