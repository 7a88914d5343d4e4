/* What a result ran on, by tier: how many nodes, chips and cores, of which processor. Read of what all families share
 * (result/vocabulary.h): systems under test, or fields with a key where a page describes a single one. */
#ifndef COMPARE_TIER_H
#define COMPARE_TIER_H

#include "base/arena.h"
#include "result/result.h"

#include <stdbool.h>
#include <stddef.h>

enum { TIERS = 3 };

struct tier {
	const char *role;                      /* "app", "db", "other"; "sut": all that is tested, in one */
	size_t nodes, chips, cores, threads;   /* of all its systems together; 0: not disclosed */
	bool sound;                            /* chips, cores and threads are whole multiples and agree wherever they are disclosed */
	const char *cpu;                       /* "" for none; several kinds joined by commas */
};

struct tiers {
	size_t count;
	struct tier tier[TIERS]; /* the application's first, where there is one */
	const char *vendor;      /* of that tier's hardware, "" for none */
	const char *nets, *net_speed; /* of the networks that the load came over, "" for none */
};

struct tiers tiers_of(struct arena *arena, const struct result *result);
const struct tier *tiers_measure(const struct tiers *tiers); /* that the metric is held against: the application's, or all in one; NULL: neither */

#endif
