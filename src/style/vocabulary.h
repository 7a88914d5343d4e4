/* The elements and attributes of themes and of language files, for the checker of vocabularies. */
#ifndef STYLE_VOCABULARY_H
#define STYLE_VOCABULARY_H

#include "xml/check.h"

extern const struct check_attribute vocabulary_properties[]; /* of styles; name NULL ends */
extern const struct check_vocabulary vocabulary_theme;
extern const struct check_vocabulary vocabulary_text;

#endif
