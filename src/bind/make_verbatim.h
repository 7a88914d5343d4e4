/* Lines of a disclosure: kept as they stand, or filled into paragraphs where they are running text. Internal to bind/. */
#ifndef BIND_MAKE_VERBATIM_H
#define BIND_MAKE_VERBATIM_H

#include "bind/walk.h"

walk_maker make_verbatim_pre, make_verbatim_prose;

#endif
