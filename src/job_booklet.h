/* The main path over many disclosures: a front that compares them, and each as a chapter, in one PDF. Two passes, so that one result
 * is alive at a time: the first keeps of a chapter its summary, its number of pages, its destinations and its outline; the second
 * makes it again and paints it. */
#ifndef JOB_BOOKLET_H
#define JOB_BOOKLET_H

#include "job.h"

#include <stddef.h>

struct job_booklet {            /* what shall be bound together */
	size_t count;               /* disclosures, in any order: chapters stand by benchmark, category and rank */
	const char *const *names;   /* as the user named them */
	/* Gives the bytes of disclosure i, each time the same, in the arena or living longer. False: reported. */
	bool (*bytes)(void *user, struct arena *arena, struct diags *diags, size_t i, struct slice *bytes);
	void *user;
	const struct template *front, *chapter; /* over the BOOKLET document; over each result */
};

/* A PDF, or the dump of its stage: booklet is the document that the front is made of; template, content, marks and pages are those
 * of the front alone. A disclosure that cannot be made a chapter is reported and left out; false when none is left, reported too. */
bool job_booklet(const struct job *job, const struct job_booklet *booklet, struct slice *out);

#endif
