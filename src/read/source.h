/* Bytes of a text disclosure -> lines. The encoding is found, never asked for: a BOM decides, else strict UTF-8, else the whole
 * file is windows-1252 (said in a note). CRLF, CR, LF, U+0085 and U+2028 end lines. Controls become U+FFFD. */
#ifndef READ_SOURCE_H
#define READ_SOURCE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "read/lines.h"

enum { SOURCE_MAX_BYTES = 16 << 20, SOURCE_MAX_LINES = 200000 };

/* NULL: reported (empty, too big, too many lines). `bytes` must live as long as the lines. */
struct lines *source_lines(struct arena *arena, struct diags *diags, const char *name, struct slice bytes);

#endif
