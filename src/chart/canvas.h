/* What every chart kind draws with: the look's tokens, text and shapes in them, and access to the spec. Opened by
 * chart/frame.h; a canvas lives during one draw. All of it in points (print) or px (slides). */
#ifndef CHART_CANVAS_H
#define CHART_CANVAS_H

#include "base/arena.h"
#include "base/geom.h"
#include "chart/chart.h"

#include <stdbool.h>
#include <stddef.h>

struct canvas {
	struct arena *arena;
	struct shaper *shaper;
	const struct theme *theme;
	const struct chart_spec *spec;
	struct picture *picture;
	bool slide, half;       /* half: a slide narrower than 800 px */
	bool alone;             /* title and source lines are drawn */
	struct rect plot;       /* left for the chart; height 0 in print when the chart decides */
	struct color ink, secondary, ground, axis, hairline;
};

/* Tokens of the theme, named without their "chart." */
double canvas_token(const struct canvas *canvas, const char *name);
struct color canvas_color(const struct canvas *canvas, const char *name);
struct color canvas_color_n(const struct canvas *canvas, const char *prefix, size_t n); /* "part-", 3: "part-3"; n from 1 */
struct shape_font canvas_font(const struct canvas *canvas, enum shape_face face, const char *size_token);
struct color canvas_ink_on(const struct canvas *canvas, struct color ground); /* ink or ground, whichever reads better on it */

/* The spec: a word of the kind ("" when it was not given), a value (all empty when not given), its text ("–" when none). */
const char *canvas_word(const struct canvas *canvas, const char *word);
const char *canvas_filled(const struct canvas *canvas, const char *word, const char *value); /* the word with {} replaced */
const char *canvas_filled_two(const struct canvas *canvas, const char *word, const char *first, const char *second); /* both of two */
const struct chart_value *canvas_value(const struct canvas *canvas, size_t set, size_t row, size_t channel);
const char *canvas_value_text(const struct canvas *canvas, size_t set, size_t row, size_t channel);
size_t canvas_rows(const struct canvas *canvas, size_t set);
const char *canvas_number(const struct canvas *canvas, double value, int decimals); /* in the language's form */

double canvas_width(const struct canvas *canvas, struct shape_font font, const char *text);
double canvas_cap(const struct canvas *canvas, struct shape_font font);                     /* height of its capitals */
double canvas_baseline(const struct canvas *canvas, struct shape_font font, double middle); /* capitals centred on `middle` */
double canvas_ascent(const struct canvas *canvas, struct shape_font font);
double canvas_descent(const struct canvas *canvas, struct shape_font font);

struct mark *canvas_text(struct canvas *canvas, const char *role, struct shape_font font, struct color color, enum mark_anchor anchor,
	double x, double y, const char *text);
/* A text that may be too wide for its place: made smaller down to the smallest type, then ended with an ellipsis. */
struct mark *canvas_text_within(struct canvas *canvas, const char *role, struct shape_font font, struct color color,
	enum mark_anchor anchor, struct point at, double width, const char *text);
struct mark *canvas_rect(struct canvas *canvas, const char *role, struct rect rect, struct color fill);
struct mark *canvas_line(struct canvas *canvas, const char *role, struct point from, struct point to, double width, struct color color);
struct mark *canvas_circle(struct canvas *canvas, const char *role, struct point center, double radius, struct color fill);
struct mark *canvas_polygon(struct canvas *canvas, const char *role, const struct point *points, size_t count, struct color fill);
void canvas_outline(struct mark *mark, double width, struct color color);
/* A plate of the ground behind a text that stands on lines or stripes; draw it before the text. */
void canvas_plate(struct canvas *canvas, struct rect text, double out, struct color color);

/* Text in lines at most `width` wide, first baseline y; gives the number of lines (at most `most`, the last with an ellipsis). */
size_t canvas_paragraph(struct canvas *canvas, const char *role, struct shape_font font, struct color color, enum mark_anchor anchor,
	struct point at, double leading, double width, size_t most, const char *text);

#endif
