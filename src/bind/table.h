/* Tables: columns first, then rows from nodes or written out. Internal to bind/. */
#ifndef BIND_TABLE_H
#define BIND_TABLE_H

#include "bind/flow.h"

flow_maker table_table, table_column, table_group, table_row, table_cell, table_footnote;

#endif
