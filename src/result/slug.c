/* Slugs and result ids. They depend on the page's content alone, never on its file name or on other results. */
#include "result/slug.h"

#include "base/buf.h"
#include "base/utf8.h"

#include <string.h>

enum { SYSTEM_MOST = 24 };

/* Base letters of U+00C0..U+00FF; '?' ends a word. */
static const char latin[] = "aaaaaaaceeeeiiiidnooooo?ouuuuytsaaaaaaaceeeeiiiidnooooo?ouuuuyty";

_Static_assert(sizeof latin == 65, "one letter for each of the 64 code points");

static char slug_letter(unsigned c)
{
	if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
		return (char)c;
	if (c >= 'A' && c <= 'Z')
		return (char)(c - 'A' + 'a');
	return c >= 0xC0 && c <= 0xFF && latin[c - 0xC0] != '?' ? latin[c - 0xC0] : 0;
}

char *slug_make(struct arena *arena, struct slice text, size_t most)
{
	struct buf slug = {0};
	bool gap = false;
	for (size_t at = 0; at < text.n && (!most || slug.n < most);) {
		char letter = slug_letter(utf8_next(text, &at));
		if (letter && gap && slug.n)
			buf_addc(&slug, '-');
		if (letter)
			buf_addc(&slug, letter);
		gap = !letter;
	}
	size_t n = most && slug.n > most ? most : slug.n;
	while (n && slug.s[n - 1] == '-')
		n--;
	char *copy = n ? arena_copy(arena, slug.s, n) : arena_string(arena, "x");
	buf_drop(&slug);
	return copy;
}

char *slug_company(struct arena *arena, struct slice company)
{
	static const char *const forms[] = {"-inc", "-corp", "-corporation", "-ltd", "-limited", "-llc", "-gmbh"};
	char *slug = slug_make(arena, company, 0);
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		size_t n = strlen(slug), m = strlen(forms[i]);
		if (n > m && !strcmp(slug + n - m, forms[i]))
			slug[n - m] = '\0';
	}
	return slug;
}

char *slug_result(struct arena *arena, const char *family, struct slice company, struct slice system, struct date date)
{
	const char *who = slug_company(arena, company);
	const char *what = slug_make(arena, system, SYSTEM_MOST);
	if (!date.year)
		return arena_printf(arena, "%s-%s-%s", family, who, what);
	if (!date.month)
		return arena_printf(arena, "%s-%s-%s-%04d", family, who, what, date.year);
	return arena_printf(arena, "%s-%s-%s-%04d-%02d", family, who, what, date.year, date.month);
}
