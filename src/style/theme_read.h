/* Reading a theme with those it is based on into tables. Internal to style/. */
#ifndef STYLE_THEME_READ_H
#define STYLE_THEME_READ_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/place.h"
#include "base/slice.h"
#include "style/diag.h"

#include <stdbool.h>

struct theme_tables {
	const char *name, *path; /* of the theme itself */
	struct map *colors;      /* struct color */
	struct map *numbers;     /* double */
	struct map *styles;      /* struct property_set */
};

/* False: reported. */
bool theme_read(struct arena *arena, struct diags *diags, const char *root, const char *name, struct theme_tables *tables);

/* A name that the map does not have, with the nearest that it has. */
void theme_report_unknown(struct arena *arena, struct diags *diags, enum style_diag kind, struct place at, const struct map *map,
	struct slice name);

#endif
