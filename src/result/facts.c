/* Walking the tree: an element that is a fact makes a row, its other attributes make more. */
#include "result/facts.h"

#include "base/decimal.h"
#include "result/csv.h"
#include "result/node.h"

#include <string.h>

struct row {
	const char *result;
	struct slice id, label, printed, value, unit, line;
};

static void write_row(struct buf *out, const struct row *row)
{
	csv_text(out, 0, slice_of(row->result));
	csv_text(out, 1, row->id);
	csv_text(out, 2, row->label);
	csv_text(out, 3, row->printed);
	csv_value(out, 4, row->value);
	csv_text(out, 5, row->unit);
	csv_value(out, 6, row->line);
	csv_end(out);
}

static bool among(const char *name, const char *const *names)
{
	for (; *names; names++)
		if (strcmp(name, *names) == 0)
			return true;
	return false;
}

struct slice facts_line(const xmlNode *node)
{
	struct slice at = {0};
	for (; node && node->type == XML_ELEMENT_NODE && !at.n; node = node->parent)
		at = node_attribute(node, "at");
	return slice_sub(at, 0, slice_find_char(at, 0, ':'));
}

/* Elements that only hold others, and what is no fact of the disclosure. */
static bool is_frame(const xmlNode *node)
{
	static const char *const frames[] = {"section", "block", "mix", "timings", "runs", "curve", "limit", "bom", "group", "table", "row", NULL};
	return among((const char *)node->name, frames);
}

static bool is_outside(const xmlNode *node)
{
	static const char *const outside[] = {"source", "unread", "audit", NULL};
	return among((const char *)node->name, outside);
}

/* Attributes that a row's own columns show, or that say how and where, not what. */
static bool is_shown(const char *name)
{
	static const char *const shown[] = {"id", "label", "value", "unit", "at", "lines", "state", "key", "ref", "of", "name", "indent", "bullet", "size-unit",
		"better", "primary", "from", NULL};
	return among(name, shown);
}

/* Their ids say it. */
static bool shows_role(const xmlNode *node)
{
	return !node_is(node, "date") && !node_is(node, "party");
}

static struct slice unit_of(const xmlNode *node, const char *attribute)
{
	static const char *const units[][2] = {{"percent", "%"}, {"mhz", "MHz"}, {"memory", "MB"}, {"heap", "MB"}};
	for (size_t i = 0; i < sizeof units / sizeof *units; i++)
		if (strcmp(attribute, units[i][0]) == 0)
			return slice_of(units[i][1]);
	if (strcmp(attribute, "size") == 0)
		return node_attribute(node, "size-unit");
	struct slice unit = node_attribute(node->parent, "unit");
	return unit;
}

static void attribute_rows(struct buf *out, const xmlNode *node, struct row row)
{
	struct buf id = {0};
	for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next) {
		const char *name = (const char *)attribute->name;
		if (is_shown(name) || (!strcmp(name, "role") && !shows_role(node)))
			continue;
		struct slice text = node_attribute(node, name);
		struct decimal number;
		const bool is_number = decimal_parse(text, &number);
		buf_clear(&id);
		buf_add_slice(&id, row.id);
		buf_addf(&id, "@%s", name);
		const struct row own = {row.result, buf_slice(&id), row.label, is_number ? (struct slice){0} : text, is_number ? text : (struct slice){0},
			is_number ? unit_of(node, name) : (struct slice){0}, row.line};
		write_row(out, &own);
	}
	buf_drop(&id);
}

/* The id of the nearest element that has one, and what stands below it: "conf_1/tuning". */
static void name_of(struct buf *name, const xmlNode *node)
{
	struct slice id = node_attribute(node, "id");
	if (id.n || !node->parent || node->parent->type != XML_ELEMENT_NODE) {
		buf_add_slice(name, id);
		return;
	}
	name_of(name, node->parent);
	buf_addf(name, "/%s", (const char *)node->name);
}

static struct slice first_of(struct slice a, struct slice b)
{
	return a.n ? a : b;
}

static void fact_rows(struct buf *out, const xmlNode *node, const char *result)
{
	struct buf id = {0};
	name_of(&id, node);
	const struct row row = {
		.result = result,
		.id = buf_slice(&id),
		.label = first_of(node_attribute(node, "label"), node_attribute(node, "name")),
		.printed = node_text(node),
		.value = node_attribute(node, "value"),
		.unit = node_attribute(node, "unit"),
		.line = facts_line(node),
	};
	write_row(out, &row);
	attribute_rows(out, node, row);
	buf_drop(&id);
}

bool facts_is_fact(const xmlNode *node)
{
	return !is_frame(node) && !is_outside(node) && (node_attribute(node, "id").n || node->children || node_attribute(node, "name").n);
}

/* Depth is bounded as the document's is (LOAD_MAX_DEPTH). */
void facts_rows(struct buf *out, const xmlNode *node, const char *result)
{
	if (is_outside(node))
		return;
	if (facts_is_fact(node))
		fact_rows(out, node, result);
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			facts_rows(out, child, result);
}
