/* The table of a benchmark family: one row a fact, one column a format. A reader of another format is another column, not
 * another parser: text pages find a fact by `label`, HTML pages by `html`, raw files by `raw`, dumps by `csv`. */
#ifndef RESULT_FACT_H
#define RESULT_FACT_H

#include <stddef.h>

enum fact_kind {
	FACT_TEXT,
	FACT_NUMBER,   /* @value, @unit; the unit or a remark in brackets may follow: "30 (Non RFC1122)" */
	FACT_SECONDS,  /* "900 seconds": @value in seconds, @unit "s" */
	FACT_DATE,     /* @value ISO, as far as given */
	FACT_CPUS,     /* @cores @chips @cores-per-chip @threads-per-core */
	FACT_MULTIPLE, /* "2x 72GB ..": @count, and @size @size-unit when a size follows */
	FACT_SIZE,     /* "16g", "1024 GB": @value @unit */
	FACT_ANY,      /* text; when all of it is one number, size or date, @value and @unit: of labels that no table knows */
	FACT_PLAIN,    /* text; when all of it is one number or size, @value and @unit */
	FACT_CLOCK,    /* text; @mhz when it names a clock: "1350 MHz SPARC64" */
	FACT_RATE,     /* "1 Gb/sec": @value @unit "Gb/s" */
	FACT_LINES,    /* lines below the label, each an element; on the label's own line only "None" and the like make a field */
	FACT_KIND_COUNT
};

enum fact_side { FACT_LEFT, FACT_RIGHT }; /* RIGHT: may begin in the middle of a line, behind another pair */

struct fact {
	const char *id;    /* a whole id ("settings.ramp-up"), or ".vendor" behind the id of the group it stands in */
	enum fact_kind kind;
	const char *unit;  /* of a number; NULL for none */
	const char *label; /* as text pages print it, without its colon; a blank stands for any blanks, NBSP too */
	const char *html;  /* fragment of the label's link; NULL where the family has no such format */
	const char *raw;   /* key of .raw files */
	const char *csv;   /* column of a dump */
	enum fact_side side;
	const char *key;     /* of result/vocabulary.h: what the fact is called in every family; NULL for none */
	const char *element; /* FACT_LINES: the name of a line's element */
};

/* A row of a table that is filled by name: FACT("settings.ramp-up", FACT_SECONDS, "s", "Ramp Up Time", .side = FACT_RIGHT). */
#define FACT(id_, kind_, unit_, label_, ...) {.id = id_, .kind = kind_, .unit = unit_, .label = label_, __VA_ARGS__}

#endif
