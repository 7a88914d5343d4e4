/* The vocabulary of SPECjAppServer2004: every fact a page can hold, and the words of its layout. */
#ifndef FAMILY_JAS_FACTS_H
#define FAMILY_JAS_FACTS_H

#include "result/fact.h"

struct jas_facts {
	const struct fact *facts;
	size_t count;
};

extern const struct jas_facts jas_submitter, jas_sut, jas_settings, jas_software, jas_configuration, jas_system;

/* Rows of tables: their words, and the id of what they become. */
struct jas_row {
	const char *label;
	const char *id;
	const char *raw; /* key of result.props; NULL where it has none */
};

extern const struct jas_row jas_mix_rows[], jas_total_rows[], jas_timing_rows[]; /* label NULL ends */

extern const char *const jas_block_titles[];  /* sub-headings of the sections of notes; NULL ends */

#define JAS_TUNING "Notes / Tuning Information"
#define JAS_INTERFACES "Interfaces"
#define JAS_OTHER_COMPONENTS "Other SUT Components"
#define JAS_REPRODUCIBILITY "Reproducibility Run (SPECjAppServer2004 JOPS)"
#define JAS_MIX_HEAD "Dealer Transaction Mix"
#define JAS_TIMES_HEAD "Response Times"

#endif
