/* The vocabularies of the files that users may write: each with its table and its schema. */
#ifndef CLI_VOCABULARIES_H
#define CLI_VOCABULARIES_H

#include "xml/check.h"

enum { VOCABULARIES = 4 };

struct vocabulary {
	const char *name;       /* of its schema, without .rng */
	const struct check_vocabulary *table;
	const char *about;      /* a sentence for the schema's head */
};

extern const struct vocabulary vocabularies[VOCABULARIES];

const struct vocabulary *vocabulary_find(const char *name);         /* NULL when unknown */
const struct vocabulary *vocabulary_of_root(const char *element);   /* whose documents begin with it; NULL when unknown */

#endif
