/* Lines of a disclosure: kept as they stand, or filled into paragraphs where they are running text. Internal to bind/. */
#ifndef BIND_VERBATIM_H
#define BIND_VERBATIM_H

#include "bind/flow.h"

flow_maker verbatim_pre, verbatim_prose;

#endif
