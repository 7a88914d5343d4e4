/* Matching labels against text. Tables hold some twenty labels and nearly all fail at their first byte, so a table is just walked. */
#include "read/label.h"

#include "base/utf8.h"

#include <string.h>

static size_t skip_blanks(struct slice text, size_t at)
{
	size_t next = at;
	while (next < text.n && utf8_is_space(utf8_next(text, &next)))
		at = next;
	return at;
}

static size_t words_match(struct slice text, const char *label)
{
	size_t at = 0;
	for (; *label; label++) {
		size_t next = *label == ' ' ? skip_blanks(text, at) : at < text.n && text.s[at] == *label ? at + 1 : at;
		if (next == at)
			return 0;
		at = next;
	}
	return at;
}

size_t label_match(struct slice text, const char *label, enum label_end end)
{
	size_t at = words_match(text, label);
	if (!at || end == LABEL_GLUED)
		return at;
	size_t colon = skip_blanks(text, at);
	if (colon < text.n && text.s[colon] == ':')
		return colon + 1;
	return end == LABEL_LOOSE && (colon > at || at == text.n) ? at : 0;
}

const struct fact *label_longest(struct slice text, const struct fact *facts, size_t count, enum label_end end, size_t *length)
{
	const struct fact *best = NULL;
	*length = 0;
	for (size_t i = 0; i < count; i++) {
		size_t n = facts[i].label && text.n && text.s[0] == facts[i].label[0] ? label_match(text, facts[i].label, end) : 0;
		if (n > *length) {
			best = &facts[i];
			*length = n;
		}
	}
	return best;
}

const struct fact *label_fact(const struct fact *facts, size_t count, const char *id)
{
	for (size_t i = 0; i < count; i++)
		if (!strcmp(facts[i].id, id))
			return &facts[i];
	return NULL;
}
