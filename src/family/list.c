/* The list of families, and the whole reading step. Are you adding a family? One folder, one line here. */
#include "family/family.h"

#include "family/diag.h"
#include "family/jappserver2004/jas.h"
#include "family/jbb2015/jbb.h"
#include "family/web99/web99.h"
#include "read/source.h"

#include <string.h>

static const struct family *const families[] = {
	&jas_family,
	&web99_family,
	&jbb_family,
};

size_t family_count(void)
{
	return sizeof families / sizeof *families;
}

const struct family *family_at(size_t i)
{
	return families[i];
}

const struct family *family_find(const char *id)
{
	for (size_t i = 0; i < family_count(); i++)
		if (!strcmp(families[i]->id, id))
			return families[i];
	return NULL;
}

const struct family *family_recognise(const struct lines *lines)
{
	const struct family *best = NULL;
	int most = 0;
	for (size_t i = 0; i < family_count(); i++) {
		int sure = families[i]->recognise(lines);
		if (sure > most) {
			best = families[i];
			most = sure;
		}
	}
	return best;
}

/* Our own export: the first element is <result>. An XML declaration alone says nothing, saved pages have one too. */
static bool is_export(struct slice bytes)
{
	size_t at = 0;
	while (at < bytes.n) {
		at = slice_find_char(bytes, at, '<') + 1;
		if (at < bytes.n && bytes.s[at] != '?' && bytes.s[at] != '!')
			break;
	}
	struct slice element = slice_sub(bytes, at, bytes.n);
	bool named = slice_starts(element, "result") && element.n > 6;
	return named && (element.s[6] == ' ' || element.s[6] == '>' || element.s[6] == '\n' || element.s[6] == '\t' || element.s[6] == '\r');
}

static bool begins_as_xml(struct slice bytes)
{
	if (slice_starts(bytes, "\xEF\xBB\xBF"))
		bytes = slice_sub(bytes, 3, bytes.n);
	return slice_starts(slice_trim(slice_sub(bytes, 0, 100)), "<");
}

struct result *family_read(struct arena *arena, struct diags *diags, const char *name, struct slice bytes)
{
	if (begins_as_xml(bytes) && is_export(bytes))
		return result_load(arena, diags, name, bytes);
	struct lines *lines = source_lines(arena, diags, name, bytes);
	if (!lines)
		return NULL;
	const struct family *family = family_recognise(lines);
	if (!family) {
		diags_report(diags, &family_diag[FAMILY_DIAG_UNKNOWN], (struct place){.file = name}, "no family recognises this page");
		return NULL;
	}
	return family->read(arena, diags, lines);
}
