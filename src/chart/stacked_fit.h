/* Stacked bars: what they consist of, how large their blocks are and how many of them fit. */
#ifndef CHART_STACKED_FIT_H
#define CHART_STACKED_FIT_H

#include "chart/axis.h"

enum { STACKED_COLORS = 4, STACKED_NAME_LINES = 2, STACKED_SUM_LINES = 3, STACKED_DETAIL_LINES = 3, STACKED_CELLS = 7 };

enum stacked_wording { STACKED_NOTHING, STACKED_VALUED, STACKED_NAMED }; /* what is written inside a part */
enum stacked_place { STACKED_INSIDE, STACKED_BEHIND, STACKED_BELOW };     /* where the sum of the parts is spelled out */

struct stacked_part {
	const char *label, *text;
	double value;
	bool known;             /* drawn; an unknown value stands in the sum only */
	size_t color;           /* from 1 */
};

struct stacked_detail {
	const char *label, *text;
	const struct chart_value *cells[STACKED_CELLS]; /* of a row of the table; NULL: none */
	bool celled;            /* has any */
};

struct stacked_table {          /* details of a bar alone, by stacked_table.c */
	bool shown;
	const char *heads[STACKED_CELLS + 1]; /* of labels and cells */
	struct shape_font text, small;
	double widths[STACKED_CELLS + 1], gap, row, head;
	bool right[STACKED_CELLS + 1]; /* figures: aligned at the right */
};

struct stacked_bar {
	const char *label, *note, *total, *sum_text;
	struct stacked_part *parts;
	size_t part_count;
	struct stacked_detail *details;
	size_t detail_count;
	double sum;
	/* by stacked_fit */
	enum stacked_place sum_place;
	bool total_below;       /* too wide to stand behind the bar */
	bool note_beside;       /* on the name's line */
	double name_height;     /* from the block's top to the bar */
};

struct stacked {
	struct canvas *canvas;
	struct stacked_bar *bars;
	size_t count;
	double largest;         /* sum */
	const char *unit_text;  /* what the axis counts, NULL: the page says it */
	struct stacked_table table;
	/* by stacked_fit */
	struct shape_font label_font, value_font, name_font, note_font, total_font;
	bool named, totals, detailed;
	double unit;            /* points or px a unit of value */
	double detail_column;   /* width of the details' labels */
	double bar_height, gap, below_gap;
	double top;             /* y of the first block */
	struct scale scale;
	struct axis axis;
	double axis_y;          /* of the axis below several bars */
	size_t shown;
	const char *left_out;   /* NULL, or the words for what did not fit */
};

void stacked_fit(struct stacked *stacked);

enum stacked_wording stacked_wording(const struct stacked *stacked, const struct stacked_part *part, double width);
double stacked_name_leading(const struct stacked *stacked);     /* of a name on two lines, and to its note below */
double stacked_label_gap(const struct stacked *stacked);        /* between a part's name and its value */
const char *stacked_below_text(const struct stacked *stacked, const struct stacked_bar *bar); /* NULL when nothing goes below */
double stacked_block_height(const struct stacked *stacked, const struct stacked_bar *bar);    /* name, bar, axis of a bar alone, below */

#endif
