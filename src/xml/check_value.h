/* Types of attribute values. */
#ifndef XML_CHECK_VALUE_H
#define XML_CHECK_VALUE_H

#include "base/arena.h"
#include "xml/check.h"

/* Whether the value is of the attribute's type. With `braces` a value that holds '{' is an expression's: it is known only when the
 * template is filled. */
bool check_value_fits(const struct check_attribute *attribute, const char *value, bool braces);
/* What is expected instead of a value that does not fit, for a message. */
const char *check_value_expected(struct arena *arena, const struct check_attribute *attribute, const char *value);

#endif
