/* What stands in a field beside a plain number: processors, durations, multiplicities, sizes. The print is never changed; these
 * give the machine's view of it. All numbers are the page's own decimals, never rounded. */
#ifndef RESULT_QUANTITY_H
#define RESULT_QUANTITY_H

#include "base/decimal.h"
#include "base/slice.h"

#include <stdbool.h>
#include <stdint.h>

/* "12 cores, 2 chips, 6 cores/chip, 2 threads/core (Hyper-Threading)"; 0: not said. */
struct quantity_cpus {
	int64_t cores, chips, cores_per_chip, threads_per_core;
	bool disagree; /* one of them is counted twice, differently: the first count stands */
};

/* "1.234": one and a bit, or thousands as some countries set them. Pages that mean thousands write "1,234". */
bool quantity_two_readings(struct slice text);
bool quantity_two_sizes(struct slice text); /* outside brackets: "64 GB, 8 GB spare", not "64 GB (4 x 16 GB)" */

bool quantity_cpus(struct slice text, struct quantity_cpus *out);         /* false: no core and no chip is counted */
bool quantity_seconds(struct slice text, struct decimal *out);            /* "900 seconds", "15 minutes", "900" */
bool quantity_count(struct slice text, int64_t *count, struct slice *rest); /* "2x 72GB", "4 x 1 GbE", "(4) NIC" */
bool quantity_several(struct slice text); /* more than one multiplicity: "1 x 18 GB (system), 14 x 36 GB" */
bool quantity_size(struct slice text, struct decimal *size, const char **unit); /* the first size: "72GB SAS" -> 72, "GB"; 1024 to a step */
bool quantity_whole_size(struct slice text, struct decimal *size, const char **unit); /* nothing behind it: "512 MB" */
bool quantity_clock(struct slice text, struct decimal *mhz); /* the only clock named: "1350 MHz SPARC64", "1.8 GHz Opteron" -> 1800 */
bool quantity_rate(struct slice text, struct decimal *rate, const char **unit); /* all of the text: "1 Gb/sec" -> 1, "Gb/s" */

#endif
