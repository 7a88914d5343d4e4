/* The key of the strips: the ramp with the limits under its boxes, and a sample of stripes with what they mean. */
#include "chart/strips.h"

#include <math.h>

struct key {
	double left, right, box, gap, height; /* of the ramp: ends, width of a box, between boxes */
	bool sample_before;                   /* the sample stands left of the ramp, else right, else (half a slide) nowhere */
	bool sampled;
};

static struct key measure(const struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	double width = strips->right - strips->left, boxes = (double)strips->proof->limits + 1;
	struct key key = {.height = canvas_token(canvas, "key-height"), .gap = canvas_token(canvas, "ground-line")};
	key.sampled = !canvas->half;
	key.sample_before = canvas->slide;
	key.left = canvas->slide && !canvas->half ? strips->left + width * 0.3825 : strips->left;
	key.right = canvas->slide ? strips->right : strips->left + width * 0.713;
	key.box = (key.right - key.left) / boxes;
	return key;
}

double strips_key_height(const struct strips *strips)
{
	const struct canvas *canvas = strips->canvas;
	return canvas_token(canvas, "key-height") + canvas_token(canvas, "tick-leading") * 1.05;
}

/* "0.5", "1 s": with its unit where it stands first and where that changes. */
static const char *limit_text(const struct strips *strips, size_t i, bool first_too)
{
	const double *limit = strips->proof->limit;
	const char *unit, *before = NULL, *text = strips_limit_text(strips, limit[i], &unit);
	if (i > 0)
		strips_limit_text(strips, limit[i - 1], &before);
	bool changes = i > 0 ? unit != before : first_too;
	return changes ? arena_printf(strips->canvas->arena, "%s\u202f%s", text, unit) : text;
}

/* "within" the limit below the box; what is above all behind the last. */
static void draw_box_labels(struct strips *strips, const struct key *key, double baseline)
{
	struct canvas *canvas = strips->canvas;
	size_t limits = strips->proof->limits;
	for (size_t i = 0; i <= limits; i++) {
		const char *unit, *text;
		if (i < limits) {
			text = limit_text(strips, i, true);
		} else {
			text = strips_limit_text(strips, strips->proof->limit[limits - 1], &unit);
			text = arena_printf(canvas->arena, ">\u202f%s\u202f%s", text, unit);
		}
		if (canvas_width(canvas, strips->small_font, text) <= key->box)
			canvas_text(canvas, "key-label", strips->small_font, canvas->secondary, MARK_MIDDLE,
				key->left + key->box * (double)i + (key->box - key->gap) / 2, baseline, text);
	}
}

/* A box stands for what lies between two limits: each below the edge between its boxes, their unit before them. */
static void draw_edge_labels(struct strips *strips, const struct key *key, double baseline)
{
	struct canvas *canvas = strips->canvas;
	const char *unit;
	strips_limit_text(strips, strips->proof->limit[0], &unit);
	double before = key->left + canvas_text(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, key->left, baseline, unit)->width;
	for (size_t i = 0; i < strips->proof->limits; i++) {
		const char *text = limit_text(strips, i, false);
		double half = canvas_width(canvas, strips->small_font, text) / 2, x = key->left + key->box * (double)(i + 1) - key->gap / 2;
		if (x - half < before + canvas_token(canvas, "pad") * 0.2)
			continue;
		canvas_text(canvas, "key-label", strips->small_font, canvas->secondary, MARK_MIDDLE, x, baseline, text);
		before = x + half;
	}
}

static void draw_sample(struct strips *strips, const struct key *key, double y)
{
	struct canvas *canvas = strips->canvas;
	double pad = canvas_token(canvas, "pad"), width = key->height * 2.4;
	double x = key->sample_before ? strips->left : key->right + pad * 3.5;
	int upper = (int)strips->proof->limits * 2 / 3, lower = (int)strips->proof->limits / 2;
	struct rect box = {x, y, width, key->height};
	canvas_rect(canvas, "key", box, strips_ramp(strips, upper));
	strips_segment_hatch(strips, box, strips_ramp(strips, lower));
	struct point at = {x + width + pad * 0.9, canvas_baseline(canvas, strips->small_font, y + key->height / 2)};
	if (canvas->slide) {
		double room = key->left - pad * 2 - canvas_width(canvas, strips->small_font, canvas_word(canvas, "within")) - at.x;
		canvas_text_within(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, at, room, canvas_word(canvas, "striped"));
		return;
	}
	double room = canvas->plot.x + canvas->plot.w - at.x;
	at.y -= canvas_token(canvas, "tick-leading") * 0.2;
	canvas_text_within(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, at, room, canvas_word(canvas, "striped-1"));
	at.y += canvas_token(canvas, "tick-leading");
	canvas_text_within(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, at, room, canvas_word(canvas, "striped-2"));
}

/* The word "within" without its hole. */
static const char *within_word(const struct strips *strips)
{
	return canvas_filled(strips->canvas, "within", "");
}

void strips_key_draw(struct strips *strips, double y)
{
	struct canvas *canvas = strips->canvas;
	struct key key = measure(strips);
	double baseline = y + key.height + canvas_token(canvas, "tick-leading") * 0.84, pad = canvas_token(canvas, "pad");
	double middle = canvas_baseline(canvas, strips->small_font, y + key.height / 2);
	for (size_t i = 0; i <= strips->proof->limits; i++) {
		double x = key.left + key.box * (double)i;
		canvas_rect(canvas, "key", (struct rect){x, y, key.box - key.gap, key.height}, strips_ramp(strips, (int)i));
	}
	/* labels of segments say "within 5 ms" on a slide, "1–5 ms" in print: the key speaks as they do, while its boxes are wide enough */
	bool wide = canvas_width(canvas, strips->small_font, limit_text(strips, 0, true)) <= key.box;
	(canvas->slide && wide ? draw_box_labels : draw_edge_labels)(strips, &key, baseline);
	if (!canvas->slide)
		canvas_text_within(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, (struct point){canvas->plot.x, middle},
			strips->left - canvas->plot.x - pad, canvas_word(canvas, "proven"));
	else if (canvas->half)
		canvas_text_within(canvas, "key-label", strips->small_font, canvas->secondary, MARK_START, (struct point){canvas->plot.x, middle},
			strips->left - canvas->plot.x - pad, within_word(strips));
	else
		canvas_text(canvas, "key-label", strips->small_font, canvas->secondary, MARK_END, key.left - pad, middle, within_word(strips));
	if (key.sampled)
		draw_sample(strips, &key, y);
}
