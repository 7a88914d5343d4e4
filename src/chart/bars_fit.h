/* Bars of several results: what they consist of, how large their rows are and how many of them fit. */
#ifndef CHART_BARS_FIT_H
#define CHART_BARS_FIT_H

#include "chart/axis.h"

enum { BARS_METRICS = 2, BARS_MOST = 40 };

enum bars_notes { BARS_BESIDE, BARS_BELOW, BARS_NO_NOTES }; /* where a row's note stands: behind its label, under it, nowhere */

struct bars_row {
	const char *label, *note;
	const char *text[BARS_METRICS]; /* as printed, "" for none */
	double value[BARS_METRICS];
	bool known[BARS_METRICS];       /* drawn; what is unknown stands as words at zero */
};

struct bars {
	struct canvas *canvas;
	const char *names[BARS_METRICS]; /* of the metrics */
	const char *unit;       /* of all of them, NULL when not given */
	size_t metrics;
	struct bars_row *rows;
	size_t count;
	/* by bars_fit */
	struct shape_font label_font, note_font, value_font, second_font, key_font;
	enum bars_notes notes;
	double label_column;    /* width, gap included */
	double bar_height, gap; /* of each bar; between rows */
	double pair_gap;        /* between the bars of a row */
	double row_height;      /* of bars and label, whichever is higher */
	double key_height;      /* above the rows, 0 for one metric */
	double top;             /* y of the first row */
	struct scale scale;
	struct axis axis;
	size_t shown;
	const char *left_out;   /* NULL, or the words for what did not fit */
};

/* limit: height at most, 0 for none. */
void bars_fit(struct bars *bars, double limit);

double bars_text_height(const struct canvas *canvas, struct shape_font font);
double bars_label_gap(const struct bars *bars); /* between a label and the note behind it */
double bars_height(const struct bars *bars);    /* of the bars of a row */
struct shape_font bars_value_font(const struct bars *bars, size_t metric);
const char *bars_unit(const struct bars *bars); /* behind the axis: the unit, else the metric alone; NULL: none */

#endif
