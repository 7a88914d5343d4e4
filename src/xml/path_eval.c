/* Contexts and evaluation: one xmlXPathContext for each document, with its cache of objects, a limit of operations,
 * and the C locale while it runs. The main function is path_eval. */
#include "xml/path_inner.h"

#include "xml/diag.h"
#include "xml/load.h"

#include <libxml/xpathInternals.h>
#include <string.h>

enum { LEAST_OPERATIONS = 1000000, OPERATIONS_A_NODE = 20 };

static size_t count_nodes(const xmlNode *node)
{
	size_t count = 0;
	for (; node; node = node->next) {
		count++;
		if (node->type != XML_ELEMENT_NODE)
			continue;
		for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next)
			count++;
		count += count_nodes(node->children);
	}
	return count;
}

static void on_error(void *data, xmlError *error)
{
	struct path_context *context = data;
	struct path_run *run = context->run;
	if (!run || run->reported || run->error.code)
		return;
	run->error.code = error->code - XML_XPATH_EXPRESSION_OK;
	if (run->error.code == XPATH_INVALID_ARITY)
		run->error.function = (const char *)context->xpath->function;
}

static void drop_xpath(void *xpath)
{
	xmlXPathFreeContext(xpath);
}

static void drop_locale(void *plain)
{
	freelocale(plain);
}

struct path_context *path_context_new(struct arena *arena, struct diags *diags, xmlDoc *document,
	const struct path_function *const *functions, size_t count, void *user)
{
	load_tame();
	struct path_context *context = arena_alloc(arena, sizeof *context);
	*context = (struct path_context){.arena = arena, .diags = diags, .user = user};
	context->functions = map_new(arena);
	context->variables = map_new(arena);
	for (size_t i = 0; i < count; i++)
		map_add(context->functions, slice_of(functions[i]->name), (void *)functions[i]);
	context->xpath = xmlXPathNewContext(document);
	context->plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
	if (!context->xpath || !context->plain)
		arena_exhausted();
	arena_defer(arena, drop_xpath, context->xpath);
	arena_defer(arena, drop_locale, context->plain);
	context->xpath->error = on_error;
	context->xpath->userData = context;
	context->xpath->opLimit = LEAST_OPERATIONS + OPERATIONS_A_NODE * count_nodes(xmlDocGetRootElement(document));
	xmlXPathContextSetCache(context->xpath, 1, -1, 0);
	xmlXPathRegisterFuncLookup(context->xpath, path_lookup_function, context);
	xmlXPathRegisterVariableLookup(context->xpath, path_lookup_variable, context);
	return context;
}

void path_variable(struct path_context *context, const char *name, const struct path_value *value)
{
	struct path_value *own = map_find(context->variables, slice_of(name));
	if (!own) {
		own = arena_alloc(context->arena, sizeof *own);
		map_add(context->variables, slice_of(name), own);
	}
	*own = *value;
	own->text = arena_string(context->arena, value->text);
	own->nodes = arena_array(context->arena, value->count, sizeof *own->nodes);
	if (value->count)
		memcpy(own->nodes, value->nodes, value->count * sizeof *own->nodes);
}

bool path_variable_value(const struct path_context *context, const char *name, struct path_value *value)
{
	const struct path_value *own = map_find(context->variables, slice_of(name));
	if (own)
		*value = *own;
	return own;
}

static void report(struct path_context *context, const struct path_run *run)
{
	if (run->reported)
		return;
	const struct path_expr *expr = run->expr;
	const char *shown = path_shown(context->arena, expr);
	switch (run->error.code) {
	case XPATH_OP_LIMIT_EXCEEDED:
		diags_report(context->diags, &xml_diag[XML_DIAG_LIMIT], expr->at, "%s, at most %lu", shown, context->xpath->opLimit);
		break;
	case XPATH_INVALID_ARITY:
		diags_report(context->diags, &xml_diag[XML_DIAG_ARGUMENTS], expr->at, "%s() in %s",
			run->error.function ? run->error.function : "", shown);
		break;
	default:
		diags_report(context->diags, &xml_diag[XML_DIAG_EVALUATION], expr->at, "%s in %s",
			run->error.code ? path_error_text(run->error.code) : "a prefix or a name is not known", shown);
	}
}

/* libxml2's evaluation, from `node`. What a function's own evaluation inside finds changed is put back. */
static xmlXPathObject *evaluate(struct path_context *context, const struct path_expr *expr, xmlNode *node, size_t position, size_t size)
{
	xmlXPathContext *xpath = context->xpath;
	xmlNode *outer_node = xpath->node;
	int outer_position = xpath->proximityPosition, outer_size = xpath->contextSize;
	const xmlChar *outer_function = xpath->function, *outer_uri = xpath->functionURI;
	xpath->node = node;
	xpath->proximityPosition = (int)position;
	xpath->contextSize = (int)size;
	locale_t before = uselocale(context->plain);
	xmlXPathObject *object = xmlXPathCompiledEval(expr->compiled, xpath);
	uselocale(before);
	xmlResetError(&xpath->lastError);
	xpath->node = outer_node;
	xpath->proximityPosition = outer_position;
	xpath->contextSize = outer_size;
	xpath->function = outer_function;
	xpath->functionURI = outer_uri;
	return object;
}

bool path_eval(struct path_context *context, struct arena *arena, const struct path_expr *expr, xmlNode *node,
	size_t position, size_t size, struct path_value *value)
{
	struct path_run run = {.expr = expr, .arena = arena}, *outer = context->run;
	if (!outer)
		context->xpath->opCount = 0; /* evaluations inside share the outer one's operations */
	context->run = &run;
	xmlXPathObject *object = evaluate(context, expr, node, position, size);
	bool ok = object && !run.reported && !run.error.code;
	if (ok)
		path_take(arena, object, value);
	else
		report(context, &run);
	xmlXPathFreeObject(object);
	context->run = outer;
	if (!outer)
		context->operations += context->xpath->opCount;
	return ok;
}

unsigned long path_operations(const struct path_context *context)
{
	return context->operations;
}

static bool begins_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || ((unsigned char)c & 0x80);
}

static bool goes_on(char c)
{
	return begins_name(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

/* "text(" and the like are tests of a node's type. */
static bool is_node_test(struct slice name)
{
	return slice_is(name, "text") || slice_is(name, "node") || slice_is(name, "comment") || slice_is(name, "processing-instruction");
}

/* An operator before a parenthesis: "a or (b)". A function of such a name would have to begin its expression. */
static bool is_operator(struct slice name)
{
	return slice_is(name, "or") || slice_is(name, "and") || slice_is(name, "div") || slice_is(name, "mod");
}

bool path_check(struct path_context *context, const struct path_expr *expr)
{
	struct slice s = slice_of(expr->source);
	bool ok = true;
	for (size_t at = 0; at < s.n;) {
		if (s.s[at] == '"' || s.s[at] == '\'') {
			at = slice_find_char(s, at + 1, s.s[at]) + 1;
			continue;
		}
		if (!begins_name(s.s[at])) {
			at++;
			continue;
		}
		size_t from = at;
		while (at < s.n && goes_on(s.s[at]))
			at++;
		struct slice name = slice_sub(s, from, at), rest = slice_trim(slice_sub(s, at, s.n));
		bool call = slice_starts(rest, "(") && !is_node_test(name) && !is_operator(name);
		if (call && path_report_unknown_function(context, expr, arena_copy(context->arena, name.s, name.n)))
			ok = false;
	}
	return ok;
}
