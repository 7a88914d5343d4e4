/* A borrowed piece of UTF-8 or raw bytes: never owned, not NUL-terminated. */
#ifndef BASE_SLICE_H
#define BASE_SLICE_H

#include <stdbool.h>
#include <stddef.h>

struct slice {
	const char *s;
	size_t n;
};

#define SLICE(literal) ((struct slice){(literal), sizeof(literal) - 1})
#define SLICE_ARGS(slice) (int)(slice).n, (slice).s /* for "%.*s" */

struct slice slice_of(const char *text); /* NULL gives the empty slice */
struct slice slice_sub(struct slice s, size_t from, size_t to); /* bounds are clamped */
struct slice slice_trim(struct slice s);       /* blanks, tabs, CR, LF and NBSP (U+00A0) off both ends */
struct slice slice_trim_end(struct slice s);
bool slice_equal(struct slice a, struct slice b);
bool slice_equal_fold(struct slice a, struct slice b); /* ASCII case ignored */
bool slice_is(struct slice a, const char *text);
bool slice_starts(struct slice s, const char *prefix);
bool slice_ends(struct slice s, const char *suffix);
int slice_compare(struct slice a, struct slice b); /* bytewise, then by length */
/* Offset of the first `needle` at or after `from`; s.n when there is none. */
size_t slice_find(struct slice s, size_t from, struct slice needle);
size_t slice_find_char(struct slice s, size_t from, char c);
bool slice_blank(struct slice s); /* empty after slice_trim */

#endif
