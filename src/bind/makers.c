/* Which function binds which element. */
#include "bind/block.h"
#include "bind/figure.h"
#include "bind/flow.h"
#include "bind/inline.h"
#include "bind/table.h"
#include "bind/verbatim.h"

flow_maker *const flow_makers[ELEMENT_KINDS] = {
	[ELEMENT_HEADER] = block_header, [ELEMENT_FOOTER] = block_footer, [ELEMENT_SECTION] = block_section, [ELEMENT_PARA] = block_para,
	[ELEMENT_COLUMNS] = block_columns, [ELEMENT_COLUMN] = block_column, [ELEMENT_FIELDS] = block_fields, [ELEMENT_FIELD] = block_field,
	[ELEMENT_FACTS] = block_facts, [ELEMENT_FACT] = block_fact, [ELEMENT_BAND] = block_band, [ELEMENT_SPACE] = block_space,
	[ELEMENT_BREAK] = block_break, [ELEMENT_TOC] = block_toc,
	[ELEMENT_TABLE] = table_table, [ELEMENT_GROUP] = table_group, [ELEMENT_ROW] = table_row, [ELEMENT_CELL] = table_cell,
	[ELEMENT_FOOTNOTE] = table_footnote, [ELEMENT_SUB] = inline_sub,
	[ELEMENT_PRE] = verbatim_pre, [ELEMENT_PROSE] = verbatim_prose,
	[ELEMENT_CHART] = figure_chart, [ELEMENT_SET] = figure_set, [ELEMENT_SOURCE] = figure_source,
	[ELEMENT_RUN] = inline_run, [ELEMENT_STRONG] = inline_strong, [ELEMENT_LINK] = inline_link, [ELEMENT_FILL] = inline_fill,
	[ELEMENT_PAGE_NUMBER] = inline_page_number, [ELEMENT_PAGE_COUNT] = inline_page_count, [ELEMENT_PAGE_OF] = inline_page_of,
	[ELEMENT_RUNNING_SECTION] = inline_running, [ELEMENT_SYMBOL] = inline_symbol,
};
