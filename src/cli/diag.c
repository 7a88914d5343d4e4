/* Diagnostics of the command line, and the list of every folder's table. */
#include "cli/diag.h"

#include "audit/diag.h"
#include "base/diag.h"
#include "bind/diag.h"
#include "compare/diag.h"
#include "device/diag.h"
#include "family/diag.h"
#include "layout/diag.h"
#include "paint/diag.h"
#include "read/diag.h"
#include "result/diag.h"
#include "style/diag.h"
#include "template/diag.h"
#include "text/diag.h"
#include "xml/diag.h"

const struct diag_kind cli_diag[CLI_DIAG_COUNT] = {
	[CLI_NO_COMMAND] = {"cli-no-command", SEVERITY_USAGE, "no command; try benchfolio --help"},
	[CLI_UNKNOWN_COMMAND] = {"cli-unknown-command", SEVERITY_USAGE, "unknown command"},
	[CLI_UNKNOWN_OPTION] = {"cli-unknown-option", SEVERITY_USAGE, "unknown option"},
	[CLI_OPTION_NOT_HERE] = {"cli-option-not-here", SEVERITY_USAGE, "this command does not take the option"},
	[CLI_OPTION_TWICE] = {"cli-option-twice", SEVERITY_USAGE, "an option given twice"},
	[CLI_MISSING_VALUE] = {"cli-missing-value", SEVERITY_USAGE, "an option lacks its value"},
	[CLI_UNWANTED_VALUE] = {"cli-unwanted-value", SEVERITY_USAGE, "an option that takes no value"},
	[CLI_BAD_CHOICE] = {"cli-bad-choice", SEVERITY_USAGE, "not a value of the option"},
	[CLI_BAD_DATE] = {"cli-bad-date", SEVERITY_USAGE, "not a date such as 2026-03-15"},
	[CLI_MISSING_ARGUMENT] = {"cli-missing-argument", SEVERITY_USAGE, "an argument is missing"},
	[CLI_UNKNOWN_LIST] = {"cli-unknown-list", SEVERITY_USAGE, "no such list"},
	[CLI_NO_HOME] = {"cli-no-home", SEVERITY_SYSTEM, "the folder with templates and fonts is not found; set BENCHFOLIO_HOME to it"},
	[CLI_NOT_A_FOLDER] = {"cli-not-a-folder", SEVERITY_USAGE, "-o names a folder, and this is a file"},
	[CLI_FOLDER_LIKE_FILE] = {"cli-folder-like-file", SEVERITY_USAGE, "-o names a folder, and this looks like a file; outputs are named after their inputs"},
	[CLI_EMPTY_FOLDER] = {"cli-empty-folder", SEVERITY_WARNING, "no files in this folder"},
	[CLI_OUTPUT_IS_INPUT] = {"cli-output-is-input", SEVERITY_USAGE, "the output would overwrite an input; choose another folder with -o"},
	[CLI_NAME_CLASH] = {"cli-name-clash", SEVERITY_NOTE, "the output's name is taken by an earlier input; named by its id instead"},
	[CLI_UNKNOWN_CHART] = {"cli-unknown-chart", SEVERITY_USAGE, "unknown chart"},
	[CLI_CHART_OF_OTHER_FAMILY] = {"cli-chart-of-other-family", SEVERITY_ERROR, "the chart is not for this benchmark"},
	[CLI_CHART_NOT_DRAWN] = {"cli-chart-not-drawn", SEVERITY_ERROR, "the chart cannot be drawn of this result"},
	[CLI_NO_CHART] = {"cli-no-chart", SEVERITY_WARNING, "no chart could be drawn of this result"},
	[CLI_THEME_OF_CHARTS] = {"cli-theme-of-charts", SEVERITY_ERROR, "the theme has no margins of pages: it is for charts alone"},
	[CLI_TABLE_FORMAT] = {"cli-table-format", SEVERITY_USAGE, "a table is written as csv"},
	[CLI_AUDIT_FORMAT] = {"cli-audit-format", SEVERITY_USAGE, "verdicts are written as xml or json"},
	[CLI_MISSING_GLYPHS] = {"cli-missing-glyphs", SEVERITY_WARNING, "characters that no font has are drawn as boxes"},
	[CLI_UNKNOWN_RULE] = {"cli-unknown-rule", SEVERITY_USAGE, "unknown rule"},
	[CLI_CHECKS_FAIL] = {"cli-checks-fail", SEVERITY_ERROR, "checks fail"},
	[CLI_NO_FILE] = {"cli-no-file", SEVERITY_USAGE, "a booklet is one file; name it with -o"},
	[CLI_NOT_A_FILE] = {"cli-not-a-file", SEVERITY_USAGE, "-o names a file, and this is a folder"},
	[CLI_EMPTY_BOOKLET] = {"cli-empty-booklet", SEVERITY_ERROR, "no result to make a booklet of"},
	[CLI_INPUT_CHANGED] = {"cli-input-changed", SEVERITY_ERROR, "the input changed while the booklet was made"},
	[CLI_NOT_RETRIEVED] = {"cli-not-retrieved", SEVERITY_WARNING, "fair use asks for the date of retrieval; give it with --retrieved"},
	[CLI_UNKNOWN_TEMPLATE_WORD] = {"cli-unknown-template-word", SEVERITY_USAGE, "`template` knows no such word"},
	[CLI_NO_VOCABULARY] = {"cli-no-vocabulary", SEVERITY_ERROR, "no file of this kind is checked"},
	[CLI_EXISTS] = {"cli-exists", SEVERITY_USAGE, "the file exists already"},
	[CLI_SKIPPED] = {"cli-skipped", SEVERITY_NOTE, "no benchmark recognised; skipped (name it itself to read it by its shape)"},
	[CLI_UNKNOWN_NAME] = {"cli-unknown-name", SEVERITY_USAGE, "the option names nothing that is shipped"},
};

const struct diag_table diag_tables[] = {
	{"audit", audit_diag, AUDIT_DIAG_COUNT},
	{"base", base_diag, BASE_DIAG_COUNT},
	{"bind", bind_diag, BIND_DIAG_COUNT},
	{"compare", compare_diag, COMPARE_DIAG_COUNT},
	{"device", device_diag, DEVICE_DIAG_COUNT},
	{"family", family_diag, FAMILY_DIAG_COUNT},
	{"layout", layout_diag, LAYOUT_DIAG_COUNT},
	{"paint", paint_diag, PAINT_DIAG_COUNT},
	{"read", read_diag, READ_DIAG_COUNT},
	{"result", result_diag, RESULT_DIAG_COUNT},
	{"style", style_diag, STYLE_DIAG_COUNT},
	{"template", template_diag, TEMPLATE_DIAG_COUNT},
	{"text", text_diag, TEXT_DIAG_COUNT},
	{"xml", xml_diag, XML_DIAG_COUNT},
	{"cli", cli_diag, CLI_DIAG_COUNT},
};

size_t diag_table_count(void)
{
	return sizeof diag_tables / sizeof *diag_tables;
}
