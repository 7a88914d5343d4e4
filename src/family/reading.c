/* Which reader takes the bytes: exports go back the way they came, pages to the family that recognises them, other text to the
 * generic reader; what is no text is refused. */
#include "family/reading.h"

#include "family/diag.h"
#include "family/family.h"
#include "family/generic/generic.h"
#include "read/diag.h"
#include "read/source.h"
#include "result/import.h"

#include <string.h>

enum { LOOK_BYTES = 4096, CONTROLS_IN = 16 }; /* binary: more than one control in 16 bytes of the first 4 kB */

struct reading {
	struct diags *diags;
	struct import *import;       /* NULL: a page */
	const struct lines *lines;   /* NULL: an export, or the page was read */
	const struct family *family;
};

/* Our own export: the first element is <result> or <results>. An XML declaration alone says nothing, saved pages have one too. */
static bool is_export(struct slice bytes)
{
	size_t at = 0;
	while (at < bytes.n) {
		at = slice_find_char(bytes, at, '<') + 1;
		if (at < bytes.n && bytes.s[at] != '?' && bytes.s[at] != '!')
			break;
	}
	struct slice element = slice_sub(bytes, at, bytes.n);
	size_t n = slice_starts(element, "results") ? 7 : 6;
	bool named = slice_starts(element, "result") && element.n > n;
	return named && strchr(" >/\n\t\r", element.s[n]) && element.s[n];
}

static struct slice without_mark(struct slice bytes)
{
	return slice_starts(bytes, "\xEF\xBB\xBF") ? slice_sub(bytes, 3, bytes.n) : bytes;
}

static bool begins_as_xml(struct slice bytes)
{
	return slice_starts(slice_trim(slice_sub(without_mark(bytes), 0, 100)), "<");
}

/* The source of a web page, or other XML. */
static bool is_markup(struct slice bytes)
{
	struct slice text = slice_trim(slice_sub(without_mark(bytes), 0, LOOK_BYTES));
	if (slice_starts(text, "<?xml") || slice_starts(text, "<!"))
		return true;
	return text.n > 5 && text.s[0] == '<' && slice_equal_fold(slice_sub(text, 1, 5), SLICE("html"));
}

static bool is_control(char c)
{
	return (unsigned char)c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f';
}

/* What is no text in any encoding that a page is saved in. */
static bool is_binary(struct slice bytes)
{
	if (slice_starts(bytes, "\xFF\xFE") || slice_starts(bytes, "\xFE\xFF"))
		return false;
	struct slice look = slice_sub(bytes, 0, LOOK_BYTES);
	size_t controls = 0;
	for (size_t i = 0; i < look.n; i++)
		controls += is_control(look.s[i]);
	return slice_starts(bytes, "%PDF-") || controls * CONTROLS_IN > look.n;
}

static bool is_blank(const struct lines *lines)
{
	for (size_t i = 0; i < lines->count; i++)
		if (!slice_blank(lines->line[i].text))
			return false;
	return true;
}

static const struct family *find_family(struct diags *diags, const struct lines *lines, struct slice bytes)
{
	const struct place top = {lines->file, 1, 1};
	if (is_binary(bytes) || is_markup(bytes)) {
		diags_report(diags, &family_diag[is_binary(bytes) ? FAMILY_DIAG_BINARY : FAMILY_DIAG_MARKUP], top, NULL);
		return NULL;
	}
	if (is_blank(lines)) {
		diags_report(diags, &read_diag[READ_DIAG_EMPTY], top, NULL);
		return NULL;
	}
	const struct family *family = family_recognise(lines);
	if (!family)
		diags_report(diags, &family_diag[FAMILY_DIAG_UNKNOWN], top, NULL);
	return family ? family : &generic_family;
}

struct reading *reading_open(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	struct reading *reading = arena_alloc(arena, sizeof *reading);
	reading->diags = diags;
	if (begins_as_xml(bytes) && is_export(bytes)) {
		reading->import = import_open(arena, diags, name, bytes);
		return reading->import ? reading : NULL;
	}
	reading->lines = source_lines(arena, diags, name, bytes);
	reading->family = reading->lines ? find_family(diags, reading->lines, bytes) : NULL;
	return reading->family ? reading : NULL;
}

bool reading_by_shape(struct slice bytes)
{
	if (begins_as_xml(bytes) && is_export(bytes))
		return false;
	struct arena *arena = arena_new();
	struct diags *none = diags_new(arena);
	const struct lines *lines = source_lines(arena, none, "", bytes);
	bool by_shape = lines && find_family(none, lines, bytes) == &generic_family;
	arena_drop(arena);
	return by_shape;
}

bool reading_many(const struct reading *reading)
{
	return reading->import && import_many(reading->import);
}

size_t reading_tell(const struct reading *reading)
{
	return reading->import ? import_tell(reading->import) : !reading->lines;
}

void reading_seek(struct reading *reading, size_t at)
{
	if (reading->import)
		import_seek(reading->import, at);
}

struct result *reading_next(struct reading *reading, struct arena *arena)
{
	const struct lines *lines = reading->lines;
	reading->lines = NULL;
	if (reading->import)
		return import_next(reading->import, arena);
	return lines ? reading->family->read(arena, reading->diags, lines) : NULL;
}
