/* The outline of a SPECjAppServer2004 page: its sections in page order, each with its heading and its rows. A row is a line, or
 * a part of one: in some pages the heading of the next list stands on the last item's line, behind tabs. Headings of products,
 * configurations and systems are the names listed near the top. */
#ifndef FAMILY_JAS_OUTLINE_H
#define FAMILY_JAS_OUTLINE_H

#include "base/arena.h"
#include "read/lines.h"

#include <stdbool.h>
#include <stddef.h>

enum jas_part {
	JAS_TOP, /* logo, copyright, title, metric */
	JAS_SUBMITTER,
	JAS_SOFTWARE_LIST,
	JAS_CONFIGURATION_LIST,
	JAS_SYSTEM_LIST,
	JAS_NAVIGATION,
	JAS_SUT,
	JAS_SETTINGS,
	JAS_RESULTS,
	JAS_SOFTWARE,      /* one section a name, as the next two */
	JAS_CONFIGURATION,
	JAS_SYSTEM,
	JAS_MODIFICATIONS,
	JAS_CONFIGURATION_INFO,
	JAS_BOM,
	JAS_OTHER,
	JAS_NOTES,
	JAS_CLOSING,
	JAS_PART_COUNT
};

struct jas_name {
	struct slice text;
	struct span at;    /* in its list; a name that no list holds: its heading */
	bool listed, seen; /* seen: its section was found */
};

struct jas_names {
	struct jas_name *items;
	size_t count, capacity;
};

struct jas_section {
	enum jas_part part;
	struct span head;       /* empty for JAS_TOP */
	size_t name;            /* index of the name in its list: SOFTWARE, CONFIGURATION and SYSTEM */
	bool sut;               /* SYSTEM: "(SUT hardware)" */
	const struct span *rows; /* behind the heading */
	size_t count;
};

struct jas_outline {
	struct jas_section *sections;
	size_t count, capacity;
	struct jas_names software, configurations, systems;
};

struct jas_outline *jas_outline_read(struct arena *arena, const struct lines *lines);

#endif
