/* Verdicts, worst first: the order of tables, bands and tallies. */
#ifndef AUDIT_VERDICT_H
#define AUDIT_VERDICT_H

enum verdict {
	VERDICT_FAIL,         /* two statements of the disclosure contradict each other, or a run rule */
	VERDICT_PLEASE_CHECK, /* odd, not proven wrong */
	VERDICT_UNDISCLOSED,  /* an input is not there */
	VERDICT_UNCHECKABLE,  /* the inputs are there, but not what they would be held against */
	VERDICT_PASS,
	VERDICT_COUNT
};

/* "fail", "please-check", ... as in check/@verdict. */
const char *verdict_name(enum verdict verdict);

#endif
