/* Text with expressions in braces: "{num(@p90)} s". `{{` and `}}` stand for the braces themselves; a quote inside an
 * expression hides its braces. */
#ifndef TEMPLATE_BRACES_H
#define TEMPLATE_BRACES_H

#include "template/template.h"

/* Splits and compiles. `at` is where the text begins. False: reported, *out empty. */
bool braces_parse(struct arena *arena, struct diags *diags, struct place at, struct slice text, bool collapse, struct template_text *out);

#endif
