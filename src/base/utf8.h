/* UTF-8: decoding, validity, making foreign text safe for the libraries (FACTS: controls and noncharacters poison a page). */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include "base/arena.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

#define UTF8_REPLACEMENT 0xFFFDu

/* The code point at *at, moving *at behind it. Invalid bytes give UTF8_REPLACEMENT, one byte at a time; at the end 0 with *at unmoved. */
unsigned utf8_next(struct slice text, size_t *at);
bool utf8_valid(struct slice text);
size_t utf8_length(struct slice text); /* code points */
size_t utf8_column(struct slice line, size_t offset); /* column from 1 of a byte offset */
/* C0 (but tab and line feed) and C1 controls, noncharacters and invalid bytes become U+FFFD; bidi controls become visible (U+FFFD too). */
struct slice utf8_sanitise(struct arena *arena, struct slice text); /* the same slice when clean */
/* Text of another encoding as UTF-8. */
struct slice utf8_from_cp1252(struct arena *arena, struct slice bytes);
struct slice utf8_from_utf16(struct arena *arena, struct slice bytes, bool big_endian); /* no BOM inside; lone surrogates become U+FFFD */
bool utf8_is_space(unsigned code_point); /* blank, tab, NBSP, narrow NBSP, en and em spaces */

#endif
