/* A growing byte buffer. Doubles; a NUL always stands behind the last byte, so that `s` serves as a string. */
#include "base/buf.h"

#include "base/arena.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Room for n more bytes and the NUL. */
static void reserve(struct buf *buf, size_t n)
{
	if (n > SIZE_MAX / 2 - buf->n - 1)
		arena_exhausted();
	size_t needed = buf->n + n + 1;
	if (needed <= buf->capacity)
		return;
	size_t capacity = buf->capacity ? buf->capacity : 256;
	while (capacity < needed)
		capacity *= 2;
	char *grown = realloc(buf->s, capacity);
	if (!grown)
		arena_exhausted();
	buf->s = grown;
	buf->capacity = capacity;
}

void buf_add(struct buf *buf, const void *bytes, size_t n)
{
	reserve(buf, n);
	if (n)
		memcpy(buf->s + buf->n, bytes, n);
	buf->n += n;
	buf->s[buf->n] = '\0';
}

void buf_adds(struct buf *buf, const char *text)
{
	buf_add(buf, text, strlen(text));
}

void buf_addc(struct buf *buf, char c)
{
	buf_add(buf, &c, 1);
}

void buf_add_slice(struct buf *buf, struct slice s)
{
	buf_add(buf, s.s, s.n);
}

void buf_addf(struct buf *buf, const char *format, ...)
{
	va_list args, again;
	va_start(args, format);
	va_copy(again, args);
	int n = vsnprintf(NULL, 0, format, again);
	va_end(again);
	assert(n >= 0);
	reserve(buf, (size_t)n);
	vsnprintf(buf->s + buf->n, (size_t)n + 1, format, args);
	va_end(args);
	buf->n += (size_t)n;
}

void buf_add_rune(struct buf *buf, unsigned c)
{
	if (c > 0x10FFFF || (c >= 0xD800 && c <= 0xDFFF))
		c = 0xFFFD;
	char bytes[4];
	size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
	static const unsigned char lead[] = {0, 0, 0xC0, 0xE0, 0xF0};
	for (size_t i = n - 1; i > 0; i--, c >>= 6)
		bytes[i] = (char)(0x80 | (c & 0x3F));
	bytes[0] = (char)(lead[n] | c);
	buf_add(buf, bytes, n);
}

void buf_clear(struct buf *buf)
{
	buf->n = 0;
	if (buf->s)
		buf->s[0] = '\0';
}

void buf_drop(struct buf *buf)
{
	free(buf->s);
	*buf = (struct buf){0};
}

struct slice buf_slice(const struct buf *buf)
{
	return (struct slice){buf->s ? buf->s : "", buf->n};
}
