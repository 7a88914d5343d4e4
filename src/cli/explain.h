/* What a rule says, for people: audit --explain, list rules. */
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

#include "audit/rules.h"
#include "base/buf.h"
#include "cli/command.h"
#include "job.h"

/* One line: "jops  jappserver2004  JOPS". */
void explain_line(struct command_call *call, const struct job_tools *tools, const struct rules *rules, const struct rule *rule, struct buf *out);
/* The rule of that name of every family that has it. An unknown name is reported. */
void explain_rule(struct command_call *call, const struct job_tools *tools, const char *id, struct buf *out);

#endif
