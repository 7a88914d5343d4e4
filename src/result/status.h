/* The words by which a page says that its result does not count: a mark in front of a metric, a line of its own near the title. */
#ifndef RESULT_STATUS_H
#define RESULT_STATUS_H

#include "base/slice.h"

/* "invalid", "nc" or "cd" for a text that marks a result so; NULL for any other text. */
const char *status_of(struct slice text);

#endif
