/* What the options of a Java machine say in all families: how much memory it may take. */
#ifndef FAMILY_HEAP_H
#define FAMILY_HEAP_H

#include "base/slice.h"
#include "result/build.h"

#include <libxml/tree.h>
#include <stdint.h>

/* Whole megabytes that the last -Xmx of a text gives: "16g" is 16384. 0: there is none, or it is no whole number of them. */
int64_t heap_megabytes(struct slice options);

/* @heap of a <configuration> from its tuning lines and its command line, whichever says it last. Without -Xmx: no attribute. */
void heap_set(struct build *build, xmlNode *configuration);

#endif
