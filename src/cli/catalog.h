/* What is shipped by name: chart templates (templates/charts/<name>.xml, each with the families it serves), and what options name. */
#ifndef CLI_CATALOG_H
#define CLI_CATALOG_H

#include "base/arena.h"
#include "base/diag.h"
#include "cli/options.h"
#include "template/template.h"

#include <stdbool.h>
#include <stddef.h>

struct catalog_chart {
	const char *name;          /* "throughput" */
	const char *families;      /* blank-separated ids of families; "" for any */
	const struct template *template;
};

struct catalog {
	size_t count, capacity;
	struct catalog_chart *charts;
};

/* Loads the charts of those names or files (".xml"), in their order; all, sorted, when no name is given. False: reported. */
bool catalog_open(struct arena *arena, struct diags *diags, const char *templates, const struct option_values *names, struct catalog *catalog);

bool catalog_serves(const struct catalog_chart *chart, const char *family);

/* Names of the XML files in a folder, without ".xml", sorted. */
bool catalog_names(struct arena *arena, struct diags *diags, const char *folder, const char ***names, size_t *count);

/* Whether the values of all options that name shipped files do, or are files themselves (".xml", or with a '/'). False: reported. */
bool catalog_options(struct arena *arena, struct diags *diags, const struct options *options);

#endif
