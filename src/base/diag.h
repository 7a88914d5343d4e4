/* Diagnostics: `file:line:column: severity: message: detail [tag]`. Each folder has one enum and one table of
 * kinds (<folder>/diag.h), joined in cli/; who detects, reports, once. The worst kind decides the exit code. */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include "base/arena.h"
#include "base/place.h"

#include <stdbool.h>
#include <stddef.h>

enum severity {
	SEVERITY_NOTE,    /* exit 0 */
	SEVERITY_WARNING, /* exit 0; 1 under --strict */
	SEVERITY_ERROR,   /* exit 1: a document, check or comparison failed */
	SEVERITY_USAGE,   /* exit 2; printed as "error" */
	SEVERITY_SYSTEM,  /* exit 3: disk, memory, fonts; printed as "error" */
	SEVERITY_COUNT
};

struct diag_kind {
	const char *tag;        /* "<folder>-<name>", unique in the program */
	enum severity severity;
	const char *text;       /* one line, lower case, no full stop */
};

struct diag {
	const struct diag_kind *kind;
	struct place at;
	const char *detail; /* NULL for none */
};

/* A list of diagnostics; equal ones (kind, place, detail) are kept once; at most 1,000 are kept, the rest counted. */
struct diags;

struct diags *diags_new(struct arena *arena); /* lives and dies with the arena */
void diags_echo(struct diags *diags, int fd); /* from now on each is also written to fd at once; -1 for none */
void diags_report(struct diags *diags, const struct diag_kind *kind, struct place at, const char *detail_format, ...)
	__attribute__((format(printf, 4, 5))); /* detail_format may be NULL */
size_t diags_count(const struct diags *diags);
const struct diag *diags_at(const struct diags *diags, size_t i);
bool diags_failed(const struct diags *diags);    /* an error, usage or system kind is among them */
size_t diags_errors(const struct diags *diags);  /* how often such a kind was reported, equal ones again and again */
int diags_exit(const struct diags *diags, bool strict);
size_t diags_dropped(const struct diags *diags); /* reported beyond the 1,000 kept */
char *diags_line(struct arena *arena, const struct diag *diag); /* without a line end */

/* The kinds of base/ itself. */
enum base_diag {
	BASE_DIAG_CANNOT_READ,
	BASE_DIAG_NOT_REGULAR,
	BASE_DIAG_TOO_BIG,
	BASE_DIAG_CANNOT_LIST,
	BASE_DIAG_TOO_DEEP,
	BASE_DIAG_CANNOT_WRITE,
	BASE_DIAG_CANNOT_SYNC,
	BASE_DIAG_CANNOT_MAKE,
	BASE_DIAG_COUNT
};

extern const struct diag_kind base_diag[BASE_DIAG_COUNT];

#endif
