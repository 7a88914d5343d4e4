/* Words that a document asks for by message: <say part= message=> and <slot name= form= value=> below an element, as the checks of an
 * audit have them. Slots of one name are one list: "2.00, 2.00, 5.00". */
#ifndef STYLE_SAID_H
#define STYLE_SAID_H

#include "style/message.h"

#include <libxml/tree.h>

/* The words of one part ("expected") of the element; "" when it has none. Lives in `arena`. */
const char *said_part(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *element, const char *part);

/* The words of a message, or the id itself when it is none: own rules may bring words of their own. Slots are the element's. */
const char *said_message(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *element, const char *id);

/* The title of a check: its message, with the number of rows when there are several. */
const char *said_title(struct arena *arena, const struct messages *messages, struct diags *diags, const xmlNode *check);

#endif
