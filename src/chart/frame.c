/* The frame of a chart that stands alone: the ground, title, subtitle and source lines; in a page nothing. */
#include "chart/frame.h"

#include "chart/label.h"

#include <math.h>
#include <string.h>

#define SUBTITLE_LEADING 1.4 /* times its size */

/* The title on one line at its full size, else smaller, else on two lines. Gives the y of its last baseline. */
static double draw_title(struct canvas *canvas, const char *title, double left, double width)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS_BOLD, canvas->half ? "title-size-half" : "title-size");
	if (canvas_width(canvas, font, title) > width)
		font = canvas_font(canvas, SHAPE_SANS_BOLD, "title-size-half");
	double leading = font.size * 1.4, y = canvas_token(canvas, "title-baseline");
	size_t lines = canvas_paragraph(canvas, "title", font, canvas->ink, MARK_START, (struct point){left, y}, leading, width, 2, title);
	return y + leading * (double)(lines - 1);
}

/* Where a text that is too long for one line breaks: behind the last of its parts that fits, NULL when none does. Parts that end with
 * a full stop are sentences: the next one begins with a capital. */
static const char *last_part(const struct canvas *canvas, struct shape_font font, const char *text, double width, const char *between)
{
	const char *best = NULL;
	for (const char *at = strstr(text, between); at; at = strstr(at + 1, between)) {
		const char *next = at + strlen(between);
		bool begins = *between != '.' || (*next >= 'A' && *next <= 'Z');
		if (begins && canvas_width(canvas, font, arena_printf(canvas->arena, "%.*s", (int)(at - text + 1), text)) <= width)
			best = next;
	}
	return best;
}

/* The part before the place where a text breaks, without the blank at its end. */
static const char *part_before(const struct canvas *canvas, const char *text, const char *rest)
{
	return arena_printf(canvas->arena, "%.*s", (int)(rest - text - 1), text);
}

enum { SOURCES = 2, SOURCE_LINES = 4 };

/* The source lines; one that is too long breaks between its sentences, else within them. */
static size_t source_lines(const struct canvas *canvas, double width, const char *all[SOURCES * SOURCE_LINES])
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	size_t count = 0;
	for (size_t i = 0; i < SOURCES && canvas->spec->sources[i]; i++) {
		const char **lines, *text = canvas->spec->sources[i];
		const char *rest = canvas_width(canvas, font, text) > width ? last_part(canvas, font, text, width, ". ") : NULL;
		if (rest) {
			all[count++] = part_before(canvas, text, rest);
			text = rest;
		}
		size_t more = label_even_lines(canvas->arena, canvas->shaper, font, text, width, SOURCE_LINES - 1, &lines);
		for (size_t line = 0; line < more; line++)
			all[count++] = lines[line];
	}
	return count;
}

static void draw_sources(struct canvas *canvas, struct point first, const char *const *lines, size_t count)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double leading = canvas_token(canvas, "source-leading");
	for (size_t i = 0; i < count; i++)
		canvas_text(canvas, "source", font, canvas->secondary, MARK_START, first.x, first.y + leading * (double)i, lines[i]);
}

/* On a slide source lines stand on the foot, the last `margin-bottom` above it. Gives the y of the first baseline. */
static double draw_foot(struct canvas *canvas, double left, double width, double bottom)
{
	const char *lines[SOURCES * SOURCE_LINES];
	size_t count = source_lines(canvas, width, lines);
	double first = bottom - canvas_token(canvas, "margin-bottom") - canvas_token(canvas, "source-leading") * ((double)count - 1);
	draw_sources(canvas, (struct point){left, first}, lines, count);
	return first;
}

/* In print they follow the chart. Gives the height of all. */
static double draw_below(struct canvas *canvas, double bottom)
{
	const char *lines[SOURCES * SOURCE_LINES];
	size_t count = source_lines(canvas, canvas->plot.w, lines);
	double leading = canvas_token(canvas, "source-leading"), first = bottom + leading * 1.6;
	draw_sources(canvas, (struct point){canvas->plot.x, first}, lines, count);
	return (count ? first + leading * (double)(count - 1) : bottom) + canvas_token(canvas, "margin-bottom");
}

/* On one line, else broken between its parts, else within them. Gives the number of lines. */
static size_t draw_subtitle(struct canvas *canvas, struct point at, double width)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "subtitle-size");
	const char *text = canvas->spec->subtitle, *rest = canvas_width(canvas, font, text) > width ? last_part(canvas, font, text, width, " · ") : NULL;
	double leading = font.size * SUBTITLE_LEADING;
	size_t most = canvas->half ? 3 : 2, first = 0;
	if (rest) {
		first = canvas_paragraph(canvas, "subtitle", font, canvas->secondary, MARK_START, at, leading, width, 1, part_before(canvas, text, rest));
		text = rest;
	}
	at.y += leading * (double)first;
	return first + canvas_paragraph(canvas, "subtitle", font, canvas->secondary, MARK_START, at, leading, width, most - first, text);
}

static void draw_frame(struct canvas *canvas, struct chart_frame frame)
{
	double left = canvas_token(canvas, "margin-left"), width = frame.width - left - canvas_token(canvas, "margin-right");
	double y = canvas->spec->title ? draw_title(canvas, canvas->spec->title, left, width) : canvas_token(canvas, "title-baseline");
	y += canvas_token(canvas, "subtitle-baseline") - canvas_token(canvas, "title-baseline");
	if (canvas->spec->subtitle)
		y += canvas_token(canvas, "subtitle-size") * SUBTITLE_LEADING * ((double)draw_subtitle(canvas, (struct point){left, y}, width) - 1);
	double top = y + canvas_token(canvas, "plot-gap"), tick = canvas_token(canvas, "tick-size");
	canvas->plot = (struct rect){left, top, width, 0};
	if (canvas->slide)
		canvas->plot.h = fmax(draw_foot(canvas, left, width, frame.height) - tick * 1.7 - top, 60);
}

struct canvas frame_open(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct picture *picture = arena_alloc(arena, sizeof *picture);
	*picture = (struct picture){
		.width = frame.width, .height = frame.height, .title = spec->title, .description = spec->alt, .id = spec->id};
	struct canvas canvas = {.arena = arena, .shaper = shaper, .theme = theme, .spec = spec, .picture = picture,
		.slide = frame.slide, .alone = frame.alone, .half = frame.slide && frame.width < 800, .plot = {0, 0, frame.width, frame.height}};
	canvas.ink = canvas_color(&canvas, "ink");
	canvas.secondary = canvas_color(&canvas, "secondary");
	canvas.ground = canvas_color(&canvas, "ground");
	canvas.axis = canvas_color(&canvas, "axis");
	canvas.hairline = canvas_color(&canvas, "hairline");
	if (frame.alone) {
		picture->background = canvas.ground;
		draw_frame(&canvas, frame);
	}
	return canvas;
}

struct picture *frame_close(struct canvas *canvas, double bottom)
{
	if (!canvas->slide)
		canvas->picture->height = canvas->alone ? draw_below(canvas, bottom) : bottom;
	return canvas->picture;
}
