/* XPath 1.0, compiled once and evaluated under a limit of operations (1,000,000 + 20 a node), with a library of functions
 * and with provenance: a value remembers the place of the first node whose string or number was taken. */
#ifndef XML_PATH_H
#define XML_PATH_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/place.h"
#include "base/slice.h"

#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <stdbool.h>
#include <stddef.h>

enum { PATH_MOST_TEXT = 1 << 20 }; /* bytes of a text that functions make */

struct path_expr; /* compiled; lives in its arena */

/* At most 4 KiB. NULL: reported at `at` with what libxml2 says and a caret column where known. */
struct path_expr *path_compile(struct arena *arena, struct diags *diags, struct place at, struct slice expression);
const char *path_source(const struct path_expr *expr);
struct place path_place(const struct path_expr *expr);

enum path_type { PATH_NODES, PATH_STRING, PATH_NUMBER, PATH_BOOLEAN };

struct path_value {
	enum path_type type;
	const char *text;       /* string value, in the arena of the evaluation; numbers without locale: "1.5" */
	double number;          /* NaN when it is none */
	bool boolean;
	xmlNode **nodes;        /* document order; PATH_NODES only; attributes included */
	size_t count;
	xmlNode *origin;        /* the first node whose string or number was taken (an attribute's element), NULL for none */
};

/* Arithmetic and comparisons keep no origin; functions pass on that of their first argument that has one. In texts made
 * of numbers, string() and concat() included, an infinite number or none is "", and there are no exponents. */

struct path_context;        /* one document, one set of functions; not shared between documents */

/* A function of the library. args[0..n) are evaluated; a result is given by the path_return_* below. False: failed, reported by the function. */
struct path_call;
struct path_function {
	const char *name;       /* without namespace: "num" */
	int least, most;        /* number of arguments; most -1: any */
	bool (*call)(struct path_call *call, const struct path_value *args, int count);
	const char *help;       /* "num(value[, decimals]): a number in the language's form" */
};

struct path_context *path_context_new(struct arena *arena, struct diags *diags, xmlDoc *document,
	const struct path_function *const *functions, size_t count, void *user); /* NULL-free list of tables' entries */
void path_variable(struct path_context *context, const char *name, const struct path_value *value); /* $name from now on; copied */
bool path_variable_value(const struct path_context *context, const char *name, struct path_value *value); /* false: there is none */

struct arena *path_call_arena(struct path_call *call);
void *path_call_user(struct path_call *call);
xmlNode *path_call_node(struct path_call *call);       /* the context node */
struct diags *path_call_diags(struct path_call *call);
struct place path_call_place(struct path_call *call);  /* of the expression in its template */
bool path_call_fits(struct path_call *call, size_t bytes); /* whether a text may be so long: at most PATH_MOST_TEXT. False: reported */
void path_return_text(struct path_call *call, const char *text); /* copied */
void path_return_number(struct path_call *call, double number);
void path_return_boolean(struct path_call *call, bool boolean);
void path_return_nodes(struct path_call *call, xmlNode *const *nodes, size_t count);
void path_return_origin(struct path_call *call, xmlNode *origin); /* when it is not that of the first argument that has one */

/* Evaluates with `node` as context node, its position and size for position() and last(). False: reported at the expression's place. */
bool path_eval(struct path_context *context, struct arena *arena, const struct path_expr *expr, xmlNode *node,
	size_t position, size_t size, struct path_value *value);

/* Operations of all evaluations so far: what a document as a whole may cost is for the caller to bound. */
unsigned long path_operations(const struct path_context *context);

/* Whether the context knows every function that the expression names; reported at the expression's place. Evaluation finds
 * only those that it comes by. */
bool path_check(struct path_context *context, const struct path_expr *expr);

#endif
