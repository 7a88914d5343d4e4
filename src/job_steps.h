/* What the files of the main path share: the tools of its steps, and the ends of dumps. */
#ifndef JOB_STEPS_H
#define JOB_STEPS_H

#include "bind/bind.h"
#include "job.h"
#include "layout/layout.h"
#include "paint/paint.h"

struct buf *job_buffer(const struct job *job); /* lives as long as the document */
struct bind_tools job_bind_tools(const struct job *job);
struct layout_tools job_layout_tools(const struct job *job);
struct paint_tools job_paint_tools(const struct job *job);

bool job_has_pages(const struct job *job); /* whether the theme is one for pages; else reported */

bool job_dumped(const struct buf *dump, struct slice *out); /* what a dump printed is the output: true */
void job_dump_marks(struct buf *dump, const struct pages *pages); /* of all charts on the pages */
void job_report_missing(const struct job *job, struct place at); /* characters that were drawn as boxes, said once a document */

#endif
