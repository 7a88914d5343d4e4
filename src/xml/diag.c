/* Texts of the diagnostics of xml/. */
#include "xml/diag.h"

const struct diag_kind xml_diag[XML_DIAG_COUNT] = {
	[XML_DIAG_TOO_BIG] = {"xml-too-big", SEVERITY_ERROR, "the document is too big"},
	[XML_DIAG_ENCODING] = {"xml-encoding", SEVERITY_ERROR, "the document is not UTF-8"},
	[XML_DIAG_DOCTYPE] = {"xml-doctype", SEVERITY_ERROR, "a DOCTYPE is not allowed"},
	[XML_DIAG_TOO_DEEP] = {"xml-too-deep", SEVERITY_ERROR, "elements are nested too deeply"},
	[XML_DIAG_TOO_MANY] = {"xml-too-many", SEVERITY_ERROR, "an element has too many attributes"},
	[XML_DIAG_MORE] = {"xml-more", SEVERITY_ERROR, "there are more mistakes from here on"},
	[XML_DIAG_MALFORMED] = {"xml-malformed", SEVERITY_ERROR, "this is not well-formed XML"},
	[XML_DIAG_INCLUDE] = {"xml-include", SEVERITY_ERROR, "the file cannot be included"},
	[XML_DIAG_EXPRESSION] = {"xml-expression", SEVERITY_ERROR, "the expression is wrong"},
	[XML_DIAG_EXPRESSION_TOO_LONG] = {"xml-expression-too-long", SEVERITY_ERROR, "the expression is too long"},
	[XML_DIAG_UNKNOWN_FUNCTION] = {"xml-unknown-function", SEVERITY_ERROR, "unknown function"},
	[XML_DIAG_UNKNOWN_VARIABLE] = {"xml-unknown-variable", SEVERITY_ERROR, "unknown variable"},
	[XML_DIAG_ARGUMENTS] = {"xml-arguments", SEVERITY_ERROR, "wrong number of arguments"},
	[XML_DIAG_EVALUATION] = {"xml-evaluation", SEVERITY_ERROR, "the expression cannot be evaluated"},
	[XML_DIAG_LIMIT] = {"xml-limit", SEVERITY_ERROR, "the expression takes too many operations"},
	[XML_DIAG_TEXT_LIMIT] = {"xml-text-limit", SEVERITY_ERROR, "the expression makes too long a text"},
	[XML_DIAG_ROOT] = {"xml-root", SEVERITY_ERROR, "the document has another root"},
	[XML_DIAG_UNKNOWN_ELEMENT] = {"xml-unknown-element", SEVERITY_ERROR, "unknown element"},
	[XML_DIAG_MISPLACED_ELEMENT] = {"xml-misplaced-element", SEVERITY_ERROR, "the element may not stand here"},
	[XML_DIAG_UNKNOWN_ATTRIBUTE] = {"xml-unknown-attribute", SEVERITY_ERROR, "unknown attribute"},
	[XML_DIAG_MISSING_ATTRIBUTE] = {"xml-missing-attribute", SEVERITY_ERROR, "a required attribute is missing"},
	[XML_DIAG_VALUE] = {"xml-value", SEVERITY_ERROR, "the attribute has a wrong value"},
	[XML_DIAG_TEXT] = {"xml-text", SEVERITY_ERROR, "text may not stand here"},
};

_Static_assert(sizeof xml_diag / sizeof *xml_diag == XML_DIAG_COUNT, "a text for every kind");
