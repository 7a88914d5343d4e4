/* The canvas: tokens, the spec, text and shapes. The slide's frame is chart/frame.c, axes chart/axis.c. */
#include "chart/canvas.h"

#include "base/buf.h"
#include "base/number.h"
#include "chart/label.h"
#include "style/message.h"

#include <assert.h>
#include <math.h>
#include <string.h>

double canvas_token(const struct canvas *canvas, const char *name)
{
	return theme_number(canvas->theme, arena_printf(canvas->arena, "chart.%s", name));
}

struct color canvas_color(const struct canvas *canvas, const char *name)
{
	return theme_needed_color(canvas->theme, arena_printf(canvas->arena, "chart.%s", name));
}

struct color canvas_color_n(const struct canvas *canvas, const char *prefix, size_t n)
{
	return canvas_color(canvas, arena_printf(canvas->arena, "%s%zu", prefix, n));
}

struct shape_font canvas_font(const struct canvas *canvas, enum shape_face face, const char *size_token)
{
	return (struct shape_font){face, fmax(canvas_token(canvas, size_token), 1), 0};
}

/* Relative luminance, WCAG 2. */
static double luminance(struct color color)
{
	const uint8_t parts[] = {color.r, color.g, color.b};
	const double weights[] = {0.2126, 0.7152, 0.0722};
	double sum = 0;
	for (size_t i = 0; i < 3; i++) {
		double c = parts[i] / 255.0;
		sum += weights[i] * (c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4));
	}
	return sum;
}

static double contrast(struct color a, struct color b)
{
	double la = luminance(a), lb = luminance(b);
	return (fmax(la, lb) + 0.05) / (fmin(la, lb) + 0.05);
}

struct color canvas_ink_on(const struct canvas *canvas, struct color ground)
{
	return contrast(canvas->ink, ground) >= contrast(canvas->ground, ground) ? canvas->ink : canvas->ground;
}

const char *canvas_word(const struct canvas *canvas, const char *word)
{
	const char *const *words = canvas->spec->kind->words;
	for (size_t i = 0; i < CHART_WORDS && words[i]; i++)
		if (strcmp(words[i], word) == 0)
			return canvas->spec->words && canvas->spec->words[i] ? canvas->spec->words[i] : "";
	assert(false); /* a word the kind does not declare */
	return "";
}

static const char *fill_hole(const struct canvas *canvas, const char *text, const char *value)
{
	const char *hole = strstr(text, "{}");
	if (!hole)
		return *text ? arena_printf(canvas->arena, "%s %s", text, value) : value;
	return arena_printf(canvas->arena, "%.*s%s%s", (int)(hole - text), text, value, hole + 2);
}

const char *canvas_filled(const struct canvas *canvas, const char *word, const char *value)
{
	return fill_hole(canvas, canvas_word(canvas, word), value);
}

const char *canvas_filled_two(const struct canvas *canvas, const char *word, const char *first, const char *second)
{
	return fill_hole(canvas, canvas_filled(canvas, word, first), second);
}

size_t canvas_rows(const struct canvas *canvas, size_t set)
{
	return canvas->spec->sets ? canvas->spec->sets[set].count : 0;
}

const struct chart_value *canvas_value(const struct canvas *canvas, size_t set, size_t row, size_t channel)
{
	assert(row < canvas_rows(canvas, set));
	return &canvas->spec->sets[set].rows[row].values[channel];
}

const char *canvas_value_text(const struct canvas *canvas, size_t set, size_t row, size_t channel)
{
	const char *text = canvas_value(canvas, set, row, channel)->text;
	return text && *text ? text : "–";
}

const char *canvas_number(const struct canvas *canvas, double value, int decimals)
{
	if (canvas->spec->messages)
		return message_number(canvas->arena, canvas->spec->messages, value, decimals);
	struct buf out = {0};
	number_print_fixed(&out, value, decimals);
	const char *text = arena_copy(canvas->arena, out.s, out.n);
	buf_drop(&out);
	return text;
}

double canvas_width(const struct canvas *canvas, struct shape_font font, const char *text)
{
	return shape_width(canvas->shaper, font, slice_of(text));
}

double canvas_cap(const struct canvas *canvas, struct shape_font font)
{
	return canvas->shaper->metrics(canvas->shaper, font.face).cap_height * font.size;
}

double canvas_baseline(const struct canvas *canvas, struct shape_font font, double middle)
{
	return middle + canvas_cap(canvas, font) / 2;
}

double canvas_ascent(const struct canvas *canvas, struct shape_font font)
{
	return canvas->shaper->metrics(canvas->shaper, font.face).ascent * font.size;
}

double canvas_descent(const struct canvas *canvas, struct shape_font font)
{
	return canvas->shaper->metrics(canvas->shaper, font.face).descent * font.size;
}

struct mark *canvas_text(struct canvas *canvas, const char *role, struct shape_font font, struct color color, enum mark_anchor anchor,
	double x, double y, const char *text)
{
	return mark_text(canvas->arena, canvas->picture, role, canvas->shaper, font, color, anchor, x, y, text);
}

struct mark *canvas_text_within(struct canvas *canvas, const char *role, struct shape_font font, struct color color,
	enum mark_anchor anchor, struct point at, double width, const char *text)
{
	double needed = canvas_width(canvas, font, text), least = fmin(canvas_token(canvas, "tick-size"), font.size);
	if (needed > width)
		font.size = fmax(least, font.size * width / needed);
	const char **lines = &text;
	if (canvas_width(canvas, font, text) > width * (1 + 1e-9))
		label_lines(canvas->arena, canvas->shaper, font, text, width, 1, &lines);
	return canvas_text(canvas, role, font, color, anchor, at.x, at.y, lines[0]);
}

struct mark *canvas_rect(struct canvas *canvas, const char *role, struct rect rect, struct color fill)
{
	struct mark *mark = mark_shape(canvas->arena, canvas->picture, role, geom_rect_path(canvas->arena, rect));
	mark->fill = fill;
	return mark;
}

struct mark *canvas_line(struct canvas *canvas, const char *role, struct point from, struct point to, double width, struct color color)
{
	struct path path = geom_segment(canvas->arena, from.x, from.y, to.x, to.y);
	struct mark *mark = mark_shape(canvas->arena, canvas->picture, role, path);
	canvas_outline(mark, width, color);
	return mark;
}

struct mark *canvas_circle(struct canvas *canvas, const char *role, struct point center, double radius, struct color fill)
{
	struct path path = geom_circle(canvas->arena, center.x, center.y, radius);
	struct mark *mark = mark_shape(canvas->arena, canvas->picture, role, path);
	mark->fill = fill;
	return mark;
}

struct mark *canvas_polygon(struct canvas *canvas, const char *role, const struct point *points, size_t count, struct color fill)
{
	struct path path = {0};
	for (size_t i = 0; i < count; i++)
		(i == 0 ? geom_move : geom_line)(canvas->arena, &path, points[i].x, points[i].y);
	geom_close(canvas->arena, &path);
	struct mark *mark = mark_shape(canvas->arena, canvas->picture, role, path);
	mark->fill = fill;
	return mark;
}

void canvas_outline(struct mark *mark, double width, struct color color)
{
	mark->stroke = color;
	mark->stroke_width = width;
}

void canvas_plate(struct canvas *canvas, struct rect text, double out, struct color color)
{
	canvas_rect(canvas, "plate", (struct rect){text.x - out, text.y - out / 2, text.w + 2 * out, text.h + out}, color);
}

size_t canvas_paragraph(struct canvas *canvas, const char *role, struct shape_font font, struct color color, enum mark_anchor anchor,
	struct point at, double leading, double width, size_t most, const char *text)
{
	const char **lines;
	size_t count = label_lines(canvas->arena, canvas->shaper, font, text, width, most, &lines);
	for (size_t i = 0; i < count; i++)
		canvas_text(canvas, role, font, color, anchor, at.x, at.y + (double)i * leading, lines[i]);
	return count;
}
