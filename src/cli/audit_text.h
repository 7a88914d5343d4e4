/* The table of an audit for a terminal: a line a check, worst first. */
#ifndef CLI_AUDIT_TEXT_H
#define CLI_AUDIT_TEXT_H

#include "base/buf.h"
#include "job.h"

void audit_text(struct buf *out, const struct job *job, const struct result *result);

#endif
