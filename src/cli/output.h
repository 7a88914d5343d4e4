/* Names of outputs: the stem of the input, or the result's id where the stem is taken. An output never overwrites an input. */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/slice.h"
#include "cli/input.h"

#include <stdbool.h>

struct output;

/* The outputs of one command into `folder` (NULL: the current one), made when missing. Lives in the arena. NULL: reported. */
struct output *output_open(struct arena *arena, struct diags *diags, const char *folder, const struct input_list *inputs);

/* The stem for all outputs of one input: "DIR/page". `id` is its result's. Two inputs never share a stem: the later takes its id,
 * and says so in `diags`. */
const char *output_stem(struct output *output, struct diags *diags, const char *input, const char *id);

/* Writes `path` atomically, unless it is an input. */
bool output_write(struct output *output, struct diags *diags, const char *path, struct slice bytes);

#endif
