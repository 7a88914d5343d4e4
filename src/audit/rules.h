/* Rules: templates/rules/<family>.xml read, checked and compiled once. A rule says what is held against what; the words are
 * messages (templates/text/). Everything lives in the arena it was loaded in. */
#ifndef AUDIT_RULES_H
#define AUDIT_RULES_H

#include "audit/verdict.h"
#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/place.h"
#include "base/slice.h"
#include "xml/path.h"

#include <stdbool.h>
#include <stddef.h>

enum rule_relation { RULE_EQUAL, RULE_AT_MOST, RULE_AT_LEAST, RULE_BETWEEN, RULE_RELATION_COUNT };

enum rule_as {     /* what an input is taken as */
	RULE_NUMBER,   /* of an element its @value, else its text */
	RULE_TEXT,
	RULE_DATE,     /* ISO, as far as given */
	RULE_NODES     /* a list, for functions */
};

enum rule_printed { /* how a number came on the page: what the page may hide of it */
	RULE_ROUNDED,   /* half a unit of its last decimal; a whole number is exact */
	RULE_TRUNCATED, /* a unit of its last digit */
	RULE_EXACT
};

struct rule_step {              /* <input> or <let>, in their order: a name for later expressions and for words */
	const char *name;
	struct path_expr *select;
	bool input;                 /* has a place, and may be missing */
	enum rule_as as;
	enum rule_printed printed;
	bool optional;              /* an input without which the rule still holds */
	struct path_expr *mark;     /* the piece of its line to highlight; NULL: its value */
};

enum rule_say { RULE_SAY_EXPECTED, RULE_SAY_FOUND, RULE_SAY_TOLERANCE, RULE_SAY_REASON, RULE_SAY_MISSING, RULE_SAY_NEEDED, RULE_SAY_COUNT };

struct rule {
	const char *id, *title;     /* title: a message, or words of its own */
	const char *source;         /* "run-rule", "definition", "memory", "form" */
	const char *unit;           /* NULL for none */
	const char *say[RULE_SAY_COUNT]; /* messages, NULL: that of the relation */
	enum verdict severity;      /* of a row that does not hold */
	enum rule_relation relation;
	int decimals;               /* of computed values; -1: as the found one */
	bool silent;                /* rows that hold leave no check */
	bool join;                  /* rows that do not hold make one check */
	struct path_expr *for_each, *when, *expected, *found, *low, *high, *holds, *tolerance, *uncheckable;
	struct rule_step *steps;
	size_t step_count, step_capacity;
	struct place at;
};

struct rules_words {            /* words that functions look for: <word name="spelling">Catalyst</word> */
	const char **words;
	size_t count, capacity;
};

struct rules {
	const char *family;
	struct rule *all;
	size_t count, capacity;
	struct map *words;          /* name -> struct rules_words */
	const struct path_function *const *functions;
	size_t function_count;
};

struct rules_messages {
	bool (*exists)(const void *user, const char *id);
	const char *(*nearest)(struct arena *arena, const void *user, struct slice id); /* NULL when none is near */
	const void *user;
};

struct rules_source {
	const char *templates;      /* the folder that holds rules/ */
	const char *family;         /* "jappserver2004"; its file may be absent: then the general rules alone */
	const char *extra;          /* --rules FILE, or NULL; rules for another family in it are none of ours */
	struct slice extra_bytes;   /* what stands in it, when s is not NULL; else it is read */
	const struct path_function *functions; /* the family's own; name NULL ends; NULL for none */
	const char *const *families; /* all that there are, NULL ends; NULL: a file of rules may name any */
	const struct rules_messages *messages; /* what words may be called by; NULL: anything */
};

/* NULL: reported. */
struct rules *rules_load(struct arena *arena, struct diags *diags, const struct rules_source *source);
const struct rule *rules_find(const struct rules *rules, const char *id); /* NULL when unknown */
const char *rules_near(struct arena *arena, const struct rules *rules, const char *id); /* "did you mean", or NULL */

#endif
