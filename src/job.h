/* The main path: disclosure -> result -> content -> pages -> output. A report and a chart are the same path with another
 * template and another end; every arrow can be dumped as text instead. */
#ifndef JOB_H
#define JOB_H

#include "audit/rules.h"
#include "base/arena.h"
#include "base/buf.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/slice.h"
#include "family/reading.h"
#include "result/result.h"
#include "style/message.h"
#include "style/theme.h"
#include "template/template.h"
#include "text/fonts.h"

#include <stdbool.h>

enum { JOB_MAX_INPUT = 64 << 20 }; /* bytes of an input: the export of a page of SOURCE_MAX_BYTES may be some times as long */

enum job_stage { /* where a job ends, in the order of the path */
	JOB_LINES, JOB_RESULT, JOB_BOOKLET, JOB_TEMPLATE, JOB_CONTENT, JOB_MARKS, JOB_PAGES, JOB_TRACE, JOB_OUTPUT
};

struct job_tools {              /* made once, live for the process */
	struct arena *arena;
	struct diags *diags;        /* of loading them */
	const char *templates;      /* absolute folder */
	const char *retrieved;      /* ISO date of retrieval to print, or NULL */
	const char *language;       /* of --lang; NULL: en */
	const char *paper;          /* of --paper; NULL: as the template says */
	const char *own_rules;      /* a file of rules beside the shipped ones, or NULL */
	struct map *rules;          /* family -> struct rules, loaded when the first result of the family comes */
	struct fonts *fonts;
	struct theme *theme;
	struct messages *messages;
};

/* Opens messages and rules alone, for what draws nothing. False: reported. */
bool job_open_words(struct job_tools *tools, const char *home);

/* Opens fonts, theme and messages below `home`, the absolute folder that holds templates/ and fonts/. False: reported. */
bool job_open(struct job_tools *tools, const char *home, const char *theme);

/* The rules of a family, loaded once; NULL: reported in `diags`. */
const struct rules *job_rules(const struct job_tools *tools, struct diags *diags, const char *family);

/* What rules may name: families, and the messages of the tools. */
void job_rules_names(const struct job_tools *tools, struct rules_source *source);

struct job {                    /* one document on its way */
	const struct job_tools *tools;
	struct arena *arena;        /* everything of the document, outputs too */
	struct diags *diags;        /* the document's */
	enum job_stage stop;
};

/* Each gives its output, or the dump of its stage, in *out, which lives until the arena is reset. False: reported. */

bool job_lines(const struct job *job, const char *name, struct slice bytes, struct slice *out); /* the dump of its lines */
/* The next result that was read, in the job's arena; NULL: no more. */
const struct result *job_read(const struct job *job, struct reading *reading);
bool job_dump_result(const struct job *job, const struct result *result, struct slice *out);
/* Adds the verdicts of the family's rules to the result. False: the rules cannot be read, which is reported. */
bool job_audit(const struct job *job, const struct result *result);
bool job_report(const struct job *job, const struct template *template, const struct result *result, struct slice *out); /* a PDF */
/* An SVG, 1280 x 720. False without an error in the diagnostics: the result lacks the chart's data, which is said. */
bool job_chart(const struct job *job, const struct template *template, const struct result *result, struct slice *out);

/* The stage of that name ("content"), JOB_OUTPUT for NULL. */
enum job_stage job_stage(const char *name);

#endif
