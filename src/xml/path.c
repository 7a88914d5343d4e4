/* Compiling XPath: under libxml2's depth limit, what it says turned into a diagnostic with the place in the expression. */
#include "xml/path_inner.h"

#include "base/utf8.h"
#include "xml/diag.h"
#include "xml/load.h"

#include <libxml/xpathInternals.h>
#include <string.h>

enum { MOST_BYTES = 4096 };

const char *path_error_text(int code)
{
	static const char *const texts[] = {
		[XPATH_NUMBER_ERROR] = "a number cannot be read",
		[XPATH_UNFINISHED_LITERAL_ERROR] = "a quote is not closed",
		[XPATH_START_LITERAL_ERROR] = "a string is expected",
		[XPATH_VARIABLE_REF_ERROR] = "a name is expected behind $",
		[XPATH_UNDEF_VARIABLE_ERROR] = "a variable is not known",
		[XPATH_INVALID_PREDICATE_ERROR] = "a predicate is not closed",
		[XPATH_UNCLOSED_ERROR] = "something is not closed",
		[XPATH_UNKNOWN_FUNC_ERROR] = "a function is not known",
		[XPATH_INVALID_OPERAND] = "an operand is of a wrong type",
		[XPATH_INVALID_TYPE] = "a value is of a wrong type: nodes are expected",
		[XPATH_INVALID_ARITY] = "wrong number of arguments",
		[XPATH_UNDEF_PREFIX_ERROR] = "a prefix is not declared",
		[XPATH_INVALID_CHAR_ERROR] = "a character that may not stand here",
		[XPATH_RECURSION_LIMIT_EXCEEDED] = "nested too deeply",
	};
	const char *text = code > 0 && (size_t)code < sizeof texts / sizeof *texts ? texts[code] : NULL;
	return text ? text : "this cannot be read";
}

struct place path_place(const struct path_expr *expr)
{
	return expr->at;
}

const char *path_source(const struct path_expr *expr)
{
	return expr->source;
}

const char *path_shown(struct arena *arena, const struct path_expr *expr)
{
	size_t n = strlen(expr->source);
	if (n <= PATH_SHOWN)
		return arena_printf(arena, "'%s'", expr->source);
	n = PATH_SHOWN;
	while (n > 0 && ((unsigned char)expr->source[n] & 0xC0) == 0x80)
		n--;
	return arena_printf(arena, "'%.*s...'", (int)n, expr->source);
}

static void on_error(void *data, xmlError *error)
{
	struct path_error *first = data;
	if (!first->code)
		*first = (struct path_error){error->code - XML_XPATH_EXPRESSION_OK, error->int1 > 0 ? (size_t)error->int1 : 0, NULL};
}

static void drop_compiled(void *compiled)
{
	xmlXPathFreeCompExpr(compiled);
}

struct path_expr *path_compile(struct arena *arena, struct diags *diags, struct place at, struct slice expression)
{
	load_tame();
	if (expression.n > MOST_BYTES) {
		diags_report(diags, &xml_diag[XML_DIAG_EXPRESSION_TOO_LONG], at, "%zu bytes, at most %d", expression.n, MOST_BYTES);
		return NULL;
	}
	if (slice_blank(expression)) {
		diags_report(diags, &xml_diag[XML_DIAG_EXPRESSION], at, "it is empty");
		return NULL;
	}
	if (!utf8_valid(expression) || slice_find_char(expression, 0, '\0') < expression.n) {
		diags_report(diags, &xml_diag[XML_DIAG_EXPRESSION], at, "it is no text");
		return NULL;
	}
	struct path_expr *expr = arena_alloc(arena, sizeof *expr);
	expr->source = arena_copy(arena, expression.s, expression.n);
	expr->at = at;
	/* The compiler asks a context only for its depth and error hook; a whole one would register all functions each time. */
	struct path_error error = {0};
	xmlXPathContext context = {.error = on_error, .userData = &error};
	expr->compiled = xmlXPathCtxtCompile(&context, (const xmlChar *)expr->source);
	xmlResetError(&context.lastError);
	if (!expr->compiled) {
		diags_report(diags, &xml_diag[XML_DIAG_EXPRESSION], at, "%s at character %zu of %s", path_error_text(error.code),
			utf8_column(expression, error.offset), path_shown(arena, expr));
		return NULL;
	}
	arena_defer(arena, drop_compiled, expr->compiled);
	return expr;
}
