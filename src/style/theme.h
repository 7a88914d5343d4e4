/* A theme: fonts, colours, sizes, styles and looks of charts, from templates/themes/<name>.xml. All numbers in points (slides: px). */
#ifndef STYLE_THEME_H
#define STYLE_THEME_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/geom.h"
#include "base/place.h"
#include "style/style.h"

#include <stdbool.h>

struct theme;

/* `name` is a file, or a name looked up as themes/<name>.xml below `root`. A theme based on another says only what differs: its
 * colours go through all styles that name them. NULL: reported. */
struct theme *theme_load(struct arena *arena, struct diags *diags, const char *root, const char *name);

/* The style of a list of names ("cell bad": later wins), properties of its own among them ("size=12 color=accent"), over the text properties of `inherited` (NULL: the theme's default).
 * An unknown name is reported once with the nearest ones and skipped. */
const struct style *theme_style(struct theme *theme, struct diags *diags, struct place at, const struct style *inherited, const char *names);

bool theme_has_style(const struct theme *theme, const char *name); /* of one name */

bool theme_color(const struct theme *theme, const char *name, struct color *out); /* "accent", or "#rrggbb" */
/* A number or size token: "page.left", "chart.bar-height". Absent: reported as an internal error of the theme once, and 0. */
double theme_number(const struct theme *theme, const char *name);
struct color theme_needed_color(const struct theme *theme, const char *name); /* the same of a color; absent: black */
bool theme_has_number(const struct theme *theme, const char *name);
const char *theme_name(const struct theme *theme);

#endif
