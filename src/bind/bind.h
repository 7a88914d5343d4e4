/* Bind: a template over a result (or booklet) document gives a content tree, with all text resolved. */
#ifndef BIND_BIND_H
#define BIND_BIND_H

#include "base/arena.h"
#include "base/diag.h"
#include "chart/spec.h"
#include "doc/content.h"
#include "style/message.h"
#include "style/theme.h"
#include "template/template.h"

#include <libxml/tree.h>
#include <stdbool.h>
#include <stddef.h>

struct bind_tools {
	struct arena *arena;            /* the content lives here */
	struct diags *diags;
	struct theme *theme;
	const struct messages *messages;
	const char *retrieved;          /* ISO date of --retrieved, or NULL */
	const char *paper;              /* "a4", "letter": in place of the paper that the template names; or NULL */
	const char *prefix;             /* NULL, or of a chapter ("c3-"): stands before its anchors and the targets of its links */
};

/* NULL: reported. `from` names the document's file in places of values. */
struct doc *bind_document(struct bind_tools tools, const struct template *template, xmlDoc *document, const char *from);

/* The charts of a chart template (root <chart>), ready to draw as slides. A chart whose required data is absent is reported (note) and NULL. */
struct chart_spec *bind_chart(struct bind_tools tools, const struct template *template, xmlDoc *document, const char *from);

#endif
