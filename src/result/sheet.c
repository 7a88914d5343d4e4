/* Tables: each is a list of the elements that make rows, and of columns that say where a cell comes from. The facts are facts.c's. */
#include "result/sheet.h"

#include "base/decimal.h"
#include "result/csv.h"
#include "result/facts.h"
#include "result/node.h"

#include <string.h>

enum from {
	FROM_RESULT,  /* the result's id */
	FROM_KIND,    /* the element's name */
	FROM_NEAR,    /* an attribute, of the element or of one around it */
	FROM_NUMBER,  /* an attribute of the element: the first there is of "count|value" */
	FROM_WORD,    /* likewise, text */
	FROM_TEXT,    /* the element's text */
	FROM_COUNT,   /* a number of a system: its attribute, or that of a field in it */
	FROM_MEGABYTES, /* @memory of a system, or a field's size in MB */
	FROM_CLOCK,   /* the field of its MHz, or the clock in its processor's name */
	FROM_FIELD,   /* the text of a field in it: the first there is of ".processor|.cpu" */
	FROM_LINE     /* where it stood */
};

struct column {
	const char *head;
	enum from from;
	const char *name; /* NULL: the head */
};

struct sheet {
	const char *name;
	const char *rows; /* "parent/element ..." or "section#id" */
	const struct column *columns;
	size_t count;
};

#define RESULT_AND_ID {"result", FROM_RESULT, NULL}, {"id", FROM_NEAR, NULL}
#define LINE {"line", FROM_LINE, NULL}

static const struct column bom[] = {
	RESULT_AND_ID, {"kind", FROM_KIND, NULL}, {"group", FROM_NEAR, "group.title"}, {"supplier", FROM_WORD, NULL}, {"description", FROM_TEXT, NULL},
	{"sku", FROM_WORD, NULL}, {"quantity", FROM_NUMBER, NULL}, {"mark", FROM_WORD, NULL}, LINE,
};
static const struct column timings[] = {
	RESULT_AND_ID, {"label", FROM_WORD, NULL}, {"average", FROM_NUMBER, NULL}, {"p90", FROM_NUMBER, NULL}, {"maximum", FROM_NUMBER, NULL},
	{"limit", FROM_NUMBER, NULL}, {"unit", FROM_NEAR, NULL}, LINE,
};
static const struct column mix[] = {
	RESULT_AND_ID, {"kind", FROM_KIND, NULL}, {"label", FROM_WORD, NULL}, {"count", FROM_NUMBER, "count|value"}, {"percent", FROM_NUMBER, NULL}, LINE,
};
static const struct column runs[] = {
	RESULT_AND_ID, {"kind", FROM_KIND, NULL}, {"label", FROM_WORD, NULL}, {"n", FROM_NUMBER, NULL}, {"value", FROM_NUMBER, NULL}, {"unit", FROM_WORD, NULL},
	{"connections", FROM_NUMBER, NULL}, {"percent", FROM_NUMBER, NULL}, {"throughput", FROM_NUMBER, NULL}, {"response", FROM_NUMBER, NULL},
	{"ops-per-loadgen", FROM_NUMBER, NULL}, {"kbit", FROM_NUMBER, NULL}, {"median", FROM_WORD, NULL}, LINE,
};
static const struct column curve[] = {
	RESULT_AND_ID, {"kind", FROM_KIND, NULL}, {"us", FROM_NEAR, NULL}, {"percentile", FROM_NUMBER, NULL}, {"jops", FROM_NUMBER, NULL},
	{"verdict", FROM_WORD, NULL}, {"pass", FROM_NUMBER, NULL}, {"fail", FROM_NUMBER, NULL}, {"min", FROM_NUMBER, NULL}, {"p50", FROM_NUMBER, NULL},
	{"p90", FROM_NUMBER, NULL}, {"p95", FROM_NUMBER, NULL}, {"p99", FROM_NUMBER, NULL}, {"max", FROM_NUMBER, NULL}, LINE,
};
static const struct column systems[] = {
	RESULT_AND_ID, {"name", FROM_WORD, "name|title"}, {"role", FROM_WORD, NULL}, {"sut", FROM_WORD, NULL}, {"count", FROM_COUNT, NULL}, {"chips", FROM_COUNT, NULL},
	{"cores", FROM_COUNT, NULL}, {"threads", FROM_COUNT, NULL}, {"memory", FROM_FIELD, ".memory"}, {"memory-mb", FROM_MEGABYTES, ".memory"},
	{"vendor", FROM_FIELD, ".vendor"}, {"model", FROM_FIELD, ".model"}, {"processor", FROM_FIELD, ".processor|.cpu"}, {"mhz", FROM_CLOCK, ".mhz"},
	{"l1", FROM_FIELD, ".l1"}, {"l2", FROM_FIELD, ".l2"}, {"l3", FROM_FIELD, ".l3"}, {"other-cache", FROM_FIELD, ".other-cache"},
	{"disks", FROM_FIELD, ".disks"}, {"filesystem", FROM_FIELD, ".filesystem"}, {"network", FROM_FIELD, ".network|.network-controller"}, {"os", FROM_FIELD, ".os"},
	{"other", FROM_FIELD, ".other"}, {"available", FROM_FIELD, ".hw-available|.available"}, LINE,
};
static const struct column fact_columns[] = {
	{"result", FROM_RESULT, NULL}, {"id", FROM_NEAR, NULL}, {"label", FROM_WORD, NULL}, {"printed", FROM_TEXT, NULL}, {"value", FROM_NUMBER, NULL},
	{"unit", FROM_NEAR, NULL}, LINE,
};

#define SHEET(name_, rows_, columns_) {name_, rows_, columns_, sizeof columns_ / sizeof *columns_}

static const struct sheet sheets[SHEET_COUNT] = {
	[SHEET_FACTS] = SHEET("facts", "", fact_columns),
	[SHEET_BOM] = SHEET("bom", "group/item item/sub bom/footnote bom/line", bom),
	[SHEET_TIMINGS] = SHEET("timings", "timings/timing", timings),
	[SHEET_MIX] = SHEET("mix", "mix/transaction mix/total", mix),
	[SHEET_RUNS] = SHEET("runs", "runs/run runs/median", runs),
	[SHEET_CURVE] = SHEET("curve", "curve/step curve/sla curve/geomean curve/point limit/cell", curve),
	[SHEET_SYSTEMS] = SHEET("systems", "result/system section#hardware section#clients", systems),
};

enum sheet_kind sheet_find(const char *name)
{
	size_t kind = 0;
	while (kind < SHEET_COUNT && strcmp(sheets[kind].name, name))
		kind++;
	return (enum sheet_kind)kind;
}

void sheet_head(struct buf *out, enum sheet_kind kind)
{
	for (size_t i = 0; i < sheets[kind].count; i++)
		csv_text(out, i, slice_of(sheets[kind].columns[i].head));
	csv_end(out);
}

/* The next word of a list set apart by `by`; empty at the end. */
static struct slice next_word(struct slice *list, char by)
{
	size_t end = slice_find_char(*list, 0, by);
	struct slice word = slice_sub(*list, 0, end);
	*list = slice_sub(*list, end + 1, list->n);
	return word;
}

/* "parent/element", or "element#id". */
static bool is_row(const xmlNode *node, const char *rows)
{
	struct slice list = slice_of(rows), name = slice_of((const char *)node->name), parent = slice_of((const char *)node->parent->name);
	for (struct slice word; (word = next_word(&list, ' ')).n;) {
		size_t slash = slice_find_char(word, 0, '/'), hash = slice_find_char(word, 0, '#');
		struct slice front = slice_sub(word, 0, slash < hash ? slash : hash), behind = slice_sub(word, front.n + 1, word.n);
		bool row = slash < hash ? slice_equal(front, parent) && slice_equal(behind, name)
			: slice_equal(front, name) && slice_equal(behind, node_attribute(node, "id"));
		if (row)
			return true;
	}
	return false;
}

static struct slice first_attribute(const xmlNode *node, const char *names)
{
	struct slice list = slice_of(names), value = {0};
	char name[32];
	for (struct slice word; !value.n && (word = next_word(&list, '|')).n && word.n < sizeof name;) {
		memcpy(name, word.s, word.n);
		name[word.n] = '\0';
		value = node_attribute(node, name);
	}
	return value;
}

/* An attribute of the element or the nearest around it; "group.title": of the nearest <group>. */
static struct slice near_attribute(const xmlNode *node, const char *name)
{
	const char *dot = strchr(name, '.');
	struct slice element = dot ? (struct slice){name, (size_t)(dot - name)} : (struct slice){0};
	struct slice value = {0};
	for (; node && node->type == XML_ELEMENT_NODE && !value.n && !node_is(node, "result"); node = node->parent)
		if (!dot || slice_equal(element, slice_of((const char *)node->name)))
			value = node_attribute(node, dot ? dot + 1 : name);
	return value;
}

/* "systems.cpu" ends in ".cpu" behind the id of its group. */
static const xmlNode *find_field(const xmlNode *node, struct slice suffix)
{
	struct slice group = node_attribute(node, "id");
	for (const xmlNode *field = node->children; field; field = field->next) {
		struct slice id = node_is(field, "field") ? node_attribute(field, "id") : (struct slice){0};
		if (id.n == group.n + suffix.n && slice_equal(slice_sub(id, group.n, id.n), suffix))
			return field;
	}
	return NULL;
}

/* The first there is of ".processor|.cpu". */
static const xmlNode *first_field(const xmlNode *node, const char *suffixes)
{
	struct slice list = slice_of(suffixes);
	const xmlNode *field = NULL;
	for (struct slice word; !field && (word = next_word(&list, '|')).n;)
		field = find_field(node, word);
	return field;
}

/* A size as a count of MB, with the decimals of its print; nothing for smaller units, which may not come out even. */
static void write_megabytes(struct buf *out, size_t i, const xmlNode *node, const char *suffix)
{
	static const struct {
		const char *unit;
		int64_t factor;
	} units[] = {{"MB", 1}, {"GB", 1024}, {"TB", 1024 * 1024}};
	const xmlNode *field = first_field(node, suffix);
	struct slice given = node_attribute(node, "memory"), unit = node_attribute(field, "unit");
	struct buf text = {0};
	struct decimal size;
	for (size_t u = 0; !given.n && u < sizeof units / sizeof *units; u++)
		if (slice_is(unit, units[u].unit) && decimal_parse(node_attribute(field, "value"), &size) && size.units < INT64_MAX / units[u].factor)
			decimal_print(&text, (struct decimal){size.units * units[u].factor, size.scale});
	csv_value(out, i, given.n ? given : buf_slice(&text));
	buf_drop(&text);
}

static struct slice clock_of(const xmlNode *node, const char *suffix)
{
	const xmlNode *field = first_field(node, suffix);
	return field ? node_text(field) : node_attribute(first_field(node, ".processor|.cpu"), "mhz");
}

/* Cores of a system: its attribute, or that of the first field of it that counts them. */
static struct slice count_of(const xmlNode *node, const char *name)
{
	struct slice count = node_attribute(node, name);
	for (const xmlNode *field = node_is(node, "system") ? NULL : node->children; field && !count.n; field = field->next)
		if (node_is(field, "field") && strcmp(name, "count"))
			count = node_attribute(field, name);
	return count.n || node_is(node, "system") || strcmp(name, "count") ? count : node_attribute(find_field(node, SLICE(".count")), "value");
}

static void write_cell(struct buf *out, size_t i, const struct column *column, const xmlNode *node, const char *id)
{
	const char *name = column->name ? column->name : column->head;
	switch (column->from) {
	case FROM_RESULT:
		csv_text(out, i, slice_of(id));
		return;
	case FROM_KIND:
		csv_text(out, i, slice_of((const char *)node->name));
		return;
	case FROM_NEAR:
		csv_text(out, i, near_attribute(node, name));
		return;
	case FROM_NUMBER:
		csv_value(out, i, first_attribute(node, name));
		return;
	case FROM_WORD:
		csv_text(out, i, first_attribute(node, name));
		return;
	case FROM_TEXT:
		csv_text(out, i, node_text(node));
		return;
	case FROM_COUNT:
		csv_value(out, i, count_of(node, name));
		return;
	case FROM_MEGABYTES:
		write_megabytes(out, i, node, name);
		return;
	case FROM_CLOCK:
		csv_text(out, i, clock_of(node, name));
		return;
	case FROM_FIELD:
		csv_text(out, i, node_text(first_field(node, name)));
		return;
	case FROM_LINE:
		csv_value(out, i, facts_line(node));
		return;
	}
}

/* Depth is bounded as the document's is (LOAD_MAX_DEPTH). */
static void write_rows(struct buf *out, const struct sheet *sheet, const xmlNode *node, const char *id)
{
	if (is_row(node, sheet->rows)) {
		for (size_t i = 0; i < sheet->count; i++)
			write_cell(out, i, &sheet->columns[i], node, id);
		csv_end(out);
	}
	for (const xmlNode *child = node->children; child; child = child->next)
		if (child->type == XML_ELEMENT_NODE)
			write_rows(out, sheet, child, id);
}

void sheet_rows(struct buf *out, enum sheet_kind kind, const struct result *result, const char *id)
{
	for (const xmlNode *node = result->root->children; node; node = node->next)
		if (node->type == XML_ELEMENT_NODE && kind == SHEET_FACTS)
			facts_rows(out, node, id);
		else if (node->type == XML_ELEMENT_NODE)
			write_rows(out, &sheets[kind], node, id);
}
