/* The services all files of bind/ share: content nodes, styles, places, anchors. */
#include "bind/binder.h"

#include "base/map.h"
#include "base/utf8.h"
#include "bind/diag.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

void binder_stop(struct binder *b, struct place at, const char *what, size_t limit)
{
	if (!b->stopped)
		diags_report(b->tools.diags, &bind_diag[BIND_LIMIT], at, "more than %zu %s", limit, what);
	b->stopped = b->failed = true;
}

struct doc_node *binder_add(struct binder *b, struct doc_node *parent, enum doc_kind kind, const struct style *style, struct place from)
{
	struct doc_node *node = doc_add(b->tools.arena, b->doc, parent, kind, style);
	node->from = from;
	if (b->doc->count > BINDER_MAX_NODES)
		binder_stop(b, from, "pieces of content", BINDER_MAX_NODES);
	return node;
}

const struct style *binder_style(struct binder *b, const struct style *inherited, struct place at, const char *names)
{
	return theme_style(b->tools.theme, b->tools.diags, at, inherited, names ? names : "");
}

void binder_speak(struct binder *b, const char *text, double number)
{
	b->spoken[b->spoken_count++ % BINDER_SPOKEN] = (struct spoken){ text, number };
}

const char *binder_word(struct binder *b, const char *id)
{
	return message_text(b->tools.arena, b->tools.messages, b->tools.diags, id, NULL, 0);
}

/* "line:column" */
static struct place parse_place(const char *file, const char *text)
{
	char *end;
	const unsigned long line = strtoul(text, &end, 10);
	const unsigned long column = *end == ':' ? strtoul(end + 1, NULL, 10) : 0;
	return (struct place){ file, (unsigned)line, (unsigned)column };
}

struct place binder_place(const struct binder *b, const xmlNode *node)
{
	for (; node && node->type != XML_DOCUMENT_NODE; node = node->parent) {
		const char *at = node->type == XML_ELEMENT_NODE ? load_attribute(node, "at") : NULL;
		if (at)
			return parse_place(b->from, at);
	}
	return (struct place){0};
}

const char *binder_anchor(struct binder *b, const char *wanted)
{
	const char *first = binder_target(b, wanted), *name = first;
	for (unsigned n = 2; !map_add(b->anchors, slice_of(name), b); n++)
		name = arena_printf(b->tools.arena, "%s-%u", first, n);
	return name;
}

const char *binder_target(struct binder *b, const char *anchor)
{
	return arena_printf(b->tools.arena, "%s%s", b->tools.prefix ? b->tools.prefix : "", anchor);
}
