/* JSON of a result's parts. */
#ifndef RESULT_JSON_H
#define RESULT_JSON_H

#include "base/buf.h"
#include "result/result.h"

/* The whole result as one object, named `id` among those it stands with. Attributes become members, children lists under their names, text
 * the member "text"; decimals stay the source's text. No line end behind it. */
void json_result(struct buf *out, const struct result *result, const char *id);

/* One object: what the result is and where it was read from, and the part under its element's name. Attributes become members,
 * children lists under their names, text the member "text"; values stay decimal text, counts and lists of lines become numbers.
 * No line end behind it. */
void json_result_part(struct buf *out, const struct result *result, const xmlNode *part);

#endif
