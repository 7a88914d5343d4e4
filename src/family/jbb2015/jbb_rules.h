/* Functions for the rules of SPECjbb2015 (templates/rules/jbb2015.xml): the grid of the curve, the laws of its table of last
 * successes and first failures, the search for the counts behind an SLA value, and the heaps of all Java machines. */
#ifndef FAMILY_JBB2015_JBB_RULES_H
#define FAMILY_JBB2015_JBB_RULES_H

#include "xml/path.h"

extern const struct path_function jbb_rule_functions[]; /* name NULL ends */

#endif
