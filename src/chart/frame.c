/* The frame of a chart: on slides the ground, title, subtitle and source lines; in print nothing. */
#include "chart/frame.h"

#include "chart/label.h"

#include <math.h>

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

/* Source lines stand on the foot, the last `margin-bottom` above it. Gives the y of the first baseline. */
static double draw_sources(struct canvas *canvas, double left, double width, double bottom)
{
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "tick-size");
	double leading = canvas_token(canvas, "source-leading"), y = bottom - canvas_token(canvas, "margin-bottom") + leading;
	for (size_t i = 3; i-- > 0;) {
		const char **lines;
		if (!canvas->spec->sources[i])
			continue;
		size_t count = label_lines(canvas->arena, canvas->shaper, font, canvas->spec->sources[i], width, canvas->half ? 4 : 3, &lines);
		y -= leading * (double)count;
		for (size_t line = 0; line < count; line++)
			canvas_text(canvas, "source", font, canvas->secondary, MARK_START, left, y + leading * (double)line, lines[line]);
	}
	return y;
}

static void draw_frame(struct canvas *canvas, struct chart_frame frame)
{
	double left = canvas_token(canvas, "margin-left"), width = frame.width - left - canvas_token(canvas, "margin-right");
	double y = canvas->spec->title ? draw_title(canvas, canvas->spec->title, left, width) : canvas_token(canvas, "title-baseline");
	struct shape_font font = canvas_font(canvas, SHAPE_SANS, "subtitle-size");
	y += canvas_token(canvas, "subtitle-baseline") - canvas_token(canvas, "title-baseline");
	if (canvas->spec->subtitle) {
		double leading = font.size * 1.4;
		size_t lines = canvas_paragraph(canvas, "subtitle", font, canvas->secondary, MARK_START, (struct point){left, y}, leading, width,
			canvas->half ? 3 : 2, canvas->spec->subtitle);
		y += leading * (double)(lines - 1);
	}
	double top = y + canvas_token(canvas, "plot-gap"), tick = canvas_token(canvas, "tick-size");
	double bottom = draw_sources(canvas, left, width, frame.height) - tick * 1.7;
	canvas->plot = (struct rect){left, top, width, fmax(bottom - top, 60)};
}

struct canvas frame_open(struct arena *arena, struct shaper *shaper, const struct theme *theme, const struct chart_spec *spec,
	struct chart_frame frame)
{
	struct picture *picture = arena_alloc(arena, sizeof *picture);
	*picture = (struct picture){
		.width = frame.width, .height = frame.height, .title = spec->title, .description = spec->alt, .id = spec->id};
	struct canvas canvas = {.arena = arena, .shaper = shaper, .theme = theme, .spec = spec, .picture = picture,
		.slide = frame.slide, .half = frame.slide && frame.width < 800, .plot = {0, 0, frame.width, frame.height}};
	canvas.ink = canvas_color(&canvas, "ink");
	canvas.secondary = canvas_color(&canvas, "secondary");
	canvas.ground = canvas_color(&canvas, "ground");
	canvas.axis = canvas_color(&canvas, "axis");
	canvas.hairline = canvas_color(&canvas, "hairline");
	if (frame.slide) {
		picture->background = canvas.ground;
		draw_frame(&canvas, frame);
	}
	return canvas;
}

struct picture *frame_close(struct canvas *canvas, double bottom)
{
	if (!canvas->slide)
		canvas->picture->height = bottom;
	return canvas->picture;
}
