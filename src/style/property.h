/* The properties of a style: one table that names them, says where they stand in struct style, and which inherit. */
#ifndef STYLE_PROPERTY_H
#define STYLE_PROPERTY_H

#include "base/slice.h"
#include "style/style.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Some properties of a style: those whose bit is set in `given` (bit = index of the property). */
struct property_set {
	uint32_t given;
	struct style values;
};

size_t property_count(void);
const char *property_name(size_t property);
size_t property_find(struct slice name); /* property_count() when there is none */
bool property_is_color(size_t property);

/* Sets a property from its text; false when the text is no such value or out of range. Not for colors. */
bool property_parse(struct property_set *set, size_t property, struct slice text);
void property_set_color(struct property_set *set, size_t property, struct color color);

void property_apply(struct style *style, const struct property_set *set); /* what is given replaces */
void property_merge(struct property_set *set, const struct property_set *with);
struct style property_inherited(const struct style *from); /* its text properties; box properties at rest */
bool property_equal(const struct style *a, const struct style *b); /* all properties, the name apart */

#endif
