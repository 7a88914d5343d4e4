/* Attribute names that mean the same in every family, so that results can be compared without knowing where they came from.
 * Counts on <system> are per system; multiply by @count for all of its kind. */
#ifndef RESULT_VOCABULARY_H
#define RESULT_VOCABULARY_H

#define VOCABULARY_CORES "cores"
#define VOCABULARY_CHIPS "chips"
#define VOCABULARY_THREADS "threads"                   /* hardware threads */
#define VOCABULARY_CORES_PER_CHIP "cores-per-chip"
#define VOCABULARY_THREADS_PER_CORE "threads-per-core"
#define VOCABULARY_COUNT "count"                       /* systems of this kind; parts in a multiplicity */
#define VOCABULARY_INSTANCES "instances"               /* of a configuration: server processes */
#define VOCABULARY_NODES "nodes"
#define VOCABULARY_MEMORY "memory"                     /* MB, decimal text */

/* Names of facts for comparison: field/@key. A field with a key may carry counts under the names above; they go before @value. */
#define VOCABULARY_CPU "cpu"                           /* the name of the processor */
#define VOCABULARY_OS "os"                             /* operating system of the system under test */
#define VOCABULARY_JVM "jvm"
#define VOCABULARY_NETS "nets"                         /* number of networks that the load came over */
#define VOCABULARY_NET_SPEED "net-speed"               /* of each */

#endif
