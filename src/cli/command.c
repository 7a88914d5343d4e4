/* The commands. A new one is a file with its run function and a row here. */
#include "cli/command.h"

#include "cli/audit.h"
#include "cli/booklet.h"
#include "cli/chart.h"
#include "cli/export.h"
#include "cli/list.h"
#include "cli/report.h"
#include "cli/show.h"
#include "cli/template.h"

#include <string.h>

const struct command commands[] = {
	{"report", OPTION_IN_REPORT, "RESULT...", "a PDF per result", report_run},
	{"chart", OPTION_IN_CHART, "RESULT...", "its charts as SVG for slides", chart_run},
	{"booklet", OPTION_IN_BOOKLET, "-o FILE RESULT...", "results compared and bound in one PDF", booklet_run},
	{"audit", OPTION_IN_AUDIT, "RESULT...", "its numbers checked against each other, worst first", audit_run},
	{"show", OPTION_IN_SHOW, "RESULT...", "what was read of it, and what was not", show_run},
	{"export", OPTION_IN_EXPORT, "RESULT...", "the facts as XML, JSON or CSV, for other tools", export_run},
	{"template", OPTION_IN_TEMPLATE, "check FILE... | describe [NAME] | new KIND", "help for writing templates", template_run},
	{"list", OPTION_IN_LIST, "WHAT", "families, charts, templates, fonts or rules", list_run},
};

size_t command_count(void)
{
	return sizeof commands / sizeof *commands;
}

const struct command *command_find(const char *name)
{
	for (size_t i = 0; i < command_count(); i++)
		if (strcmp(commands[i].name, name) == 0)
			return &commands[i];
	return NULL;
}
