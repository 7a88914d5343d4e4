/* What the files of the XPath evaluator share: path.c compiles, path_eval.c evaluates, path_value.c converts,
 * path_call.c holds functions and variables. Not for other folders. */
#ifndef XML_PATH_INNER_H
#define XML_PATH_INNER_H

#include "base/map.h"
#include "xml/path.h"

#include <locale.h>

enum { PATH_SHOWN = 80 }; /* bytes of an expression quoted in a diagnostic */

struct path_expr {
	const char *source;
	struct place at;
	xmlXPathCompExpr *compiled;
};

/* What libxml2 said of an expression. */
struct path_error {
	int code;        /* an xmlXPathError; 0: nothing */
	size_t offset;   /* in bytes */
	const char *function; /* whose arguments are wrong; NULL: not known */
};

/* One evaluation; a function may start another inside. */
struct path_run {
	const struct path_expr *expr;
	struct arena *arena; /* of the values */
	struct path_error error;
	bool reported;
};

struct path_context {
	struct arena *arena;
	struct diags *diags;
	xmlXPathContext *xpath;
	unsigned long operations; /* of all finished evaluations */
	struct map *functions; /* name -> const struct path_function */
	struct map *variables; /* name -> struct path_value */
	void *user;
	struct path_run *run;  /* NULL between evaluations */
	locale_t plain;        /* "C": libxml2 prints numbers with printf */
};

/* path.c */
const char *path_error_text(int code);
const char *path_shown(struct arena *arena, const struct path_expr *expr); /* the source, quoted and cut */

/* path_value.c: objects of libxml2 and values. The origin of strings, numbers and booleans travels in the object's `user`. */
xmlNode *path_origin(const xmlXPathObject *object);
void path_take(struct arena *arena, const xmlXPathObject *object, struct path_value *value);
xmlXPathObject *path_object(const struct path_value *value);
xmlXPathObject *path_nodes_object(xmlNode *const *nodes, size_t count);
const char *path_number_text(struct arena *arena, double number); /* at most 9 decimals; "" for what is no finite number */

/* path_call.c */
xmlXPathFunction path_lookup_function(void *context, const xmlChar *name, const xmlChar *uri);
xmlXPathObject *path_lookup_variable(void *context, const xmlChar *name, const xmlChar *uri);
bool path_report_unknown_function(struct path_context *context, const struct path_expr *expr, const char *name); /* false when it is known */

#endif
