/* Evaluating a template's expressions. The main function is value_shown. What a value is for a reader is decided here: numbers
 * in the language's form, "not disclosed" where the disclosure says nothing, a warning where the template asks for what is not
 * there. */
#include "bind/value.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/number.h"
#include "bind/diag.h"
#include "bind/nearest.h"
#include "style/property.h"
#include "template/elements.h"
#include "xml/check_value.h"
#include "xml/load.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { VALUE_MOST_SHARE = 1000 };

/* What a document's values may take in memory. False: reported. */
static bool spend(struct binder *b, struct place at, size_t bytes)
{
	b->bytes += bytes;
	if (b->bytes > BINDER_MAX_TEXT)
		binder_stop(b, at, "bytes of text", BINDER_MAX_TEXT);
	return !b->stopped;
}

bool value_evaluate(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct path_value *value)
{
	b->spoken_count = 0;
	*value = (struct path_value){ .text = "" };
	if (b->stopped)
		return false;
	const bool done = path_eval(b->paths, b->tools.arena, expr, scope->node, scope->position, scope->size, value);
	if (path_operations(b->paths) > BINDER_MAX_OPERATIONS)
		binder_stop(b, path_place(expr), "operations of XPath", BINDER_MAX_OPERATIONS);
	b->steps += value->count;
	if (done)
		return spend(b, path_place(expr), strlen(value->text));
	b->failed = true;
	b->stopped = ++b->failures > BINDER_MAX_FAILURES;
	*value = (struct path_value){ .text = "" };
	return false;
}

static void warn(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct place at)
{
	if (!map_add(b->warned, (struct slice){ (const char *)&expr, sizeof expr }, b))
		return;
	const char *near = nearest_names(b, scope->node, path_source(expr));
	diags_report(b->tools.diags, &bind_diag[BIND_NOTHING], at, "{%s}%s%s", path_source(expr), *near ? "; the nearest is " : "", near);
}

/* A value on one line: line ends and tabs become blanks; blanks stay as many as the disclosure has. */
static const char *one_line(struct arena *arena, const char *text)
{
	if (!strpbrk(text, "\n\r\t"))
		return text;
	char *copy = arena_string(arena, text);
	for (char *c = copy; *c; c++)
		if (*c == '\n' || *c == '\r' || *c == '\t')
			*c = ' ';
	return copy;
}

/* The marks of missing values in a text as words. */
static const char *say_missing(struct binder *b, const char *text)
{
	struct buf out = {0};
	for (const char *c = text; *c; c++) {
		if (*c == *VALUE_MISSING)
			buf_adds(&out, binder_word(b, "missing"));
		else
			buf_addc(&out, *c);
	}
	const char *said = arena_copy(b->tools.arena, out.s ? out.s : "", out.n);
	buf_drop(&out);
	return said;
}

static const xmlNode *element_of(const xmlNode *node)
{
	return node && node->type != XML_ELEMENT_NODE ? node->parent : node;
}

/* The disclosure has the field and nothing in it. */
static bool is_undisclosed(const struct path_value *value)
{
	const xmlNode *first = value->count ? value->nodes[0] : NULL;
	return first && first->type == XML_ELEMENT_NODE && load_attribute(first, "state") && slice_blank(slice_of(value->text));
}

static void set_number(struct bound *bound, double number)
{
	bound->number = number;
	bound->known = isfinite(number);
}

static void find_number(struct binder *b, const struct path_value *value, struct bound *bound)
{
	double number;
	if (value->type == PATH_NUMBER || (value->type == PATH_NODES && isfinite(value->number))) {
		set_number(bound, value->number);
		return;
	}
	const xmlNode *element = value->type == PATH_NODES && value->count && value->nodes[0]->type == XML_ELEMENT_NODE ? value->nodes[0] : NULL;
	const char *typed = element ? load_attribute(element, "value") : NULL;
	if (typed && number_parse(slice_of(typed), &number)) {
		set_number(bound, number);
		return;
	}
	const size_t kept = b->spoken_count < BINDER_SPOKEN ? b->spoken_count : BINDER_SPOKEN;
	for (size_t i = 0; i < kept; i++) {
		if (strcmp(b->spoken[i].text, value->text) == 0) {
			set_number(bound, b->spoken[i].number);
			return;
		}
	}
	if (number_parse(slice_of(value->text), &number))
		set_number(bound, number);
}

static bool finds_nothing(const struct path_value *value)
{
	return (value->type == PATH_NODES && value->count == 0) || (value->type == PATH_NUMBER && !isfinite(value->number)) ||
		(value->type == PATH_STRING && strchr(value->text, *VALUE_MISSING));
}

static struct bound bind_expression(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct place at, bool shown)
{
	struct path_value value;
	struct bound bound = { .text = "" };
	if (!value_evaluate(b, scope, expr, &value))
		return bound;
	bound.at = binder_place(b, element_of(value.origin));
	if (finds_nothing(&value)) {
		bound.missing = true;
		warn(b, scope, expr, at);
		if (shown)
			bound.text = say_missing(b, value.type == PATH_STRING ? value.text : VALUE_MISSING);
		return bound;
	}
	find_number(b, &value, &bound);
	if (shown && is_undisclosed(&value)) {
		bound.missing = true;
		bound.text = binder_word(b, "missing");
	} else if (shown && value.type == PATH_NUMBER) {
		bound.text = message_number(b->tools.arena, b->tools.messages, value.number, -1);
	} else {
		bound.text = shown ? one_line(b->tools.arena, value.text) : value.text;
	}
	return bound;
}

static struct bound bind_text(struct binder *b, const struct scope *scope, const struct template_text *text, bool shown)
{
	if (text->count == 1 && text->parts[0].expr)
		return bind_expression(b, scope, text->parts[0].expr, text->at, shown);
	struct buf out = {0};
	struct bound whole = {0};
	for (size_t i = 0; i < text->count && out.n <= PATH_MOST_TEXT; i++) {
		const struct template_part *part = &text->parts[i];
		if (!part->expr) {
			buf_add_slice(&out, part->text);
			continue;
		}
		const struct bound one = bind_expression(b, scope, part->expr, text->at, shown);
		buf_adds(&out, one.text);
		whole.missing = whole.missing || one.missing;
		if (!whole.at.line)
			whole.at = one.at;
	}
	if (out.n > PATH_MOST_TEXT)
		binder_stop(b, text->at, "bytes in a text", PATH_MOST_TEXT);
	whole.text = spend(b, text->at, out.n) ? arena_copy(b->tools.arena, out.s ? out.s : "", out.n) : "";
	buf_drop(&out);
	if (text->count == 1) /* a literal */
		whole.known = number_parse(slice_of(whole.text), &whole.number);
	return whole;
}

struct bound value_shown(struct binder *b, const struct scope *scope, const struct template_text *text)
{
	return bind_text(b, scope, text, true);
}

struct bound value_expression(struct binder *b, const struct scope *scope, const struct path_expr *expr, struct place at)
{
	return bind_expression(b, scope, expr, at, true);
}

const char *value_attribute(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name)
{
	const struct template_attribute *attribute = template_find(node, name);
	const char *text = attribute ? bind_text(b, scope, &attribute->value, true).text : "";
	return *text ? text : NULL;
}

static void refuse(struct binder *b, const struct template_node *node, const char *name, const char *value, const char *wanted)
{
	b->failed = true;
	diags_report(b->tools.diags, &bind_diag[BIND_VALUE], template_find(node, name)->value.at, "%s=\"%s\"; %s", name, value, wanted);
}

/* What an expression made of a name, a number or a choice; the checker has seen what is written out. Yes and no, counts and lengths are
 * read where they are used. */
static bool fits(struct binder *b, const struct template_node *node, const char *name, const char *value)
{
	const struct check_attribute *check = elements_attribute(node->element, name);
	const enum check_type type = check ? check->type : CHECK_ANY;
	if (!*value || (type != CHECK_CHOICE && type != CHECK_NAME && type != CHECK_NUMBER) || check_value_fits(check, value, false))
		return true;
	refuse(b, node, name, value, check_value_expected(b->tools.arena, check, value));
	return false;
}

const char *value_plain(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name)
{
	const struct template_attribute *attribute = template_find(node, name);
	const char *text = attribute ? bind_text(b, scope, &attribute->value, false).text : NULL;
	return text && fits(b, node, name, text) ? text : NULL;
}

const char *value_style(struct binder *b, const struct scope *scope, const struct template_node *node, const char *otherwise)
{
	const char *names = value_plain(b, scope, node, "style");
	if (!names || !*names)
		names = otherwise;
	for (size_t i = 0; node->element->check->also && i < node->attribute_count; i++) {
		const char *name = node->attributes[i].name;
		if (property_find(slice_of(name)) == property_count())
			continue;
		const char *value = value_plain(b, scope, node, name);
		if (value && *value && !strpbrk(value, " \t\n"))
			names = arena_printf(b->tools.arena, "%s%s%s=%s", names ? names : "", names && *names ? " " : "", name, value);
	}
	return names;
}

bool value_flag(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, bool absent)
{
	const char *text = value_plain(b, scope, node, name);
	if (!text || !*text)
		return absent;
	const bool yes = strcmp(text, "yes") == 0 || strcmp(text, "true") == 0;
	if (!yes && strcmp(text, "no") != 0 && strcmp(text, "false") != 0)
		refuse(b, node, name, text, "expected one of: yes, no");
	return yes;
}

unsigned value_count(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, unsigned absent)
{
	const struct check_attribute *check = elements_attribute(node->element, name);
	const char *text = value_plain(b, scope, node, name);
	double number;
	if (!text || !*text)
		return absent;
	if (check_value_fits(check, text, false) && number_parse(slice_of(text), &number))
		return (unsigned)number;
	refuse(b, node, name, text, check_value_expected(b->tools.arena, check, text));
	return absent;
}

double value_share(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name)
{
	const char *text = value_plain(b, scope, node, name);
	double number = 0;
	if (!text || !*text || (number_parse(slice_of(text), &number) && number >= 0 && number <= VALUE_MOST_SHARE))
		return number;
	refuse(b, node, name, text, arena_printf(b->tools.arena, "expected 0 to %d", VALUE_MOST_SHARE));
	return 0;
}

/* Points; "12", "12pt", "4mm" or "1.5cm". */
static bool parse_length(struct slice text, double *points)
{
	double unit = 1;
	if (slice_ends(text, "mm"))
		unit = 72 / 25.4;
	else if (slice_ends(text, "cm"))
		unit = 72 / 2.54;
	if (slice_ends(text, "pt") || unit != 1)
		text.n -= 2;
	if (!number_parse(slice_trim(text), points))
		return false;
	*points *= unit;
	return *points >= 0 && *points <= 10000;
}

double value_length(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name, double absent)
{
	const char *text = value_plain(b, scope, node, name);
	double points;
	if (!text || !*text)
		return absent;
	if (parse_length(slice_trim(slice_of(text)), &points))
		return points;
	refuse(b, node, name, text, "expected a length such as 12pt or 4mm");
	return absent;
}

int value_compare(const char *a, const char *b)
{
	for (size_t i = 0;; i++) {
		const unsigned char x = (unsigned char)a[i], y = (unsigned char)b[i];
		const int low = x >= 'A' && x <= 'Z' ? x + 32 : x, other = y >= 'A' && y <= 'Z' ? y + 32 : y;
		if (low != other || !x)
			return low != other ? low - other : strcmp(a, b);
	}
}

bool value_test(struct binder *b, const struct scope *scope, const struct template_node *node, const char *name)
{
	const struct template_attribute *attribute = template_find(node, name);
	struct path_value value;
	if (!attribute)
		return true;
	if (!value_evaluate(b, scope, attribute->expr, &value))
		return false;
	return value.boolean && !(value.type == PATH_STRING && strchr(value.text, *VALUE_MISSING));
}

struct path_value value_nodes(struct binder *b, const struct scope *scope, const struct template_node *node)
{
	const struct template_attribute *attribute = template_find(node, "select");
	struct path_value value = { .type = PATH_NODES, .text = "" };
	if (!attribute || !value_evaluate(b, scope, attribute->expr, &value))
		return (struct path_value){ .type = PATH_NODES, .text = "" };
	if (value.type != PATH_NODES) {
		b->failed = true;
		diags_report(b->tools.diags, &bind_diag[BIND_VALUE], attribute->value.at, "select=\"%s\" gives no nodes", path_source(attribute->expr));
		value = (struct path_value){ .type = PATH_NODES, .text = "" };
	}
	return value;
}
