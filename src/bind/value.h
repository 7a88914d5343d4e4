/* Values of a template's attributes and text in a scope. A value that finds nothing is warned of with the nearest names and
 * prints as the words for "not disclosed". Internal to bind/. */
#ifndef BIND_VALUE_H
#define BIND_VALUE_H

#include "bind/binder.h"

/* What a function returns for nothing found: it survives concat() and the like, and becomes words at the end. */
#define VALUE_MISSING "\001"

struct bound {
	const char *text;       /* never NULL */
	bool missing;           /* it found nothing; text holds the words for it where it is shown */
	double number;          /* when known */
	bool known;
	struct place at;        /* in the disclosure; line 0: none */
};

/* Evaluates, within what a document may cost. False: failed, reported, or nothing more is bound; *value is then an empty text. */
bool value_evaluate(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct path_value *value);

/* One expression or a text with several, as it shall be read by people: numbers in the language's form, missing values in words. */
struct bound value_shown(struct binder *b, const struct scope *scope, const struct template_text *text);
struct bound value_expression(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct place at);

/* Attributes. Shown: for readers, NULL when absent or empty. Plain: for the program, as XPath prints it, NULL when absent. */
const char *value_attribute(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name);
const char *value_plain(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name);
bool value_flag(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, bool absent);
unsigned value_count(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, unsigned absent);
double value_share(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name); /* 0 when absent */
double value_length(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, double absent); /* points */

/* What the attributes of an element say of its style: the names in `style`, or else `otherwise`, then its own properties ("size=12"). */
const char *value_style(struct binder *b, const struct scope *scope, const struct template_node *node, const char *otherwise);

/* As a reader looks names up: capitals count as small letters, then bytes decide. */
int value_compare(const char *a, const char *b);

/* A condition of an `if` or `test` attribute; never warns. True when the attribute is absent. */
bool value_test(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name);
/* The nodes of a `select`. No node is no fault: a list may be empty. */
struct path_value value_nodes(struct binder *b, const struct scope *scope, const struct template_node *node);

#endif
