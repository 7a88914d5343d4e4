/* Writing checks into the result document: verdicts and values for machines, messages with their slots for people, the facts they
 * rest on with their places. */
#include "audit/write.h"

#include "base/buf.h"

#include <libxml/valid.h>
#include <stdlib.h>
#include <string.h>

static void attribute(xmlNode *node, const char *name, const char *value)
{
	if (value && !xmlNewProp(node, BAD_CAST name, BAD_CAST value))
		arena_exhausted();
}

static void number(struct arena *arena, xmlNode *node, const char *name, size_t value)
{
	attribute(node, name, arena_printf(arena, "%zu", value));
}

static xmlNode *element(xmlNode *parent, const char *name)
{
	xmlNode *node = xmlNewChild(parent, NULL, BAD_CAST name, NULL);
	if (!node)
		arena_exhausted();
	return node;
}

/* The same value of all rows once, else all of them: "2.00, 2.00, 5.00". */
static const char *joined(struct arena *arena, const struct check *check, const char *(*value)(const struct row *row))
{
	struct buf out = {0};
	const char *first = NULL;
	bool any = false, same = true;
	for (size_t i = 0; i < check->count; i++) {
		const char *text = value(check->rows[i]);
		first = first ? first : text;
		same &= first && text && !strcmp(text, first);
	}
	for (size_t i = 0; i < check->count && !(any && same); i++) {
		const char *text = value(check->rows[i]);
		if (!text)
			continue;
		if (any)
			buf_adds(&out, ", ");
		buf_adds(&out, text);
		any = true;
	}
	const char *text = any ? arena_copy(arena, out.s ? out.s : "", out.n) : NULL;
	buf_drop(&out);
	return text;
}

static const char *expected_of(const struct row *row)
{
	return row->expected;
}

static const char *found_of(const struct row *row)
{
	return row->found;
}

static const char *tolerance_of(const struct row *row)
{
	return row->tolerance;
}

static const char *low_of(const struct row *row)
{
	return row->low;
}

static const char *high_of(const struct row *row)
{
	return row->high;
}

static unsigned line_of(const char *at)
{
	return at ? (unsigned)strtoul(at, NULL, 10) : 0;
}

/* The lines of all inputs, each once, the first input's first: "4 54 55 46". */
static const char *lines_of(struct arena *arena, const struct check *check)
{
	struct buf out = {0};
	unsigned *seen = NULL;
	size_t count = 0, capacity = 0;
	for (size_t i = 0; i < check->count; i++)
		for (size_t j = 0; j < check->rows[i]->input_count; j++) {
			const unsigned line = line_of(check->rows[i]->inputs[j].at);
			bool known = line == 0;
			for (size_t k = 0; k < count && !known; k++)
				known = seen[k] == line;
			if (known)
				continue;
			*(unsigned *)arena_push(arena, &seen, &count, &capacity, sizeof *seen) = line;
			buf_addf(&out, out.n ? " %u" : "%u", line);
		}
	const char *text = out.n ? arena_copy(arena, out.s, out.n) : NULL;
	buf_drop(&out);
	return text;
}

static void write_words(const struct check *check, xmlNode *node)
{
	static const struct { const char *part; enum rule_say say; } parts[] = {
		{"expected", RULE_SAY_EXPECTED}, {"found", RULE_SAY_FOUND}, {"tolerance", RULE_SAY_TOLERANCE}, {"reason", RULE_SAY_REASON},
	};
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
		const char *message = check->rows[0]->say[parts[i].say];
		if (!message)
			continue;
		xmlNode *say = element(node, "say");
		attribute(say, "part", parts[i].part);
		attribute(say, "message", message);
	}
}

/* Whatever all rows share is said once, the rest row by row; how many rows there are says the title. */
static bool same_in_all(const struct check *check, size_t slot)
{
	const struct row_slot *first = &check->rows[0]->slots[slot];
	for (size_t i = 1; i < check->count; i++)
		if (slot >= check->rows[i]->slot_count || strcmp(check->rows[i]->slots[slot].value, first->value) != 0)
			return false;
	return true;
}

/* `of`: the fact that its row is about, NULL for what several rows share. */
static void write_slot(xmlNode *node, const struct row_slot *slot, const char *of)
{
	static const char *const forms[] = {[ROW_NUMBER] = "number", [ROW_TEXT] = "text", [ROW_DATE] = "date"};
	xmlNode *child = element(node, "slot");
	attribute(child, "name", slot->name);
	attribute(child, "form", forms[slot->form]);
	attribute(child, "value", slot->value);
	attribute(child, "of", of);
}

static const char *fact_of(const struct row *row)
{
	return row->input_count ? row->inputs[0].ref : NULL;
}

static void write_slots(struct arena *arena, const struct check *check, xmlNode *node)
{
	write_slot(node, &(struct row_slot){"rows", arena_printf(arena, "%zu", check->count), ROW_NUMBER}, NULL);
	for (size_t i = 0; i < check->count; i++)
		for (size_t s = 0; s < check->rows[i]->slot_count; s++) {
			const bool shared = check->count > 1 && s < check->rows[0]->slot_count && same_in_all(check, s);
			if (i == 0 || !shared)
				write_slot(node, &check->rows[i]->slots[s], shared ? NULL : fact_of(check->rows[i]));
		}
}

static void write_inputs(const struct check *check, xmlNode *node)
{
	for (size_t i = 0; i < check->count; i++)
		for (size_t j = 0; j < check->rows[i]->input_count; j++) {
			const struct row_input *input = &check->rows[i]->inputs[j];
			xmlNode *child = element(node, "input");
			attribute(child, "ref", input->ref);
			attribute(child, "text", input->text);
			attribute(child, "mark", input->mark && *input->mark ? input->mark : NULL);
			attribute(child, "at", input->at);
		}
}

static void write_values(struct arena *arena, const struct check *check, xmlNode *node)
{
	static const struct { const char *name; const char *(*value)(const struct row *row); } values[] = {
		{"expected", expected_of}, {"found", found_of}, {"tolerance", tolerance_of}, {"low", low_of}, {"high", high_of},
	};
	for (size_t i = 0; i < sizeof values / sizeof *values; i++)
		attribute(node, values[i].name, joined(arena, check, values[i].value));
	attribute(node, "unit", check->rule->unit);
}

/* "audit.jops", "audit.jvm-heap.2": an id of the document, as every fact's. */
static void write_id(struct arena *arena, const struct check *check, xmlNode *node)
{
	const char *id = check->number == 1 ? arena_printf(arena, "audit.%s", check->rule->id) :
		arena_printf(arena, "audit.%s.%zu", check->rule->id, check->number);
	xmlAttr *own = xmlNewProp(node, BAD_CAST "id", BAD_CAST id);
	if (!own)
		arena_exhausted();
	xmlAddID(NULL, node->doc, BAD_CAST id, own);
}

static void write_check(struct arena *arena, const struct check *check, xmlNode *audit)
{
	xmlNode *node = element(audit, "check");
	write_id(arena, check, node);
	attribute(node, "rule", check->rule->id);
	attribute(node, "title", check->rule->title);
	attribute(node, "source", check->rule->source);
	attribute(node, "severity", verdict_name(check->rule->severity));
	attribute(node, "verdict", verdict_name(check->verdict));
	number(arena, node, "count", check->weight);
	write_values(arena, check, node);
	attribute(node, "lines", lines_of(arena, check));
	write_words(check, node);
	write_slots(arena, check, node);
	write_inputs(check, node);
}

xmlNode *write_audit(struct arena *arena, xmlNode *root, const struct check_list *list)
{
	size_t tally[VERDICT_COUNT] = {0}, total = 0;
	for (size_t i = 0; i < list->count; i++) {
		tally[list->all[i].verdict] += list->all[i].weight;
		total += list->all[i].weight;
	}
	xmlNode *audit = element(root, "audit");
	number(arena, audit, "total", total);
	for (size_t i = 0; i < VERDICT_COUNT; i++)
		number(arena, audit, verdict_name((enum verdict)i), tally[i]);
	for (size_t i = 0; i < list->count; i++)
		write_check(arena, &list->all[i], audit);
	return audit;
}
