/* The words of one language, from templates/text/<language>.xml: messages with {name} slots and plural forms, and the
 * language's forms of numbers and dates. No English stands in src/ but in diagnostics. */
#ifndef STYLE_MESSAGE_H
#define STYLE_MESSAGE_H

#include "base/arena.h"
#include "base/date.h"
#include "base/diag.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stddef.h>

struct messages;

/* `language` is a file, or a name looked up as text/<name>.xml below `root`. NULL: reported. */
struct messages *messages_load(struct arena *arena, struct diags *diags, const char *root, const char *language);
const char *message_language(const struct messages *messages); /* "en" */
bool message_capitals(const struct messages *messages); /* nouns begin with a capital within a sentence, too */
/* Between the values of a list, before a blank: the language's sign, or ";" where a value holds a comma of its own. */
const char *message_list_sign(const struct messages *messages, const char *const *values, size_t count);
bool message_exists(const struct messages *messages, const char *id);
const char *message_nearest(struct arena *arena, const struct messages *messages, struct slice id); /* NULL when none is near */

struct message_slot {
	const char *name;
	const char *value;
};

/* The message with its slots filled. The plural form is chosen by the number in the slot that its entry names. An unknown id is
 * reported once and gives the id in angle quotes, so that it is seen. Lives in `arena`. */
const char *message_text(struct arena *arena, const struct messages *messages, struct diags *diags, const char *id,
	const struct message_slot *slots, size_t count);

/* The first slot of a message that has no value among these; empty when all have one, or there is no such message. */
struct slice message_lacks(const struct messages *messages, const char *id, const struct message_slot *slots, size_t count);

/* Numbers in the language's form. `decimals` < 0: as many as the value has, at most 9. Thousands grouped from four digits. */
const char *message_number(struct arena *arena, const struct messages *messages, double value, int decimals);
/* A printed number ("5,185.45", "9.5") in the language's form at printed precision; what is no plain number comes back unchanged. */
const char *message_printed(struct arena *arena, const struct messages *messages, struct slice printed);
const char *message_date(struct arena *arena, const struct messages *messages, struct date date); /* "16 Mar 2010", "Apr 2010" */

#endif
