/* Functions and variables. libxml2 asks path_lookup_function for every function name. Ours run through call_library;
 * those of XPath that take strings or numbers run through call_core, which keeps the origin of their arguments and
 * turns numbers into text without libxml2's printf; the rest is left to libxml2. It keeps the answer in the compiled
 * expression, which other contexts use too: so both look the name up again. */
#include "xml/path_inner.h"

#include "base/near.h"
#include "xml/diag.h"

#include <libxml/xpathInternals.h>
#include <string.h>

struct path_call {
	struct path_context *context;
	xmlNode *node, *origin;
	xmlXPathObject *result;
};

enum { ALL_ARGUMENTS = 99 };

struct core_function {
	const char *name;
	xmlXPathFunction call; /* NULL: libxml2 calls its own */
	int texts;             /* so many first arguments are texts */
	bool of_node;          /* without arguments it takes the context node */
};

static const struct core_function core_functions[] = {
	{"string", xmlXPathStringFunction, 1, true},
	{"concat", xmlXPathConcatFunction, ALL_ARGUMENTS, false},
	{"contains", xmlXPathContainsFunction, ALL_ARGUMENTS, false},
	{"starts-with", xmlXPathStartsWithFunction, ALL_ARGUMENTS, false},
	{"normalize-space", xmlXPathNormalizeFunction, 1, true},
	{"number", xmlXPathNumberFunction, 0, true},
	{"sum", xmlXPathSumFunction, 0, false},
	{"round", xmlXPathRoundFunction, 0, false},
	{"floor", xmlXPathFloorFunction, 0, false},
	{"ceiling", xmlXPathCeilingFunction, 0, false},
	{"substring", xmlXPathSubstringFunction, 1, false},
	{"substring-before", xmlXPathSubstringBeforeFunction, ALL_ARGUMENTS, false},
	{"substring-after", xmlXPathSubstringAfterFunction, ALL_ARGUMENTS, false},
	{"translate", xmlXPathTranslateFunction, ALL_ARGUMENTS, false},
	{"string-length", xmlXPathStringLengthFunction, 1, true},
	{"boolean", NULL, 0, false},
	{"count", NULL, 0, false},
	{"false", NULL, 0, false},
	{"id", NULL, 0, false},
	{"lang", NULL, 0, false},
	{"last", NULL, 0, false},
	{"local-name", NULL, 0, false},
	{"name", NULL, 0, false},
	{"namespace-uri", NULL, 0, false},
	{"not", NULL, 0, false},
	{"position", NULL, 0, false},
	{"true", NULL, 0, false},
};

enum { CORE_COUNT = sizeof core_functions / sizeof *core_functions };

static const struct core_function *find_core(const char *name)
{
	for (size_t i = 0; i < CORE_COUNT; i++)
		if (strcmp(core_functions[i].name, name) == 0)
			return &core_functions[i];
	return NULL;
}

static const struct path_function *find_library(const struct path_context *context, const char *name)
{
	return map_find(context->functions, slice_of(name));
}

/* Reports a name that is none of the map's keys or of `more`, with the nearest of them. */
static void report_unknown(struct path_context *context, const struct path_expr *expr, enum xml_diag kind, const char *form,
	const char *name, const struct map *map, size_t more)
{
	struct arena *arena = context->arena;
	size_t count = map_count(map);
	const char **names = arena_array(arena, count + more, sizeof *names);
	for (size_t i = 0; i < count; i++)
		names[i] = map_key(map, i).s;
	for (size_t i = 0; i < more; i++)
		names[count + i] = core_functions[i].name;
	const char *near = near_name(slice_of(name), names, count + more);
	const char *shown = arena_printf(arena, *form == '$' ? "$%s" : "%s()", name);
	if (near)
		diags_report(context->diags, &xml_diag[kind], expr->at, "%s in %s; did you mean '%s'?", shown, path_shown(arena, expr), near);
	else
		diags_report(context->diags, &xml_diag[kind], expr->at, "%s in %s", shown, path_shown(arena, expr));
}

/* What people write who know XPath 2 and XSLT, and what stands for it here. */
static const struct {
	const char *other, *own;
} foreign[] = {
	{"string-join", "join"}, {"format-number", "num"}, {"avg", "median"}, {"lower-case", "lower"}, {"format-date", "date"}, {"data", "string"},
	{"if", "choose"}, {"exists", "boolean"}, {"empty", "not"}, {"key", "id"}, {"round-half-to-even", "fixed"}, {"current", "current-group"},
};

static const char *own_function(const struct path_context *context, const char *name)
{
	for (size_t i = 0; i < sizeof foreign / sizeof *foreign; i++)
		if (strcmp(foreign[i].other, name) == 0 && (find_library(context, foreign[i].own) || find_core(foreign[i].own)))
			return foreign[i].own;
	return NULL;
}

bool path_report_unknown_function(struct path_context *context, const struct path_expr *expr, const char *name)
{
	if (find_library(context, name) || find_core(name))
		return false;
	const char *own = own_function(context, name);
	if (own)
		diags_report(context->diags, &xml_diag[XML_DIAG_UNKNOWN_FUNCTION], expr->at, "%s() in %s; here it is '%s'", name,
			path_shown(context->arena, expr), own);
	else
		report_unknown(context, expr, XML_DIAG_UNKNOWN_FUNCTION, "()", name, context->functions, CORE_COUNT);
	return true;
}

/* Ends the evaluation; what went wrong has been reported. */
static void stop(xmlXPathParserContext *parser, struct path_context *context, int code)
{
	context->run->reported = true;
	xmlXPathErr(parser, code);
}

static bool accepts(const struct path_function *function, int count)
{
	return count >= function->least && (function->most < 0 || count <= function->most);
}

/* Takes the arguments off the stack; the last lies on top. False on a stack that libxml2 has given up. */
static bool take_arguments(xmlXPathParserContext *parser, struct path_call *call, struct path_value *args, int count)
{
	for (int i = count - 1; i >= 0; i--) {
		xmlXPathObject *object = valuePop(parser);
		if (!object)
			return false;
		path_take(call->context->run->arena, object, &args[i]);
		xmlXPathFreeObject(object);
		if (args[i].origin)
			call->origin = args[i].origin;
	}
	return true;
}

static void call_library(xmlXPathParserContext *parser, int count)
{
	struct path_context *context = parser->context->userData;
	const char *name = (const char *)parser->context->function;
	const struct path_function *function = find_library(context, name);
	if (!function) {
		path_report_unknown_function(context, context->run->expr, name);
		stop(parser, context, XPATH_UNKNOWN_FUNC_ERROR);
		return;
	}
	if (!accepts(function, count)) {
		diags_report(context->diags, &xml_diag[XML_DIAG_ARGUMENTS], context->run->expr->at, "%d in %s; expected %s", count,
			path_shown(context->arena, context->run->expr), function->help ? function->help : name);
		stop(parser, context, XPATH_INVALID_ARITY);
		return;
	}
	struct path_call call = {.context = context, .node = parser->context->node};
	struct path_value *args = arena_array(context->run->arena, (size_t)count + 1, sizeof *args);
	if (!take_arguments(parser, &call, args, count))
		return;
	if (!function->call(&call, args, count)) {
		xmlXPathFreeObject(call.result);
		stop(parser, context, XPATH_EXPR_ERROR);
		return;
	}
	if (!call.result)
		path_return_text(&call, "");
	if (call.result->type != XPATH_NODESET)
		call.result->user = call.origin;
	valuePush(parser, call.result);
}

/* An argument that is a number becomes our text of it. */
static void make_text(xmlXPathParserContext *parser, int at)
{
	struct path_context *context = parser->context->userData;
	xmlXPathObject *number = parser->valueTab[at];
	if (number->type != XPATH_NUMBER)
		return;
	xmlXPathObject *text = xmlXPathNewCString(path_number_text(context->run->arena, number->floatval));
	if (!text)
		arena_exhausted();
	text->user = number->user;
	xmlXPathFreeObject(number);
	parser->valueTab[at] = text;
	if (at == parser->valueNr - 1)
		parser->value = text;
}

static bool text_fits(struct path_context *context, size_t bytes)
{
	if (bytes <= PATH_MOST_TEXT)
		return true;
	diags_report(context->diags, &xml_diag[XML_DIAG_TEXT_LIMIT], context->run->expr->at, "%s, at most %d bytes",
		path_shown(context->arena, context->run->expr), PATH_MOST_TEXT);
	return false;
}

/* Makes texts of concat()'s arguments, one after the other. False: together they are longer than any text may be. */
static bool fits(xmlXPathParserContext *parser, int count)
{
	struct path_context *context = parser->context->userData;
	size_t total = 0;
	for (int at = parser->valueNr - count; at < parser->valueNr; at++) {
		xmlNode *origin = path_origin(parser->valueTab[at]);
		xmlXPathObject *text = xmlXPathConvertString(parser->valueTab[at]);
		if (!text)
			arena_exhausted();
		text->user = origin;
		parser->valueTab[at] = text;
		if (at == parser->valueNr - 1)
			parser->value = text;
		total += strlen((const char *)text->stringval);
		if (!text_fits(context, total)) {
			stop(parser, context, XPATH_EXPR_ERROR);
			return false;
		}
	}
	return true;
}

static void call_core(xmlXPathParserContext *parser, int count)
{
	const struct core_function *function = find_core((const char *)parser->context->function);
	xmlNode *origin = count == 0 && function->of_node ? parser->context->node : NULL;
	for (int i = 0; i < count && count <= parser->valueNr; i++) {
		int at = parser->valueNr - count + i;
		if (!origin)
			origin = path_origin(parser->valueTab[at]);
		if (i < function->texts)
			make_text(parser, at);
	}
	if (function->call == xmlXPathConcatFunction && count <= parser->valueNr && !fits(parser, count))
		return;
	function->call(parser, count);
	xmlXPathObject *result = parser->value;
	if (parser->error == XPATH_EXPRESSION_OK && result && result->type != XPATH_NODESET)
		result->user = origin;
}

xmlXPathFunction path_lookup_function(void *data, const xmlChar *name, const xmlChar *uri)
{
	if (uri)
		return NULL;
	if (find_library(data, (const char *)name))
		return call_library;
	const struct core_function *core = find_core((const char *)name);
	if (!core)
		return call_library; /* which reports it */
	return core->call ? call_core : NULL;
}

xmlXPathObject *path_lookup_variable(void *data, const xmlChar *name, const xmlChar *uri)
{
	struct path_context *context = data;
	if (uri)
		return NULL;
	const struct path_value *value = map_find(context->variables, slice_of((const char *)name));
	if (value)
		return path_object(value);
	report_unknown(context, context->run->expr, XML_DIAG_UNKNOWN_VARIABLE, "$", (const char *)name, context->variables, 0);
	context->run->reported = true;
	return NULL;
}

struct arena *path_call_arena(struct path_call *call)
{
	return call->context->run->arena;
}

void *path_call_user(struct path_call *call)
{
	return call->context->user;
}

xmlNode *path_call_node(struct path_call *call)
{
	return call->node;
}

struct diags *path_call_diags(struct path_call *call)
{
	return call->context->diags;
}

struct place path_call_place(struct path_call *call)
{
	return call->context->run->expr->at;
}

bool path_call_fits(struct path_call *call, size_t bytes)
{
	return text_fits(call->context, bytes);
}

static void give(struct path_call *call, xmlXPathObject *object)
{
	if (!object)
		arena_exhausted();
	xmlXPathFreeObject(call->result);
	call->result = object;
}

void path_return_text(struct path_call *call, const char *text)
{
	give(call, xmlXPathNewCString(text ? text : ""));
}

void path_return_number(struct path_call *call, double number)
{
	give(call, xmlXPathNewFloat(number));
}

void path_return_boolean(struct path_call *call, bool boolean)
{
	give(call, xmlXPathNewBoolean(boolean));
}

void path_return_nodes(struct path_call *call, xmlNode *const *nodes, size_t count)
{
	give(call, path_nodes_object(nodes, count));
}

void path_return_origin(struct path_call *call, xmlNode *origin)
{
	call->origin = origin;
}
