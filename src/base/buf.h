/* A growing byte buffer: what a device or a writer fills. Zero-initialise it; buf_drop releases it. */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include "base/slice.h"

#include <stddef.h>

struct buf {
	char *s; /* NUL behind the last byte once anything was added */
	size_t n, capacity;
};

void buf_add(struct buf *buf, const void *bytes, size_t n);
void buf_adds(struct buf *buf, const char *text);
void buf_addc(struct buf *buf, char c);
void buf_add_slice(struct buf *buf, struct slice s);
void buf_addf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3))); /* never with floating conversions: number.h */
void buf_add_rune(struct buf *buf, unsigned code_point); /* as UTF-8 */
void buf_clear(struct buf *buf);                         /* keeps the memory */
void buf_drop(struct buf *buf);                          /* releases the memory; may be used again */
struct slice buf_slice(const struct buf *buf);

#endif
