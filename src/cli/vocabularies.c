/* The list of vocabularies. */
#include "cli/vocabularies.h"

#include "audit/vocabulary.h"
#include "base/slice.h"
#include "style/vocabulary.h"
#include "template/elements.h"

#include <string.h>

const struct vocabulary vocabularies[VOCABULARIES] = {
	{"template", &elements_vocabulary, "Templates, version 1: reports, parts and charts. Their language is explained in README.md, \"The template language\"."},
	{"theme", &vocabulary_theme, "Themes, version 1: colours, sizes and styles. README.md, \"Themes\", explains them."},
	{"text", &vocabulary_text, "Languages, version 1: messages and the forms of numbers and dates. README.md, \"Languages\", explains them."},
	{"rules", &vocabulary_rules, "Rules of the audit, version 1: what is held against what. README.md, \"Rules\", explains them."},
};

const struct vocabulary *vocabulary_find(const char *name)
{
	for (size_t i = 0; i < VOCABULARIES; i++)
		if (strcmp(vocabularies[i].name, name) == 0)
			return &vocabularies[i];
	return NULL;
}

const struct vocabulary *vocabulary_of_root(const char *element)
{
	for (size_t i = 0; i < VOCABULARIES; i++) {
		const struct slice roots = slice_of(vocabularies[i].table->roots);
		for (size_t at = 0; at < roots.n;) {
			const size_t end = slice_find_char(roots, at, '|');
			if (slice_is(slice_sub(roots, at, end), element))
				return &vocabularies[i];
			at = end + 1;
		}
	}
	return NULL;
}
