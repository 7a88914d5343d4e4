/* Recognising the printed forms of a missing value, placeholders of unfinished reports among them. */
#include "result/state.h"

#include <stddef.h>

struct form {
	const char *text;
	const char *state;
};

static const struct form whole[] = {
	{"none", "none"}, {"none.", "none"}, {"null", "null"}, {"n/a", "na"}, {"na", "na"}, {"not applicable", "na"},
	{"see notes", "see-notes"}, {"see note", "see-notes"}, {"see notes.", "see-notes"}, {"see below", "see-notes"},
	{"fixme", "placeholder"}, {"tbd", "placeholder"}, {"onsubmission", "placeholder"}, {"mmm dd, yyyy", "placeholder"},
	{"mmm-yyyy", "placeholder"}, {"nnn", "placeholder"},
};

static bool all_dashes(struct slice text)
{
	for (size_t i = 0; i < text.n; i++)
		if (text.s[i] != '-')
			return false;
	return text.n > 0;
}

/* "<set by reporter>", "<<DATE>>", "Dec-9999", "nnn (Your SPEC license number)". */
static bool is_placeholder(struct slice text)
{
	bool angled = text.n > 2 && text.s[0] == '<' && text.s[text.n - 1] == '>' && text.s[1] != '/';
	return angled || slice_ends(text, "-9999") || slice_starts(text, "nnn (");
}

const char *state_of(struct slice text)
{
	text = slice_trim(text);
	if (!text.n)
		return "empty";
	if (all_dashes(text))
		return "dashes";
	for (size_t i = 0; i < sizeof whole / sizeof *whole; i++)
		if (slice_equal_fold(text, slice_of(whole[i].text)))
			return whole[i].state;
	return is_placeholder(text) ? "placeholder" : NULL;
}
