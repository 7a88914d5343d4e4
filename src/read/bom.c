/* Reading a bill of materials row by row: each row is classified by its filled cells and by the item before it. */
#include "read/bom.h"

#include "base/map.h"
#include "base/utf8.h"
#include "read/columns.h"

#include <string.h>

enum cell { SUPPLIER, DESCRIPTION, SKU, QUANTITY, CELL_COUNT };

enum {
	HEADING_MOST = 60,   /* a longer lone cell is a sentence */
	FOOTNOTE_MOST = 100, /* rows of a footnote, and of a description */
};

struct bom {
	struct page *page;
	xmlNode *root, *group;
	struct columns columns;
	struct map *suppliers; /* those seen so far */
	xmlNode *item;      /* the open item, NULL after a blank row */
	bool complete;      /* it has a part number or a quantity */
	xmlNode *footnote;  /* the open footnote */
	size_t continued;   /* rows that went on with the item or the footnote */
	size_t items;
};

static bool filled(struct span cell)
{
	return cell.from < cell.to;
}

static bool mark_character(unsigned c)
{
	return c == '*' || c == '#' || c == 0x2020 || c == 0x2021;
}

/* "6*": the number and its marks, each a part of the cell. False: no quantity. */
static bool quantity_parts(const struct page *page, struct span cell, struct span *number, struct span *mark)
{
	struct slice text = lines_text(page->lines, cell);
	size_t at = 0;
	while (at < text.n && ((text.s[at] >= '0' && text.s[at] <= '9') || text.s[at] == ',' || text.s[at] == '.'))
		at++;
	*number = lines_part(cell, 0, at);
	*mark = lines_trim(page->lines, lines_part(cell, at, text.n));
	struct decimal value;
	struct slice marks = lines_text(page->lines, *mark);
	for (size_t i = 0; i < marks.n;)
		if (!mark_character(utf8_next(marks, &i)))
			return false;
	return decimal_parse(lines_text(page->lines, *number), &value);
}

static bool is_quantity(const struct page *page, struct span cell)
{
	struct span number, mark;
	return filled(cell) && quantity_parts(page, cell, &number, &mark);
}

/* The quantity at the end of a cell, set apart by two blanks or a tab, and what stands before it. False: there is none. */
static bool cut_quantity(const struct page *page, struct span cell, struct span *before, struct span *quantity)
{
	struct slice text = lines_text(page->lines, cell);
	size_t at = text.n;
	while (at && text.s[at - 1] != ' ' && text.s[at - 1] != '\t')
		at--;
	*quantity = lines_part(cell, at, text.n);
	*before = lines_trim(page->lines, lines_part(cell, 0, at));
	bool apart = at && (quantity->from - before->to > 1 || text.s[at - 1] == '\t');
	return apart && filled(*before) && is_quantity(page, *quantity);
}

/* A number that begins nearer to the column of quantities than to that of part numbers. */
static bool stray_quantity(const struct bom *bom, struct span cell)
{
	size_t middle = bom->columns.count > QUANTITY ? (bom->columns.from[SKU] + bom->columns.from[QUANTITY]) / 2 : 0;
	return middle && is_quantity(bom->page, cell) && columns_begin(bom->page->lines, cell) > middle;
}

/* Part numbers and quantities that left their columns: a quantity that stands in the other's column, and the reverse. */
static void settle_quantity(const struct bom *bom, struct span cells[static CELL_COUNT])
{
	const struct page *page = bom->page;
	struct span nothing = {cells[SKU].line, 0, 0}, before, quantity;
	if (!filled(cells[QUANTITY]) && stray_quantity(bom, cells[SKU])) {
		cells[QUANTITY] = cells[SKU];
		cells[SKU] = nothing;
	} else if (!filled(cells[QUANTITY]) && cut_quantity(page, cells[SKU], &before, &quantity)) {
		cells[QUANTITY] = quantity;
		cells[SKU] = before;
	} else if (filled(cells[QUANTITY]) && !is_quantity(page, cells[QUANTITY])) {
		bool cut = cut_quantity(page, cells[QUANTITY], &before, &quantity);
		struct span sku = cut ? before : cells[QUANTITY];
		cells[SKU] = filled(cells[SKU]) ? (struct span){sku.line, cells[SKU].from, sku.to} : sku;
		cells[QUANTITY] = cut ? quantity : nothing;
	}
}

/* "Sun Java System ..." alone in a row is no heading but an item, when "Sun" is a supplier and the rest stands in the column of
 * descriptions: only one blank had room between them. */
static void split_supplier(const struct bom *bom, struct span cells[static CELL_COUNT])
{
	struct slice text = lines_text(bom->page->lines, cells[SUPPLIER]);
	size_t blank = slice_find_char(text, 0, ' ');
	struct span rest = lines_trim(bom->page->lines, lines_part(cells[SUPPLIER], blank, text.n));
	bool in_column = filled(rest) && columns_begin(bom->page->lines, rest) == bom->columns.from[DESCRIPTION];
	if (!in_column || filled(cells[DESCRIPTION]) || !map_find(bom->suppliers, slice_sub(text, 0, blank)))
		return;
	cells[DESCRIPTION] = rest;
	cells[SUPPLIER] = lines_part(cells[SUPPLIER], 0, blank);
}

static void row_cells(struct bom *bom, struct span row, struct span cells[static CELL_COUNT])
{
	struct span found[COLUMNS_MOST];
	columns_cells(bom->page->lines, row, &bom->columns, found);
	for (size_t i = 0; i < CELL_COUNT; i++)
		cells[i] = i < bom->columns.count ? found[i] : (struct span){row.line, row.to, row.to};
	settle_quantity(bom, cells);
	split_supplier(bom, cells);
}

static xmlNode *open_group(struct bom *bom, struct span title)
{
	struct build *build = bom->page->build;
	bom->group = build_element(build, bom->root, "group", NULL);
	if (filled(title)) {
		build_attribute(build, bom->group, "title", page_text(bom->page, title));
		build_place(build, bom->group, page_place(bom->page, title));
	}
	return bom->group;
}

static void set_amounts(struct bom *bom, const struct span cells[static CELL_COUNT])
{
	struct page *page = bom->page;
	struct span number, mark;
	if (filled(cells[SKU]))
		build_attribute(page->build, bom->item, "sku", page_text(page, cells[SKU]));
	if (filled(cells[QUANTITY]) && quantity_parts(page, cells[QUANTITY], &number, &mark)) {
		page_number(page, bom->item, "quantity", number);
		if (filled(mark))
			build_attribute(page->build, bom->item, "mark", page_text(page, mark));
	}
	bom->complete |= filled(cells[SKU]) || filled(cells[QUANTITY]);
}

static void open_item(struct bom *bom, const struct span cells[static CELL_COUNT])
{
	struct page *page = bom->page;
	xmlNode *group = bom->group ? bom->group : open_group(bom, (struct span){cells[0].line, 0, 0});
	bom->item = build_element(page->build, group, "item", arena_printf(page->arena, "bom.%zu", ++bom->items));
	bom->complete = false;
	bom->continued = 0;
	if (filled(cells[SUPPLIER])) {
		build_attribute(page->build, bom->item, "supplier", page_text(page, cells[SUPPLIER]));
		map_add(bom->suppliers, page_text(page, cells[SUPPLIER]), page);
	}
	set_amounts(bom, cells);
	build_place(page->build, bom->item, page_place(page, cells[filled(cells[DESCRIPTION]) ? DESCRIPTION : SUPPLIER]));
	build_text(page->build, bom->item, page_text(page, cells[DESCRIPTION]));
}

static void continue_item(struct bom *bom, const struct span cells[static CELL_COUNT])
{
	bom->continued++;
	build_continue(bom->page->build, bom->item, NULL, page_text(bom->page, cells[DESCRIPTION]), page_place(bom->page, cells[DESCRIPTION]));
	build_word(bom->page->build, bom->item, "state", NULL);
	set_amounts(bom, cells);
}

/* "(* 6 = ..." or "* see ...": the marks, as a part of the row; empty when the row is no footnote. */
static struct span footnote_mark(const struct page *page, struct span row)
{
	row = lines_trim(page->lines, row);
	struct slice text = lines_text(page->lines, row);
	size_t from = text.n && text.s[0] == '(', to = from;
	for (size_t at = to; at < text.n && mark_character(utf8_next(text, &at));)
		to = at;
	bool spaced = to < text.n && (text.s[to] == ' ' || text.s[to] == '\t' || text.s[to] == ')' || text.s[to] == ':');
	return lines_part(row, from, spaced && to > from ? to : from);
}

static void open_footnote(struct bom *bom, struct span row, struct span mark)
{
	struct page *page = bom->page;
	bom->footnote = build_element(page->build, bom->root, "footnote", NULL);
	build_attribute(page->build, bom->footnote, "mark", page_text(page, mark));
	build_place(page->build, bom->footnote, page_place(page, lines_trim(page->lines, row)));
	build_text(page->build, bom->footnote, page_text(page, row));
	bom->item = NULL;
	bom->continued = 0;
}

/* One cell alone at the left margin: the title of a group, or a sentence. */
static void lone_cell(struct bom *bom, struct span row)
{
	struct slice text = page_text(bom->page, row);
	bom->item = NULL;
	if (utf8_length(text) <= HEADING_MOST && !slice_ends(text, "."))
		open_group(bom, lines_trim(bom->page->lines, row));
	else {
		xmlNode *line = build_element(bom->page->build, bom->root, "line", NULL);
		build_place(bom->page->build, line, page_place(bom->page, lines_trim(bom->page->lines, row)));
		build_text(bom->page->build, line, text);
	}
}

static void add_sub_line(struct bom *bom, struct span row)
{
	struct page *page = bom->page;
	xmlNode *sub = build_element(page->build, bom->item, "sub", NULL);
	build_place(page->build, sub, page_place(page, lines_trim(page->lines, row)));
	build_text(page->build, sub, page_text(page, row));
}

static void table_row(struct bom *bom, struct span row)
{
	struct span cells[CELL_COUNT];
	row_cells(bom, row, cells);
	bool amounts = filled(cells[SKU]) || filled(cells[QUANTITY]), supplier = filled(cells[SUPPLIER]);
	if (supplier && !filled(cells[DESCRIPTION]) && !amounts)
		lone_cell(bom, row);
	else if (supplier || !bom->item || (bom->complete && amounts))
		open_item(bom, cells);
	else if (!bom->complete)
		continue_item(bom, cells);
	else
		add_sub_line(bom, row);
}

static void read_row(struct bom *bom, struct span row)
{
	struct page *page = bom->page;
	if (slice_blank(lines_text(page->lines, row))) {
		bom->item = bom->footnote = NULL;
		return;
	}
	if (bom->continued > FOOTNOTE_MOST)
		bom->item = bom->footnote = NULL;
	if (!page_take(page, row))
		return;
	struct span mark = footnote_mark(page, row);
	if (filled(mark))
		open_footnote(bom, row, mark);
	else if (bom->footnote) {
		bom->continued++;
		build_continue(page->build, bom->footnote, NULL, page_text(page, row), page_place(page, row));
	} else
		table_row(bom, row);
}

/* The head and the rule under it: sets the columns, and gives the number of rows up to and with the rule; 0 when there is none. */
static size_t read_head(struct bom *bom, const struct span *rows, size_t count)
{
	struct page *page = bom->page;
	for (size_t i = 0; i < count; i++) {
		if (!columns_rule(lines_text(page->lines, rows[i]), &bom->columns))
			continue;
		struct span heads[COLUMNS_MOST];
		size_t head = i;
		while (head && slice_blank(lines_text(page->lines, rows[head - 1])))
			head--;
		if (head && columns_cells(page->lines, rows[head - 1], &bom->columns, heads) > SKU && bom->columns.count > SKU)
			build_attribute(page->build, bom->root, "sku-label", page_text(page, heads[SKU]));
		if (head)
			page_pass(page, rows[head - 1], CLAIM_DECORATION);
		page_pass(page, rows[i], CLAIM_DECORATION);
		return i + 1;
	}
	return 0;
}

size_t bom_read(struct page *page, xmlNode *root, const struct span *rows, size_t count)
{
	struct bom bom = {.page = page, .root = root, .suppliers = map_new(page->arena)};
	size_t head = read_head(&bom, rows, count);
	for (size_t i = 0; i < head; i++)
		if (!slice_blank(lines_text(page->lines, rows[i])) && claim_free(page->claims, rows[i]))
			page_line(page, root, "line", rows[i]);
	for (size_t i = head; i < count; i++)
		if (head)
			read_row(&bom, rows[i]);
		else if (!slice_blank(lines_text(page->lines, rows[i])))
			page_line(page, root, "line", rows[i]);
	return bom.items;
}
