/* The elements and attributes of templates/rules/: the table that the checker and templates/rules.rng say the same of. */
#include "audit/vocabulary.h"

static const struct check_attribute rules_attributes[] = {
	{"version", CHECK_CHOICE, true, "1", "version of the vocabulary"},
	{"family", CHECK_NAME, false, NULL, "the benchmark they are for; any, when absent"},
	{.name = NULL},
};

static const struct check_attribute include_attributes[] = {
	{"href", CHECK_ANY, true, NULL, "a file of rules, from the folder of templates"},
	{.name = NULL},
};

static const struct check_attribute word_attributes[] = {
	{"list", CHECK_NAME, true, NULL, "the list it belongs to"},
	{.name = NULL},
};

static const struct check_attribute rule_attributes[] = {
	{"id", CHECK_NAME, true, NULL, "its name in tables and for --explain"},
	{"title", CHECK_ANY, true, NULL, "a message, or words"},
	{"source", CHECK_CHOICE, true, "run-rule|definition|memory|form", "why it holds"},
	{"severity", CHECK_CHOICE, false, "fail|please-check", "what it means when it does not hold; else fail"},
	{"for-each", CHECK_EXPR, false, NULL, "the rows it is applied to; else the result once"},
	{"when", CHECK_EXPR, false, NULL, "rows for which it is not true are left out"},
	{"relation", CHECK_CHOICE, false, "equal|at-most|at-least|between", "of what is found to what is expected; else equal"},
	{"expected", CHECK_EXPR, false, NULL, "a number or a text"},
	{"found", CHECK_EXPR, false, NULL, "a number or a text"},
	{"low", CHECK_EXPR, false, NULL, "of between"},
	{"high", CHECK_EXPR, false, NULL, "of between"},
	{"holds", CHECK_EXPR, false, NULL, "instead of comparing: true when the rule holds"},
	{"tolerance", CHECK_EXPR, false, NULL, "allowed difference; else what printing may have rounded off"},
	{"uncheckable", CHECK_EXPR, false, NULL, "true: the bound is not known"},
	{"unit", CHECK_ANY, false, NULL, "of expected and found"},
	{"decimals", CHECK_INTEGER, false, NULL, "of computed values; else those of the value found"},
	{"silent", CHECK_YESNO, false, NULL, "rows that hold leave no check"},
	{"join", CHECK_YESNO, false, NULL, "rows that do not hold make one check"},
	{"say-expected", CHECK_ANY, false, NULL, "a message with {names} of inputs and lets"},
	{"say-found", CHECK_ANY, false, NULL, "a message"},
	{"say-tolerance", CHECK_ANY, false, NULL, "a message"},
	{"say-reason", CHECK_ANY, false, NULL, "a message: why it is uncheckable"},
	{"say-missing", CHECK_ANY, false, NULL, "a message for what is found when an input is missing"},
	{"say-needed", CHECK_ANY, false, NULL, "a message for what is expected when an input is missing"},
	{.name = NULL},
};

static const struct check_attribute input_attributes[] = {
	{"name", CHECK_NAME, true, NULL, "$name in later expressions, {name} in messages"},
	{"select", CHECK_EXPR, true, NULL, "where it stands in the result"},
	{"as", CHECK_CHOICE, false, "number|text|date|nodes", "what it is taken as; else a number"},
	{"printed", CHECK_CHOICE, false, "rounded|truncated|exact", "what its print may hide; else rounded"},
	{"optional", CHECK_YESNO, false, NULL, "the rule holds without it, too"},
	{"mark", CHECK_EXPR, false, NULL, "the piece of its line to highlight; else its value"},
	{.name = NULL},
};

static const struct check_attribute let_attributes[] = {
	{"name", CHECK_NAME, true, NULL, "$name in later expressions, {name} in messages"},
	{"select", CHECK_EXPR, true, NULL, "computed of the inputs above"},
	{.name = NULL},
};

static const struct check_element rules_elements[] = {
	{.name = "rules", .attributes = rules_attributes, .children = "include|word|rule", .help = "a file of rules"},
	{.name = "include", .attributes = include_attributes, .children = "", .help = "the rules of another file"},
	{.name = "word", .attributes = word_attributes, .children = "", .text = true, .help = "a word that functions look for"},
	{.name = "rule", .attributes = rule_attributes, .children = "input|let", .help = "what is held against what"},
	{.name = "input", .attributes = input_attributes, .children = "", .help = "a fact of the disclosure"},
	{.name = "let", .attributes = let_attributes, .children = "", .help = "a value computed of inputs"},
};

const struct check_vocabulary vocabulary_rules = {
	.name = "file of rules",
	.roots = "rules",
	.elements = rules_elements,
	.count = sizeof rules_elements / sizeof *rules_elements,
};
