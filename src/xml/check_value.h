/* Types of attribute values. */
#ifndef XML_CHECK_VALUE_H
#define XML_CHECK_VALUE_H

#include "base/arena.h"
#include "xml/check.h"

/* NULL when the value is of the attribute's type; else what is expected, for a message. With `braces` a value that holds '{' is an
 * expression's: it is known only when the template is filled. */
const char *check_value(struct arena *arena, const struct check_attribute *attribute, const char *value, bool braces);

#endif
