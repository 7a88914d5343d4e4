/* Which function binds which element. */
#include "bind/index.h"
#include "bind/make_block.h"
#include "bind/make_figure.h"
#include "bind/walk.h"
#include "bind/make_inline.h"
#include "bind/make_table.h"
#include "bind/make_verbatim.h"

walk_maker *const walk_makers[ELEMENT_KINDS] = {
	[ELEMENT_HEADER] = make_block_header, [ELEMENT_FOOTER] = make_block_footer, [ELEMENT_SECTION] = make_block_section, [ELEMENT_PARA] = make_block_para,
	[ELEMENT_COLUMNS] = make_block_columns, [ELEMENT_COLUMN] = make_block_column, [ELEMENT_FIELDS] = make_block_fields, [ELEMENT_FIELD] = make_block_field,
	[ELEMENT_FACTS] = make_block_facts, [ELEMENT_FACT] = make_block_fact, [ELEMENT_BAND] = make_block_band, [ELEMENT_KEEP] = make_block_keep, [ELEMENT_SPACE] = make_block_space,
	[ELEMENT_BREAK] = make_block_break, [ELEMENT_TOC] = make_block_toc,
	[ELEMENT_TABLE] = make_table, [ELEMENT_GROUP] = make_table_group, [ELEMENT_ROW] = make_table_row, [ELEMENT_CELL] = make_table_cell,
	[ELEMENT_FOOTNOTE] = make_table_footnote, [ELEMENT_SUB] = make_inline_sub,
	[ELEMENT_PRE] = make_verbatim_pre, [ELEMENT_PROSE] = make_verbatim_prose,
	[ELEMENT_CHART] = make_figure, [ELEMENT_SET] = make_figure_set, [ELEMENT_SOURCE] = make_figure_source,
	[ELEMENT_RUN] = make_inline_run, [ELEMENT_STRONG] = make_inline_strong, [ELEMENT_EMPHASIS] = make_inline_emphasis,
	[ELEMENT_CODE] = make_inline_code, [ELEMENT_SUPERSCRIPT] = make_inline_superscript, [ELEMENT_TITLE_OF] = make_inline_title_of,
	[ELEMENT_INDEX_ENTRY] = index_entry, [ELEMENT_INDEX] = index_block, [ELEMENT_LINK] = make_inline_link, [ELEMENT_FILL] = make_inline_fill,
	[ELEMENT_PAGE_NUMBER] = make_inline_page_number, [ELEMENT_PAGE_COUNT] = make_inline_page_count, [ELEMENT_PAGE_OF] = make_inline_page_of,
	[ELEMENT_RUNNING_SECTION] = make_inline_running, [ELEMENT_SYMBOL] = make_inline_symbol,
};
