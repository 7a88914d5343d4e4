/* Tables: columns first, then rows from nodes or written out. Internal to bind/. */
#ifndef BIND_MAKE_TABLE_H
#define BIND_MAKE_TABLE_H

#include "bind/walk.h"

walk_maker make_table, make_table_column, make_table_group, make_table_row, make_table_cell, make_table_footnote;

#endif
