/* Messages: loading templates/text/<language>.xml and filling its texts. The main function is message_text. The forms of numbers
 * and dates are in style/form.c. */
#include "style/message.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/near.h"
#include "style/diag.h"
#include "style/form.h"
#include "style/vocabulary.h"
#include "xml/load.h"

#include <string.h>

struct message {
	const char *zero, *one, *other; /* the first two NULL: as other */
	const char *by;                 /* slot whose number chooses; NULL: always other */
	struct place at;
};

struct messages {
	const char *language, *path;
	struct map *entries;            /* struct message */
	struct form form;
};

/* The text below a node as one line: blanks collapsed and cut off at the ends; no-break spaces stay. */
static const char *collapsed(struct arena *arena, const xmlNode *node)
{
	struct buf out = {0};
	bool blank = false;
	for (const xmlNode *child = node->children; child; child = child->next) {
		if (child->type != XML_TEXT_NODE && child->type != XML_CDATA_SECTION_NODE)
			continue;
		for (const char *c = (const char *)child->content; c && *c; c++) {
			bool is_blank = *c == ' ' || *c == '\t' || *c == '\n' || *c == '\r';
			if (!is_blank && blank && out.n)
				buf_addc(&out, ' ');
			if (!is_blank)
				buf_addc(&out, *c);
			blank = is_blank;
		}
	}
	const char *text = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

static bool braces_balance(const char *text)
{
	for (const char *c = text; (c = strchr(c, '{')); c++) {
		if (c[1] == '{') {
			c++;
			continue;
		}
		c = strchr(c, '}');
		if (!c)
			return false;
	}
	return true;
}

static bool check_braces(struct diags *diags, const xmlNode *node, const char *text)
{
	if (!text || braces_balance(text))
		return true;
	diags_report(diags, &style_diag[STYLE_DIAG_BRACE], load_place(node), "%s", text);
	return false;
}

static bool read_message(struct arena *arena, struct diags *diags, struct messages *messages, const xmlNode *node)
{
	struct message *message = arena_alloc(arena, sizeof *message);
	message->by = load_attribute(node, "by");
	message->at = load_place(node);
	for (const xmlNode *child = node->children; child; child = child->next) {
		if (child->type != XML_ELEMENT_NODE)
			continue;
		const char *name = (const char *)child->name;
		const char **form = strcmp(name, "zero") == 0 ? &message->zero : strcmp(name, "one") == 0 ? &message->one : &message->other;
		*form = collapsed(arena, child);
	}
	if (!message->other)
		message->other = collapsed(arena, node);
	bool fine = check_braces(diags, node, message->zero);
	fine = check_braces(diags, node, message->one) && fine;
	fine = check_braces(diags, node, message->other) && fine;
	if (!map_add(messages->entries, slice_of(load_attribute(node, "id")), message)) {
		diags_report(diags, &style_diag[STYLE_DIAG_TWICE], load_attribute_place(node, "id"), "\"%s\"", load_attribute(node, "id"));
		return false;
	}
	return fine;
}

static bool read_all(struct arena *arena, struct diags *diags, struct messages *messages, const xmlNode *root)
{
	bool fine = true, formed = false;
	for (const xmlNode *node = root->children; node; node = node->next) {
		if (node->type != XML_ELEMENT_NODE)
			continue;
		if (strcmp((const char *)node->name, "forms") == 0)
			formed = form_read(arena, &messages->form, node);
		else
			fine = read_message(arena, diags, messages, node) && fine;
	}
	if (!formed)
		diags_report(diags, &style_diag[STYLE_DIAG_FORMS], load_place(root), "<forms> with twelve months is needed");
	return fine && formed;
}

struct messages *messages_load(struct arena *arena, struct diags *diags, const char *root, const char *language)
{
	const bool file = slice_ends(slice_of(language), ".xml");
	const char *path = file ? arena_string(arena, language) : arena_printf(arena, "%s/text/%s.xml", root, language);
	xmlDoc *document = load_file(arena, diags, path, LOAD_MAX_BYTES);
	if (!document || !check_document(diags, &vocabulary_text, document))
		return NULL;
	const xmlNode *node = xmlDocGetRootElement(document);
	struct messages *messages = arena_alloc(arena, sizeof *messages);
	messages->language = load_attribute(node, "language");
	messages->path = path;
	messages->entries = map_new(arena);
	return read_all(arena, diags, messages, node) ? messages : NULL;
}

const char *message_language(const struct messages *messages)
{
	return messages->language;
}

bool message_capitals(const struct messages *messages)
{
	return messages->form.capital_nouns;
}

const char *message_list_sign(const struct messages *messages, const char *const *values, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (strchr(values[i], ','))
			return ";";
	return messages->form.list;
}

bool message_exists(const struct messages *messages, const char *id)
{
	return map_find(messages->entries, slice_of(id)) != NULL;
}

const char *message_nearest(struct arena *arena, const struct messages *messages, struct slice id)
{
	size_t count = map_count(messages->entries);
	const char **names = arena_array(arena, count, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(messages->entries, i).s;
	return near_name(id, names, count);
}

static void report_unknown(struct arena *arena, const struct messages *messages, struct diags *diags, const char *id)
{
	const char *near = message_nearest(arena, messages, slice_of(id));
	struct place at = {messages->path, 0, 0};
	if (near)
		diags_report(diags, &style_diag[STYLE_DIAG_UNKNOWN_MESSAGE], at, "\"%s\"; did you mean \"%s\"?", id, near);
	else
		diags_report(diags, &style_diag[STYLE_DIAG_UNKNOWN_MESSAGE], at, "\"%s\"", id);
}

static const char *slot_value(const struct message_slot *slots, size_t count, struct slice name)
{
	for (size_t i = 0; i < count; i++)
		if (slice_is(name, slots[i].name))
			return slots[i].value ? slots[i].value : "";
	return NULL;
}

static const char *choose(const struct message *message, const struct message_slot *slots, size_t count)
{
	const char *number = message->by ? slot_value(slots, count, slice_of(message->by)) : NULL;
	if (number && message->zero && strcmp(number, "0") == 0)
		return message->zero;
	if (number && message->one && strcmp(number, "1") == 0)
		return message->one;
	return message->other;
}

/* Appends the value of the slot at c, and returns what stands behind its '}'. */
static const char *fill_slot(struct buf *out, struct diags *diags, const struct message *message, const char *c,
	const struct message_slot *slots, size_t count)
{
	const char *end = strchr(c, '}');
	struct slice name = {c + 1, (size_t)(end - c - 1)};
	const char *value = slot_value(slots, count, name);
	if (!name.n)
		buf_adds(out, "{}");
	else if (value)
		buf_adds(out, value);
	else {
		diags_report(diags, &style_diag[STYLE_DIAG_SLOT], message->at, "{%.*s}", SLICE_ARGS(name));
		buf_addf(out, "«%.*s»", SLICE_ARGS(name));
	}
	return end + 1;
}

struct slice message_lacks(const struct messages *messages, const char *id, const struct message_slot *slots, size_t count)
{
	const struct message *message = map_find(messages->entries, slice_of(id));
	for (const char *c = message ? choose(message, slots, count) : ""; *c; c++) {
		if (c[0] != '{')
			continue;
		if (c[1] == '{') {
			c++;
			continue;
		}
		const struct slice name = {c + 1, (size_t)(strchr(c, '}') - c - 1)};
		if (name.n && !slot_value(slots, count, name))
			return name;
	}
	return (struct slice){"", 0};
}

const char *message_text(struct arena *arena, const struct messages *messages, struct diags *diags, const char *id,
	const struct message_slot *slots, size_t count)
{
	const struct message *message = map_find(messages->entries, slice_of(id));
	if (!message) {
		report_unknown(arena, messages, diags, id);
		return arena_printf(arena, "«%s»", id);
	}
	struct buf out = {0};
	for (const char *c = choose(message, slots, count); *c;) {
		if (c[0] == '{' && c[1] == '{') {
			buf_addc(&out, '{');
			c += 2;
		} else if (c[0] == '{')
			c = fill_slot(&out, diags, message, c, slots, count);
		else
			buf_addc(&out, *c++);
	}
	const char *text = arena_copy(arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return text;
}

const char *message_number(struct arena *arena, const struct messages *messages, double value, int decimals)
{
	return form_number(arena, &messages->form, value, decimals);
}

const char *message_printed(struct arena *arena, const struct messages *messages, struct slice printed)
{
	return form_printed(arena, &messages->form, printed);
}

const char *message_date(struct arena *arena, const struct messages *messages, struct date date)
{
	return form_date(arena, &messages->form, date);
}
