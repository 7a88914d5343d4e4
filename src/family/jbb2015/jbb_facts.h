/* The vocabulary of SPECjbb2015: every fact a page can hold, and the words of its layout. */
#ifndef FAMILY_JBB_FACTS_H
#define FAMILY_JBB_FACTS_H

#include "read/claim.h"
#include "read/outline.h"
#include "result/fact.h"

enum jbb_part {
	JBB_TOP, /* title, metrics, who and when */
	JBB_SUMMARY,
	JBB_ERRORS,
	JBB_SUT,
	JBB_HARDWARE, /* products: one section each */
	JBB_OTHER_HARDWARE,
	JBB_OS,
	JBB_JVM,
	JBB_OTHER_SOFTWARE,
	JBB_CONFIGURATION, /* how they were put together: one section each */
	JBB_IMAGE,
	JBB_INSTANCE,
	JBB_STEPS,
	JBB_SLAS,
	JBB_BRACKETS, /* last success and first failure */
	JBB_CAPTION,  /* of a chart, nothing below it */
	JBB_MIX,
	JBB_FAILURES,
	JBB_PROPERTIES,
	JBB_VALIDATION,
	JBB_PART_COUNT
};

struct jbb_facts {
	const struct fact *facts;
	size_t count;
};

extern const struct jbb_facts jbb_head, jbb_sut, jbb_results, jbb_hardware, jbb_os, jbb_jvm, jbb_product, jbb_configuration, jbb_image, jbb_instance, jbb_bounds;
extern const struct outline_head jbb_heads[];
extern const size_t jbb_head_count;

/* Why a line that is the same on every page is not read; CLAIM_READ for any other line. */
enum claim_reason jbb_facts_layout(struct slice line);

#define JBB_BENCHMARK "SPECjbb2015"
#define JBB_CATEGORY_MARK JBB_BENCHMARK "-" /* "SPECjbb2015-MultiJVM" */
#define JBB_SUT_HEAD "Overall SUT (System Under Test) Description"

#endif
