/* Decoding and splitting. Splitting comes before sanitising, since U+0085 is both a control and a line end. */
#include "read/source.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "read/diag.h"

#include <string.h>

static bool starts_with(struct slice bytes, const char *mark, size_t n)
{
	return bytes.n >= n && !memcmp(bytes.s, mark, n);
}

static struct slice decode(struct arena *arena, struct diags *diags, struct lines *lines, struct slice bytes)
{
	lines->encoding = "UTF-8";
	if (starts_with(bytes, "\xEF\xBB\xBF", 3))
		bytes = slice_sub(bytes, 3, bytes.n);
	else if (starts_with(bytes, "\xFF\xFE", 2) || starts_with(bytes, "\xFE\xFF", 2)) {
		bool big_endian = bytes.s[0] == '\xFE';
		lines->encoding = big_endian ? "UTF-16BE" : "UTF-16LE";
		return utf8_from_utf16(arena, slice_sub(bytes, 2, bytes.n), big_endian);
	}
	if (utf8_valid(bytes))
		return bytes;
	lines->encoding = "windows-1252";
	diags_report(diags, &read_diag[READ_DIAG_CP1252], (struct place){.file = lines->file}, NULL);
	return utf8_from_cp1252(arena, bytes);
}

/* The length of the line end at `at`, 0 for none. */
static size_t line_end(struct slice text, size_t at)
{
	const char *s = text.s + at;
	size_t left = text.n - at;
	if (*s == '\r')
		return left > 1 && s[1] == '\n' ? 2 : 1;
	if (*s == '\n')
		return 1;
	if (left > 1 && !memcmp(s, "\xC2\x85", 2))
		return 2;
	return left > 2 && !memcmp(s, "\xE2\x80\xA8", 3) ? 3 : 0;
}

/* Bytes that may begin a line end. */
static const bool ends[256] = {['\n'] = true, ['\r'] = true, [0xC2] = true, [0xE2] = true};

/* Takes the next line off the front of *rest. */
static struct slice next_line(struct slice *rest)
{
	size_t at = 0, end = 0;
	while (at < rest->n && !(ends[(unsigned char)rest->s[at]] && (end = line_end(*rest, at))))
		at++;
	struct slice line = slice_sub(*rest, 0, at);
	*rest = slice_sub(*rest, at + end, rest->n);
	return line;
}

/* Counts up to one line more than allowed. */
static size_t count_lines(struct slice text)
{
	size_t count = 0;
	for (; text.n && count <= SOURCE_MAX_LINES; count++)
		next_line(&text);
	return count;
}

static void split(struct arena *arena, struct diags *diags, struct lines *lines, struct slice text)
{
	struct line_text *line = arena_array(arena, lines->count, sizeof *line);
	bool told = false;
	for (size_t i = 0; i < lines->count; i++) {
		struct slice raw = next_line(&text);
		line[i].text = utf8_sanitise(arena, raw);
		if (line[i].text.s != raw.s && !told) {
			diags_report(diags, &read_diag[READ_DIAG_CONTROLS], (struct place){lines->file, (unsigned)i + 1, 1}, "first in this line");
			told = true;
		}
	}
	lines->line = line;
}

struct lines *source_lines(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	struct lines *lines = arena_alloc(arena, sizeof *lines);
	struct place top = {.file = lines->file = arena_string(arena, name)};
	lines->bytes = bytes.n;
	if (bytes.n > SOURCE_MAX_BYTES) {
		diags_report(diags, &read_diag[READ_DIAG_TOO_BIG], top, "%zu bytes, at most %d", bytes.n, SOURCE_MAX_BYTES);
		return NULL;
	}
	hash_sha256(bytes, lines->sha256);
	struct slice text = decode(arena, diags, lines, bytes);
	lines->count = count_lines(text);
	if (!lines->count) {
		diags_report(diags, &read_diag[READ_DIAG_EMPTY], top, NULL);
		return NULL;
	}
	if (lines->count > SOURCE_MAX_LINES) {
		top = (struct place){lines->file, SOURCE_MAX_LINES + 1, 1};
		diags_report(diags, &read_diag[READ_DIAG_TOO_MANY_LINES], top, "at most %d", SOURCE_MAX_LINES);
		return NULL;
	}
	split(arena, diags, lines, text);
	return lines;
}
