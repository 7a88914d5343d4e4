/* Values of closed sets ("Yes", "None", "12 cores, 2 chips"), which disclosures print in English: in the words of the language, where it has
 * them as messages "value.<slug>", "value.<slug>.<last part of the field's id>" and, behind a number, "value.count.<slug>". Internal to bind/. */
#ifndef BIND_CLOSED_H
#define BIND_CLOSED_H

#include "bind/binder.h"

/* `id` of the field, or NULL. NULL: the language has no words for all of it, so it stays as printed. */
const char *closed_words(const struct binder *b, const char *id, const char *text);
/* The unit of a number: the message "unit.<slug>", else the unit itself, which may be NULL. */
const char *closed_unit(const struct binder *b, const char *unit);

#endif
