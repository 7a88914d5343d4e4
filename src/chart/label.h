/* Placing labels: breaking them into lines, spreading a row of them, choosing the longest wording that fits. */
#ifndef CHART_LABEL_H
#define CHART_LABEL_H

#include "base/arena.h"
#include "text/shape.h"

#include <stdbool.h>
#include <stddef.h>

/* The text in lines no wider than `width`, at most `most`; if it needs more, the last ends with an ellipsis. At least one line. */
size_t label_lines(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text, double width, size_t most,
	const char ***lines);

/* The same in lines of about one length where the last would hold a word or two. */
size_t label_even_lines(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text, double width, size_t most,
	const char ***lines);

/* Width of the widest part of a text that should not be broken. */
double label_word(struct arena *arena, struct shaper *shaper, struct shape_font font, const char *text);

/* Moves centers (rising) as little as possible (least squares) so that boxes of these widths stand `gap` apart within low..high,
 * in their order. False, and nothing moved, when they cannot. */
bool label_spread(struct arena *arena, double *centers, const double *widths, size_t count, double gap, double low, double high);

/* The first of the wordings (NULL ends the list) that is no wider than `width`, NULL when none is. */
const char *label_fit(struct shaper *shaper, struct shape_font font, double width, const char *const *wordings);

#endif
