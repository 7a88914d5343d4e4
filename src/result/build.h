/* Building a result document. Readers say what a fact is and where it stood; ids, typed values, missing states and the order of
 * the root's children are looked after here. The document lives in the arena. Elements are libxml2's, so that a reader may
 * set an attribute of its own with build_attribute. */
#ifndef RESULT_BUILD_H
#define RESULT_BUILD_H

#include "base/arena.h"
#include "base/date.h"
#include "base/diag.h"
#include "base/place.h"
#include "base/slice.h"
#include "result/fact.h"
#include "result/result.h"

#include <libxml/tree.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct build;

struct build_source {
	const char *file;     /* as the user named it */
	const char *sha256;   /* of the bytes as they came */
	const char *format;   /* "text", "html", ... */
	const char *encoding; /* "UTF-8", ... */
	size_t bytes, lines;
};

struct build *build_new(struct arena *arena, struct diags *diags, const char *family, const char *benchmark, const struct build_source *source);
xmlNode *build_root(const struct build *build);
xmlNode *build_find(const struct build *build, const char *id); /* NULL when there is no such fact yet */

/* A new last child; of the root it takes its place in the order source, title, party, date, metric, others, unread. An id that is
 * taken gets ".2", ".3", ... `id` may be NULL. */
xmlNode *build_element(struct build *build, xmlNode *parent, const char *name, const char *id);
void build_attribute(struct build *build, xmlNode *node, const char *name, struct slice value); /* replaces */
void build_word(struct build *build, xmlNode *node, const char *name, const char *value);       /* replaces; NULL: no attribute */
void build_count(struct build *build, xmlNode *node, const char *name, int64_t value);          /* replaces */
void build_number(struct build *build, xmlNode *node, const char *name, struct decimal value);  /* replaces */
void build_place(struct build *build, xmlNode *node, struct place at);
void build_lines(struct build *build, xmlNode *node, size_t first, size_t last); /* @lines="82-100": where a block stands, counted from 1 */
void build_text(struct build *build, xmlNode *node, struct slice text);          /* behind what is there */

xmlNode *build_section(struct build *build, const char *id, struct slice title, struct place at);

/* A date of the root: role "test" gives id "date.test". Not understood: reported, kept as text. */
xmlNode *build_date(struct build *build, const char *role, struct slice text, struct place at);

/* <field id label value unit state at>text</field>. `group` is the id of the group for facts whose id begins with '.'. */
xmlNode *build_field(struct build *build, xmlNode *parent, const char *group, const struct fact *fact, struct slice text, struct place at);
/* A field whose label no table knows: its id is "<group>.<slug of the label>". */
xmlNode *build_other_field(struct build *build, xmlNode *parent, const char *group, struct slice label, struct slice text, struct place at);
/* Sets the typed attributes and the state of a node from the text of a value. False: a value is there but not of its kind (reported at `at`). */
bool build_typed(struct build *build, xmlNode *node, const struct fact *fact, struct slice text, struct place at);
/* A field's value went on in the next line: "text more". */
void build_continue(struct build *build, xmlNode *node, const struct fact *fact, struct slice more, struct place at);

/* @id of the root, from a company and a system, and the month of the test or else of publication. Once. */
void build_identify(struct build *build, struct slice company, struct slice system);

/* The finished result, identified by submitter and title unless the family did it. */
struct result *build_finish(struct build *build);

#endif
