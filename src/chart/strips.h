/* Response-time strips: what their parts (segments, marks, key, axes) share. */
#ifndef CHART_STRIPS_H
#define CHART_STRIPS_H

#include "chart/canvas.h"
#include "chart/proof.h"
#include "chart/scale.h"

enum { STRIPS_RAMP = 12 };

struct strips_mark {            /* critical-jOPS, max-jOPS */
	const char *label, *text;
	double load, x;
	bool known;
};

struct strips_sla {             /* one or more limits of the 99th with the same load */
	const char *limits;     /* "75, 100" */
	const char *unit;       /* "ms" */
	const char *load_text;
	double load, x;
};

struct strips_row {
	size_t percentile;      /* index in the proof */
	double value;           /* 99; 100 is the maximum */
	const char *label;
	double top;
};

struct strips {
	struct canvas *canvas;
	const struct proof *proof;
	struct strips_row *rows;
	size_t row_count;
	struct strips_mark critical, highest;
	struct strips_sla *slas;
	size_t sla_count;
	size_t sla_row;         /* row of the 99th, row_count when there is none */
	struct shape_font label_font, strong_font, small_font, small_bold; /* row labels, their bold; ticks, key */
	struct scale scale;     /* loads, 0 to the highest */
	double left, right;     /* of the strips */
	double label_right;     /* where row labels end (slide) or 0 */
	double top, bottom;     /* of all strips */
	double row_height, gap, band; /* band: below the 99th, for the SLA marks */
	double heads;           /* baseline of the last line of the heads of critical and max */
	double heads_top;       /* print: where their lines begin */
	bool broken;            /* the critical line leaves the SLA band free */
};

/* strips.c */
struct color strips_ramp(const struct strips *strips, int upper);  /* the shade of an upper limit */
const char *strips_limit_text(const struct strips *strips, double limit, const char **unit);
const char *strips_interval_text(const struct strips *strips, struct proof_interval interval); /* "1–5 ms", "> 1 s" */
const char *strips_within_text(const struct strips *strips, struct proof_interval interval, bool brief); /* "within 5 ms", "5 ms" */

void strips_segment_draw_all(struct strips *strips);            /* strips with the labels inside them */
void strips_segment_hatch(struct strips *strips, struct rect box, struct color color); /* stripes of the color in the box */
void strips_mark_place(struct strips *strips);                  /* decides where SLA labels go and whether the line breaks for them */
bool strips_mark_stacked(const struct strips *strips);          /* the heads of critical and max stand above each other */
double strips_mark_row(const struct strips *strips);            /* height of a head */
void strips_mark_draw(struct strips *strips);                   /* lines of critical and max with their heads */
void strips_mark_draw_slas(struct strips *strips);
void strips_key_draw(struct strips *strips, double y);          /* the ramp with its limits, and what stripes mean */
double strips_key_height(const struct strips *strips);
double strips_axis_draw(struct strips *strips, double y);       /* load in percent of max and in operations; y below */
double strips_axis_height(const struct strips *strips);
void strips_axis_columns(struct strips *strips);                /* print: the intervals at critical and at max */

#endif
