/* The typed attributes of a fact, from its printed text: what each kind of result/fact.h sets on the element. */
#ifndef RESULT_TYPED_H
#define RESULT_TYPED_H

#include "base/slice.h"
#include "result/build.h"

/* False: the text is no value of the fact's kind; nothing was set. */
bool typed_set(struct build *build, xmlNode *node, const struct fact *fact, struct slice text);
bool typed_two_readings(const struct fact *fact, struct slice text); /* it could be more than one value of the kind */
const char *typed_name(enum fact_kind kind); /* for diagnostics: "a date" */

#endif
