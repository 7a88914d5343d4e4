/* The vocabulary of SPECweb99: every fact a page can hold, and the words of its layout. */
#ifndef FAMILY_WEB99_FACTS_H
#define FAMILY_WEB99_FACTS_H

#include "read/outline.h"
#include "result/fact.h"

enum web99_part {
	WEB99_TOP, /* title and metric */
	WEB99_PERFORMANCE,
	WEB99_CONFIGURATION, /* a heading over those that follow */
	WEB99_AVAILABILITY,
	WEB99_HARDWARE,
	WEB99_SOFTWARE,
	WEB99_HTTP,
	WEB99_SPONSOR,
	WEB99_NETWORK,
	WEB99_CLIENTS,
	WEB99_SETTINGS,
	WEB99_NOTES,
	WEB99_DETAILS,
	WEB99_CLOSING,
	WEB99_PART_COUNT
};

/* A part that is a section of fields. */
struct web99_section {
	const char *id; /* NULL: the part is read otherwise */
	const struct fact *facts;
	size_t count;
};

extern const struct web99_section web99_sections[WEB99_PART_COUNT];
extern const struct fact web99_sponsor[]; /* "Test Date", "Tested By", "SPEC License" and their kin */
extern const size_t web99_sponsor_count;
extern const struct outline_head web99_heads[];
extern const size_t web99_head_count;

/* The columns of the table of iterations, in the order of the pages: what heads them, and the attribute of <run>. */
struct web99_column {
	const char *head; /* without blanks: pages break it at different places */
	const char *attribute;
};

enum { WEB99_COLUMNS = 7 };

extern const struct web99_column web99_columns[WEB99_COLUMNS];

#define WEB99_BENCHMARK "SPECweb99"
#define WEB99_LOGO "SPECweb99 Result"
#define WEB99_MEDIAN "Median"

#endif
