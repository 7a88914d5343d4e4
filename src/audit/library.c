/* The list of the rules' functions, and what they share in reading texts. */
#include "audit/library.h"

#include "base/buf.h"

#include <string.h>

const struct path_function *const *library_all(struct arena *arena, const struct path_function *family, size_t *count)
{
	const struct path_function *const tables[] = {library_number, library_text, library_flags, library_bill, family};
	const struct path_function **all = NULL;
	size_t capacity = 0;
	*count = 0;
	for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
		for (const struct path_function *f = tables[t]; f && f->name; f++)
			*(const struct path_function **)arena_push(arena, &all, count, &capacity, sizeof *all) = f;
	return all;
}

const char *library_own_text(struct arena *arena, const xmlNode *node)
{
	struct buf out = {0};
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_TEXT_NODE || child->type == XML_CDATA_SECTION_NODE)
			buf_adds(&out, (const char *)child->content);
	const char *text = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

static bool is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool library_next_word(struct slice text, size_t *at, struct slice *word)
{
	while (*at < text.n && !is_letter(text.s[*at]))
		++*at;
	const size_t from = *at;
	while (*at < text.n && is_letter(text.s[*at]))
		++*at;
	*word = slice_sub(text, from, *at);
	return word->n > 0;
}

bool library_next_token(struct slice text, size_t *at, struct slice *token)
{
	while (*at < text.n && is_blank(text.s[*at]))
		++*at;
	const size_t from = *at;
	while (*at < text.n && !is_blank(text.s[*at]))
		++*at;
	*token = slice_sub(text, from, *at);
	return token->n > 0;
}
