/* A benchmark family: how its disclosures are recognised and read. One folder each, one line in family/list.c. */
#ifndef FAMILY_FAMILY_H
#define FAMILY_FAMILY_H

#include "base/arena.h"
#include "base/diag.h"
#include "read/lines.h"
#include "result/result.h"
#include "xml/path.h"

#include <stdbool.h>
#include <stddef.h>

struct family {
	const char *id;         /* "jappserver2004" */
	const char *benchmark;  /* "SPECjAppServer2004" */
	/* How sure it is from the content alone: 0 no, 100 certain. Never looks at the file's name. */
	int (*recognise)(const struct lines *lines);
	/* Reads a page. Never NULL for a recognised page: what cannot be read is reported and left out. */
	struct result *(*read)(struct arena *arena, struct diags *diags, const struct lines *lines);
	const struct path_function *rule_functions; /* for its rules (templates/rules/<id>.xml), name NULL ends; NULL for none */
};

size_t family_count(void);
const struct family *family_at(size_t i);
const struct family *family_find(const char *id);                   /* NULL when unknown */
const struct family *family_recognise(const struct lines *lines);   /* the surest; NULL for none */

/* The whole reading step for what holds one result: bytes -> result. Of several only the first: family/reading.h. NULL: reported. */
struct result *family_read(struct arena *arena, struct diags *diags, const char *name, struct slice bytes);

#endif
