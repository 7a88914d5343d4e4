/* What a row keeps of the facts it rests on: their ids, places, and the lines they stand in. */
#include "audit/row.h"

#include "audit/library.h"
#include "base/buf.h"
#include "xml/load.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 180, BEFORE_MARK = 60 }; /* bytes of a quoted line, and of what stands before its mark */

void row_slot(struct arena *arena, struct row *row, const char *name, const char *value, enum row_form form)
{
	*(struct row_slot *)arena_push(arena, &row->slots, &row->slot_count, &row->slot_capacity, sizeof *row->slots) =
		(struct row_slot){name, value, form};
}

static const xmlNode *element_of(const xmlNode *node)
{
	while (node && node->type != XML_ELEMENT_NODE)
		node = node->parent;
	return node && node->type == XML_ELEMENT_NODE ? node : NULL;
}

/* The nearest attribute of that name, the node's own or its ancestors'. */
static const char *nearest(const xmlNode *node, const char *name)
{
	const char *value = NULL;
	for (; node && node->type == XML_ELEMENT_NODE && !value; node = node->parent)
		value = load_attribute(node, name);
	return value;
}

static bool is(const xmlNode *element, const char *name)
{
	return strcmp((const char *)element->name, name) == 0;
}

static void add_part(struct buf *out, const char *part)
{
	if (!part || !*part)
		return;
	if (out->n)
		buf_adds(out, "  ");
	buf_adds(out, part);
}

/* The line a fact stands in, put together of what the result keeps of it: "Memory (MB): 16376". */
static const char *quote(struct arena *arena, const xmlNode *element)
{
	struct buf out = {0};
	const char *own = library_own_text(arena, element);
	const char *label = load_attribute(element, "label");
	if (is(element, "item")) {
		add_part(&out, load_attribute(element, "supplier"));
		add_part(&out, own);
		add_part(&out, load_attribute(element, "sku"));
		add_part(&out, load_attribute(element, "quantity"));
	} else if (label && (is(element, "field") || is(element, "total") || is(element, "run"))) {
		buf_addf(&out, "%s: %s", label, own);
	} else if (label && is(element, "metric")) {
		buf_addf(&out, "%s %s", own, label);
	} else {
		const char *name = load_attribute(element, "name");
		buf_adds(&out, *own || !name ? own : name);
	}
	const struct slice text = slice_trim(buf_slice(&out));
	const char *copy = arena_copy(arena, text.s ? text.s : "", text.n);
	buf_drop(&out);
	return copy;
}

/* "11223356" as "11,223,356". */
static const char *grouped(struct arena *arena, const char *digits)
{
	struct buf out = {0};
	const size_t whole = strcspn(digits, ".");
	for (size_t i = 0; digits[i]; i++) {
		if (i && i < whole && (whole - i) % 3 == 0)
			buf_addc(&out, ',');
		buf_addc(&out, digits[i]);
	}
	const char *copy = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return copy;
}

/* The piece of the text to highlight: the mark as it is, or as a number with its commas. */
static const char *marked(struct arena *arena, const char *text, const char *mark)
{
	if (!mark || !*mark || strstr(text, mark))
		return mark;
	const char *with_commas = grouped(arena, mark);
	return strstr(text, with_commas) ? with_commas : NULL;
}

static bool same(const char *a, const char *b)
{
	return a && b ? strcmp(a, b) == 0 : a == b;
}

/* Of a long line the piece round the mark. */
static const char *shortened(struct arena *arena, const char *text, const char *mark)
{
	const struct slice s = slice_of(text);
	const char *found = mark && *mark ? strstr(text, mark) : NULL;
	size_t from = found && found - text > BEFORE_MARK ? (size_t)(found - text) - BEFORE_MARK : 0;
	if (s.n <= LONGEST)
		return text;
	while (from > 0 && ((unsigned char)text[from] & 0xC0) == 0x80)
		from--;
	size_t to = from + LONGEST < s.n ? from + LONGEST : s.n;
	while (to < s.n && ((unsigned char)text[to] & 0xC0) == 0x80)
		to++;
	return arena_printf(arena, "%s%.*s%s", from ? "… " : "", (int)(to - from), text + from, to < s.n ? " …" : "");
}

void row_input(struct arena *arena, struct row *row, const xmlNode *node, const char *mark)
{
	const xmlNode *element = element_of(node);
	if (!element)
		return;
	const char *at = nearest(element, "at"), *ref = nearest(element, "id"), *text = quote(arena, element);
	for (size_t i = 0; i < row->input_count; i++) {
		struct row_input *other = &row->inputs[i];
		if (same(other->at, at) && same(other->ref, ref))
			return;
	}
	const char *piece = marked(arena, text, mark);
	*(struct row_input *)arena_push(arena, &row->inputs, &row->input_count, &row->input_capacity, sizeof *row->inputs) =
		(struct row_input){.ref = ref, .at = at, .text = shortened(arena, text, piece), .mark = piece};
}

unsigned row_line(const struct row *row)
{
	return row->input_count && row->inputs[0].at ? (unsigned)strtoul(row->inputs[0].at, NULL, 10) : 0;
}
